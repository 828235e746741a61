import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type CollectorAnswer, judge } from '../../../worker/envelope/verdict.ts';

const NOW = 1_790_000_000_000;

function verdict(
  answer: Partial<CollectorAnswer> | undefined,
  types: readonly string[] = ['event'],
) {
  const whole = answer && { status: 0, rateLimits: null, retryAfter: null, ...answer };
  const { limits, ...ruling } = judge(whole, types, NOW);
  return { ...ruling, limits: Object.fromEntries(limits) };
}

describe('the collector', () => {
  test.each([
    [200, 'accepted'],
    [202, 'accepted'],
    [204, 'accepted'],
    [301, 'unavailable'],
    [302, 'unavailable'],
    [304, 'unavailable'],
    [308, 'unavailable'],
    [400, 'rejected'],
    [401, 'rejected'],
    [403, 'rejected'],
    [404, 'rejected'],
    [407, 'rejected'],
    [408, 'unavailable'],
    [409, 'rejected'],
    [413, 'rejected'],
    [424, 'rejected'],
    [425, 'unavailable'],
    [426, 'rejected'],
    [428, 'rejected'],
    [429, 'limited'],
    [431, 'rejected'],
    [451, 'rejected'],
    [499, 'rejected'],
    [500, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [599, 'unavailable'],
  ])('answers %d: %s', (status, wanted) => {
    expect(verdict({ status }).verdict).toBe(wanted);
  });

  test('does not answer: unavailable', () => {
    expect(verdict(undefined)).toEqual({ verdict: 'unavailable', limits: {} });
  });
});

describe('a 429', () => {
  test.each([
    ['covers every item', '60:error;replay:key', ['event', 'replay_event'], 'limited'],
    ['covers everything', '60::organization', ['event'], 'limited'],
    ['covers a part', '60:replay:key', ['event', 'replay_event'], 'partly accepted'],
    ['covers none of the items', '60:session:key', ['event'], 'partly accepted'],
    [
      'covers all but a report on drops',
      '60:error:key',
      ['event', 'client_report'],
      'partly accepted',
    ],
    ['names a category, of items that are not known', '60:error:key', [], 'partly accepted'],
    ['covers everything, of items that are not known', '60::key', [], 'limited'],
    ['covers every item for no time at all', '0:error:key', ['event'], 'limited'],
    ['covers everything for no time at all', '0::key', ['event'], 'limited'],
  ])('that %s', (_, rateLimits, types, wanted) => {
    expect(verdict({ status: 429, rateLimits }, types).verdict).toBe(wanted);
  });
});

describe('limits', () => {
  test.each<[string, Partial<CollectorAnswer>, Record<string, number>]>([
    ['come with a 200 too', { status: 200, rateLimits: '5:span:key' }, { span: NOW + 5000 }],
    [
      'of the header win over Retry-After',
      { status: 429, rateLimits: '5:error:key', retryAfter: '3600' },
      { error: NOW + 5000 },
    ],
    ['of a bare 429 are a minute of everything', { status: 429 }, { '': NOW + 60_000 }],
    ['last as long as Retry-After says', { status: 429, retryAfter: '7' }, { '': NOW + 7000 }],
    [
      'last until the date it names',
      { status: 429, retryAfter: new Date(NOW + 9000).toUTCString() },
      { '': NOW + 9000 },
    ],
    ['are a minute where it says nonsense', { status: 429, retryAfter: 'x' }, { '': NOW + 60_000 }],
    ['of a 429 are a second at least', { status: 429, retryAfter: '0' }, { '': NOW + 1000 }],
    [
      'of a 429 are a second where the date is past',
      { status: 429, retryAfter: 'Mon, 01 Jan 2001 00:00:00 GMT' },
      { '': NOW + 1000 },
    ],
    [
      'of a 429 are a second of what its header names',
      { status: 429, rateLimits: '0.001:error:key' },
      { error: NOW + 1000 },
    ],
    [
      'are a minute where it is no date though it has a year',
      { status: 429, retryAfter: 'soon 2001' },
      { '': NOW + 60_000 },
    ],
    ['are a day at most', { status: 429, retryAfter: '9'.repeat(400) }, { '': NOW + 86_400_000 }],
    [
      'are a day at most, by the date as well',
      { status: 429, retryAfter: 'Fri, 31 Dec 9999 23:59:59 GMT' },
      { '': NOW + 86_400_000 },
    ],
    ['ignore an empty header', { status: 429, rateLimits: '' }, { '': NOW + 60_000 }],
    ['are none of a 200 with Retry-After', { status: 200, retryAfter: '7' }, {}],
    ['are none of a 503 with Retry-After', { status: 503, retryAfter: '7' }, {}],
  ])('%s', (_, answer, limits) => {
    expect(verdict(answer).limits).toEqual(limits);
  });
});

test('an unavailable collector may ask to be left alone, and only it', () => {
  expect(verdict({ status: 503, retryAfter: '7' }).askedMs).toBe(7000);
  expect(verdict({ status: 503, retryAfter: '99999999999999' }).askedMs).toBe(3_600_000);
  for (const status of [200, 400, 429]) {
    expect(verdict({ status, retryAfter: '7' })).not.toHaveProperty('askedMs');
  }
});

test('every status and header gets one of the five verdicts, and no limit lies in the past', () => {
  const header = fc.option(fc.oneof(fc.string(), fc.nat().map(String)), { nil: null });
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 999 }),
      header,
      header,
      (status, rateLimits, retryAfter) => {
        const ruling = verdict({ status, rateLimits, retryAfter });
        const known = ['accepted', 'limited', 'partly accepted', 'unavailable', 'rejected'];
        expect(ruling.verdict).toBeOneOf(known);
        for (const until of Object.values(ruling.limits)) expect(until).toBeGreaterThanOrEqual(NOW);
      },
    ),
  );
});
