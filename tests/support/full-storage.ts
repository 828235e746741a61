import type { Page } from '@playwright/test';

/** The keys that fill it, to be removed again. */
export const FILLER = 'filler';

/** Fills the storage of a page's site to the last character. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    let [text, size] = ['', 4_000_000];
    while (size > 0) {
      try {
        localStorage.setItem(key, text + 'x'.repeat(size));
        text += 'x'.repeat(size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  }, FILLER);
