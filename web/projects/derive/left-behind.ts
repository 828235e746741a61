import type { ShoppingList } from '../../shopping/list.ts';
import type { Project } from '../schema/project.ts';

/** What was typed or ticked for sizes that a list does not have: kept, and not counted. */
export interface LeftBehind {
  /** Prices as typed. */
  readonly prices: readonly string[];
  readonly ticks: number;
}

/**
 * An id of before that has none today. Sizes said what a pack was then (`20-kg-bag`, `box-of-20`), and lengths
 * had one side of their section or none.
 */
const LEFT =
  /-(?:bag|screws|roll)$|\/(?:(?:pack|box|roll)-(?:of|for)-|bulk-bag-|1-(?:panel|roll|sheet)|[\d.]+-?l$|full$|half$)|^(?:studwork|fence-board|deck-joist|fence-post|skirting)(?:~[\d.]+(?:_[^/]*)?)?\/|^deck-board~(?:softwood|composite)_/;

/** Whether something of before is kept under this offer's id still: no shop has it in that size. */
export const isFormer = (offer: string): boolean => LEFT.test(offer);

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
