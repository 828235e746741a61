import { afterAll, beforeAll, expect, test } from 'vitest';

import { envelope, markIn } from './envelopes.ts';
import { dsnOf, type Site, startSite } from './harness.ts';

const AT_ONCE: readonly Readonly<Record<string, string>>[] = [
  { 'Retry-After': '0' },
  { 'Retry-After': 'Mon, 01 Jan 2001 00:00:00 GMT' },
  { 'X-Sentry-Rate-Limits': '0:error:key' },
  { 'X-Sentry-Rate-Limits': '0.001::key' },
];
let site: Site;

beforeAll(async () => {
  site = await startSite(AT_ONCE.map((_, index) => dsnOf(index + 1)));
});
afterAll(() => site.stop());

test.each(AT_ONCE.map((headers, index) => ({ headers, dsn: dsnOf(index + 1), mark: index + 1 })))(
  'a 429 with $headers took nothing: the envelope is posted again, a second later',
  async ({ headers, dsn, mark }) => {
    site.collector().answerWith({ status: 503 });
    await site.post(envelope(dsn, mark));
    const times: number[] = [];
    site.collector().answerWith(() => {
      times.push(Date.now());
      return times.length <= 2 ? { status: 429, headers } : {};
    });
    await expect.poll(async () => (await site.status()).depth).toBe(0);
    expect(site.collector().taken.map(markIn)).toContain(mark);
    const waits = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    expect(waits).toHaveLength(2);
    expect(Math.min(...waits)).toBeGreaterThan(900);
  },
);
