import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { startRecorder } from '../../collector/recorder.ts';
import { post } from '../../support/post.ts';
import { serveBuilt } from '../../support/runtime.ts';
import { DSN, envelope, TUNNEL } from './harness.ts';

test('a limit one isolate learned holds for the next isolate of the location', async () => {
  const persistTo = await mkdtemp(join(tmpdir(), 'measure-twice-limits-'));
  const collector = await startRecorder();
  collector.answerWith({ headers: { 'X-Sentry-Rate-Limits': '3600:error:key' } });
  // The cache is the site's own: both isolates must be the same site.
  const vars = { SENTRY_DSN: DSN, COLLECTOR_HOST: collector.url };
  const first = await serveBuilt({ persistTo, vars });
  const port = Number(new URL(first.url).port);
  expect((await post(first.url + TUNNEL, { body: envelope() })).status).toBe(200);
  expect((await post(first.url + TUNNEL, { body: envelope() })).status).toBe(429);
  // It goes into the location's cache behind the answer.
  await expect.poll(() => cachedIn(persistTo)).toBe(1);
  await first.stop();

  const second = await serveBuilt({ persistTo, vars, port });
  const { status, headers } = await post(second.url + TUNNEL, { body: envelope() });
  expect(status).toBe(429);
  expect(headers['x-sentry-rate-limits']).toMatch(/^3[56]\d\d:error:key$/);
  expect(collector.requests).toHaveLength(1);
  await second.stop();
  await collector.close();
  await rm(persistTo, { recursive: true });
});

/** How many answers the runtime's cache holds on disk. */
function cachedIn(state: string): number {
  const [file = ''] = globSync(`${state}/v3/cache/miniflare-CacheObject/[0-9a-f]*.sqlite`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('SELECT key FROM _mf_entries').all().length;
  } finally {
    database.close();
  }
}
