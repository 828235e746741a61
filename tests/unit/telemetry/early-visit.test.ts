import { runInNewContext } from 'node:vm';

import { beforeEach, describe, expect, test } from 'vitest';

import { bundleScript } from '../../../web/export/bundle-script.ts';
import type { EarlyQueue } from '../../../web/telemetry/early-queue.ts';

const DSN = 'https://key@o1.ingest.example/1';
const script = await bundleScript('web/telemetry/early-visit.ts', {
  'import.meta.env.SENTRY_DSN': JSON.stringify(DSN),
  'import.meta.env.REPORT_PATH': '"/tunnel"',
});
const CHROME = `Error: x
    at paint (https://app.example/assets/jobs-1.js:3:14)
    at https://app.example/assets/index-1.js:1:99`;
const FIREFOX = `paint@https://app.example/assets/jobs-1.js:3:14
@https://app.example/assets/index-1.js:1:99
`;

let queue: EarlyQueue;
let listeners: Map<string, (event: object) => void>;
let sent: { url: string; how: { body: string; keepalive: boolean } }[];
let kept: Map<string, string>;
let page: {
  visibilityState: string;
  prerendering: boolean;
  readonly documentElement: { hidden: boolean };
};

const listen = (name: string, listener: (event: object) => void): void =>
  void listeners.set(name, listener);

beforeEach(() => {
  listeners = new Map();
  sent = [];
  kept = new Map();
  queue = { reports: [] } as object as EarlyQueue;
  page = {
    visibilityState: 'visible',
    prerendering: false,
    documentElement: { hidden: false },
  };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  const location = { pathname: '/jobs', search: '', origin: 'https://app.example' };
  const globals = {
    crypto,
    performance,
    TextEncoder,
    AbortController,
    URL,
    location,
    localStorage: storage,
    sessionStorage: { getItem: () => null },
    navigator: { userAgent: 'phone' },
    fetch: (url: string, how: (typeof sent)[0]['how']) => {
      sent.push({ url, how });
      return Promise.resolve();
    },
    addEventListener: listen,
    earlyQueue: queue,
    _sentryDebugIds: { 'at https://app.example/assets/jobs-1.js:1': 'an-id' },
  };
  const document = Object.assign(page, { referrer: '', addEventListener: listen });
  runInNewContext(script, { ...globals, document, window: globals });
});

/** What left, line by line. */
const lines = (): readonly Record<string, unknown>[] =>
  sent.flatMap(({ how }) =>
    how.body.split('\n').map((line) => Object(JSON.parse(line)) as object),
  ) as never;
const leave = (): void => listeners.get('pagehide')?.({ type: 'pagehide' });
const throwEarly = (error: object): void =>
  void queue.reports.push({
    kind: 'error',
    at: 5000,
    event: { error, message: 'x' } as ErrorEvent,
  });

test('a page that is left sends its visit, once', () => {
  leave();
  leave();
  expect(sent).toMatchObject([{ url: '/tunnel', how: { keepalive: true, method: 'POST' } }]);
  expect(lines().map(({ type }) => type)).toEqual([
    undefined,
    'transaction',
    'transaction',
    'session',
    undefined,
  ]);
  expect(lines()[0]).toMatchObject({ dsn: DSN });
});

test('a page that leads on to another language’s is no visit', () => {
  page.documentElement.hidden = true;
  leave();
  expect(sent).toEqual([]);
});

describe('an error thrown before', () => {
  test.each([
    ['Chromium', CHROME],
    ['Firefox', FIREFOX],
  ])('has its frames, as %s writes them, oldest first, with the script’s debug id', (_, stack) => {
    throwEarly({ name: 'TypeError', message: 'no paint', stack });
    leave();
    const event = lines().at(-1);
    expect(event).toMatchObject({
      exception: { values: [{ type: 'TypeError', value: 'no paint' }] },
      timestamp: 5,
      debug_meta: {
        images: [{ code_file: 'https://app.example/assets/jobs-1.js', debug_id: 'an-id' }],
      },
    });
    expect(Object(event).exception.values[0].stacktrace.frames).toMatchObject([
      { filename: 'https://app.example/assets/index-1.js', lineno: 1, colno: 99 },
      { function: 'paint', filename: 'https://app.example/assets/jobs-1.js', lineno: 3, colno: 14 },
    ]);
  });

  test('of the network is dropped, as the SDK would', () => {
    throwEarly({ name: 'TypeError', message: 'Failed to fetch' });
    leave();
    expect(lines().filter(({ type }) => type === 'event')).toEqual([]);
  });

  test('after the visit was counted leaves alone, later', () => {
    leave();
    throwEarly({ name: 'Error', message: 'later' });
    leave();
    expect(lines().filter(({ type }) => type === 'session')).toHaveLength(1);
    expect(JSON.stringify(lines().at(-1))).toContain('later');
  });
});

test.each([
  ['switched off', () => kept.set('measure-twice:reporting', 'off')],
  ['never shown', () => Object.assign(page, { prerendering: true })],
])('nothing leaves a page that is %s', (_, set) => {
  set();
  throwEarly({ name: 'Error', message: 'x' });
  leave();
  expect(sent).toEqual([]);
});
