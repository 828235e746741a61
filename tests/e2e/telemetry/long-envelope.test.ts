import { getTunnelPath } from '@sentry/core';
import { expect, onTestFinished, test } from 'vitest';

import { startWorkerd } from '../../support/workerd.ts';
import { startRecorder } from '../../collector/recorder.ts';
import { launchBrowser, openPhone } from '../../support/browser.ts';

const DSN = 'https://d1f5a7c0b3e84629a1c4d7e0f2b58c36@o1.ingest.example/4501';
const PATH = getTunnelPath(DSN) ?? '';

// On the runtime binary itself: the proxy of `wrangler dev` answers 500 when the Worker answers before it has read all.
test('a browser sends a long envelope again by itself when the collector failed half-way, and never learns of it', async () => {
  const collector = await startRecorder();
  const vars = { SENTRY_DSN: DSN, COLLECTOR_HOST: collector.url };
  const runtime = await startWorkerd('worker/index.ts', vars, { spool: true });
  const browser = await launchBrowser();
  onTestFinished(async () => {
    await browser.close();
    await runtime.stop();
    await collector.close();
  });
  const phone = await openPhone(browser, { expect: ({ text }) => text.includes('favicon') });
  // Any page of the site will do to post from.
  await phone.page.goto(`http://127.0.0.1:${runtime.port}/health`);
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
  // Not `redirected`: where the connection breaks with the answer, Chromium repeats the request unasked.
  expect(await post(8_000_000)).toBe(200);
  expect(collector.begun()).toBeGreaterThan(1);
  collector.answerWith({});
  await expect.poll(() => collector.taken.length, { timeout: 50_000 }).toBe(2);
  expect(collector.taken[1]?.body.subarray(-8_000_000).every((byte) => byte === 7)).toBe(true);
  await phone.close();
});
