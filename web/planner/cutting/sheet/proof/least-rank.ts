import { BlockFronts } from './block-fronts.ts';
import { cheapestCover } from './cheapest-cover.ts';
import { reachable } from './reachable.ts';
import { partings, subsetsOf } from './subsets.ts';
import type { IsOver } from '../../problem.ts';
import type { SheetModel } from '../model.ts';

/** Divisions of lists that are checked in about a second. */
const MOST_PARTINGS = 4e8;
/** Lists on sheets of every kind: each takes a byte and a check. */
const MOST_LISTS = 2 ** 22;
/** Sets of sheets counted one by one; beyond, all sheets that a plan could use replace them. */
const MOST_SETS = 10_000;

/**
 * The minimum rank of any plan of a small list, or `ceiling` if none is below it; undefined if the list is too long or
 * the time too short. Exact for guillotine cuts: finds all lists of pieces that a sheet can hold, then the cheapest
 * sheets that hold everything. (Stores no plan: the search soon finds one of that rank if it exists.)
 */
export function leastRank(model: SheetModel, ceiling: number, isOver: IsOver): number | undefined {
  const subsets = subsetsOf(model);
  if (subsets === undefined || subsets.count * model.sheets.length > MOST_LISTS) return undefined;
  const largest = Math.max(...model.sheets.map(({ dx, dy }) => dx * dy));
  if (partings(subsets, largest) > MOST_PARTINGS) return undefined;
  const total = subsets.areas[subsets.count - 1] as number;
  const areas = reachable(model, isOver).map(({ dx, dy }) => dx * dy);
  const slack = mostArea(model, areas, ceiling) - total;
  if (slack < 0) return ceiling;
  const blocks = new BlockFronts({ model, subsets, slack });
  if (!blocks.fill(isOver)) return undefined;
  return cheapestCover({ model, subsets, blocks, ceiling, areas, slack }, isOver);
}

/** Maximum reachable area of sheets with a total rank below the ceiling. */
function mostArea(
  { sheets, pieces }: SheetModel,
  areas: readonly number[],
  ceiling: number,
): number {
  const pieceCount = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  let best = 0;
  let sets = 0;
  const visit = (kind: number, money: number, area: number): void => {
    best = Math.max(best, area);
    const sheet = sheets[kind];
    if (sheet === undefined || sets++ > MOST_SETS) return;
    const affordable = sheet.rank > 0 ? Math.floor(money / sheet.rank) : Infinity;
    for (let n = Math.min(sheet.quantity, pieceCount, affordable); n >= 0; n--) {
      visit(kind + 1, money - n * sheet.rank, area + n * (areas[kind] as number));
    }
  };
  visit(0, ceiling - 1, 0);
  if (sets <= MOST_SETS) return best;
  return sheets.reduce((sum, { quantity }, kind) => {
    return sum + Math.min(quantity, pieceCount) * (areas[kind] as number);
  }, 0);
}
