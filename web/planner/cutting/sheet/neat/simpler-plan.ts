import { laidAnew } from './neatest-plan.ts';
import { neatnessScore, type Neatness } from './neatness.ts';
import { planPieceCount, planRank, type PackedSheets } from '../plan.ts';
import { neatnessOfPlan } from './tidy.ts';
import type { IsOver } from '../../problem.ts';
import type { SheetModel } from '../model.ts';

/** Saving fewer cuts, or a smaller share of them, is not worth a question. */
const FEWEST_SAVED = 5;
const LEAST_SHARE = 0.1;
const MOST_PIECES = 100;
const MOST_KINDS = 4;
const SEED = 1;

/**
 * A dearer plan with far fewer cuts than a complete plan, and no more settings: with one more sheet, or with a dearer
 * one. The one that saves most; undefined if none saves enough. `trims`: additional cuts per sheet.
 */
export function simplerPlan(
  model: SheetModel,
  plan: PackedSheets,
  trims: number,
  isOver: IsOver,
): PackedSheets | undefined {
  if (planPieceCount(model) > MOST_PIECES || model.sheets.length > MOST_KINDS) return undefined;
  const withTrims = (each: PackedSheets): Neatness => {
    const neatness = neatnessOfPlan(each, model);
    const { cuts, settings } = neatness;
    const extra = trims * each.length;
    return { ...neatness, cuts: cuts + extra, settings: settings + extra, offcut: 0 };
  };
  const now = withTrims(plan);
  const wanted = now.cuts - Math.max(FEWEST_SAVED, LEAST_SHARE * now.cuts);
  let best: PackedSheets | undefined;
  let score = neatnessScore(now);
  for (const quantities of dearerSets(model, plan)) {
    for (const stages of new Set([2, model.stages])) {
      const found = isOver() ? undefined : laidAnew({ ...model, stages }, quantities, SEED, isOver);
      if (!found || planRank(found, model) <= planRank(plan, model)) continue;
      const neatness = withTrims(found);
      if (neatness.cuts > wanted || neatness.settings > now.settings) continue;
      if (neatnessScore(neatness) > score) [best, score] = [found, neatnessScore(neatness)];
    }
  }
  return best;
}

/** The sheets of a plan with one more, or with a dearer one in place of one. */
function dearerSets({ sheets }: SheetModel, plan: PackedSheets): number[][] {
  const used = sheets.map((_, kind) => plan.filter(({ sheet }) => sheet === kind).length);
  return sheets.flatMap((added, kind) => {
    if ((used[kind] ?? 0) >= added.quantity) return [];
    const more = used.map((count, k) => (k === kind ? count + 1 : count));
    const instead = sheets.flatMap(({ rank }, k) => {
      if ((used[k] ?? 0) === 0 || rank >= added.rank) return [];
      return [more.map((count, other) => (other === k ? count - 1 : count))];
    });
    return [more, ...instead];
  });
}
