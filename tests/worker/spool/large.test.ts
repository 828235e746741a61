import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

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

async function drained(): Promise<void> {
  await expect.poll(async () => (await site.status()).depth).toBe(0);
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
  test('goes to disk first, and from there to the collector, whole', async () => {
    const project = nextProject();
    const before = await site.status();
    expect((await site.post(replay(project, 1))).status).toBe(200);
    expect((await site.status()).accepted).toBe(before.accepted + 1);
    await expect.poll(() => arrived(project).marks).toEqual([1]);
    expect(restOf(arrived(project).bodies[0] ?? Buffer.of())).toEqual(restOf(replay(project, 1)));
  });

  test('arrives once at a collector that answers after three seconds', async () => {
    const project = nextProject();
    site.collector().answerWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return {};
    });
    expect((await site.post(replay(project, 1))).status).toBe(200);
    await drained();
    site.collector().answerWith({});
    const sent = site.collector().requests.filter(({ url }) => url.startsWith(`/api/${project}/`));
    expect(sent.map(markIn)).toEqual([1]);
  });

  test.each([['cut-half-way'], ['hang'], ['stall'], [{ status: 503 }]] as const)(
    'that a collector fails on (%j) is kept, and arrives',
    async (misbehaviour) => {
      const project = nextProject();
      site.collector().answerWith(misbehaviour);
      const { status, headers } = await site.post(replay(project, 2));
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty('location');
      site.collector().answerWith({});
      site.collector().cutAll();
      await expect.poll(() => arrived(project).marks).toEqual([2]);
    },
  );

  test('is passed straight through if the spool has no room for it, and returned if that fails', async () => {
    const small = await startSite([dsnOf(1)], { SPOOL_MAX_BYTES: '1000000' });
    onTestFinished(() => small.stop());
    expect((await small.post(replay(1, 1))).status).toBe(200);
    expect(small.collector().taken.map(markIn)).toEqual([1]);
    small.collector().reset();
    small.collector().answerWith('cut-half-way');
    expect((await small.post(replay(1, 2))).status).toBe(503);
    small.collector().answerWith('stall');
    expect((await small.post(replay(1, 3, 15_000_000))).status).toBe(503);
  });

  test('that the spool has no room for is reported as lost if its delivery fails after the answer', async () => {
    const small = await startSite([dsnOf(1)], { SPOOL_MAX_BYTES: '1000000' });
    onTestFinished(() => small.stop());
    small.collector().answerWith('hang');
    expect(await small.post(replay(1, 1))).toMatchObject({ status: 200, text: '' });
    small.collector().answerWith({});
    small.collector().cutAll();
    await expect
      .poll(() => toldDrops(small.collector().taken))
      .toEqual({ 'network_error replay': 1 });
  });
});

describe('an upload that breaks off', () => {
  test('because the client leaves, leaves nothing on disk', async () => {
    // What the tests before left goes first: it has arrived, but may still be on disk.
    await drained();
    const { leave } = await beginUpload(site, replay(nextProject(), 1, 12_000_000));
    leave();
    await expect.poll(() => site.runtime().output()).toContain('The body broke off.');
    // It is told before what came of it is taken off the disk.
    await expect.poll(async () => (await site.status()).bytes).toBe(0);
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
