import { runInNewContext } from 'node:vm';

import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { bundleScript } from '../../../web/export/bundle-script.ts';
import type { EarlyQueue } from '../../../web/telemetry/early-queue.ts';
import { HOSTILE, hostileValue } from '../../support/hostile-values.ts';
import { runs } from '../../support/long.ts';

const DSN = 'https://key@o1.ingest.example/1';
const settings = (traceLifecycle: string) => ({
  'import.meta.env.SENTRY_DSN': JSON.stringify(DSN),
  'import.meta.env.REPORT_PATH': '"/tunnel"',
  'import.meta.env.TRACE_LIFECYCLE': JSON.stringify(traceLifecycle),
});
const [script, streaming] = await Promise.all(
  ['static', 'stream'].map((mode) => bundleScript('web/telemetry/early-visit.ts', settings(mode))),
);
const CHROME = `Error: x
    at paint (https://app.example/assets/jobs-1.js:3:14)
    at https://app.example/assets/index-1.js:1:99`;
const FIREFOX = `paint@https://app.example/assets/jobs-1.js:3:14
@https://app.example/assets/index-1.js:1:99
`;
const KEPT = 'reports:measure-twice';
const NOW = Date.parse('2026-11-28T12:00:00Z');

let queue: EarlyQueue;
let listeners: Map<string, (event: object) => void>;
let sent: { url: string; body: string; keepalive: boolean }[];
let kept: Map<string, string>;
let page: {
  visibilityState: string;
  prerendering: boolean;
  readonly documentElement: { hidden: boolean };
};
let clock: { now: number; elapsed: number };
/** Characters that localStorage has room for. */
let room: number;
/** True if the browser refuses to send. */
let isRefused: boolean;
let isOnline: boolean;

const listen = (name: string, listener: (event: object) => void): void =>
  void listeners.set(name, listener);

function open(source = script): void {
  listeners = new Map();
  sent = [];
  kept = new Map();
  clock = { now: NOW, elapsed: 4000 };
  room = 5_000_000;
  isRefused = false;
  isOnline = true;
  queue = { reports: [], missed: 0 } as object as EarlyQueue;
  page = { visibilityState: 'visible', prerendering: false, documentElement: { hidden: false } };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  const location = { pathname: '/jobs', search: '', origin: 'https://app.example' };
  const globals = {
    crypto,
    performance: {
      now: () => clock.elapsed,
      // The clock of the machine jumped since: it is not to be used.
      timeOrigin: 1000,
      getEntriesByType: () => [],
      getEntriesByName: () => [],
    },
    Date: class extends Date {
      static override now = () => clock.now;
    },
    TextEncoder,
    URL,
    location,
    localStorage: storage,
    sessionStorage: { getItem: () => null },
    navigator: {
      userAgent: 'phone',
      get onLine() {
        return isOnline;
      },
    },
    fetch: (url: string, how: { body: string; keepalive: boolean }) => {
      if (isRefused) return Promise.reject(new TypeError('Failed to fetch'));
      sent.push({ url, ...how });
      return Promise.resolve();
    },
    addEventListener: listen,
    earlyQueue: queue,
    _sentryDebugIds: {
      'at https://app.example/assets/jobs-1.js:1': 'an-id',
      'at https://app.example/assets/other-1.js:1': 'another-id',
    },
  };
  const document = Object.assign(page, { referrer: '', addEventListener: listen });
  runInNewContext(source ?? '', { ...globals, document, window: globals });
}

beforeEach(() => open());

type Fields = Readonly<Record<string, unknown>>;
interface Item {
  readonly type: string;
  readonly fields: Fields;
}

/** The items of an envelope. */
const itemsIn = (body: string): readonly Item[] => {
  const [, ...lines] = body.split('\n').map((line) => JSON.parse(line) as Fields);
  return lines.flatMap((fields, index) =>
    index % 2 === 0 ? [] : [{ type: String(lines[index - 1]?.['type']), fields }],
  );
};
const items = (): readonly Item[] => sent.flatMap(({ body }) => itemsIn(body));
const later = (): readonly string[] => JSON.parse(kept.get(KEPT) ?? '[]') as string[];
const fieldsOf = (type: string): readonly Fields[] =>
  items()
    .filter((item) => item.type === type)
    .map(({ fields }) => fields);
const events = (): readonly Fields[] => fieldsOf('event');
const exceptionOf = (event: Fields | undefined): { type: string; value: string } =>
  Object(event).exception.values[0] as { type: string; value: string };

const leave = (): void => listeners.get('pagehide')?.({ type: 'pagehide' });
const throwEarly = (error: unknown, at = 1000): void =>
  void queue.reports.push({
    kind: 'error',
    at,
    event: { error, message: 'Uncaught' } as ErrorEvent,
  });

test('a page that closes sends its visit, once', () => {
  leave();
  leave();
  expect(sent).toMatchObject([{ url: '/tunnel', keepalive: true, method: 'POST' }]);
  expect(items().map(({ type }) => type)).toEqual(['transaction', 'session']);
  expect(JSON.parse(sent[0]?.body.split('\n')[0] ?? '')).toMatchObject({ dsn: DSN });
});

test('the page load is a segment span and no transaction if spans are streamed', () => {
  open(streaming);
  kept.set('a note', 'of then');
  throwEarly(new Error('x'));
  leave();
  expect(items().map(({ type }) => type)).toEqual(['span', 'session', 'event']);
  const [span] = fieldsOf('span').flatMap(({ items: spans }) => spans as Fields[]);
  expect(span).toMatchObject({
    name: '/jobs',
    is_segment: true,
    attributes: {
      'sentry.op': { type: 'string', value: 'pageload' },
      version: { type: 'string', value: '0.1.5' },
      'localStorage.a note': { type: 'string', value: 'of then' },
    },
  });
  expect(events()).toMatchObject([{ contexts: { trace: { trace_id: span?.['trace_id'] } } }]);
});

test('a page that leads on to another language’s is no visit', () => {
  page.documentElement.hidden = true;
  leave();
  expect(sent).toEqual([]);
});

describe('start and end', () => {
  test.each([
    ['the machine slept for three hours', 3 * 3_600_000],
    ['the user set the clock back by an hour', -3_600_000],
  ])('are from one clock when %s', (_, jump) => {
    throwEarly(new Error('x'), 1500);
    clock.now += jump;
    leave();
    const start = (NOW + jump - 4000) / 1000;
    expect(fieldsOf('transaction')).toMatchObject([
      { start_timestamp: start, timestamp: start + 4 },
    ]);
    expect(fieldsOf('session')).toMatchObject([
      {
        started: new Date(start * 1000).toISOString(),
        timestamp: new Date(NOW + jump).toISOString(),
      },
    ]);
    expect(events()).toMatchObject([{ timestamp: start + 1.5 }]);
  });
});

describe('an error thrown before', () => {
  test.each([
    ['Chromium', CHROME],
    ['Firefox', FIREFOX],
  ])('has its frames, as %s writes them, oldest first, and its scripts’ debug ids', (_, stack) => {
    throwEarly({ name: 'TypeError', message: 'no paint', stack });
    leave();
    const [event] = events();
    expect(event).toMatchObject({
      exception: { values: [{ type: 'TypeError', value: 'no paint' }] },
      debug_meta: {
        images: [{ code_file: 'https://app.example/assets/jobs-1.js', debug_id: 'an-id' }],
      },
    });
    expect(Object(event).debug_meta.images).toHaveLength(1);
    expect(Object(event).exception.values[0].stacktrace.frames).toMatchObject([
      { filename: 'https://app.example/assets/index-1.js', lineno: 1, colno: 99 },
      { function: 'paint', filename: 'https://app.example/assets/jobs-1.js', lineno: 3, colno: 14 },
    ]);
  });

  test('has a separate envelope, since a relay refuses a second event in one', () => {
    throwEarly(new Error('one'));
    throwEarly(new Error('two'));
    leave();
    const ids = sent.slice(1).map(({ body }) => Object(JSON.parse(body.split('\n')[0] ?? '')));
    expect(sent.map(({ body }) => itemsIn(body).map(({ type }) => type))).toEqual([
      ['transaction', 'session'],
      ['event'],
      ['event'],
    ]);
    expect(ids.map(({ event_id: id }) => id as unknown)).toEqual(
      events().map(({ event_id: id }) => id),
    );
  });

  test('about the network is dropped and counted, as the SDK would', () => {
    throwEarly({ name: 'TypeError', message: 'Failed to fetch' });
    const twice = new Error('twice');
    throwEarly(twice);
    throwEarly(twice);
    queue.missed = 3;
    leave();
    expect(events()).toHaveLength(1);
    expect(fieldsOf('client_report')).toMatchObject([
      {
        discarded_events: [
          { reason: 'before_send', category: 'error', quantity: 1 },
          { reason: 'event_processor', category: 'error', quantity: 1 },
          { reason: 'queue_overflow', category: 'error', quantity: 3 },
        ],
      },
    ]);
  });

  test('after the visit was counted is sent alone', () => {
    leave();
    throwEarly({ name: 'Error', message: 'later' });
    leave();
    expect(fieldsOf('session')).toHaveLength(1);
    expect(exceptionOf(events()[0]).value).toBe('later');
  });

  test('that the SDK has not taken yet leaves with the page, without the visit that it has taken', () => {
    throwEarly({ name: 'Error', message: 'in between' });
    expect(queue.takeVisit?.()).toBeUndefined();
    leave();
    leave();
    expect(items().map(({ type }) => type)).toEqual(['event']);
    expect(exceptionOf(events()[0]).value).toBe('in between');
  });
});

describe('an odd thrown value', () => {
  test.each(HOSTILE)('arrives as text, with the visit and the other errors: %s', (_, make) => {
    throwEarly(new Error('before'));
    throwEarly(make());
    queue.reports.push({
      kind: 'rejection',
      at: 1100,
      event: { reason: make() } as PromiseRejectionEvent,
    });
    throwEarly(new Error('after'));
    leave();
    expect(fieldsOf('transaction')).toHaveLength(1);
    expect(fieldsOf('session')).toHaveLength(1);
    const values = events().map((event) => exceptionOf(event).value);
    expect(values).toHaveLength(4);
    expect(values[0]).toBe('before');
    expect(values[3]).toBe('after');
    for (const value of values) expect(value).toMatch(/./);
  });

  test('never costs more than itself, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(hostileValue, { maxLength: 6 }), (makes) => {
        open();
        throwEarly(new Error('first'));
        for (const make of makes) throwEarly(make());
        throwEarly(new Error('last'));
        leave();
        const counted = fieldsOf('client_report')
          .flatMap(({ discarded_events: lines }) => lines as { quantity: number }[])
          .reduce((sum, { quantity }) => sum + quantity, 0);
        const all = [
          ...events(),
          ...later()
            .flatMap(itemsIn)
            .map(({ fields }) => fields),
        ];
        expect(fieldsOf('transaction')).toHaveLength(1);
        expect(all.length + counted).toBe(makes.length + 2);
        const texts = all.map((event) => exceptionOf(event).value);
        expect(texts).toContain('first');
        expect(texts).toContain('last');
        for (const text of texts) expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: runs(400) },
    );
  });
});

const stackOf = (at: number): string =>
  Array.from(
    { length: 10 },
    (_, line) =>
      `    at renderWithHooksAgain (https://measure-twice.example/assets/project-C0ffee${line}.js:${at}:${1000 + line})`,
  ).join('\n');

/** Twenty errors of ten frames, and stored texts as a user with a project has them. */
const throwMany = (texts: number): void => {
  for (let i = 0; i < texts; i += 1) kept.set(`measure-twice:project:${i}`, 'x'.repeat(600));
  for (let i = 0; i < 20; i += 1) {
    throwEarly({ name: 'Error', message: `number ${i}`, stack: stackOf(i) });
  }
};
const bytesSent = (): number =>
  sent.reduce((sum, { body }) => sum + new TextEncoder().encode(body).length, 0);

describe('more errors than a closing page can send', () => {
  test.each([0, 20, 100])(
    'the visit leaves first, and the rest waits: %d stored texts',
    (texts) => {
      throwMany(texts);
      leave();
      expect(sent.length).toBeLessThan(15);
      expect(bytesSent()).toBeLessThan(60_000);
      expect(
        items()
          .map(({ type }) => type)
          .slice(0, 2),
      ).toEqual(['transaction', 'session']);
      expect(fieldsOf('session')).toMatchObject([{ errors: 20 }]);
      const all = [
        ...events(),
        ...later()
          .flatMap(itemsIn)
          .map(({ fields }) => fields),
      ];
      expect(all.map((event) => exceptionOf(event).value)).toEqual(
        Array.from({ length: 20 }, (_, i) => `number ${i}`),
      );
      // No key is lost.
      for (const event of all) {
        expect(Object.keys(Object(event).extra.localStorage as object)).toHaveLength(texts);
      }
    },
  );

  test('a rest without room is counted', () => {
    throwMany(20);
    room = 0;
    leave();
    const [report] = fieldsOf('client_report');
    expect(report).toMatchObject({
      discarded_events: expect.arrayContaining([
        { reason: 'buffer_overflow', category: 'error', quantity: 1 },
      ]),
    });
    expect(Object(report).discarded_events as unknown[]).toHaveLength(20 - events().length);
  });

  test('a visit whose keys alone are too many waits for the next', () => {
    for (let i = 0; i < 2300; i += 1) kept.set(`a key that is not very short ${i}`, 'x');
    leave();
    expect(sent).toEqual([]);
    expect(
      later()
        .flatMap(itemsIn)
        .map(({ type }) => type),
    ).toEqual(['transaction', 'session']);
  });
});

describe('what the network refuses', () => {
  test('waits for the next visit', async () => {
    isRefused = true;
    throwEarly(new Error('x'));
    leave();
    await expect.poll(() => later().length).toBe(2);
  });

  test('is not tried if the browser knows of no network', () => {
    isOnline = false;
    leave();
    expect(sent).toEqual([]);
    expect(later()).toHaveLength(1);
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
  expect(later()).toEqual([]);
});
