/** One item of an envelope, as bytes. */
export interface EnvelopeItem {
  /** The protocol's name: event, transaction, replay_event, replay_recording, session, … */
  readonly type: string;
  /** The number of things in the item, such as spans; 1 for most types. */
  readonly count: number;
  readonly payload: Uint8Array<ArrayBuffer>;
}

interface ItemHeader {
  readonly type: string;
  readonly length?: number;
  readonly item_count?: number;
}

const NEWLINE = 10;
const decoder = new TextDecoder();

/** The bytes of a body. */
const bytesOf = (body: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? new TextEncoder().encode(body) : Uint8Array.from(body);

/** The items of an envelope. The SDK's parser would add the SDK to the app. Throws if the body is no envelope. */
export function envelopeItems(envelope: string | Uint8Array): EnvelopeItem[] {
  const bytes = bytesOf(envelope);
  let at = 0;
  const line = (): Uint8Array<ArrayBuffer> => {
    const end = bytes.indexOf(NEWLINE, at);
    const part = bytes.subarray(at, end < 0 ? bytes.length : end);
    at += part.length + 1;
    return part;
  };
  line();
  const items: EnvelopeItem[] = [];
  while (at < bytes.length) {
    const header = JSON.parse(decoder.decode(line())) as ItemHeader;
    const { type, length, item_count: count = 1 } = header;
    const payload = length === undefined ? line() : bytes.subarray(at, at + length);
    if (length !== undefined) at += length + 1;
    items.push({ type, count, payload });
  }
  return items;
}

/**
 * The envelope with the present time as `sent_at`: a collector takes a `sent_at` far from its own clock for an error of
 * the phone's clock, and moves all times by the difference. Returns another body unchanged.
 */
export function sentNow(body: string | Uint8Array, now: Date): string | Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(body);
  const end = bytes.indexOf(NEWLINE);
  try {
    const header = JSON.parse(decoder.decode(bytes.subarray(0, end))) as object;
    if (end < 0 || !('sent_at' in header)) return body as string;
    const moved = bytesOf(JSON.stringify({ ...header, sent_at: now.toISOString() }));
    const full = new Uint8Array(moved.length + bytes.length - end);
    full.set(moved);
    full.set(bytes.subarray(end), moved.length);
    return full;
  } catch {
    return body as string;
  }
}
