import { violations } from '../support/axe.ts';
import { isOfNoPage, openPhone, type Phone, type PhoneOptions } from '../support/browser.ts';
import { belongings } from '../support/house.ts';
import { show } from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

async function visit(expected: PhoneOptions['expect'] = isOfNoPage): Promise<Phone> {
  const phone = await openPhone(browser, {
    baseURL: runtime.url,
    reducedMotion: 'reduce',
    expect: expected,
  });
  await phone.page.goto('/settings');
  return phone;
}

// Every screen is looked at in screens/.
test.describe('axe', () => {
  test('finds nothing wrong with a screen that broke, which says so in its title', async () => {
    const phone = await visit(({ text }) => text.includes('while rendering'));
    const { page } = phone;
    await page.route(/\/assets\/cut-page-.*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function CutPage() { throw new Error("while rendering") }',
      }),
    );
    await page.getByRole('link', { name: 'Jobs', exact: true }).tap();
    await page.getByRole('link', { name: /^Cut boards and sheets/ }).tap();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.title()).toBe('Something went wrong · Measure Twice');
    await phone.close();
  });

  for (const tab of ['buy', 'do']) {
    test(`finds nothing wrong with the paper of ${tab}`, async () => {
      const phone = await visit();
      const { page } = phone;
      await keep(page, belongings());
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.goto(`/project/aaaa2222/${tab}`);
      await page.getByRole('button', { name: 'Print' }).tap();
      await page.locator('body[data-printed]').waitFor();
      await page.emulateMedia({ media: 'print' });
      await page.locator('.print').waitFor();
      expect(await violations(page)).toEqual([]);
      await phone.close();
    });
  }

  test('finds what is wrong, so that finding nothing says something', async () => {
    const phone = await visit();
    const { page } = phone;
    // Waits for hydration, which must change nothing.
    await show(page, { path: '/jobs', stands: 'main h1' });
    await page.locator('h1').evaluate((heading) => {
      heading.style.color = '#ddd';
      heading.after(document.createElement('button'));
    });
    const found = await violations(page);
    expect(found.map((one) => one.split(' | ')[0])).toEqual(['button-name', 'color-contrast']);
    expect((await violations(page, 'colours')).map((one) => one.split(' | ')[0])).toEqual([
      'color-contrast',
    ]);
    await phone.close();
  });
});
