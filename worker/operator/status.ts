import { readConfig } from '../config.ts';
import type { Env } from '../env.ts';
import { missing, ownJson } from '../own-answer.ts';
import { allShards, type Shard } from '../spool/shards.ts';
import { type QuarantinedEnvelope, totalStatus } from '../spool/shard-status.ts';
import { dropCounts } from '../tunnel/edge-drops.ts';
import { envelopeCounts } from '../tunnel/journal.ts';
import { allLimits } from '../tunnel/limit-memory.ts';
import { type Status, statusPage } from './status-page.ts';
import { givenToken, isSameToken, refusalDelay } from './token.ts';

/** A quarantined envelope; its `id` serves requeue and purge. */
type Listed = Omit<QuarantinedEnvelope, 'id'> & { readonly id: string };

const SHARD_MS = 5000;
const VARY = { Vary: 'Accept, Authorization' };

/** Runs `act` if the request has the token. 404 without a configured token, 401 without the right one. */
export async function forOperator(
  request: Request,
  env: Env,
  act: () => Promise<Response>,
): Promise<Response> {
  const { statusToken } = readConfig(env);
  if (statusToken === undefined) return missing();
  const given = givenToken(request);
  if (await isSameToken(given, statusToken)) return act();
  if (given !== '') {
    const { pathname } = new URL(request.url);
    console.warn(JSON.stringify({ event: 'wrong status token', method: request.method, pathname }));
    await scheduler.wait(refusalDelay(Date.now()));
  }
  // A browser asks for a password and cannot send a bearer token. It reads one challenge per answer.
  const challenge = wantsPage(request) ? 'Basic realm="Status", charset="UTF-8"' : 'Bearer';
  const headers = { 'WWW-Authenticate': challenge, Vary: 'Accept' };
  return ownJson({ detail: 'The status needs its token.' }, 401, headers);
}

/** The status as JSON, or as a page for a browser. */
export async function status(request: Request, env: Env): Promise<Response> {
  const found = await gather(env);
  return wantsPage(request) ? statusPage(found, VARY) : ownJson(found, 200, VARY);
}

/** The quarantined envelopes of all shards. */
export async function listQuarantined(env: Env): Promise<Response> {
  const { answers, failing } = await askAll(env, (shard) => shard.listAside());
  const envelopes = [...answers].flatMap(([name, listed]) => {
    return listed.map((each): Listed => ({ ...each, id: `${name}-${each.id}` }));
  });
  return ownJson({ envelopes, failing }, 200, VARY);
}

/** Requeues or purges one envelope by its `id` (`spool-2-17`), or the entire quarantine (`all`). */
export async function changeQuarantined(
  env: Env,
  what: 'requeue' | 'purge',
  id: string,
): Promise<Response> {
  const [, name = '', number] = /^(spool-\d+)-(\d+)$/.exec(id) ?? [];
  const all = id === 'all';
  const shards = [...allShards(env.SPOOL, readConfig(env))].filter(
    ([each]) => all || each === name,
  );
  const row = all ? undefined : Number(number);
  const { answers, failing } = await askEach(shards, (shard) =>
    what === 'requeue' ? shard.requeue(row) : shard.purge(row),
  );
  const done = [...answers.values()].reduce((sum, n) => sum + n, 0);
  if (all || done > 0) return ownJson({ [what]: done, failing });
  if (Object.keys(failing).length > 0) return ownJson({ detail: 'The shard fails.', failing }, 503);
  return ownJson({ detail: `No envelope ${id} waits.` }, 404);
}

async function gather(env: Env): Promise<Status> {
  const { answers, failing } = await askAll(env, (shard) => shard.status());
  const total = totalStatus([...answers.values()], readConfig(env).spoolMaxBytes);
  return {
    envelopes: envelopeCounts(),
    dropped: dropCounts(),
    limits: allLimits(Date.now()),
    spool: env.SPOOL === undefined ? null : { total, shards: Object.fromEntries(answers), failing },
  };
}

/** Asks every shard; one that fails or hangs does not hide the others. */
function askAll<T>(env: Env, ask: (shard: Shard) => Promise<T>): Promise<Asked<T>> {
  return askEach([...allShards(env.SPOOL, readConfig(env))], ask);
}

interface Asked<T> {
  readonly answers: ReadonlyMap<string, T>;
  readonly failing: Readonly<Record<string, string>>;
}

async function askEach<T>(
  shards: readonly (readonly [name: string, shard: Shard])[],
  ask: (shard: Shard) => Promise<T>,
): Promise<Asked<T>> {
  const answers = new Map<string, T>();
  const failing = new Map<string, string>();
  const asking = shards.map(async ([name, shard]) => {
    try {
      answers.set(name, await withTimeout(ask(shard)));
    } catch (error) {
      failing.set(name, String(error));
    }
  });
  await Promise.all(asking);
  return {
    answers: new Map([...answers].sort(([a], [b]) => a.localeCompare(b))),
    failing: Object.fromEntries(failing),
  };
}

async function withTimeout<T>(asking: Promise<T>): Promise<T> {
  const late = scheduler.wait(SHARD_MS).then(() => {
    throw new Error(`no answer in ${SHARD_MS} ms`);
  });
  return Promise.race([asking, late]);
}

function wantsPage(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') === true;
}
