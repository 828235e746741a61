import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { envelope, markIn } from './envelopes.ts';
import { dsnOf, type Site, startSite } from './harness.ts';

const PROJECTS = [31, 32, 33, 34, 35, 36, 37, 38];
const projects = [...PROJECTS];
let site: Site;

beforeAll(async () => {
  site = await startSite(PROJECTS.map(dsnOf), { ALLOWED_ORIGINS: 'https://friend.example' });
});
afterAll(() => site.stop());

function nextProject(): number {
  return projects.pop() ?? expect.fail('more projects are needed');
}

function arrivals(project: number): number[] {
  const { requests } = site.collector();
  return requests.filter(({ url }) => url.startsWith(`/api/${project}/`)).map(markIn);
}

function keyOf(project: number): string {
  const { username, pathname } = new URL(dsnOf(project));
  return `${username}${pathname}`;
}

async function drained(): Promise<void> {
  await expect.poll(async () => (await site.status()).depth, { timeout: 50_000 }).toBe(0);
}

describe('the breaker', () => {
  test('lets the collector see one probe a step of an outage, however many envelopes come', async () => {
    const project = nextProject();
    site.collector().reset();
    site.collector().answerWith({ status: 503 });
    const posts = Array.from({ length: 60 }, (_, mark) =>
      site.post(envelope(dsnOf(project), mark)),
    );
    await site.post(envelope(dsnOf(project), 999));
    const answers = await Promise.all(posts);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const opened = site.collector().begun();
    for (let mark = 60; mark < 120; mark += 1) {
      expect((await site.post(envelope(dsnOf(project), mark))).status).toBe(200);
    }
    // From there on every request is a probe, and every probe a step.
    await expect.poll(() => site.collector().begun() - opened).toBeGreaterThan(2);
    const probes = site.collector().begun() - opened;
    const { depth, outages } = await site.status();
    expect(probes).toBeLessThanOrEqual(Math.max(...Object.values(outages).map(({ step }) => step)));
    expect(depth).toBe(121);
    // Each probe is another envelope: one of them may be what the collector cannot take.
    const tried = arrivals(project).slice(opened);
    expect(new Set(tried).size).toBe(tried.length);
    site.collector().answerWith({});
    await drained();
  });

  test('closes with the first success: others go straight to the collector, and what waits behind them', async () => {
    const [a, b] = [nextProject(), nextProject()];
    site.collector().reset();
    site.collector().answerWith({ status: 503 });
    for (const mark of [1, 2, 3]) await site.post(envelope(dsnOf(a), mark));
    expect((await site.status()).breakers).toEqual({ [keyOf(a)]: 'open' });
    // From now on it takes one, and is slow with the others of that project.
    const gate = Promise.withResolvers<Record<string, never>>();
    let asked = 0;
    site.collector().answerWith(({ url }) => {
      if (!url.startsWith(`/api/${a}/`)) return {};
      asked += 1;
      return asked === 1 ? {} : gate.promise;
    });
    await expect.poll(async () => (await site.status()).outages).toEqual({});
    const { accepted } = await site.status();
    await site.post(envelope(dsnOf(b), 4));
    expect(arrivals(b)).toEqual([4]);
    expect((await site.status()).accepted).toBe(accepted);
    gate.resolve({});
    await drained();
  });

  test('obeys Retry-After: no probe comes before its time', async () => {
    const project = nextProject();
    const times: number[] = [];
    site.collector().answerWith(() => {
      times.push(performance.now());
      return times.length === 1 ? { status: 503, headers: { 'Retry-After': '2' } } : {};
    });
    await site.post(envelope(dsnOf(project), 1));
    await drained();
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1900);
  });

  test('is one for all DSNs of a collector', async () => {
    const [a, b] = [nextProject(), nextProject()];
    site.collector().answerWith({ status: 503, headers: { 'Retry-After': '2' } });
    await site.post(envelope(dsnOf(a), 1));
    const { length } = site.collector().requests;
    for (const mark of [2, 3]) await site.post(envelope(dsnOf(b), mark));
    expect(site.collector().requests).toHaveLength(length);
    site.collector().answerWith({});
    await drained();
  });

  test('is asked by a fresh isolate: after a restart nothing goes to a collector that is down', async () => {
    const project = nextProject();
    site.collector().answerWith({ status: 503, headers: { 'Retry-After': '3600' } });
    for (const mark of [1, 2]) await site.post(envelope(dsnOf(project), mark));
    site.collector().reset();
    await site.restart();
    await site.post(envelope(dsnOf(project), 3));
    expect(arrivals(project)).toEqual([]);
    expect((await site.status()).depth).toBe(3);
  });
});
