import { cents, type Cents } from '../measure/units/units.ts';
import type { Counts } from './bought.ts';
import { planPacks, type PricedPack } from './packs-line.ts';

/** A line whose cheapest packs hold hardly more than is used, and what else could be bought. */
export interface Tight {
  /** What the packs of the line hold beyond what is used, in the line's unit. */
  readonly over: number;
  /** Whether the line has more than the tight mix, because the person chose so. */
  readonly isAmple: boolean;
  /** The other choice: largest size first, what is there and what to add. */
  readonly instead: readonly { readonly label: string; readonly count: number }[];
  /** What the ample mix costs more; undefined where a price is not known. */
  readonly extra: Cents | undefined;
}

/** What has to be in the packs, in the line's unit; what is at home is off already. */
interface Wanted {
  /** With all spares. */
  readonly wanted: number;
  /** Without spares that break, settle or fill hollows: those are there to be used. */
  readonly used: number;
  /** What the jobs take, of what is measured; 0 for what is counted piece by piece. */
  readonly need: number;
}

/**
 * An amount is tight with less than 3 % over: sides measured to 1 % make an area of 2 %, and as much again stays in
 * tray, bucket and tin. What is counted has no such error: its breakage is a spare of its own.
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
  // What is at home does it all: nothing is bought that could be more.
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

/** What some packs hold together. */
export const heldIn = (plan: Plan, offers: readonly PricedPack[]): number =>
  offers.reduce((sum, { id, size }) => sum + size * countOf(plan, id), 0);

/** What one plan costs more than another; undefined where it needs a size without a known price. */
function costOver(less: Plan, more: Plan, offers: readonly PricedPack[]): Cents | undefined {
  const differing = offers
    .map(({ id, known }) => ({ known, by: countOf(more, id) - countOf(less, id) }))
    .filter(({ by }) => by !== 0);
  return differing.some(({ known }) => known === undefined)
    ? undefined
    : cents(differing.reduce((sum, { known, by }) => sum + by * (known ?? 0), 0));
}
