// A storey of adjoining rooms, as a user builds it: a door measured once belongs to both rooms.
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { slideQuickly } from '../support/finger.ts';
import { keep } from '../support/share.ts';
import { houseOf, rectangle } from '../support/storeys.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

/** A hall and a bedroom that know nothing of each other, both painted. */
const apart = () => ({
  ...houseOf(
    rectangle('hall', ['6 m', '1.2 m'], { name: 'Hall' }),
    rectangle('bed', ['4 m', '3 m'], { name: 'Bedroom' }),
  ),
  id: 'aaaa1111',
  region: 'uk',
  name: 'House',
  jobs: ['hall', 'bed'].map((place) => ({ id: place, slug: 'paint-a-room', place, typed: {} })),
});

test.beforeAll(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
  page = phone.page;
  await keep(page, { 'measure-twice:project:aaaa1111': apart() });
});

test.afterAll(async () => {
  await phone.close();
});

const line = () => page.locator('.screen__line').innerText();
const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const choose = (group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).tap();
const drawing = () => page.locator('svg:has(.storey__marks)');
const sums = () => page.locator('.rows').last().innerText();
const undo = () => page.locator('#main').getByRole('button', { name: 'Undo', exact: true }).tap();

test('rooms share walls on a storey', async () => {
  test.setTimeout(300_000);
  await test.step('a storey', async () => {
    await test.step('places rooms wall to wall as the user says, without overlaps', async () => {
      await page.goto('/project/aaaa1111');
      await link('Storey plan').tap();
      await drawing().waitFor();
      expect(await drawing().getAttribute('aria-label')).toBe(
        'Ground floor from above, to scale: Hall, Bedroom.',
      );
      await drawing().locator('[data-room="bed"]').tap();
      await choose('Bedroom stands beside', 'Hall');
      await expect
        .poll(() => drawing().getAttribute('aria-label'))
        .toContain('Bedroom beside Hall');
      await page.getByRole('group', { name: 'Wall of Bedroom' }).waitFor();
      await page.locator('#beside-offset').fill('half');
      await page.getByText('“half” is not a length').first().waitFor();
      await page.locator('#beside-offset').fill('0.5 m');
      await button('0.1 m further').press('Enter');
      expect(await page.locator('#beside-offset').inputValue()).toBe('600 mm');
    });

    await test.step('takes a door that is measured in one room off the walls of both', async () => {
      await link('Hall').tap();
      await expect.poll(line).toContain('walls 34.6 m²');
      await button('Add a door').tap();
      const sheet = page.locator('dialog[open]');
      await sheet.getByRole('radio', { name: 'C', exact: true }).tap();
      await sheet.getByRole('button', { name: 'Done' }).tap();
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(line).toContain('walls 32.7 m²');
      // Its place is unknown: it is the hall's alone, and the plan explains how to share it.
      await link('Storey plan').tap();
      const remark = page.locator('.note', { hasText: 'Door, wall C of Hall' });
      await remark.getByRole('link', { name: 'Change' }).tap();
      await page.locator('#opening-at').fill('1 m');
      await sheet.getByRole('button', { name: 'Done' }).tap();
      await sheet.waitFor({ state: 'detached' });
      await link('Bedroom').tap();
      // 33.6 less a usual door of 0.9 × 2.1.
      await expect.poll(line).toContain('walls 31.7 m²');
      const there = page.getByRole('link', { name: /Door from Hall, wall A/ });
      await there.tap();
      await expect.poll(() => page.locator('#opening-at').inputValue()).toBe('1 m');
      await sheet.getByRole('button', { name: 'Done' }).tap();
      await sheet.waitFor({ state: 'detached' });
    });

    await test.step('counts its floor, walls and doors once; a copy doubles them', async () => {
      await link('Storey plan').tap();
      await expect.poll(sums).toContain('2 rooms, floor 19.2 m², walls 64.4 m², 1 door');
      await button('Copy Ground floor with its rooms').tap();
      await expect.poll(sums).toContain('Whole house');
      expect(await sums()).toContain('4 rooms, floor 38.4 m², walls 128.8 m², 2 doors');
      await choose('Storeys', 'First floor');
      await expect
        .poll(() => drawing().getAttribute('aria-label'))
        .toBe('First floor from above, to scale: Hall (2), Bedroom (2) beside Hall (2).');
      await page.reload();
      await expect.poll(sums).toContain('4 rooms, floor 38.4 m²');
      await page.getByText(/^Hall \(2\) is on/).tap();
      await page.getByRole('textbox', { name: 'Storey name' }).fill('ground floor');
      await page.getByText('Another storey has this name.').first().waitFor();
      await page.getByRole('textbox', { name: 'Storey name' }).fill('Upstairs');
      await expect.poll(sums).toContain('Upstairs');
    });

    await test.step('moves a room by a finger along the wall, and takes that back', async () => {
      await page.goto('/project/aaaa1111?storey=plan&place=bed');
      const room = drawing().locator('[data-room="bed"]');
      const box = await room.boundingBox();
      if (box === null) throw new Error('no room to drag');
      const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
      await slideQuickly(page, [
        { x, y },
        { x: x - 10, y },
        { x: x - 20, y },
      ]);
      const offset = () => page.locator('#beside-offset').inputValue();
      await expect.poll(offset).not.toBe('600 mm');
      expect(await offset()).toMatch(/^\d+ mm$/);
      await undo();
      await expect.poll(offset).toBe('600 mm');
    });

    await test.step('keeps the other rooms in place when one is removed, or reports the missing one', async () => {
      await link('Hall').tap();
      await button('Copy this room').tap();
      const called = page.getByRole('textbox', { name: 'Room name' });
      await expect.poll(() => called.inputValue()).toBe('Hall (3)');
      await link('Hall').tap();
      await button('Remove Hall').tap();
      await link('Bedroom').tap();
      await expect.poll(line).toContain('walls 33.6 m²');
      await link('Storey plan').tap();
      await page
        .locator('.note', { hasText: 'that Bedroom stood beside is gone' })
        .first()
        .waitFor();
      await undo();
      await expect.poll(line).toContain('walls 31.7 m²');
    });
  });
});
