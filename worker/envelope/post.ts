import type { Answer } from './verdict.ts';

/** One delivery to a collector. */
export interface Posting {
  /** What it said; `undefined` where it did not. Never rejects. */
  readonly answer: Promise<Answer | undefined>;
  /** When the connection is free for the next. Never rejects. */
  readonly ended: Promise<void>;
}

// The runtime reads a short answer of known length by itself, at a quarter of a small envelope's time less.
const SHORT_BYTES = 4096;
/** No relay says more; a longer answer costs its connection. */
const READ_BYTES = 64 * 1024;
const READ_MS = 5000;

/** Posts to the collector: no redirect is followed, and its answer is read so that the connection serves the next too. */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): Posting {
  const init = { method: 'POST', headers, redirect: 'manual', body } as const;
  const response = fetch(url, signal === undefined ? init : { ...init, signal });
  return {
    answer: response.then(toAnswer, () => undefined),
    ended: response.then(finish, () => undefined),
  };
}

function toAnswer({ status, headers }: Response): Answer {
  return {
    status,
    rateLimits: headers.get('X-Sentry-Rate-Limits'),
    retryAfter: headers.get('Retry-After'),
  };
}

async function finish(response: Response): Promise<void> {
  const length = response.headers.get('Content-Length');
  if (length !== null && Number(length) <= SHORT_BYTES) return;
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), READ_MS);
  try {
    let read = 0;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      read += value.length;
      if (read > READ_BYTES) return await reader.cancel();
    }
  } catch {
    // The connection broke; there is nothing to keep.
  } finally {
    clearTimeout(timer);
  }
}
