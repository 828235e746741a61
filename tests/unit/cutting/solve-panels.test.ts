import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSheet } from '../../../web/cutting/checker/check-sheet.ts';
import { solvePanels } from '../../../web/cutting/solve-panels.ts';
import { solveSheet } from '../../../web/cutting/sheet/solve-sheet.ts';
import { stopAfter, toProblem } from './sheet/solve-request.ts';
import { plainOf, specialRequestOf } from './special-requests.ts';
import { complaintsOf, solveAll } from './solve-special.ts';
import type { SheetAnswer, SheetRequest } from '../../../web/cutting/contract.ts';

const runs = 40;

/** What is written for two requests is the same, but for the time that they took. */
const written = (answer: SheetAnswer): string => JSON.stringify({ ...answer, ms: 0 });

const isWhole = ({ unplaced }: SheetAnswer): boolean => unplaced.length === 0;

describe('solvePanels', { timeout: 120_000 }, () => {
  it('leaves the engine’s answer as it is, to the letter, where there are neither runs nor defects', () => {
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
    fc.assert(outcome, { numRuns: runs });
  });

  it('gives plans with runs and about defects that the checker makes with the saw', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      expect(complaintsOf(request, 60)).toEqual([]);
    });
    fc.assert(outcome, { numRuns: 2 * runs });
  });

  it('gives a plan that can be cut when it is stopped at the first moment', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      expect(complaintsOf(request, 0)).toEqual([]);
    });
    fc.assert(outcome, { numRuns: runs });
  });

  it('never costs less than the bound of its parts alone on sheets without defects', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      const [special, alone] = [solveAll(request, 60), solveAll(plainOf(request), 60)];
      if (!isWhole(special)) return;
      if (isWhole(alone)) expect(special.cost).toBeGreaterThanOrEqual(alone.bound);
      expect(special.bound).toBeLessThanOrEqual(special.cost);
    });
    fc.assert(outcome, { numRuns: runs });
  });

  it('bounds no higher than a plan of the same parts with the same defects costs', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      const [short, long] = [solveAll(request, 5), solveAll(request, 200)];
      if (!isWhole(short) || !isWhole(long)) return;
      expect(long.bound).toBeLessThanOrEqual(short.cost);
      expect(short.bound).toBeLessThanOrEqual(long.cost);
    });
    fc.assert(outcome, { numRuns: runs });
  });

  it('can be cut as well when the rows of a run and of the others are split', () => {
    const outcome = fc.property(specialRequestOf, (request) => {
      const split = splitRows(request);
      const answer = solveAll(split, 60);
      expect(checkSheet(toProblem(split), answer)).toEqual([]);
      const whole = solveAll(request, 60);
      if (isWhole(whole) && isWhole(answer)) {
        expect(answer.bound).toBeLessThanOrEqual(whole.cost);
        expect(whole.bound).toBeLessThanOrEqual(answer.cost);
      }
    });
    fc.assert(outcome, { numRuns: runs });
  });
});

/** Each row as rows of one piece a run, and of one piece where there is no run. */
function splitRows({ parts, runs: all = [], ...request }: SheetRequest): SheetRequest {
  const runOf = new Map(all.flatMap((run) => run.parts.map((id) => [id, run] as const)));
  const idsOf = (id: string, quantity: number): string[] =>
    Array.from({ length: quantity / (runOf.get(id)?.quantity ?? 1) }, (_, i) => `${id}, ${i}`);
  const quantities = new Map(parts.map(({ id, quantity = 1 }) => [id, quantity]));
  return {
    ...request,
    parts: parts.flatMap((part) =>
      idsOf(part.id, part.quantity ?? 1).map((id) => {
        return { ...part, id, quantity: runOf.get(part.id)?.quantity ?? 1 };
      }),
    ),
    runs: all.map((run) => {
      return { ...run, parts: run.parts.flatMap((id) => idsOf(id, quantities.get(id) ?? 1)) };
    }),
  };
}
