import type { UnitSystem } from '../../language/locale.ts';
import { cents, inches, mm, toMm, type Cents, type Length } from '../measure/units/units.ts';
import { BULK_FROM_BAGS } from '../stock/in-bulk.ts';
import type { PackedMaterial } from '../takeoff/material.ts';
import type { LineCut } from './cut-line.ts';
import { planPacks, type PricedPack } from './packs-line.ts';
import { type Counts, priced, priceOf } from './priced.ts';
import type { Purse } from './purse.ts';
import { firstFitLengths } from './quick-plan.ts';

/** Number of packs of one size. */
export interface Packs {
  /** Name of the product, if it is not that of the line. */
  readonly name: string;
  readonly label: string;
  readonly count: number;
}

/** Remark on a line before the user buys it. */
export type LineNote =
  /** Many small bags: the same in bulk, in each way with its price, and what the bags cost. */
  | {
      readonly says: 'bulk';
      readonly bags: number;
      readonly cost: Cents | undefined;
      readonly ways: readonly {
        readonly packs: readonly Packs[];
        readonly cost: Cents | undefined;
      }[];
    }
  /** The surplus exceeds the smallest pack, because the smallest packs would cost `saves` more. */
  | { readonly says: 'larger'; readonly instead: Packs; readonly extra: Cents }
  /** The smallest pack stays almost unused. */
  | { readonly says: 'little'; readonly need: number; readonly unit: PackedMaterial['unit'] }
  /** Packs one size smaller hold a little less than wanted and cost much less. */
  | {
      readonly says: 'short';
      readonly instead: readonly Packs[];
      readonly by: number;
      readonly unit: PackedMaterial['unit'];
      readonly saves: Cents;
    }
  /** Slightly shorter pieces would cost less. */
  | { readonly says: 'shorter'; readonly by: Length; readonly saves: Cents };

type Plan = ReadonlyMap<string, Counts>;

const countOf = (plan: Plan, offer: string): number => {
  const { bought, toBuy } = plan.get(offer) ?? { bought: 0, toBuy: 0 };
  return bought + toBuy;
};

/** Price of some packs; undefined if one price is unknown. */
const costOf = (offers: readonly PricedPack[], plan: Plan): Cents | undefined => {
  const taken = offers.filter(({ id }) => countOf(plan, id) > 0);
  return taken.some(({ known }) => known === undefined)
    ? undefined
    : cents(taken.reduce((sum, { id, known = 0 }) => sum + known * countOf(plan, id), 0));
};

/** Small bags in great number, and what the same costs in bulk. `share`: of the need, with all spares. */
export function bulkNote(
  materials: readonly PackedMaterial[],
  plan: Plan,
  share: number,
  purse: Purse,
): readonly LineNote[] {
  const bags = [...plan.values()].reduce((sum, { bought, toBuy }) => sum + bought + toBuy, 0);
  const [first] = materials;
  if (first?.inBulk === undefined || bags <= BULK_FROM_BAGS) return [];
  const offersOf = ({ packs }: PackedMaterial): readonly PricedPack[] =>
    packs.map((offer) => priced(offer, priceOf(purse.prices, offer.id), purse.locale, purse.money));
  const ways = first.inBulk.map((way, i) => {
    const parts = way.map((part, at) => {
      const need = materials.reduce((sum, one) => sum + (one.inBulk?.[i]?.[at]?.need ?? 0), 0);
      const offers = offersOf(part);
      // A part of a load is sold only with a whole one.
      const load = offers.reduce(
        (most, { container, size }) => (container === 'load' && size > most ? size : most),
        0,
      );
      const taken =
        planPacks(Math.max(load, Math.ceil(need * share)), offers, () => 0) ??
        new Map<string, Counts>();
      const packs = offers
        .map(({ id, label }): Packs => ({ name: part.name, label, count: countOf(taken, id) }))
        .filter(({ count }) => count > 0)
        .toReversed();
      return { packs, cost: packs.length === 0 ? undefined : costOf(offers, taken) };
    });
    return {
      packs: parts.flatMap(({ packs }) => packs),
      cost: parts.some(({ cost }) => cost === undefined)
        ? undefined
        : cents(parts.reduce((sum, { cost = 0 }) => sum + cost, 0)),
    };
  });
  return [{ says: 'bulk', bags, cost: costOf(offersOf(first), plan), ways }];
}

/** Remark if the cheapest packs hold at least the smallest pack more than wanted. */
export function largerNote(
  wanted: number,
  offers: readonly PricedPack[],
  plan: Plan,
): readonly LineNote[] {
  const sold = offers.filter(({ current }) => current !== undefined);
  const [smallest] = sold.toSorted((a, b) => a.size - b.size);
  const held = offers.reduce((sum, { id, size }) => sum + size * countOf(plan, id), 0);
  const isBought = [...plan.values()].some(({ bought }) => bought > 0);
  if (smallest === undefined || wanted <= 0 || isBought || held - wanted < smallest.size) return [];
  const count = Math.ceil(wanted / smallest.size);
  const cost = costOf(offers, plan);
  if (cost === undefined || smallest.known === undefined) return [];
  const instead = { name: '', label: smallest.label, count };
  return [{ says: 'larger', instead, extra: cents(count * smallest.known - cost) }];
}

/** Smallest share of a pack that justifies another pack. */
const LITTLE = 0.1;

export function littleNote(
  need: number,
  unit: PackedMaterial['unit'],
  offers: readonly PricedPack[],
): readonly LineNote[] {
  const smallest = Math.min(...offers.map(({ size }) => size));
  return need > 0 && need < smallest * LITTLE ? [{ says: 'little', need, unit }] : [];
}

/** Uncertainty of a measured amount: two sides, and the thickness of a coat. */
const SHORT = 0.06;
/** A saving of this share is worth a word. */
const SHORT_SAVES = 0.1;

/** Remark if cheaper packs hold only a little less than wanted. */
export function shortNote(
  {
    wanted,
    need,
    unit,
  }: {
    readonly wanted: number;
    readonly need: number;
    readonly unit: PackedMaterial['unit'];
  },
  offers: readonly PricedPack[],
  plan: Plan,
): readonly LineNote[] {
  const least = wanted - Math.floor(need * SHORT);
  const isBought = [...plan.values()].some(({ bought }) => bought > 0);
  const fewer = least > 0 && !isBought ? planPacks(least, offers, () => 0) : undefined;
  if (fewer === undefined) return [];
  const [now, then] = [costOf(offers, plan), costOf(offers, fewer)];
  const holds = offers.reduce((sum, { id, size }) => sum + size * countOf(fewer, id), 0);
  if (now === undefined || then === undefined || holds >= wanted) return [];
  if (now - then < now * SHORT_SAVES) return [];
  const instead = offers
    .map(({ id, label }): Packs => ({ name: '', label, count: countOf(fewer, id) }))
    .filter(({ count }) => count > 0)
    .toReversed();
  return [{ says: 'short', instead, by: wanted - holds, unit, saves: cents(now - then) }];
}

/** Reductions that do not make a piece another one. */
const SHORTER: Readonly<Record<UnitSystem, readonly Length[]>> = {
  metric: [1, 2, 3, 5].map(mm),
  imperial: [1 / 16, 1 / 8, 3 / 16, 1 / 4].map(inches),
};

/** The smallest reduction that saves a length, if any. */
export function shorterSaves(plan: LineCut, units: UnitSystem): readonly LineNote[] {
  const { request, answer, final, priced: isPriced } = plan;
  if (!final || !isPriced || request.kind !== 'linear' || answer.unplaced.length > 0) return [];
  for (const by of SHORTER[units]) {
    const parts = request.parts.map((part) => ({ ...part, length: part.length - toMm(by) }));
    if (parts.some((part) => part.length <= 0)) return [];
    const { cost, unplaced } = firstFitLengths({ ...request, parts });
    if (unplaced.length === 0 && cost < answer.cost) {
      return [{ says: 'shorter', by, saves: cents(answer.cost - cost) }];
    }
  }
  return [];
}
