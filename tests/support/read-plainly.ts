import type { Locator, Page } from '@playwright/test';

/** A no-break space between a figure and what it is a figure of, a letter or a degree. */
const KEPT = /(?<=[\d½¼¾⅓⅔])\u00a0(?=[\p{L}°%])/gu;
const plain = <Text>(text: Text): Text =>
  (typeof text === 'string' ? text.replaceAll(KEPT, ' ') : text) as Text;

const patched = new WeakSet<object>();

/**
 * Reads what a page says with the spaces that a person would type: the page itself keeps a number and its unit together
 * (`web/ui/format/keep-units.ts`), which a test of its own looks at.
 */
export function readPlainly(page: Page): void {
  const locator = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (patched.has(locator)) return;
  patched.add(locator);
  const { innerText, textContent, allInnerTexts, allTextContents } = locator;
  locator.innerText = async function read(...asked) {
    return plain(await innerText.apply(this, asked));
  };
  locator.textContent = async function read(...asked) {
    return plain(await textContent.apply(this, asked));
  };
  locator.allInnerTexts = async function read() {
    return (await allInnerTexts.apply(this)).map(plain);
  };
  locator.allTextContents = async function read() {
    return (await allTextContents.apply(this)).map(plain);
  };
}
