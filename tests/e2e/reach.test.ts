import { NOT_FOUND } from '../../web/app/pages.ts';
import { isOfNoPage, openPhone, type Phone } from '../support/browser.ts';
import { belongings } from '../support/house.ts';
import { moving } from '../support/motion.ts';
import { atWork } from '../support/screens.ts';
import { few } from '../support/long.ts';
import { SHOWN } from '../support/pages.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

async function visit(): Promise<Phone> {
  const phone = await openPhone(browser, {
    baseURL: runtime.url,
    reducedMotion: 'reduce',
    expect: isOfNoPage,
  });
  await keep(phone.page, belongings());
  return phone;
}

// Every screen is looked at in screens/.
test.describe('a user who asks for less motion', () => {
  test('sees none where others see a sheet rise @long', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/backup?erase=all');
    await page.locator('dialog[open]').waitFor();
    expect(await moving(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moving(page)).toEqual(['sheet']);
    await phone.close();
  });
});

test.describe('a user with forced colours', () => {
  test('can tell what is chosen, and the tab one is at @long', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/project/aaaa1111');
    await page.locator('.toggle[aria-pressed="true"]').first().waitFor();
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderTopColor } = getComputedStyle(element);
          return { backgroundColor, borderTopColor };
        });
    for (const [chosen, other] of [
      ['.toggle[aria-pressed="true"]', '.toggle[aria-pressed="false"]'],
      ['.pills__pill[aria-current]', '.pills__pill:not([aria-current])'],
      ['.tab-bar__tab[aria-current]', '.tab-bar__tab:not([aria-current])'],
      ['.choice__option input:checked + span', '.choice__option input:not(:checked) + span'],
    ] as const) {
      expect(await look(chosen)).not.toEqual(await look(other));
    }
    await phone.close();
  });
});

test.describe('a user of a screen reader', () => {
  const cut = 'Stud wall';
  const ROUTES: readonly (readonly [string, string])[] = [
    ...few(SHOWN, 2).map(({ path, title }) => [path, title] as const),
    ['/project/aaaa1111', 'House · Measure Twice'],
    ['/project/aaaa1111/buy', 'Buy: House · Measure Twice'],
    ['/project/aaaa1111/cut', 'Cut: House · Measure Twice'],
    ['/project/aaaa1111/do', 'Do: House · Measure Twice'],
    ['/project/bbbb2222', 'A project · Measure Twice'],
    ['/project/aaaa1111/elsewhere', NOT_FOUND.title],
    ['/project/cut/cccc3333', `${cut} · Measure Twice`],
    ['/project/cut/cccc3333/buy', `Buy: ${cut} · Measure Twice`],
    ['/project/cut/cccc3333/cut', `Cut: ${cut} · Measure Twice`],
    ['/project/cut/ffff0000', 'This cut list is not here · Measure Twice'],
    ['/nowhere', NOT_FOUND.title],
  ];

  test('is told the title of every place and put at its heading, forwards and back', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/settings');
    await atWork(page);
    const at = () =>
      page.evaluate(() => ({
        path: window.location.pathname,
        title: document.title,
        focus: document.activeElement?.tagName,
      }));
    for (const [path, title] of ROUTES) {
      // Navigates like a link, without loading the page again.
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await expect.poll(at).toEqual({ path, title, focus: 'H1' });
    }
    const [path, title] = ROUTES.at(-2) ?? ['', ''];
    await page.goBack();
    await expect.poll(at).toEqual({ path, title, focus: 'H1' });
    await phone.close();
  });
});
