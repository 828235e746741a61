import { describe, expect, test } from 'vitest';

import { type Recorded, startRecorder } from '../../collector/recorder.ts';
import { DSN, envelope, KEY, useTunnel } from './harness.ts';

const FRIEND = 'https://friend.example';
const OTHER = 'https://0123456789abcdef0123456789abcdef@o1.ingest.example/';
/** A project for each test of limits: limits are remembered, and tests must not inherit them. */
const projects = Array.from({ length: 40 }, (_, index) => `${OTHER}${100 + index}`);
const tunnel = useTunnel({ SENTRY_DSN: [DSN, ...projects].join(','), ALLOWED_ORIGINS: FRIEND });

function large(types: readonly string[], dsn: unknown, size = 4_000_000): Buffer {
  return Buffer.concat([envelope(types, dsn), Buffer.from('\n'), Buffer.alloc(size)]);
}

function veryLarge(types: readonly string[], dsn: unknown): Buffer {
  return large(types, dsn, 16_000_000);
}

function nextProject(): string {
  const project = projects.pop();
  if (project === undefined) throw new Error('more projects are needed');
  return project;
}

function apiOf(dsn: string): string {
  return `/api/${dsn.split('/').at(-1)}/`;
}

/** What came for a project. Reports on drops and what the spool kept of other tests may come in between. */
function requestsOf(dsn: string): readonly Recorded[] {
  return tunnel.collector().requests.filter(({ url }) => url.startsWith(apiOf(dsn)));
}

/** The drops told to the collector for a project until they cover `quantity`. */
async function reported(dsn: string, quantity: number): Promise<Record<string, number>> {
  const drops: Record<string, number> = {};
  const seen = new Set<Buffer>();
  while (Object.values(drops).reduce((sum, n) => sum + n, 0) < quantity) {
    const { body } = await tunnel
      .collector()
      .waitFor(
        (r) =>
          r.url.startsWith(apiOf(dsn)) && r.body.includes('client_report') && !seen.has(r.body),
      );
    seen.add(body);
    const payload: unknown = JSON.parse(body.toString().split('\n')[2] ?? '');
    for (const drop of Object(payload).discarded_events) {
      const key = `${drop.reason} ${drop.category}`;
      drops[key] = (drops[key] ?? 0) + drop.quantity;
    }
  }
  return drops;
}

describe('the answer to the browser', () => {
  test.each([200, 202, 400, 401, 403, 404, 413, 429])(
    'is the status %d of the collector',
    async (status) => {
      tunnel.collector().answerWith({ status });
      expect((await tunnel.post({ body: envelope(['event'], nextProject()) })).status).toBe(status);
    },
  );

  test('has the limits and no other header of the collector', async () => {
    const limits = '60:error;transaction:project:quota, 2700:replay:organization';
    tunnel.collector().answerWith({
      headers: {
        'Retry-After': '60',
        'X-Sentry-Rate-Limits': limits,
        'X-Sentry-Error': 'secret',
        'Set-Cookie': 'secret=1',
        'Access-Control-Allow-Origin': '*',
        Server: 'secret',
        'Content-Type': 'text/x-secret',
      },
    });
    const { status, headers, text } = await tunnel.post({
      body: envelope(['event'], nextProject()),
    });
    expect(status).toBe(200);
    expect(text).toBe('');
    expect(headers['x-sentry-rate-limits']).toBe(limits);
    expect(headers['retry-after']).toBe('60');
    expect(JSON.stringify(headers)).not.toContain('secret');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('lets an allowed origin read the limits', async () => {
    const { headers } = await tunnel.post({ body: envelope(), headers: { Origin: FRIEND } });
    expect(headers['access-control-allow-origin']).toBe(FRIEND);
    expect(headers['access-control-expose-headers']).toBe('Retry-After, X-Sentry-Rate-Limits');
  });

  test('never has a bare Retry-After: a 429 says in full what it means', async () => {
    tunnel.collector().answerWith({ status: 429, headers: { 'Retry-After': '33' } });
    const { headers } = await tunnel.post({ body: envelope(['event'], nextProject()) });
    expect(headers['retry-after']).toBe('33');
    expect(headers['x-sentry-rate-limits']).toBe('33::key');
  });

  test('never has a bare Retry-After: outside a 429 it is left out', async () => {
    tunnel.collector().answerWith({ status: 200, headers: { 'Retry-After': '33' } });
    const { headers } = await tunnel.post({ body: envelope() });
    expect(headers).not.toHaveProperty('retry-after');
    expect(headers).not.toHaveProperty('x-sentry-rate-limits');
  });

  test.each([301, 302, 307, 308])(
    'is never the collector’s %d: the envelope is kept, and goes where it should later',
    async (status) => {
      const dsn = nextProject();
      const elsewhere = await startRecorder();
      tunnel.collector().answerWith({ status, headers: { Location: elsewhere.url } });
      const answered = await tunnel.post({ body: envelope(['event'], dsn) });
      expect(answered.status).toBe(200);
      expect(answered.headers).not.toHaveProperty('location');
      tunnel.collector().reset();
      await tunnel.collector().waitFor(({ url }) => url.startsWith(apiOf(dsn)));
      expect(elsewhere.begun()).toBe(0);
      await elsewhere.close();
    },
  );
});

describe('limits', () => {
  const limited = { status: 429, headers: { 'X-Sentry-Rate-Limits': '60:replay:key' } };

  test('stop an envelope of nothing but limited items at the edge', async () => {
    const dsn = nextProject();
    tunnel.collector().answerWith(limited);
    await tunnel.post({ body: envelope(['replay_event', 'replay_recording'], dsn) });
    tunnel.collector().reset();
    const { status, headers } = await tunnel.post({
      body: envelope(['replay_event', 'replay_recording'], dsn),
    });
    expect(status).toBe(429);
    expect(headers['x-sentry-rate-limits']).toMatch(/^(?:5\d|60):replay:key$/);
    expect(headers['retry-after']).toMatch(/^(?:5\d|60)$/);
    expect(requestsOf(dsn)).toEqual([]);
  });

  test.each([
    ['event'],
    ['transaction'],
    ['client_report'],
    ['replay_event', 'event'],
    ['replay_event', 'client_report'],
  ])('let an envelope with %s through, whole', async (...types) => {
    const dsn = nextProject();
    tunnel.collector().answerWith(limited);
    await tunnel.post({ body: envelope(['replay_event'], dsn) });
    tunnel.collector().reset();
    const bytes = envelope(types, dsn);
    expect((await tunnel.post({ body: bytes })).status).toBe(200);
    expect(requestsOf(dsn)[0]?.body.equals(bytes)).toBe(true);
  });

  test('are kept by project: another one is not silenced', async () => {
    tunnel
      .collector()
      .answerWith({ status: 429, headers: { 'X-Sentry-Rate-Limits': '60::organization' } });
    await tunnel.post({ body: envelope(['event'], nextProject()) });
    tunnel.collector().reset();
    expect((await tunnel.post({ body: envelope() })).status).toBe(200);
  });

  test('expire', async () => {
    const statuses: number[] = [];
    let dsn: string;
    let seconds = 0.25;
    // Where the machine is so busy that a limit is over before the next envelope comes, a longer one is tried.
    do {
      dsn = nextProject();
      seconds *= 2;
      const limit = `${seconds}:error:key`;
      tunnel.collector().answerWith({ headers: { 'X-Sentry-Rate-Limits': limit } });
      await tunnel.post({ body: envelope(['event'], dsn) });
      tunnel.collector().reset();
      do statuses.push((await tunnel.post({ body: envelope(['event'], dsn) })).status);
      while (statuses.at(-1) === 429);
    } while (!statuses.includes(429));
    expect(statuses.at(-1)).toBe(200);
    expect(requestsOf(dsn)).toHaveLength(1);
  });

  test('are told apart by what the edge dropped: one client report adds them up', async () => {
    const dsn = nextProject();
    tunnel
      .collector()
      .answerWith({ headers: { 'X-Sentry-Rate-Limits': '60:error;transaction:key' } });
    await tunnel.post({ body: envelope(['event'], dsn) });
    tunnel.collector().reset();
    const trace = `{"dsn":"${dsn}"}\n{"type":"transaction"}\n{"spans":[{},{}]}`;
    for (const body of [envelope(['event'], dsn), trace, envelope(['event'], dsn)]) {
      expect((await tunnel.post({ body })).status).toBe(429);
    }
    // A trace counts as the SDK counts it: its spans as well, and itself among them.
    expect(await reported(dsn, 6)).toEqual({
      'ratelimit_backoff error': 2,
      'ratelimit_backoff transaction': 1,
      'ratelimit_backoff span': 3,
    });
    expect(requestsOf(dsn)).toHaveLength(1);
  });
});

describe('a failing collector', () => {
  test.each([408, 425, 500, 502, 503, 504, 599])(
    'that answers %d is none of the phone’s affair: 200',
    async (status) => {
      tunnel.collector().answerWith({ status, headers: { 'Retry-After': '1' } });
      const answered = await tunnel.post({ body: envelope(['event'], nextProject()) });
      expect(answered.status).toBe(200);
      expect(answered.headers).not.toHaveProperty('retry-after');
    },
  );

  test.each([
    ['a small envelope', envelope],
    ['a large envelope', large],
  ])('that cuts the connection is none of the phone’s affair: 200 for %s', async (_, make) => {
    tunnel.collector().answerWith('cut');
    expect((await tunnel.post({ body: make(['event'], nextProject()) })).status).toBe(200);
  });

  test.each([
    ['never answers', 'hang', envelope],
    ['never answers a large envelope', 'hang', large],
    ['never reads a large envelope', 'stall', veryLarge],
  ] as const)('that %s is none of the phone’s affair: 200', async (_, misbehaviour, make) => {
    const dsn = nextProject();
    tunnel.collector().answerWith(misbehaviour);
    expect((await tunnel.post({ body: make(['event'], dsn) })).status).toBe(200);
    tunnel.collector().reset();
    tunnel.collector().cutAll();
    await tunnel.collector().waitFor(({ url }) => url.startsWith(apiOf(dsn)));
  });

  test('that is slow gets the envelope behind the answer', async () => {
    const dsn = nextProject();
    const bytes = envelope(['event'], dsn);
    const gate = Promise.withResolvers<Record<string, never>>();
    tunnel.collector().answerWith(() => gate.promise);
    expect((await tunnel.post({ body: bytes })).status).toBe(200);
    expect(requestsOf(dsn)).toEqual([]);
    gate.resolve({});
    const { body } = await tunnel.collector().waitFor(({ url }) => url.startsWith(apiOf(dsn)));
    expect(body.equals(bytes)).toBe(true);
  });

  test('gets what it missed once it is back', async () => {
    const dsn = nextProject();
    const bytes = envelope(['event', 'attachment'], dsn);
    tunnel.collector().answerWith({ status: 503 });
    await tunnel.post({ body: bytes });
    tunnel.collector().reset();
    const { body } = await tunnel.collector().waitFor(({ url }) => url.startsWith(apiOf(dsn)));
    expect(body.equals(bytes)).toBe(true);
  });
});

/** The journal's lines for the first project that name an item. */
function lines(item: string): unknown[] {
  return tunnel
    .runtime()
    .output()
    .split('\n')
    .filter((line) => line.includes('"event":"envelope"') && line.includes(item))
    .map((line): unknown => JSON.parse(line.slice(line.indexOf('{'))))
    .filter((line) => Object(line).project === '4501');
}

describe('the journal', () => {
  test('has a line for what was not delivered, for one in a hundred of what was, and nothing personal', async () => {
    const headers = { 'CF-Connecting-IP': '203.0.113.99', 'User-Agent': 'Mozilla/secret' };
    const body = envelope(['replay_event', 'replay_recording']);
    for (let sent = 0; sent < 100; sent += 1) await tunnel.post({ body, headers });
    tunnel.collector().answerWith({ status: 403 });
    await tunnel.post({ body, headers });
    await expect.poll(() => lines('"rejected"').length).toBe(1);
    expect(lines('replay_event')).toHaveLength(2);
    const [line] = lines('replay_event');
    expect(line).toMatchObject({
      outcome: 'delivered',
      kind: 'envelope',
      project: '4501',
      items: ['replay_event', 'replay_recording'],
      collector: 200,
      of: 100,
    });
    expect(tunnel.runtime().output()).not.toMatch(/203\.0\.113\.99|Mozilla\/secret/);
    expect(tunnel.runtime().output()).not.toContain(KEY);
  });
});
