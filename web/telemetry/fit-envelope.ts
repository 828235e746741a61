// Makes events small enough for the collector, and smaller still for a page that is closing.
import type { Envelope } from '@sentry/core';

import { snapshotIn, withSnapshot, type SpanContainer, type StreamedSpan } from './span-items.ts';
import {
  cutValue,
  cutValues,
  jsonBytes,
  LONGEST_VALUE,
  longestThatFits,
} from './storage-snapshot.ts';

/** Bytes of the largest event that collectors accept. */
export const MOST_OF_EVENT = 1024 * 1024;
/** Bytes of an event of a closing page: the browser sends 64 KiB in all requests together. */
export const MOST_WHEN_LEAVING = 40_000;
/** Other texts of an event are cut to these lengths, one after the other, if its stored texts are not to blame. */
const LENGTHS = [8_000, 1_000, 200];
/** Bytes for the sentence that says what was cut. */
const REMARK = 200;

interface EventPayload {
  readonly tags?: object;
  readonly breadcrumbs?: readonly unknown[];
  readonly extra?: { readonly localStorage?: Readonly<Record<string, string>> };
}

/** The newest breadcrumbs that have at most this number of bytes. */
function newestThatFit(breadcrumbs: readonly unknown[], bytes: number): readonly unknown[] {
  let room = bytes;
  let first = breadcrumbs.length;
  while (first > 0) {
    room -= jsonBytes(breadcrumbs[first - 1]) + 1;
    if (room < 0) break;
    first -= 1;
  }
  return breadcrumbs.slice(first);
}

/** A copy whose texts are cut, wherever they are; its keys stay. */
function withCutTexts(value: unknown, longest: number): unknown {
  if (typeof value === 'string') return cutValue(value, longest);
  if (Array.isArray(value)) return value.map((item: unknown) => withCutTexts(item, longest));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withCutTexts(inner, longest)]),
  );
}

/**
 * An event of at most this number of bytes, if that is possible: the oldest breadcrumbs go first, then the ends of the
 * longest stored texts, then the ends of other texts; never a key. The tag `shortened` says so.
 */
export function fitEvent<Payload extends EventPayload>(event: Payload, most: number): Payload {
  if (jsonBytes(event) <= most) return event;
  const { breadcrumbs = [], extra = {} } = event;
  const { localStorage = {} } = extra;
  const room = most - REMARK;
  let fitted = event;
  for (const length of [Infinity, ...LENGTHS]) {
    const bare = length === Infinity ? event : (withCutTexts(event, length) as Payload);
    const empty = { ...bare, breadcrumbs: [], extra: { ...bare.extra, localStorage: {} } };
    const texts = jsonBytes(localStorage);
    const kept = newestThatFit(breadcrumbs, room - jsonBytes(empty) - texts);
    const longest = longestThatFits(
      localStorage,
      room - jsonBytes({ ...empty, breadcrumbs: kept }),
    );
    const gone = breadcrumbs.length - kept.length;
    const said = [
      gone > 0 ? `${gone} breadcrumbs removed` : '',
      longest < LONGEST_VALUE ? `stored texts cut to ${longest} characters` : '',
      length < Infinity ? `other texts cut to ${length} characters` : '',
    ];
    fitted = {
      ...bare,
      breadcrumbs: kept,
      tags: { ...bare.tags, shortened: said.filter((one) => one !== '').join('; ') },
      extra: { ...bare.extra, localStorage: cutValues(localStorage, longest) },
    };
    if (jsonBytes(fitted) <= most) break;
  }
  return fitted;
}

/** A span of at most this number of bytes, if its stored texts can be cut to that. */
function fitSpan(span: StreamedSpan, most: number): StreamedSpan {
  if (span.is_segment !== true || jsonBytes(span) <= most) return span;
  const snapshot = snapshotIn(span);
  const bare = jsonBytes(withSnapshot(span, cutValues(snapshot, 0)));
  const keys = jsonBytes(cutValues(snapshot, 0));
  const longest = longestThatFits(snapshot, most - REMARK - bare + keys);
  const cut = withSnapshot(span, cutValues(snapshot, longest));
  const shortened = { value: `stored texts cut to ${longest} characters`, type: 'string' };
  return { ...cut, attributes: { ...cut.attributes, shortened } };
}

/**
 * The spans of a container in containers of at most this number of bytes, the segment first; a larger span is alone in
 * its container.
 */
function splitSpans(container: SpanContainer, most: number): readonly SpanContainer[] {
  const spans = container.items.map((span) => fitSpan(span, most));
  const segments = spans.filter(({ is_segment }) => is_segment === true);
  const parts: StreamedSpan[][] = [[]];
  let room = most;
  for (const span of [...segments, ...spans.filter(({ is_segment }) => is_segment !== true)]) {
    const bytes = jsonBytes(span) + 1;
    const last = parts.at(-1) ?? [];
    if (bytes > room && last.length > 0) {
      parts.push([span]);
      room = most - bytes;
    } else {
      last.push(span);
      room -= bytes;
    }
  }
  return parts.map((items) => ({ ...container, items }));
}

type Item = readonly [header: { readonly type: string }, payload: unknown];

const EVENTS = new Set(['event', 'transaction', 'feedback', 'replay_event']);

/**
 * The envelopes to send for one: its events fit the collector, and for a closing page also the browser. Only streamed
 * spans of a closing page become several.
 */
export function fitEnvelope(envelope: Envelope, isLeaving: boolean): readonly Envelope[] {
  const [headers, items] = envelope as unknown as [object, readonly Item[]];
  const most = isLeaving ? MOST_WHEN_LEAVING : MOST_OF_EVENT;
  const envelopes: Item[][] = [[]];
  for (const [header, payload] of items) {
    if (header.type === 'span') {
      const container = payload as SpanContainer;
      const parts = isLeaving
        ? splitSpans(container, most)
        : [{ ...container, items: container.items.map((span) => fitSpan(span, most)) }];
      parts.forEach((part, index) => {
        const item: Item = [{ ...header, item_count: part.items.length } as Item[0], part];
        if (index === 0) envelopes[0]?.push(item);
        else envelopes.push([item]);
      });
    } else {
      const isEvent = EVENTS.has(header.type) && typeof payload === 'object';
      const fitted = isEvent ? fitEvent(payload as EventPayload, most) : payload;
      envelopes[0]?.push([header, fitted]);
    }
  }
  return envelopes.map((some) => [headers, some] as unknown as Envelope);
}
