import type { Locale } from '../../language/locale.ts';
import type { Cents } from '../measure/units/units.ts';
import { productOf } from '../stock/offer.ts';
import type { Container } from '../stock/shelf.ts';
import type { Currency } from '../stock/currency.ts';
import { parsePrice } from './money.ts';
import { entryOf } from '../measure/units/entry-of.ts';

/** A price as the person typed it, and when (milliseconds since 1970). */
export interface OwnPrice {
  readonly text: string;
  readonly at: number;
  /** The price before a text that is none. */
  readonly good?: string | undefined;
  /** Of which it is; of whichever the list has where it was not kept. */
  readonly currency?: string | undefined;
}

/** What prices of a list are in. */
export interface Money {
  readonly currency: Currency;
  /** Whether the example prices are in it too: they are of the region's, and nothing is converted. */
  readonly examples: boolean;
}

/** A size with the price that counts: the person's own, or the one we start from. */
export interface Priced {
  readonly id: string;
  readonly label: string;
  /** The price we start from. */
  readonly price: Cents;
  /** What the person typed; undefined while they left our price alone. */
  readonly own: OwnPrice | undefined;
  /** What sizes are compared by. Undefined for a size that the shop does not have: an emptied price. */
  readonly current: Cents | undefined;
  /** What it costs in the list's currency; undefined where only an example in another one is known. */
  readonly known: Cents | undefined;
  readonly problem: string | undefined;
  /** What it comes in, where it is sold in packs. */
  readonly container?: Container;
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

/** Prices without those that were typed in another currency: a figure of pounds is none of dollars. */
export const inCurrency = (
  prices: Readonly<Record<string, OwnPrice>>,
  currency: Currency,
): Readonly<Record<string, OwnPrice>> =>
  Object.fromEntries(
    Object.entries(prices).filter(([, one]) => (one.currency ?? currency) === currency),
  );

/** Puts the person's price on a size. */
export function priced<Offer extends { id: string; label: string; price: Cents }>(
  offer: Offer,
  own: OwnPrice | undefined,
  locale: Locale,
  { currency, examples }: Money,
): Offer & Priced {
  const example = { current: offer.price, known: examples ? offer.price : undefined };
  if (own === undefined) return { ...offer, own, ...example, problem: undefined };
  if (own.text.trim() === '') {
    return { ...offer, own, current: undefined, known: undefined, problem: undefined };
  }
  const read = parsePrice(own.text, locale, currency);
  if (read.ok) {
    return { ...offer, own, current: read.value, known: read.value, problem: undefined };
  }
  const before = own.good === undefined ? undefined : parsePrice(own.good, locale, currency);
  const counts = before?.ok === true ? { current: before.value, known: before.value } : example;
  return { ...offer, own, ...counts, problem: read.reason };
}
