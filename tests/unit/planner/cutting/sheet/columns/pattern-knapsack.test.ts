import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../../../web/planner/cutting/linear/budget.ts';
import { leavesOf } from '../../../../../../web/planner/cutting/sheet/layout.ts';
import { bestPattern } from '../../../../../../web/planner/cutting/sheet/columns/pattern-knapsack.ts';
import {
  ALONG_X,
  ALONG_Y,
  type SheetModel,
} from '../../../../../../web/planner/cutting/sheet/model.ts';
import { stagesOf } from '../../../../../../web/planner/cutting/sheet/neat/tidy.ts';
import { modelOf } from '../models.ts';
import { runs } from '../../../../../support/long.ts';

const endless = new Budget(() => false);

const worth = (model: SheetModel): Float64Array =>
  Float64Array.from(model.pieces, ({ dx, dy }, i) => dx * dy + ((i * 7) % 5));

/** The best value by trying everything: strips by first piece, stacks by first piece. */
function bruteForce(
  model: SheetModel,
  stages: number,
  dx: number,
  dy: number,
  alongX: boolean,
): number {
  const values = worth(model);
  const ways = model.pieces.flatMap(({ dx: w, dy: h, rotate }, i) => {
    const value = values[i] ?? 0;
    return rotate
      ? [
          { w, h, value },
          { w: h, h: w, value },
        ]
      : [{ w, h, value }];
  });
  const memory = new Map<string, number>();
  // The most value in a rectangle of which only rows along one axis, then the other, may be cut.
  const most = (w: number, h: number, left: number, cutX: boolean): number => {
    const key = `${w} ${h} ${left} ${cutX}`;
    const known = memory.get(key);
    if (known !== undefined) return known;
    let best = 0;
    if (left === 0) {
      for (const way of ways) if (way.w <= w && way.h <= h) best = Math.max(best, way.value);
    } else {
      for (let at = 1; at <= (cutX ? w : h); at++) {
        const first = cutX ? most(at, h, left - 1, false) : most(w, at, left - 1, true);
        const rest = cutX ? most(w - at, h, left, true) : most(w, h - at, left, false);
        best = Math.max(best, first + rest);
      }
    }
    memory.set(key, best);
    return best;
  };
  return most(dx, dy, stages, alongX);
}

describe('bestPattern', () => {
  it.each([2, 3] as const)('is worth what trying everything is in %i stages', (stages) => {
    const outcome = fc.property(modelOf(stages), fc.boolean(), (model, alongX) => {
      const sheet = { dx: 13, dy: 11, rank: 1, quantity: Infinity };
      const axis = alongX ? ALONG_X : ALONG_Y;
      const { value } = bestPattern(model, sheet, axis, stages, worth(model), endless);
      expect(value).toBeCloseTo(bruteForce(model, stages, sheet.dx, sheet.dy, alongX), 9);
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });

  it.each([2, 3] as const)('builds what it promises in %i stages', (stages) => {
    const outcome = fc.property(modelOf(stages), fc.boolean(), (model, alongX) => {
      const sheet = { dx: 17, dy: 19, rank: 1, quantity: Infinity };
      const axis = alongX ? ALONG_X : ALONG_Y;
      const values = worth(model);
      const { root, value } = bestPattern(model, sheet, axis, stages, values, endless);
      const sum = leavesOf(root).reduce((total, leaf) => total + (values[leaf.piece] ?? 0), 0);
      expect(sum).toBeCloseTo(value, 9);
      expect(root.dx).toBeLessThanOrEqual(sheet.dx);
      expect(root.dy).toBeLessThanOrEqual(sheet.dy);
      expect(stagesOf(root)).toBeLessThanOrEqual(stages);
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });
});
