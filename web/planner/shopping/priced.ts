import type { Locale } from '../../language/locale.ts';
import type { Cents } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import { productOf } from '../stock/offer.ts';
import type { Container } from '../stock/shelf.ts';
import type { Currency } from '../stock/region.ts';
import { parsePrice } from './money.ts';

/** A price as typed, and its time (ms since 1970). */
export interface OwnPrice {
  readonly text: string;
  readonly at: number;
  /** The price before a text that is none. */
  readonly good?: string | undefined;
  /** Currency of the price; that of the list if absent. */
  readonly currency?: string | undefined;
}

/** Currency of the prices of a list. */
export interface Money {
  readonly currency: Currency;
  /** True if the example prices are in it too; prices are never converted. */
  readonly examples: boolean;
}

/** A size with the price that counts: the user's own, or the example. */
export interface PricedSize {
  readonly id: string;
  readonly label: string;
  /** The price we start from. */
  readonly price: Cents;
  /** The user's text; undefined if the user has not changed the example. */
  readonly own: OwnPrice | undefined;
  /** Price for comparisons; undefined for a size that the shop does not sell. */
  readonly current: Cents | undefined;
  /** Price in the list's currency; undefined if only an example in another currency is known. */
  readonly known: Cents | undefined;
  readonly problem: string | undefined;
  /** Container, if it is sold in packs. */
  readonly container?: Container;
}

/**
 * The user's price for an offer: that of this size or colour, or the last one of the product, so that the user enters
 * no price twice.
 */
export const priceOf = (
  prices: Readonly<Record<string, OwnPrice>>,
  offer: string,
): OwnPrice | undefined => entryOf(prices, offer) ?? entryOf(prices, productOf(offer));

const isSold = ({ current }: PricedSize): boolean => current !== undefined;

const isOwn = ({ own, problem }: PricedSize): boolean =>
  own !== undefined && (problem === undefined || (own.good ?? '') !== '');

/**
 * Sizes whose prices are compared. The user's own prices are compared only with one another; example prices join only
 * if the user's own sizes cannot do.
 */
export function comparable<Offer extends PricedSize>(
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

/** Adds the user's price to a size. */
export function priced<Offer extends { id: string; label: string; price: Cents }>(
  offer: Offer,
  own: OwnPrice | undefined,
  locale: Locale,
  { currency, examples }: Money,
): Offer & PricedSize {
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

/** Bought in a quantity that was not kept: as many as the plan asks for. */
export const AS_PLANNED = Number.MAX_SAFE_INTEGER;

/** One size on the list: what is there of it, what to add, what could go back. */
export interface Counts {
  readonly bought: number;
  readonly toBuy: number;
  readonly toReturn: number;
}

interface Held {
  readonly id: string;
  readonly size: number;
  readonly price: number;
  readonly bought: number;
}

/**
 * Bought packs that could go back if they hold more than needed: the most expensive first, each as often as the surplus
 * allows.
 */
export function couldReturn(held: readonly Held[], surplus: number): ReadonlyMap<string, number> {
  let left = surplus;
  const back = new Map<string, number>();
  for (const { id, size, bought } of held.toSorted((a, b) => b.price - a.price)) {
    const count = size <= 0 ? 0 : Math.min(bought, Math.floor(left / size));
    if (count > 0) back.set(id, count);
    left -= count * size;
  }
  return back;
}
