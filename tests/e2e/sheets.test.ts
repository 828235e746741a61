import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser);
  page = phone.page;
});

test.afterAll(async () => {
  await phone.close();
});

const sheet = () => page.locator('dialog[open]');
const gone = () => sheet().waitFor({ state: 'detached' });
const addDoor = () => page.getByRole('button', { name: 'Add a door' });
const done = () => page.getByRole('button', { name: 'Done' });
const scrolled = () => page.evaluate(() => window.scrollY);

test.beforeEach(async () => {
  await page.goto(runtime.url);
  // The main button of home leads to the last project once the documents of the tests before are loaded.
  await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
  await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
});

test.describe('a sheet', () => {
  test('leaves no step behind when it is closed: the next Back leaves the project', async () => {
    await addDoor().tap();
    await done().tap();
    await gone();
    await page.getByRole('button', { name: /^Door/ }).tap();
    await sheet().waitFor();
    // Twice within one turn, as a double tap on a slow phone.
    await done().evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await gone();
    expect(page.url()).toMatch(/\/project\/[0-9a-f]{8}$/);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('closes with Back and comes again with Forward', async () => {
    await addDoor().tap();
    await page.goBack();
    await gone();
    await page.goForward();
    await sheet().waitFor();
    await done().tap();
    await gone();
    expect(page.url()).not.toContain('?');
  });

  test('is there after a reload, closes with Escape and opens again @long', async () => {
    await addDoor().tap();
    await page.reload();
    await sheet().waitFor();
    await page.keyboard.press('Escape');
    await gone();
    await page.getByRole('button', { name: /^Door/ }).tap();
    await sheet().waitFor();
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await gone();
    await page.getByRole('button', { name: /^Door/ }).tap();
    await sheet().waitFor();
    expect(page.url()).toContain('?opening=');
  });

  test('restores the scroll position and returns the focus to its opener @long', async () => {
    await addDoor().tap();
    await done().tap();
    await gone();
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.getByRole('button', { name: /^Door/ }).focus();
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await sheet().waitFor();
    expect(await scrolled()).toBe(before);
    await page.keyboard.press('Escape');
    await gone();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Door/);
    expect(await scrolled()).toBe(before);
  });

  test('offers to swap the sizes of a door that nobody could walk through', async () => {
    for (const name of ['length', 'width', 'height']) await page.locator(`#${name}`).fill('3');
    await addDoor().tap();
    const [width, height] = [page.locator('#opening-width'), page.locator('#opening-height')];
    await width.fill('1981 mm');
    await height.fill('762 mm');
    await page.getByRole('button', { name: 'Swap width and height' }).tap();
    expect([await width.inputValue(), await height.inputValue()]).toEqual(['762 mm', '1981 mm']);
    await page.getByText('Wider than high?').waitFor({ state: 'detached' });
  });

  test('takes its opening away once, whatever Back and Forward say @long', async () => {
    await addDoor().tap();
    await page.getByRole('button', { name: 'Remove this door' }).tap();
    await gone();
    // The list of doors is drawn after the sheet is gone.
    const doors = page.getByRole('button', { name: /^Door/ });
    await expect(doors).toHaveCount(0);
    await page.goForward();
    await expect(doors).toHaveCount(0);
    expect(await sheet().count()).toBe(0);
  });
});
