import type { ListLine } from './list.ts';

/** True while the search for the cuts of a line goes on: its price can still change. */
export const isSettling = ({ cut }: Pick<ListLine, 'cut'>): boolean => cut?.final === false;

/** True if something that is still to buy has an example price, not one of the user. */
export const hasExamplePrice = ({ items, offers }: Pick<ListLine, 'items' | 'offers'>): boolean =>
  items.some(({ offer, toBuy }) => {
    const { own, problem } = offers.find(({ id }) => id === offer) ?? {};
    return toBuy > 0 && (own === undefined || problem !== undefined);
  });

/** True if sums with this line are rounded. */
export const isRough = (line: Pick<ListLine, 'cut' | 'items' | 'offers'>): boolean =>
  isSettling(line) || hasExamplePrice(line);
