// The start with many things on it, and what it says of reports.
import { openPhone } from '../support/browser.ts';
import { kitchen } from '../unit/documents/sharing/sharing.ts';
import { house, studs } from '../support/house.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { reportSwitch } from '../support/settings.ts';

/** Projects by storage key. */
const some = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const id = `abcd${1000 + i}`;
      return [`measure-twice:project:${id}`, kitchen({ id, name: `House ${i + 1}` })];
    }),
  );

test.describe('the start', () => {
  test('searches sixty projects by name, and nine are read @long', async () => {
    const phone = await openPhone(browser, { baseURL: runtime.url });
    const { page } = phone;
    await keep(page, some(9));
    await page.goto('/');
    await page.getByRole('link', { name: /^House 9/ }).waitFor();
    expect(await page.getByLabel('Find').count()).toBe(0);
    await keep(page, some(60));
    await page.reload();
    await page.getByLabel('Find').fill('house 47');
    await expect.poll(() => page.locator('.own-row__link').count()).toBe(1);
    await page.getByLabel('Find').fill('boat');
    await page.getByText('Nothing here is called “boat”.').waitFor();
    await phone.close();
  });

  test('says of a project what its list says: in its region’s money, without what is there already @long', async () => {
    const phone = await openPhone(browser, { baseURL: runtime.url });
    const { page } = phone;
    await keep(page, {
      'measure-twice:project:aaaa1111': {
        ...house(),
        region: 'uk',
        jobs: house().jobs.slice(0, 1),
        prices: { 'waterproof-gloves/1-pair': { text: '50', at: 1 } },
      },
    });
    for (const settings of [{}, { region: 'cn', has: ['waterproof-gloves', 'work-gloves'] }]) {
      await keep(page, { 'measure-twice:settings': settings });
      await page.goto('/project/aaaa1111/buy');
      // As written: each line begins with a capital on the screen.
      const listed = await page.locator('.screen__line b').first().textContent();
      await page.goto('/');
      await expect.poll(() => page.locator('.own-row .row__money').textContent()).toBe(listed);
    }
    await phone.close();
  });

  test('renames, shares and duplicates a document from the menu of its row', async () => {
    const phone = await openPhone(browser, { baseURL: runtime.url });
    const { page } = phone;
    await keep(page, { ...some(2), 'measure-twice:cuts:cccc3333': studs() });
    await page.goto('/');
    const menu = page.getByRole('dialog');
    const openMenu = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: `More about ${name}`, exact: true }).tap();
    };
    const names = () => page.locator('.own-row__name strong').allInnerTexts();
    await openMenu('House 2');
    await menu.getByLabel('Name').fill('Cottage');
    await page.keyboard.press('Escape');
    await expect.poll(names).toEqual(['Cottage', 'House 1', 'Stud wall']);
    await openMenu('Cottage');
    await menu.getByRole('button', { name: 'Share' }).tap();
    await page.getByRole('dialog', { name: 'Share' }).getByText('Copy the link').waitFor();
    await menu.getByRole('button', { name: 'Done' }).tap();
    await openMenu('Stud wall');
    await menu.getByRole('button', { name: 'Duplicate' }).tap();
    await expect.poll(names).toEqual(['Cottage', 'House 1', 'Stud wall (2)', 'Stud wall']);
    for (const _ of ['the copy', 'the name'])
      await page.locator('#main').getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect.poll(names).toEqual(['House 1', 'House 2', 'Stud wall']);
    await phone.close();
  });

  test('says that reports are on, with the switch one tap away', async () => {
    const phone = await openPhone(browser, { baseURL: runtime.url, isReporting: true });
    const { page } = phone;
    await page.goto('/');
    await page.getByText('Reports to its makers are on.').waitFor();
    await page.getByRole('link', { name: 'What they hold, and the switch' }).tap();
    await reportSwitch(page).tap();
    await page.goBack();
    await page.getByText('Reports to its makers are off.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await phone.close();
  });
});
