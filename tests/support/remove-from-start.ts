import type { Page } from '@playwright/test';

import { en } from '../../web/language/en/home.ts';

/** Removes a project or a cut list by the menu of its row on the start. */
export async function removeFromStart(
  page: Page,
  name: string,
  said: Pick<typeof en, 'more' | 'remove'> = en,
): Promise<void> {
  await page.getByRole('button', { name: said.more(name), exact: true }).tap();
  const menu = page.getByRole('dialog', { name });
  await menu.getByRole('button', { name: said.remove }).tap();
  await menu.waitFor({ state: 'detached' });
}
