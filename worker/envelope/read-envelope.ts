import { type Item, maxBytesOf, plainType } from './categories.ts';
import { malformed, tooLarge } from './refusal.ts';

/** What is read of an envelope; payloads are not looked at. */
export interface Envelope {
  /** `undefined` where the first line names none. */
  readonly dsn: string | undefined;
  /** The items seen; all of them only when `complete`. */
  readonly items: readonly Item[];
  readonly complete: boolean;
}

/** An envelope's first line may be this long. */
export const MAX_LINE_BYTES = 64 * 1024;

const NEWLINE = 10;
// No SDK sends as many; past this the envelope's items count as unknown, so that nobody makes us read a million.
const MAX_ITEMS = 200;
// SDKs send a hundred logs, metrics or spans at once. The count is the client's word and ends in sums.
const MAX_COUNT = 10_000;
// How long an item is, is the client's word as well where the body's own length is not known. No collector takes more.
const MAX_ITEM_BYTES = 200 * 1024 * 1024;
// A longer transaction is not worth reading for its number of spans.
const MAX_COUNTED_BYTES = 256 * 1024;
const decoder = new TextDecoder();

/**
 * Reads the first line and the items' headers. `head` may be only the beginning of the `length` bytes; payloads with a
 * length of their own are skipped unseen. Throws a `Refusal`: 400 for what is no envelope, 413 for an item larger than
 * any collector takes.
 */
export function readEnvelope(head: Uint8Array, length: number | undefined): Envelope {
  const end = lineEnd(head, 0);
  if (end > MAX_LINE_BYTES) throw malformed('its first line is too long');
  const header = parseObject(head.subarray(0, end));
  if (header === undefined) throw malformed('its first line is no JSON object');
  const dsn = header['dsn'] ?? undefined;
  if (dsn !== undefined && typeof dsn !== 'string') throw malformed('its dsn is no string');
  return { dsn, ...readItems(head, end + 1, length) };
}

function readItems(
  head: Uint8Array,
  start: number,
  length: number | undefined,
): Pick<Envelope, 'items' | 'complete'> {
  const items: Item[] = [];
  let at = start;
  while (at < head.length && items.length < MAX_ITEMS) {
    const end = lineEnd(head, at);
    if (end > at) {
      const header = end - at > MAX_LINE_BYTES ? undefined : parseObject(head.subarray(at, end));
      if (typeof header?.['type'] !== 'string') return { items, complete: false };
      const payload = header['length'];
      at = isCount(payload) ? end + 1 + payload : lineEnd(head, end + 1);
      const room = length === undefined ? MAX_ITEM_BYTES : length - end - 1;
      const type = plainType(header['type'], header['platform']);
      items.push(toItem(type, header['item_count'], head, end + 1, at, room));
    }
    at += 1;
  }
  return { items, complete: length !== undefined && at >= length };
}

function toItem(
  type: string,
  count: unknown,
  head: Uint8Array,
  from: number,
  to: number,
  room: number,
): Item {
  if (to - from > maxBytesOf(type)) throw tooLarge(`An item of type ${type}`, maxBytesOf(type));
  const bytes = Math.max(0, Math.min(to - from, room));
  const most = Math.min(MAX_COUNT, Math.max(1, bytes));
  const item = { type, bytes, count: isCount(count) ? Math.min(count, most) : 1 };
  if (type !== 'transaction') return item;
  return { ...item, spans: () => countSpans(head.subarray(from, to)) };
}

function countSpans(payload: Uint8Array): number {
  if (payload.length > MAX_COUNTED_BYTES) return 1;
  const spans = parseObject(payload)?.['spans'];
  return Array.isArray(spans) ? Math.min(spans.length, MAX_COUNT) + 1 : 1;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function lineEnd(bytes: Uint8Array, from: number): number {
  const found = bytes.indexOf(NEWLINE, from);
  return found === -1 ? bytes.length : found;
}

function parseObject(line: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(decoder.decode(line));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
