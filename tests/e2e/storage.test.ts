// The device's storage cleared or full under an open page, and two tabs at one project.
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { FILLER, fillStorage } from '../support/full-storage.ts';
import { house, panels } from '../support/house.ts';
import { keep, secondCopyOf } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { removeFromStart } from '../support/remove-from-start.ts';

const HOUSE = 'measure-twice:project:aaaa1111';

let phone: Phone;
let page: Page;

test.beforeEach(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
  ({ page } = phone);
  await page.goto('/');
  await keep(page, { [HOUSE]: house(), 'measure-twice:cuts:dddd4444': panels() });
});

test.afterEach(async () => {
  await phone.close();
});

const empty = (of: Page): Promise<void> =>
  of.evaluate((key) => localStorage.removeItem(key), FILLER);

const keptHouse = async (of: Page) =>
  JSON.parse((await of.evaluate((key) => localStorage.getItem(key), HOUSE)) ?? 'null') as {
    name: string;
    places: { id: string; height?: string }[];
  } | null;

test.describe('the storage of an open page', () => {
  test('cleared: the next change saves the open project again, with a message @long', async () => {
    await page.goto('/project/aaaa1111');
    await page.locator('#height').waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.locator('#height').fill('2.7 m');
    await page.getByRole('alert').getByText('was cleared while it was open').waitFor();
    expect((await keptHouse(page))?.places[0]?.height).toBe('2.7 m');
    await page.reload();
    expect(await page.locator('#height').inputValue()).toBe('2.7 m');
  });

  test('cleared: the start saves all it knows again', async () => {
    await page.reload();
    await page.getByRole('link', { name: /^Cabinet/ }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await removeFromStart(page, 'Cabinet');
    await page.getByRole('alert').getByText('was cleared while it was open').waitFor();
    // Within half a second the second copy knows, too.
    await expect.poll(() => secondCopyOf(page, 'measure-twice:cuts:dddd4444')).toBe('""');
    await page.reload();
    await page.getByRole('link', { name: /^House/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Cabinet/ }).count()).toBe(0);
  });

  test('erased on purpose in another tab: stays erased @long', async () => {
    await page.goto('/project/aaaa1111');
    await page.locator('#height').waitFor();
    const other = await page.context().newPage();
    await other.goto('/backup?erase=all');
    await other.getByRole('textbox').fill('erase');
    await other.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).tap();
    await expect.poll(() => keptHouse(other)).toBeNull();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await keptHouse(other)).toBeNull();
  });

  test('full: two tabs at one project keep both changes, with a message @long', async () => {
    await page.goto('/project/aaaa1111');
    const other = await page.context().newPage();
    await other.goto('/project/aaaa1111');
    const wall = other.getByRole('textbox', { name: 'Wall A', exact: true });
    // From here on the text contains today's time: an equally long one fits in a full storage too.
    await wall.fill('5.3 m');
    await expect.poll(async () => JSON.stringify(await keptHouse(page))).toContain('5.3 m');
    const isFull = page.getByRole('alert').getByText('storage is full');
    let height = '';
    for (let size = 30; size < 90 && (await isFull.count()) === 0; size += 10) {
      height = `2.${'7'.repeat(size)} m`;
      await fillStorage(page);
      await page.locator('#height').fill(height);
    }
    await isFull.waitFor();
    await wall.fill('5.5 m');
    await expect.poll(async () => JSON.stringify(await keptHouse(page))).toContain('5.5 m');
    expect(JSON.stringify(await keptHouse(page))).not.toContain(height);
    // Room that another tab makes is used at once.
    await empty(other);
    await expect.poll(async () => JSON.stringify(await keptHouse(page))).toContain(height);
    expect(JSON.stringify(await keptHouse(page))).toContain('5.5 m');
    await page.getByRole('alert').getByText('Both changes were kept').waitFor();
  });

  test('full: a setting that did not fit is stored next to another tab’s when there is room @long', async () => {
    await page.goto('/settings');
    const kerf = page.getByRole('textbox', { name: 'Width of the saw cut' });
    await kerf.waitFor();
    const other = await page.context().newPage();
    await other.goto('/privacy');
    const elsewhere = (text: string): Promise<void> =>
      other.evaluate((to) => localStorage.setItem('measure-twice:settings', to), text);
    await elsewhere('{"theme":"light"}');
    await page.locator('html[data-theme="light"]').waitFor();
    await fillStorage(page);
    await kerf.fill('2.2 mm');
    // Shorter than what was there: it fits.
    await elsewhere('{"theme":"dark"}');
    await page.locator('html[data-theme="dark"]').waitFor();
    await empty(other);
    const settings = (): Promise<string | null> =>
      page.evaluate(() => localStorage.getItem('measure-twice:settings'));
    await expect.poll(settings).toContain('"kerf":"2.2 mm"');
    expect(await settings()).toContain('"theme":"dark"');
    expect(await kerf.inputValue()).toBe('2.2 mm');
  });

  test('larger type, set in another tab, leaves what is typed into in sight @long', async () => {
    await page.goto('/project/aaaa1111');
    const wall = page.getByRole('textbox', { name: 'Wall A', exact: true });
    await wall.tap();
    const other = await page.context().newPage();
    await other.goto('/privacy');
    await other.evaluate(() => localStorage.setItem('measure-twice:settings', '{"large":true}'));
    await page.locator('html[data-large]').waitFor();
    const isSeen = await wall.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
    expect(isSeen).toBe(true);
  });
});
