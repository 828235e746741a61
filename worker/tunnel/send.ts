import type { Body } from './read-body.ts';

/** Why a body did not reach the collector. */
export type SendFailure = 'client-gone' | 'collector-stalled' | 'too-large';

export class SendError extends Error {
  override name = 'SendError';
  readonly failure: SendFailure;

  constructor(failure: SendFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** A body on its way: `uploaded` settles when the client need not stay for it (`undefined`: it is all here), `answer` when the collector spoke. */
export interface Sending {
  readonly uploaded: Promise<void> | undefined;
  readonly answer: Promise<Response>;
}

/** How long one piece of a long body may wait for the collector to take it. */
const STALL_MS = 2000;

/**
 * Sends a body to the collector as it came. Neither redirects are followed nor is anything added.
 * `answer` rejects with a `SendError`, or with the runtime's error when the collector cannot be reached.
 */
export function send(
  url: string,
  headers: Record<string, string>,
  body: Body,
  maxBytes: number,
): Sending {
  const init = { method: 'POST', headers, redirect: 'manual' } as const;
  if (body.rest === undefined) {
    return { uploaded: undefined, answer: fetch(url, { ...init, body: body.head }) };
  }
  const { readable, pumping } = openStream(body, body.rest, maxBytes);
  const response = fetch(url, { ...init, body: readable });
  // Either end may speak first: a collector that refuses half-way, a client that leaves.
  const answer = Promise.race([response, pumping.then(() => response)]);
  const uploaded = Promise.race([pumping, answer]).then(
    () => undefined,
    () => undefined,
  );
  return { uploaded, answer };
}

/** A long body as a stream; `pumping` settles when all of it went in, and rejects with a `SendError`. */
export function openStream(
  body: Body,
  rest: ReadableStreamBYOBReader,
  maxBytes: number,
  stallMs = STALL_MS,
): { readonly readable: ReadableStream<Uint8Array>; readonly pumping: Promise<void> } {
  const { readable, writable } =
    body.length === undefined ? new IdentityTransformStream() : new FixedLengthStream(body.length);
  return { readable, pumping: pump(body, rest, writable.getWriter(), maxBytes, stallMs) };
}

/** Passes the rest on a piece at a time in one buffer, counting and watching both ends. */
async function pump(
  body: Body,
  rest: ReadableStreamBYOBReader,
  writer: WritableStreamDefaultWriter<Uint8Array>,
  maxBytes: number,
  stallMs: number,
): Promise<void> {
  let piece = body.head;
  let sent = 0;
  try {
    for (;;) {
      sent += piece.length;
      if (sent > maxBytes) throw new SendError('too-large');
      await taken(writer.write(piece), stallMs);
      const next = await rest
        .readAtLeast(piece.buffer.byteLength, new Uint8Array(piece.buffer))
        .catch(() => {
          throw new SendError('client-gone');
        });
      if (next.value !== undefined) piece = next.value;
      if (next.done || piece.length === 0) break;
    }
    await writer.close();
    body.release(piece.buffer);
  } catch (error) {
    body.release();
    void writer.abort(error).catch(() => undefined);
    void rest.cancel(error).catch(() => undefined);
    throw error;
  }
}

async function taken(writing: Promise<void>, stallMs: number): Promise<void> {
  let timer: number | null = null;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendError('collector-stalled')), stallMs);
  });
  await Promise.race([writing, stalled]).finally(() => clearTimeout(timer));
}
