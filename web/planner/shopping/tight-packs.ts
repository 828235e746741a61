import { cents, type Cents } from '../measure/units/units.ts';
import type { Counts } from './priced.ts';
import { planPacks, type PricedPack } from './packs-line.ts';

/** A line whose cheapest packs hold hardly more than is used, and what else could be bought. */
export interface Tight {
  /** Surplus of the line's packs over the amount used, in the line's unit. */
  readonly over: number;
  /** True if the user chose to buy more than the tight mix. */
  readonly isAmple: boolean;
  /** The other choice: largest size first, what is there and what to add. */
  readonly instead: readonly { readonly label: string; readonly count: number }[];
  /** Price difference of the ample mix; undefined if a price is unknown. */
  readonly extra: Cents | undefined;
}

/** Amounts that the packs must hold, in the line's unit, after own stock. */
interface Wanted {
  /** Need with all spares. */
  readonly wanted: number;
  /** Need without spares for breakage, settling or hollows, which exist to be used. */
  readonly used: number;
  /** Measured need of the jobs; 0 for items that are counted. */
  readonly need: number;
}

/**
 * An amount is tight with a surplus below 3 %: sides measured to 1 % give an area to 2 %, and tray, bucket and tin
 * retain as much again. Counted items have no such error; their breakage is a separate spare.
 */
const TIGHT = 0.03;

type Plan = ReadonlyMap<string, Counts>;

/** The packs of a line, and whether they are tight. */
export function planWithRoom(
  { wanted, used, need }: Wanted,
  offers: readonly PricedPack[],
  boughtOf: (offer: string) => number,
  isAmple: boolean,
): { readonly counts: Plan | undefined; readonly tight: Tight | undefined } {
  const cheapest = planPacks(Math.max(0, wanted), offers, boughtOf);
  const least = used + Math.ceil(need * TIGHT);
  const isTight = cheapest !== undefined && need > 0 && heldIn(cheapest, offers) < least;
  // Own stock covers everything, so there is no larger purchase to choose.
  if (!isTight || wanted <= 0) return { counts: cheapest, tight: undefined };
  const ample = planPacks(least, offers, boughtOf);
  if (ample === undefined || heldIn(ample, offers) <= heldIn(cheapest, offers)) {
    return { counts: cheapest, tight: undefined };
  }
  const [counts, other] = isAmple ? [ample, cheapest] : [cheapest, ample];
  return {
    counts,
    tight: {
      over: heldIn(counts, offers) - used,
      isAmple,
      instead: offers
        .map(({ id, label }) => ({ label, count: countOf(other, id) }))
        .filter(({ count }) => count > 0)
        .toReversed(),
      extra: costOver(cheapest, ample, offers),
    },
  };
}

function countOf(plan: Plan, offer: string): number {
  const { bought, toBuy } = plan.get(offer) ?? { bought: 0, toBuy: 0 };
  return bought + toBuy;
}

/** Amount that some packs hold together. */
export const heldIn = (plan: Plan, offers: readonly PricedPack[]): number =>
  offers.reduce((sum, { id, size }) => sum + size * countOf(plan, id), 0);

/** Price difference between two plans; undefined if a size without a known price differs. */
function costOver(less: Plan, more: Plan, offers: readonly PricedPack[]): Cents | undefined {
  const differing = offers
    .map(({ id, known }) => ({ known, by: countOf(more, id) - countOf(less, id) }))
    .filter(({ by }) => by !== 0);
  return differing.some(({ known }) => known === undefined)
    ? undefined
    : cents(differing.reduce((sum, { known, by }) => sum + by * (known ?? 0), 0));
}
