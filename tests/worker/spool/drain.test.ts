import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Recorded } from '../../collector/recorder.ts';
import { envelope, markIn } from './envelopes.ts';
import { dsnOf, isReport, restOf, type Site, startSite, toldDrops } from './harness.ts';

const PROJECTS = Array.from({ length: 13 }, (_, index) => 51 + index);
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
      expect(seen.map(markIn)).toEqual([1, 2, 3]);
    },
  );

  test('answered 503 goes behind the others after twenty tries, and arrives when it is digested', async () => {
    const project = nextProject();
    const body = envelope(dsnOf(project), 2, ['replay_recording'], 1_050_000);
    const indigestible = { status: 503, headers: { 'Retry-After': '0' } };
    site.collector().reset();
    site.collector().answerWith(() => (whole) => (markIn(whole) === 2 ? indigestible : {}));
    await site.post(body);
    for (const mark of [3, 4]) await site.post(envelope(dsnOf(project), mark));
    await expect
      .poll(() => taken(project).map(markIn), { timeout: 50_000, interval: 20 })
      .toEqual([3, 4]);
    const seen = site.collector().requests.map(markIn);
    expect(seen.slice(0, seen.indexOf(3))).toEqual(Array(20).fill(2));
    await site.restart();
    site.collector().answerWith({});
    await drained();
    expect(taken(project).map(markIn)).toEqual([3, 4, 2]);
    expect(restOf(taken(project)[2]?.body ?? Buffer.alloc(0))).toEqual(restOf(body));
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

test('a limit holds the envelopes of its category until it ends; others pass meanwhile', async () => {
  const project = nextProject();
  site.collector().answerWith({ status: 503 });
  const kinds = [['replay_recording'], ['event'], ['replay_recording'], ['transaction']];
  for (const [mark, types] of kinds.entries()) {
    expect((await site.post(envelope(dsnOf(project), mark, types))).status).toBe(200);
  }
  site.collector().reset();
  const limit = { status: 429, headers: { 'X-Sentry-Rate-Limits': '1:replay:key' } };
  const tries: number[] = [];
  let over = false;
  site.collector().answerWith(() => (whole) => {
    if (over || !whole.body.includes('replay_recording')) return {};
    tries.push(performance.now());
    return limit;
  });
  await expect.poll(() => taken(project).map(markIn), { timeout: 50_000 }).toEqual([1, 3]);
  const held = { held: 2, breakers: { [keyOf(project)]: 'closed' } };
  await expect.poll(() => site.status()).toMatchObject(held);
  await expect.poll(() => tries.length).toBeGreaterThan(2);
  for (const [at, time] of tries.slice(1).entries()) {
    expect(time - (tries[at] ?? 0)).toBeGreaterThan(950);
  }
  over = true;
  await expect.poll(() => taken(project).map(markIn), { timeout: 50_000 }).toEqual([1, 3, 0, 2]);
  await drained();
});

test('projects drain side by side: one whose collector refuses it does not hold up another', async () => {
  const [a, b] = [nextProject(), nextProject()];
  await site.collectorDown();
  for (const mark of [1, 2]) {
    for (const project of [a, b]) await site.post(envelope(dsnOf(project), mark));
  }
  await site.collectorUp();
  site.collector().answerWith(({ url }) => (url.startsWith(`/api/${a}/`) ? { status: 401 } : {}));
  await expect.poll(() => taken(b).map(markIn), { timeout: 50_000 }).toEqual([1, 2]);
  site.collector().answerWith({});
  await drained();
});

function keyOf(project: number): string {
  const { username, pathname } = new URL(dsnOf(project));
  return `${username}${pathname}`;
}

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
