import type { Locator, Page } from '@playwright/test';

function plain(text: unknown): unknown {
  if (Array.isArray(text)) return text.map(plain);
  return typeof text === 'string' ? text.replaceAll('\u00a0', ' ') : text;
}

const readers = new WeakSet<object>();

/**
 * Reads what a page says with the spaces that a person would type: the page itself keeps a number and its unit together
 * (`web/language/keep-units.ts`), which a test of its own looks at.
 */
export function readPlainly(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (readers.has(locators)) return;
  readers.add(locators);
  for (const way of ['innerText', 'textContent', 'allInnerTexts', 'allTextContents'] as const) {
    const read = Reflect.get(locators, way) as (...asked: unknown[]) => Promise<unknown>;
    Reflect.set(locators, way, async function readOnce(this: Locator, ...asked: unknown[]) {
      return plain(await read.apply(this, asked));
    });
  }
}
