import type { PackOffer } from '../stock/offer.ts';
import { cheapestPacks } from './cheapest-packs.ts';
import { AS_PLANNED, couldReturn, type Counts, comparable, type PricedSize } from './priced.ts';

export type PricedPack = PackOffer & PricedSize;

/**
 * Share of a load or bulk bag that is used at least, if bags cost little more: what is left has to be taken away, and
 * the price of a load leaves out its delivery.
 */
const LEAST_USED = 0.25;
const WORTH_BAGS = 1.25;

/** Packs to buy, by size; undefined if no size has a price. */
export function planPacks(
  wanted: number,
  offers: readonly PricedPack[],
  boughtOf: (offer: string) => number,
): ReadonlyMap<string, Counts> | undefined {
  const loads = new Set(
    offers.flatMap(({ id, container }) =>
      container === 'load' || container === 'bulk-bag' ? id : [],
    ),
  );
  const sold = comparable(offers).flatMap(({ id, size, current }) =>
    current === undefined ? [] : [{ id, size, price: current }],
  );
  const bagged = sold.filter(({ id }) => !loads.has(id));
  const planned = (need: number): ReadonlyMap<string, number> | undefined => {
    const cheapest = cheapestPacks(need, sold);
    const inBags = cheapestPacks(need, bagged);
    const isWaste =
      cheapest !== undefined &&
      inBags !== undefined &&
      need < LEAST_USED * (need + cheapest.over) &&
      inBags.cost <= WORTH_BAGS * cheapest.cost;
    const mix = isWaste ? inBags : cheapest;
    return mix && new Map(mix.packs.map(({ id, count }) => [id, count]));
  };
  const whole = planned(wanted);
  const held = offers.map(({ id, size, price, current }) => {
    const bought = boughtOf(id);
    return {
      id,
      size,
      price: current ?? price,
      bought: bought === AS_PLANNED ? (whole?.get(id) ?? 0) : bought,
    };
  });
  const rest = wanted - held.reduce((sum, { size, bought }) => sum + size * bought, 0);
  const toBuy = rest > 0 ? planned(rest) : new Map<string, number>();
  if (toBuy === undefined && held.every(({ bought }) => bought === 0)) return undefined;
  const back = couldReturn(held, Math.max(0, -rest));
  return new Map(
    held.map(({ id, bought }) => [
      id,
      { bought, toBuy: toBuy?.get(id) ?? 0, toReturn: back.get(id) ?? 0 },
    ]),
  );
}
