import { entryOf } from '../measure/units/entry-of.ts';
import type { PackedMaterial, Slack } from '../takeoff/material.ts';
import { bulkNote, largerNote, littleNote, shortNote, type LineNote } from './line-notes.ts';
import { parseAmount } from './own-stock.ts';
import { planPacks } from './packs-line.ts';
import { type Counts, comparable, priced, priceOf, type PricedSize } from './priced.ts';
import type { Purse } from './purse.ts';
import { sharedNeed, type PackedNeed } from './shared-need.ts';
import { heldIn, planWithRoom, type Tight } from './tight-packs.ts';

/** The packs of a line. */
interface PlannedPacks {
  readonly offers: readonly PricedSize[];
  readonly compared: readonly string[];
  readonly counts: ReadonlyMap<string, Counts>;
  readonly trouble: 'unpriced' | undefined;
  readonly amounts: PackedAmounts;
  readonly tight: Tight | undefined;
  readonly notes: readonly LineNote[];
  readonly cut: undefined;
  readonly problems: Readonly<Record<string, string>>;
}

/** Amounts of a material in packs, in its own unit. */
export interface PackedAmounts {
  readonly need: number;
  readonly spare: number;
  readonly usualSpare: number;
  /** True if packs are bought only for the spares, because the packs for the need do not hold them. */
  readonly buysSpare: boolean;
  /** Purpose of the usual spares; undefined if there are none. */
  readonly slack: Slack['for'] | undefined;
  readonly own: number;
  /** Bought before. */
  readonly bought: number;
  /** Bought before or still to buy. */
  readonly buying: number;
  /** Surplus over the need, including own stock. */
  readonly left: number;
  readonly unit: PackedMaterial['unit'];
  /** Number of jobs that have it at the same time; undefined if only one job needs it, or if it is used up. */
  readonly atOnce: number | undefined;
}

const most = (amounts: readonly number[]): number => Math.max(0, ...amounts);

/** Sum of the needs, rounded up once, because two rooms may share a tube. */
function needOf(materials: readonly PackedMaterial[]): number {
  const uses = materials.map(({ oneFor, need, exact = need }) => oneFor ?? exact);
  const shared = new Set(uses.flatMap((use) => (typeof use === 'number' ? [] : use))).size;
  return Math.ceil(
    uses.reduce<number>((sum, use) => sum + (typeof use === 'number' ? use : 0), shared) - 1e-6,
  );
}

/** Spares for repairs or for matching are shared by all jobs; spares for breakage and settling add up. */
const ONE_FOR_ALL: ReadonlySet<Slack['for']> = new Set(['matching', 'repair']);

function spareOf(materials: readonly PackedMaterial[]): number {
  const forAll = materials.filter(({ slack }) => slack !== undefined && ONE_FOR_ALL.has(slack));
  const each = materials.filter((one) => !forAll.includes(one));
  return (
    most(forAll.map(({ spare = 0 }) => spare)) + each.reduce((sum, { spare = 0 }) => sum + spare, 0)
  );
}

/** Spare screws and nails that a box leaves, as a share of the need: no other box is bought for more (trade practice). */
const ENOUGH_FIXINGS = 0.05;

/** Needs of several jobs for one material, in the cheapest packs, with remarks. */
export function planPacked(needs: readonly PackedNeed[], purse: Purse): PlannedPacks {
  const materials = needs.map(({ material }) => material);
  const [first] = materials;
  const problems: Record<string, string> = {};
  const [id, unit] = [first?.id ?? '', first?.unit ?? 'piece'];
  const shared = first?.lasts === undefined ? undefined : sharedNeed(needs);
  const need = shared?.need ?? needOf(materials);
  const typed = entryOf(purse.spares, id) ?? '';
  const said = typed === '' ? undefined : parseAmount(typed, unit, purse.locale);
  if (said?.ok === false) problems['spares'] = said.reason;
  const own = purse.own.filter(({ material, amount }) => material === id && amount.trim() !== '');
  const atHome = own.reduce((sum, one) => {
    const amount = parseAmount(one.amount, unit, purse.locale);
    if (!amount.ok) problems[`own.${one.id}`] = amount.reason;
    return sum + (amount.ok ? amount.value : 0);
  }, 0);
  const offers = (first?.packs ?? []).map((offer) =>
    priced(offer, priceOf(purse.prices, offer.id), purse.locale, purse.money),
  );
  const suggested = spareOf(materials);
  const isSpared = suggested > 0 || typed !== '';
  const plain = isSpared ? planPacks(Math.max(0, need - atHome), offers, () => 0) : undefined;
  const left = plain === undefined ? 0 : heldIn(plain, offers) + atHome - need;
  const isLoose = first?.aisle === 'fixings' && first.slack === 'breakage';
  const usualSpare =
    isLoose && left >= need * ENOUGH_FIXINGS ? Math.min(suggested, left) : suggested;
  const spare = said?.ok === true ? said.value : usualSpare;
  const isMeasured = unit !== 'piece' && first?.lasts === undefined && first?.rough !== true;
  const aside = first?.slack !== undefined && ONE_FOR_ALL.has(first.slack) ? spare : 0;
  const { counts, tight } = planWithRoom(
    { wanted: need + spare - atHome, used: need + aside - atHome, need: isMeasured ? need : 0 },
    offers,
    (offer) => purse.bought(id, offer),
    purse.ample.includes(id),
  );
  const buying = counts === undefined ? 0 : heldIn(counts, offers);
  const toBuy = offers.reduce(
    (sum, { id: offer, size }) => sum + size * (counts?.get(offer)?.toBuy ?? 0),
    0,
  );
  return {
    offers,
    compared: comparable(offers).map(({ id: offer }) => offer),
    counts: counts ?? new Map<string, Counts>(),
    trouble: counts === undefined ? 'unpriced' : undefined,
    amounts: {
      need,
      spare,
      usualSpare,
      buysSpare: plain !== undefined && heldIn(plain, offers) < need + spare - atHome,
      slack: first?.slack,
      own: atHome,
      bought: buying - toBuy,
      buying,
      left: Math.max(0, buying + atHome - need),
      unit,
      atOnce: shared?.atOnce,
    },
    tight,
    notes:
      counts === undefined
        ? []
        : [
            ...bulkNote(materials, counts, (need + spare) / Math.max(1, need), purse),
            ...largerNote(Math.max(0, need + spare - atHome), offers, counts),
            ...(isMeasured || first?.rough === true
              ? [
                  ...littleNote(need, unit, offers),
                  ...shortNote({ wanted: need + spare - atHome, need, unit }, offers, counts),
                ]
              : []),
          ],
    cut: undefined,
    problems,
  };
}
