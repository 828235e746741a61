import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaBound } from '../../../../../../web/planner/cutting/sheet/proof/area-bound.ts';
import { lowerBound } from '../../../../../../web/planner/cutting/sheet/proof/lower-bound.ts';
import { foundRank, modelOf } from '../models.ts';
import type { SheetModel } from '../../../../../../web/planner/cutting/sheet/model.ts';
import { runs } from '../../../../../support/long.ts';

const squares = (side: number, quantity: number, rotate = true): SheetModel => ({
  sheets: [{ dx: 100, dy: 100, rank: 1, quantity: Infinity }],
  pieces: [{ dx: side, dy: side, quantity, rotate }],
  stages: Infinity,
  firstCut: 'any',
});

const flat = (dx: number, dy: number, quantity: number) => ({ dx, dy, quantity, rotate: false });

const never = (): boolean => false;
const boundOf = (model: SheetModel): number => lowerBound(model, Infinity, never);

describe('lowerBound', () => {
  it('sees that pieces over half a side need a sheet each, even by the area that they can reach', () => {
    expect(boundOf(squares(51, 7))).toBe(7);
    expect(areaBound(squares(51, 7), never)).toBe(7);
  });

  it('sees that four to a sheet is all that fits of a third and more', () => {
    expect(boundOf(squares(34, 9))).toBe(3);
  });

  it('is never above a plan that exists', () => {
    const outcome = fc.property(modelOf(Infinity), (model) => {
      const rank = foundRank(model);
      expect(boundOf(model)).toBeLessThanOrEqual(rank);
      expect(areaBound(model, never)).toBeLessThanOrEqual(rank);
    });
    fc.assert(outcome, { numRuns: runs(300) });
  });

  it('counts sets of sheets that hold fewer of the kind that is cheapest by area', () => {
    const model: SheetModel = {
      sheets: [
        { dx: 12, dy: 12, rank: 10, quantity: Infinity },
        { dx: 20, dy: 14, rank: 17, quantity: Infinity },
      ],
      pieces: [flat(2, 8, 4), flat(11, 8, 3), flat(4, 8, 4), flat(1, 3, 2)],
      stages: Infinity,
      firstCut: 'any',
    };
    expect(foundRank(model)).toBe(50);
    expect(boundOf(model)).toBeLessThanOrEqual(50);
  });

  it('is one sheet for pieces that were cut from one', () => {
    const outcome = fc.property(
      fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { minLength: 1, maxLength: 6 }),
      (cuts) => {
        const pieces = cutUp({ dx: 12, dy: 12 }, cuts);
        const sheets = [{ dx: 12, dy: 12, rank: 1, quantity: Infinity }];
        const model: SheetModel = { sheets, pieces, stages: Infinity, firstCut: 'any' };
        expect(boundOf(model)).toBe(1);
      },
    );
    fc.assert(outcome, { numRuns: runs(300) });
  });
});

/** A sheet cut into pieces, each cut through the largest piece left. */
function cutUp(sheet: { dx: number; dy: number }, cuts: readonly (readonly [number, number])[]) {
  const sides = [sheet];
  for (const [along, at] of cuts) {
    sides.sort((a, b) => b.dx * b.dy - a.dx * a.dy);
    const [largest] = sides;
    const isX = along % 2 === 0;
    const whole = (isX ? largest?.dx : largest?.dy) ?? 0;
    if (largest === undefined || whole < 2) continue;
    const first = 1 + (at % (whole - 1));
    const parts = isX
      ? [
          { ...largest, dx: first },
          { ...largest, dx: whole - first },
        ]
      : [
          { ...largest, dy: first },
          { ...largest, dy: whole - first },
        ];
    sides.splice(0, 1, ...parts);
  }
  return sides.map((side, i) => ({ ...side, quantity: 1, rotate: i % 2 === 0 }));
}
