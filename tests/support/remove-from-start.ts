import type { Page } from '@playwright/test';

/** Removes a project or a cut list by the menu of its row on the start. */
export async function removeFromStart(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}`, exact: true }).tap();
  const menu = page.getByRole('dialog', { name });
  await menu.getByRole('button', { name: 'Remove' }).tap();
  await menu.waitFor({ state: 'detached' });
}
