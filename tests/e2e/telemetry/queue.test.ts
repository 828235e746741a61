// A report is sent, whatever else waits or is made meanwhile.
import { touchPages } from '../offline/keeper.ts';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Page, Route } from '@playwright/test';

import { fieldsOf } from '../../collector/receive.ts';
import { launchBrowser } from '../../support/browser.ts';
import { findBrowser } from '../../support/find-browser.ts';
import { saysError, sdkReady, startSite, throwInPage, type Site, type Visitor } from './site.ts';
import { putWaiting, waiting, waits } from './waiting.ts';
import { expect, test } from '../../support/test.ts';
import { reportSwitch } from '../../support/settings.ts';
import { keep } from '../../support/share.ts';
import { kitchen } from '../../unit/documents/sharing/sharing.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** A phone whose first reports are sent. */
async function online(
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Visitor> {
  const phone = await site.phone();
  await prepare(phone.page);
  await phone.page.goto('/jobs');
  await sdkReady(phone.page);
  await phone.waitFor(({ type }) => type === 'transaction');
  return phone;
}

/** Does something with each report that the page posts. */
const onReport = (
  page: Page,
  act: (route: Route, body: string) => Promise<void>,
): Promise<unknown> =>
  page.route('**/*', (route) =>
    route.request().method() === 'POST'
      ? act(route, route.request().postDataBuffer()?.toString('latin1') ?? '')
      : route.continue(),
  );

const backOnline = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

/** A report as it waits. */
const record = (type: string, message: string, rank: number) => {
  const body = `{}\n{"type":"${type}"}\n${JSON.stringify({ message })}`;
  return { url: '/waited', headers: {}, body, madeAt: new Date(), rank };
};

test('a page that reports again and again does not delay stored reports @long', async () => {
  const phone = await online();
  const { page } = phone;
  // There is a network, which leads nowhere and says nothing when it does.
  await onReport(page, (route) => route.abort());
  await throwInPage(page, 'the first to wait');
  await expect.poll(() => waits(page, 'event')).toBe(true);
  await page.unrouteAll();
  let n = 0;
  await expect
    .poll(
      async () => {
        await throwInPage(page, `number ${(n += 1)}`);
        return phone.received().some(saysError('the first to wait'));
      },
      { intervals: [500] },
    )
    .toBe(true);
  await phone.close();
});

test('a report that always fails and records of another form stop no other', async () => {
  const phone = await online();
  const { page } = phone;
  const sent: string[] = [];
  await onReport(page, (route, body) => {
    sent.push(body);
    return route.fulfill({ status: body.includes('a bad one') ? 503 : 200 });
  });
  await putWaiting(page, [
    null,
    'text',
    { rank: 2 },
    { ...record('event', 'of another form', 2), madeAt: '2026' },
    { ...record('event', 'of another form', 2), body: 17 },
    record('event', 'a bad one', 2),
    record('event', 'a good one', 2),
  ]);
  await backOnline(page);
  await expect.poll(() => sent.some((body) => body.includes('a good one'))).toBe(true);
  await expect
    .poll(async () => (await waiting(page)).map(({ text }) => text))
    .toEqual([expect.stringContaining('a bad one')]);
  expect(sent.some((body) => body.includes('of another form'))).toBe(false);
  // There is signal: what is new does not wait behind it.
  await throwInPage(page, 'a new one');
  await expect.poll(() => sent.some((body) => body.includes('a new one'))).toBe(true);
  await phone.close();
});

test('records of another form do not keep a new report from waiting @long', async () => {
  const phone = await online();
  const { page } = phone;
  await onReport(page, (route) => route.abort());
  await putWaiting(page, [null, 'text', {}, { rank: 'first', body: 17 }]);
  await throwInPage(page, 'beside them');
  await expect.poll(() => waits(page, 'event')).toBe(true);
  await phone.close();
});

test('what waits is erased with everything else', async () => {
  const phone = await online();
  const { page } = phone;
  await onReport(page, (route) => route.abort());
  await putWaiting(page, [record('event', 'from the old kitchen', 2)]);
  await keep(page, {
    'reports:measure-twice': ['{}\nfrom the old kitchen'],
    'measure-twice:project:aaaa1111': kitchen(),
  });
  await page.goto('/backup');
  await page.getByRole('button', { name: 'Erase everything' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('erase');
  await sheet.getByRole('button', { name: 'Erase everything' }).tap();
  const left = async (): Promise<string> =>
    (await waiting(page)).map(({ text }) => text).join() +
    (await page.evaluate(() => localStorage.getItem('reports:measure-twice') ?? ''));
  await expect.poll(left).not.toContain('old kitchen');
  await phone.close();
});

test('a limit holds back its own kind alone', async () => {
  const phone = await online();
  const { page } = phone;
  const sent: string[] = [];
  await onReport(page, (route, body) => {
    sent.push(body);
    return route.fulfill({ status: body.includes('"replay_event"') ? 429 : 200 });
  });
  const recordings = Array.from({ length: 5 }, (_, i) => record('replay_event', `film ${i}`, 0));
  await putWaiting(page, [...recordings, record('event', 'behind the films', 2)]);
  await backOnline(page);
  await expect.poll(() => sent.some((body) => body.includes('behind the films'))).toBe(true);
  await expect.poll(async () => (await waiting(page)).length).toBe(5);
  // The answer for one is the answer for all.
  expect(sent.filter((body) => body.includes('film '))).toHaveLength(1);
  await phone.close();
});

test('a report waits when the network does not answer @long', async () => {
  const phone = await online((page) =>
    page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 100);
    }),
  );
  const { page } = phone;
  // Neither an answer nor an error.
  await onReport(page, async () => {});
  await throwInPage(page, 'into the void');
  await expect.poll(() => waits(page, 'event')).toBe(true);
  await phone.close();
});

test('a switch turned off in the midst of sending stops what is not on its way', async () => {
  const phone = await online();
  const { page } = phone;
  await page.goto('/privacy');
  await sdkReady(page);
  const sent: string[] = [];
  const { promise: off, resolve: answer } = Promise.withResolvers<undefined>();
  await onReport(page, async (route, body) => {
    sent.push(body);
    await off;
    await route.fulfill({ status: 200 });
  });
  await putWaiting(page, [record('event', 'on its way', 2), record('event', 'not yet', 2)]);
  await backOnline(page);
  await expect.poll(() => sent.some((body) => body.includes('on its way'))).toBe(true);
  await reportSwitch(page).uncheck();
  await expect.poll(() => waiting(page)).toEqual([]);
  answer(undefined);
  // The lock is free once the sending is over.
  await page.evaluate(() => navigator.locks.request('measure-twice:reports', () => undefined));
  expect(sent.some((body) => body.includes('not yet'))).toBe(false);
  await phone.close();
});

/** A minute passes in half a second. */
const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const sooner = (what: () => void, ms?: number): number => later(what, ms === 60_000 ? 500 : ms);
    Object.assign(window, { setTimeout: sooner });
  });

test('a tab that holds the lock for ever holds no report back, and two tabs that go on send none twice @long', async () => {
  const phone = await online(hurry);
  const { page } = phone;
  const holder = await page.context().newPage();
  await holder.goto('/privacy');
  await holder.evaluate(() => {
    void navigator.locks.request('measure-twice:reports', () => new Promise(() => undefined));
  });
  await expect
    .poll(() =>
      holder.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.some(({ name }) => name === 'measure-twice:reports');
      }),
    )
    .toBe(true);
  const other = await page.context().newPage();
  await hurry(other);
  await other.goto('/jobs', { waitUntil: 'networkidle' });
  const sent: string[] = [];
  for (const tab of [page, other]) {
    await onReport(tab, async (route, body) => {
      sent.push(body);
      // The other tab has time to send the same.
      await sleep(50);
      await route.fulfill({ status: 200 });
    });
  }
  const names = Array.from({ length: 10 }, (_, i) => `report ${i} of ten`);
  await putWaiting(
    page,
    names.map((name) => record('event', name, 2)),
  );
  const kept = 'a report that a closing page kept';
  await page.evaluate(([key, body]) => localStorage.setItem(key, JSON.stringify([body])), [
    'reports:measure-twice',
    record('event', kept, 2).body,
  ] as const);
  await Promise.all([backOnline(page), backOnline(other)]);
  await expect.poll(() => sent.filter((body) => body.includes(kept)).length).toBe(1);
  await expect.poll(() => waiting(page)).toEqual([]);
  for (const name of [...names, kept]) {
    expect(
      sent.filter((body) => body.includes(name)),
      name,
    ).toHaveLength(1);
  }
  await phone.close();
});

test('a browser that says there is no network while there is one: reports are tried now and then', async () => {
  const phone = await online(hurry);
  const { page } = phone;
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await throwInPage(page, 'online after all');
  await phone.waitFor(saysError('online after all'));
  await expect.poll(() => waits(page, 'event')).toBe(false);
  await phone.close();
});

test('reports that are dropped for want of room are counted in a client report @long', async () => {
  const phone = await online();
  const { page } = phone;
  await page.context().setOffline(true);
  const films = Array.from({ length: 110 }, (_, i) => record('replay_event', `film ${i}`, 0));
  await putWaiting(page, films);
  await throwInPage(page, 'one too many');
  await expect.poll(async () => (await waiting(page)).length).toBeLessThanOrEqual(101);
  await page.context().setOffline(false);
  await backOnline(page);
  const item = await phone.waitFor(
    (one) => one.type === 'client_report' && JSON.stringify(one.payload).includes('cache_overflow'),
  );
  expect(fieldsOf(item)['discarded_events']).toEqual(
    expect.arrayContaining([
      { reason: 'cache_overflow', category: 'replay', quantity: expect.any(Number) },
    ]),
  );
  await phone.close();
});

test.describe('a page that is closed', () => {
  test('a report that is too large for a closing page waits in localStorage, and the next visit sends it @long', async () => {
    // The database does not complete what a closing page writes.
    const phone = await online((one) =>
      one.addInitScript(() => {
        window.addEventListener('pagehide', () => {
          IDBObjectStore.prototype.add = () => {
            throw new Error('too late');
          };
        });
      }),
    );
    const { page } = phone;
    const next = await page.context().newPage();
    await page.evaluate(() => {
      // Keys are never shortened. Few of them: the browser gives a closing page half a second.
      for (let i = 0; i < 80; i += 1) localStorage.setItem(`${i}`.padEnd(1000, 'k'), '');
      window.addEventListener('pagehide', () => {
        throw new Error('while the page closes');
      });
    });
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await next.goto('/jobs');
    const item = await phone.waitFor(saysError('while the page closes'));
    const { localStorage: texts } = fieldsOf(item)['extra'] as { localStorage: object };
    expect(Object.keys(texts).length).toBeGreaterThanOrEqual(80);
    await phone.close();
  });

  test('a visit of half a second without signal waits, too @long', async () => {
    // The headless shell drops what a closing page asks of its service worker; a full browser does not.
    const whole = await launchBrowser([], findBrowser());
    const phone = await site.phone({ serviceWorkers: 'allow' }, whole);
    const { page } = phone;
    const context = page.context();
    await touchPages(page);
    await page.goto('/jobs');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    const short = await context.newPage();
    await short.goto('/settings', { waitUntil: 'load' });
    // On a busy machine the script for visits that end early may come later than that.
    await short.waitForFunction(
      () => window.earlyQueue?.takeVisit !== undefined || window.earlyQueue?.live !== undefined,
    );
    await sleep(500);
    await short.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.goto('/privacy');
    await expect
      .poll(async () => (await waiting(next)).filter(({ text }) => text.includes('"/settings"')))
      .toHaveLength(1);
    await phone.close();
    await whole.close();
  });
});
