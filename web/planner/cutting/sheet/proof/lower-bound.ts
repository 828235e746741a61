import { areaWeighing } from './area-bound.ts';
import { coverBound, type Cover, type Weighing } from './cover-bound.ts';
import { DualFeasibleFunctions } from './dual-feasible-functions.ts';
import type { SheetModel } from '../model.ts';
import type { IsOver } from '../../problem.ts';

const MOST_WEIGHINGS = 60;

/**
 * A lower bound on the rank of any plan, guillotine or not: the cheapest set of sheets that no weighting excludes.
 * Searches weightings against one set after the other until none is found or the sets cost at least `ceiling`. Valid at
 * any time limit.
 */
export function lowerBound(model: SheetModel, ceiling: number, isOver: IsOver): number {
  const weighings: Weighing[] = [areaWeighing(model, isOver)];
  let cover: Cover = coverBound(model.sheets, weighings, isOver);
  if (cover.rank >= ceiling || cover.counts === undefined) return cover.rank;
  const scales = new DualFeasibleFunctions(model, isOver);
  while (cover.counts !== undefined && cover.rank < ceiling && !isOver()) {
    const { counts } = cover;
    const refuting = scales.refuting(counts);
    if (refuting === undefined || weighings.length >= MOST_WEIGHINGS) break;
    weighings.push(refuting);
    const next = coverBound(model.sheets, weighings, isOver);
    cover = next.rank >= cover.rank ? next : { rank: cover.rank, counts: undefined };
  }
  return cover.rank;
}
