import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';

import { beforeAll, afterAll, expect, onTestFinished, test } from 'vitest';

import { type Recorder, startRecorder } from '../../collector/recorder.ts';
import { few } from '../../support/long.ts';
import { post } from '../../support/post.ts';
import { startWorkerd, type Workerd } from '../../support/workerd.ts';
import { envelope, markIn } from './envelopes.ts';
import { dsnOf, isReport } from './harness.ts';

// The Worker of commit 3bcde468, which wrote rank, quarantine and types into the characters of a row's lane. Bundled by
// `esbuild worker/index.ts --bundle --minify --format=esm --conditions=workerd,worker,browser --external:cloudflare:*
// --external:node:*` and packed with gzip.
const PREVIOUS = 'tests/fixtures/worker-0.1.5.js.gz';
const DSN = dsnOf(1);
const TOKEN = 'the-status-token';
const POISON = 666;

type Build = 'previous' | 'present';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measure-twice-previous-'));
  await writeFile(join(folder, 'previous.ts'), gunzipSync(await readFile(PREVIOUS)));
});
afterAll(() => rm(folder, { recursive: true }));

interface Site {
  readonly collector: Recorder;
  deploy(build: Build): Promise<void>;
  post(body: Uint8Array): Promise<void>;
  total(): Promise<Record<string, unknown>>;
}

/** A site whose build can be exchanged; the spool's disk stays. */
async function startSite(): Promise<Site> {
  const collector = await startRecorder();
  onTestFinished(() => collector.close());
  const state = await mkdtemp(join(tmpdir(), 'measure-twice-state-'));
  const vars = {
    SENTRY_DSN: DSN,
    COLLECTOR_HOST: collector.url,
    TUNNEL_PATH: '/t',
    STATUS_TOKEN: TOKEN,
  };
  let runtime: Workerd | undefined;
  onTestFinished(async () => {
    await runtime?.kill();
    await rm(state, { recursive: true });
  });
  const url = (): string => `http://127.0.0.1:${runtime?.port ?? 0}`;
  return {
    collector,
    async deploy(build) {
      await runtime?.kill();
      const previous = relative(process.cwd(), join(folder, 'previous.ts'));
      const script = build === 'present' ? 'worker/index.ts' : previous;
      runtime = await startWorkerd(script, vars, { spool: true, state });
    },
    async post(body) {
      expect((await post(`${url()}/t`, { body })).status).toBe(200);
    },
    async total() {
      const headers = { Authorization: `Bearer ${TOKEN}` };
      const { text } = await post(`${url()}/status`, { method: 'GET', headers });
      return Object(JSON.parse(text)).spool.total;
    },
  };
}

/** Three envelopes that the spool stores: of every rank, and one of several chunks. */
async function postThree(site: Site, first: number): Promise<void> {
  await site.post(envelope(DSN, first));
  await site.post(envelope(DSN, first + 1, ['session']));
  await site.post(envelope(DSN, first + 2, ['replay_recording'], 3_000_000));
}

/** The first contains the others; those tell at which build something is lost. */
const DEPLOYMENTS: readonly (readonly [string, readonly Build[]])[] = [
  ['a rollback and a second deployment', ['previous', 'present', 'previous', 'present']],
  ['a deployment', ['previous', 'present']],
  ['a deployment and a rollback', ['previous', 'present', 'previous']],
];

test.each(few(DEPLOYMENTS))(
  '%s in the middle of an outage loses nothing',
  async (_, [first = 'present', ...builds]) => {
    const site = await startSite();
    const isPoison = (body: Buffer): boolean => markIn({ body }) === POISON;
    await site.deploy(first);
    // One envelope is in quarantine before the outage.
    site.collector.answerWith(() => (whole) => (isPoison(whole.body) ? { status: 500 } : {}));
    await site.post(envelope(DSN, POISON, ['event', 'attachment']));
    await site.post(envelope(DSN, 1));
    await expect.poll(() => site.total()).toMatchObject({ depth: 1, aside: 1 });
    site.collector.reset();
    site.collector.answerWith({ status: 503 });
    let waiting = 1;
    await postThree(site, 10);
    waiting += 3;
    for (const [index, build] of builds.entries()) {
      await site.deploy(build);
      expect(await site.total()).toMatchObject({ depth: waiting, aside: 1 });
      await postThree(site, 20 + 10 * index);
      waiting += 3;
      expect(await site.total()).toMatchObject({ depth: waiting, aside: 1 });
    }
    site.collector.answerWith({});
    await expect.poll(() => site.total(), { timeout: 90_000 }).toMatchObject({ depth: 0 });
    const arrived = site.collector.taken.filter((request) => !isReport(request)).map(markIn);
    const sent = [10, ...builds.map((__, index) => 20 + 10 * index)];
    const marks = [POISON, ...sent.flatMap((mark) => [mark, mark + 1, mark + 2])];
    expect(arrived.toSorted((a, b) => a - b)).toEqual(marks.toSorted((a, b) => a - b));
    expect(await site.total()).toMatchObject({ dropped: {} });
  },
  240_000,
);
