import { type Context, Hono } from 'hono';

import { release } from '../web/telemetry/release.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Env } from './env.ts';
import { notFound, projectShell } from './pages.ts';
import { status } from './status.ts';
import type { Kind } from './tunnel/call.ts';
import { handleTunnel } from './tunnel/handle.ts';

interface Setting {
  Bindings: Env;
}

// Every handler reads the configuration first, so that a bad value stops whatever request comes first.
const app = new Hono<Setting>({ strict: false });

app.get('/health', (c) => {
  readConfig(c.env);
  return c.json({ status: 'ok', release });
});

app.get('/status', (c) => status(c.req.raw, readConfig(c.env)));

app.on('GET', ['/project/:id/:tab?', '/project/cut/:id/:view?'], (c) => {
  readConfig(c.env);
  return projectShell(c.req.raw, c.env.ASSETS);
});

app.all('/api/:project{\\d+}/:kind{envelope|security}', (c) => {
  const kind = c.req.param('kind') === 'security' ? 'security' : 'envelope';
  return tunnel(c, kind, c.req.param('project'));
});

// The tunnel's own path is configuration, so no route can name it.
app.all('*', (c) => {
  const path = c.req.path.replace(/(?<=.)\/$/, '');
  if (readConfig(c.env).tunnelPaths.has(path)) return tunnel(c, 'envelope');
  return notFound(c.req.raw, c.env.ASSETS);
});

app.onError((error, c) => {
  const known = error instanceof ConfigError;
  console.error(known ? error.message : error);
  return c.json({ detail: known ? error.message : 'The Worker failed.' }, 500);
});

function tunnel(c: Context<Setting>, kind: Kind, projectId?: string): Promise<Response> {
  return handleTunnel({
    request: c.req.raw,
    kind,
    projectId,
    config: readConfig(c.env),
    env: c.env,
    background: c.executionCtx,
  });
}

export default app;
