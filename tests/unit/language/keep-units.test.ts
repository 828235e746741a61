import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatArea,
  formatDimension,
  formatFineArea,
  formatLength,
} from '../../../web/planner/measure/units/format-length.ts';
import { toArea, length } from '../../../web/planner/measure/units/units.ts';
import { keepHead, keepUnits } from '../../../web/language/formats.ts';
import { contextIn, jobsIn, LANGUAGE_NAMES, localeIn, UNITS } from '../../support/job-context.ts';
import { examplePlace } from '../../../web/planner/jobs/kit/place/example-places.ts';

/** Possible line breaks within an amount, which consists of numbers, units and words of a unit. */
const breaks = (amount: string): string[] =>
  [...keepUnits(amount).matchAll(/\d (?=[\p{L}°%])/gu)].map(() => amount);

it('keeps what every formatter of an amount writes on one line, in every language and unit', async () => {
  for (const language of LANGUAGE_NAMES) {
    for (const units of UNITS) {
      const locale = await localeIn(language, units);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 10_000_000 }), (value) => {
          const amounts = [
            formatLength(length(value), locale),
            formatDimension(length(value), locale),
            formatArea(toArea(value * 320_000), locale),
            formatFineArea(toArea(value * 320_000), locale),
          ];
          expect(amounts.flatMap(breaks)).toEqual([]);
        }),
      );
    }
  }
});

it('keeps the figures of all jobs on one line, in every language', async () => {
  const found: string[] = [];
  let seen = 0;
  for (const language of LANGUAGE_NAMES) {
    const context = await contextIn(language === 'en-US' ? 'us' : 'uk', undefined, language);
    for (const job of await jobsIn(context)) {
      const place = examplePlace(job.places[0] ?? 'room', context.locale);
      for (const { value } of job.plan(place, job.example ?? {}).figures) {
        seen += 1;
        // `3 of 4`, `2 × 1.8 m`: words between figures may part.
        found.push(...breaks(value.replaceAll(/(?<=\d) (?=of \d|from|whole|cut)/g, '_')));
      }
    }
  }
  expect(seen).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

it('leaves words that are no unit as they are', () => {
  for (const text of [
    '12 in all',
    '3 of 4',
    '2 more',
    '£12.00 in all',
    'Room 2 mirror',
    '5 minus',
  ]) {
    expect(keepUnits(text)).toBe(text);
  }
});

it('keeps the parts of a unit together, and a unit after a number in another element', () => {
  expect(keepUnits('350 sq ft of it')).toBe('350\u00a0sq\u00a0ft of it');
  expect(keepHead(' m² of wall')).toBe('\u00a0m² of wall');
});
