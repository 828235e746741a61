// A wide window: the drawing next to its fields, a tab next to Measure, the plan next to the input.
import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { belongings, house } from '../support/house.ts';
import { faultsOf, focusOf } from '../support/keyboard.ts';
import { outOfReach } from '../support/reach.ts';
import { keep } from '../support/share.ts';
import { readAt } from '../support/walk.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

const NARROW = { width: 719, height: 1024 };
const TABLET = { width: 768, height: 1024 };
const TABLE = { width: 1280, height: 800 };

/** A screen as wide as that, with a keyboard and a mouse. */
async function open(path: string, viewport: typeof TABLE): Promise<Phone> {
  const phone = await openPhone(browser, {
    baseURL: runtime.url,
    viewport,
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
  });
  await keep(phone.page, {
    ...belongings(),
    'measure-twice:project:aaaa1111': {
      ...house(),
      jobs: house().jobs.filter(({ place }) => place === 'run' || place === 'wall'),
    },
    'measure-twice:settings': { region: 'uk' },
  });
  await phone.page.goto(path);
  return phone;
}

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('not to be seen');
  return box;
};

/** True if one element is completely left of another, and both are in sight. */
async function isLeftOf(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x + a.width <= b.x && a.y < b.y + b.height && b.y < a.y + a.height;
}

const sumIn = async (line: Locator): Promise<string> =>
  (await line.locator('b').first().textContent()) ?? '';

const amountIn = async (line: Locator): Promise<number> =>
  Number((await sumIn(line)).replaceAll(/[^\d.]/g, ''));

/** True if two lines show the same sum: Measure rounds it to two digits, the list does not. */
async function areOneSum(rounded: Locator, exact: Locator): Promise<boolean> {
  const [about, sum] = [await amountIn(rounded), await amountIn(exact)];
  return sum > 0 && Math.abs(about - sum) <= 0.05 * sum;
}

const faults = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [...(await violations(page))];
  for (const text of ['200%', '100%']) {
    await readAt(page, text);
    const { small, wide } = await outOfReach(page);
    found.push(...[...small, ...wide].map((one) => `text at ${text}: ${one}`));
  }
  await readAt(page, '');
  return found;
};

/** Presses Tab until something of that name has the focus; each stop on the way is seen. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    let stop = await focusOf(page);
    if (faultsOf(stop).length > 0) {
      await expect.poll(async () => faultsOf(await focusOf(page))).toEqual([]);
      stop = await focusOf(page);
    }
    if (name.test(stop.name)) return;
  }
  throw new Error(`Tab does not come to ${String(name)}`);
}

test.describe('a project at a table', () => {
  test('shows drawing, fields and list side by side, with one sum, and is led by the keyboard', async () => {
    const phone = await open('/project/aaaa1111?place=run', TABLE);
    const { page } = phone;
    const side = page.locator('.side');
    const [mine, theirs] = [page.locator('main .screen__line'), side.locator('.screen__line')];
    await side.getByRole('heading', { name: 'Buy', level: 2 }).waitFor();
    const field = page.getByLabel('Stretch 1', { exact: true });
    expect(await isLeftOf(page.locator('.plan-box'), page.locator('main form'))).toBe(true);
    expect(await isLeftOf(field, side)).toBe(true);
    await expect.poll(() => areOneSum(mine, theirs)).toBe(true);
    await field.fill('20 m');
    await expect.poll(() => mine.textContent()).toContain('24.00 m');
    await expect.poll(() => areOneSum(mine, theirs)).toBe(true);
    // The extra keys for a hardware keyboard are next to the fields, not over them.
    const keys = await boxOf(page.locator('.keys'));
    expect(keys.x + keys.width).toBeLessThanOrEqual((await boxOf(field)).x);
    expect(await faults(page)).toEqual([]);

    // Moves from the fields through the list to the tabs; the scroll position and the input stay.
    const tab = page.locator('.tab-bar').getByRole('link', { name: /^Cut/ });
    await tab.focus();
    await page.keyboard.press('Enter');
    await side.getByRole('heading', { name: 'Cut', level: 2 }).waitFor();
    await expect.poll(async () => (await focusOf(page)).name).toBe('Cut');
    expect(await field.inputValue()).toBe('20 m');
    await tabTo(page, /^Start cutting|^What to do/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => field.inputValue()).toBe('9.15 m');
    await page.goBack();
    await side.getByRole('heading', { name: 'Buy', level: 2 }).waitFor();
    await expect.poll(() => areOneSum(mine, theirs)).toBe(true);
    await phone.close();
  });

  test('prints what its address names, and is a phone’s below 720 px', async () => {
    const phone = await open('/project/aaaa1111/buy?place=wall', TABLE);
    const { page } = phone;
    const [row, field] = [page.locator('.shop-row').first(), page.getByLabel('Length')];
    await row.waitFor();
    await field.waitFor();
    await page.emulateMedia({ media: 'print' });
    await row.waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await field.isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.setViewportSize(TABLET);
    await page.locator('.side').waitFor({ state: 'detached' });
    await page.locator('.tab-bar').getByRole('link', { name: 'Measure' }).click();
    // The first place: only a tab next to Measure keeps the place.
    await page.getByRole('textbox', { name: 'Wall A', exact: true }).waitFor();
    await page.goto('/project/aaaa1111?place=wall');
    expect(await isLeftOf(page.locator('.plan-box'), page.locator('main form'))).toBe(true);
    await page.setViewportSize(NARROW);
    const [plan, length] = [await boxOf(page.locator('.plan-box')), await boxOf(field)];
    expect(plan.y + plan.height).toBeLessThanOrEqual(length.y);
    await phone.close();
  });
});

test.describe('a cut list on a tablet', () => {
  test('shows its plan next to the parts, and follows each key', async () => {
    const phone = await open('/project/cut/dddd4444', TABLET);
    const { page } = phone;
    const plan = page.locator('.side');
    await plan.locator('.cut-plan[aria-busy="false"]').waitFor();
    const cell = page.locator('#part-side-quantity');
    expect(await isLeftOf(cell, plan)).toBe(true);
    expect(await faults(page)).toEqual([]);
    // A hardware keyboard needs no extra keys, least of all over the rows.
    await page.locator('#part-side-length').focus();
    expect(await page.locator('.keys').isVisible()).toBe(false);
    const before = await sumIn(page.locator('main .screen__line'));
    await cell.fill('20');
    await expect.poll(() => sumIn(page.locator('main .screen__line'))).not.toBe(before);
    await plan.locator('.cut-plan[aria-busy="false"]').waitFor();
    await page.locator('.tab-bar').getByRole('link', { name: 'Buy' }).click();
    await page.getByText('Adjust: saw cut').waitFor();
    await plan.getByRole('heading', { name: 'Buy', level: 2 }).waitFor();
    await page.setViewportSize(NARROW);
    await plan.waitFor({ state: 'detached' });
    expect(await page.locator('.tab-bar').getByRole('link').allTextContents()).toEqual([
      'Measure',
      'Buy',
      'Cut',
      'Do',
    ]);
    await phone.close();
  });
});
