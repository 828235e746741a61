import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSheet } from '../../../../web/planner/cutting/checker/check-sheet.ts';
import { solvePanels } from '../../../../web/planner/cutting/solve-panels.ts';
import { solveSheet } from '../../../../web/planner/cutting/sheet/solve-sheet.ts';
import { stopAfter, toProblem } from './sheet/solve-request.ts';
import { splitRows, splitsOf } from './split-rows.ts';
import { plainOf, specialRequestOf } from './special-requests.ts';
import { complaintsOf, solveAll } from './solve-special.ts';
import type { SheetAnswer, SheetRequest } from '../../../../web/planner/cutting/contract.ts';
import { runs } from '../../../support/long.ts';

/** Answers to two requests are equal except for their duration. */
const written = (answer: SheetAnswer): string => JSON.stringify({ ...answer, ms: 0 });

const isWhole = ({ unplaced }: SheetAnswer): boolean => unplaced.length === 0;

describe('a run of grain', () => {
  const stock = [{ id: 'ply', length: 2440, width: 1220, price: 42 }];
  const front = { id: 'front', length: 596, width: 180, quantity: 4, rotate: false };
  const shelf = { id: 'shelf', length: 560, width: 300 };
  const drawers = { id: 'drawers', parts: ['front'], along: 'width' } as const;
  const request: SheetRequest = {
    kind: 'sheet',
    kerf: 3,
    stock,
    parts: [front, shelf],
    runs: [drawers],
  };

  it('is cut from one strip in its order, one kerf apart', () => {
    const answer = solveAll(request);
    const panels = answer.sheets.flatMap(({ parts }) => parts.filter(({ run }) => run));
    expect(panels.map(({ run }) => run?.place)).toEqual([1, 2, 3, 4]);
    const [first] = panels;
    expect(panels.map(({ x, y }) => [x, y])).toEqual(
      [0, 183, 366, 549].map((y) => [first?.x, (first?.y ?? 0) + y]),
    );
  });

  it('that fits no sheet is left out completely, and the rest is planned', () => {
    const long = { ...front, quantity: 7 };
    expect(solveAll({ ...request, parts: [shelf, long] })).toMatchObject({
      status: 'infeasible',
      unplaced: [{ part: 'front', quantity: 7, reason: 'run-too-long', at: 'runs[0]' }],
      sheets: [{ parts: [{ part: 'shelf' }] }],
    });
  });

  it('is rotated if all its parts may be, and then runs along the sheet', () => {
    const long = { ...front, quantity: 7, rotate: true };
    const answer = solveAll({ ...request, parts: [shelf, long] });
    expect(answer).toMatchObject({ status: 'optimal', cost: 42, unplaced: [] });
    const other = { id: 'end', length: 596, width: 20, rotate: false };
    const fixed = solveAll({
      ...request,
      parts: [shelf, long, other],
      runs: [{ ...drawers, parts: ['front', 'end'] }],
    });
    expect(fixed.unplaced.map(({ part }) => part)).toEqual(['front', 'end']);
  });

  it('is planned as often as there is room if it has several copies', () => {
    const all = { ...front, quantity: 80 };
    const one = [{ ...stock[0], id: 'ply', length: 2440, width: 1220, quantity: 1 }];
    const answer = solveAll({
      ...request,
      stock: one,
      parts: [all],
      runs: [{ ...drawers, quantity: 20 }],
    });
    const numbers = new Set(answer.sheets.flatMap(({ parts }) => parts.map(({ run }) => run?.n)));
    expect([...numbers]).toEqual([1, 2, 3, 4]);
    expect(answer.unplaced).toEqual([
      { part: 'front', quantity: 64, reason: 'out-of-stock', at: 'parts[0].quantity' },
    ]);
  });

  it.each([
    ['length', 2],
    ['width', 2],
    ['length', 3],
    ['width', 3],
  ] as const)(
    'can be cut when the first cuts run along the %s in %i stages',
    (firstCut, stages) => {
      for (const along of ['length', 'width'] as const) {
        const asked: SheetRequest = { ...request, stages, firstCut, runs: [{ ...drawers, along }] };
        expect(complaintsOf(asked)).toEqual([]);
        const { unplaced } = solveAll(asked);
        expect(unplaced).toEqual([]);
      }
    },
  );
});

describe('a sheet with defects', () => {
  const middle = { x: 480, y: 230, length: 40, width: 40 };
  const dented = { id: 'dented', length: 1000, width: 500, price: 5, defects: [middle] };
  const clean = { id: 'clean', length: 1000, width: 500, price: 30 };

  it('is used up to its defect, and no part covers it', () => {
    const parts = [{ id: 'half', length: 480, width: 500, quantity: 2, rotate: false }];
    expect(solveAll({ kind: 'sheet', stock: [dented], parts })).toMatchObject({
      status: 'optimal',
      cost: 5,
      unplaced: [],
    });
    const wider = [{ id: 'half', length: 481, width: 500, quantity: 2, rotate: false }];
    expect(solveAll({ kind: 'sheet', stock: [dented, clean], parts: wider })).toMatchObject({
      cost: 30,
      sheets: [{ stock: 'clean' }],
    });
  });

  it('has a part that fits next to none of its defects unplaced as too long', () => {
    const parts = [{ id: 'top', length: 900, width: 400 }];
    expect(solveAll({ kind: 'sheet', stock: [dented], parts }, 50).unplaced).toEqual([
      { part: 'top', quantity: 1, reason: 'too-long', at: 'parts[0].length' },
    ]);
  });

  it('costs a kerf behind a defect only if the saw does not fit into it', () => {
    const parts = [{ id: 'half', length: 480, width: 500, quantity: 2, rotate: false }];
    const asked: SheetRequest = { kind: 'sheet', kerf: 40, stock: [dented], parts };
    expect(solveAll(asked).unplaced).toEqual([]);
    expect(solveAll({ ...asked, kerf: 41 }, 50).unplaced).toHaveLength(1);
  });

  it('gives a clean offcut, worth keeping, with one more cut', () => {
    const corner = { x: 960, y: 460, length: 40, width: 40 };
    const stock = [{ ...dented, defects: [corner] }];
    const parts = [{ id: 'shelf', length: 300, width: 500, rotate: false }];
    const { sheets } = solveAll({ kind: 'sheet', kerf: 3, stock, parts });
    const areas = sheets[0]?.offcuts.map(({ length, width }) => length * width) ?? [];
    expect(Math.max(...areas)).toBeGreaterThan(600 * 450);
  });

  it('holds what it has room for, however long the list and short the time', () => {
    const hall = { id: 'hall', length: 1e6, width: 1e6, defects: [{ ...middle, x: 5e5, y: 4e5 }] };
    const parts = [{ id: 'panel', length: 700, width: 500, quantity: 10_000 }];
    const answer = solveAll({ kind: 'sheet', kerf: 3, stock: [hall], parts }, 0);
    expect(answer.unplaced).toEqual([]);
  });
});

describe('solvePanels', () => {
  it('keeps the engine’s exact answer without runs and defects', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      const plain = plainOf(request);
      const problem = toProblem({ ...plain, timeLimitMs: 600_000 });
      const engine = written(solveSheet(problem, stopAfter(60)));
      expect(written(solvePanels(problem, stopAfter(60)))).toBe(engine);
      const empty: SheetRequest = {
        ...plain,
        runs: [],
        stock: plain.stock.map((row) => ({ ...row, defects: [] })),
      };
      expect(toProblem(empty)).toEqual(toProblem(plain));
      expect(written(solveAll(empty, 60))).toBe(engine);
    });
    fc.assert(outcome, { numRuns: runs(40) });
  });

  it('gives plans with runs and about defects that the checker makes with the saw', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      expect(complaintsOf(request, 60)).toEqual([]);
    });
    fc.assert(outcome, { numRuns: runs(80) });
  });

  it('gives a plan that can be cut when it is stopped at the first moment', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      expect(complaintsOf(request, 0)).toEqual([]);
    });
    fc.assert(outcome, { numRuns: runs(40) });
  });

  it('never costs less than the bound of its parts alone on sheets without defects', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      const [special, alone] = [solveAll(request, 60), solveAll(plainOf(request), 60)];
      if (!isWhole(special)) return;
      if (isWhole(alone)) expect(special.cost).toBeGreaterThanOrEqual(alone.bound);
      expect(special.bound).toBeLessThanOrEqual(special.cost);
    });
    fc.assert(outcome, { numRuns: runs(40) });
  });

  it('bounds no higher than a plan of the same parts with the same defects costs', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      const [short, long] = [solveAll(request, 5), solveAll(request, 200)];
      if (!isWhole(short) || !isWhole(long)) return;
      expect(long.bound).toBeLessThanOrEqual(short.cost);
      expect(short.bound).toBeLessThanOrEqual(long.cost);
    });
    fc.assert(outcome, { numRuns: runs(40) });
  });

  it('gives the same plan however rows are split and sorted', () => {
    const outcome = fc.property(
      fc.oneof(specialRequestOf, specialRequestOf.map(plainOf)),
      splitsOf,
      (request, numbers) => {
        const split = splitRows(request, numbers);
        const [whole, answer] = [solveAll(request, 60), solveAll(split, 60)];
        expect(checkSheet(toProblem(split), answer)).toEqual([]);
        expect(unnamed(answer)).toEqual(unnamed(whole));
        expect(missingOf(split, answer)).toEqual(missingOf(request, whole));
      },
    );
    fc.assert(outcome, { numRuns: runs(80), examples: [[ORDERED, [0]]] });
  });

  it('costs no less with runs of grain and defects than the parts alone, once those are searched equally long', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      const plain = plainOf(request);
      const [special, alone] = [solveAll(request, 60), solveAll(plain, 60)];
      if (!isWhole(special) || !isWhole(alone)) return;
      // Some looks at a run are more work than at parts: the packer makes ten plans in one.
      const best = special.cost < alone.cost ? solveAll(plain, 3000) : alone;
      expect(special.cost).toBeGreaterThanOrEqual(best.cost);
    });
    fc.assert(outcome, { numRuns: runs(80) });
  });
});

/** Found by chance: the packer weighed parts by their place in the list, so that two rows of one made another plan. */
const ORDERED: SheetRequest = {
  kind: 'sheet',
  kerf: 0,
  trim: 0,
  stages: 3,
  parts: [
    { id: 'a', length: 77, width: 40, quantity: 9, rotate: false },
    { id: 'b', length: 220, width: 40, quantity: 3, rotate: false },
    { id: 'c', length: 451, width: 72, quantity: 2, rotate: false },
    { id: 'd', length: 450, width: 277, rotate: false },
    { id: 'e', length: 40, width: 40, rotate: false },
  ],
  runs: [{ id: 'run', parts: ['a', 'b'], along: 'length', quantity: 3 }],
  stock: [
    {
      id: 'sheet',
      length: 900,
      width: 500,
      price: 0,
      quantity: null,
      defects: [{ x: 0, y: 0, length: 1, width: 1 }],
    },
  ],
};

/** A plan without the names of equal parts and without its duration. */
const unnamed = (answer: SheetAnswer): object => ({
  ...answer,
  ms: 0,
  unplaced: [],
  sheets: answer.sheets.map((sheet) => ({
    ...sheet,
    parts: sheet.parts.map((panel) => ({ ...panel, part: '' })),
  })),
});

/** Missing parts by size, with the reason. */
function missingOf({ parts }: SheetRequest, { unplaced }: SheetAnswer): Map<string, number> {
  const sizes = new Map(
    parts.map(({ id, length, width, rotate }) => [id, `${length} × ${width} ${rotate}`]),
  );
  const missing = new Map<string, number>();
  for (const { part, quantity, reason } of unplaced) {
    const key = `${sizes.get(part)}: ${reason}`;
    missing.set(key, (missing.get(key) ?? 0) + quantity);
  }
  return missing;
}
