import { describe, expect, onTestFinished, test } from 'vitest';

import { type Answer, type Recorder, startRecorder } from '../../collector/recorder.ts';
import { type Answered, post, type PostOptions } from '../../support/post.ts';
import { startWorkerd } from '../../support/workerd.ts';
import { envelope, markIn } from './envelopes.ts';
import { dsnOf, isReport } from './harness.ts';

const DSN = dsnOf(1);
const TOKEN = 'the-status-token';
const LONG = 2_000_000;
/** Error of a rejected call, as the Worker prints it. */
const REJECTION = 'Error: Durable Object reset because its code was updated.';

interface Site {
  readonly collector: Recorder;
  post(body: Uint8Array, options?: PostOptions): Promise<Answered>;
  depth(): Promise<number>;
}

/** Starts a site whose spool rejects the first calls of each method, or `all`. */
async function startSite(rejected: string, lost: 'call' | 'answer' = 'call'): Promise<Site> {
  const collector = await startRecorder();
  onTestFinished(() => collector.close());
  const vars = {
    SENTRY_DSN: DSN,
    COLLECTOR_HOST: collector.url,
    TUNNEL_PATH: '/t',
    STATUS_TOKEN: TOKEN,
    REJECTED: rejected,
    LOST: lost,
  };
  const script = 'tests/worker/spool/rejecting-worker.ts';
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const runtime = await startWorkerd(script, vars, { spool: true, print });
  onTestFinished(async () => {
    await runtime.kill();
    // The lines of a stack are indented.
    const errors = printed.match(/^\S.*$/gm) ?? [];
    expect(errors.filter((line) => line !== REJECTION)).toEqual([]);
  });
  const url = `http://127.0.0.1:${runtime.port}`;
  return {
    collector,
    post: (body, options = {}) => post(`${url}/t`, { body, ...options }),
    async depth() {
      const headers = { Authorization: `Bearer ${TOKEN}` };
      const { text } = await post(`${url}/status`, { method: 'GET', headers });
      return Object(JSON.parse(text)).spool.total.depth;
    },
  };
}

function marks({ collector }: Site): readonly number[] {
  return collector.taken.filter((request) => !isReport(request)).map(markIn);
}

const REPLAY = envelope(DSN, 1, ['replay_recording'], LONG);
const EVENT = envelope(DSN, 1);
const FAILURES: readonly (readonly [string, Answer])[] = [
  ['fails', { status: 503 }],
  ['cuts the connection', 'cut'],
  ['does not answer', 'hang'],
];

describe('the first call is rejected', () => {
  test.each([['with a declared length', {}] as const, ['in chunks', { chunks: 20 }] as const])(
    'a replay of 2 MB %s is stored by the second call and arrives',
    async (_, options) => {
      const site = await startSite('1');
      expect((await site.post(REPLAY, options)).status).toBe(200);
      await expect.poll(() => marks(site)).toEqual([1]);
    },
  );

  test.each(FAILURES)(
    'an event is stored by the second call if the collector %s',
    async (_, bad) => {
      const site = await startSite('1');
      site.collector.answerWith(bad);
      expect((await site.post(EVENT)).status).toBe(200);
      expect(await site.depth()).toBe(1);
      site.collector.answerWith({});
      await expect.poll(() => marks(site)).toEqual([1]);
    },
  );
});

describe('only the answer of the first call is lost', () => {
  test.each<readonly [string, Buffer]>([
    ['an event', EVENT],
    ['a replay of 2 MB', REPLAY],
  ])('%s is stored once', async (_, body) => {
    const site = await startSite('1', 'answer');
    site.collector.answerWith({ status: 503 });
    expect((await site.post(body)).status).toBe(200);
    expect(await site.depth()).toBe(1);
    site.collector.answerWith({});
    await expect.poll(() => site.depth()).toBe(0);
    expect(marks(site)).toEqual([1]);
  });
});

describe('all calls are rejected', () => {
  test.each([['with a declared length', {}] as const, ['in chunks', { chunks: 20 }] as const])(
    'a replay of 2 MB %s arrives at a healthy collector',
    async (_, options) => {
      const site = await startSite('all');
      expect((await site.post(REPLAY, options)).status).toBe(200);
      expect(site.collector.taken.map(({ body }) => body.equals(REPLAY))).toEqual([true]);
    },
  );

  test.each(FAILURES)('an event is answered 503 if the collector %s', async (_, bad) => {
    const site = await startSite('all');
    site.collector.answerWith(bad);
    const { status, text, headers } = await site.post(EVENT);
    expect(status).toBe(503);
    expect(JSON.parse(text)).toEqual({ detail: expect.any(String) });
    expect(headers).not.toHaveProperty('retry-after');
  });

  test.each(FAILURES)('a replay of 2 MB is answered 503 if the collector %s', async (_, bad) => {
    const site = await startSite('all');
    site.collector.answerWith(bad);
    expect((await site.post(REPLAY)).status).toBe(503);
  });

  test('an event known to meet an outage is still offered to the collector', async () => {
    const site = await startSite('all');
    site.collector.answerWith({ status: 503 });
    expect((await site.post(EVENT)).status).toBe(503);
    site.collector.answerWith({});
    expect((await site.post(envelope(DSN, 2))).status).toBe(200);
    expect(marks(site)).toEqual([2]);
  });
});
