import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { chooseSetting } from '../support/settings.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser);
  page = phone.page;
});

test.afterAll(async () => {
  await phone.close();
});

const line = () => page.locator('.screen__line').innerText();
/** The main action comes back when nothing is typed any more. */
const stopTyping = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
/** The row of the list that is called so. */
const row = (name: string) => page.locator('.shop', { hasText: name });
const countsOf = (name: string) => row(name).locator('.row__count').allInnerTexts();
const noteOf = (id: string) => page.locator(`#${id}-note`).innerText();

test.describe('painting a room', () => {
  // One story on one phone: each test goes on from the one before.
  test.describe.configure({ mode: 'serial' });

  test('comes from the catalogue to an empty plan that says what is still to measure', async () => {
    await page.goto(`${runtime.url}/jobs`);
    await page.getByRole('link', { name: /^Paint a room/ }).tap();
    await page.getByRole('link', { name: 'Measure your room' }).tap();
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
    await expect.poll(line).toBe('Still to measure: length, width, height');
  });

  test('shows how each typed size was read', async () => {
    await page.getByRole('textbox', { name: 'Room name' }).fill('Back bedroom');
    await page.locator('#length').fill('4,02 m');
    await expect.poll(() => noteOf('length')).toBe('= 4020 mm');
    await page.locator('#width').fill(`11' 1 1/4"`);
    await expect.poll(() => noteOf('width')).toBe('= 3385 mm');
    await page.locator('#height').fill('2415');
    await page.locator('#height').blur();
    // Walls 2 × (4.02 + 3.38455) × 2.415 = 35.76; ceiling 4.02 × 3.38455 = 13.61.
    await expect.poll(line).toContain('walls 35.8 m²');
    await expect.poll(line).toContain('ceiling 13.6 m²');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Back bedroom');
    expect(await page.title()).toBe('Back bedroom · Measure Twice');
  });

  test('types feet and fractions with the keys above the keyboard', async () => {
    await page.locator('#width').tap();
    await page.locator('#width').fill('11');
    await page.getByRole('button', { name: 'ft feet', exact: true }).tap();
    await page.keyboard.type('1 1/4');
    await page.getByRole('button', { name: 'in inches', exact: true }).tap();
    expect(await page.locator('#width').inputValue()).toBe('11′ 1 1/4″');
    await expect.poll(() => noteOf('width')).toBe('= 3385 mm');
  });

  test('adds a window and a door, drawn and taken off the walls', async () => {
    await page.getByRole('button', { name: 'Add a window' }).tap();
    await page.locator('#opening-width').fill('1.2 m');
    await page.locator('#opening-height').fill('1.15 m');
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Add a door' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    // 35.76 less the window's 1.38 and the usual door's 1.89.
    await expect.poll(line).toContain('walls 32.5 m²');
    const plan = await page
      .getByRole('img', { name: /^Plan of the room/ })
      .getAttribute('aria-label');
    expect(plan).toContain('window on wall A, 1.20 m by 1.15 m');
    expect(plan).toContain('door on wall C');
  });

  test('refuses an invalid size under its field, and the plan uses the last valid one', async () => {
    const before = await line();
    for (const [text, words] of [
      ['0', 'cannot be 0'],
      ['nine', 'is not a length'],
      ['900 m', '900 m is too large; at most 100 m'],
    ] as const) {
      await page.locator('#length').fill(text);
      await page.locator('#length').blur();
      await expect.poll(() => noteOf('length')).toContain(words);
      expect(await noteOf('length')).toContain('Until then 4,02 m counts.');
      expect(await page.locator('#length').getAttribute('aria-invalid')).toBe('true');
      await expect.poll(line).toBe(before);
    }
    await page.locator('#length').fill('');
    await expect.poll(line).toBe('Still to measure: length');
    await page.locator('#length').fill('4.02 m');
    await page.getByRole('button', { name: /^Window, wall A/ }).tap();
    await page.locator('#opening-width').fill('5 m');
    await page.locator('#opening-width').blur();
    await expect
      .poll(() => noteOf('opening-width'))
      .toBe('5 m is wider than wall A (4.02 m). Until then 1.2 m counts.');
    await page.getByRole('button', { name: 'Done' }).tap();
    expect(await page.getByRole('button', { name: /^Window, wall A/ }).innerText()).toContain(
      'wider',
    );
    await expect.poll(line).toBe(before);
    await page.getByRole('button', { name: /^Window, wall A/ }).tap();
    await page.locator('#opening-width').fill('1.2 m');
    await page.getByRole('button', { name: 'Done' }).tap();
  });

  test('chooses surfaces, coats and coverage and sees the cost follow', async () => {
    const before = await line();
    await page.getByRole('button', { name: 'Ceiling' }).tap();
    await expect.poll(line).not.toContain('ceiling');
    await page.getByRole('button', { name: 'Ceiling' }).tap();
    await page.getByLabel('Walls, coats').fill('3');
    await expect.poll(line).not.toBe(before);
    await page.getByLabel('Walls, coats').fill('');
    await expect.poll(line).toBe(before);
  });

  test('takes a removed door back with Undo', async () => {
    await page.getByRole('button', { name: /^Door, wall C/ }).tap();
    await page.getByRole('button', { name: 'Remove this door' }).tap();
    await expect.poll(line).toContain('walls 34.4 m²');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(line).toContain('walls 32.5 m²');
  });

  test('finds the cheapest tins, and another mix at another price', async () => {
    await stopTyping();
    await page.getByRole('link', { name: 'What to buy' }).tap();
    await page.waitForURL(/\/buy$/);
    // 32.48 m² × 2 ÷ 12 = 5.41 L: 5 + 2.5 L at 24.00 + 16.00, and 2.5 L at 12.00 for the ceiling; the rest is
    // what they are put on with.
    await expect.poll(line).toContain('About £145 in all');
    expect(await countsOf('Matt emulsion for walls')).toEqual(['1 × 5 L', '1 × 2.5 L']);
    expect(await countsOf('Matt emulsion for ceilings')).toEqual(['1 × 2.5 L']);
    await page.getByRole('button', { name: 'Price of Matt emulsion for walls, 5 L' }).tap();
    await page.getByLabel('10 L, price').fill('30,00');
    const proof = () => page.locator('.proof').innerText();
    await expect.poll(proof).toBe('Cheapest: 1 × 10 L, £30.00');
    await page.getByLabel('5 L, price', { exact: true }).fill('cheap');
    await page.getByText('“cheap” is not a price').waitFor();
    await page.getByLabel('5 L, price', { exact: true }).fill('24');
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect.poll(line).toContain('About £135 in all');
  });

  test('says what to do when the shop has no size of anything @long', async () => {
    const full = await line();
    const prices = page.locator('dialog .field__input');
    const shown: string[] = [];
    await page.getByRole('button', { name: 'Price of Matt emulsion for ceilings, 2.5 L' }).tap();
    await prices.first().waitFor();
    for (const field of await prices.all()) shown.push(await field.inputValue());
    for (const field of await prices.all()) await field.fill('');
    expect(await page.locator('.proof').innerText()).toBe('No size has a price');
    await page.getByRole('button', { name: 'Done' }).tap();
    expect(
      await page.getByRole('button', { name: /^Matt emulsion for ceilings/ }).innerText(),
    ).toContain('Type at least one');
    await page.getByRole('button', { name: /^Matt emulsion for ceilings/ }).tap();
    for (const [i, text] of shown.entries()) await prices.nth(i).fill(text);
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect.poll(line).toBe(full);
  });

  test('ticks off what is in the trolley', async () => {
    await row('Matt emulsion for walls').tap();
    await expect.poll(line).toContain('£30.00 spent');
    await expect.poll(line).toContain('16 of 17 to get');
    await page.getByText(/^(\d+ of \d+ left|all bought)$/).waitFor();
  });

  test('follows the steps with their drying times', async () => {
    await page.getByRole('link', { name: 'What to do' }).tap();
    await page.locator('.step--now').waitFor();
    const step = () => page.locator('.step--now').innerText();
    expect(await step()).toContain('Clear, cover');
    // It waits until the user has looked for cables; the other steps of its job wait for it by their order.
    expect(await step()).toContain('Check first: Hidden cables and pipes');
    await page.getByRole('button', { name: 'I have checked this' }).tap();
    await expect.poll(step).not.toContain('Check first');
    await page.getByRole('button', { name: 'Done, next' }).tap();
    await expect.poll(step).toMatch(/Wash walls[\s\S]*2 h to dry/);
    await expect.poll(line).toContain('1 of 12 done');
    await page.getByText('All tools').tap();
    await page.getByText('roller frame and tray').waitFor();
  });

  test('extends the drying time in the cold, and warns if it is too cold', async () => {
    const wait = () => page.locator('.step--now').innerText();
    const tooCold = page.getByRole('dialog').getByText('do not dry this cold');
    await page.getByRole('button', { name: 'Change' }).tap();
    await page.getByRole('radio', { name: '10 °C' }).check();
    await expect.poll(wait).toContain('4 h to dry');
    expect(await tooCold.isVisible()).toBe(false);
    await page.getByRole('radio', { name: '5 °C', exact: true }).check();
    await tooCold.waitFor();
    await page.getByRole('radio', { name: '20 °C' }).check();
    await expect.poll(wait).toContain('2 h to dry');
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
  });

  test('finds everything again after a reload', async () => {
    await page.reload();
    await page.locator('.step--now').waitFor();
    await expect.poll(line).toContain('1 of 12 done');
    await page.getByRole('link', { name: 'Measure', exact: true }).tap();
    await page.locator('#length').waitFor();
    expect(await page.locator('#length').inputValue()).toBe('4.02 m');
    expect(await page.locator('#width').inputValue()).toBe('11′ 1 1/4″');
    await expect.poll(line).toContain('About £135');
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.waitForURL(/\/buy$/);
    await expect.poll(line).toContain('£30.00 spent');
  });

  test('sees the same room in feet and inches after changing units @long', async () => {
    const project = page.url();
    await page.goto(`${runtime.url}/settings`);
    await chooseSetting(page, 'Units', 'Feet and inches');
    await page.goto(project.replace('/buy', ''));
    await page.locator('#length').waitFor();
    await expect.poll(() => noteOf('length')).toBe('= 13′ 2 1/4″');
    await expect.poll(line).toContain('walls 350 sq ft');
    await page.goto(`${runtime.url}/settings`);
    await chooseSetting(page, 'Units', 'Metres');
  });

  test('keeps a half-typed value through a reload', async () => {
    await page.goto(`${runtime.url}/`);
    await page.getByRole('link', { name: /^Back bedroom/ }).tap();
    await page.locator('#height').fill(`7' 11 1/`);
    await page.reload();
    expect(await page.locator('#height').inputValue()).toBe(`7' 11 1/`);
    await expect.poll(() => noteOf('height')).toContain('is not a length');
  });
});
