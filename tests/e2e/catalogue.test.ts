// The catalogue of jobs: its groups, its search, what is used most, and the place that each job starts with.
import type { Page } from '@playwright/test';
import { openPhone, type PhoneOptions } from '../support/browser.ts';
import { isOfTheNetwork, touchPages } from './offline/keeper.ts';
import { belongings } from '../support/house.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

const visit = (options: PhoneOptions = {}) =>
  openPhone(browser, { baseURL: runtime.url, reducedMotion: 'reduce', ...options });

const headings = (page: Page) => page.locator('.catalogue h2').allInnerTexts();
const jobs = (page: Page) => page.locator('.catalogue .job-row strong').allInnerTexts();
/** The results of a search, once their count is shown. */
const find = async (page: Page, typed: string): Promise<readonly string[]> => {
  await page.getByRole('searchbox').fill(typed);
  await page
    .locator('.field__note')
    .filter({ hasText: /job|任务/ })
    .waitFor();
  return jobs(page);
};

test.describe('the catalogue of jobs', () => {
  test('groups jobs by place, each with a drawing, and finds them by three letters in any language', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/jobs');
    expect(await headings(page)).toEqual(['Inside', 'Outside', 'In the workshop']);
    const all = await jobs(page);
    expect(all.length).toBeGreaterThan(18);
    expect(await page.locator('.job-row > svg:visible').count()).toBe(all.length);
    // The names of other countries load when the field is focused.
    await page.getByRole('searchbox', { name: 'Find a job' }).tap();
    const top = async () => (await page.locator('.catalogue h2').first().boundingBox())?.y;
    const before = await top();
    await expect.poll(() => find(page, 'bas')).toContain('Fit skirting and trim');
    expect(await top()).toBe(before);
    await expect.poll(() => find(page, '瓷砖')).toEqual(['Tile a wall', 'Tile a floor']);
    expect(await headings(page)).toEqual(['Inside']);
    expect(await find(page, 'deck')).toContain('Build a deck');
    // Jobs with the word in their title come first: skirting is found by its architraves.
    expect((await find(page, 'door')).slice(0, 2).toSorted()).toEqual([
      'Hang an internal door',
      'Paint woodwork and doors',
    ]);
    expect(await find(page, 'boat')).toEqual([]);
    await page.getByText('No job is called “boat”.').first().waitFor();
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => jobs(page)).toEqual(all);
    await phone.close();
  });

  test('applies a search that the user typed before the app started', async () => {
    const phone = await visit();
    const { page } = phone;
    const held = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/jobs', { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Find a job' }).fill('bas');
    held.resolve(undefined);
    await expect.poll(async () => (await jobs(page)).length).toBeLessThan(5);
    // By its American name, which comes once it is looked for.
    await expect.poll(() => jobs(page)).toContain('Fit skirting and trim');
    await phone.close();
  });

  test('finds English words on a Chinese page, offline @long', async () => {
    const phone = await visit({
      locale: 'zh-CN',
      serviceWorkers: 'allow',
      expect: ({ text }) => isOfTheNetwork(text) || text.includes('/assets/late-'),
    });
    const { page } = phone;
    await touchPages(page);
    await page.goto('/zh/jobs');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.getByRole('searchbox').tap();
    await expect.poll(() => find(page, 'sod')).toEqual(['铺草皮或播草籽']);
    // Pages never seen were kept in the language of the browser, and an address in another leads to them.
    for (const path of ['/jobs/lay-a-lawn', '/nowhere']) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForURL(`**/zh${path}`);
      await page.locator('html[lang="zh-Hans"] h1').waitFor();
    }
    await phone.close();
  });

  test('has what this device used most first, on its page and at the start @long', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/settings');
    const project = {
      ...(belongings()['measure-twice:project:aaaa1111'] as object),
      jobs: ['lay-a-lawn', 'lay-a-lawn', 'build-a-deck', 'fit-skirting'].map((slug, i) => ({
        id: `job${i}`,
        slug,
        place: 'room',
        typed: {},
      })),
    };
    await keep(page, { 'measure-twice:project:aaaa1111': project });
    await page.goto('/jobs');
    await expect.poll(() => headings(page)).toEqual(['Outside', 'Inside', 'In the workshop']);
    expect((await jobs(page)).slice(0, 3)).toEqual([
      'Lay or sow a lawn',
      'Build a deck',
      'Put up a fence',
    ]);
    await page.locator('.catalogue').waitFor();
    await page.goto('/');
    const tiles = page.locator('.job-tile');
    await expect
      .poll(async () => (await tiles.allInnerTexts()).slice(0, 4))
      .toEqual(['Lay or sow a lawn', 'Fit skirting and trim', 'Build a deck', 'Paint a room']);
    expect(await tiles.locator('svg:visible').count()).toBe(6);
    await page.getByRole('link', { name: /^All \d+ jobs$/ }).tap();
    await page.waitForURL('/jobs');
    await phone.close();
  });

  test('starts a job with the right kind of place, from its page and from a project that has no such place', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/jobs');
    await page.getByRole('link', { name: 'Put up a fence' }).tap();
    await page.locator('.screen__action a').tap();
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    await page.getByRole('heading', { level: 1, name: 'Back fence' }).waitFor();
    await page.getByRole('button', { name: 'Add a job here' }).tap();
    const sheet = page.locator('dialog[open]');
    await expect(sheet.locator('.catalogue h2').first()).toHaveText('For this line');
    await sheet.getByRole('button', { name: 'Paint a room Starts a new room' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Paint a room' }).waitFor();
    expect(await page.locator('.pills__pill').allInnerTexts()).toEqual(['Back fence', 'New room']);
    // Place and job came with one tap, and go with one.
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await expect.poll(() => page.getByRole('heading', { name: 'Paint a room' }).count()).toBe(0);
    await page.getByRole('heading', { name: 'Put up a fence' }).waitFor();
    expect(await page.locator('.pills__pill').count()).toBe(0);
    await phone.close();
  });
});
