import type { Locale } from '../language/locale.ts';
import type { Aisle } from '../stock/aisles.ts';
import { cents, type Cents } from '../measure/units.ts';
import type {
  LengthMaterial,
  Material,
  PackedMaterial,
  SheetMaterial,
  Slack,
} from '../takeoff/material.ts';
import { pieceRun } from '../takeoff/piece.ts';
import type { Counts } from './bought.ts';
import { planCut, type CutPlan, type CutPlanner } from './cut-line.ts';
import type { PlanBoard } from '../cutting/plan/plan-board.ts';
import type { CutNeed, StockAtHand } from './cut-request.ts';
import { parseAmount, readOffcut, type OffcutInput, type OwnInput } from './own-stock.ts';
import { planWithRoom, type Tight } from './tight-packs.ts';
import { comparable, priced, priceOf, type Money, type OwnPrice, type Priced } from './priced.ts';
import { shareCost } from './share-cost.ts';
import { entryOf } from '../measure/entry-of.ts';

/** What one job needs of one material. */
export interface Need {
  /** The job's id in the project. */
  readonly job: string;
  readonly material: Material;
}

/** What the person said about prices, spares and what is there already. */
export interface Purse {
  readonly locale: Locale;
  readonly money: Money;
  /** In the money's currency. */
  readonly prices: Readonly<Record<string, OwnPrice>>;
  /** As typed, by material. */
  readonly spares: Readonly<Record<string, string>>;
  /** Materials of which the person takes more than a tight mix. */
  readonly ample: readonly string[];
  readonly own: readonly OwnInput[];
  /** Own offcuts of a material. */
  readonly offcuts: (material: LengthMaterial | SheetMaterial) => readonly OffcutInput[];
  /** Boards of a material that lie cut. */
  readonly cut: (material: string) => readonly PlanBoard[];
  /** How many of a size of a material were bought. */
  readonly bought: (material: string, offer: string) => number;
  /** What so many of a size that are there, bought or cut, were paid with. */
  readonly spent: (
    material: string,
    offer: string,
    count: number,
    each: Cents | undefined,
  ) => Spent;
}

/** What is there and was paid, and how many of it at a price that is not known. */
export interface Spent {
  readonly cost: number;
  readonly unpriced: number;
}

/** One size on the list. */
export interface ListItem extends Counts {
  readonly offer: string;
  readonly label: string;
  /** Undefined where no price is known, or not any more. */
  readonly each: Cents | undefined;
  /** What those that are there were paid with, as far as it is known. */
  readonly spent: Cents;
  /** How many of those that are there at a price that is not known. */
  readonly unpaid: number;
}

/** Whether the cost of an item leaves something out. */
const isUnpriced = ({ each, toBuy, unpaid }: ListItem): boolean =>
  unpaid > 0 || (toBuy > 0 && each === undefined);

export interface ListLine {
  readonly id: string;
  readonly name: string;
  readonly aisle: Aisle;
  readonly form: Material['form'];
  /** Of the example prices; undefined where they are of no region. */
  readonly year: number | undefined;
  readonly needs: readonly { readonly job: string; readonly why: string; readonly cost: Cents }[];
  readonly offers: readonly Priced[];
  /** Those whose prices were compared; see `comparable`. */
  readonly compared: readonly string[];
  /** What to hold in hand, largest size first; those that count nothing are left out. */
  readonly items: readonly ListItem[];
  /** Of what was bought and what to add, as far as prices are known. */
  readonly cost: Cents;
  /** How many of its items have no price: the cost is without them. */
  readonly unpriced: number;
  /** `unpriced`: no size has a price. `uncut`: a piece is longer than anything sold. */
  readonly trouble: 'unpriced' | 'uncut' | undefined;
  /** Of what is sold in packs, in its own unit. */
  readonly amounts:
    | {
        readonly need: number;
        readonly spare: number;
        readonly usualSpare: number;
        /** What the usual spares are for; undefined where there are none. */
        readonly slack: Slack['for'] | undefined;
        readonly own: number;
        readonly unit: PackedMaterial['unit'];
      }
    | undefined;
  /** Where the cheapest packs leave next to nothing. */
  readonly tight: Tight | undefined;
  /** Of what is cut. */
  readonly cut: CutPlan | undefined;
  /** Sentences by `spares`, `own.<id>` and `offcuts.<id>.<field>`. */
  readonly problems: Readonly<Record<string, string>>;
}

export interface ShoppingList {
  readonly lines: readonly ListLine[];
  /** The sum of all lines; lines in trouble and without a price count what they can. */
  readonly cost: Cents;
  /** How many items have no price. */
  readonly unpriced: number;
  /** By job; sums to the cost. */
  readonly byJob: ReadonlyMap<string, Cents>;
}

interface Merged {
  readonly first: Material;
  readonly needs: Need[];
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

/** How much of a line's cost is a job's: by amount, by length or by area. */
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
  'offers' | 'compared' | 'trouble' | 'amounts' | 'tight' | 'cut' | 'problems'
> & {
  readonly counts: ReadonlyMap<string, Counts>;
};

const most = (amounts: readonly number[]): number => Math.max(0, ...amounts);

/** What they need together, rounded up once: two rooms may share a tube. */
const needOf = (materials: readonly PackedMaterial[]): number =>
  Math.ceil(materials.reduce((sum, one) => sum + (one.exact ?? one.need), 0) - 1e-6);

/** To mend or to match later one job's spares do for all; what breaks or settles does in each. */
const ONE_FOR_ALL: ReadonlySet<Slack['for']> = new Set(['matching', 'repair']);

function spareOf(materials: readonly PackedMaterial[]): number {
  const forAll = materials.filter(({ slack }) => slack !== undefined && ONE_FOR_ALL.has(slack));
  const each = materials.filter((one) => !forAll.includes(one));
  return (
    most(forAll.map(({ spare = 0 }) => spare)) + each.reduce((sum, { spare = 0 }) => sum + spare, 0)
  );
}

function planPacked(materials: readonly PackedMaterial[], purse: Purse): Planned {
  const [first] = materials;
  const problems: Record<string, string> = {};
  const [id, unit] = [first?.id ?? '', first?.unit ?? 'piece'];
  const need = first?.lasts === true ? most(materials.map((one) => one.need)) : needOf(materials);
  const usualSpare = spareOf(materials);
  const typed = entryOf(purse.spares, id) ?? '';
  const said = typed === '' ? undefined : parseAmount(typed, unit, purse.locale);
  if (said?.ok === false) problems['spares'] = said.reason;
  const own = purse.own.filter(({ material, amount }) => material === id && amount.trim() !== '');
  const atHome = own.reduce((sum, one) => {
    const amount = parseAmount(one.amount, unit, purse.locale);
    if (!amount.ok) problems[`own.${one.id}`] = amount.reason;
    return sum + (amount.ok ? amount.value : 0);
  }, 0);
  const spare = said?.ok === true ? said.value : usualSpare;
  const offers = (first?.packs ?? []).map((offer) =>
    priced(offer, priceOf(purse.prices, offer.id), purse.locale, purse.money),
  );
  const isMeasured = unit !== 'piece' && first?.lasts !== true && first?.rough !== true;
  const aside = first?.slack !== undefined && ONE_FOR_ALL.has(first.slack) ? spare : 0;
  const { counts, tight } = planWithRoom(
    { wanted: need + spare - atHome, used: need + aside - atHome, need: isMeasured ? need : 0 },
    offers,
    (offer) => purse.bought(id, offer),
    purse.ample.includes(id),
  );
  return {
    offers,
    compared: comparable(offers).map(({ id: offer }) => offer),
    counts: counts ?? new Map<string, Counts>(),
    trouble: counts === undefined ? 'unpriced' : undefined,
    amounts: { need, spare, usualSpare, slack: first?.slack, own: atHome, unit },
    tight,
    cut: undefined,
    problems,
  };
}

function planCutting(
  first: LengthMaterial | SheetMaterial,
  needs: readonly CutNeed[],
  purse: Purse,
  planner: CutPlanner,
): Planned {
  const problems: Record<string, string> = {};
  const { id, form, stock } = first;
  const own = purse
    .offcuts(first)
    .filter(({ length, width, amount }) => `${length}${width}${amount}`.trim() !== '')
    .flatMap((one): StockAtHand[] => {
      const read = readOffcut(one, form, purse.locale);
      if (!read.ok) problems[`offcuts.${one.id}.${read.at}`] = read.reason;
      return read.ok ? [read.value] : [];
    });
  const offers = stock.map((offer) =>
    priced(offer, priceOf(purse.prices, offer.id), purse.locale, purse.money),
  );
  const { plan, counts, compared } = planCut(
    needs,
    offers,
    { boughtOf: (offer) => purse.bought(id, offer), own, cut: purse.cut(id) },
    planner,
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
    cut: plan,
    problems,
  };
}

function planOf({ first, needs }: Merged, purse: Purse, planner: CutPlanner): Planned {
  if (first.form === 'packs') {
    const materials = needs.map(({ material }) => material);
    return planPacked(
      materials.filter((one) => one.form === 'packs'),
      purse,
    );
  }
  const cut = needs.flatMap(({ job, material }): CutNeed[] =>
    material.form === 'packs' ? [] : [{ job, material }],
  );
  return planCutting(first, cut, purse, planner);
}

function lineOf(merged: Merged, purse: Purse, planner: CutPlanner): ListLine {
  const { first, needs } = merged;
  const { counts, ...planned } = planOf(merged, purse, planner);
  const items = planned.offers
    .flatMap(({ id, label, known }): ListItem[] => {
      const count = counts.get(id);
      if (count === undefined || count.bought + count.toBuy === 0) return [];
      const spent = purse.spent(first.id, id, count.bought, known);
      const paid = { spent: cents(spent.cost), unpaid: spent.unpriced };
      return [{ offer: id, label, each: known, ...paid, ...count }];
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
    id: first.id,
    name: first.name,
    aisle: first.aisle,
    form: first.form,
    year: first.year,
    needs: needs.map(({ job, material }, i) => ({
      job,
      why: material.why,
      cost: shares[i] ?? cents(0),
    })),
    items,
    cost,
    unpriced: items.filter(isUnpriced).length,
  };
}

const NOT_PLANNED: CutPlanner = () => undefined;

/**
 * All needs of a project as one shopping list: merged by material, bought in the cheapest packs or
 * cut from the cheapest boards, with what is there already taken first. Offers are expected in the
 * order of their size.
 */
export function shoppingList(
  needs: readonly Need[],
  purse: Purse,
  planner: CutPlanner = NOT_PLANNED,
): ShoppingList {
  const lines = merge(needs).map((merged) => lineOf(merged, purse, planner));
  const byJob = new Map<string, Cents>();
  for (const { job, cost } of lines.flatMap((line) => line.needs)) {
    byJob.set(job, cents((byJob.get(job) ?? 0) + cost));
  }
  return {
    lines,
    cost: cents(lines.reduce((sum, line) => sum + line.cost, 0)),
    unpriced: lines.reduce((sum, line) => sum + line.unpriced, 0),
    byJob,
  };
}

/** A purse of somebody who has not said anything yet, for examples. */
export const emptyPurse = (locale: Locale, money: Money): Purse => ({
  locale,
  money,
  prices: {},
  spares: {},
  ample: [],
  own: [],
  offcuts: () => [],
  cut: () => [],
  bought: () => 0,
  spent: (_material, _offer, count, each) => ({
    cost: count * (each ?? 0),
    unpriced: each === undefined ? count : 0,
  }),
});
