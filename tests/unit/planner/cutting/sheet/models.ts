import * as fc from 'fast-check';
import { Search } from '../../../../../web/planner/cutting/sheet/search/search.ts';
import type { SheetModel } from '../../../../../web/planner/cutting/sheet/model.ts';

/** Small models on small grids, one or two kinds of sheets. */
export function modelOf(stages: number): fc.Arbitrary<SheetModel> {
  const side = fc.integer({ min: 1, max: 12 });
  return fc.record({
    sheets: fc.constantFrom(
      [{ dx: 12, dy: 12, rank: 10, quantity: Infinity }],
      [
        { dx: 12, dy: 12, rank: 10, quantity: Infinity },
        { dx: 20, dy: 14, rank: 17, quantity: Infinity },
      ],
      [
        { dx: 14, dy: 13, rank: 1, quantity: 1 },
        { dx: 12, dy: 12, rank: 10, quantity: Infinity },
      ],
    ),
    pieces: fc.array(
      fc.record({
        dx: side,
        dy: side,
        quantity: fc.integer({ min: 1, max: 4 }),
        rotate: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    stages: fc.constant(stages),
    firstCut: fc.constantFrom('any' as const, 'length' as const, 'width' as const),
  });
}

/** The rank of a plan that exists. */
export function foundRank(model: SheetModel): number {
  const search = new Search(model, 1);
  search.construct(() => false);
  search.improve(300, () => false);
  return search.bestRank;
}
