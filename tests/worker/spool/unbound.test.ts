import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';

import { expect, onTestFinished, test } from 'vitest';

import { startRecorder } from '../../collector/recorder.ts';
import { bundleOurs } from '../../support/bundle.ts';
import { post } from '../../support/post.ts';
import { serveBuilt } from '../../support/runtime.ts';
import { envelope } from './envelopes.ts';
import { dsnOf } from './harness.ts';

const DSN = dsnOf(91);

test('without the binding the client of a failing collector keeps its envelope', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-unbound-'));
  const configured = join(folder, 'options.json');
  const options = Object(JSON.parse(await readFile((await bundleOurs()).options, 'utf8')));
  expect(options.durableObjects).toHaveProperty('SPOOL');
  await writeFile(configured, JSON.stringify({ ...options, durableObjects: {} }));
  const collector = await startRecorder();
  const runtime = await serveBuilt({
    configured,
    assets: folder,
    vars: { SENTRY_DSN: DSN, COLLECTOR_HOST: collector.url, TUNNEL_PATH: '/t', STATUS_TOKEN: 't' },
  });
  onTestFinished(async () => {
    await runtime.stop();
    await collector.close();
    await rm(folder, { recursive: true });
  });
  collector.answerWith({ status: 503 });
  const body = envelope(DSN, 1, ['event', 'attachment']);
  expect((await post(`${runtime.url}/t`, { body })).status).toBe(503);
  collector.answerWith({});
  expect((await post(`${runtime.url}/t`, { body })).status).toBe(200);
  expect(collector.taken).toHaveLength(1);
  const headers = { Authorization: 'Bearer t' };
  const { text } = await post(`${runtime.url}/status`, { method: 'GET', headers });
  expect(Object(JSON.parse(text)).spool).toBeNull();
});
