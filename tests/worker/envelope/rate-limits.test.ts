import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  type Limits,
  limitedUntil,
  limitHeaders,
  mergeLimits,
  parseRateLimits,
  coveredUntil,
} from '../../../worker/envelope/rate-limits.ts';

const NOW = 1_790_000_000_000;

function limitsOf(entries: Readonly<Record<string, number>>): Limits {
  return new Map(Object.entries(entries));
}

/** The limits as a plain object, for comparing. */
function read(header: string) {
  return Object.fromEntries(parseRateLimits(header, NOW));
}

describe('X-Sentry-Rate-Limits', () => {
  test.each([
    ['60:error:key', { error: 60 }],
    [
      '60:error;transaction:project:quota, 2700::organization',
      { error: 60, transaction: 60, '': 2700 },
    ],
    [' 60 : error ; replay : project , 5 : span ', { error: 60, replay: 60, span: 5 }],
    ['0.5:error:key', { error: 0.5 }],
    ['60', { '': 60 }],
    ['60::', { '': 60 }],
    ['10:error:key, 60:error:key, 20:error:key', { error: 60 }],
    ['soon:error:key', { error: 60 }],
    ['60:error:key:reason:namespace:more:fields', { error: 60 }],
    ['60:tomorrow_s_category;error:key', { error: 60 }],
    ['99999999999999:error:key', { error: 86_400 }],
    ['60:metric_bucket:key:quota:custom', { metric_bucket: 60 }],
    ['60:metric_bucket:key:quota:spans', {}],
    [', ,', {}],
  ])('%j is read', (header, seconds) => {
    const expected = Object.fromEntries(
      Object.entries(seconds).map(([c, s]) => [c, NOW + s * 1000]),
    );
    expect(read(header)).toEqual(expected);
  });
});

describe('what is known', () => {
  test('is over when its time is', () => {
    expect(limitedUntil(limitsOf({ error: NOW + 1000 }), 'error', NOW + 999)).toBe(NOW + 1000);
    expect(limitedUntil(limitsOf({ error: NOW + 1000 }), 'error', NOW + 1000)).toBe(0);
  });

  test('of all categories limits each', () => {
    expect(limitedUntil(limitsOf({ '': NOW + 1000 }), 'replay', NOW)).toBe(NOW + 1000);
  });

  test('keeps the later end and forgets what is over', () => {
    const merged = mergeLimits(
      limitsOf({ error: NOW + 5, replay: NOW + 9, span: NOW }),
      limitsOf({ error: NOW + 7, replay: NOW + 1 }),
      NOW,
    );
    expect(Object.fromEntries(merged)).toEqual({ error: NOW + 7, replay: NOW + 9 });
  });
});

describe('an envelope is covered', () => {
  const limits = limitsOf({ error: NOW + 5000, log_byte: NOW + 9000, attachment_item: NOW + 7000 });

  test.each([
    ['by the limit on its one item', ['event'], 5000],
    ['until the first of its items is free again', ['event', 'log'], 5000],
    ['by a limit on bytes alone', ['log'], 9000],
    ['by a limit on the number of attachments alone', ['attachment'], 7000],
    ['not while one item is free', ['event', 'session'], 0],
    ['never with a report on drops in it', ['event', 'client_report'], 0],
    ['not when its items are not known', [], 0],
  ])('%s', (_, types, ahead) => {
    expect(coveredUntil(limits, types, NOW)).toBe(ahead === 0 ? 0 : NOW + ahead);
  });

  test('whatever is in it by a limit on everything, but for reports on drops', () => {
    const all = limitsOf({ '': NOW + 1000 });
    for (const types of [[], ['unknown'], ['statsd'], ['form_data', 'event']]) {
      expect(coveredUntil(all, types, NOW)).toBe(NOW + 1000);
    }
    expect(coveredUntil(all, ['client_report'], NOW)).toBe(0);
  });
});

describe('what an SDK is told', () => {
  test('is of the categories asked about alone', () => {
    const limits = { error: NOW + 1500, replay: NOW + 60_000 };
    expect(limitHeaders(limitsOf(limits), ['error', 'span'], NOW)).toEqual({
      'X-Sentry-Rate-Limits': '2:error:key',
      'Retry-After': '2',
    });
  });

  test('is everything where everything is limited', () => {
    expect(limitHeaders(limitsOf({ '': NOW + 1000 }), ['error', 'replay'], NOW)).toEqual({
      'X-Sentry-Rate-Limits': '1::key',
      'Retry-After': '1',
    });
  });

  test('is nothing, and no bare Retry-After, where nothing is limited', () => {
    expect(limitHeaders(new Map(), ['error'], NOW)).toEqual({});
  });
});

test('whatever the header, reading it neither throws nor limits in the past', () => {
  const quota = fc.tuple(fc.oneof(fc.string(), fc.nat().map(String)), fc.string(), fc.string());
  fc.assert(
    fc.property(fc.array(quota), (quotas) => {
      const limits = read(quotas.map((fields) => fields.join(':')).join(','));
      for (const until of Object.values(limits)) expect(until).toBeGreaterThanOrEqual(NOW);
    }),
  );
});

test('what we tell of limits reads back as the same limits, rounded up to the second', () => {
  const category = fc.constantFrom('error', 'replay', 'transaction', 'span');
  fc.assert(
    fc.property(
      fc.dictionary(category, fc.integer({ min: 1, max: 10_000_000 }), { minKeys: 1 }),
      (ahead) => {
        const limits = Object.fromEntries(Object.entries(ahead).map(([c, ms]) => [c, NOW + ms]));
        const headers = limitHeaders(limitsOf(limits), Object.keys(limits), NOW);
        const again = read(headers['X-Sentry-Rate-Limits'] ?? '');
        for (const [c, until] of Object.entries(limits)) {
          expect(again[c]).toBe(NOW + 1000 * Math.ceil((until - NOW) / 1000));
        }
      },
    ),
  );
});
