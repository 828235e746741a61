import type { Destination } from '../config.ts';
import { plainEncoding } from './decompress-head.ts';
import type { CollectorAnswer } from './verdict.ts';

/** An envelope, or a browser's report on its content security policy. */
export type ReportKind = 'envelope' | 'security';

/** Headers of the client's request that go to the collector; no others do. */
const PASSED_ON = [
  'User-Agent',
  'Sec-CH-UA',
  'Sec-CH-UA-Mobile',
  'Sec-CH-UA-Model',
  'Sec-CH-UA-Platform',
  'Sec-CH-UA-Platform-Version',
  'Origin',
  'Referer',
] as const;

/** Headers for the collector: a fixed list and the client's address, no cookie or authorization. */
export function collectorHeaders(client: Headers, kind: ReportKind): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': contentType(client, kind) };
  const address = client.get('CF-Connecting-IP');
  if (address !== null) {
    // Relay reads the first, other collectors one of the others.
    headers['X-Sentry-Forwarded-For'] = address;
    headers['X-Forwarded-For'] = address;
    headers['X-Real-IP'] = address;
  }
  for (const name of PASSED_ON) {
    const value = client.get(name);
    if (value !== null) headers[name] = value;
  }
  const encoding = client.get('Content-Encoding');
  if (encoding !== null) headers['Content-Encoding'] = plainEncoding(encoding);
  return headers;
}

/** The collector's URL. A security report may name its release and environment. */
export function collectorUrl(destination: Destination, kind: ReportKind, asked: string): string {
  if (kind === 'envelope') return destination.envelopeUrl;
  const { searchParams } = new URL(asked);
  const extra = ['sentry_release', 'sentry_environment'].map((name) => {
    const value = searchParams.get(name);
    return value === null ? '' : `&${name}=${encodeURIComponent(value)}`;
  });
  return destination.securityUrl + extra.join('');
}

// Browsers send envelopes as text/plain, which needs no preflight; a report's type tells the collector its format.
function contentType(client: Headers, kind: ReportKind): string {
  if (kind === 'envelope') return 'application/x-sentry-envelope';
  return client.get('Content-Type') ?? 'application/json';
}

/** A collector's answer, whose body may still arrive. */
export interface Posted {
  readonly answer: CollectorAnswer;
  /** Resolves when the connection is free for the next delivery; `undefined` if it is free. Never rejects. */
  readonly ended: Promise<void> | undefined;
}

// The runtime itself reads a short answer of known length, which saves a quarter of a small envelope's time. Any other
// answer is read in pieces of this size.
const SHORT_BYTES = 4096;
/** A longer answer is not read to its end, and its connection closes. Relay's are shorter. */
const READ_BYTES = 64 * 1024;

/**
 * Posts to the collector without following redirects, and reads its answer, so that the connection can be used again.
 * Resolves to `undefined` if there is no answer; never rejects.
 */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): Promise<Posted | undefined> {
  const init = { method: 'POST', headers, redirect: 'manual', body } as const;
  const response = fetch(url, signal === undefined ? init : { ...init, signal });
  return response.then(toPosted, () => undefined);
}

function toPosted(response: Response): Posted {
  const { status, headers } = response;
  const rateLimits = headers.get('X-Sentry-Rate-Limits');
  const retryAfter = headers.get('Retry-After');
  const length = headers.get('Content-Length');
  const isShort = length !== null && Number(length) <= SHORT_BYTES;
  const ended = isShort ? undefined : readAnswer(response);
  return { answer: { status, rateLimits, retryAfter }, ended };
}

async function readAnswer(response: Response): Promise<void> {
  const reader = response.body?.getReader({ mode: 'byob' });
  if (reader === undefined) return;
  try {
    let buffer = new ArrayBuffer(SHORT_BYTES);
    for (let read = 0; read < READ_BYTES; read += SHORT_BYTES) {
      const { value } = await reader.readAtLeast(SHORT_BYTES, new Uint8Array(buffer));
      if (value === undefined || value.length < SHORT_BYTES) return;
      buffer = value.buffer;
    }
    await reader.cancel();
  } catch {
    // The connection broke.
  }
}
