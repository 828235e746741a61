import type { JobHere, JobPlan } from '../../planner/jobs/kit/contract.ts';
import type { Typed } from '../../planner/jobs/kit/fields.ts';
import { EMPTY_PLAN } from '../../planner/jobs/kit/job-plan.ts';
import { examplePlace } from '../../planner/jobs/kit/place/example-places.ts';
import { words } from '../../language/page/job.ts';
import { language } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import type { Place } from '../../planner/measure/places/place.ts';
import { boundsOf, type PolygonRings as Shape } from '../../planner/measure/outline/polygon.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { parseLength } from '../../planner/measure/units/parse-length.ts';
import { formatExampleSize, length } from '../../planner/measure/units/units.ts';
import { formatNeed } from '../../ui/format/amounts.ts';
import { pageMemo } from '../../documents/settings/page-names.ts';
import { letteredJobs } from '../../planner/project/cuts/piece-letters.ts';
import { exampleLocale } from '../../documents/settings/settings.ts';
import { shoppingList, type ShoppingList } from '../../planner/shopping/list.ts';
import { emptyPurse } from '../../planner/shopping/purse.ts';
import { type Currency, regionOfLanguage, REGIONS } from '../../planner/stock/region.ts';

/** Jobs planned for one example place, equal for all readers of the language. */
export interface Worked {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly place: Place;
  readonly plans: readonly JobPlan[];
  readonly list: ShoppingList;
}

/** A job with inputs in addition to its example. */
export interface ExampleInputs {
  readonly job: JobHere;
  readonly typed?: Typed;
}

export function workOut(asked: readonly ExampleInputs[], place: Place): Worked {
  const locale = exampleLocale();
  const { currency } = REGIONS[regionOfLanguage(language())];
  const plans = asked.map(({ job, typed }) => job.plan(place, { ...job.example, ...typed }));
  const needs = plans.flatMap(({ materials }, i) =>
    materials.map((material) => ({ job: asked[i]?.job.slug ?? '', material })),
  );
  const list = shoppingList(needs, emptyPurse(locale, { currency, examples: true }));
  return { locale, currency, place, plans, list };
}

/** One job with its example. */
export interface Example extends Worked {
  readonly job: JobHere;
  readonly plan: JobPlan;
}

export function exampleOf(job: JobHere): Example {
  const worked = workOut([{ job }], examplePlace(job.places[0] ?? 'room', exampleLocale()));
  const [plan = EMPTY_PLAN] = worked.plans;
  const own = { entry: { id: job.slug }, plan };
  return {
    ...worked,
    job,
    plan: letteredJobs([own], worked.list.lines, pageMemo)[0]?.plan ?? plan,
  };
}

const thingsInWords: Readonly<Record<string, (wide: string) => string>> = words.example.things;

/** Width of a thing: the one of its example, of its scene, or its first figure. */
function sizeOfThing(
  { example = {} }: JobHere,
  { scene, figures }: JobPlan,
  locale: Locale,
): string {
  const typed = parseLength(String(example['width'] ?? ''), 'mm', locale);
  if (typed.ok) return formatExampleSize(typed.value, locale);
  const { solids } = scene;
  if (solids.length === 0) return figures[0]?.value ?? '';
  const from = Math.min(...solids.map(({ at: [x] }) => x));
  const to = Math.max(...solids.map(({ at: [x], size: [wide] }) => x + wide));
  return formatExampleSize(length(Math.round(to - from)), locale);
}

/** Share of the price from which a material is the main one, if no drawing shows it first. */
const MAIN = 0.3;

/** The main material with its amount: `59 laminate planks`; otherwise the number of things to buy. */
export function thingsToBuy({ plan, list, locale }: Example): string {
  const pieces: Readonly<Record<string, (count: number) => string>> = words.pieces;
  const amounts: Readonly<Record<string, (amount: string) => string>> = words.amounts;
  const leads = [...new Set(plan.drawings.flatMap(({ counts: [first] }) => first ?? []))];
  const [said] = leads.flatMap((id, rank) => {
    const line = list.lines.find((one) => one.id === id);
    const {
      product = '',
      price,
      items,
      amounts: { need, unit } = { need: 0, unit: 'piece' },
    } = line ?? {};
    if (price === undefined || items === undefined) return [];
    if (rank > 0 && price.amount < MAIN * list.cost) return [];
    const amount = entryOf(amounts, product)?.(formatNeed(need, unit, locale));
    const bought = items.reduce((sum, { toBuy }) => sum + toBuy, 0);
    return (
      amount ?? entryOf(pieces, product)?.(unit === 'piece' ? Math.max(need, bought) : bought) ?? []
    );
  });
  return said ?? words.things(list.lines.length);
}

/** Example place with its sizes as text. */
export function placeInWords({ job, plan, place, locale }: Example): string {
  const sides = (shape: Shape): string => {
    const { x0, y0, x1, y1 } = boundsOf(shape);
    const [wide = '', deep = ''] = [x1 - x0, y1 - y0].map((side) =>
      formatExampleSize(length(side), locale),
    );
    return words.by(wide, deep);
  };
  switch (place.kind) {
    case 'room':
      return words.example.room(sides(place.floor));
    case 'wall':
      return words.example.wall(sides(place.wall.region));
    case 'ground':
      return words.example.ground(sides(place.region));
    case 'run':
      return words.example.run(formatExampleSize(place.length, locale));
    case 'thing':
      return (entryOf(thingsInWords, job.slug) ?? String)(sizeOfThing(job, plan, locale));
  }
}

/** Years of the prices in the list: `2024`, or `2024–2026`. */
export function priceYears({ list }: Pick<Worked, 'list'>): string {
  const years = list.lines.flatMap(({ year }) => year ?? []);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
}
