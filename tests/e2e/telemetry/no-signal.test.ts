// The phone stores reports without a signal, within bounds, and sends them later.
import type { Page } from '@playwright/test';

import { fieldsOf } from '../../collector/receive.ts';
import { saysError, sdkReady, startSite, throwInPage, type Site, type Visitor } from './site.ts';
import { waiting, waits } from './waiting.ts';
import { expect, test } from '../../support/test.ts';
import { reportSwitch } from '../../support/settings.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** A phone in flight mode on a page that is loaded, its first reports sent. */
async function inFlight(path = '/'): Promise<Visitor> {
  const phone = await site.phone();
  await phone.page.goto(path);
  await sdkReady(phone.page);
  await phone.waitFor(({ type }) => type === 'transaction');
  await phone.page.context().setOffline(true);
  return phone;
}

/** The next start of the app, with signal. */
async function restart(phone: Visitor): Promise<Page> {
  const context = phone.page.context();
  await phone.page.close();
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto('/jobs');
  return page;
}

test('an error in flight mode arrives after a restart with its replay and its snapshot of then, in order', async () => {
  const phone = await inFlight();
  const { page } = phone;
  await page.evaluate(() => localStorage.setItem('a note', 'of then'));
  await throwInPage(page, 'first in flight');
  await throwInPage(page, 'second in flight');
  await expect.poll(() => waits(page, 'replay_recording')).toBe(true);
  expect(phone.received('event')).toEqual([]);
  await page.evaluate(() => localStorage.setItem('a note', 'of now'));
  const before = Date.now();
  await restart(phone);
  const first = await phone.waitFor(saysError('first in flight'));
  const second = await phone.waitFor(saysError('second in flight'));
  const replay = fieldsOf(await phone.waitFor(({ type }) => type === 'replay_event'));
  await phone.waitFor(({ type }) => type === 'replay_recording');
  expect(first.envelope).toBeLessThan(second.envelope);
  for (const item of [first, second]) {
    expect(fieldsOf(item)).toMatchObject({ extra: { localStorage: { 'a note': 'of then' } } });
  }
  expect(fieldsOf(first)).toMatchObject({
    tags: { replayId: replay['replay_id'] },
  });
  // As if it were sent now, or the collector would take the phone's clock for wrong.
  const sent = site.collector.envelopes.find(({ number }) => number === first.envelope);
  expect(Date.parse(String(sent?.headers['sent_at']))).toBeGreaterThanOrEqual(before);
  expect(Number(fieldsOf(first)['timestamp']) * 1000).toBeLessThan(before);
  await phone.close();
});

test('a network that returns is used at once, and the privacy page shows waiting reports @long', async () => {
  const phone = await site.phone();
  const { page } = phone;
  await page.goto('/privacy');
  await sdkReady(page);
  await phone.waitFor(({ type }) => type === 'transaction');
  // There is a network, which leads nowhere.
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await throwInPage(page, 'to be sent later');
  await expect.poll(() => waits(page, 'event')).toBe(true);
  await page.goto('/jobs');
  await page.goto('/privacy');
  await page.getByText('waiting for signal').first().waitFor();
  expect(phone.received().filter(saysError('to be sent later'))).toEqual([]);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await phone.waitFor(saysError('to be sent later'));
  await expect.poll(() => waits(page, 'event')).toBe(false);
  await phone.close();
});

test('errors about the network are dropped without signal as with it @long', async () => {
  const phone = await inFlight();
  const { page } = phone;
  await throwInPage(page, 'Failed to fetch');
  await throwInPage(page, 'not about the network');
  await expect.poll(() => waits(page, 'event')).toBe(true);
  const said = (await waiting(page)).map(({ text }) => text).join('\n');
  expect(said).toContain('not about the network');
  expect(said).not.toContain('"value":"Failed to fetch"');
  await phone.close();
});

test('a full queue drops recordings first, errors last, and holds no more than it may @long', async () => {
  const phone = await inFlight();
  const { page } = phone;
  await throwInPage(page, 'the first of many');
  await expect.poll(() => waits(page, 'event')).toBe(true);
  await page.evaluate(async () => {
    const opening = indexedDB.open('measure-twice-reports', 2);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const store = opening.result.transaction('waiting', 'readwrite').objectStore('waiting');
    const madeAt = new Date();
    for (let i = 0; i < 110; i += 1) {
      const type = i < 60 ? 'replay_event' : 'event';
      const body = `{}\n{"type":"${type}"}\n{"message":"number ${i}"}`;
      store.add({ url: '/', headers: {}, body, madeAt, rank: type === 'event' ? 2 : 0 });
    }
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
    opening.result.close();
  });
  await throwInPage(page, 'the last of many');
  await expect.poll(async () => (await waiting(page)).length).toBeLessThanOrEqual(100);
  const texts = (await waiting(page)).map(({ text }) => text);
  expect(texts.some((text) => text.includes('the first of many'))).toBe(true);
  expect(texts.some((text) => text.includes('the last of many'))).toBe(true);
  expect(texts.filter((text) => text.includes('"type":"event"')).length).toBeGreaterThanOrEqual(52);
  // Of the recordings the oldest went.
  expect(texts.some((text) => text.includes('number 0"'))).toBe(false);
  expect(texts.some((text) => text.includes('number 59"'))).toBe(true);
  await phone.close();
});

test.describe('the reporting switch', () => {
  test('empties what waits, and nothing of it is ever sent', async () => {
    const phone = await inFlight('/privacy');
    const { page } = phone;
    await throwInPage(page, 'never to be sent');
    await expect.poll(() => waits(page, 'event')).toBe(true);
    await reportSwitch(page).uncheck();
    await expect.poll(() => waiting(page)).toEqual([]);
    const next = await restart(phone);
    await next.waitForLoadState('networkidle');
    expect(phone.received().filter(saysError('never to be sent'))).toEqual([]);
    await phone.close();
  });

  test('that storage refuses says so and stays off: after a reload, and in the other tabs @long', async () => {
    const phone = await site.phone();
    const { page } = phone;
    await page.goto('/jobs');
    await sdkReady(page);
    await phone.waitFor(({ type }) => type === 'transaction');
    const chooser = await page.context().newPage();
    await chooser.addInitScript(() => {
      // Full to the last sign.
      for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2)) {
        try {
          const held = localStorage.getItem('full') ?? '';
          localStorage.setItem('full', held + 'x'.repeat(size));
        } catch {
          // The next is half as large.
        }
      }
    });
    await chooser.goto('/privacy');
    await reportSwitch(chooser).uncheck();
    await chooser.getByText('this choice cannot be kept').waitFor();
    const sent: string[] = [];
    page.context().on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await expect
      .poll(() => page.evaluate(() => window.runningSdk()?.getOptions()['enabled']))
      .toBe(false);
    await throwInPage(page, 'in the other tab');
    await chooser.reload({ waitUntil: 'networkidle' });
    expect(await reportSwitch(chooser).isChecked()).toBe(false);
    await chooser.getByText('this choice cannot be kept').waitFor();
    await throwInPage(chooser, 'after the reload');
    await chooser.goto('/jobs', { waitUntil: 'networkidle' });
    expect(sent).toEqual([]);
    await phone.close();
  });
});

test('a database whose connection died without a word is opened again: no report is lost @long', async () => {
  const phone = await site.phone();
  const { page } = phone;
  // As iOS ends connections of a page in the background: no `close` event.
  await page.addInitScript(() => {
    const used = new Set<IDBDatabase>();
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the database it was taken from
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function remember(this: IDBDatabase, ...how) {
      used.add(this);
      return transaction.apply(this, how);
    };
    window.addEventListener('databases-die', () => used.forEach((database) => database.close()));
  });
  await page.goto('/');
  await sdkReady(page);
  await phone.waitFor(({ type }) => type === 'transaction');
  await page.context().setOffline(true);
  await throwInPage(page, 'before it died');
  await expect.poll(() => waits(page, 'event')).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event('databases-die')));
  await throwInPage(page, 'after it died');
  await expect.poll(async () => JSON.stringify(await waiting(page))).toContain('after it died');
  await restart(phone);
  await phone.waitFor(saysError('before it died'));
  await phone.waitFor(saysError('after it died'));
});
