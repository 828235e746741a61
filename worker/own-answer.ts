/** What each answer of the Worker's own bears, as the pages do by `web/export/headers.ts`: nobody may frame or embed it. */
const GUARDED = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const;
/** And what says something: nobody keeps it, and it is what it says it is. */
const SPOKEN = {
  ...GUARDED,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;
// Nearly every envelope's answer: a header costs each of them as much as a log line would.
const silent = new Headers(GUARDED);

type More = Readonly<Record<string, string>>;

/** An answer of the Worker's own: everything that is not a file of the export. `more` may override. */
export function ownAnswer(body: string | null, status = 200, more?: More): Response {
  const own = body === null ? GUARDED : SPOKEN;
  const headers = body === null && more === undefined ? silent : { ...own, ...more };
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
