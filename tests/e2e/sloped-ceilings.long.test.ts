// A ceiling slopes to several sides: each is added, measured, removed and taken back.
import type { Page } from '@playwright/test';
import { newRoom, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { newProject } from '../../web/planner/schema/project.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

/** A room of 5 × 4 m under one slope from 1.2 to 2.25 m. */
const project = {
  ...newProject('aaaa1111', 1000),
  region: 'uk',
  places: [
    {
      ...newRoom('room'),
      sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['5 m', '4 m'][i] ?? '' })),
      height: '2.25 m',
      slopes: [{ id: '1', low: 'bottom', height: '1.2 m', across: '' }],
    },
  ],
  jobs: [{ id: 'boards', slug: 'board-a-ceiling', place: 'room', typed: {} }],
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

const ceiling = (): Promise<string | null> =>
  page
    .getByText(/^ceiling \d/)
    .first()
    .textContent();
const slope = (nth: number) => page.getByRole('group', { name: `Slope ${nth}` });
const across = (nth: number) =>
  slope(nth).getByRole('textbox', { name: 'From there to full height' });

test.describe('a sloped ceiling', () => {
  test('gets a second slope, says what cannot be, and loses and regains it', async () => {
    // 4 m rise by 1.05 m: 5 × 4.135.
    await expect.poll(ceiling).toContain('20.7');
    await page.getByRole('button', { name: 'Add a slope' }).tap();
    await slope(2).getByRole('radio', { name: 'Top' }).waitFor();
    expect(await slope(2).getByRole('radio', { name: 'Top' }).isChecked()).toBe(true);
    await slope(2).getByRole('textbox', { name: 'Height, low side' }).fill('1.2 m');
    // Half of the room each: 2 m rise by 1.05 m, 2.259 m up.
    await expect.poll(ceiling).toContain('22.6');
    for (const nth of [1, 2]) await across(nth).fill('1.4 m');
    await expect.poll(ceiling).toContain('23.5');
    await across(2).fill('4.5 m');
    // A value is complete once the user leaves the field.
    await across(2).blur();
    await slope(2).getByText('The room is 4 m that way.').waitFor();
    // The list goes on with what was there last.
    await expect.poll(ceiling).toContain('23.5');
    await across(2).fill('1.4 m');
    await page.getByRole('button', { name: 'Remove slope 1' }).tap();
    await expect.poll(() => page.getByRole('button', { name: /Remove slope/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await expect.poll(ceiling).toContain('23.5');
    await page.reload();
    await expect.poll(ceiling).toContain('23.5');
    // A gable has three stretches of top, and is drawn so.
    await page.getByRole('button', { name: 'Wall B' }).tap();
    await page
      .getByRole('img', {
        name: /Wall B from inside: 4.00 m long, 1.20 m to 2.25 m to 1.20 m high/,
      })
      .waitFor();
  });
});
