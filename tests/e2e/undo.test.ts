// One history of all the user's changes, on every screen; and a double tap that acts once.
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { doubleTap, liftFinger } from '../support/finger.ts';
import { belongings, house, lightHouse, panels, studs } from '../support/house.ts';
import { removeFromStart } from '../support/remove-from-start.ts';
import { keep, kept } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.beforeEach(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
  ({ page } = phone);
});

test.afterEach(async () => {
  await phone.close();
});

const button = (name: string | RegExp, exact = false) => page.getByRole('button', { name, exact });
const row = (name: string) => page.locator('.own-row').filter({ hasText: name });
const undo = () => page.locator('#main').getByRole('button', { name: 'Undo', exact: true });
const redo = () => page.locator('#main').getByRole('button', { name: 'Redo', exact: true });

/** The texts of projects, lists and the rack, without the plans that a search keeps by itself. */
async function texts(): Promise<Record<string, string>> {
  const all = Object.entries(await kept(page));
  return Object.fromEntries(all.filter(([key]) => !key.includes(':cut-plan:')));
}

async function start(things: Readonly<Record<string, unknown>>, path: string): Promise<void> {
  await keep(page, things);
  await page.goto(path);
  await page.locator('h1').waitFor();
}

test.describe('undo', () => {
  test('on the start brings back what was removed @long', async () => {
    await start(belongings(), '/');
    await test.step('a double tap removes one project and leaves the next', async () => {
      await button('More about House').tap();
      await liftFinger(page);
      await doubleTap(page, button('Remove', true));
      await row('House').waitFor({ state: 'detached' });
      expect(await page.locator('#yours ~ .rows .row').count()).toBe(2);
      expect(await page.getByRole('dialog').count()).toBe(0);
      await undo().tap();
      await row('House').waitFor();
    });
    await liftFinger(page);
    await test.step('brings back every project and list removed from the start, one after the other', async () => {
      const before = await texts();
      for (const name of ['House', 'Stud wall', 'Cabinet']) {
        await removeFromStart(page, name);
        await row(name).waitFor({ state: 'detached' });
        await liftFinger(page);
      }
      const after = await texts();
      for (let i = 0; i < 3; i += 1) await undo().tap();
      await row('House').waitFor();
      expect(await texts()).toEqual(before);
      for (let i = 0; i < 3; i += 1) await redo().tap();
      await row('House').waitFor({ state: 'detached' });
      expect(await texts()).toEqual(after);
    });
  });

  test('goes back through sizes, ticks, prices and a removed job of a project, whichever screen they were on', async () => {
    const jobs = house().jobs.filter(({ id }) => id !== 'path' && id !== 'fence');
    await start({ 'measure-twice:project:aaaa1111': { ...house(), jobs } }, '/project/aaaa1111');
    const before = await texts();
    await page.locator('#height').fill('2.6 m');
    await button('Remove Tile a floor').tap();
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.locator('.shop').first().tap();
    await page.getByRole('link', { name: /^Do/ }).tap();
    await button(/^Done, next/).tap();
    await page.locator('.row--ticked').nth(1).waitFor({ state: 'attached' });
    const after = await texts();
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Control+z');
    await expect.poll(texts).toEqual(before);
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('link', { name: 'Measure', exact: true }).tap();
    expect(await page.locator('#height').inputValue()).toBe('2.6 m');
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Control+y');
    await expect.poll(texts).toEqual(after);
  });

  test('in a list of panels works on its boards and from the start @long', async () => {
    await start({ 'measure-twice:cuts:dddd4444': panels() }, '/project/cut/dddd4444/cut');
    await test.step('puts a board that was cut back, with its plan, and cuts it again', async () => {
      await page.locator('.cut-plan[aria-busy="false"] .proof').waitFor();
      const before = await texts();
      const tick = page
        .getByRole('checkbox')
        .or(button(/Cut it|cut/))
        .first();
      await tick.tap();
      await expect.poll(texts).not.toEqual(before);
      await undo().tap();
      await expect.poll(texts).toEqual(before);
    });
    await page.locator('.tab-bar').getByRole('link', { name: 'Measure', exact: true }).tap();
    await test.step('names the project of a change that is not on the screen', async () => {
      await page.getByLabel('Part 1, how many').fill('7');
      await page.getByRole('link', { name: 'All projects' }).tap();
      await undo().tap();
      await expect.poll(() => page.getByText('Undone: Cabinet').count()).toBe(1);
    });
  });

  test('in a list of lengths works by fields and by cuts @long', async () => {
    await start({ 'measure-twice:cuts:cccc3333': studs() }, '/project/cut/cccc3333');
    await test.step('takes what was typed in one visit to a field as one step', async () => {
      const cell = page.getByLabel('Part 1, length');
      await cell.fill('');
      await cell.pressSequentially('1234');
      await page.getByLabel('Part 1, name').fill('post');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      expect(await cell.inputValue()).toBe('2325 mm');
    });
    await page.locator('.tab-bar').getByRole('link', { name: 'Cut', exact: true }).tap();
    await test.step('a double tap makes one cut at the bench, and it is taken back', async () => {
      await page.locator('.cut-plan[aria-busy="false"] .proof').waitFor();
      await button('Start cutting').tap();
      const next = button('Cut. Tap anywhere');
      await next.waitFor();
      await doubleTap(page, next);
      await page.waitForURL(/bench=1\.0\.1$/);
      await expect(page.locator('.bench .board__piece--gone')).toHaveCount(1);
      await button('Back one cut').tap();
      await page.waitForURL(/bench=1\.0\.0$/);
    });
  });
});

test.describe('a double tap', () => {
  test('ticks one row to buy and not its neighbour', async () => {
    // The list of one job is complete when it appears; that of several grows while they are planned.
    const painted = { ...house(), jobs: house().jobs.slice(0, 1) };
    await start({ 'measure-twice:project:aaaa1111': painted }, '/project/aaaa1111/buy');
    const ticked = page.locator('.shop[aria-pressed="true"]');
    await ticked.first().waitFor();
    const before = await ticked.count();
    await doubleTap(page, page.locator('.shop[aria-pressed="false"]').first());
    await expect.poll(() => ticked.count()).toBe(before + 1);
  });

  test('does one step on “Done, next”, and undo takes it back @long', async () => {
    await start({ 'measure-twice:project:aaaa1111': lightHouse() }, '/project/aaaa1111/do');
    const done = page.locator('.row--ticked');
    await done.first().waitFor({ state: 'attached' });
    const before = await done.count();
    await doubleTap(page, button(/^Done, next/));
    await expect.poll(() => done.count()).toBe(before + 1);
    await undo().tap();
    await expect.poll(() => done.count()).toBe(before);
  });
});
