import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../../support/browser.ts';
import { stopTyping } from './keeper.ts';
import { browser, runtime, expect, test } from '../../support/test.ts';
import { chooseSetting } from '../../support/settings.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser);
  page = phone.page;
  await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
  await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
  await page.locator('#length').fill('4 m');
  await page.locator('#width').fill('3 m');
  await page.locator('#height').fill('2.4 m');
  await stopTyping(page);
});

test.afterAll(async () => {
  await phone.close();
});

const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** As a tab with a newer version of the app would, while this one is open. */
const writeElsewhere = async (key: string, text: string): Promise<void> => {
  const other = await page.context().newPage();
  await other.goto(`${runtime.url}/privacy`);
  await other.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
  await other.close();
};

async function typePrice(price: string): Promise<void> {
  await page.getByRole('button', { name: /price/i }).first().tap();
  await page.getByRole('dialog').getByRole('textbox').first().fill(price);
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('a tab with an older version leaves newer data alone', async () => {
  test.setTimeout(300_000);
  await test.step('a tab with an older version of the app', async () => {
    await test.step('leaves alone what a newer one keeps in a newer form, and goes on with its own', async () => {
      await page.getByRole('link', { name: 'What to buy' }).tap();
      await typePrice('18.50');
      expect(await stored('measure-twice:prices')).toContain('18.50');
      const prices = '{"version":2,"shops":{"corner":{"wall-paint/5l":"21.00"}}}';
      await writeElsewhere('measure-twice:prices', prices);
      await typePrice('19.99');
      const project = new URL(page.url()).pathname.split('/').at(2);
      expect(await stored(`measure-twice:project:${project}`)).toContain('19.99');
      expect(await stored('measure-twice:prices')).toBe(prices);
    });

    await test.step('keeps a setting that only a newer one knows', async () => {
      await writeElsewhere('measure-twice:settings', '{"units":"metric","blade":"3.2"}');
      await page.goto(`${runtime.url}/settings`);
      await chooseSetting(page, 'Units', 'Feet and inches');
      const settings = JSON.parse((await stored('measure-twice:settings')) ?? '') as object;
      expect(settings).toMatchObject({ units: 'imperial', blade: '3.2' });
    });
  });
});
