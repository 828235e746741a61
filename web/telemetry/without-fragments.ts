import type { Envelope } from '@sentry/core';

/** The rest of an address; quotes and escapes stay with the text around it, which may be JSON. */
const address = /:\/\/[^\s"'<>\\]*/g;
/** A text that is nothing but a path with a fragment, as in navigation breadcrumbs. */
const inPath = /^(\/[^\s#]*)#\S*$/;
/** The content of a share link (see web/documents/sharing/share-link.ts), in any text and cut at any place. */
const shared = /(\d)\.[\w-]{24,}/g;

const beforeFragment = (text: string): string => text.split('#', 1).join('');

/** Length of the shortest text with the content of a share link. */
const SHORTEST_SHARED = 26;

/** Takes the fragments of addresses, and what links share, out of a text. JSON stays JSON. */
export function textWithoutFragments(text: string): string {
  // Few of a report's thousands of texts have a fragment, and a search for one letter is fast.
  const left = text.includes('#')
    ? text.replace(address, beforeFragment).replace(inPath, '$1')
    : text;
  return left.length < SHORTEST_SHARED ? left : left.replace(shared, '$1.[shared]');
}

/**
 * A copy of plain data whose every string is without fragments: an address may hold a project, and the browser never
 * forgets the one that opened the page (`PerformanceNavigationTiming.name`). Bytes stay as they are.
 */
export function withoutFragments<Value>(value: Value): Value {
  return copy(value) as Value;
}

function copy(value: unknown): unknown {
  if (typeof value === 'string') return textWithoutFragments(value);
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  // As JSON would write it.
  if ('toJSON' in value && typeof value.toJSON === 'function') return copy(value.toJSON());
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [textWithoutFragments(key), copy(inner)]),
  );
}

/** An envelope whose every header and item is without fragments; items that are text keep a true length. */
export function envelopeWithoutFragments(envelope: Envelope): Envelope {
  const [headers, items] = envelope as [object, [object, unknown][]];
  const clean = items.map(([header, payload]) => {
    const left = withoutFragments(payload);
    if (typeof left !== 'string') return [withoutFragments(header), left];
    return [{ ...withoutFragments(header), length: new TextEncoder().encode(left).length }, left];
  });
  return [withoutFragments(headers), clean] as unknown as Envelope;
}
