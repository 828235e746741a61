import { polishPlan } from '../search/improve-plan.ts';
import { neatnessScore } from './neatness.ts';
import { planPieceCount, type PackedSheets } from '../plan.ts';
import { Search } from '../search/search.ts';
import { neatnessOfPlan } from './tidy.ts';
import type { IsOver } from '../../problem.ts';
import type { SheetModel } from '../model.ts';

const POLISH_STEPS = 3000;
/** Longer plans are polished once and not compared. */
const MOST_COMPARED = 700;
/** Up to this number of pieces, new layouts are tried too, some of them in two stages, which need few settings. */
const MOST_LAID_ANEW = 40;
const FRESH_STEPS = 2000;
const SEEDS = [1, 2, 3];

/**
 * The neatest of several variants of a complete plan: its pieces on the same sheets, so at equal cost. As many variants
 * as time allows.
 */
export function neatestPlan(
  model: SheetModel,
  plan: PackedSheets,
  values: Float64Array,
  isOver: IsOver,
): PackedSheets {
  const polished = polishPlan(model, plan, values, POLISH_STEPS, isOver);
  if (planPieceCount(model) > MOST_COMPARED) return polished;
  let best = plan;
  let score = -Infinity;
  const offer = (offered: PackedSheets): void => {
    const now = neatnessScore(neatnessOfPlan(offered, model));
    if (now > score) [best, score] = [offered, now];
  };
  offer(plan);
  offer(polished);
  if (planPieceCount(model) > MOST_LAID_ANEW) return best;
  const used = model.sheets.map((_, kind) => plan.filter(({ sheet }) => sheet === kind).length);
  for (const stages of new Set([2, model.stages])) {
    for (const seed of SEEDS) {
      const fresh = isOver() ? undefined : laidAnew({ ...model, stages }, used, seed, isOver);
      if (fresh) offer(fresh);
    }
  }
  return best;
}

/** All pieces laid out from nothing on these numbers of sheets; undefined if they do not fit. */
export function laidAnew(
  model: SheetModel,
  quantities: readonly number[],
  seed: number,
  isOver: IsOver,
): PackedSheets | undefined {
  const sheets = model.sheets.map((sheet, kind) => {
    return { ...sheet, quantity: quantities[kind] ?? 0 };
  });
  const search = new Search({ ...model, sheets }, seed);
  search.construct(isOver);
  if (search.bestOutside > 0) search.improve(FRESH_STEPS, isOver);
  if (search.bestOutside > 0) return undefined;
  search.polish(POLISH_STEPS, isOver);
  return search.layouts();
}
