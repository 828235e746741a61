import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../../web/planner/cutting/checker/check-answer.ts';
import type {
  CutAnswer,
  CutRequest,
  LinearRequest,
  SheetRequest,
} from '../../../../../web/planner/cutting/contract.ts';
import { findNearFit, withLess } from '../../../../../web/planner/cutting/plan/near-fit.ts';
import { planBoards } from '../../../../../web/planner/cutting/plan/plan-board.ts';
import { tightness } from '../../../../../web/planner/cutting/plan/tightness.ts';
import { parseRequest } from '../../../../../web/planner/cutting/request/request.ts';
import { solve } from '../../../../../web/planner/cutting/solve.ts';
import { runs } from '../../../../support/long.ts';

function answerTo(request: CutRequest): CutAnswer {
  const parsed = parseRequest({ ...request, timeLimitMs: 300 });
  if (!parsed.ok) throw new Error(parsed.reason);
  return solve(parsed.problem);
}

const near = (request: CutRequest) =>
  findNearFit(request, answerTo(request), (smaller) => Promise.resolve(answerTo(smaller)));

const count = (answer: CutAnswer | undefined) =>
  answer === undefined ? 0 : 'boards' in answer ? answer.boards.length : answer.sheets.length;

const boards: LinearRequest = {
  kind: 'linear',
  kerf: 3,
  stock: [{ id: 's', length: '96"' }],
  parts: [{ id: 'p', length: '48"', quantity: 2 }],
};

const sheets: SheetRequest = {
  kind: 'sheet',
  kerf: 3,
  stock: [{ id: 's', length: 2440, width: 1220 }],
  parts: [{ id: 'p', length: 1220, width: 610, quantity: 4 }],
};

describe('parts that nearly fit', () => {
  it('as two of 48 inches on 96, each 1.5 mm less, need one board', async () => {
    expect(count(answerTo(boards))).toBe(2);
    const fit = await near(boards);
    expect([fit?.less, count(fit?.answer)]).toEqual([1.5, 1]);
  });

  it('as four quarters of a sheet, each 1.5 mm less, need one sheet', async () => {
    expect(count(answerTo(sheets))).toBeGreaterThan(1);
    const fit = await near(sheets);
    expect([fit?.less, count(fit?.answer)]).toEqual([1.5, 1]);
  });

  it('are none if one board less needs more than 3 mm', async () => {
    expect(
      await near({ ...boards, parts: [{ id: 'p', length: 1225, quantity: 2 }] }),
    ).toBeUndefined();
    expect(
      await near({ ...boards, parts: [{ id: 'p', length: 1000, quantity: 2 }] }),
    ).toBeUndefined();
  });

  it('need exactly the stated reduction, and not half a millimetre less', async () => {
    const request = fc.record({
      over: fc.integer({ min: 1, max: 12 }),
      pieces: fc.integer({ min: 2, max: 5 }),
      kerf: fc.constantFrom(0, 3),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ over, pieces, kerf }) => {
        const length = (2400 - kerf * (pieces - 1)) / pieces + over / 4;
        const one: LinearRequest = {
          kind: 'linear',
          kerf,
          stock: [{ id: 's', length: 2400 }],
          parts: [{ id: 'p', length, quantity: pieces }],
        };
        const fit = await near(one);
        const needed = Math.ceil(over / 2) / 2;
        expect(fit?.less).toBe(needed);
        expect(count(answerTo(withLess(one, needed)))).toBe(1);
        if (needed > 0.5) expect(count(answerTo(withLess(one, needed - 0.5)))).toBe(2);
      }),
      { numRuns: runs(30) },
    );
  });
});

const tightOf = (request: CutRequest) => planBoards(request, answerTo(request)).map(tightness);

const used = (length: number): LinearRequest => ({
  kind: 'linear',
  kerf: 3,
  stock: [{ id: 's', length: 2400 }],
  parts: [
    { id: 'a', length: 1200 },
    { id: 'b', length },
  ],
});

describe('a board with next to nothing to spare', () => {
  it('a board of 2400 mm filled to 2399 is tight by 1 mm, filled to the end by 0', () => {
    expect(tightOf(used(1196))).toEqual([1]);
    expect(tightOf(used(1197))).toEqual([0]);
    expect(tightOf(used(1194))).toEqual([undefined]);
  });

  it('that is not cut at all is not tight, and one with a trim has that to spare', () => {
    const whole: LinearRequest = {
      kind: 'linear',
      stock: [{ id: 's', length: 2400 }],
      parts: [{ id: 'a', length: 2400 }],
    };
    expect(tightOf(whole)).toEqual([undefined]);
    expect(
      tightOf({ ...boards, trim: 5, parts: [{ id: 'p', length: 1212, quantity: 2 }] }),
    ).toEqual([undefined]);
  });

  it('is a sheet by its nearer side', () => {
    const parts = [{ id: 'p', length: 2000, width: 1218.5 }];
    expect(tightOf({ ...sheets, parts })).toEqual([1.5]);
  });
});

describe('stock of which there is none', () => {
  it.each([
    { ...boards, stock: [{ id: 's', length: 2400, quantity: 0 }] },
    { ...sheets, stock: [{ id: 's', length: 2440, width: 1220, quantity: 0 }] },
  ] as const)('leaves out what would fit on it, as none is left: $kind', (request) => {
    expect(answerTo(request).unplaced).toMatchObject([
      { part: 'p', reason: 'out-of-stock', at: 'parts[0].quantity' },
    ]);
  });

  it('is answered so that the checker has nothing to say, in any request', () => {
    const size = fc.integer({ min: 100, max: 2500 });
    const quantity = fc.constantFrom(0, 0, 1, 3, null);
    const rows = fc.array(fc.record({ length: size, width: size, quantity }), {
      minLength: 1,
      maxLength: 4,
    });
    const parts = fc.array(
      fc.record({
        length: size,
        width: size,
        quantity: fc.integer({ min: 1, max: 3 }),
        rotate: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        rows,
        parts,
        fc.constantFrom('linear' as const, 'sheet' as const),
        fc.constantFrom(0, 3, 20),
        (stock, wanted, kind, trim) => {
          const request = {
            kind,
            kerf: 3,
            trim,
            timeLimitMs: 50,
            stock: stock.map((row, i) => ({ id: `s${i}`, ...row })),
            parts: wanted.map((row, i) => ({ id: `p${i}`, ...row })),
          };
          const parsed = parseRequest(request);
          if (!parsed.ok) throw new Error(parsed.reason);
          const answer = solve(parsed.problem);
          expect(checkAnswer(parsed.problem, answer)).toEqual([]);
          const isAnyGone = stock.some((row) => row.quantity === 0);
          if (!isAnyGone) return;
          for (const { reason } of answer.unplaced)
            expect(['too-long', 'out-of-stock']).toContain(reason);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('and what would not fit on it is too long still', () => {
    const request: LinearRequest = { ...boards, stock: [{ id: 's', length: 1000, quantity: 0 }] };
    expect(answerTo(request).unplaced).toMatchObject([{ reason: 'too-long' }]);
  });
});
