import type { Page } from '@playwright/test';

const benchIn = (page: Page): string | null => new URL(page.url()).searchParams.get('bench');
const boardOf = (bench: string | null): string | undefined => bench?.split('.')[0];

/** Makes one cut at the bench, by key: taps so soon after each other would be slips of a finger. */
export async function cutOnce(page: Page): Promise<void> {
  const before = page.url();
  await page.locator('.bench__cut').press('Enter');
  await page.waitForURL(({ href }) => href !== before);
  // Drawn, too: what is pressed before then would make the same cut once more.
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
}

/** Makes the remaining cuts of the board at the bench. */
export async function cutBoard(page: Page): Promise<void> {
  const board = boardOf(benchIn(page));
  do await cutOnce(page);
  while (boardOf(benchIn(page)) === board);
}
