// Photos and notes with a place, receipts with a project: kept apart from the texts, in the backup, in the storage shown.
import type { Page } from '@playwright/test';
import { LONG } from '../support/long.ts';
import { openPhone } from '../support/browser.ts';
import { planPng } from '../support/plan-photo.ts';
import { keep, kept } from '../support/share.ts';
import { kitchen } from '../unit/documents/sharing/sharing.ts';
import { browser, expect, runtime, test } from '../support/test.ts';

const PROJECT = 'measure-twice:project:aaaa1111';
const photo = { name: 'wall.png', mimeType: 'image/png', buffer: planPng() };

const strip = (page: Page, name = 'Photos and notes') => page.getByRole('region', { name });
const sheet = (page: Page) => page.getByRole('dialog');

test('a photo and its note stay with their place, come back after Undo, and travel in the backup', async ({
  phone: { page },
}) => {
  await keep(page, { [PROJECT]: kitchen() });
  await page.goto('/project/aaaa1111');
  await page.getByRole('button', { name: 'Photo or note' }).tap();
  await sheet(page).locator('input[type="file"]').setInputFiles(photo);
  await sheet(page).getByRole('img').waitFor();
  await sheet(page).getByRole('textbox', { name: 'Note' }).fill('Socket 1.2 m from the door');
  await page.reload();
  await page
    .getByRole('textbox', { name: 'Note' })
    .and(page.getByText('Socket 1.2 m from the door'))
    .waitFor();
  await sheet(page).getByRole('button', { name: 'Remove' }).tap();
  await sheet(page).getByRole('img').waitFor({ state: 'detached' });
  await sheet(page).getByRole('status').getByRole('button', { name: 'Undo' }).tap();
  await sheet(page).getByRole('img').waitFor();
  expect(JSON.stringify(await kept(page))).not.toContain('Socket');

  await page.goto('/backup');
  await page.getByText('1 photo or note').waitFor();
  if (!LONG) return;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Back up everything' }).tap(),
  ]);
  const backup = await download.path();
  const other = await openPhone(browser, { baseURL: runtime.url });
  await other.page.goto('/open');
  await other.page.locator('input[type="file"]').setInputFiles(backup);
  await other.page.getByText('Photos and notes: 1 of 1 are new.').waitFor();
  await other.page.getByRole('button', { name: 'Add it' }).tap();
  await strip(other.page).getByRole('button', { name: 'Photo: Socket 1.2 m from the door' }).tap();
  const shown = sheet(other.page).getByRole('img');
  await shown.waitFor();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await other.close();
});

test('a receipt is the project’s; a photo that the browser cleared says so, with its way back @long', async ({
  phone: { page },
}) => {
  const lost = { id: 'lost', place: 'r', kind: 'photo', at: 5 } as const;
  await keep(page, { [PROJECT]: kitchen({ pictures: [lost] }) });
  await page.goto('/project/aaaa1111/buy');
  await page.getByRole('button', { name: 'Receipt' }).tap();
  await sheet(page).locator('input[type="file"]').setInputFiles(photo);
  await sheet(page).getByRole('img').waitFor();
  await sheet(page).getByRole('button', { name: 'Write a note' }).tap();
  await expect(sheet(page).getByRole('textbox', { name: 'Note' })).toHaveCount(2);
  await sheet(page).getByRole('textbox', { name: 'Note' }).last().fill('12 bags, 84.20');
  await sheet(page).getByRole('button', { name: 'Done' }).tap();
  await strip(page, 'Receipts').getByRole('button', { name: 'Note: 12 bags, 84.20' }).waitFor();
  await page.goto('/project/aaaa1111?pictures=r');
  await sheet(page).getByText('A backup brings it back').waitFor();
});
