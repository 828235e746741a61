import { Hono } from 'hono';

import { release } from '../web/platform/release.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Env } from './env.ts';
import { changeQuarantined, forOperator, listQuarantined, status } from './operator/status.ts';
import { missing, ownAnswer, ownJson } from './own-answer.ts';
import { allShards } from './spool/shards.ts';
import { answer } from './tunnel/answer-call.ts';
import { type Background, siteOf } from './tunnel/call.ts';

const app = new Hono<{ Bindings: Env }>({ strict: false });

/** The answer of a configured path, or `undefined` for any other path. */
function answerTunnel(
  request: Request,
  url: string,
  path: string,
  env: Env,
  background: Background,
): Promise<Response> | undefined {
  const config = readConfig(env);
  const destination = config.reportPaths.get(path);
  if (destination === undefined && !config.tunnelPaths.has(path)) return undefined;
  const kind = destination === undefined ? 'envelope' : 'security';
  const projectId = undefined;
  return answer({ request, url, kind, projectId, destination, config, env, background });
}

// The configured paths come first: most requests are for them, and reading them stops any request at a bad value.
app.use(async (c, next) => {
  return (await answerTunnel(c.req.raw, c.req.url, c.req.path, c.env, c.executionCtx)) ?? next();
});

for (const kind of ['envelope', 'security'] as const) {
  app.all(`/api/:project{[0-9]+}/${kind}`, (c) => {
    const { env, executionCtx: background } = c;
    const config = readConfig(env);
    const { raw: request, url } = c.req;
    const projectId = c.req.param('project');
    const destination = undefined;
    return answer({ request, url, kind, projectId, destination, config, env, background });
  });
}

app.get('/health', () => ownJson({ status: 'ok', release }));

app.get('/status', (c) => forOperator(c.req.raw, c.env, () => status(c.req.raw, c.env)));
app.get('/status/aside', (c) => forOperator(c.req.raw, c.env, () => listQuarantined(c.env)));
for (const action of ['requeue', 'purge'] as const) {
  app.post(`/status/aside/:id/${action}`, (c) =>
    forOperator(c.req.raw, c.env, () => changeQuarantined(c.env, action, c.req.param('id'))),
  );
}

// A file that another app shares is posted here if the phone has no service worker for it yet. The Worker does not read
// it: the screen asks the user to choose the file again.
const SHARE_TARGET = '/project/cut/shared';
for (const language of ['', '/en-us', '/zh']) {
  app.post(language + SHARE_TARGET, () =>
    ownAnswer(null, 303, { Location: `${language}/open?shared=lost` }),
  );
  app.get(language + SHARE_TARGET, (c) => c.env.ASSETS.fetch(c.req.raw));
}

// The platform passes on what is missing at the root (see wrangler.toml): a plain line for a file of the build, which
// must never look like a page; otherwise the page for missing addresses.
app.all('*', ({ req, env }) => {
  const wantsPage = req.method === 'GET' || req.method === 'HEAD';
  // The router has removed the slash at the end of its own path.
  if (!wantsPage || new URL(req.url).pathname.startsWith('/assets/')) return missing();
  return env.ASSETS.fetch(new URL('/jobs/nowhere', req.url), { method: req.method });
});

app.onError(answerError);

function answerError(error: unknown): Response {
  const isKnown = error instanceof ConfigError;
  console.error(isKnown ? error.message : error);
  return ownJson({ detail: isKnown ? error.message : 'The Worker failed.' }, 500);
}

/** Answers an envelope without the router, which would cost a tenth of its time. */
async function handle(request: Request, env: Env, background: ExecutionContext): Promise<Response> {
  try {
    const { url } = request;
    const path = url.slice(siteOf(url).length);
    const answered = answerTunnel(request, url, path, env, background);
    if (answered !== undefined) return await answered;
  } catch (error) {
    return answerError(error);
  }
  return app.fetch(request, env, background);
}

export default {
  fetch: handle,
  /** Runs on the schedule of `wrangler.toml`: sets alarms again that the platform has lost. */
  async scheduled(_: ScheduledController, env: Env): Promise<void> {
    const shards = [...allShards(env.SPOOL, readConfig(env)).values()];
    const woken = await Promise.allSettled(shards.map((shard) => shard.wake()));
    for (const each of woken) if (each.status === 'rejected') console.error(each.reason);
  },
} satisfies ExportedHandler<Env>;

export { Spool } from './spool/spool.ts';
