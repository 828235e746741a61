import type { Locale } from '../language/locale.ts';
import type { Cents } from '../measure/units.ts';
import { productOf } from '../stock/offer.ts';
import { parsePrice } from './money.ts';

/** A price as the person typed it, and when (milliseconds since 1970). */
export interface OwnPrice {
  readonly text: string;
  readonly at: number;
}

/** A size with the price that counts: the person's own, or the one we start from. */
export interface Priced {
  readonly id: string;
  readonly label: string;
  /** The price we start from. */
  readonly price: Cents;
  /** What the person typed; undefined while they left our price alone. */
  readonly own: OwnPrice | undefined;
  /** Undefined for a size that the shop does not have (an emptied price) or an unreadable price. */
  readonly current: Cents | undefined;
  readonly problem: string | undefined;
}

/**
 * The price that the person typed for an offer: for this very size or colour, else the one last typed
 * for the product, so that no price is asked for twice.
 */
export const priceOf = (
  prices: Readonly<Record<string, OwnPrice>>,
  offer: string,
): OwnPrice | undefined => prices[offer] ?? prices[productOf(offer)];

/** Puts the person's price on a size. */
export function priced<Offer extends { id: string; label: string; price: Cents }>(
  offer: Offer,
  own: OwnPrice | undefined,
  locale: Locale,
): Offer & Priced {
  if (own === undefined) return { ...offer, own, current: offer.price, problem: undefined };
  if (own.text.trim() === '') return { ...offer, own, current: undefined, problem: undefined };
  const read = parsePrice(own.text, locale);
  return read.ok
    ? { ...offer, own, current: read.value, problem: undefined }
    : { ...offer, own, current: undefined, problem: read.reason };
}
