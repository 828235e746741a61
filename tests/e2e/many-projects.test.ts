// Home shows the stored summaries of projects, and plans only those that have changed.
import type { Page, Request } from '@playwright/test';
import { openPhone, type PhoneOptions } from '../support/browser.ts';
import { house } from '../support/house.ts';
import { LONG } from '../support/long.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

/** Projects of two jobs each, by storage key. */
const some = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const { jobs, ...rest } = house();
      const two = [i, i + 1].flatMap((n) => jobs[n % jobs.length] ?? []);
      const project = { ...rest, id: `aaaa000${i}`, name: `House ${i}`, jobs: two };
      return [
        `measure-twice:project:${project.id}`,
        { ...project, done: [], bought: {}, timers: {}, changed: i + 1 },
      ];
    }),
  );

interface Stored {
  readonly id: string;
  readonly isSearched: boolean;
  /** Number of ticked steps. */
  readonly done: number;
}

/** Summaries in the database. */
const stored = (page: Page): Promise<readonly Stored[]> =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (all.every(({ name }) => name !== 'measure-twice-summaries')) return [];
    return new Promise<readonly Stored[]>((resolve) => {
      const open = indexedDB.open('measure-twice-summaries');
      open.addEventListener('success', () => {
        const { result: db } = open;
        const store = db.transaction('summaries').objectStore('summaries');
        const found: Stored[] = [];
        store.openCursor().addEventListener('success', ({ target }) => {
          const cursor: IDBCursorWithValue | null = Reflect.get(target ?? {}, 'result');
          if (cursor === null) {
            db.close();
            resolve(found);
          } else {
            const { isSearched, figures } = cursor.value;
            const id = typeof cursor.key === 'string' ? cursor.key : '';
            found.push({ id, isSearched, done: figures.steps.done });
            cursor.continue();
          }
        });
      });
    });
  });

/** Resolves when the summaries of this number of projects are complete. */
const settled = (page: Page, count: number): Promise<void> =>
  expect
    .poll(async () => (await stored(page)).filter(({ isSearched }) => isSearched).length, {
      timeout: 60_000,
    })
    .toBe(count);

/** Text of each row, with the number of shapes in its picture. */
const rowsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.own-row')
    .evaluateAll((all) =>
      all.map((row) => `${row.textContent} ${row.querySelectorAll('svg path').length}`),
    );

/** Scripts that plan, know a job or draw in space. */
const PLANNER =
  /\/assets\/(?:planning|plan-summary|digest|job|known-cuts|space-picture)-[^/]*\.js$/;

/** Scripts of the app, except the one that reports an early end. */
const SCRIPTS = /\/assets\/(?!early)[^/]*\.js$/;

/** A phone with these projects that has been at home once. */
async function phoneWith(count: number, options: PhoneOptions = {}) {
  const phone = await openPhone(browser, { baseURL: runtime.url, ...options });
  const { page } = phone;
  await page.goto('/settings');
  await keep(page, some(count));
  await page.goto('/');
  await settled(page, count);
  return phone;
}

/** A step for the long size: backup.test.ts erases everything, language.test.ts changes the language. */
const onlyLong = async (name: string, step: () => Promise<void>): Promise<void> => {
  if (LONG) await test.step(name, step);
};

/** Opens home; returns the scripts of the planner that it loads. */
async function plannerOfHome(page: Page): Promise<readonly string[]> {
  const scripts: string[] = [];
  const note = (request: Request): unknown => scripts.push(request.url());
  page.on('request', note);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return scripts.filter((url) => PLANNER.test(url));
}

const row = (page: Page, name: string) => page.locator('.own-row').filter({ hasText: name });

test.describe('the summaries of projects', () => {
  test('are there at once, and follow every change', async () => {
    const count = LONG ? 10 : 3;
    const phone = await phoneWith(count);
    const { page } = phone;
    await test.step('make home with many projects load no planner, and nothing moves', async () => {
      const before = await rowsOf(page);
      expect(before.every((text) => /next: .* [1-9]\d*$/.test(text))).toBe(true);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON());
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      // The first frame of the app has everything; the rows as last seen are there before it.
      await page.locator('.own-row svg').first().waitFor();
      expect(await rowsOf(page)).toEqual(before);
      await page.locator('.today__picture svg').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await rowsOf(page)).toEqual(before);
      expect(scripts.filter((url) => PLANNER.test(url))).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });
    await test.step('follow an edit, on the way back to home and in another tab', async () => {
      const other = await page.context().newPage();
      await other.goto(`${runtime.url}/`);
      await row(other, 'House 1').getByText('next: Check the floor').waitFor();
      await page.goto('/project/aaaa0001/do');
      await page.getByRole('checkbox').first().tap();
      await row(other, 'House 1')
        .getByText(/^1 of \d+ steps done/)
        .waitFor();
      await page.goto('/');
      await row(page, 'House 1')
        .getByText(/^1 of \d+ steps done/)
        .waitFor();
      await settled(page, count);
      // A tab shows what the other one has summed up a moment later.
      await expect(async () => expect(await rowsOf(page)).toEqual(await rowsOf(other))).toPass();
      await other.close();
      // Both tabs searched the same cut plan: the later one may be closed before it has written its summary.
      await expect.poll(() => plannerOfHome(page)).toEqual([]);
    });
    await test.step('are written when an open project goes to the background', async () => {
      const before = await stored(page);
      await page.goto('/project/aaaa0000/do');
      await page.getByRole('checkbox').first().tap();
      // The browser hides a page that the user leaves; a test has no other app to go to.
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(() => stored(page)).not.toEqual(before);
      await settled(page, count);
      expect(await plannerOfHome(page)).toEqual([]);
      await row(page, 'House 0')
        .getByText(/^1 of \d+ steps done/)
        .waitFor();
    });
    await onlyLong('keep their figures in another language, and take its step titles', async () => {
      await keep(page, { 'measure-twice:settings': { language: 'zh-Hans', region: 'uk' } });
      await page.goto('/zh');
      await expect.poll(async () => (await rowsOf(page)).join()).toMatch(/下一步.*\p{Script=Han}/u);
    });
    await keep(page, { 'measure-twice:settings': { language: 'en', region: 'uk' } });
    await page.goto('/');
    await onlyLong('are deleted with their project, and by “Erase everything”', async () => {
      await row(page, 'House 0').getByRole('button', { name: 'More about House 0' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();
      await expect
        .poll(async () => (await stored(page)).map(({ id }) => id))
        .not.toContain('aaaa0000');
      await page.goto('/backup');
      await page.getByRole('button', { name: /^Erase everything/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'Erase everything' });
      await sheet.getByRole('textbox').fill('erase');
      await sheet.getByRole('button', { name: 'Erase everything' }).tap();
      await expect.poll(() => stored(page)).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(
        'last-seen',
      );
    });
    await phone.close();
  });

  test('leave the text of home for its next start, before any script of the app', async () => {
    const name = '<img src=x onerror=alert(1)> & Söhne';
    const phone = await phoneWith(2, { expect: () => true });
    const { page } = phone;
    const texts = () => page.locator('main .own-row').allTextContents();
    const seen = () => page.evaluate(() => localStorage['measure-twice:last-seen'] ?? '');
    await keep(page, {
      'measure-twice:project:aaaa0001': { ...some(2)['measure-twice:project:aaaa0001'], name },
    });
    await page.goto('/');
    await settled(page, 2);
    await expect.poll(seen).toMatch(/onerror.*aaaa0001\/do.*next: /s);
    const before = await texts();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    expect(await texts()).toEqual(before);
    expect(before[0]).toContain(name);
    expect(
      await page
        .locator('main :is(img, button:enabled:not(.undo-buttons *), input:enabled)')
        .count(),
    ).toBe(0);
    expect(await page.locator('.screen__action a').getAttribute('href')).toBe(
      '/project/aaaa0001/do',
    );
    await page.unroute(SCRIPTS);
    // Home begins with another project then.
    await page.goto('/project/aaaa0000');
    await expect.poll(seen).toBe('');
    await phone.close();
  });
});

test('a name typed in the menu of a project is stored when the page goes to the background', async () => {
  const phone = await phoneWith(2);
  const { page } = phone;
  await page.goto('/');
  await row(page, 'House 0').getByRole('button', { name: 'More about House 0' }).tap();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Cottage');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => page.evaluate(() => localStorage['measure-twice:project:aaaa0000']))
    .toContain('"Cottage"');
  await phone.close();
});
