import { Refusal } from '../envelope/refusal.ts';
import { ownAnswer } from '../own-answer.ts';

const PREFLIGHT_MAX_AGE_S = '86400';

/**
 * Admits this site's own pages, the configured origins, and clients that are no browser. Returns the origin to name in
 * the CORS headers, `undefined` if none is needed. Throws a 403 `Refusal`.
 *
 * A page without referrers sends the origin `null` for its own reports. Then `Sec-Fetch-Site` decides, which no script
 * can set.
 */
export function admitOrigin(
  headers: Headers,
  ownOrigin: string,
  allowed: ReadonlySet<string>,
): string | undefined {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin !== null && allowed.has(origin)) return origin;
  const own = origin === ownOrigin;
  const sameSite = site === 'same-origin' || site === 'none';
  const silent = origin === null || (origin === 'null' && sameSite);
  if ((own || silent) && (site === null || sameSite)) return undefined;
  throw new Refusal(403, 'This origin may not post here.', { Vary: 'Origin' });
}

/** Headers that let a page of another origin read the answer. */
export function corsHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Sentry-Rate-Limits',
    Vary: 'Origin',
  };
}

/** The answer to a browser's preflight request. */
export function preflight(): Response {
  return ownAnswer(null, 204, {
    Allow: 'POST, OPTIONS',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type, Content-Encoding, X-Sentry-Auth',
    'Access-Control-Max-Age': PREFLIGHT_MAX_AGE_S,
  });
}
