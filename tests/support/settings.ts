import type { Locator, Page } from '@playwright/test';

/** A row of the settings by its name; its text ends with the value. */
export const settingRow = (page: Page, name: string): Locator =>
  page.locator('.setting').filter({ has: page.getByText(name, { exact: true }) });

/** Chooses an option in the sheet of a row. */
export async function chooseSetting(page: Page, row: string, option: string): Promise<void> {
  await settingRow(page, row).click();
  await page.locator('dialog .option').filter({ hasText: option }).first().click();
}

/** The switch of all reports, in the settings and on the privacy page. */
export const reportSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Reports from this device' });
