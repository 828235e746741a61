/** Longest delay of a refusal, ms. */
const MAX_DELAY_MS = 10_000;
const DELAY_MS = 1000;
let nextRefusalAt = 0;

/** The token of a request: as bearer or, since browsers send nothing else, as the password of any user. `''` if none. */
export function givenToken(request: Request): string {
  const authorization = request.headers.get('Authorization') ?? '';
  const [, scheme = '', given = ''] = /^(Bearer|Basic) +(\S.*)$/i.exec(authorization) ?? [];
  // A browser repeats a password for requests of any page, so with a password only reading is allowed.
  if (scheme.toLowerCase() !== 'basic') return given;
  if (request.method !== 'GET') return '';
  try {
    const bytes = Uint8Array.from(atob(given), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes).replace(/^[^:]*:/, '');
  } catch {
    return '';
  }
}

/** Compares digests of one length in constant time: neither length nor content leaks. */
export async function isSameToken(given: string, token: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(token)]);
  return crypto.subtle.timingSafeEqual(a, b);
}

/**
 * Delay of the next refusal, ms: one refusal a second, however many come at once, and never more than 10 s. Guessing is
 * slow for everybody; the right token never waits.
 */
export function refusalDelay(now: number): number {
  nextRefusalAt = Math.min(now + MAX_DELAY_MS, Math.max(now, nextRefusalAt) + DELAY_MS);
  return nextRefusalAt - now;
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}
