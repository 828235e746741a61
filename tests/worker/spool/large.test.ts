import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { post } from '../../support/post.ts';
import { envelope, markIn } from './envelopes.ts';
import { dsnOf, restOf, type Site, startSite, toldDrops } from './harness.ts';

const PROJECTS = Array.from({ length: 10 }, (_, index) => 71 + index);
const projects = [...PROJECTS];
const SIZE = 3_000_000;
let site: Site;

beforeAll(async () => {
  site = await startSite(PROJECTS.map(dsnOf));
});
afterAll(() => site.stop());

function nextProject(): number {
  return projects.pop() ?? expect.fail('more projects are needed');
}

function replay(project: number, mark: number, size = SIZE): Buffer {
  return envelope(dsnOf(project), mark, ['replay_recording'], size);
}

function arrived(project: number): { marks: number[]; bodies: Buffer[] } {
  const { taken } = site.collector();
  const own = taken.filter(({ url }) => url.startsWith(`/api/${project}/`));
  return { marks: own.map(markIn), bodies: own.map(({ body }) => body) };
}

/** Begins to upload and answers once the runtime has read half of it; `leave` breaks it off. */
async function beginUpload(at: Site, body: Buffer): Promise<{ leave: () => void }> {
  const upload = request(`${at.runtime().url}${at.path}`, {
    method: 'POST',
    headers: { 'Content-Length': String(body.length) },
    agent: false,
  });
  upload.on('error', () => undefined);
  const half = body.subarray(0, body.length / 2);
  await new Promise<void>((resolve) => upload.write(half, () => resolve()));
  return { leave: () => void upload.destroy() };
}

describe('an envelope too long to be held', () => {
  test('goes to disk first while nobody knows whether the collector takes it', async () => {
    const project = nextProject();
    const before = await site.status();
    expect((await site.post(replay(project, 1))).status).toBe(200);
    expect((await site.status()).accepted).toBe(before.accepted + 1);
    await expect.poll(() => arrived(project).marks).toEqual([1]);
    expect(restOf(arrived(project).bodies[0] ?? Buffer.of())).toEqual(restOf(replay(project, 1)));
  });

  test('goes straight to a collector that took one just now', async () => {
    const project = nextProject();
    await site.post(envelope(dsnOf(project), 1));
    const before = await site.status();
    await site.post(replay(project, 2));
    expect(arrived(project).marks).toEqual([1, 2]);
    expect((await site.status()).accepted).toBe(before.accepted);
  });

  test.each([['cut-half-way'], ['hang'], ['stall'], [{ status: 503 }]] as const)(
    'that a collector fails on (%j) is asked for again, once, and kept then',
    async (misbehaviour) => {
      const project = nextProject();
      const body = replay(project, 2);
      const url = site.runtime().url + site.path;
      const headers = { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'same-origin' };
      await site.post(envelope(dsnOf(project), 1));
      site.collector().answerWith(misbehaviour);
      const asked = await post(url, { body, headers });
      expect(asked).toMatchObject({ status: 307, headers: { location: `${site.path}?again` } });
      expect((await post(`${url}?again`, { body, headers })).status).toBe(200);
      expect((await site.status()).breakers).not.toEqual({});
      site.collector().answerWith({});
      site.collector().cutAll();
      await expect.poll(() => arrived(project).marks, { timeout: 50_000 }).toEqual([1, 2]);
    },
  );

  test('of a client that follows no redirect is lost when the collector fails half-way, and told', async () => {
    const project = nextProject();
    await site.post(envelope(dsnOf(project), 1));
    site.collector().answerWith('cut-half-way');
    const url = site.runtime().url + site.path;
    expect((await post(url, { body: replay(project, 2) })).status).toBe(200);
    site.collector().answerWith({});
    await expect
      .poll(() => toldDrops(site.collector().taken), { timeout: 50_000 })
      .toEqual({ 'network_error replay': 1 });
  });
});

describe('an upload that breaks off', () => {
  test('because the client leaves, leaves nothing on disk', async () => {
    const { leave } = await beginUpload(site, replay(nextProject(), 1, 12_000_000));
    leave();
    await expect.poll(() => site.runtime().output()).toContain('"outcome":"left"');
    await site.kill();
    expect(site.rowsOnDisk()).toEqual({ envelopes: 0, chunks: 0 });
  });

  test('because the runtime is killed, is swept at the next start', async () => {
    const fresh = await startSite([dsnOf(1)]);
    onTestFinished(() => fresh.stop());
    const before = fresh.bytesOnDisk();
    await beginUpload(fresh, replay(1, 1, 12_000_000));
    await expect.poll(() => fresh.bytesOnDisk()).toBeGreaterThan(before + 2_000_000);
    await fresh.kill();
    expect(fresh.rowsOnDisk().chunks).toBeGreaterThan(0);
    await fresh.restart();
    expect(await fresh.status()).toMatchObject({ depth: 0, bytes: 0 });
    await fresh.kill();
    expect(fresh.rowsOnDisk()).toEqual({ envelopes: 0, chunks: 0 });
  });
});
