import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Recorded } from '../../collector/recorder.ts';
import { envelope, markIn } from './envelopes.ts';
import { dsnOf, isReport, type Site, startSite, toldDrops } from './harness.ts';

const PROJECTS = Array.from({ length: 30 }, (_, index) => 51 + index);
const projects = [...PROJECTS];
let site: Site;

beforeAll(async () => {
  site = await startSite(PROJECTS.map(dsnOf));
});
afterAll(() => site.stop());

function nextProject(): number {
  return projects.pop() ?? expect.fail('more projects are needed');
}

function taken(project: number): readonly Recorded[] {
  return site.collector().taken.filter(({ url }) => url.startsWith(`/api/${project}/`));
}

async function drained(): Promise<void> {
  await expect.poll(async () => (await site.status()).depth, { timeout: 50_000 }).toBe(0);
}

beforeEach(async () => {
  site.collector().reset();
  await drained();
});

describe('an envelope delivered later', () => {
  test('brings what the collector is told of the client, and nothing else of it', async () => {
    const project = nextProject();
    const headers = {
      'CF-Connecting-IP': '203.0.113.9',
      'User-Agent': 'Mozilla/5.0 (phone)',
      'Sec-CH-UA': '"Chromium";v="150"',
      'Sec-CH-UA-Mobile': '?1',
      Referer: 'https://site.example/jobs',
      Cookie: 'session=secret',
      Authorization: 'Bearer secret',
    };
    await site.collectorDown();
    await site.post(envelope(dsnOf(project), 1), { headers });
    await site.collectorUp();
    await drained();
    const [request] = taken(project);
    expect(request?.headers).toMatchObject({
      'x-sentry-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      'user-agent': 'Mozilla/5.0 (phone)',
      'sec-ch-ua': '"Chromium";v="150"',
      'sec-ch-ua-mobile': '?1',
      referer: 'https://site.example/jobs',
      'content-type': 'application/x-sentry-envelope',
    });
    expect(JSON.stringify(request)).not.toContain('secret');
  });

  test('stays compressed, and keeps its sent_at then', async () => {
    const project = nextProject();
    const body = gzipSync(envelope(dsnOf(project), 1));
    await site.collectorDown();
    await site.post(body, { headers: { 'Content-Encoding': 'gzip' } });
    await site.collectorUp();
    await drained();
    const [request] = taken(project);
    expect(request?.headers['content-encoding']).toBe('gzip');
    expect(request?.body.equals(body)).toBe(true);
  });
});

describe('poison', () => {
  test.each([400, 401, 403, 404, 413])(
    'answered %d is dropped at once, told, and holds up nothing',
    async (status) => {
      const project = nextProject();
      site.collector().answerWith({ status: 503 });
      for (const mark of [1, 2, 3]) await site.post(envelope(dsnOf(project), mark));
      site.collector().reset();
      site.collector().answerWith(() => (whole) => {
        return !isReport(whole) && markIn(whole) === 2 ? { status } : {};
      });
      await expect
        .poll(() => toldDrops(taken(project)), { timeout: 50_000 })
        .toEqual({ 'send_error error': 1 });
      const seen = site.collector().requests.filter((request) => !isReport(request));
      expect(new Set(seen.map(markIn))).toEqual(new Set([1, 2, 3]));
    },
  );

  test.each([
    ['answered 500', { status: 500 }],
    ['cut off', 'cut'],
    ['never answered', 'hang'],
  ] as const)(
    '%s is set aside within seconds, stops nothing, and arrives when it is digested',
    async (_, failure) => {
      const [project, other] = [nextProject(), nextProject()];
      const body = envelope(dsnOf(project), 666, ['replay_recording'], 1000);
      site.collector().reset();
      site.collector().answerWith(({ headers }) => {
        // Told by its length, for a cut comes before the body.
        return headers['content-length'] === String(body.length) ? failure : {};
      });
      await site.post(body);
      for (let mark = 1; mark <= 20; mark += 1) await site.post(envelope(dsnOf(project), mark));
      const wanted = Array.from({ length: 20 }, (__, index) => index + 1);
      await expect
        .poll(() =>
          taken(project)
            .map(markIn)
            .sort((a, b) => a - b),
        )
        .toEqual(wanted);
      await expect
        .poll(() => site.status())
        .toMatchObject({ depth: 1, aside: 1, oldestSeconds: null, outages: {} });
      // While it is set aside, others go straight to the collector, whatever their DSN.
      const { accepted } = await site.status();
      await site.post(envelope(dsnOf(project), 21));
      expect(taken(project).map(markIn)).toContain(21);
      await site.post(envelope(dsnOf(other), 22));
      expect(taken(other).map(markIn)).toEqual([22]);
      expect((await site.status()).accepted).toBe(accepted);
      site.collector().answerWith({});
      site.collector().cutAll();
      await drained();
      expect(taken(project).map(markIn)).toContain(666);
    },
  );

  test('with a sent_at that is an object is delivered like any other, and so is what comes after', async () => {
    const project = nextProject();
    await site.collectorDown();
    const header = { dsn: dsnOf(project), event_id: '1', sent_at: { toString: 1 } };
    const odd = `${JSON.stringify(header)}\n{"type":"event","length":2}\n{}`;
    await site.post(Buffer.from(odd));
    await site.post(envelope(dsnOf(project), 2));
    await site.collectorUp();
    await drained();
    expect(taken(project).map(({ body }) => body.toString())).toContain(odd);
    expect(taken(project)).toHaveLength(2);
  });

  test('in a report on drops is not repeated for ever', async () => {
    const project = nextProject();
    site.collector().answerWith({ status: 503 });
    await site.post(envelope(dsnOf(project), 1));
    site.collector().reset();
    site.collector().answerWith({ status: 400 });
    await expect
      .poll(() => site.collector().requests.map(isReport), { timeout: 50_000 })
      .toEqual([false, true]);
    site.collector().reset();
    await site.post(envelope(dsnOf(project), 2));
    expect(site.collector().requests.map(markIn)).toEqual([2]);
  });
});

test('a report that the collector takes long over is told once', async () => {
  const project = nextProject();
  let asked = 0;
  site.collector().answerWith(async () => {
    asked += 1;
    if (asked === 1) return { status: 503 };
    if (asked === 2) return { status: 400 };
    await new Promise((resolve) => setTimeout(resolve, 7000));
    return {};
  });
  await site.post(envelope(dsnOf(project), 1));
  await expect.poll(() => toldDrops(taken(project))).toEqual({ 'send_error error': 1 });
  expect(asked).toBe(3);
});

test('forty deliveries beside one that hangs do not wait for it, nor do those after them', async () => {
  const project = nextProject();
  const hung = envelope(dsnOf(project), 0, ['replay_recording'], 1000);
  site.collector().answerWith({ status: 503 });
  await site.post(hung);
  for (let mark = 1; mark <= 60; mark += 1) await site.post(envelope(dsnOf(project), mark));
  const hangs: number[] = [];
  site.collector().reset();
  site.collector().answerWith(({ headers }) => {
    if (headers['content-length'] !== String(hung.length)) return {};
    hangs.push(performance.now());
    return 'hang';
  });
  await expect.poll(() => taken(project)).toHaveLength(60);
  // The spool gives it up after ten seconds, and not all the others waited for that.
  const [first = performance.now()] = hangs;
  expect(performance.now() - first).toBeLessThan(9000);
  site.collector().answerWith({});
  site.collector().cutAll();
  await drained();
});

test('a limit holds the envelopes of its category until it ends; others pass meanwhile', async () => {
  const project = nextProject();
  site.collector().answerWith({ status: 503 });
  const kinds = [['replay_recording'], ['event'], ['replay_recording'], ['transaction']];
  for (const [mark, types] of kinds.entries()) {
    expect((await site.post(envelope(dsnOf(project), mark, types))).status).toBe(200);
  }
  site.collector().reset();
  const limit = { status: 429, headers: { 'X-Sentry-Rate-Limits': '2:replay:key' } };
  let over = false;
  site.collector().answerWith(() => (whole) => {
    return over || !whole.body.includes('replay_recording') ? {} : limit;
  });
  await expect
    .poll(() =>
      taken(project)
        .map(markIn)
        .sort((a, b) => a - b),
    )
    .toEqual([1, 3]);
  const held = { held: 2, oldestSeconds: null, outages: {} };
  await expect.poll(() => site.status()).toMatchObject(held);
  over = true;
  await drained();
  expect(
    taken(project)
      .map(markIn)
      .sort((a, b) => a - b),
  ).toEqual([0, 1, 2, 3]);
});

test('a 429 that limits a part of an envelope is the last word on it: it is posted once', async () => {
  const project = nextProject();
  site.collector().answerWith({ status: 503 });
  // The spool begins with what it has not tried in this outage: the second.
  await site.post(envelope(dsnOf(project), 2, ['replay_recording']));
  await site.post(envelope(dsnOf(project), 1, ['event', 'replay_recording']));
  site.collector().reset();
  const limit = { status: 429, headers: { 'X-Sentry-Rate-Limits': '1:replay:key' } };
  site.collector().answerWith(() => (whole) => (markIn(whole) === 1 ? limit : {}));
  // The limit holds the other recording: it is over when that has arrived.
  await drained();
  expect(site.collector().requests.map(markIn)).toEqual([1, 2]);
});

test('a late 429 is a limit, no outage: the envelope is held until it ends', async () => {
  const project = nextProject();
  site.collector().reset();
  const gate = Promise.withResolvers<{ status: number; headers: Record<string, string> }>();
  site.collector().answerWith(() => gate.promise);
  expect((await site.post(envelope(dsnOf(project), 1))).status).toBe(200);
  gate.resolve({ status: 429, headers: { 'X-Sentry-Rate-Limits': '3:error:key' } });
  await expect.poll(() => site.status()).toMatchObject({ held: 1, outages: {} });
  site.collector().answerWith({});
  await drained();
  expect(taken(project).map(markIn)).toEqual([1]);
});

test('a limit longer than the spool keeps anything drops at once, and that is told', async () => {
  const project = nextProject();
  site.collector().answerWith({ status: 503 });
  await site.post(envelope(dsnOf(project), 1, ['transaction']));
  await site.post(envelope(dsnOf(project), 2, ['transaction']));
  site.collector().reset();
  site.collector().answerWith(() => (whole) => {
    if (isReport(whole)) return {};
    return {
      status: 429,
      headers: { 'X-Sentry-Rate-Limits': '90000:transaction;span:organization' },
    };
  });
  await expect
    .poll(() => toldDrops(taken(project)))
    .toEqual({ 'ratelimit_backoff transaction': 2, 'ratelimit_backoff span': 2 });
  expect((await site.status()).depth).toBe(0);
});

test('counts near 2^53 end in one report with what a client can mean, not in reports without end', async () => {
  const project = nextProject();
  site.collector().answerWith({ status: 503 });
  const header = JSON.stringify({ dsn: dsnOf(project) });
  const item = JSON.stringify({ type: 'log', item_count: 2 ** 53 - 1, length: 20 });
  for (let sent = 0; sent < 3; sent += 1) {
    await site.post(Buffer.from(`${header}\n${item}\n${'x'.repeat(20)}`));
  }
  site.collector().reset();
  site.collector().answerWith(() => (whole) => (isReport(whole) ? {} : { status: 400 }));
  await expect
    .poll(() => toldDrops(taken(project)))
    .toEqual({ 'send_error log_item': 60, 'send_error log_byte': 60 });
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(taken(project).filter(isReport).length).toBeLessThanOrEqual(3);
  for (const { body } of taken(project))
    expect(body.toString()).not.toContain('"discarded_events":[]');
});

test('a collector of 100 ms catches up while twenty envelopes a second come', async () => {
  const project = nextProject();
  site.collector().answerWith({ status: 503 });
  for (let mark = 0; mark < 40; mark += 1) await site.post(envelope(dsnOf(project), mark));
  site.collector().reset();
  site.collector().answerWith(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return {};
  });
  let sent = 40;
  await expect
    .poll(
      async () => {
        await site.post(envelope(dsnOf(project), sent));
        sent += 1;
        return (await site.status()).depth;
      },
      { interval: 50 },
    )
    .toBe(0);
});

test('projects drain side by side: one whose collector refuses it does not hold up another', async () => {
  const [sick, well] = [nextProject(), nextProject()];
  await site.collectorDown();
  for (const mark of [1, 2]) {
    for (const project of [sick, well]) await site.post(envelope(dsnOf(project), mark));
  }
  await site.collectorUp();
  site
    .collector()
    .answerWith(({ url }) => (url.startsWith(`/api/${sick}/`) ? { status: 401 } : {}));
  await expect
    .poll(() =>
      taken(well)
        .map(markIn)
        .sort((a, b) => a - b),
    )
    .toEqual([1, 2]);
  site.collector().answerWith({});
  await drained();
});

test('a late answer counts: what the slow collector took in the end is not sent twice', async () => {
  const project = nextProject();
  site.collector().reset();
  const gate = Promise.withResolvers<Record<string, never>>();
  site.collector().answerWith(() => gate.promise);
  const bytes = envelope(dsnOf(project), 1);
  expect((await site.post(bytes)).status).toBe(200);
  expect((await site.status()).depth).toBe(1);
  gate.resolve({});
  await drained();
  expect(taken(project)).toHaveLength(1);
  expect(taken(project)[0]?.body.equals(bytes)).toBe(true);
});
