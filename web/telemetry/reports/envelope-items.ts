/** One item of an envelope, as bytes. */
export interface EnvelopeItem {
  /** The protocol's name: event, transaction, replay_event, replay_recording, session, … */
  readonly type: string;
  readonly payload: Uint8Array<ArrayBuffer>;
}

const NEWLINE = 10;
const decoder = new TextDecoder();

/** Bytes of what may be text. */
const bytesOf = (body: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? new TextEncoder().encode(body) : Uint8Array.from(body);

/**
 * The items of an envelope of the SDK's. Small on purpose: the SDK's parser would bring the SDK along. Throws when it
 * is none.
 */
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
    const { type, length } = JSON.parse(decoder.decode(line())) as {
      type: string;
      length?: number;
    };
    const payload = length === undefined ? line() : bytes.subarray(at, at + length);
    if (length !== undefined) at += length + 1;
    items.push({ type, payload });
  }
  return items;
}

/**
 * The envelope as if it were sent now: a collector takes a `sent_at` far from its own clock for a wrong one of the
 * phone's, and moves all times by the difference. What is no envelope stays as it is.
 */
export function sentNow(body: string | Uint8Array, now: Date): string | Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(body);
  const end = bytes.indexOf(NEWLINE);
  try {
    const header = JSON.parse(decoder.decode(bytes.subarray(0, end))) as object;
    if (end < 0 || !('sent_at' in header)) return body as string;
    const moved = bytesOf(JSON.stringify({ ...header, sent_at: now.toISOString() }));
    const whole = new Uint8Array(moved.length + bytes.length - end);
    whole.set(moved);
    whole.set(bytes.subarray(end), moved.length);
    return whole;
  } catch {
    return body as string;
  }
}
