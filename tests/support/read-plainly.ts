import type { Locator, Page } from '@playwright/test';

function plain(text: unknown): unknown {
  if (Array.isArray(text)) return text.map(plain);
  return typeof text === 'string' ? text.replaceAll('\u00a0', ' ') : text;
}

/** The same of what a test looks for: a pattern is held against the very signs of the page. */
function anySpace(sought: unknown): unknown {
  if (sought instanceof RegExp) {
    return new RegExp(sought.source.replaceAll(' ', String.raw`\s`), sought.flags);
  }
  if (sought?.constructor !== Object) return sought;
  return Object.fromEntries(Object.entries(sought).map(([key, value]) => [key, anySpace(value)]));
}

const readers = new WeakSet<object>();

/**
 * Reads the page's text with ordinary spaces: the page keeps a number and its unit together
 * (`web/language/formats.ts`), which has its own test.
 */
export function readPlainly(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (readers.has(locators)) return;
  readers.add(locators);
  for (const finder of [locators, Object.getPrototypeOf(page) as Page]) {
    for (const way of ['getByLabel', 'getByRole', 'getByText', 'filter', 'locator'] as const) {
      const find = Reflect.get(finder, way) as ((...asked: unknown[]) => unknown) | undefined;
      if (find === undefined) continue;
      Reflect.set(finder, way, function findOnce(this: unknown, ...asked: unknown[]) {
        return find.apply(this, asked.map(anySpace));
      });
    }
  }
  for (const way of ['innerText', 'textContent', 'allInnerTexts', 'allTextContents'] as const) {
    const read = Reflect.get(locators, way) as (...asked: unknown[]) => Promise<unknown>;
    Reflect.set(locators, way, async function readOnce(this: Locator, ...asked: unknown[]) {
      return plain(await read.apply(this, asked));
    });
  }
}
