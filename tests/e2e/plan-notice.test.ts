// Half-done projects of 0.1.5 whose plan has changed since: the user keeps what they had, or takes the new plan.
import { openPhone, type Phone } from '../support/browser.ts';
import { actedOnBy015, capture, projectKeyOf } from '../support/captured.ts';
import { keep } from '../support/share.ts';
import { browser, expect, runtime, test } from '../support/test.ts';

const EDGING = 'path-edging~600x150-mm';
const WIDTHS = [390, 320];

let phone: Phone;

test.beforeEach(async () => {
  phone = await openPhone(browser, {
    baseURL: runtime.url,
    locale: 'en-GB',
    // One test takes the network away.
    expect: ({ text }) => text.includes('ERR_INTERNET_DISCONNECTED'),
  });
});

test.afterEach(async () => {
  await phone.close();
});

/** Puts a captured project on the phone; returns its address. */
async function put(slug: string, project: object): Promise<string> {
  const key = projectKeyOf(capture(slug));
  await keep(phone.page, { [key]: project });
  return `/project/${key.split(':').at(-1) ?? ''}`;
}

test('a path that was begun says what changed since, and why; the user keeps it or takes the new plan', async () => {
  const { page } = phone;
  const bought = { [`${EDGING}|${EDGING}/600-mm`]: 20 };
  const address = await put('lay-a-path', actedOnBy015('lay-a-path', { bought }));
  const notice = page.getByRole('complementary', { name: 'Changes of the plan' });
  const row = page
    .locator('.shop-row')
    .filter({ hasText: /edging/i })
    .first();

  await page.goto(`${address}/buy`);
  await notice
    .getByText(/^Since you bought: \d more items to buy, .*one step earlier\.$/)
    .waitFor();
  await notice.getByText('This is why').tap();
  await notice.getByText(/^Edging and forms are counted by the outline/).waitFor();
  await expect(
    notice.getByRole('listitem').filter({ hasText: /Path edging.*: 2\d, was 20/ }),
  ).toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }

  await notice.getByRole('button', { name: 'Keep', exact: true }).tap();
  await notice.getByText(/^You keep the plan that you had/).waitFor();
  await page.reload();
  await notice.getByText(/It ends as soon as you change a size/).waitFor();
  await page.goto(`${address}/do`);
  await notice.getByText(/^You keep the plan that you had/).waitFor();

  // A changed size ends it.
  await page.goto(address);
  await page.locator('#length').fill('3.1 m');
  await notice.getByText(/^Since you bought: /).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
  await notice.getByText(/^You keep the plan that you had/).waitFor();

  await notice.getByRole('button', { name: 'Use the new plan' }).tap();
  await expect(notice).toHaveCount(0);
  await page.goto(`${address}/buy`);
  await row.waitFor();
  await expect(notice).toHaveCount(0);
});

test('an unsafe former plan of a deck is named until it is read, also offline', async () => {
  const { page } = phone;
  const all = capture('build-a-deck');
  const address = await put(
    'build-a-deck',
    JSON.parse(all.localStorage[projectKeyOf(all)] ?? '') as object,
  );
  const warning = page.getByRole('alert').filter({ hasText: 'two blocks of joist timber' });
  await page.goto(address);
  await warning.waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /^Do/ }).tap();
  await warning.waitFor();
  await page.screenshot({ path: '.local/plan-notice-unsafe.png' });
  await page.context().setOffline(false);
  await page.reload();
  await warning.getByRole('button', { name: 'I have read this' }).tap();
  await expect(warning).toHaveCount(0);
  await page.reload();
  await page.locator('.step-row').first().waitFor();
  await expect(warning).toHaveCount(0);
});

test('a half-done project whose plan has not changed has no notice @long', async () => {
  const { page } = phone;
  const address = await put('paint-a-room', actedOnBy015('paint-a-room'));
  await page.goto(`${address}/buy`);
  await page.locator('.shop-row').first().waitFor();
  await expect(page.getByRole('complementary', { name: 'Changes of the plan' })).toHaveCount(0);
});
