// A room whose corners are no right ones is measured corner by corner, by angles or by a line across.
import type { Page } from '@playwright/test';
import { newRoom, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { newProject } from '../../web/planner/schema/project.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

const project = {
  ...newProject('aaaa1111', 1000),
  region: 'uk',
  places: [
    {
      ...newRoom('room'),
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
  await page.getByText('Chimney breast, bay, step in a wall').tap();
});

test.afterEach(async () => {
  await phone.close();
});

const floor = (): Promise<string | null> => page.locator('.plan-box .plan__area').textContent();
const wall = (letter: string) => page.getByRole('textbox', { name: `Wall ${letter}`, exact: true });
const done = (): Promise<void> => page.getByRole('button', { name: 'Done' }).tap();
const sheet = (name: string) => page.getByRole('dialog', { name });

test.describe('a room at any angle', () => {
  test('keeps what was measured, takes a corner by its angle, and says what does not add up', async () => {
    await page.getByRole('radio', { name: 'Any angle' }).tap();
    expect(await floor()).toBe('12.0 m²');
    await page.getByRole('button', { name: 'One corner more' }).tap();
    await wall('A').fill('3 m');
    await wall('B').fill('1414 mm');
    await wall('C').fill('2 m');
    await page.getByRole('button', { name: 'Corner A–B 90°' }).tap();
    await sheet('Corner A–B').getByRole('radio', { name: 'An angle' }).tap();
    await sheet('Corner A–B').getByLabel('Angle inside the room').fill('135 deg');
    await done();
    await page.getByText('The corners add up to 495°; with 5 walls they must make 540°').waitFor();
    await page.getByRole('button', { name: 'Corner B–C 90°' }).tap();
    await sheet('Corner B–C').getByRole('radio', { name: 'An angle' }).tap();
    await sheet('Corner B–C').getByLabel('Angle inside the room').fill('135');
    await done();
    // 4 × 3 m less half a square metre; the last two walls close it.
    await expect.poll(floor).toBe('11.5 m²');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => page.locator('.plan-box .plan__area').count()).toBe(0);
    await page.getByRole('button', { name: 'Redo' }).tap();
    await expect.poll(floor).toBe('11.5 m²');
    await page.reload();
    await expect.poll(floor).toBe('11.5 m²');
  });

  test('is fixed by its four walls and one line across', async () => {
    await page.getByRole('radio', { name: 'Any angle' }).tap();
    await wall('C').fill('4.2 m');
    await wall('D').fill('3.1 m');
    await wall('D').blur();
    await page.getByText(/does not close/).waitFor();
    await page.getByRole('button', { name: 'Corner A–B 90°' }).tap();
    await sheet('Corner A–B').getByRole('radio', { name: 'Measured across' }).tap();
    await sheet('Corner A–B').getByLabel('From the far end').fill('5.1 m');
    await done();
    // Heron's formula gives 5.992 and 6.509 m².
    await expect.poll(floor).toBe('12.5 m²');
    await page.getByRole('button', { name: /Corner C–D \d+(\.\d)?°/ }).waitFor();
  });
});

test.describe('a bay', () => {
  test('has slanted sides by their angle or its front, or is a curve', async () => {
    await page.getByRole('button', { name: 'Add a bay' }).tap();
    const bay = sheet('Bay');
    await bay.getByRole('radio', { name: 'Slanted' }).tap();
    await bay.getByLabel('Width', { exact: true }).fill('2.4 m');
    await bay.getByLabel('Depth').fill('0.6 m');
    // (2.4 + 1.2) / 2 × 0.6 = 1.08 m².
    await expect.poll(() => bay.locator('.plan__area').textContent()).toBe('13.1 m²');
    await bay.getByLabel('Angle of its sides').fill('20');
    await bay.getByText(/its sides meet/).waitFor();
    await bay.getByLabel('Angle of its sides').fill('');
    await bay.getByLabel('Width of its front').fill('1 m');
    await expect.poll(() => bay.locator('.plan__area').textContent()).toBe('13.0 m²');
    await bay.getByRole('radio', { name: 'A curve' }).tap();
    await bay.getByText(/Drawn and counted as \d+ straight sides/).waitFor();
  });
});
