import { Hono } from 'hono';

import { release } from '../web/platform/release.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Env } from './env.ts';
import { OWN_ANSWER } from './own-answer.ts';
import { notFound, projectShell } from './pages.ts';
import { status } from './status.ts';
import { pathOf } from './tunnel/call.ts';
import { handleTunnel } from './tunnel/handle.ts';

interface Setting {
  Bindings: Env;
}

const app = new Hono<Setting>({ strict: false });

app.get('/health', (c) => c.json({ status: 'ok', release }, 200, OWN_ANSWER));

app.get('/status', (c) => status(c.req.raw, readConfig(c.env), c.env));

app.on('GET', ['/project/:id/:tab?', '/project/cut/:id/:view?'], (c) =>
  projectShell(c.req.raw, c.env.ASSETS),
);

app.all('/api/:project{\\d+}/:kind{envelope|security}', (c) => {
  const kind = c.req.param('kind') === 'security' ? 'security' : 'envelope';
  return handleTunnel({
    request: c.req.raw,
    kind,
    projectId: c.req.param('project'),
    config: readConfig(c.env),
    env: c.env,
    background: c.executionCtx,
  });
});

app.all('*', (c) => notFound(c.req.raw, c.env.ASSETS));

app.onError((error) => fail(error));

export default {
  async fetch(request: Request, env: Env, background: ExecutionContext): Promise<Response> {
    try {
      // Read before anything else, so that a bad value stops whatever request comes first.
      const config = readConfig(env);
      // The tunnel's own path is configuration, which no route can name; and no other is asked for as often.
      if (config.tunnelPaths.has(pathOf(request))) {
        const kind = 'envelope';
        return await handleTunnel({ request, kind, projectId: undefined, config, env, background });
      }
      return await app.fetch(request, env, background);
    } catch (error) {
      return fail(error);
    }
  },
};

function fail(error: unknown): Response {
  const known = error instanceof ConfigError;
  console.error(known ? error.message : error);
  const detail = known ? error.message : 'The Worker failed.';
  return Response.json({ detail }, { status: 500, headers: OWN_ANSWER });
}

export { Spool } from './spool/spool.ts';
