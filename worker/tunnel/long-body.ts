import { Refusal, tooLarge } from '../envelope/refusal.ts';
import { type Body, discard, fromClient } from './read-body.ts';

/** A long body on its way: the stream for whoever takes it, and the passing on, which settles when all of it went in. */
export interface LongBody {
  readonly readable: ReadableStream<Uint8Array>;
  /** Rejects with a `Refusal` where the client is at fault, with a `Stalled` where the taker is. */
  readonly pumping: Promise<void>;
}

/** Whoever takes the body reads no more of it. */
export class Stalled extends Error {
  override name = 'Stalled';
}

const PIECE_BYTES = 256 * 1024;
/** How long one piece may wait to be taken: as long as the phone waits for anything. */
const STALL_MS = 2000;

/** Passes a body on a piece at a time, watching both ends. The body is this function's from here on. */
export function openLongBody(
  body: Body,
  rest: ReadableStreamBYOBReader,
  maxBytes: number,
): LongBody {
  const { readable, writable } =
    body.length === undefined ? new IdentityTransformStream() : new FixedLengthStream(body.length);
  return { readable, pumping: pump(body.head, rest, writable.getWriter(), maxBytes) };
}

async function pump(
  head: Uint8Array<ArrayBuffer>,
  rest: ReadableStreamBYOBReader,
  writer: WritableStreamDefaultWriter<Uint8Array>,
  maxBytes: number,
): Promise<void> {
  let piece = head;
  let buffer = new ArrayBuffer(PIECE_BYTES);
  let sent = 0;
  try {
    for (;;) {
      sent += piece.length;
      if (sent > maxBytes) throw tooLarge('The envelope', maxBytes);
      await taken(writer.write(piece));
      const reading = rest.readAtLeast(PIECE_BYTES, new Uint8Array(buffer));
      const { value, done } = await fromClient(reading, PIECE_BYTES);
      if (value === undefined || value.length === 0) break;
      piece = value;
      buffer = value.buffer;
      if (done) break;
    }
    await taken(writer.close());
  } catch (error) {
    void writer.abort(error).catch(() => undefined);
    if (error instanceof Refusal) {
      void rest.cancel(error).catch(() => undefined);
      throw error;
    }
    await discard(rest);
    throw new Stalled();
  }
}

async function taken(writing: Promise<void>): Promise<void> {
  let timer: number | null = null;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Stalled()), STALL_MS);
  });
  await Promise.race([writing, stalled]).finally(() => clearTimeout(timer));
}
