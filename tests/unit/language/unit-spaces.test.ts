import { execFileSync } from 'node:child_process';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { withUnitSpaces } from '../../../scripts/messages/unit-spaces.ts';
import { examplePlace } from '../../../web/planner/jobs/kit/place/example-places.ts';
import {
  formatArea,
  formatDimension,
  formatFineArea,
  formatLength,
  length,
  toArea,
} from '../../../web/planner/measure/units/units.ts';
import type { Language } from '../../../web/language/language-tags.ts';
import { REGIONS, type Region } from '../../../web/planner/stock/region.ts';
import { house } from '../../support/house.ts';
import {
  contextIn,
  jobsIn,
  LANGUAGE_NAMES,
  loadAll,
  localeIn,
  REGION_NAMES,
  UNITS,
} from '../../support/job-context.ts';
import { LONG } from '../../support/long.ts';
import { compiledIn, withArguments } from '../../support/message-tree.ts';
import { plannedWith } from '../../support/planned.ts';

/** A text with the no-break spaces visible, because comparisons in these tests take them for plain ones. */
const shown = (text: string): string => text.replaceAll('\u00a0', '~');

/** The message, compiled in English and called. */
async function said(text: string, types: Readonly<Record<string, string>>, ...values: unknown[]) {
  const { line } = (await compiledIn({ en: withArguments('line', text, types) }, 'en')) as {
    line: string | ((...args: unknown[]) => string);
  };
  return shown(typeof line === 'string' ? line : line(...values));
}

describe('the space between a number and its unit', () => {
  it('never breaks in a message', async () => {
    expect(await said('Leave 5 mm, at 20 °C, for 12 hours.', {})).toBe(
      'Leave 5~mm, at 20~°C, for 12~hours.',
    );
    expect(await said('350 sq ft of it', {})).toBe('350~sq~ft of it');
    expect(await said('<b>12</b> m² of wall', {})).toBe('**12**~m² of wall');
    expect(await said('A board of 1261 × 192 mm', {})).toBe('A board of 1261~×~192~mm');
  });

  it('never breaks after an argument or before a plural', async () => {
    const types = { n: 'number', size: 'string', unit: 'string' };
    expect(await said('{n} min', types, 3)).toBe('3~min');
    expect(await said('{size} kg', types, 1, '2.5')).toBe('2.5~kg');
    expect(await said('{size} {unit}', types, 1, '2.5', 'sq ft')).toBe('2.5~sq ft');
    expect(await said('{n, plural, one {# day} other {# days}} left', types, 2)).toBe(
      '2~days left',
    );
    expect(await said('{n} {n, plural, one {day} other {days}} left', types, 1)).toBe('1~day left');
    expect(await said('{n} × {size}', types, 2, '5 L')).toBe('2~×~5 L');
  });

  it('is only before a unit', async () => {
    const types = { n: 'number', room: 'string' };
    expect(await said('{room} in turn, 3 of 4, {n} more', types, 2, 'Hall')).toBe(
      'Hall in turn, 3 of 4, 2 more',
    );
    for (const text of ['12 in all', '£12.00 in all', 'Room 2 mirror', '5 minus']) {
      expect(shown(withUnitSpaces(text))).toBe(text);
    }
  });

  it('never breaks in what the formatters of amounts write, in every language and unit', async () => {
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
            expect(amounts.filter((amount) => amount.includes(' '))).toEqual([]);
          }),
        );
      }
    }
  });
});

/** Keys of texts that the user or the code typed, and of ids. */
const TYPED = new Set(['typed', 'entry', 'id', 'part', 'key', 'piece', 'sizes', 'value']);

/** Texts of a value at every depth. */
function textsIn(value: unknown, key = ''): readonly string[] {
  if (TYPED.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return [...value.values()].flatMap((one) => textsIn(one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    textsIn(one, Array.isArray(value) ? key : name),
  );
}

/** Each region in one language, and every language; in the long size all in all. */
const READ: Readonly<Record<Region, Language>> = { uk: 'en', us: 'en-US', eu: 'en', cn: 'zh-Hans' };

describe.each(REGION_NAMES)('plans of %s', (region) => {
  it.each(LONG ? LANGUAGE_NAMES : [READ[region]])(
    'never part a number from its unit, in %s',
    async (language) => {
      const context = await contextIn(region, REGIONS[region].units, language);
      const { locale } = context;
      const { list } = plannedWith(house(), { locale, catalogue: await loadAll(region, language) });
      const plans: [string, unknown][] = [['list', list]];
      for (const job of await jobsIn(context)) {
        const place = examplePlace(job.places[0] ?? 'room', locale);
        plans.push([job.slug, job.plan(place, job.example ?? {})]);
      }
      const broken = new Set<string>();
      let read = 0;
      for (const [name, plan] of plans) {
        for (const text of textsIn(plan)) {
          read += 1;
          if (withUnitSpaces(text) !== text) broken.add(`${name}: ${text}`);
        }
      }
      expect(read).toBeGreaterThan(1000);
      expect([...broken]).toEqual([]);
    },
  );
});

it('is plain in what the command `plan` prints', () => {
  // One job of boards; more would only take longer.
  const jobs = house().jobs.filter(({ id }) => id === 'studs');
  const input = JSON.stringify({ ...house(), jobs });
  const printed = execFileSync('node', ['scripts/plan.ts', '-'], { input, encoding: 'utf8' });
  expect(printed.includes('\u00a0')).toBe(false);
  expect(printed).toMatch(/\d mm/);
});
