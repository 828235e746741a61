import { touchPages } from './offline/keeper.ts';
import type { Page } from '@playwright/test';
import { isOfNoPage, openPhone, type Phone } from '../support/browser.ts';
import { belongings } from '../support/house.ts';
import { underMessages } from '../support/overlaps.ts';
import { CUT_LISTS, PROJECT, PUBLIC, show, some, type Screen } from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { browser, expect, runtime, test } from '../support/test.ts';

const SIZES = [
  [390, '100%'],
  [320, '100%'],
  [320, '200%'],
] as const;

let phone: Phone;
let page: Page;

test.beforeEach(async () => {
  phone = await openPhone(browser, {
    baseURL: runtime.url,
    serviceWorkers: 'allow',
    expect: isOfNoPage,
  });
  ({ page } = phone);
  await touchPages(page);
});

test.afterEach(() => phone.close());

const resize = async (width: number, text: string): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
};

/** As when another tab has taken a newer version: the page then offers it. */
async function offerUpdate(): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const { serviceWorker } = navigator;
        serviceWorker.dispatchEvent(new Event('controllerchange'));
        serviceWorker.dispatchEvent(new Event('controllerchange'));
      });
      return page.getByText('Update available').count();
    })
    .toBe(1);
}

test.describe('a newcomer who starts with a room', () => {
  test('taps the height field while the app says that it works offline', async () => {
    await page.goto('/project/new?job=paint-a-room');
    await page.getByText('Ready to work offline').waitFor();
    await page.getByLabel('Height', { exact: true }).tap();
    await page.keyboard.type('2.4');
    expect(await page.getByLabel('Height', { exact: true }).inputValue()).toBe('2.4');
    expect(await underMessages(page)).toEqual([]);
  });
});

test.describe('an unrequested message', () => {
  const screens: readonly (readonly [string, readonly Screen[]])[] = [
    ['public page', some(PUBLIC)],
    ['screen of a project', some(PROJECT)],
    ['screen of a cut list', some(CUT_LISTS)],
  ];
  for (const [name, group] of screens) {
    test(`lies over no field and no button of any ${name}`, async () => {
      await keep(page, belongings());
      const found: string[] = [];
      // A sheet blocks taps, and a focused field has its keys at the foot.
      const shown = group.filter(
        ({ path, stands }) => !stands.includes('dialog') && !path.includes('typing'),
      );
      for (const screen of shown) {
        await show(page, screen);
        await offerUpdate();
        for (const [width, text] of SIZES) {
          await resize(width, text);
          const over = await underMessages(page);
          found.push(...over.map((one) => `${screen.path} at ${width} px, ${text}: ${one}`));
          // It can be brought clear of the bars at the foot. In one task, because a page may grow in the frames
          // after a change of size.
          const hit = await page.evaluate(() => {
            window.scrollTo(0, document.documentElement.scrollHeight);
            const button = document.querySelector('.message button');
            const { x, y, width: wide, height } = button?.getBoundingClientRect() ?? new DOMRect();
            return document.elementFromPoint(x + wide / 2, y + height / 2) === button;
          });
          if (!hit) found.push(`${screen.path} at ${width} px, ${text}: the bars cover it`);
        }
      }
      expect(found).toEqual([]);
    });
  }
});
