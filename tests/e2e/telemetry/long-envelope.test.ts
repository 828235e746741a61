import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getTunnelPath } from '@sentry/core';
import { expect, onTestFinished, test } from 'vitest';

import { startRecorder } from '../../collector/recorder.ts';
import { launchBrowser, openPhone } from '../../support/browser.ts';
import { startRuntime } from '../../support/runtime.ts';

const DSN = 'https://d1f5a7c0b3e84629a1c4d7e0f2b58c36@o1.ingest.example/4501';
const PATH = getTunnelPath(DSN) ?? '';

test('a browser sends a long envelope again by itself when the collector failed half-way, and never learns of it', async () => {
  const assets = await mkdtemp(join(tmpdir(), 'measure-twice-page-'));
  await writeFile(
    join(assets, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><title>page</title>',
  );
  const collector = await startRecorder();
  const runtime = await startRuntime({
    assets,
    vars: { SENTRY_DSN: DSN, COLLECTOR_HOST: collector.url },
  });
  const browser = await launchBrowser();
  onTestFinished(async () => {
    await browser.close();
    await runtime.stop();
    await collector.close();
    await rm(assets, { recursive: true });
  });
  const phone = await openPhone(browser);
  await phone.page.goto(runtime.url);
  const post = (size: number): Promise<number> =>
    phone.page.evaluate(
      async ([path, dsn, length]) => {
        const head = `${JSON.stringify({ dsn })}\n${JSON.stringify({ type: 'replay_recording', length })}\n`;
        const body = new Uint8Array(head.length + length).fill(7);
        body.set(new TextEncoder().encode(head));
        // As the SDK posts it.
        const { status } = await fetch(path, {
          method: 'POST',
          body,
          referrerPolicy: 'strict-origin',
          headers: { 'Content-Type': 'application/x-sentry-envelope' },
        });
        return status;
      },
      [PATH, DSN, size] as const,
    );
  expect(await post(100)).toBe(200);
  collector.answerWith('cut-half-way');
  expect(await post(8_000_000)).toBe(200);
  // Not `redirected`: where the connection breaks with the answer, Chromium repeats the request by itself.
  expect(runtime.output()).toContain('"outcome":"again"');
  collector.answerWith({});
  await expect.poll(() => collector.taken.length, { timeout: 50_000 }).toBe(2);
  expect(collector.taken[1]?.body.subarray(-8_000_000).every((byte) => byte === 7)).toBe(true);
  await phone.close();
});
