import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { belongings } from '../support/house.ts';
import { faultsOf, focusOf, type Stop } from '../support/keyboard.ts';
import { few } from '../support/long.ts';
import { atWork, CUT_LISTS, PROJECT, PUBLIC, show } from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { cutBoard } from '../support/bench.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

/** A narrow window with a keyboard and nothing else. */
const atKeyboard = (): Promise<Phone> =>
  openPhone(browser, {
    baseURL: runtime.url,
    isMobile: false,
    hasTouch: false,
    reducedMotion: 'reduce',
  });

const MOST_STOPS = 120;

/** Presses a key, and expects a visible focus. */
async function press(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  const stop = await focusOf(page);
  if (faultsOf(stop).length === 0) return stop;
  // A strip may still be scrolling to the element that has the focus.
  await expect
    .poll(async () => ({ key, faults: faultsOf(await focusOf(page)) }))
    .toEqual({ key, faults: [] });
  return focusOf(page);
}

/** Goes on with Tab until the stop that is named so. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let n = 0; n < MOST_STOPS; n += 1) {
    const stop = await press(page, key);
    if (name.test(stop.name)) return;
    passed.push(stop.name);
  }
  throw new Error(`no stop is called ${String(name)}: ${passed.join(' | ')}`);
}

const atHeading = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.tagName === 'H1');
const sheet = (page: Page) => page.locator('dialog[open]');

/** The focused element is gone, but the focus has a useful place. */
const expectFocus = (page: Page) =>
  expect.poll(async () => faultsOf(await focusOf(page))).toEqual([]);

/** Leaves a sheet with Escape; the focus is then on what opened it. */
async function expectBack(page: Page, opener: RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await expect.poll(async () => (await focusOf(page)).name).toMatch(opener);
  await expectFocus(page);
}

test('a project that is opened by its address shows no focus ring until a key is pressed @long', async () => {
  const phone = await atKeyboard();
  const { page } = phone;
  await page.goto('/project/new?job=build-alcove-shelves');
  await page.waitForURL(/\/project\/[0-9a-f]{8}/);
  await atHeading(page);
  const ring = () =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(await ring()).toBe('none');
  await press(page, 'Tab');
  expect(await ring()).toBe('solid');
  await phone.close();
});

test('a title that is replaced keeps the focus', async () => {
  const phone = await atKeyboard();
  const { page } = phone;
  await page.goto('/');
  await atWork(page);
  await press(page, 'Tab');
  expect((await press(page, 'Enter')).tag).toBe('H1');
  await page.evaluate(() => {
    const title = document.querySelector('h1');
    title?.replaceWith(title.cloneNode(true));
  });
  await atHeading(page);
  await phone.close();
});

test.describe('the keyboard alone', () => {
  // One story in one window: each test goes on from the one before.
  test.describe.configure({ mode: 'serial' });
  let phone: Phone;
  let page: Page;

  test.beforeAll(async () => {
    phone = await atKeyboard();
    ({ page } = phone);
    await page.goto('/');
    await atWork(page);
  });
  test.afterAll(() => phone.close());

  test('skips to the content, and starts a project', async () => {
    expect((await press(page, 'Tab')).name).toBe('Skip to content');
    expect((await press(page, 'Enter')).tag).toBe('H1');
    await tabTo(page, /^Measure a room$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    await atHeading(page);
  });

  test('types the room from field to field', async () => {
    for (const [field, size] of [
      [/^Length/, '4 m'],
      [/^Width/, '3 m'],
      [/^Height/, '2.4 m'],
      [/^Room name$/, 'Bedroom'],
    ] as const) {
      await tabTo(page, field);
      await page.keyboard.type(size);
    }
    await expect.poll(() => page.locator('.screen__line').innerText()).toContain('walls 33.6 m²');
  });

  test('opens what is folded away, turns the room into an L and back with the arrows', async () => {
    await tabTo(page, /^Chimney breast, bay/);
    await press(page, 'Space');
    expect((await press(page, 'Tab')).name).toBe('Add a chimney breast');
    await tabTo(page, /^Rectangle$/, 'Shift+Tab');
    expect((await press(page, 'ArrowRight')).name).toBe('L');
    await page.locator('#side-3').waitFor();
    expect((await press(page, 'ArrowLeft')).name).toBe('Rectangle');
  });

  test('looks at a wall from inside, which a finger taps in the drawing', async () => {
    await tabTo(page, /^Wall B$/);
    await page.keyboard.press('Enter');
    await sheet(page)
      .getByRole('img', { name: /^Wall B from inside/ })
      .waitFor();
    await tabTo(page, /^It steps out$/);
    await expectBack(page, /^Wall B$/);
  });

  test('adds a door, sees it on the plan, and removes it without losing its place', async () => {
    await tabTo(page, /^Add a door$/);
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await tabTo(page, /^Width$/);
    await page.keyboard.type('800');
    await expectBack(page, /^Add a door$/);
    await page.getByRole('img', { name: /door on wall C, 0.80 m/ }).waitFor();
    await tabTo(page, /^Door/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await tabTo(page, /^Remove this door$/);
    await page.keyboard.press('Enter');
    await sheet(page).waitFor({ state: 'detached' });
    await expectFocus(page);
    await tabTo(page, /^Undo$/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Door/ }).waitFor();
    await expectFocus(page);
  });

  test('adds a job and goes on to what to buy', async () => {
    await tabTo(page, /^Add a job here$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await tabTo(page, /^Fit skirting/);
    await page.keyboard.press('Enter');
    await sheet(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Fit skirting' }).waitFor();
    await tabTo(page, /^What to buy$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/buy$/);
    await atHeading(page);
    await expectFocus(page);
  });

  test('ticks the list off row by row, types a price and asks why', async () => {
    await tabTo(page, /^Price of/);
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await tabTo(page, /price$/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('19.99');
    // The cheapest mix may now be of other sizes, in rows of their own.
    await expectBack(page, /^Price of|^\d+\s×\s/);
    await tabTo(page, /^Why/);
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await expectBack(page, /^Why/);
    const left = () => page.locator('.shop[aria-pressed="false"]').count();
    const before = await left();
    await tabTo(page, /^\d+\s×\s/);
    await page.keyboard.press('Space');
    await expect.poll(left).toBe(before - 1);
    await expectFocus(page);
  });

  test('cuts a board at the bench', async () => {
    await tabTo(page, /^Cut$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cut$/);
    await atHeading(page);
    await page.locator('.cut-plan[aria-busy="false"] .proof:not(:has(.proof__stop))').waitFor();
    await tabTo(page, /^Start cutting/);
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await tabTo(page, /^Close$/, 'Shift+Tab');
    await tabTo(page, /^Cut\. /);
    await cutBoard(page);
    await expectFocus(page);
    await expectBack(page, /^Start cutting/);
    await page.getByRole('button', { name: 'Board 1 cut', pressed: true }).waitFor();
  });

  test('does step after step', async () => {
    await tabTo(page, /^Do$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/do$/);
    await atHeading(page);
    await tabTo(page, /^(?:I have checked this|Done, next)$/);
    for (const done of [1, 2, 3]) {
      while ((await focusOf(page)).name === 'I have checked this') await press(page, 'Enter');
      await press(page, 'Enter');
      await expect.poll(() => page.locator('.screen__line').innerText()).toContain(`${done} of`);
    }
  });

  test('goes back to all projects, removes this one and takes it back', async () => {
    await tabTo(page, /^All projects$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Measure Twice' }).waitFor();
    await atHeading(page);
    await page.getByRole('button', { name: 'More about Bedroom' }).waitFor();
    await tabTo(page, /^More about Bedroom$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Remove$/);
    await page.keyboard.press('Enter');
    await expectFocus(page);
    await tabTo(page, /^Undo$/);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Bedroom/ }).waitFor();
    await expectFocus(page);
  });
});

/** A screen, a sheet and a table; in the long size others of each. */
const STOPS = [
  '/project/aaaa1111?opening=door',
  '/project/cut/cccc3333',
  '/project/aaaa1111?place=room',
  '/project/aaaa2222/buy',
  '/project/aaaa1111/cut',
  '/project/aaaa1111/do',
  '/project/cut/dddd4444/buy',
  '/project/aaaa1111?wall=A',
];

test.describe('Tab', () => {
  for (const path of few(STOPS)) {
    test(`gets to all that can be done at ${path}, in the order it is read, and out again`, async () => {
      const phone = await atKeyboard();
      const { page } = phone;
      await keep(page, belongings());
      const isSheet = /opening|wall=/.test(path);
      const screen = [...PROJECT, ...CUT_LISTS, ...PUBLIC].find((one) => one.path === path);
      if (screen === undefined) throw new Error('no such screen');
      await show(page, screen);
      // Tab reaches the chosen radio of a group, the arrows the others.
      const controls = await page.evaluate(() => {
        const root = document.querySelector('dialog[open]') ?? document;
        const all = root.querySelectorAll<HTMLInputElement>(
          'a[href], button, input, select, textarea, summary',
        );
        const reached = [...all].filter(
          (one) =>
            one.tabIndex === 0 &&
            !one.disabled &&
            one.checkVisibility({ visibilityProperty: true }) &&
            (one.type !== 'radio' || one.checked),
        );
        reached.forEach((one, i) => one.setAttribute('data-stop', String(i)));
        return reached.length;
      });
      await page.evaluate(() => {
        const root = document.querySelector('dialog[open]');
        if (root === null) (document.activeElement as HTMLElement | null)?.blur();
        else root.querySelector<HTMLElement>('[data-stop="0"]')?.focus();
      });
      const order: number[] = isSheet ? [0] : [];
      while (order.length < controls) {
        await press(page, 'Tab');
        order.push(
          await page.evaluate(() =>
            Number(document.activeElement?.getAttribute('data-stop') ?? -1),
          ),
        );
      }
      expect(order).toEqual(Array.from({ length: controls }, (_, i) => i));
      await page.keyboard.press('Tab');
      expect((await focusOf(page)).tag).not.toBe('INPUT');
      await phone.close();
    });
  }
});
