import { afterAll, beforeAll, expect, test } from 'vitest';

import { post } from '../../support/post.ts';
import { envelope, markIn } from './envelopes.ts';
import { startRuntime } from '../../support/runtime.ts';
import { dsnOf, type Site, startSite, toldDrops } from './harness.ts';

const PROJECT = 17;
let site: Site;

beforeAll(async () => {
  // Its storage on the disk and its scheduled event are where wrangler has them.
  site = await startSite([dsnOf(PROJECT)], {}, startRuntime);
});
afterAll(() => site.stop());

/** Has the collector refuse one mark for good, and take all others. */
function cannotTake(...marks: readonly number[]): void {
  site
    .collector()
    .answerWith(() => (whole) => (marks.includes(markIn(whole)) ? { status: 500 } : {}));
}

async function listed(): Promise<readonly { readonly id: string }[]> {
  return Object(JSON.parse((await site.operate('/aside')).text)).envelopes;
}

test('what is set aside is listed with its reason, and can be requeued and purged by its id', async () => {
  cannotTake(1, 2);
  for (const mark of [3, 1, 2, 4]) await site.post(envelope(dsnOf(PROJECT), mark));
  await expect.poll(async () => (await listed()).length).toBe(2);
  const [first, second] = await listed();
  expect(first).toMatchObject({
    id: expect.stringMatching(/^spool-\d-\d+$/),
    types: ['event'],
    reason: 'answered 500',
    failures: expect.any(Number),
    received: expect.stringMatching(/^\d{4}-/),
    nextTry: expect.stringMatching(/^\d{4}-/),
  });
  expect(JSON.parse((await site.operate(`/aside/${first?.id ?? ''}/purge`, 'POST')).text)).toEqual({
    purge: 1,
    failing: {},
  });
  expect((await site.operate(`/aside/${first?.id ?? ''}/purge`, 'POST')).status).toBe(404);
  cannotTake();
  await site.operate(`/aside/${second?.id ?? ''}/requeue`, 'POST');
  await expect.poll(async () => (await site.status()).depth).toBe(0);
  await expect.poll(() => toldDrops(site.collector().taken)).toEqual({ 'send_error error': 1 });
});

test('all of them are requeued at once', async () => {
  cannotTake(5, 6);
  for (const mark of [7, 5, 6, 8]) await site.post(envelope(dsnOf(PROJECT), mark));
  await expect.poll(async () => (await site.status()).aside).toBe(2);
  cannotTake();
  await site.operate('/aside/all/requeue', 'POST');
  await expect.poll(async () => (await site.status()).depth).toBe(0);
});

test('an envelope that is requeued while it is on its way arrives once', async () => {
  cannotTake(10);
  for (const mark of [11, 10, 12]) await site.post(envelope(dsnOf(PROJECT), mark));
  await expect.poll(async () => (await site.status()).aside).toBe(1);
  const gate = Promise.withResolvers<Record<string, never>>();
  const begun = site.collector().begun();
  site.collector().answerWith(() => gate.promise);
  await expect.poll(() => site.collector().begun()).toBeGreaterThan(begun);
  await site.operate('/aside/all/requeue', 'POST');
  gate.resolve({});
  await expect.poll(async () => (await site.status()).depth).toBe(0);
  // What stayed on disk would go with the next.
  await site.post(envelope(dsnOf(PROJECT), 13));
  const { taken } = site.collector();
  expect(taken.map(markIn).filter((mark) => mark === 10)).toEqual([10]);
});

test.each(['/aside/all/purge', '/aside/all/requeue'])(
  '%s is refused with a password, which a browser repeats by itself',
  async (way) => {
    const basic = `Basic ${Buffer.from('x:the-status-token').toString('base64')}`;
    expect((await site.operate(way, 'POST', basic)).status).toBe(401);
    expect((await site.operate(way, 'GET', basic)).status).toBe(404);
    expect((await site.operate('/aside', 'GET', basic)).status).toBe(200);
  },
);

test.each(['/aside/spool-9-1/purge', '/aside/nonsense/purge', '/aside/spool-0-999/requeue'])(
  '%s names nothing: 404',
  async (way) => {
    expect((await site.operate(way, 'POST')).status).toBe(404);
  },
);

test('an alarm that was lost is set again by the clock, without any traffic', async () => {
  site.collector().answerWith({ status: 503, headers: { 'Retry-After': '1' } });
  await site.post(envelope(dsnOf(PROJECT), 9));
  expect((await site.status()).depth).toBe(1);
  site.collector().answerWith({});
  await site.kill();
  site.loseAlarms();
  await site.restart();
  const clock = `${site.runtime().url}/cdn-cgi/handler/scheduled`;
  expect((await post(clock, { method: 'GET' })).status).toBe(200);
  await expect.poll(() => site.collector().taken.map(markIn)).toContain(9);
});

test('what is set aside is listed though the collector asks for three thousand years', async () => {
  cannotTake(20);
  for (const mark of [21, 20, 22]) await site.post(envelope(dsnOf(PROJECT), mark));
  await expect.poll(async () => (await site.status()).aside).toBe(1);
  const headers = { 'Retry-After': '99999999999999' };
  const begun = site.collector().begun();
  site.collector().answerWith({ status: 503, headers });
  await expect.poll(() => site.collector().begun()).toBeGreaterThan(begun);
  site.collector().answerWith({});
  await expect.poll(listed).toMatchObject([{ reason: 'answered 503' }]);
  await site.operate('/aside/all/requeue', 'POST');
  await expect.poll(async () => (await site.status()).depth).toBe(0);
});

test('one whose bytes are gone from the disk stops no other, and can be purged', async () => {
  site.collector().answerWith({ status: 503 });
  await site.post(envelope(dsnOf(PROJECT), 30));
  await site.kill();
  site.loseBodies();
  await site.restart();
  site.collector().answerWith({});
  await expect
    .poll(listed)
    .toMatchObject([{ reason: expect.stringContaining('cannot be prepared') }]);
  await site.post(envelope(dsnOf(PROJECT), 31));
  await expect.poll(() => site.collector().taken.map(markIn)).toContain(31);
  const { text } = await site.operate('/aside/all/purge', 'POST');
  expect(JSON.parse(text)).toEqual({ purge: 1, failing: {} });
  await expect
    .poll(() => toldDrops(site.collector().taken))
    .toMatchObject({ 'send_error unknown': 1 });
});
