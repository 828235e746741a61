import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastRank } from '../../../../../../web/planner/cutting/sheet/proof/least-rank.ts';
import { lowerBound } from '../../../../../../web/planner/cutting/sheet/proof/lower-bound.ts';
import {
  ALONG_X,
  ALONG_Y,
  across,
  firstAxes,
  type RowAxis,
  type SheetModel,
} from '../../../../../../web/planner/cutting/sheet/model.ts';
import { planRank } from '../../../../../../web/planner/cutting/sheet/plan.ts';
import { completePlan } from '../../../../../../web/planner/cutting/sheet/search/improve-plan.ts';
import { modelOf } from '../models.ts';
import { faultsOf } from '../plan-faults.ts';
import { runs } from '../../../../../support/long.ts';

const never = (): boolean => false;
const HUGE = 1e9;

describe('leastRank', () => {
  it('gives the rank that trying every cut finds, for any stages and stock', () => {
    const outcome = fc.property(tinyModel, (model) => {
      const least = leastOfAllCuts(model);
      expect(leastRank(model, HUGE, never)).toBe(Math.min(HUGE, least));
      if (least === Infinity) return;
      expect(leastRank(model, least, never)).toBe(least);
      expect(leastRank(model, least + 1, never)).toBe(least);
      expect(lowerBound(model, Infinity, never)).toBeLessThanOrEqual(least);
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });

  it.each([2, 3, Infinity])('is no more than what a plan in %s stages ranks', (stages) => {
    const outcome = fc.property(modelOf(stages), (model) => {
      const plan = completePlan(model, [], 1, never);
      expect(faultsOf(plan, model)).toEqual([]);
      expect(leastRank(model, HUGE, never) ?? 0).toBeLessThanOrEqual(planRank(plan, model));
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });

  it('sees that panels of too little area to tell need a second sheet', () => {
    const model: SheetModel = {
      sheets: [{ dx: 100, dy: 100, rank: 1, quantity: Infinity }],
      // A pinwheel around a square: no straight cut parts it.
      pieces: [
        { dx: 60, dy: 40, quantity: 4, rotate: true },
        { dx: 20, dy: 20, quantity: 1, rotate: true },
      ],
      stages: Infinity,
      firstCut: 'any',
    };
    expect(lowerBound(model, Infinity, never)).toBe(1);
    expect(leastRank(model, HUGE, never)).toBe(2);
  });

  it('gives up, without a claim, when time is over or the list is long', () => {
    const pieces = Array.from({ length: 40 }, (_, i) => {
      return { dx: 10 + i, dy: 20 + i, quantity: 1, rotate: true };
    });
    const sheets = [{ dx: 100, dy: 100, rank: 1, quantity: Infinity }];
    const model: SheetModel = { sheets, pieces, stages: Infinity, firstCut: 'any' };
    expect(leastRank(model, HUGE, never)).toBeUndefined();
    const short = { ...model, pieces: pieces.slice(0, 12) };
    expect(leastRank(short, HUGE, () => true)).toBeUndefined();
  });
});

const tinyPiece = fc.record({
  dx: fc.integer({ min: 1, max: 6 }),
  dy: fc.integer({ min: 1, max: 6 }),
  quantity: fc.constantFrom(1, 1, 2),
  rotate: fc.boolean(),
});

const tinySheet = fc.record({
  dx: fc.integer({ min: 3, max: 8 }),
  dy: fc.integer({ min: 3, max: 8 }),
  rank: fc.integer({ min: 1, max: 9 }),
  quantity: fc.constantFrom(1, 2, Infinity),
});

const tinyModel: fc.Arbitrary<SheetModel> = fc
  .record({
    sheets: fc.array(tinySheet, { minLength: 1, maxLength: 2 }),
    pieces: fc.array(tinyPiece, { minLength: 1, maxLength: 3 }),
    stages: fc.constantFrom(2, 3, Infinity),
    firstCut: fc.constantFrom('any' as const, 'length' as const, 'width' as const),
  })
  .filter(({ pieces }) => pieces.reduce((sum, { quantity }) => sum + quantity, 0) <= 5);

type Bag = readonly number[];

/** The least rank of sheets that hold everything, by trying every cut of every sheet: no sizes kept. */
function leastOfAllCuts(model: SheetModel): number {
  const memory = new Map<string, boolean>();
  const hold = (dx: number, dy: number, bag: Bag, axis: RowAxis, stages: number): boolean => {
    if (bag.length === 0) return true;
    const key = [dx, dy, axis, stages, ...bag].join(' ');
    const known = memory.get(key);
    if (known !== undefined) return known;
    const found = tryCuts(dx, dy, bag, axis, stages);
    memory.set(key, found);
    return found;
  };
  const holdsPiece = (dx: number, dy: number, piece: number): boolean => {
    const shape = model.pieces[piece];
    if (shape === undefined) return false;
    if (shape.dx <= dx && shape.dy <= dy) return true;
    return shape.rotate && shape.dy <= dx && shape.dx <= dy;
  };
  const tryCuts = (dx: number, dy: number, bag: Bag, axis: RowAxis, stages: number): boolean => {
    if (bag.length === 1 && holdsPiece(dx, dy, bag[0] ?? -1)) return true;
    if (stages === 0) return false;
    const whole = axis === ALONG_X ? dx : dy;
    for (let at = 1; at <= whole; at++) {
      for (const [near, far] of splitsOf(bag)) {
        const [nearX, nearY] = axis === ALONG_X ? [at, dy] : [dx, at];
        const [farX, farY] = axis === ALONG_X ? [dx - at, dy] : [dx, dy - at];
        if (near.length > 0 && hold(nearX, nearY, near, across(axis), stages - 1)) {
          if (hold(farX, farY, far, axis, stages)) return true;
        }
      }
    }
    return false;
  };
  const axes = model.stages === Infinity ? ([ALONG_X, ALONG_Y] as const) : firstAxes(model);
  // Five pieces need no more than ten stages, however they are cut.
  const stages = Math.min(model.stages, 10);
  const all = model.pieces.flatMap(({ quantity }, piece) =>
    Array.from({ length: quantity }, () => piece),
  );
  const buy = (bag: Bag, left: readonly number[]): number => {
    if (bag.length === 0) return 0;
    let best = Infinity;
    model.sheets.forEach(({ dx, dy, rank }, kind) => {
      if ((left[kind] ?? 0) === 0) return;
      for (const [here, rest] of splitsOf(bag)) {
        if (here[0] !== bag[0] || !axes.some((axis) => hold(dx, dy, here, axis, stages))) continue;
        const less = left.map((count, k) => (k === kind ? count - 1 : count));
        best = Math.min(best, rank + buy(rest, less));
      }
    });
    return best;
  };
  return buy(
    all,
    model.sheets.map(({ quantity }) => quantity),
  );
}

/** Every way to part a bag in two. */
function splitsOf(bag: Bag): readonly (readonly [Bag, Bag])[] {
  return [...Array(2 ** bag.length).keys()].map((mask) => {
    const isNear = bag.map((_, i) => (mask >> i) % 2 === 0);
    return [bag.filter((_, i) => isNear[i]), bag.filter((_, i) => isNear[i] !== true)] as const;
  });
}
