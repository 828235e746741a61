import { laidAnew } from './neatest-plan.ts';
import { scoreOf, type Neatness } from './neatness.ts';
import { pieceCount, rankOf, type Plan } from '../plan.ts';
import { neatnessOfPlan } from './tidy.ts';
import type { IsOver } from '../is-over.ts';
import type { Model } from '../model.ts';

/** Fewer cuts are not worth a question, nor is a smaller share of them. */
const FEWEST_SAVED = 5;
const LEAST_SHARE = 0.1;
const MOST_PIECES = 100;
const MOST_KINDS = 4;
const SEED = 1;

/**
 * A dearer plan with far fewer cuts than a complete plan, and no more settings: on one sheet more, or
 * on a dearer sheet instead of one. Of those that are found, the one that saves most; undefined where
 * none saves enough. `trims`: cuts that each sheet takes besides.
 */
export function simplerPlan(
  model: Model,
  plan: Plan,
  trims: number,
  isOver: IsOver,
): Plan | undefined {
  if (pieceCount(model) > MOST_PIECES || model.sheets.length > MOST_KINDS) return undefined;
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

/** The sheets of a plan with one more, or with a dearer one for one of them. */
function dearerSets({ sheets }: Model, plan: Plan): number[][] {
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
