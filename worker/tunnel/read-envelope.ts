import { MAX_LINE_BYTES } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** What one item of an envelope is, as far as limits and reports are concerned. */
export interface Item {
  readonly type: string;
  /** How many things it stands for: logs and metrics travel many to an item. */
  readonly quantity: number;
  /** How many spans a transaction holds, its own among them; counted when asked, while the body is still here. */
  readonly spans?: () => number;
}

/** What the tunnel reads of an envelope; payloads it never looks at. */
export interface Envelope {
  /** `undefined` where the first line names none. */
  readonly dsn: string | undefined;
  /** The items seen; all of them only when `complete`. */
  readonly items: readonly Item[];
  readonly complete: boolean;
}

const NEWLINE = 10;
// No SDK sends as many; past this the envelope's items count as unknown, so that nobody makes us read a million.
const MAX_ITEMS = 200;
// A longer transaction is not worth reading for its number of spans.
const MAX_COUNTED_BYTES = 256 * 1024;
const decoder = new TextDecoder();

/**
 * Reads the first line and the items' headers. `head` may be only the beginning of the `length` bytes; payloads with a
 * length of their own are skipped unseen. Throws a 400 `Refusal` for what is no envelope.
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

export function malformed(why: string): Refusal {
  return new Refusal(400, `This is no envelope: ${why}.`);
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
      const header = parseObject(head.subarray(at, end));
      if (typeof header?.['type'] !== 'string') return { items, complete: false };
      const payload = header['length'];
      at = isCount(payload) ? end + 1 + payload : lineEnd(head, end + 1);
      const [from, to] = [end + 1, at];
      const spans = (): number => countSpans(head.subarray(from, to));
      items.push(toItem(header['type'], header['item_count'], spans));
    }
    at += 1;
  }
  return { items, complete: length !== undefined && at >= length };
}

function toItem(written: string, count: unknown, spans: () => number): Item {
  const item = { type: plainType(written), quantity: isCount(count) ? count : 1 };
  return item.type === 'transaction' ? { ...item, spans } : item;
}

function countSpans(payload: Uint8Array): number {
  if (payload.length > MAX_COUNTED_BYTES) return 1;
  const spans = parseObject(payload)?.['spans'];
  return Array.isArray(spans) ? spans.length + 1 : 1;
}

// Types end up in logs and reports, and a stranger writes them.
function plainType(type: string): string {
  return /^[\w-]{1,40}$/.test(type) ? type : 'unknown';
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
