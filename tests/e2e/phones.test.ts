import type { Page } from '@playwright/test';
import { openPhone, type PhoneOptions } from '../support/browser.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { few } from '../support/long.ts';
import { removeFromStart } from '../support/remove-from-start.ts';
import { chooseSetting, settingRow } from '../support/settings.ts';

async function measure(page: Page): Promise<void> {
  await page.goto(`${runtime.url}/project/new`);
  await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
  await page.locator('#length').tap();
  await page.keyboard.type('4 m');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3 m');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2.4 m');
}

/** True if the middle of every part of the focused field is visible and touchable. */
const fieldIsInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const field = document.activeElement?.closest('.field');
    const parts = [...(field?.querySelectorAll('input, .keys__key') ?? [])];
    return (
      parts.length === 8 &&
      parts.every((part) => {
        const box = part.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top === part;
      })
    );
  });

const PHONES: readonly (readonly [string, PhoneOptions])[] = [
  ['320 × 640', { viewport: { width: 320, height: 640 } }],
  ['390 × 844', {}],
  ['844 × 390', { viewport: { width: 844, height: 390 } }],
];

for (const [name, options] of few(PHONES)) {
  test.describe(`a phone of ${name}`, () => {
    test('keeps the focused field and its keys clear of drawing and button', async () => {
      const phone = await openPhone(browser, options);
      const { page } = phone;
      await measure(page);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('height');
      expect(await fieldIsInView(page)).toBe(true);
      await page.locator('#length').tap();
      expect(await fieldIsInView(page)).toBe(true);
      await phone.close();
    });
  });
}

test.describe('the narrowest phone', () => {
  test('shows the complete words of every setting', async () => {
    const phone = await openPhone(browser, { viewport: { width: 320, height: 640 } });
    const { page } = phone;
    await page.goto(`${runtime.url}/settings`);
    const broken = await page.locator('.setting > span').evaluateAll((all) =>
      all
        .filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const lines = new Set([...range.getClientRects()].map((rect) => rect.top)).size;
          return lines > (one.textContent ?? '').split(' ').length;
        })
        .map((one) => one.textContent),
    );
    expect(broken).toEqual([]);
    expect(await page.locator('.setting').count()).toBeGreaterThan(6);
    await phone.close();
  });
});

test.describe('a user who measures in feet and inches', () => {
  test('sees typed and default sizes without truncation @long', async () => {
    const phone = await openPhone(browser, { locale: 'en-US' });
    const { page } = phone;
    await measure(page);
    await page.locator('#length').fill(`13' 10 13/16"`);
    await page.locator('#height').tap();
    const isCut = (id: string) =>
      page.locator(id).evaluate((input: HTMLInputElement) => {
        const whole = input.value === '' ? input.placeholder : input.value;
        const { font } = getComputedStyle(input);
        const ruler = document.createElement('canvas').getContext('2d');
        if (ruler === null) throw new Error('no canvas');
        ruler.font = font;
        return ruler.measureText(whole).width > input.clientWidth;
      });
    expect(await isCut('#length')).toBe(false);
    await page.getByRole('button', { name: 'Add a door' }).tap();
    expect(await isCut('#opening-height')).toBe(false);
    await phone.close();
  });
});

test.describe('a user who reads at twice the size', () => {
  test('sees counts next to names without overlap or truncation @long', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await measure(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    const lines = await page
      .locator('.tab-bar__tab, .keys__key')
      .evaluateAll((all) => all.map((one) => one.scrollWidth <= one.clientWidth));
    expect(lines).not.toContain(false);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.getByRole('link', { name: 'What to buy' }).tap();
    const overlaps = await page.locator('.shop').evaluateAll((rows) =>
      rows.map((row) => {
        const [, count, what] = row.children;
        if (count === undefined || what === undefined) return true;
        const [a, b] = [count.getBoundingClientRect(), what.getBoundingClientRect()];
        const isOver =
          a.right > b.left && b.right > a.left && a.bottom > b.top + 1 && b.bottom > a.top + 1;
        return count.scrollWidth > count.clientWidth || isOver;
      }),
    );
    expect(overlaps).toEqual(overlaps.map(() => false));
    await phone.close();
  });
});

test.describe('a phone whose storage is full', () => {
  test('keeps changed settings for as long as the page is open', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.addInitScript(() => {
      const setItem = Reflect.get(Storage.prototype, 'setItem');
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.goto(`${runtime.url}/settings`);
    await chooseSetting(page, 'Units', 'Feet and inches');
    await page.getByRole('link', { name: 'Jobs' }).tap();
    await page.getByRole('link', { name: 'Settings' }).tap();
    await expect(settingRow(page, 'Units')).toContainText('Feet and inches');
    await phone.close();
  });
});

test.describe('a phone on a slow line', () => {
  test('takes no choice before it can keep it @long', async () => {
    const phone = await openPhone(browser, { fresh: true });
    const { page } = phone;
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(`${runtime.url}/settings`, { waitUntil: 'commit' });
    const units = settingRow(page, 'Units');
    await units.waitFor();
    expect(await units.isDisabled()).toBe(true);
    await chooseSetting(page, 'Units', 'Feet and inches');
    await expect(units).toContainText('Feet and inches');
    expect(await page.evaluate(() => localStorage.getItem('measure-twice:settings'))).toContain(
      'imperial',
    );
    await phone.close();
  });
});

test.describe('a user who removes their last project', () => {
  test('sees the room for newcomers again @long', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/project/new`);
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    await page.locator('#length').fill('4 m');
    await page.goto(runtime.url);
    await removeFromStart(page, 'New room');
    const room = page.getByRole('region', { name: 'What one room takes' });
    await room.waitFor();
    await room.waitFor();
    await phone.close();
  });
});
