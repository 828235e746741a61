import type { Outcome } from '../tunnel/deliver.ts';

// Twice what a relay gives its own upstream: for the answer, and for each piece of a long body.
const PATIENCE_MS = 10_000;
const SMALL_ANSWER_BYTES = 4096;

/** An envelope ready to leave: `first` is its beginning, `rest` the pieces after it, read as they are sent. */
export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly first: Uint8Array<ArrayBuffer>;
  readonly rest: Iterable<Uint8Array<ArrayBuffer>>;
  /** All bytes together. */
  readonly length: number;
}

/** Sends an envelope and answers what the collector said, or that it did not. Never throws. */
export async function postEnvelope(parcel: Parcel): Promise<Outcome> {
  const abort = new AbortController();
  let timer: number | null = null;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  };
  wait();
  try {
    const response = await answerTo(parcel, abort.signal, wait);
    await finish(response);
    return {
      kind: 'answered',
      status: response.status,
      rateLimits: response.headers.get('X-Sentry-Rate-Limits'),
      retryAfter: response.headers.get('Retry-After'),
    };
  } catch {
    return { kind: 'failed', why: abort.signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

function answerTo(parcel: Parcel, signal: AbortSignal, wait: () => void): Promise<Response> {
  const { url, headers, first, length } = parcel;
  const init = { method: 'POST', headers, redirect: 'manual', signal } as const;
  if (first.length === length) return fetch(url, { ...init, body: first });
  const { readable, writable } = new FixedLengthStream(length);
  const response = fetch(url, { ...init, body: readable });
  const pumping = pump(parcel, writable.getWriter(), wait);
  // A collector may answer half-way; a body that breaks off never gets an answer.
  return Promise.race([response, pumping.then(() => response)]);
}

async function pump(
  { first, rest }: Parcel,
  writer: WritableStreamDefaultWriter<Uint8Array>,
  wait: () => void,
): Promise<void> {
  try {
    await writer.write(first);
    for (const piece of rest) {
      wait();
      await writer.write(piece);
    }
    await writer.close();
    wait();
  } catch (error) {
    void writer.abort(error).catch(() => undefined);
    throw error;
  }
}

/** A short answer is read, so that the connection serves the next envelope too. */
async function finish({ headers, body }: Response): Promise<void> {
  if (body === null) return;
  const length = Number(headers.get('Content-Length') ?? Infinity);
  if (length > SMALL_ANSWER_BYTES) return body.cancel();
  for await (const _ of body);
}
