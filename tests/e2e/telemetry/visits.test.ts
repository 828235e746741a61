// However short a visit is, its page load and its session arrive, once.
import { setTimeout as sleep } from 'node:timers/promises';

import { fieldsOf } from '../../collector/receive.ts';
import { few, LONG } from '../../support/long.ts';
import { expectOneVisit, isPageLoad } from '../../support/one-visit.ts';
import { startSlowLine, type SlowLine } from '../../support/slow-line.ts';
import { saysError, sdkReady, startSite, throwInPage, type Site, type Visitor } from './site.ts';
import { expect, test } from '../../support/test.ts';

let site: Site;
const lines: SlowLine[] = [];

const traceIn = (of: unknown): unknown => Object(of).contexts.trace.trace_id;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());
test.afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

/** The page as a browser shows it when the user turns away; it may be killed at any moment after that. */
const hide = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const show = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const ways: readonly (readonly [string, (phone: Visitor) => Promise<unknown>])[] = [
  ['closed', ({ page }) => page.close({ runBeforeUnload: true })],
  ['navigated away from', ({ page }) => page.goto('about:blank')],
  [
    'hidden and killed',
    async (phone) => {
      await hide(phone);
      const session = await phone.page.context().newCDPSession(phone.page);
      // Never answered: the page is gone.
      void session.send('Page.crash').catch(() => undefined);
    },
  ],
];

/**
 * Opens a page and waits until its app has started and the database has told it the user's choice. A page that is left
 * between the two keeps its report for the next visit.
 */
async function visit({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => window.earlyQueue?.send !== undefined);
  // The app has asked by then; a transaction that writes waits for those that read before it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('measure-twice-documents');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('switches', 'readwrite').objectStore('switches');
          store.get('reporting').addEventListener('success', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
}

/** Items that arrive from now on: the last requests of a page that navigates do not carry the phone's own name. */
function fromHereOn() {
  const before = site.collector.items.length;
  return () => site.collector.items.slice(before);
}

for (const [name, leave] of few(ways)) {
  test.describe(`a page ${name}`, () => {
    for (const ms of LONG ? [500, 1000, 2000] : [500]) {
      test(`${ms} ms after its app has started is counted`, async () => {
        const received = fromHereOn();
        const phone = await site.phone();
        await visit(phone, '/jobs/paint-a-room');
        await sleep(ms);
        await leave(phone);
        // Its route's pattern, once the router is there to tell.
        await expectOneVisit(received, /^\/jobs\/(?::slug|paint-a-room)$/);
        await phone.close();
      });
    }
  });
}

test('a page that comes back after it was counted goes on with the same visit', async () => {
  const received = fromHereOn();
  const phone = await site.phone();
  await visit(phone, '/jobs');
  await sleep(500);
  await hide(phone);
  const load = fieldsOf(await phone.waitFor(isPageLoad));
  await show(phone);
  await sdkReady(phone.page);
  await throwInPage(phone.page, 'after coming back');
  const error = fieldsOf(await phone.waitFor(saysError('after coming back')));
  await phone.waitFor((item) => item.type === 'session' && fieldsOf(item)['errors'] === 1);
  await expectOneVisit(received, /^\/jobs$/);
  const traceOf = ({ contexts }: typeof load) =>
    (contexts as { trace: { trace_id: string } }).trace.trace_id;
  expect(traceOf(error)).toBe(traceOf(load));
  await phone.close();
});

/** More than a browser sends for a page that is left. */
async function keepMuch({ page }: Visitor): Promise<void> {
  await page.addInitScript(() => {
    for (let i = 0; i < 300; i += 1) localStorage.setItem(`many ${i}`, '墙'.repeat(600));
  });
}

/** A trace ends a second after the last of it: on a busy machine before its visit does. */
async function keepTracing({ page }: Visitor): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const patient = (what: () => void, ms?: number): number =>
      later(what, ms === 1000 ? 60_000 : ms);
    Object.assign(window, { setTimeout: patient });
  });
}

test.describe('a user whose storage is larger than a closing page can send', () => {
  test('a short visit is counted', async () => {
    const received = fromHereOn();
    const phone = await site.phone();
    await keepMuch(phone);
    await visit(phone, '/jobs');
    await sleep(500);
    await phone.page.close({ runBeforeUnload: true });
    await expectOneVisit(received, /^\/jobs$/);
    await phone.close();
  });

  test('so is one that ends in the middle of its trace @long', async () => {
    const received = fromHereOn();
    const phone = await site.phone();
    await keepMuch(phone);
    await keepTracing(phone);
    await phone.page.goto('/jobs');
    await sdkReady(phone.page);
    expect(phone.received().filter(isPageLoad)).toEqual([]);
    const before = site.collector.envelopes.length;
    await phone.page.close({ runBeforeUnload: true });
    await expectOneVisit(received, /^\/jobs$/);
    // All that a browser is sure to send for a page that is gone.
    const sent = site.collector.envelopes.slice(before).map(({ raw }) => raw.length);
    expect(Math.max(...sent)).toBeLessThan(64 * 1024);
    await phone.close();
  });
});

test('a user who switched reports off is not counted', async () => {
  const received = fromHereOn();
  const phone = await site.phone();
  await phone.page.addInitScript(() => localStorage.setItem('measure-twice:reporting', 'off'));
  await visit(phone, '/jobs');
  await sleep(500);
  await hide(phone);
  await phone.page.close({ runBeforeUnload: true });
  const other = await site.phone();
  await visit(other, '/jobs');
  await sleep(500);
  await other.page.close({ runBeforeUnload: true });
  await expectOneVisit(received, /^\/jobs$/);
  expect(phone.received()).toEqual([]);
  await phone.close();
  await other.close();
});

/** Visits a page of which nothing comes but its HTML and the file for visits that end early. */
async function visitBeforeTheApp({ page }: Visitor): Promise<void> {
  const line = await startSlowLine(site.url, /\/assets\/(?!early-)[\w-]+\.js$/);
  lines.push(line);
  await page.goto(`${line.url}/jobs/paint-a-room`, { waitUntil: 'commit' });
  // The page has words before the user leaves.
  await page.waitForFunction(
    () =>
      window.earlyQueue?.takeVisit !== undefined &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

test.describe('a page left before the app has come', () => {
  // A browser on a busy machine ends a closing tab now and then before its page has heard of it.
  test.describe.configure({ retries: 3 });

  for (const [name, leave] of few(ways.toReversed(), 2)) {
    test(`${name}: is counted`, async () => {
      const received = fromHereOn();
      const phone = await site.phone();
      await visitBeforeTheApp(phone);
      await leave(phone);
      await expectOneVisit(received, /^\/jobs\/paint-a-room$/);
      await phone.close();
    });
  }

  test('has its error arrive, once, with the stored texts', async () => {
    const received = fromHereOn();
    const phone = await site.phone();
    await visitBeforeTheApp(phone);
    await throwInPage(phone.page, 'before the app');
    await throwInPage(phone.page, 'Failed to fetch');
    await phone.page.close({ runBeforeUnload: true });
    await expectOneVisit(received, /^\/jobs\/paint-a-room$/);
    const event = await site.collector.waitFor(saysError('before the app'));
    const fields = fieldsOf(event);
    expect(fields['level']).toBe('error');
    expect(fields['extra']).toHaveProperty('localStorage');
    const [visited] = received().filter(isPageLoad).map(fieldsOf);
    expect(traceIn(fields)).toBe(traceIn(visited));
    // The network's own errors are dropped here as well.
    expect(received().filter(({ type }) => type === 'event')).toHaveLength(1);
    await phone.close();
  });
});

test('a page that is prepared and never shown is no visit; once it is shown it is one @long', async () => {
  const phone = await site.phone();
  const received = fromHereOn();
  await phone.page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await phone.page.goto('/jobs/paint-a-room');
  // The app's script has come.
  await phone.page.waitForFunction(() => {
    const entry = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href;
    return entry !== undefined && performance.getEntriesByName(entry).length > 0;
  });
  await throwInPage(phone.page, 'before it is shown');
  await sleep(1500);
  await hide(phone);
  await show(phone);
  expect(received()).toEqual([]);
  await phone.page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await phone.waitFor(saysError('before it is shown'));
  await phone.close();
});
