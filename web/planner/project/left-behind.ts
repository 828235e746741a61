import { stepKey, type JobSteps } from '../jobs/kit/steps/schedule.ts';
import type { ShoppingList } from '../shopping/list.ts';
import { productOf } from '../stock/offer.ts';
import { formerLines } from '../schema/aliases.ts';
import type { Project } from '../schema/project.ts';

/** Prices, ticks and cuts of sizes that a list does not have; they are stored and not counted. */
export interface LeftBehind {
  /** Prices as typed. */
  readonly prices: readonly string[];
  /** Purchases, and materials that the user has. */
  readonly ticks: number;
  /** Spares and what is at home. */
  readonly amounts: number;
  /** Boards that lie cut. */
  readonly boards: number;
}

const materialOf = (offer: string): string => offer.slice(0, offer.lastIndexOf('/'));

/** True for sizes of the user's own shop, which depend on the settings. */
const isOwn = (offer: string): boolean => offer.includes('/own-');

/**
 * Entries of a project for sizes that its list does not have, for example of another region or of another tile size, and
 * for materials that its jobs no longer need. Other materials that are on the list in no size, such as those of a
 * removed job, do not count.
 */
export function leftBehind(
  project: Pick<Project, 'prices' | 'bought' | 'had' | 'spares' | 'own' | 'cut' | 'jobs' | 'acted'>,
  { lines }: ShoppingList,
): LeftBehind {
  const { prices, bought, had, spares, own, cut } = project;
  const former = new Set(formerLines(project).map(({ id }) => id));
  const listed = new Set(lines.flatMap(({ offers }) => offers.map(({ id }) => id)));
  const materials = new Set([...listed].map(materialOf));
  const lineIds = new Set(lines.map(({ id }) => id));
  const products = new Set(lines.map(({ id }) => productOf(id)));
  const isOther = (material: string): boolean =>
    !lineIds.has(material) && (products.has(productOf(material)) || former.has(material));
  const isLeft = (offer: string): boolean =>
    !listed.has(offer) && materials.has(materialOf(offer)) && !isOwn(offer);
  const isTickLeft = (key: string): boolean => {
    const [material = '', offer = ''] = key.split('|', 2);
    return isLeft(offer) || isOther(material);
  };
  return {
    prices: Object.entries(prices).flatMap(([id, { text }]) =>
      text.trim() !== '' && isLeft(id) ? [text.trim()] : [],
    ),
    ticks: Object.keys(bought).filter(isTickLeft).length + had.filter(isOther).length,
    amounts:
      own.filter(({ material, amount }) => amount.trim() !== '' && isOther(material)).length +
      Object.keys(spares).filter(isOther).length,
    boards: Object.entries(cut).reduce(
      (sum, [material, all]) => sum + (isOther(material) ? all.length : 0),
      0,
    ),
  };
}

/** Steps ticked, or drying, that the plans of their jobs do not have: kept, and told apart from what is shown. */
export interface FormerSteps {
  readonly ticks: number;
  /** End of drying by key, ms since 1970. */
  readonly timers: readonly (readonly [string, number])[];
}

/** Ticks and timers of steps that the current plan does not have. A job without a plan has no such steps. */
export function formerSteps(
  { done, timers }: Pick<Project, 'done' | 'timers'>,
  jobs: readonly JobSteps[],
): FormerSteps {
  const planned = jobs.filter(({ steps }) => steps.length > 0);
  const shown = new Set(
    planned.flatMap(({ id, steps }) => steps.map((one) => stepKey(id, one.id))),
  );
  const isFormerStep = (key: string): boolean =>
    !shown.has(key) && planned.some(({ id }) => key.startsWith(stepKey(id, '')));
  return {
    ticks: done.filter(isFormerStep).length,
    timers: Object.entries(timers).filter(([key]) => isFormerStep(key)),
  };
}
