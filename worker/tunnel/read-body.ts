import { MAX_LINE_BYTES } from '../envelope/lines.ts';
import { Refusal, tooLarge } from '../envelope/refusal.ts';
import { Deadline } from './deadline.ts';
import type { WaitTimer } from './wait-timer.ts';

/** A body as the client sent it. */
export interface ClientBody {
  /** The first bytes, in a buffer of their own: the entire body if `rest` is absent, otherwise enough for the first line. */
  readonly head: Uint8Array<ArrayBuffer>;
  /** The part that is still arriving. The caller reads it to its end or cancels it. */
  readonly rest: ReadableStreamBYOBReader | undefined;
  /** `Content-Length`, or the number of bytes if all have arrived. */
  readonly length: number | undefined;
}

/** A smaller body is buffered: it can then be sent again, and the client does not wait for the collector to read it. */
const BUFFERED_BYTES = 1024 * 1024 + 64 * 1024;
// A phone with one bar of signal is faster; a slower client only occupies memory.
const GRACE_MS = 10_000;
const SLOWEST_BYTES_PER_MS = 16;
const DISCARD_MS = 2000;

/** Reads a small body entirely, the beginning of a large one. Throws 400, 408 or 413 as a `Refusal`. */
export async function readBody(
  request: Request,
  maxBytes: number,
  timer?: WaitTimer,
): Promise<ClientBody> {
  const written = request.headers.get('Content-Length');
  const length = written === null ? undefined : Number(written);
  if (length !== undefined && length > maxBytes) throw tooLarge('The envelope', maxBytes);
  const body = await readStart(request, length, timer);
  if (body.head.length === 0) throw new Refusal(400, 'The body is empty.');
  if (body.head.length > maxBytes) throw tooLarge('The envelope', maxBytes);
  return body;
}

/** Waits for bytes from a client, longer for more bytes. Throws a `Refusal`: 400 if the client left, 408 if it is too slow. */
export async function fromClient<T>(
  reading: Promise<T>,
  bytes: number,
  timer?: WaitTimer,
): Promise<T> {
  const deadline = new Deadline(GRACE_MS + bytes / SLOWEST_BYTES_PER_MS, timer);
  let read: T | undefined;
  try {
    read = await deadline.within(reading);
  } catch {
    throw new Refusal(400, 'The body broke off.');
  }
  if (read === undefined) throw new Refusal(408, 'The body came too slowly.');
  return read;
}

/** Reads and ignores the rest for a while: a client may miss an answer that comes before its body is sent. */
export async function discard(rest: ReadableStreamBYOBReader): Promise<void> {
  const ends = Date.now() + DISCARD_MS;
  try {
    let buffer = new ArrayBuffer(MAX_LINE_BYTES);
    for (;;) {
      if (Date.now() > ends) return await rest.cancel();
      const { value, done } = await fromClient(rest.read(new Uint8Array(buffer)), 0);
      if (done || value === undefined) return;
      buffer = value.buffer;
    }
  } catch {
    void rest.cancel().catch(() => undefined);
  }
}

async function readStart(
  request: Request,
  length: number | undefined,
  timer: WaitTimer | undefined,
): Promise<ClientBody> {
  if (length !== undefined && length <= BUFFERED_BYTES) {
    const head = new Uint8Array(await fromClient(request.arrayBuffer(), length, timer));
    return { head, rest: undefined, length };
  }
  const rest = request.body?.getReader({ mode: 'byob' });
  if (rest === undefined) throw new Refusal(400, 'The body is empty.');
  try {
    const start = await readUpTo(rest, new ArrayBuffer(MAX_LINE_BYTES + 1), 0);
    const isEnd = start.length <= MAX_LINE_BYTES;
    if (isEnd) return { head: start.slice(), rest: undefined, length: start.length };
    if (length !== undefined) return { head: start, rest, length };
    // Most bodies without a declared length are small, too.
    const roomy = new ArrayBuffer(BUFFERED_BYTES);
    new Uint8Array(roomy).set(start);
    const head = await readUpTo(rest, roomy, start.length);
    if (head.length < BUFFERED_BYTES)
      return { head: head.slice(), rest: undefined, length: head.length };
    return { head, rest, length: undefined };
  } catch (error) {
    void rest.cancel().catch(() => undefined);
    throw error;
  }
}

/** Fills a buffer from `start` on, as far as bytes arrive. */
async function readUpTo(
  rest: ReadableStreamBYOBReader,
  buffer: ArrayBuffer,
  start: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const room = buffer.byteLength - start;
  const view = new Uint8Array(buffer, start, room);
  const { value } = await fromClient(rest.readAtLeast(room, view), room);
  if (value === undefined) return new Uint8Array(0);
  return new Uint8Array(value.buffer, 0, start + value.length);
}
