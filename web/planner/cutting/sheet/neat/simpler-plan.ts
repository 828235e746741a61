import { laidAnew } from './neatest-plan.ts';
import { scoreOf, type Neatness } from './neatness.ts';
import { planPieceCount, rankOf, type Plan } from '../plan.ts';
import { neatnessOfPlan } from './tidy.ts';
import type { IsOver } from '../is-over.ts';
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
  plan: Plan,
  trims: number,
  isOver: IsOver,
): Plan | undefined {
  if (planPieceCount(model) > MOST_PIECES || model.sheets.length > MOST_KINDS) return undefined;
  const withTrims = (each: Plan): Neatness => {
    const neatness = neatnessOfPlan(each, model);
    const { cuts, settings } = neatness;
    const extra = trims * each.length;
    return { ...neatness, cuts: cuts + extra, settings: settings + extra, offcut: 0 };
  };
  const now = withTrims(plan);
  const wanted = now.cuts - Math.max(FEWEST_SAVED, LEAST_SHARE * now.cuts);
  let best: Plan | undefined;
  let score = scoreOf(now);
  for (const quantities of dearerSets(model, plan)) {
    for (const stages of new Set([2, model.stages])) {
      const found = isOver() ? undefined : laidAnew({ ...model, stages }, quantities, SEED, isOver);
      if (!found || rankOf(found, model) <= rankOf(plan, model)) continue;
      const neatness = withTrims(found);
      if (neatness.cuts > wanted || neatness.settings > now.settings) continue;
      if (scoreOf(neatness) > score) [best, score] = [found, scoreOf(neatness)];
    }
  }
  return best;
}

/** The sheets of a plan with one more, or with a dearer one in place of one. */
function dearerSets({ sheets }: SheetModel, plan: Plan): number[][] {
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
