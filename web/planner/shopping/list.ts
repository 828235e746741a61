import type { Aisle } from '../stock/aisles.ts';
import type { Product } from '../stock/products.ts';
import type { Container } from '../stock/shelf.ts';
import { cents, type Cents } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import {
  type LengthMaterial,
  type Material,
  type SheetMaterial,
  pieceRun,
} from '../takeoff/material.ts';
import { planCut, type FindCut, type LineCut } from './cut-line.ts';
import type { CutNeed, StockAtHand } from './cut-request.ts';
import { parseOffcut } from './own-stock.ts';
import { shorterSaves, type LineNote } from './line-notes.ts';
import type { PackedNeed } from './shared-need.ts';
import { planPacked, type PackedAmounts } from './plan-packed.ts';
import type { Tight } from './tight-packs.ts';
import { type Counts, priced, priceOf, type PricedSize } from './priced.ts';
import type { Purse } from './purse.ts';
import { shareCost } from './money.ts';

/** Need of one job for one material. */
export interface Need {
  /** The job's id in the project. */
  readonly job: string;
  /** Id of the job's place; absent if all jobs have one place. */
  readonly place?: string;
  readonly material: Material;
  /** Rank among the main materials of the job, from its drawings; absent for helpers. */
  readonly lead?: number;
}

/** One size on the list. */
export interface ListItem extends Counts {
  readonly offer: string;
  readonly label: string;
  readonly container: Container | undefined;
  /** Undefined if the price is unknown or was removed. */
  readonly each: Cents | undefined;
  /** Price paid for the bought ones, as far as it is known. */
  readonly spent: Cents;
  /** Number of bought ones without a known price. */
  readonly unpaid: number;
}

/** True if the cost of an item leaves something out. */
const isUnpriced = ({ each, toBuy, unpaid }: ListItem): boolean =>
  unpaid > 0 || (toBuy > 0 && each === undefined);

export interface LinePrice {
  readonly amount: Cents;
  /** True if no plan of its cuts has arrived yet and the price is that of a quick estimate. */
  readonly isEstimate: boolean;
}

export interface ListLine {
  readonly id: string;
  readonly name: string;
  readonly customName?: string;
  readonly aisle: Aisle;
  readonly product: Product | undefined;
  readonly form: Material['form'];
  /** Year of the example prices; undefined if they are of no region. */
  readonly year: number | undefined;
  readonly needs: readonly { readonly job: string; readonly why: string; readonly cost: Cents }[];
  readonly offers: readonly PricedSize[];
  /** Those whose prices were compared; see `comparable`. */
  readonly compared: readonly string[];
  /** True if the user has all of it and buys none. */
  readonly isHad: boolean;
  /** Rank among the main materials of its jobs; undefined for helpers. */
  readonly lead: number | undefined;
  /** True for a tool that the job does not use up. */
  readonly lasts: boolean;
  /** True if many users have some left: tools, and materials of which a job takes little. */
  readonly mayBeThere: boolean;
  /** Packs or boards to buy or bought, largest size first, without those of count 0. */
  readonly items: readonly ListItem[];
  /** Price of everything bought and to buy, as far as prices are known. */
  readonly price: LinePrice;
  /** Number of items without a price; `price` does not contain them. */
  readonly unpriced: number;
  /** `unpriced`: no size has a price. `uncut`: a piece is longer than anything sold. */
  readonly trouble: 'unpriced' | 'uncut' | undefined;
  readonly amounts: PackedAmounts | undefined;
  /** Present if the cheapest packs leave next to nothing. */
  readonly tight: Tight | undefined;
  /** Other remarks before the user buys it. */
  readonly notes: readonly LineNote[];
  /** Cuts of lengths or sheets. */
  readonly cut: LineCut | undefined;
  /** Sentences by `spares`, `own.<id>` and `offcuts.<id>.<field>`. */
  readonly problems: Readonly<Record<string, string>>;
}

export interface ShoppingList {
  readonly lines: readonly ListLine[];
  /** The sum of all lines; lines in trouble and without a price count what they can. */
  readonly cost: Cents;
  /** Number of items without a price. */
  readonly unpriced: number;
  /** Price by job; the sum is `cost`. */
  readonly byJob: ReadonlyMap<string, Cents>;
}

interface Merged {
  readonly first: Material;
  readonly needs: [Need, ...Need[]];
}

function merge(needs: readonly Need[]): readonly Merged[] {
  const merged = new Map<string, Merged>();
  for (const need of needs) {
    const { id, form } = need.material;
    const key = `${form}:${id}`;
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { first: need.material, needs: [need] });
    else known.needs.push(need);
  }
  return [...merged.values()];
}

/** Weight of a job in the cost of a line: by amount, by length or by area. */
function weightOf(material: Material): number {
  switch (material.form) {
    case 'packs':
      return material.need;
    case 'lengths':
      return pieceRun(material.pieces);
    case 'sheets':
      return material.panels.reduce(
        (sum, { length, width, quantity }) => sum + length * width * quantity,
        0,
      );
  }
}

type Planned = Pick<
  ListLine,
  'offers' | 'compared' | 'trouble' | 'amounts' | 'tight' | 'cut' | 'problems' | 'notes'
> & {
  readonly counts: ReadonlyMap<string, Counts>;
};

function planCutting(
  first: LengthMaterial | SheetMaterial,
  needs: readonly CutNeed[],
  purse: Purse,
  findCut: FindCut,
): Planned {
  const problems: Record<string, string> = {};
  const { id, form, stock } = first;
  const own = purse
    .offcuts(first)
    .filter(({ length, width, amount }) => `${length}${width}${amount}`.trim() !== '')
    .flatMap((one): StockAtHand[] => {
      const read = parseOffcut(one, form, purse.locale);
      if (!read.ok) problems[`offcuts.${one.id}.${read.at}`] = read.reason;
      return read.ok ? [read.value] : [];
    });
  const offers = stock.map((offer) =>
    priced(offer, priceOf(purse.prices, offer.id), purse.locale, purse.money),
  );
  const { plan, counts, compared } = planCut(
    needs,
    offers,
    {
      boughtOf: (offer) => purse.bought(id, offer),
      own,
      cut: purse.cut(id),
      keptPieces: purse.kept(id)?.pieces,
    },
    findCut,
    purse.locale,
  );
  const unpriced = offers.every(({ current }) => current === undefined);
  const uncut = plan.answer.unplaced.length > 0;
  return {
    offers,
    compared,
    counts,
    trouble: uncut ? (unpriced ? 'unpriced' : 'uncut') : undefined,
    amounts: undefined,
    tight: undefined,
    notes: shorterSaves(plan, purse.locale.units),
    cut: plan,
    problems,
  };
}

const packedNeed = ({ material, ...need }: Need): PackedNeed[] =>
  material.form === 'packs' ? [{ ...need, material }] : [];

function planOf({ first, needs }: Merged, purse: Purse, findCut: FindCut): Planned {
  if (first.form === 'packs') {
    return planPacked(needs.flatMap(packedNeed), purse);
  }
  const cut = needs.flatMap(({ job, material }): CutNeed[] =>
    material.form === 'packs' ? [] : [{ job, material }],
  );
  return planCutting(first, cut, purse, findCut);
}

/** Items to buy, or to return, if a plan prescribes a number and some are bought. */
const missing = (whole: number, bought: number): Omit<Counts, 'bought'> => ({
  toBuy: Math.max(0, whole - bought),
  toReturn: Math.max(0, bought - whole),
});

function lineOf(merged: Merged, purse: Purse, findCut: FindCut): ListLine {
  const { first, needs } = merged;
  const { counts, ...planned } = planOf(merged, purse, findCut);
  const lasts = first.form === 'packs' && (first.lasts !== undefined || first.oneFor !== undefined);
  const isTool = first.aisle === 'tools' || first.aisle === 'safety';
  const isHad = first.form === 'packs' && purse.had.includes(first.id);
  const kept = purse.kept(first.id)?.items;
  const items = planned.offers
    .flatMap(({ id, label, known, container }): ListItem[] => {
      const { bought = 0, toBuy = 0, toReturn = 0 } = counts.get(id) ?? {};
      const whole = kept && (entryOf(kept, id) ?? 0);
      const counted = whole === undefined ? { toBuy, toReturn } : missing(whole, bought);
      const count = { ...counted, bought, ...(isHad && { toBuy: 0 }) };
      if (count.bought + count.toBuy === 0) return [];
      const spent = purse.spent(first.id, id, count.bought, known);
      const paid = { spent: cents(spent.cost), unpaid: spent.unpriced };
      return [{ offer: id, label, container, each: known, ...paid, ...count }];
    })
    .toReversed();
  const cost = cents(
    items.reduce((sum, { each, spent, toBuy }) => sum + spent + (each ?? 0) * toBuy, 0),
  );
  const shares = shareCost(
    cost,
    needs.map(({ material }) => weightOf(material)),
  );
  return {
    ...planned,
    ...(isHad && NOTHING_ASKED),
    isHad,
    lead: needs.flatMap(({ lead }) => lead ?? []).toSorted((a, b) => a - b)[0],
    lasts,
    mayBeThere: first.form === 'packs' && (lasts || first.rough === true || isTool),
    id: first.id,
    name: first.name,
    ...(first.customName === undefined ? {} : { customName: first.customName }),
    aisle: first.aisle,
    product: first.product,
    form: first.form,
    year: first.year,
    needs: needs.map(({ job, material }, i) => ({
      job,
      why: material.why,
      cost: shares[i] ?? cents(0),
    })),
    items,
    price: { amount: cost, isEstimate: planned.cut?.isEstimate === true },
    unpriced: items.filter(isUnpriced).length,
  };
}

/** Fields of a line that the user already has: it raises no question and no remark. */
const NOTHING_ASKED = { trouble: undefined, tight: undefined, notes: [] } as const;

const NOT_PLANNED: FindCut = () => undefined;

/** Former answer for the line of these needs, or a computed one. */
export type RememberLine = (needs: readonly [Need, ...Need[]], compute: () => ListLine) => ListLine;

const ALWAYS_COMPUTED: RememberLine = (_needs, compute) => compute();

/** Lines of a list one by one, so that the caller can pause between two of them. */
export function* planLines(
  needs: readonly Need[],
  purse: Purse,
  findCut: FindCut = NOT_PLANNED,
  remember: RememberLine = ALWAYS_COMPUTED,
): Generator<ListLine> {
  for (const merged of merge(needs)) {
    yield remember(merged.needs, () => lineOf(merged, purse, findCut));
  }
}

/**
 * All needs of a project as one shopping list: merged by material, bought in the cheapest packs or
 * cut from the cheapest boards, with what is there already taken first. Offers are expected in the
 * order of their size.
 */
export function shoppingList(...inputs: Parameters<typeof planLines>): ShoppingList {
  const lines = [...planLines(...inputs)];
  const byJob = new Map<string, Cents>();
  for (const { job, cost } of lines.flatMap((line) => line.needs)) {
    byJob.set(job, cents((byJob.get(job) ?? 0) + cost));
  }
  return {
    lines,
    cost: cents(lines.reduce((sum, line) => sum + line.price.amount, 0)),
    unpriced: lines.reduce((sum, line) => sum + line.unpriced, 0),
    byJob,
  };
}
