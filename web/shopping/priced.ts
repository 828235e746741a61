import type { Locale } from '../language/locale.ts';
import type { Cents } from '../measure/units.ts';
import { productOf } from '../stock/offer.ts';
import { parsePrice } from './money.ts';
import { entryOf } from '../measure/entry-of.ts';

/** A price as the person typed it, and when (milliseconds since 1970). */
export interface OwnPrice {
  readonly text: string;
  readonly at: number;
  /** The price before a text that is none. */
  readonly good?: string | undefined;
}

/** A size with the price that counts: the person's own, or the one we start from. */
export interface Priced {
  readonly id: string;
  readonly label: string;
  /** The price we start from. */
  readonly price: Cents;
  /** What the person typed; undefined while they left our price alone. */
  readonly own: OwnPrice | undefined;
  /** Undefined for a size that the shop does not have: an emptied price. */
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
): OwnPrice | undefined => entryOf(prices, offer) ?? entryOf(prices, productOf(offer));

const isSold = ({ current }: Priced): boolean => current !== undefined;

const isOwn = ({ own, problem }: Priced): boolean =>
  own !== undefined && (problem === undefined || (own.good ?? '') !== '');

/**
 * The sizes whose prices are compared. Prices that a person typed are compared with one another, not with ours of
 * other sizes, which are examples; those come in only where the person's own sizes will not do.
 */
export function comparable<Offer extends Priced>(
  offers: readonly Offer[],
  willDo: (own: readonly Offer[]) => boolean = () => true,
): readonly Offer[] {
  const own = offers.filter((offer) => isOwn(offer) && isSold(offer));
  return own.length > 0 && willDo(own) ? own : offers.filter(isSold);
}

/** Puts the person's price on a size. */
export function priced<Offer extends { id: string; label: string; price: Cents }>(
  offer: Offer,
  own: OwnPrice | undefined,
  locale: Locale,
): Offer & Priced {
  if (own === undefined) return { ...offer, own, current: offer.price, problem: undefined };
  if (own.text.trim() === '') return { ...offer, own, current: undefined, problem: undefined };
  const read = parsePrice(own.text, locale);
  if (read.ok) return { ...offer, own, current: read.value, problem: undefined };
  const before = own.good === undefined ? undefined : parsePrice(own.good, locale);
  const current = before?.ok === true ? before.value : offer.price;
  return { ...offer, own, current, problem: read.reason };
}
