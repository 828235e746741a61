import { type JobHere, type JobPlan } from '../../jobs/kit/contract.ts';
import { examplePlace } from '../../jobs/kit/example-places.ts';
import { en } from '../../language/en/job.ts';
import { area, language } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import { formatDimension } from '../../measure/format-length.ts';
import type { Place } from '../../measure/place.ts';
import { boundsOf, type Region as Shape } from '../../measure/polygon.ts';
import { length } from '../../measure/units.ts';
import { exampleLocale } from '../../projects/settings/locale.ts';
import { shoppingList, type ShoppingList } from '../../shopping/list.ts';
import { emptyPurse } from '../../shopping/purse.ts';
import type { Currency } from '../../stock/currency.ts';
import { REGION_OF, REGIONS } from '../../stock/region.ts';

const words = area('job', en);

/** A job worked out as its public page shows it: the same for all who read the language. */
export interface Example {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly place: Place;
  readonly plan: JobPlan;
  readonly list: ShoppingList;
}

export function exampleOf(job: JobHere): Example {
  const locale = exampleLocale();
  const { currency } = REGIONS[REGION_OF[language()]];
  const place = examplePlace(job.places[0] ?? 'room', locale);
  const plan = job.plan(place, job.example ?? {});
  const needs = plan.materials.map((material) => ({ job: job.slug, material }));
  const list = shoppingList(needs, emptyPurse(locale, { currency, examples: true }));
  return { locale, currency, place, plan, list };
}

/** The place of an example with its sizes. */
export function placeInWords({ place, locale }: Example): string {
  const sides = (shape: Shape): string => {
    const { x0, y0, x1, y1 } = boundsOf(shape);
    const [wide = '', deep = ''] = [x1 - x0, y1 - y0].map((side) =>
      formatDimension(length(side), locale),
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
      return words.example.run(formatDimension(place.length, locale));
    case 'thing':
      return words.example.thing();
  }
}

/** The years whose prices the list has: `2024`, or `2024–2026`. */
export function priceYears({ list }: Example): string {
  const years = list.lines.flatMap(({ year }) => year ?? []);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
}
