// The device stores the language that its user reads; another is fetched when the user selects it.
import type { Page } from '@playwright/test';
import { en as enSettings } from '../../../web/language/en/settings.ts';
import { zh } from '../../../web/language/zh/zh.ts';
import { serveBuilt } from '../../support/runtime.ts';
import { browser, expect, runtime, test } from '../../support/test.ts';
import { answers, cached, keep, openKeeper } from './keeper.ts';
import { chooseSetting, settingRow } from '../../support/settings.ts';

const CHINESE = '简体中文';
const choose = (page: Page, name: string) => chooseSetting(page, 'Language', name);

/** Stored paths that only readers of Chinese, of American or of British English need. */
const ofLanguages = async (page: Page): Promise<Readonly<Record<string, readonly string[]>>> => {
  const paths = (await cached(page)).map(({ path }) => path);
  const those = (expression: RegExp) => paths.filter((path) => expression.test(path));
  return {
    chinese: those(/^\/zh(?:\/|$)|\/assets\/(?:first-)?zh-/),
    american: those(/^\/en-us(?:\/|$)|\/assets\/en-us-/),
    british: those(/^\/(?:$|jobs|settings|project|manifest)/),
  };
};

test('a British reader stores no other language, and Chinese alone after selecting it', async () => {
  const phone = await openKeeper(browser);
  const { page } = phone;
  await keep(page, `${runtime.url}/settings`);
  const british = await ofLanguages(page);
  expect([british['chinese'], british['american']]).toEqual([[], []]);
  expect(british['british']?.length).toBeGreaterThan(20);

  await choose(page, CHINESE);
  await page.waitForURL('**/zh/settings');
  await expect.poll(async () => (await ofLanguages(page))['british']).toEqual([]);
  await page.getByText(zh.settings.copy.kept).waitFor();
  const chinese = await ofLanguages(page);
  expect(chinese['american']).toEqual([]);
  expect(chinese['chinese']?.length).toBeGreaterThan(50);

  await page.context().setOffline(true);
  await page.goto(`${runtime.url}/zh/project/new?job=paint-a-room`);
  await answers(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
  await page.goto(`${runtime.url}/zh/jobs/tile-a-floor`);
  await answers(page);
  expect(await page.locator('main').innerText()).toMatch(/\p{Script=Han}{4}/u);
  await phone.close();
});

test('an American who opens a British address stores American English alone, and it works offline @long', async () => {
  const site = await serveBuilt();
  const phone = await openKeeper(browser, { locale: 'en-US' });
  const { page } = phone;
  await keep(page, `${site.url}/settings`);
  expect(new URL(page.url()).pathname).toBe('/en-us/settings');
  const { british, american, chinese } = await ofLanguages(page);
  expect([british, chinese]).toEqual([[], []]);
  expect(american?.length).toBeGreaterThan(20);
  await site.stop();
  await page.context().setOffline(true);
  for (const prefix of ['/en-us', '']) {
    await page.goto(`${site.url}${prefix}/jobs/fit-skirting`, { waitUntil: 'commit' });
    await page.waitForURL(`${site.url}/en-us/jobs/fit-skirting`);
    await answers(page);
    expect(await page.locator('h1').innerText()).toBe('Install baseboard and trim');
  }
  await phone.close();
});

test('without a signal no other language can be selected, and an address in one opens in the stored one @long', async () => {
  const site = await serveBuilt();
  const phone = await openKeeper(browser);
  const { page } = phone;
  await keep(page, `${site.url}/settings`);
  await site.stop();
  await page.context().setOffline(true);
  await choose(page, CHINESE);
  await page.getByText(enSettings.noSignal(CHINESE)).waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings');
  await expect(settingRow(page, 'Language')).toContainText('English (UK)');
  // The stored choice is the former one too.
  await page.reload();
  await answers(page);
  await expect(settingRow(page, 'Language')).toContainText('English (UK)');

  // As from a backup of another phone. No page of the app is open, which would save its own.
  await page.goto(`${site.url}/icon.svg`);
  await page.evaluate(() =>
    localStorage.setItem('measure-twice:settings', JSON.stringify({ language: 'zh-Hans' })),
  );
  expect((await page.goto(`${site.url}/zh/jobs`))?.status()).toBe(200);
  await answers(page);
  expect(new URL(page.url()).pathname).toBe('/zh/jobs');
  expect(await page.locator('h1').innerText()).toBe('Jobs');
  await page.getByRole('link', { name: /^Tile a floor/ }).tap();
  await page.getByRole('heading', { name: 'Tile a floor' }).waitFor();
  await phone.close();
});
