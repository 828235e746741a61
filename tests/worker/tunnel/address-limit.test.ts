import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { startRecorder } from '../../collector/recorder.ts';
import { bundleOurs } from '../../support/bundle.ts';
import { post } from '../../support/post.ts';
import { serveBuilt } from '../../support/runtime.ts';
import { isReport } from '../spool/harness.ts';
import { DSN, envelope, TUNNEL } from './harness.ts';

test('stops an address over its limit with 429, says for how long, and lets others through', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-config-'));
  const configured = join(folder, 'options.json');
  const written = await readFile((await bundleOurs()).options, 'utf8');
  const lowered = written.replace(/"simple":\{"limit":\d+/, '"simple":{"limit":20');
  expect(lowered).not.toBe(written);
  await writeFile(configured, lowered);
  const collector = await startRecorder();
  const vars = { SENTRY_DSN: DSN, COLLECTOR_HOST: collector.url };
  const runtime = await serveBuilt({ configured, assets: folder, vars });
  const from = (address: string) =>
    post(runtime.url + TUNNEL, { body: envelope(), headers: { 'CF-Connecting-IP': address } });

  const answers = [];
  do answers.push(await from('203.0.113.66'));
  while (answers.at(-1)?.status === 200 && answers.length < 100);
  const stopped = answers.at(-1);
  expect(answers.length).toBeGreaterThan(20);
  expect(stopped?.status).toBe(429);
  expect(stopped?.headers['retry-after']).toBe('10');
  expect(stopped?.headers['x-sentry-rate-limits']).toBe('10::key:address');
  // What the collector took too long over comes a little later.
  await expect
    .poll(() => collector.requests.filter((request) => !isReport(request)))
    .toHaveLength(answers.length - 1);
  expect((await from('203.0.113.67')).status).toBe(200);

  const { body } = await collector.waitFor(isReport);
  expect(body.toString()).toContain(
    '{"reason":"ratelimit_backoff","category":"error","quantity":1}',
  );
  await runtime.stop();
  await collector.close();
  await rm(folder, { recursive: true });
});
