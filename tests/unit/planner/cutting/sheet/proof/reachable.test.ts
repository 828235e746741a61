import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachable } from '../../../../../../web/planner/cutting/sheet/proof/reachable.ts';
import type { SheetPiece, SheetModel } from '../../../../../../web/planner/cutting/sheet/model.ts';

const never = (): boolean => false;

const model = (pieces: readonly SheetPiece[]): SheetModel => ({
  sheets: [
    { dx: 100, dy: 60, rank: 1, quantity: Infinity },
    { dx: 45, dy: 45, rank: 1, quantity: Infinity },
  ],
  pieces,
  stages: Infinity,
  firstCut: 'any',
});

const most = (all: readonly number[], within: number): number =>
  Math.max(...all.filter((sum) => sum <= within));

describe('reachable', () => {
  it('ends at the largest sum of sides that fits on the sheet', () => {
    const pieces = [{ dx: 40, dy: 25, quantity: 3, rotate: false }];
    expect(reachable(model(pieces), never)).toEqual([
      { dx: 80, dy: 50 },
      { dx: 40, dy: 25 },
    ]);
  });

  it('lays no more pieces side by side than there are, either way if they may turn', () => {
    const once = { dx: 30, dy: 20, quantity: 1, rotate: false };
    expect(reachable(model([once]), never)[0]).toEqual({ dx: 30, dy: 20 });
    expect(reachable(model([{ ...once, rotate: true }]), never)[0]).toEqual({ dx: 30, dy: 30 });
    const twice = { ...once, quantity: 2, rotate: true };
    expect(reachable(model([twice]), never)[0]).toEqual({ dx: 60, dy: 60 });
  });

  it('reaches what trying every set of pieces reaches', () => {
    const side = fc.integer({ min: 1, max: 130 });
    const piece = fc.record({
      dx: side,
      dy: side,
      quantity: fc.integer({ min: 1, max: 2 }),
      rotate: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const sums = (axis: 'dx' | 'dy') =>
          pieces
            .flatMap((one) => Array.from({ length: one.quantity }, () => one))
            .reduce<readonly number[]>(
              (all, one) => [
                ...new Set(
                  all.flatMap((sum) => [
                    sum,
                    sum + one[axis],
                    ...(one.rotate ? [sum + one[axis === 'dx' ? 'dy' : 'dx']] : []),
                  ]),
                ),
              ],
              [0],
            );
        const [xs, ys] = [sums('dx'), sums('dy')];
        const { sheets } = model(pieces);
        expect(reachable(model(pieces), never)).toEqual(
          sheets.map(({ dx, dy }) => ({ dx: most(xs, dx), dy: most(ys, dy) })),
        );
      }),
    );
  });
});
