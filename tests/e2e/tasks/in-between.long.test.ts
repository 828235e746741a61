// Tasks other than a list: sharing, working offline, settings, mistakes, a wide screen.
import { openPhone, type Phone, type PhoneOptions } from '../../support/browser.ts';
import { panels } from '../../support/house.ts';
import { faultsOf, focusOf } from '../../support/keyboard.ts';
import { Newcomer } from '../../support/newcomer.ts';
import { catchCopies, keep } from '../../support/share.ts';
import { keep as keepTheApp, openKeeper } from '../offline/keeper.ts';
import { browser, runtime, expect, test } from '../../support/test.ts';
import { settingRow } from '../../support/settings.ts';

async function arrive(options: PhoneOptions = {}): Promise<{ phone: Phone; person: Newcomer }> {
  const phone = await openPhone(browser, { baseURL: runtime.url, ...options });
  await phone.page.goto('/');
  return { phone, person: new Newcomer(phone.page) };
}

async function measureARoom(person: Newcomer): Promise<void> {
  await person.tapLink('Measure a room');
  await person.tap(person.page.locator('#length'));
  await person.type('4\n3\n2.4\n');
}

/** Shares what is on the screen by copying its link. */
async function copyLink(person: Newcomer, copied: () => Promise<string>): Promise<string> {
  await person.tapButton(/^Share /);
  await person.tapButton('Copy the link');
  return copied();
}

test.describe('a person', () => {
  test('passes a room on, and later its change, to one with a list of their own', async () => {
    const mine = await openPhone(browser, { baseURL: runtime.url });
    const theirs = await arrive();
    const copied = await catchCopies(mine.page);
    await mine.page.goto('/');
    const person = new Newcomer(mine.page);
    await keep(theirs.phone.page, { 'measure-twice:cuts:dddd4444': panels() });
    const receive = async (link: string): Promise<void> => {
      // A tap on the link in a message, which is a new page load.
      person.taps += 1;
      person.page = theirs.phone.page;
      await person.page.goto(link);
    };
    await measureARoom(person);
    await receive(await copyLink(person, copied));
    await person.tapButton('Add it');
    await person.page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    expect(await person.page.locator('#length').inputValue()).toBe('4 m');

    person.page = mine.page;
    await person.tapButton('Done');
    await mine.page.evaluate(() => document.documentElement.removeAttribute('data-copied'));
    await person.tap(mine.page.locator('#length'));
    await person.type('4.4\n');
    await receive(await copyLink(person, copied));
    await person.tap(person.page.getByRole('radio', { name: 'Replace mine' }));
    await person.tap(person.page.locator('.screen__action > *'));
    await person.page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    expect(await person.page.locator('#length').inputValue()).toBe('4.4 m');
    await person.tapLink('All projects');
    await person.page.getByRole('link', { name: /^Cabinet/ }).waitFor();
    expect(await person.page.getByRole('link', { name: /^New room/ }).count()).toBe(1);
    expect(person.excess('a room passed on and merged', { taps: 14, keys: 13 })).toEqual([]);
    await mine.close();
    await theirs.phone.close();
  });

  test('goes on in flight mode: reloads, changes a size, and the list follows', async () => {
    const phone = await openKeeper(browser, { baseURL: runtime.url });
    const { page } = phone;
    const person = new Newcomer(page);
    await keepTheApp(page, runtime.url);
    await measureARoom(person);
    await person.tapLink('What to buy');
    await page.getByText('in all').first().waitFor();
    // Counts in open groups; folded groups appear a moment later.
    const counts = async () =>
      (await page.locator('.row__count').allInnerTexts()).filter((text) => text !== '');
    const before = await counts();
    await page.context().setOffline(true);
    // Neither the page nor its service worker reaches the server.
    const asked = await page.evaluate(() => fetch('/health').then(String, () => 'no network'));
    expect(asked).toBe('no network');
    await page.reload();
    await page.getByText('in all').first().waitFor();
    await expect.poll(counts).toEqual(before);
    await person.tapLink('Measure');
    await person.tap(page.locator('#length'));
    await person.type('9');
    await person.tapLink('Buy');
    await expect.poll(counts).not.toEqual(before);
    expect(person.excess('a size changed in flight mode', { taps: 6, keys: 10 })).toEqual([]);
    await phone.close();
  });

  test('keeps shop, units, currency and colours after a reload', async () => {
    const { phone, person } = await arrive();
    const { page } = phone;
    await person.tapLink('Settings');
    const settings = [
      ['Where do you shop?', 'United States'],
      ['Units', 'Feet and inches'],
      ['Currency', '$'],
      ['Theme', 'Dark'],
    ] as const;
    for (const [row, option] of settings) {
      await person.tap(settingRow(page, row));
      await person.tap(page.locator('dialog .option').filter({ hasText: option }).first());
    }
    await page.reload();
    // The page starts with default settings, and applies the user's own once its script runs.
    for (const [row, option] of settings) await expect(settingRow(page, row)).toContainText(option);
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await ground()).toBe('rgb(21, 25, 29)');
    await person.tapLink('Projects');
    await person.tapLink('Measure a room');
    await person.tap(page.locator('#length'));
    await person.type(`13'\n10'\n8'\n`);
    await person.tapLink('What to buy');
    await page.getByText('in all').first().waitFor();
    expect(await page.locator('main').innerText()).toMatch(/\$\d/);
    expect(await page.locator('.row__count').allInnerTexts()).toContainEqual(
      expect.stringContaining('gal'),
    );
    expect(person.excess('four settings and a room by them', { taps: 13, keys: 12 })).toEqual([]);
    await phone.close();
  });

  test('takes back a bad size and a removed project', async () => {
    const { phone, person } = await arrive();
    const { page } = phone;
    await measureARoom(person);
    const length = page.locator('#length');
    const line = page.locator('.screen__line');
    const was = await length.inputValue();
    const sums = await line.innerText();
    await person.tap(length);
    await person.type('4 twenty\n');
    await page.getByText('“4 twenty” is not a length.').waitFor();
    // All else goes on with the last good size.
    expect(await line.innerText()).toBe(sums);
    const undo = page.locator('#main').getByRole('button', { name: 'Undo', exact: true });
    await person.tap(undo);
    await expect.poll(() => length.inputValue()).toBe(was);
    await person.tapLink('All projects');
    await person.swipeAway(page.locator('.own-row').filter({ hasText: 'New room' }));
    await page.getByRole('link', { name: /^New room/ }).waitFor({ state: 'detached' });
    await person.tap(undo);
    await person.tapLink(/^New room/);
    expect(await length.inputValue()).toBe(was);
    expect(await line.innerText()).toBe(sums);
    expect(person.excess('two mistakes taken back', { taps: 8, keys: 18 })).toEqual([]);
    await phone.close();
  });

  test('plans a room with a window on a tablet on its side', async () => {
    const { phone, person } = await arrive({ viewport: { width: 1024, height: 768 } });
    const { page } = phone;
    await measureARoom(person);
    await person.tapButton('Add a window');
    const sheet = page.getByRole('dialog');
    await person.tap(sheet.getByLabel('Width'));
    await person.type('1.2\n1.1\n');
    await person.tap(sheet.getByRole('button', { name: 'Done' }));
    await page
      .getByRole('img', { name: /window on wall A, 1.20 m by 1.10 m/ })
      .first()
      .waitFor();
    await person.tapLink('What to buy');
    await page.getByText('in all').first().waitFor();
    await expect.poll(() => page.locator('.row__count').count()).toBeGreaterThan(0);
    expect(person.excess('a room with a window on a tablet', { taps: 6, keys: 17 })).toEqual([]);
    await phone.close();
  });

  test('plans a room at a table with the keyboard alone', async () => {
    const { phone, person } = await arrive({
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 1,
      isMobile: false,
      hasTouch: false,
    });
    const { page } = phone;
    const heading = () => page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let stops = 0; stops < 40; stops += 1) {
        await person.press('Tab');
        await expect.poll(async () => faultsOf(await focusOf(page))).toEqual([]);
        if (name.test((await focusOf(page)).name)) return;
      }
      throw new Error(`Tab does not come to ${String(name)}`);
    };
    await tabTo(/^Measure a room$/);
    await person.press('Enter');
    await heading();
    await tabTo(/^Length/);
    await person.type('4\n3\n2.4\n');
    // The list is next to the fields.
    await page.getByText('in all').first().waitFor();
    await expect.poll(() => page.locator('.row__count').count()).toBeGreaterThan(0);
    expect(person.excess('a room at a table', { taps: 0, keys: 45 })).toEqual([]);
    await phone.close();
  });
});
