import { type CountedItem, maxBytesOf, plainType } from './categories.ts';
import { lineEnd, MAX_LINE_BYTES, parseObject } from './lines.ts';
import { malformed, tooLarge } from './refusal.ts';

/** The headers of an envelope. */
export interface Envelope {
  /** `undefined` if the first line has none. */
  readonly dsn: string | undefined;
  /** The items found; all of them only if `complete`. */
  readonly items: readonly CountedItem[];
  readonly complete: boolean;
}

// No SDK sends more. Items past this count as unknown: a hostile envelope must not cost more.
const MAX_ITEMS = 200;
// SDKs send a hundred logs, metrics or spans at once. Clients can claim any count, and counts are added up.
const MAX_COUNT = 10_000;
// Clients can claim any length if the body's length is unknown. No collector accepts more.
const MAX_ITEM_BYTES = 200 * 1024 * 1024;
// Parsing a longer transaction for its number of spans costs too much.
const MAX_COUNTED_BYTES = 256 * 1024;

// Relay: `ContentType::AttachmentRef`.
const UPLOADED = /^application\/vnd\.sentry\.attachment-(?:ref|placeholder)\b/;
const MAX_UPLOAD_BYTES = 1024 * 1024 * 1024;

/**
 * Reads the first line and the items' headers. `head` may be only the beginning of the `length` bytes; payloads with a
 * declared length are skipped. Throws a `Refusal`: 400 if this is no envelope, 413 for an item that no collector
 * accepts.
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
  const items: CountedItem[] = [];
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
      const item = toItem(type, header['item_count'], head, end + 1, at, room);
      items.push(refersToUpload(header) ? { ...item, bytes: uploadedBytes(header) } : item);
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
): CountedItem {
  if (to - from > maxBytesOf(type)) throw tooLarge(`An item of type ${type}`, maxBytesOf(type));
  const bytes = Math.max(0, Math.min(to - from, room));
  const most = Math.min(MAX_COUNT, Math.max(1, bytes));
  const item = { type, bytes, count: isCount(count) ? Math.min(count, most) : 1 };
  if (type !== 'transaction') return item;
  return { ...item, spans: () => countSpans(head.subarray(from, to)) };
}

/** True for an attachment that only refers to a file, which the client has uploaded before. */
function refersToUpload(header: Record<string, unknown>): boolean {
  const { type, content_type: contentType } = header;
  return type === 'attachment' && typeof contentType === 'string' && UPLOADED.test(contentType);
}

function uploadedBytes({ attachment_length: length }: Record<string, unknown>): number {
  return isCount(length) ? Math.min(length, MAX_UPLOAD_BYTES) : 0;
}

function countSpans(payload: Uint8Array): number {
  if (payload.length > MAX_COUNTED_BYTES) return 1;
  const spans = parseObject(payload)?.['spans'];
  return Array.isArray(spans) ? Math.min(spans.length, MAX_COUNT) + 1 : 1;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
