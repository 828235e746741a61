// A chimney breast, a bay or a recess is put on a wall by its place, width and depth.
import type { Page } from '@playwright/test';
import { newRoom, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { newProject } from '../../web/planner/schema/project.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

/** A room of 4 × 3 m that has no word of bays. */
const { features: _, ...before } = newRoom('room');
const project = {
  ...newProject('aaaa1111', 1000),
  region: 'uk',
  places: [
    {
      ...before,
      sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' })),
      height: '2.4 m',
    },
  ],
  jobs: [{ id: 'floor', slug: 'lay-a-laminate-floor', place: 'room', typed: {} }],
};

test.beforeEach(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
  ({ page } = phone);
  await keep(page, { 'measure-twice:project:aaaa1111': project });
  await page.goto('/project/aaaa1111');
});

test.afterEach(async () => {
  await phone.close();
});

const floor = (): Promise<string | null> => page.locator('.plan-box .plan__area').textContent();

test.describe('a bay', () => {
  test('is put on a wall by its place, width and depth, drawn at once, changed, removed and taken back', async () => {
    expect(await floor()).toBe('12.0 m²');
    await page.getByText('Chimney breast, bay, step in a wall').tap();
    await page.getByRole('button', { name: 'Add a bay' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Bay' });
    // The new feature gets the focus, not the way back from it.
    const done = sheet.getByRole('button', { name: 'Done' });
    expect(await done.evaluate((one) => one === document.activeElement)).toBe(true);
    await sheet.getByLabel('From the left corner').fill('1 m');
    await sheet.getByLabel('Width').fill('1.5 m');
    await sheet.getByLabel('Depth').fill('0.6 m');
    await sheet.getByText('1.50 m to the right').waitFor();
    expect(await sheet.locator('.plan__area').textContent()).toBe('12.9 m²');
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: /Bay, wall A/ }).tap();
    await sheet.getByLabel('Depth').fill('0.4 m');
    await page.getByRole('button', { name: 'Done' }).tap();
    expect(await floor()).toBe('12.6 m²');
    await page.getByRole('button', { name: /Bay, wall A/ }).tap();
    await sheet.getByRole('button', { name: 'Remove this bay' }).tap();
    await expect.poll(floor).toBe('12.0 m²');
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await expect.poll(floor).toBe('12.6 m²');
    await page.reload();
    await expect.poll(floor).toBe('12.6 m²');
  });

  test('a feature that is too wide or too deep is refused under its field, and the plan uses the last valid size', async () => {
    await page.getByText('Chimney breast, bay, step in a wall').tap();
    await page.getByRole('button', { name: 'Add a chimney breast' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Chimney breast' });
    await sheet.getByLabel('Width').fill('1.5 m');
    await sheet.getByLabel('Depth').fill('0.4 m');
    await sheet.getByLabel('Width').fill('4.5 m');
    // A size is judged when its field is left.
    await sheet.getByRole('textbox', { name: 'Width' }).blur();
    await sheet.getByText('4.5 m is wider than wall A (4 m). Until then 1.5 m counts.').waitFor();
    await sheet.getByLabel('Depth').fill('3.5 m');
    await sheet.getByLabel('Width').fill('1.5 m');
    await sheet.getByRole('textbox', { name: 'Width' }).blur();
    await sheet.getByText('3.5 m is too deep').waitFor();
    await page.getByRole('button', { name: 'Done' }).tap();
    expect(await floor()).toBe('11.4 m²');
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.locator('.note', { hasText: '3.5 m is too deep' }).waitFor();
    await page.getByRole('link', { name: 'Change it' }).tap();
    expect(await sheet.getByLabel('Depth').inputValue()).toBe('3.5 m');
  });
});
