import { expect, onTestFinished, test } from 'vitest';

import { type Answer, type Recorder, startRecorder } from '../../collector/recorder.ts';
import { startLagClock } from '../../support/lag.ts';
import { type Answered, post } from '../../support/post.ts';
import { startWorkerd } from '../../support/workerd.ts';
import { envelope, markIn } from './envelopes.ts';
import { dsnOf } from './harness.ts';

const DSN = dsnOf(1);
const TUNNEL = '/t';
const TOKEN = 'the-status-token';
/** Two seconds for what is behind the tunnel, and a moment for itself. */
const LONGEST_WAIT_MS = 2100;
const HANGS_MS = 600_000;

interface Site {
  readonly collector: Recorder;
  /** Answers the status, and how long the phone waited beyond what the machine is to blame for. */
  post(body: Uint8Array): Promise<{ readonly status: number; readonly waited: number }>;
  status(): Promise<Record<string, unknown>>;
  /** The spool's totals; none while no shard answers. */
  total(): Promise<{ readonly accepted?: number; readonly depth?: number }>;
  /** Asks one of the operator's pages. */
  operate(way: string): Promise<Answered>;
}

/** Starts a site of which one shard, or `all`, hang so long. */
async function startSite(shard: string, ms: number): Promise<Site> {
  const collector = await startRecorder();
  onTestFinished(() => collector.close());
  const runtime = await startWorkerd(
    'tests/worker/spool/hanging-worker.ts',
    {
      SENTRY_DSN: DSN,
      COLLECTOR_HOST: collector.url,
      TUNNEL_PATH: TUNNEL,
      STATUS_TOKEN: TOKEN,
      HANGING: shard,
      HANGING_MS: String(ms),
    },
    { spool: true },
  );
  const clock = startLagClock(() => runtime.pid);
  onTestFinished(async () => {
    clock.stop();
    await runtime.kill();
  });
  const url = `http://127.0.0.1:${runtime.port}`;
  const readStatus = async (): Promise<Record<string, unknown>> => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    return Object(JSON.parse((await post(`${url}/status`, { method: 'GET', headers })).text));
  };
  return {
    collector,
    async post(body) {
      const posted = performance.now();
      const { status } = await post(url + TUNNEL, { body });
      const answered = performance.now();
      return { status, waited: answered - posted - clock.between(posted, answered) };
    },
    operate: (way) => post(url + way, { headers: { Authorization: `Bearer ${TOKEN}` } }),
    status: readStatus,
    total: async () => Object(Object((await readStatus())['spool']).total),
  };
}

test.each<[string, Answer, number]>([
  ['fails', { status: 503 }, 20],
  ['cuts the connection', 'cut', 20],
  ['does not answer', 'hang', 20],
  ['does not answer, with an envelope too long to be held', 'hang', 3_000_000],
])(
  'a client gets its envelope back within 2 s if the spool hangs and the collector %s',
  async (_, failure, size) => {
    const site = await startSite('all', HANGS_MS);
    site.collector.answerWith(failure);
    for (let mark = 0; mark < 2; mark += 1) {
      const { status, waited } = await site.post(envelope(DSN, mark, ['replay_recording'], size));
      expect(status).toBe(503);
      expect(waited).toBeLessThan(LONGEST_WAIT_MS);
    }
  },
);

test('a spool that hangs costs a collector that is well nothing: envelopes arrive at once', async () => {
  const site = await startSite('all', HANGS_MS);
  const { waited } = await site.post(envelope(DSN, 1));
  expect(site.collector.taken.map(markIn)).toEqual([1]);
  // Half a second for the question whether the collector is down, once.
  expect(waited).toBeLessThan(1500);
  expect((await site.post(envelope(DSN, 2))).waited).toBeLessThan(500);
});

test('a replay of 3 MB arrives at a healthy collector within 2 s although the spool hangs', async () => {
  const site = await startSite('all', HANGS_MS);
  const { status, waited } = await site.post(envelope(DSN, 1, ['replay_recording'], 3_000_000));
  expect(status).toBe(200);
  expect(waited).toBeLessThan(LONGEST_WAIT_MS);
  expect(site.collector.taken.map(markIn)).toEqual([1]);
});

test('a spool that stores an envelope too late gives it up: its client has kept it', async () => {
  const site = await startSite('all', 8000);
  site.collector.answerWith({ status: 503 });
  expect((await site.post(envelope(DSN, 1))).status).toBe(503);
  // The shard works again, and what it stored late is withdrawn.
  await expect.poll(async () => (await site.total()).accepted).toBe(1);
  await expect.poll(async () => (await site.total()).depth).toBe(0);
  site.collector.answerWith({});
  expect((await site.post(envelope(DSN, 2))).status).toBe(200);
  await expect.poll(() => site.collector.taken.map(markIn)).toEqual([2]);
});

test('/status names a shard that hangs, and tells of the others all the same', async () => {
  const site = await startSite('spool-2', HANGS_MS);
  const { spool } = await site.status();
  const { shards, failing, total } = Object(spool);
  expect(Object.keys(shards)).toEqual(['spool-0', 'spool-1', 'spool-3']);
  expect(failing).toEqual({ 'spool-2': expect.stringContaining('no answer in 5000 ms') });
  expect(total).toMatchObject({ depth: 0 });
});

test('an act on a row of a shard that hangs is answered 503 with the shard’s name', async () => {
  const site = await startSite('spool-2', HANGS_MS);
  const { status, text } = await site.operate('/status/aside/spool-2-17/purge');
  expect(status).toBe(503);
  expect(JSON.parse(text).failing).toEqual({ 'spool-2': expect.stringContaining('no answer') });
});
