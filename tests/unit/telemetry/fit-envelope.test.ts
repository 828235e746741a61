import type { Envelope } from '@sentry/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  fitEnvelope,
  fitEvent,
  MOST_OF_EVENT,
  MOST_WHEN_LEAVING,
} from '../../../web/telemetry/fit-envelope.ts';
import { jsonBytes } from '../../../web/telemetry/storage-snapshot.ts';
import { runs } from '../../support/long.ts';

const eventWith = (texts: number, length: number, breadcrumbs = 0) => ({
  message: 'x',
  tags: { version: '0.1.5' },
  breadcrumbs: Array.from({ length: breadcrumbs }, (_, i) => ({ message: 'b'.repeat(400), i })),
  extra: {
    localStorage: Object.fromEntries(
      Array.from({ length: texts }, (_, i) => [`key ${i}`, '墙'.repeat(length)]),
    ),
  },
});
const keysOf = (event: { extra: { localStorage: object } }): readonly string[] =>
  Object.keys(event.extra.localStorage);

describe('an event above 1 MiB', () => {
  test('loses its oldest breadcrumbs first, and no more than it must', () => {
    const event = eventWith(600, 500, 400);
    const fitted = fitEvent(event, MOST_OF_EVENT);
    expect(jsonBytes(fitted)).toBeLessThanOrEqual(MOST_OF_EVENT);
    expect(jsonBytes(fitted)).toBeGreaterThan(MOST_OF_EVENT - 1000);
    expect(fitted.breadcrumbs.at(-1)).toEqual(event.breadcrumbs.at(-1));
    expect(fitted.extra).toEqual(event.extra);
    expect(fitted.tags).toMatchObject({
      version: '0.1.5',
      shortened: expect.stringMatching(/^\d+ breadcrumbs removed$/),
    });
  });

  test('then loses the ends of its longest stored texts, and never a key', () => {
    const event = eventWith(2300, 500, 50);
    Object.assign(event.extra.localStorage, { short: 'a shelf' });
    const fitted = fitEvent(event, MOST_OF_EVENT);
    expect(jsonBytes(fitted)).toBeLessThanOrEqual(MOST_OF_EVENT);
    expect(keysOf(fitted)).toEqual(keysOf(event));
    expect(fitted.breadcrumbs).toEqual([]);
    expect(fitted.extra.localStorage).toMatchObject({ short: 'a shelf' });
    expect(fitted.tags).toMatchObject({
      shortened: expect.stringMatching(/^50 breadcrumbs removed; stored texts cut to \d+ char/),
    });
  });

  test('loses the ends of other texts if the stored ones are not to blame', () => {
    const event = { ...eventWith(3, 10), message: 'm'.repeat(3_000_000) };
    const fitted = fitEvent(event, MOST_OF_EVENT);
    expect(fitted.message).toHaveLength(8000);
    expect(fitted.extra.localStorage).toEqual(event.extra.localStorage);
  });

  test('fits, whatever is large in it, and keeps all keys', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(
        fc.dictionary(
          text,
          text.map((one) => one.repeat(9)),
          { maxKeys: 60 },
        ),
        fc.array(text, { maxLength: 40 }),
        fc.integer({ min: 4_000, max: 12_000 }),
        (localStorage, breadcrumbs, most) => {
          const event = { message: 'x', breadcrumbs, extra: { localStorage } };
          const fitted = fitEvent(event, most);
          fc.pre(jsonBytes(Object.keys(localStorage)) + 60 * 5 < most - 500);
          expect(jsonBytes(fitted)).toBeLessThanOrEqual(most);
          expect(Object.keys(fitted.extra.localStorage)).toEqual(Object.keys(localStorage));
          if (jsonBytes(event) <= most) expect(fitted).toBe(event);
        },
      ),
      { numRuns: runs(400) },
    );
  });
});

interface Container {
  readonly items: readonly { readonly span_id: string; readonly is_segment: boolean }[];
}

const childSpan = (_: unknown, i: number) => ({
  span_id: `child ${i}`,
  is_segment: false,
  attributes: { text: { value: 'y'.repeat(900), type: 'string' } },
});

/** An envelope of streamed spans: a segment with stored texts, and its children. */
const spansWith = (texts: number, children: number): Envelope => {
  const attributes = Object.fromEntries(
    Array.from({ length: texts }, (_, i) => [
      `localStorage.key ${i}`,
      { value: 'x'.repeat(500), type: 'string' },
    ]),
  );
  const segment = { span_id: 'segment', is_segment: true, attributes };
  const items = [...Array.from({ length: children }, childSpan), segment];
  const header = { type: 'span', item_count: items.length };
  return [{}, [[header, { version: 2, items }]]] as unknown as Envelope;
};
const containersOf = (envelopes: readonly Envelope[]) =>
  envelopes.map((one) => {
    const [, [[header, payload]]] = one as unknown as [
      object,
      [[{ item_count: number }, Container]],
    ];
    return { count: header.item_count, payload, bytes: jsonBytes(payload) };
  });

describe('streamed spans', () => {
  test('stay in one envelope while the page is open', () => {
    const envelope = spansWith(200, 100);
    expect(fitEnvelope(envelope, false)).toEqual([envelope]);
  });

  test('are cut and split span by span if the page closes: the segment first, and none is lost', () => {
    const parts = containersOf(fitEnvelope(spansWith(200, 100), true));
    for (const { count, payload, bytes } of parts) {
      expect(bytes).toBeLessThanOrEqual(MOST_WHEN_LEAVING + 100);
      expect(count).toBe(payload.items.length);
    }
    const spans = parts.flatMap(({ payload }) => payload.items);
    expect(spans.map(({ span_id: id }) => id)).toEqual([
      'segment',
      ...Array.from({ length: 100 }, (_, i) => `child ${i}`),
    ]);
    const { attributes } = spans[0] as unknown as { attributes: object };
    expect(Object.keys(attributes)).toHaveLength(201);
    expect(attributes).toHaveProperty('shortened');
  });

  test('keep every key above 1 MiB of stored texts', () => {
    const [part] = containersOf(fitEnvelope(spansWith(2300, 1), false));
    expect(part?.bytes).toBeLessThanOrEqual(MOST_OF_EVENT + 2000);
    const { attributes } = Object(part?.payload.items.at(-1)) as { attributes: object };
    expect(Object.keys(attributes)).toHaveLength(2301);
  });
});
