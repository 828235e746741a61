import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../../support/browser.ts';
import { serveBuilt, type Runtime } from '../../support/runtime.ts';
import { answers, cached, keep, openKeeper } from './keeper.ts';
import { expect, test } from '../../support/test.ts';
import { chooseSetting, settingRow } from '../../support/settings.ts';

let browser: Browser;

test.beforeAll(async () => {
  browser = await launchBrowser();
});

test.afterAll(() => browser.close());

/** Stored paths of the app; the note of the reading language is stored without it. */
async function keptOfTheApp(page: Page): Promise<readonly string[]> {
  return (await cached(page)).map(({ path }) => path).filter((path) => path !== '/.reader');
}

async function expectWhole(page: Page, runtime: Runtime): Promise<void> {
  await keep(page, `${runtime.url}/settings`);
  await page.getByText('Yes, every screen.').waitFor();
  await runtime.stop();
  expect((await page.reload())?.status()).toBe(200);
  await answers(page);
}

test.describe('a phone that is too full to keep the app', () => {
  test('says so, keeps no half of it, works on, and keeps all of it once there is room', async () => {
    const runtime = await serveBuilt();
    const phone = await openKeeper(browser);
    const { page } = phone;
    const session = await page.context().newCDPSession(page);
    const allow = (quotaSize: number) =>
      session.send('Storage.overrideQuotaForOrigin', { origin: runtime.url, quotaSize });
    await allow(200_000);
    await page.goto(`${runtime.url}/settings`);
    await page.getByText('this phone is too full').waitFor();
    expect(await keptOfTheApp(page)).toEqual([]);
    await chooseSetting(page, 'Units', 'Feet and inches');
    await page.getByRole('link', { name: 'Jobs', exact: true }).tap();
    await page.getByRole('link', { name: /^Tile a floor/ }).waitFor();
    await allow(100_000_000);
    await expectWhole(page, runtime);
    await expect(settingRow(page, 'Units')).toContainText('Feet and inches');
    await phone.close();
  });
});

test.describe('a visit in the middle of a deployment', () => {
  test('keeps no half of the app, says so, and keeps all of it on the next visit', async () => {
    const half = await mkdtemp(join(tmpdir(), 'measure-twice-half-'));
    await cp('dist', half, { recursive: true });
    // The language's files are stored last.
    await rm(join(half, 'offline', 'en.json'));
    const before = await serveBuilt({ assets: half });
    const phone = await openKeeper(browser);
    const { page } = phone;
    await page.goto(`${before.url}/settings`);
    await page.getByText('storing the app was interrupted').waitFor();
    expect(await keptOfTheApp(page)).toEqual([]);
    await before.stop();
    await expectWhole(page, await serveBuilt({ port: Number(new URL(before.url).port) }));
    await phone.close();
    await rm(half, { recursive: true });
  });
});
