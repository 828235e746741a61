import type { Config } from './config.ts';
import type { Env } from './env.ts';
import { missing } from './pages.ts';
import { OWN_ANSWER } from './own-answer.ts';
import { type ShardStatus, totalStatus } from './spool/shard-status.ts';
import { allShards } from './spool/shards.ts';
import { statusPage } from './status-page.ts';
import { dropCounts } from './tunnel/client-reports.ts';
import { envelopeCounts } from './tunnel/journal.ts';
import { allLimits } from './tunnel/limit-memory.ts';

/** The operator's view: of the whole spool, and of the one isolate that answers. */
export interface Status {
  /** Since this isolate began: envelopes by outcome, drops by `reason category`, and the limits it knows. */
  readonly envelopes: Readonly<Record<string, number>>;
  readonly dropped: Readonly<Record<string, number>>;
  readonly limits: ReturnType<typeof allLimits>;
  /** `null` where no spool is bound. */
  readonly spool: {
    readonly total: ShardStatus;
    readonly shards: Readonly<Record<string, ShardStatus>>;
  } | null;
}

/** 404 without a configured token, 401 without the right one; JSON, or a page for a browser. */
export async function status(request: Request, config: Config, env: Env): Promise<Response> {
  if (config.statusToken === undefined) return missing();
  const wantsPage = request.headers.get('Accept')?.includes('text/html') === true;
  if (!(await tokenIs(request, config.statusToken))) return refuse(wantsPage);
  const headers = { ...OWN_ANSWER, Vary: 'Accept, Authorization' };
  const found = await gather(config, env);
  return wantsPage ? statusPage(found, headers) : Response.json(found, { headers });
}

async function gather({ spoolMaxBytes }: Config, env: Env): Promise<Status> {
  const asked = allShards(env).map(async ([name, shard]) => [name, await shard.status()] as const);
  const shards = Object.fromEntries(await Promise.all(asked));
  const total = totalStatus(Object.values(shards), spoolMaxBytes);
  return {
    envelopes: envelopeCounts(),
    dropped: dropCounts(),
    limits: allLimits(Date.now()),
    spool: asked.length === 0 ? null : { total, shards },
  };
}

// A browser asks for a password and cannot send a bearer token: the token is then the password, of any user. It reads
// one challenge an answer, so each kind of client gets its own.
function refuse(asksBrowser: boolean): Response {
  const challenge = asksBrowser ? 'Basic realm="Status", charset="UTF-8"' : 'Bearer';
  return Response.json(
    { detail: 'The status needs its token.' },
    { status: 401, headers: { ...OWN_ANSWER, 'WWW-Authenticate': challenge, Vary: 'Accept' } },
  );
}

/** Compared as digests of one length, in constant time, so that neither length nor content leaks. */
async function tokenIs(request: Request, token: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(givenToken(request)), digest(token)]);
  return crypto.subtle.timingSafeEqual(a, b);
}

function givenToken(request: Request): string {
  const authorization = request.headers.get('Authorization') ?? '';
  const [, scheme = '', given = ''] = /^(Bearer|Basic) +(.+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== 'basic') return given;
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
