// The user can see reports and switch them off; the user never notices a failure of telemetry.
import type { Page } from '@playwright/test';

import { saysError, sdkReady, startSite, throwInPage, type Site, type Visitor } from './site.ts';
import { expect, test } from '../../support/test.ts';
import { reportSwitch } from '../../support/settings.ts';

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

function posts(): string[] {
  const sent: string[] = [];
  phone.page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  return sent;
}

test.describe('the switch on the privacy page', () => {
  test('off stops every report at once, also of what is recorded already', async () => {
    await phone.page.addInitScript(() => {
      Math.random = () => 0.05;
    });
    await phone.page.goto('/privacy');
    await sdkReady(phone.page);
    await phone.waitFor(({ type }) => type === 'transaction');
    await reportSwitch(phone.page).uncheck();
    const sent = posts();
    await throwInPage(phone.page, 'after the switch');
    await phone.page.getByRole('link', { name: 'Jobs', exact: true }).click();
    // Hiding the page makes the SDK send all it holds.
    await phone.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await phone.page.waitForURL('/jobs');
    await phone.page.goto('/settings');
    await phone.page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    expect(phone.received().filter(saysError('after the switch'))).toEqual([]);
    expect(phone.received('replay_event')).toEqual([]);
  });

  test('off stays off: on the next page the SDK is not even loaded', async () => {
    await phone.page.goto('/privacy');
    await reportSwitch(phone.page).uncheck();
    const asked: string[] = [];
    phone.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await phone.page.goto('/jobs', { waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.includes('/late-'))).toEqual([]);
    expect(await phone.page.evaluate(() => window.runningSdk())).toBeUndefined();
  });

  test('off in one tab stops the other @long', async () => {
    await phone.page.goto('/');
    await sdkReady(phone.page);
    await phone.waitFor(({ type }) => type === 'transaction');
    const second = await phone.page.context().newPage();
    await second.goto('/privacy');
    await reportSwitch(second).uncheck();
    await expect
      .poll(() => phone.page.evaluate(() => window.runningSdk()?.getOptions()['enabled']))
      .toBe(false);
    const sent = posts();
    await throwInPage(phone.page, 'in the other tab');
    await phone.page.goto('/jobs', { waitUntil: 'networkidle' });
    expect(sent).toEqual([]);
  });

  test('reports again when it is on again, without a reload, and nothing from before', async () => {
    await phone.page.goto('/privacy');
    await reportSwitch(phone.page).uncheck();
    await phone.page.goto('/privacy', { waitUntil: 'networkidle' });
    await throwInPage(phone.page, 'while it was off');
    await reportSwitch(phone.page).check();
    await sdkReady(phone.page);
    await throwInPage(phone.page, 'on again');
    expect(await phone.waitFor(saysError('on again'))).toBeDefined();
    expect(phone.received().filter(saysError('while it was off'))).toEqual([]);
  });

  test('Do Not Track does not turn the given defaults off @long', async () => {
    await phone.page.addInitScript(() => {
      Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await phone.page.goto('/');
    await sdkReady(phone.page);
    await throwInPage(phone.page, 'with Do Not Track');
    expect(await phone.waitFor(saysError('with Do Not Track'))).toBeDefined();
  });
});

/** True if a recording, which is binary, is among the reports in the page. */
function keepsRecording(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const name = 'measure-twice-reports';
    // Opening it would make an empty one.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return false;
    return new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('reports').objectStore('reports').getAll();
        all.addEventListener('success', () => {
          opening.result.close();
          resolve(all.result.some(({ envelope }) => envelope instanceof Uint8Array));
        });
      });
    });
  });
}

test.describe('the last reports', () => {
  test('are shown as they were sent, recordings too @long', async () => {
    const { page } = phone;
    await page.goto('/');
    await sdkReady(page);
    await throwInPage(page, 'to be read again');
    const event = await phone.waitFor(saysError('to be read again'));
    await phone.waitFor(({ type }) => type === 'replay_recording');
    const sent = site.collector.envelopes.find(({ number }) => number === event.envelope);
    // The page keeps a copy once it has the answer.
    await expect.poll(() => keepsRecording(page)).toBe(true);
    await page.goto('/privacy');
    const list = page.locator('details.report');
    await expect.poll(() => list.count()).toBeGreaterThan(2);
    for (const report of await list.all()) await report.locator('summary').click();
    const texts = page.locator('.report__text');
    const shown = async () => (await texts.allInnerTexts()).join('\n');
    await expect.poll(shown).toContain('to be read again');
    // A recording is inflated before it is shown.
    await expect.poll(shown).toContain('"tagName": "html"');
    expect(await shown()).toContain((event.payload as { event_id: string }).event_id);
    expect(sent?.raw.toString()).toContain('to be read again');
  });

  test('are kept to the last 20 and are not part of the snapshot @long', async () => {
    const { page } = phone;
    await page.goto('/');
    await sdkReady(page);
    for (let i = 0; i < 25; i += 1) {
      await throwInPage(page, `number ${i}`);
      await phone.waitFor(saysError(`number ${i}`));
    }
    await page.goto('/privacy');
    await expect.poll(() => page.locator('details.report').count()).toBe(20);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.includes('report'))).toEqual([]);
  });
});

test.describe('the user never notices', () => {
  test('that the telemetry chunk is blocked', async () => {
    await phone.page.route(/\/assets\/late-/, (route) => route.abort());
    let loads = 0;
    phone.page.on('load', () => (loads += 1));
    await phone.page.goto('/', { waitUntil: 'networkidle' });
    await phone.page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await phone.page.getByRole('link', { name: /^Paint a room/ }).waitFor();
    expect(loads).toBe(1);
    expect(phone.complaints.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  test('that the tunnel is blocked', async () => {
    await phone.page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await phone.page.goto('/', { waitUntil: 'networkidle' });
    await sdkReady(phone.page);
    await throwInPage(phone.page, 'into a blocked tunnel');
    await phone.page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await phone.page.getByRole('link', { name: /^Paint a room/ }).waitFor();
    const errors = phone.complaints.filter(({ kind }) => kind === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.text).toContain('into a blocked tunnel');
  });

  test('that the network went away under a running page @long', async () => {
    await phone.page.goto('/', { waitUntil: 'networkidle' });
    await sdkReady(phone.page);
    await phone.page.context().setOffline(true);
    await throwInPage(phone.page, 'while offline');
    await expect
      .poll(() => phone.complaints.map(({ text }) => text).join())
      .toContain('while offline');
    await phone.page.context().setOffline(false);
    await throwInPage(phone.page, 'back online');
    await phone.waitFor(saysError('back online'));
    const thrown = phone.complaints.filter(({ kind }) => kind === 'error');
    expect(thrown.map(({ text }) => text).join()).not.toMatch(/fetch|network/i);
  });

  test('that storage and database are full or forbidden @long', async () => {
    await phone.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await phone.page.goto('/', { waitUntil: 'networkidle' });
    await sdkReady(phone.page);
    await throwInPage(phone.page, 'with full storage');
    await phone.waitFor(saysError('with full storage'));
    await phone.page.goto('/privacy');
    await phone.page.getByText('Nothing has been reported from this device so far.').waitFor();
    await reportSwitch(phone.page).uncheck();
    const errors = phone.complaints.filter(({ kind }) => kind === 'error');
    expect(errors.map(({ text }) => text).join()).not.toMatch(/Quota|Security/);
  });
});
