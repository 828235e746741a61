import { isFormer } from '../../shopping/former-ids.ts';
import type { ShoppingList } from '../../shopping/list.ts';
import type { Project } from '../schema/project.ts';

/** What was typed or ticked for sizes that a list does not have: kept, and not counted. */
export interface LeftBehind {
  /** Prices as typed. */
  readonly prices: readonly string[];
  readonly ticks: number;
}

const materialOf = (offer: string): string => offer.slice(0, offer.lastIndexOf('/'));

/** Sizes of the person's own shop come and go with the settings. */
const isOwn = (offer: string): boolean => offer.includes('/own-');

/**
 * What a project has for sizes of which shops of its region have none: typed before sizes were those of a region,
 * or in another region. What is not on the list at all, as of a job removed, is left out.
 */
export function leftBehind(
  { prices, bought }: Pick<Project, 'prices' | 'bought'>,
  { lines }: ShoppingList,
): LeftBehind {
  const listed = new Set(lines.flatMap(({ offers }) => offers.map(({ id }) => id)));
  const materials = new Set([...listed].map(materialOf));
  const isLeft = (offer: string): boolean =>
    !listed.has(offer) && (isFormer(offer) || (materials.has(materialOf(offer)) && !isOwn(offer)));
  return {
    prices: Object.entries(prices).flatMap(([id, { text }]) =>
      text.trim() !== '' && isLeft(id) ? [text.trim()] : [],
    ),
    ticks: Object.keys(bought).filter((key) => isLeft(key.slice(key.indexOf('|') + 1))).length,
  };
}
