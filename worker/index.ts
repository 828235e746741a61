import { Hono } from 'hono';

import { type Config, ConfigError, readConfig } from './config.ts';
import type { Env } from './env.ts';
import { notFound, projectShell } from './pages.ts';
import { status } from './status.ts';
import { handleTunnel } from './tunnel/handle.ts';

interface Setting {
  Bindings: Env;
  Variables: { config: Config };
}

const app = new Hono<Setting>({ strict: false });

app.use((c, next) => {
  c.set('config', readConfig(c.env));
  return next();
});

app.get('/health', (c) => c.json({ status: 'ok' }));

app.get('/status', (c) => status(c.req.raw, c.var.config));

app.get('/project/:id/:tab?', (c) => projectShell(c.req.raw, c.env.ASSETS));

app.all('/api/:project{\\d+}/:kind{envelope|security}', (c) =>
  handleTunnel({
    request: c.req.raw,
    url: new URL(c.req.url),
    kind: c.req.param('kind') === 'security' ? 'security' : 'envelope',
    projectId: c.req.param('project'),
    config: c.var.config,
    env: c.env,
    background: c.executionCtx,
  }),
);

// The tunnel's own path is configuration, so no route can name it.
app.all('*', (c) => {
  const { config } = c.var;
  if (!config.tunnelPaths.has(c.req.path.replace(/(?<=.)\/$/, ''))) {
    return notFound(c.req.raw, c.env.ASSETS);
  }
  return handleTunnel({
    request: c.req.raw,
    url: new URL(c.req.url),
    kind: 'envelope',
    projectId: undefined,
    config,
    env: c.env,
    background: c.executionCtx,
  });
});

app.onError((error, c) => {
  const known = error instanceof ConfigError;
  console.error(known ? error.message : error);
  return c.json({ detail: known ? error.message : 'The Worker failed.' }, 500);
});

export default app;
