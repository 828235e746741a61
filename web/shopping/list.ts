import { cents, type Cents } from '../measure/units.ts';
import type { Material, PackOffer } from '../takeoff/material.ts';
import { cheapestPacks, type PackMix } from './cheapest-packs.ts';
import { parsePrice } from './money.ts';

/** A size with the price that counts: the person's own, or the one we start from. */
export interface PricedOffer extends PackOffer {
  /** What the person typed; undefined while they left our price alone. */
  readonly typed: string | undefined;
  /** Undefined for a size that the shop does not have (an emptied price) or an unreadable price. */
  readonly current: Cents | undefined;
  readonly problem: string | undefined;
}

export interface ListLine {
  readonly material: Material;
  readonly offers: readonly PricedOffer[];
  /** Undefined where no size has a price. */
  readonly mix: PackMix | undefined;
}

export interface ShoppingList {
  readonly lines: readonly ListLine[];
  /** The sum of all mixes; lines without one count nothing. */
  readonly cost: Cents;
}

function priceOffer(offer: PackOffer, typed: string | undefined): PricedOffer {
  if (typed === undefined) return { ...offer, typed, current: offer.price, problem: undefined };
  if (typed.trim() === '') return { ...offer, typed, current: undefined, problem: undefined };
  const read = parsePrice(typed);
  return read.ok
    ? { ...offer, typed, current: read.value, problem: undefined }
    : { ...offer, typed, current: undefined, problem: read.reason };
}

/** Turns needs into the cheapest packs at the person's prices (texts by offer id). */
export function shoppingList(
  materials: readonly Material[],
  prices: Readonly<Record<string, string>>,
): ShoppingList {
  const lines = materials.map((material): ListLine => {
    const offers = material.packs.map((offer) => priceOffer(offer, prices[offer.id]));
    const sold = offers.flatMap(({ id, size, current }) =>
      current === undefined ? [] : [{ id, size, price: current }],
    );
    return { material, offers, mix: cheapestPacks(material.need, sold) };
  });
  return { lines, cost: cents(lines.reduce((sum, line) => sum + (line.mix?.cost ?? 0), 0)) };
}
