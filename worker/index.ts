import { Hono } from 'hono';

import { type Config, ConfigError, readConfig } from './config.ts';
import type { Env } from './env.ts';
import { notFound, projectShell } from './pages.ts';
import { handleTunnel } from './tunnel/handle.ts';

const app = new Hono<{ Bindings: Env; Variables: { config: Config } }>({ strict: false });

app.use(async (c, next) => {
  c.set('config', readConfig(c.env));
  await next();
});

app.get('/health', (c) => c.json({ status: 'ok' }));

app.all('/api/:project{\\d+}/:kind{envelope|security}', (c) => {
  const kind = c.req.param('kind') === 'security' ? 'security' : 'envelope';
  return handleTunnel(c.req.raw, c.var.config, { kind, projectId: c.req.param('project') });
});

app.get('/project/:id/:tab?', (c) => projectShell(c.req.raw, c.env.ASSETS));

app.all('*', (c) => {
  const path = c.req.path.replace(/(?<=.)\/$/, '');
  if (!c.var.config.tunnelPaths.has(path)) return notFound(c.req.raw, c.env.ASSETS);
  return handleTunnel(c.req.raw, c.var.config, { kind: 'envelope', projectId: undefined });
});

app.onError((error, c) => {
  console.error(error instanceof ConfigError ? error.message : error);
  const detail = error instanceof ConfigError ? error.message : 'The Worker failed.';
  return c.json({ detail }, 500);
});

export default app;
