import { Hono } from 'hono';

import { release } from '../web/platform/release.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Env } from './env.ts';
import { actOnAside, forOperator, listAside, status } from './operator/status.ts';
import { missing, ownJson } from './own-answer.ts';
import { allShards } from './spool/shards.ts';
import { answer } from './tunnel/answer-call.ts';

const app = new Hono<{ Bindings: Env }>({ strict: false });

// Paths of configuration first: they are asked for most, and reading them stops any request at a bad value.
app.use(async (c, next) => {
  const config = readConfig(c.env);
  const { path } = c.req;
  const destination = config.reportPaths.get(path);
  if (destination === undefined && !config.tunnelPaths.has(path)) return next();
  const kind = destination === undefined ? 'envelope' : 'security';
  const { env, executionCtx: background } = c;
  const request = c.req.raw;
  return answer({
    request,
    kind,
    projectId: undefined,
    destination,
    config,
    env,
    background,
  });
});

for (const kind of ['envelope', 'security'] as const) {
  app.all(`/api/:project{[0-9]+}/${kind}`, (c) => {
    const { env, executionCtx: background } = c;
    const config = readConfig(env);
    const request = c.req.raw;
    const projectId = c.req.param('project');
    const destination = undefined;
    return answer({ request, kind, projectId, destination, config, env, background });
  });
}

app.get('/health', () => ownJson({ status: 'ok', release }));

app.get('/status', (c) => forOperator(c.req.raw, c.env, () => status(c.req.raw, c.env)));
app.get('/status/aside', (c) => forOperator(c.req.raw, c.env, () => listAside(c.env)));
for (const what of ['requeue', 'purge'] as const) {
  app.post(`/status/aside/:id/${what}`, (c) =>
    forOperator(c.req.raw, c.env, () => actOnAside(c.env, what, c.req.param('id'))),
  );
}

// What is missing right under the root, as wrangler.toml has it: a line for a file of the build, which must never look like a
// page; else the page of what is missing, which the platform gives at an address that is none.
app.all('*', ({ req, env }) => {
  const wantsPage = req.method === 'GET' || req.method === 'HEAD';
  // The router's own path has lost its slash at the end.
  if (!wantsPage || new URL(req.url).pathname.startsWith('/assets/')) return missing();
  return env.ASSETS.fetch(new URL('/jobs/nowhere', req.url), { method: req.method });
});

app.onError((error) => {
  const isKnown = error instanceof ConfigError;
  console.error(isKnown ? error.message : error);
  return ownJson({ detail: isKnown ? error.message : 'The Worker failed.' }, 500);
});

export default {
  fetch: app.fetch,
  /** By the clock of `wrangler.toml`: mends an alarm of the spool that was lost, without any traffic. */
  async scheduled(_: ScheduledController, env: Env): Promise<void> {
    const shards = [...allShards(env.SPOOL, readConfig(env)).values()];
    const woken = await Promise.allSettled(shards.map((shard) => shard.wake()));
    for (const each of woken) if (each.status === 'rejected') console.error(each.reason);
  },
} satisfies ExportedHandler<Env>;

export { Spool } from './spool/spool.ts';
