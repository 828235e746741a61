import type { Config } from './config.ts';
import { dropCounts } from './tunnel/client-reports.ts';
import { envelopeCounts } from './tunnel/journal.ts';
import { allLimits } from './tunnel/limit-memory.ts';

/** The operator's view of this isolate: 404 without a configured token, 401 without the right one. */
export async function status(request: Request, config: Config): Promise<Response> {
  if (config.statusToken === undefined) return new Response('Not found\n', { status: 404 });
  if (!(await bearerIs(request, config.statusToken))) {
    return Response.json(
      { detail: 'The status needs its token.' },
      { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
    );
  }
  const headers = { 'Cache-Control': 'no-store' };
  const limits = allLimits(Date.now());
  return Response.json({ envelopes: envelopeCounts(), dropped: dropCounts(), limits }, { headers });
}

/** Compared as digests of one length, in constant time, so that neither length nor content leaks. */
async function bearerIs(request: Request, token: string): Promise<boolean> {
  const given = /^Bearer +(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  const [a, b] = await Promise.all([digest(given), digest(token)]);
  return crypto.subtle.timingSafeEqual(a, b);
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}
