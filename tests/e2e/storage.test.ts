// The device's storage cleared or full under an open page, and two tabs at one project.
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { few } from '../support/long.ts';
import { fillStorage } from '../support/full-storage.ts';
import { lightHouse, panels } from '../support/house.ts';
import { deleteTexts, keep, storedText } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { settingRow } from '../support/settings.ts';
import { removeFromStart } from '../support/remove-from-start.ts';

const HOUSE = 'measure-twice:project:aaaa1111';

let phone: Phone;
let page: Page;

test.beforeEach(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
  ({ page } = phone);
  await page.goto('/');
  await keep(page, { [HOUSE]: lightHouse(), 'measure-twice:cuts:dddd4444': panels() });
});

test.afterEach(async () => {
  await phone.close();
});

const keptHouse = async (of: Page) =>
  JSON.parse((await of.evaluate((key) => localStorage.getItem(key), HOUSE)) ?? 'null') as {
    name: string;
    places: { id: string; height?: string }[];
  } | null;

test.describe('the storage of an open page', () => {
  test('cleared: the next change saves the open project again, with a message @long', async () => {
    await page.goto('/project/aaaa1111');
    await page.locator('#height').waitFor();
    await expect.poll(() => storedText(page, HOUSE)).toContain('House');
    await deleteTexts(page);
    await page.locator('#height').fill('2.7 m');
    await page.getByRole('alert').getByText('was cleared while it was open').waitFor();
    expect((await keptHouse(page))?.places[0]?.height).toBe('2.7 m');
    await page.reload();
    expect(await page.locator('#height').inputValue()).toBe('2.7 m');
  });

  test('cleared: the start saves all it knows again', async () => {
    await page.reload();
    await page.getByRole('link', { name: /^Cabinet/ }).waitFor();
    await expect.poll(() => storedText(page, HOUSE)).toContain('House');
    await deleteTexts(page);
    await removeFromStart(page, 'Cabinet');
    await page.getByRole('alert').getByText('was cleared while it was open').waitFor();
    await expect.poll(() => storedText(page, HOUSE)).toContain('House');
    expect(await storedText(page, 'measure-twice:cuts:dddd4444')).toBe('');
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

  test('full: the database keeps what two tabs change at one project @long', async () => {
    await page.goto('/project/aaaa1111');
    const other = await page.context().newPage();
    await other.goto('/project/aaaa1111');
    const wall = other.getByRole('textbox', { name: 'Wall A', exact: true });
    await wall.fill('5.3 m');
    await expect.poll(() => storedText(page, HOUSE)).toContain('5.3 m');
    await fillStorage(page);
    const height = `2.${'7'.repeat(60)} m`;
    await page.locator('#height').fill(height);
    await expect.poll(() => storedText(page, HOUSE)).toContain(height);
    expect(JSON.stringify(await keptHouse(page))).not.toContain(height);
    await expect(other.locator('#height')).toHaveValue(height);
    await wall.fill('5.5 m');
    await expect.poll(() => storedText(page, HOUSE)).toContain('5.5 m');
    const alert = page.getByRole('alert').filter({ hasText: /storage|database/ });
    expect(await alert.count()).toBe(0);
    await page.reload();
    await expect(page.locator('#height')).toHaveValue(height);
    await expect(page.getByRole('textbox', { name: 'Wall A', exact: true })).toHaveValue('5.5 m');
  });

  test('full: the database keeps a setting @long', async () => {
    await page.goto('/settings');
    const kerf = page.getByRole('textbox', { name: 'Width of the saw cut' });
    await settingRow(page, 'Your saw and your shop').tap();
    await kerf.waitFor();
    await fillStorage(page);
    await kerf.fill('2.2 mm');
    await expect.poll(() => storedText(page, 'measure-twice:settings')).toContain('2.2 mm');
    await page.reload();
    await settingRow(page, 'Your saw and your shop').tap();
    await expect(kerf).toHaveValue('2.2 mm');
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

/** Faults of `indexedDB`, as a script of the page. */
const FAULTS = {
  'without an answer': () => {
    IDBFactory.prototype.open = () => document.createElement('i') as unknown as IDBOpenDBRequest;
  },
  missing: () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  'not allowed': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('private window', 'SecurityError');
    };
  },
  blocked: () => {
    IDBFactory.prototype.open = () => {
      const request = document.createElement('i');
      setTimeout(() => request.dispatchEvent(new Event('blocked')));
      return request as unknown as IDBOpenDBRequest;
    };
  },
};

for (const [name, fault] of few(Object.entries(FAULTS))) {
  test(`starts with a database that is ${name}, keeps what is typed, and says so`, async () => {
    await page.addInitScript(fault);
    await page.goto('/project/aaaa1111');
    await page.locator('#height').fill('2.7 m');
    await page.getByRole('alert').getByText('full or does not answer').waitFor();
    await page.reload();
    await expect(page.locator('#height')).toHaveValue('2.7 m');
  });
}
