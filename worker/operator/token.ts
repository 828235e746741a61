/** Whether a request bears the token: as bearer, or (a browser can send nothing else) as the password of any user. */
export async function bearsToken(request: Request, token: string): Promise<boolean> {
  // Compared as digests of one length, in constant time, so that neither length nor content leaks.
  const [a, b] = await Promise.all([digest(givenToken(request)), digest(token)]);
  return crypto.subtle.timingSafeEqual(a, b);
}

function givenToken(request: Request): string {
  const authorization = request.headers.get('Authorization') ?? '';
  const [, scheme = '', given = ''] = /^(Bearer|Basic) +(\S.*)$/i.exec(authorization) ?? [];
  // A browser repeats a password by itself, whoever's page makes it ask: it may look, and change nothing.
  if (scheme.toLowerCase() !== 'basic') return given;
  if (request.method !== 'GET') return '';
  try {
    const bytes = Uint8Array.from(atob(given), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes).replace(/^[^:]*:/, '');
  } catch {
    return '';
  }
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}
