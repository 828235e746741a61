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

async function drained(): Promise<void> {
  await expect.poll(async () => (await site.status()).depth, { timeout: 50_000 }).toBe(0);
}

describe('the breaker', () => {
  test('lets the collector see one probe a step of an outage, however many envelopes come', async () => {
    const project = nextProject();
    site.collector().reset();
    site.collector().answerWith({ status: 503 });
    const before = await site.status();
    const posts = Array.from({ length: 60 }, (_, mark) =>
      site.post(envelope(dsnOf(project), mark)),
    );
    await site.post(envelope(dsnOf(project), 999));
    const answers = await Promise.all(posts);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const opened = site.collector().begun();
    for (let mark = 60; mark < 120; mark += 1) {
      expect((await site.post(envelope(dsnOf(project), mark))).status).toBe(200);
    }
    // From there on every request is a probe, and every probe a step.
    await expect.poll(() => site.collector().begun() - opened).toBeGreaterThan(2);
    const probes = site.collector().begun() - opened;
    const { retried, depth, outages } = await site.status();
    expect(probes).toBeLessThanOrEqual(retried - before.retried + 1);
    expect(probes).toBeLessThanOrEqual(Math.max(...Object.values(outages).map(({ step }) => step)));
    expect(depth).toBe(121);
    expect(new Set(arrivals(project).slice(opened)).size).toBe(1);
    site.collector().answerWith({});
    await drained();
  });

  test('closes once all is delivered: the next envelope goes straight to the collector', async () => {
    const project = nextProject();
    site.collector().reset();
    site.collector().answerWith({ status: 503 });
    await site.post(envelope(dsnOf(project), 1));
    expect(Object.values((await site.status()).breakers)).toEqual(['open']);
    site.collector().answerWith({});
    await drained();
    expect((await site.status()).breakers).toEqual({});
    const { accepted } = await site.status();
    site.collector().reset();
    await site.post(envelope(dsnOf(project), 2));
    expect(arrivals(project)).toEqual([2]);
    expect((await site.status()).accepted).toBe(accepted);
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

  test('is asked by a fresh isolate: after a restart nothing overtakes what waits', async () => {
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
