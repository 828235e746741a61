// The given settings of the client's telemetry (docs/spec.md), row by row, in the page as served through the real
// Worker.
import { getTunnelPath } from '@sentry/core';
import type { Page } from '@playwright/test';

import { SETTINGS_KEY } from '../../../web/documents/settings/settings-key.ts';
import type { Fields } from '../../collector/decode.ts';
import { fieldsOf, type ReceivedItem } from '../../collector/receive.ts';
import {
  exceptionsOf,
  saysError,
  sdkReady,
  startSite,
  throwInPage,
  type Site,
  type Visitor,
} from './site.ts';
import { few } from '../../support/long.ts';
import { expect, test } from '../../support/test.ts';

const dsn = 'http://d1f5a7c0b3e84629a1c4d7e0f2b58c36@127.0.0.1:9000/1';

let site: Site;
let phone: Visitor;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test.beforeEach(async () => {
  phone = await site.phone();
});
test.afterEach(() => phone.close());

async function visit(path = '/'): Promise<void> {
  await phone.page.goto(path);
  await sdkReady(phone.page);
}

/** Sends one of each kind of event that the SDK knows and waits for all. */
async function sendEveryKind(): Promise<Map<string, Fields>> {
  await throwInPage(phone.page, 'of every kind');
  await phone.page.evaluate(() => {
    const sdk = window.runningSdk();
    sdk?.captureMessage('a message');
    const contexts = { feedback: { message: 'a feedback' } };
    sdk?.captureEvent({ type: 'feedback', contexts });
  });
  const { waitFor } = phone;
  return new Map(
    Object.entries({
      error: await waitFor(saysError('of every kind')),
      message: await waitFor((item) => fieldsOf(item)['message'] === 'a message'),
      feedback: await waitFor(({ type }) => type === 'feedback'),
      transaction: await waitFor(({ type }) => type === 'transaction'),
      replay: await waitFor(({ type }) => type === 'replay_event'),
    }).map(([kind, item]) => [kind, fieldsOf(item)]),
  );
}

test.describe('every event of every kind', () => {
  test('has release, version, environment and all stored keys, values cut to 500 and no half characters', async () => {
    await phone.page.addInitScript(() => {
      localStorage.setItem('short', 'a shelf');
      localStorage.setItem('long', 'x'.repeat(1200));
      localStorage.setItem('pair at the cut', `${'x'.repeat(499)}\u{1F9F1}more`);
      localStorage.setItem('half', '\uD83E');
      localStorage.setItem('__proto__', 'a key like any other');
      for (let i = 0; i < 1200; i += 1) localStorage.setItem(`many ${i}`, String(i));
    });
    await visit();
    for (const [kind, event] of await sendEveryKind()) {
      expect(event, kind).toMatchObject({
        release: 'diy-mini-web@0.1.5+production',
        environment: 'production',
        tags: { version: '0.1.5' },
      });
      const { localStorage } = event['extra'] as { localStorage: Record<string, string> };
      expect(localStorage, kind).toMatchObject({
        short: 'a shelf',
        long: 'x'.repeat(500),
        'pair at the cut': 'x'.repeat(499),
        half: '\uFFFD',
        'many 1199': '1199',
      });
      expect(Object.entries(localStorage), kind).toContainEqual([
        '__proto__',
        'a key like any other',
      ]);
      expect(Object.keys(localStorage).length, kind).toBeGreaterThanOrEqual(1205);
    }
    const session = await phone.waitFor(({ type }) => type === 'session');
    expect(fieldsOf(session)).toMatchObject({
      attrs: { release: 'diy-mini-web@0.1.5+production', environment: 'production' },
    });
  });
});

/** Name of a page's trace. */
const named = (transaction: string, op: string): Fields => ({
  transaction,
  transaction_info: { source: 'route' },
  contexts: { trace: { op } },
});

test.describe('traces', () => {
  test('every trace is sampled and arrives as a transaction event, even on the unluckiest draw', async () => {
    await phone.page.addInitScript(() => {
      Math.random = () => 0.999999;
      // Slow taps are what the SDK measures of them.
      addEventListener('click', () => {
        const end = performance.now() + 200;
        while (performance.now() < end);
      });
    });
    await visit();
    await phone.page.getByRole('link', { name: 'Jobs', exact: true }).click();
    const load = await phone.waitFor(({ type }) => type === 'transaction');
    const move = await phone.waitFor(
      (item) => item.type === 'transaction' && fieldsOf(item)['transaction'] === '/jobs',
    );
    expect(fieldsOf(load)).toMatchObject({
      transaction: '/',
      contexts: { trace: { op: 'pageload' } },
    });
    expect(fieldsOf(move)).toMatchObject({ contexts: { trace: { op: 'navigation' } } });
    // Hiding the page makes the SDK send what it has measured of taps.
    await phone.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await throwInPage(phone.page, 'after hiding');
    await phone.waitFor(saysError('after hiding'));
    expect(phone.received('span')).toEqual([]);
  });

  test('a page load and a navigation carry the pattern of their route as name', async () => {
    await visit('/project/new?job=paint-a-room');
    const load = await phone.waitFor(({ type }) => type === 'transaction');
    expect(fieldsOf(load)).toMatchObject(named('/project/:id/:tab?', 'pageload'));
    await phone.page.locator('.tab-bar').getByRole('link', { name: 'Buy', exact: true }).tap();
    const inProject = (item: ReceivedItem): boolean =>
      item.type === 'transaction' && fieldsOf(item)['event_id'] !== fieldsOf(load)['event_id'];
    const tab = await phone.waitFor(inProject);
    expect(fieldsOf(tab)).toMatchObject(named('/project/:id/:tab?', 'navigation'));
    // Every job has its own route.
    await visit('/jobs/paint-a-room');
    const job = await phone.waitFor((item) =>
      String(fieldsOf(item)['transaction']).includes('jobs'),
    );
    expect(fieldsOf(job)).toMatchObject(named('/jobs/paint-a-room', 'pageload'));
    // It has the duration of the page; it has no span for each file of the app.
    const spans = fieldsOf(job)['spans'] as readonly { readonly op?: string }[];
    const kinds = spans.map(({ op = '' }) => op);
    expect(kinds).toContain('browser.request');
    expect(kinds.filter((op) => /^resource\.(?:script|link|css)$/.test(op))).toEqual([]);
  });

  test('a page’s name is the same in every language @long', async () => {
    await phone.page.addInitScript((key) => {
      localStorage.setItem(key, '{"language":"zh-Hans"}');
    }, SETTINGS_KEY);
    await visit('/zh/jobs/paint-a-room');
    const job = await phone.waitFor(({ type }) => type === 'transaction');
    expect(fieldsOf(job)).toMatchObject(named('/jobs/paint-a-room', 'pageload'));
    expect(fieldsOf(job)['request']).toMatchObject({
      url: expect.stringMatching(/\/zh\/jobs\/paint-a-room$/),
    });
  });
});

test.describe('personal data by default', () => {
  test('goes with an event, and console lines do not', async () => {
    await visit('/?room=kitchen');
    await test.step('every field of dataCollection is on; an event asks for the address and names browser and query', async () => {
      const collected = await phone.page.evaluate(() =>
        window.runningSdk()?.getDataCollectionOptions(),
      );
      expect(collected).toEqual({
        userInfo: true,
        cookies: true,
        httpHeaders: { request: true, response: true },
        httpBodies: ['incomingRequest', 'outgoingRequest', 'incomingResponse', 'outgoingResponse'],
        urlQueryParams: true,
        graphQL: { document: true, variables: true },
        genAI: { inputs: true, outputs: true },
        mcp: { inputs: true, outputs: true },
        databaseQueryData: true,
        queues: true,
        stackFrameVariables: true,
        frameContextLines: 5,
      });
      await throwInPage(phone.page, 'with personal data');
      const event = await phone.waitFor(saysError('with personal data'));
      expect(fieldsOf(event)).toMatchObject({ sdk: { settings: { infer_ip: 'auto' } } });
      const request = fieldsOf(event)['request'] as { url: string; headers: Fields };
      expect(request.url).toBe(`${site.url}/?room=kitchen`);
      expect(request.headers['User-Agent']).toContain('Chrome');
      const envelope = site.collector.envelopes.find(({ number }) => number === event.envelope);
      expect(envelope?.requestHeaders['x-sentry-forwarded-for']).toBeDefined();
      expect(envelope?.requestHeaders['user-agent']).toContain('Chrome');
    });
    await test.step('console lines are in no event and no recording; actions of the user are', async () => {
      await phone.page.evaluate(() => {
        console.log('secret of the console');
        console.warn('secret of the console', { deep: 'secret of the console' });
      });
      await phone.page.getByRole('link', { name: 'Jobs', exact: true }).click();
      await phone.page.waitForURL('/jobs');
      await throwInPage(phone.page, 'with breadcrumbs');
      const event = fieldsOf(await phone.waitFor(saysError('with breadcrumbs')));
      const categories = (event['breadcrumbs'] as Fields[]).map(({ category }) => category);
      expect(categories).toContain('ui.click');
      expect(categories).toContain('navigation');
      expect(categories).not.toContain('console');
      await phone.waitFor(({ type }) => type === 'replay_recording');
      const all = JSON.stringify(phone.received().map(({ payload }) => payload));
      expect(all).not.toContain('secret of the console');
      expect(all).not.toContain('"category":"console"');
    });
  });
});

test.describe('local storage', () => {
  test('storage that throws costs no event @long', async () => {
    await phone.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await visit();
    await throwInPage(phone.page, 'with blocked storage');
    const event = await phone.waitFor(saysError('with blocked storage'));
    expect(fieldsOf(event)).toMatchObject({ extra: { localStorage: {} } });
  });
});

test.describe('errors dropped before sending', () => {
  test('are those of the network and of files that did not load @long', async () => {
    await visit();
    await test.step('a real request that fails, with the host the SDK adds, stays', async () => {
      await phone.page.route('https://shop.example/**', (route) => route.abort());
      await phone.page.evaluate(() => {
        void fetch('https://shop.example/prices');
      });
      await expect
        .poll(() => phone.complaints.map(({ text }) => text).join('\n'))
        .toContain('Failed to fetch');
      await throwInPage(phone.page, 'after the request');
      await phone.waitFor(saysError('after the request'));
      expect(phone.received('event')).toHaveLength(1);
    });
    await test.step('network and chunk errors stay, wherever their words sit; others that talk of a network go', async () => {
      await phone.page.evaluate(() => {
        const fetchFailed = new TypeError('Failed to fetch (shop.example)');
        const errors = [
          fetchFailed,
          new TypeError('NetworkError when attempting to fetch resource.'),
          new TypeError('Load failed'),
          new TypeError('The network connection was lost.'),
          new Error('Network request failed'),
          new Error('Network Error'),
          new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js'),
          new TypeError('error loading dynamically imported module: https://a.example/b.js'),
          new TypeError('Importing a module script failed.'),
          new Error('Unable to preload CSS for /assets/style.css'),
          new Error('Loading chunk 17 failed.'),
          new Error('Loading CSS chunk shop failed.'),
          Object.assign(new Error('no words'), { name: 'ChunkLoadError' }),
          new Error('Prices could not be read', { cause: fetchFailed }),
        ];
        for (const error of errors) {
          setTimeout(() => {
            throw error;
          });
          void Promise.reject(error);
        }
        void Promise.reject(new TypeError('Failed to fetch'));
        void Promise.reject('Load failed');
        void Promise.reject({ message: 'Network Error' });
        // For a moment after an error in a timer the SDK takes the next one for its echo.
        return new Promise<void>((resolve) => {
          setTimeout(() => setTimeout(resolve, 10), 10);
        });
      });
      const kept = [
        'Network diagram is empty',
        'Failed to fetch the plan of this room',
        'The upload failed because it is empty',
      ];
      for (const message of kept) await throwInPage(phone.page, message);
      for (const message of kept) await phone.waitFor(saysError(message));
      const events = phone.received('event');
      expect(
        events
          .flatMap(exceptionsOf)
          .map(({ value }) => value)
          .toSorted(),
      ).toEqual([...kept, 'after the request'].toSorted());
    });
  });
});

/** The headers with which a page asks for an address. Nothing leaves the machine. */
async function headersOf(page: Page, address: string): Promise<Record<string, string>> {
  const target = new URL(address.replace('SITE', site.url), site.url);
  const { promise: asked, resolve } = Promise.withResolvers<Record<string, string>>();
  await page.route(
    ({ host, pathname }) => host === target.host && pathname === target.pathname,
    async (route) => {
      resolve(route.request().headers());
      await route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
    },
  );
  await page.evaluate(
    (url) => {
      // A request that names a password is an error to fetch; XHR sends it without.
      const request = new XMLHttpRequest();
      request.open('GET', url);
      request.send();
    },
    address.replace('SITE', site.url),
  );
  return asked;
}

test.describe('trace headers', () => {
  const attached = [
    ['a same-origin path', '/assets/nothing'],
    ['a same-origin address', 'SITE/health'],
    ['localhost', 'http://localhost:4321/api'],
    ['localhost with TLS', 'https://localhost/api'],
    ['a subdomain of the provider', 'https://o1.ingest.sentry.io/api'],
  ] as const;
  const bare = [
    ['another host without a scheme', '//other.host/'],
    ['a host that begins like localhost', 'http://localhost.evil.com/'],
    ['a host that begins like the provider', 'https://sentry.io.evil.com/'],
    ['a subdomain of such a host', 'https://o1.sentry.io.evil.com/'],
    ['a host that ends like the provider', 'https://evilsentry.io/'],
    ['the names in a path', 'https://evil.com/localhost/o1.sentry.io/'],
    ['the names in a query', 'https://evil.com/?u=http://localhost/&v=https://o1.sentry.io/'],
    ['the names in a fragment', 'https://evil.com/#https://o1.sentry.io/'],
    ['a name as password', 'https://o1.sentry.io:pw@evil.com/'],
  ] as const;

  test('go to this site, localhost and the provider, and to no host that only looks like them', async () => {
    // The page's own policy allows no other host.
    const visitor = await site.phone({ bypassCSP: true });
    await visitor.page.goto('/');
    await sdkReady(visitor.page);
    for (const [name, address] of few(attached, 3)) {
      expect(await headersOf(visitor.page, address), name).toMatchObject({
        'sentry-trace': expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{16}-1$/),
        baggage: expect.stringContaining('sentry-environment=production'),
      });
    }
    for (const [name, address] of few(bare, 5)) {
      const headers = await headersOf(visitor.page, address);
      expect(headers['sentry-trace'], name).toBeUndefined();
      expect(headers['baggage'], name).toBeUndefined();
    }
    await visitor.close();
  });
});

test.describe('the way to the collector', () => {
  test('is that of the DSN, and the SDK comes by a chunk of its own after load', async () => {
    const scripts: string[] = [];
    const posts: { url: string; type: string | undefined }[] = [];
    phone.page.on('request', (request) => {
      scripts.push(new URL(request.url()).pathname);
      if (request.method() !== 'POST') return;
      posts.push({ url: request.url(), type: request.headers()['content-type'] });
    });
    const { promise: loaded, resolve } = Promise.withResolvers<readonly string[]>();
    phone.page.on('load', () => resolve([...scripts]));
    await visit();
    await test.step('loads the SDK after load, in a separate chunk that no ad blocker knows', async () => {
      const before = await loaded;
      const late = scripts.filter((path) => path.endsWith('.js') && !before.includes(path));
      expect(late.some((path) => path.startsWith('/assets/late-'))).toBe(true);
      expect(before.some((path) => path.startsWith('/assets/late-'))).toBe(false);
      expect(scripts.join('\n')).not.toMatch(
        /sentry|replay|rrweb|track|analytics|metrics|rum[^a-z]/i,
      );
      for (const path of before.filter((name) => name.endsWith('.js'))) {
        const source = await (await fetch(site.url + path)).text();
        expect(source, path).not.toContain('__SENTRY__');
      }
    });
    await test.step('posts to the path that both sides derive from the DSN, as any set-up with tunnel: true', async () => {
      await phone.waitFor(({ type }) => type === 'transaction');
      await expect.poll(() => posts.length).toBeGreaterThan(0);
      for (const post of posts) {
        expect(post.url).toBe(site.url + String(getTunnelPath(dsn)));
        expect(post.type).toBe('application/x-sentry-envelope');
      }
      const sent = phone
        .received()
        .map(({ envelope }) => site.collector.envelopes.find(({ number }) => number === envelope));
      expect(sent.every((envelope) => envelope?.headers['dsn'] === dsn)).toBe(true);
      const spans = phone
        .received('transaction')
        .flatMap((item) => fieldsOf(item)['spans'] as Fields[]);
      expect(spans.filter(({ op }) => op === 'http.client')).toEqual([]);
    });
  });

  test('source maps are not served, nor named by any script @long', async () => {
    await visit();
    const scripts = await phone.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      expect((await fetch(`${script}.map`)).status, script).toBe(404);
      expect(await (await fetch(script)).text(), script).not.toContain('sourceMappingURL');
    }
  });

  test('an error thrown before the SDK was there arrives, with a replay', async () => {
    await phone.page.addInitScript(() => {
      window.addEventListener('DOMContentLoaded', () => {
        throw new Error('far too early');
      });
    });
    await visit();
    const event = await phone.waitFor(saysError('far too early'));
    const replay = await phone.waitFor(({ type }) => type === 'replay_event');
    expect(fieldsOf(replay)['error_ids']).toContain(fieldsOf(event)['event_id']);
    expect(fieldsOf(event)).toMatchObject({ tags: { replayId: fieldsOf(replay)['replay_id'] } });
  });
});
