/** Headers of every answer of the Worker itself, like those of the pages (`web/export/headers.ts`): no framing, no embedding. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const;
/** Headers of an answer with a body: no caching, no guessing of its type. */
const BODY_HEADERS = {
  ...SECURITY_HEADERS,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;
// The answer of nearly every envelope. Each header costs as much as a log line.
const emptyAnswerHeaders = new Headers(SECURITY_HEADERS);

type ExtraHeaders = Readonly<Record<string, string>>;

/** An answer of the Worker itself, as opposed to a file of the export. `extra` overrides headers. */
export function ownAnswer(body: string | null, status = 200, extra?: ExtraHeaders): Response {
  const own = body === null ? SECURITY_HEADERS : BODY_HEADERS;
  const headers = body === null && extra === undefined ? emptyAnswerHeaders : { ...own, ...extra };
  return new Response(body, { status, headers });
}

/** A JSON answer of the Worker itself. */
export function ownJson(value: unknown, status = 200, extra?: ExtraHeaders): Response {
  return ownAnswer(JSON.stringify(value), status, { 'Content-Type': 'application/json', ...extra });
}

/** 404 in a plain line. */
export function missing(): Response {
  return ownAnswer('Not found\n', 404, { 'Content-Type': 'text/plain; charset=utf-8' });
}
