/** What each answer of the Worker's own bears, as the pages do by `web/export/headers.ts`. Nobody keeps or frames it. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const;
// Copied by the runtime as a whole: a tenth of the price of naming them one by one.
const plain = new Headers(HEADERS);

type More = Readonly<Record<string, string>>;

/** An answer of the Worker's own: everything that is not a file of the export. `more` may override. */
export function ownAnswer(body: string | null, status = 200, more?: More): Response {
  const headers = more === undefined ? plain : { ...HEADERS, ...more };
  return new Response(body, { status, headers });
}

/** A JSON answer of the Worker's own. */
export function ownJson(value: unknown, status = 200, more?: More): Response {
  return ownAnswer(JSON.stringify(value), status, { 'Content-Type': 'application/json', ...more });
}

/** 404 in a plain line. */
export function missing(): Response {
  return ownAnswer('Not found\n', 404, { 'Content-Type': 'text/plain; charset=utf-8' });
}
