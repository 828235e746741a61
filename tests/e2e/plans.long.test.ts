// Rooms of a plan that another program drew are seen before they are added, and a plan is saved for other programs.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newProject } from '../../web/planner/schema/project.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { EXAMPLES } from '../support/dxf-files.ts';
import { hall } from '../support/odd-rooms.ts';
import { keep, kept } from '../support/share.ts';
import { HOMES } from '../support/sweet-home-files.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
  ({ page } = phone);
  const project = { ...newProject('aaaa1111', 1000), region: 'uk', places: [hall] };
  await keep(page, { 'measure-twice:project:aaaa1111': project });
  await page.goto('/project/aaaa1111');
});

test.afterAll(async () => {
  await phone.close();
});

const sheet = () => page.getByRole('dialog');
const open = (name: string, content: string | Uint8Array): Promise<void> =>
  sheet()
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/dxf', buffer: Buffer.from(content) });
const room = (name: string) => sheet().getByRole('checkbox', { name });

test('a plan of another program comes in, and ours goes out', async () => {
  test.setTimeout(300_000);
  await test.step('a plan of another program', async () => {
    await test.step('shows its rooms with sizes, adds those that are ticked, and is undone by one tap', async () => {
      const before = await kept(page);
      await page.getByRole('button', { name: 'Measure another place' }).tap();
      await sheet().getByRole('button', { name: 'From a file' }).tap();
      await open('notes.txt', 'no plan');
      await sheet()
        .getByRole('alert')
        .getByText(/is no DXF/)
        .waitFor();
      await open('home.sh3d', HOMES[2]?.bytes ?? '');
      await room('Hall, Ground').getByText('5.00 m × 2.00 m, 10.0 m², 4 walls').waitFor();
      const [, , , , , , unnamedUnit] = EXAMPLES;
      await open('flat.dxf', unnamedUnit?.text ?? '');
      await room('Wohnzimmer').getByText('4.00 m × 3.00 m, 12.0 m², 4 walls').waitFor();
      await sheet()
        .getByText(/does not say in which unit/)
        .waitFor();
      // The frame around both is no room.
      expect(await room('Room 1').getAttribute('aria-checked')).toBe('false');
      expect(await kept(page)).toEqual(before);
      await sheet().getByRole('button', { name: 'Add 2 rooms' }).tap();
      await expect
        .poll(() =>
          page.getByRole('navigation', { name: 'Places' }).getByRole('link').allTextContents(),
        )
        .toEqual(['Storey plan', 'Hall', 'Wohnzimmer', 'Bäd 1°']);
      await expect
        .poll(() => page.locator('.plan-box .plan__size').allTextContents())
        .toContain('4.00 m');
      await page.getByRole('button', { name: 'Undo' }).first().tap();
      await expect
        .poll(async () => (await kept(page))['measure-twice:project:aaaa1111'])
        .toContain('Hall');
      await expect.poll(async () => JSON.stringify(await kept(page))).not.toContain('Wohnzimmer');
    });

    await test.step('is saved for other programs and for paper, in any letters', async () => {
      await page.getByLabel('Room name').fill('走廊 Hall');
      await page.getByRole('button', { name: 'Save the plan as a file' }).tap();
      for (const [format, begins] of [
        ['SVG', '<svg xmlns'],
        ['DXF', '0\r\nSECTION'],
        ['PDF', '%PDF-1.4'],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          sheet().getByRole('button', { name: format }).tap(),
        ]);
        expect(download.suggestedFilename()).toBe(`走廊-hall.${format.toLowerCase()}`);
        const text = await readFile(await download.path(), 'utf8');
        expect(text.startsWith(begins)).toBe(true);
        // The name is drawn as a picture: Helvetica has no Chinese.
        if (format === 'PDF')
          expect(text).toMatch(/\/IM true \/F \/AHx ID [\da-f]*[0-9a-e][\da-f]*>/);
        else expect(text).toContain(format === 'DXF' ? '\\U+8D70\\U+5ECA Hall' : '走廊 Hall');
      }
    });
  });
});
