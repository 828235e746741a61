import type { JobHere, JobPlan } from '../../planner/jobs/kit/contract.ts';
import type { Typed } from '../../planner/jobs/kit/fields.ts';
import { EMPTY_PLAN } from '../../planner/jobs/kit/job-plan.ts';
import { examplePlace } from '../../planner/jobs/kit/place/example-places.ts';
import { words } from '../../language/page/job.ts';
import { language } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import type { Place } from '../../planner/measure/places/place.ts';
import { boundsOf, type PolygonRings as Shape } from '../../planner/measure/outline/polygon.ts';
import { formatExampleSize, length } from '../../planner/measure/units/units.ts';
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
  readonly plan: JobPlan;
}

export function exampleOf(job: JobHere): Example {
  const worked = workOut([{ job }], examplePlace(job.places[0] ?? 'room', exampleLocale()));
  return { ...worked, plan: worked.plans[0] ?? EMPTY_PLAN };
}

/** Example place with its sizes as text. */
export function placeInWords({ place, locale }: Example): string {
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
      return words.example.thing;
  }
}

/** Years of the prices in the list: `2024`, or `2024–2026`. */
export function priceYears({ list }: Pick<Worked, 'list'>): string {
  const years = list.lines.flatMap(({ year }) => year ?? []);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
}
