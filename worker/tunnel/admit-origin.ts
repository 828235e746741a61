import { Refusal } from '../envelope/refusal.ts';
import { ownAnswer } from '../own-answer.ts';

const PREFLIGHT_MAX_AGE_S = '86400';

/**
 * Lets in this site's own pages, the origins allowed by configuration, and clients that are no browser.
 * Answers the origin to name in the CORS headers, `undefined` where the answer needs none. Throws a 403 `Refusal`.
 *
 * Origin `null` says nothing (a page without referrers sends it for its own reports), so `Sec-Fetch-Site`, which no
 * script can set, decides there.
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

/** The headers that let a page of another origin read the answer. */
export function corsHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Sentry-Rate-Limits',
    Vary: 'Origin',
  };
}

/** The answer to a browser's question before a post from another origin. */
export function preflight(): Response {
  return ownAnswer(null, 204, {
    Allow: 'POST, OPTIONS',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type, Content-Encoding, X-Sentry-Auth',
    'Access-Control-Max-Age': PREFLIGHT_MAX_AGE_S,
  });
}
