// A newcomer on a fresh phone: how many taps and keys from the first page to what they came for.
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../web/language/en/products.ts';
import { openPhone } from '../support/browser.ts';
import { shared, type Shared } from '../support/shared.ts';

const { names: products } = en;

/** What a person takes for one, in seconds, with looking for where to tap. */
const TAP_S = 1.2;
const KEY_S = 0.3;

let runtime: Shared['runtime'];
let browser: Browser;

beforeAll(async () => {
  ({ runtime, browser } = await shared());
});

/** A person whose every tap and key is counted. */
class Newcomer {
  taps = 0;
  keys = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  /** Types with the phone's keyboard, `\n` being its key for the next field. */
  async type(text: string): Promise<void> {
    this.keys += text.length;
    for (const key of text) await this.page.keyboard.press(key === '\n' ? 'Enter' : key);
  }

  told(): string {
    const seconds = Math.round(this.taps * TAP_S + this.keys * KEY_S);
    return `${this.taps} taps and ${this.keys} keys, reckoned ${seconds} s`;
  }
}

/** What a person came for, the most taps it may take, and the way there. */
type Path = readonly [name: string, most: number, go: (person: Newcomer) => Promise<void>];

const paths: readonly Path[] = [
  [
    'a shopping list for painting one room',
    3,
    async (person) => {
      const { page } = person;
      await person.tap(page.getByRole('link', { name: 'Measure a room' }));
      await person.tap(page.locator('#length'));
      // After the last size the keyboard goes.
      await person.type('4.02\n3.4\n2.4\n');
      await person.tap(page.getByRole('link', { name: 'What to buy' }));
      await page.getByText('in all').waitFor();
      expect(await page.locator('.row__count').allInnerTexts()).toContain('1 × 5 L');
    },
  ],
  [
    'the bill of a deck with frame, posts and footings',
    6,
    async (person) => {
      const { page } = person;
      await person.tap(page.getByRole('link', { name: 'Jobs', exact: true }));
      await person.tap(page.getByRole('link', { name: /^Build a deck/ }));
      await person.tap(page.locator('.screen__action a'));
      await person.tap(page.locator('#length'));
      await person.type('4\n3\n');
      await person.tap(page.locator('[id$="-height"]'));
      await person.type('600');
      await person.tap(page.getByRole('link', { name: 'Buy', exact: true }));
      await page.getByText('in all').waitFor();
      const names = await page.locator('.shop-row strong').allInnerTexts();
      for (const part of ['deck-board', 'structural-timber', 'deck-post', 'post-base'] as const) {
        expect(names.filter((name) => name.startsWith(products[part]))).not.toEqual([]);
      }
    },
  ],
  [
    'the cut plan of a shelf',
    6,
    async (person) => {
      const { page } = person;
      await person.tap(page.getByRole('link', { name: 'Jobs', exact: true }));
      await person.tap(page.getByRole('link', { name: /^Build alcove shelves/ }));
      await person.tap(page.locator('.screen__action a'));
      await person.tap(page.locator('[id$="-width"]'));
      await person.type('1200\n2000\n300');
      // Beside the fields, so that the keyboard goes.
      await person.tap(page.getByRole('heading', { level: 1 }));
      await person.tap(page.getByRole('link', { name: 'Cut', exact: true }));
      await page.getByText('Cheapest possible.').waitFor();
      expect(await page.locator('.board').count()).toBeGreaterThan(0);
    },
  ],
  [
    'the cut plan of four shelves from a list of one’s own',
    6,
    async (person) => {
      const { page } = person;
      await person.tap(page.getByRole('link', { name: 'Start a cut list' }));
      await person.tap(page.getByLabel('Part 1, how many'));
      await person.type('4\n735');
      await person.tap(page.getByRole('heading', { level: 1 }));
      await person.tap(page.getByRole('link', { name: 'Which boards there are' }));
      await person.tap(page.getByRole('button', { name: '+ 2.4 m' }));
      await person.tap(page.getByRole('link', { name: 'See the plan' }));
      await page.locator('.cut-plan[aria-busy="false"] .proof').waitFor();
      expect(await page.locator('.board').count()).toBeGreaterThan(0);
    },
  ],
];

describe('a newcomer', () => {
  it.each(paths)('comes to %s within %i taps', async (name, most, go) => {
    const phone = await openPhone(browser);
    const person = new Newcomer(phone.page);
    await phone.page.goto(runtime.url);
    await go(person);
    console.log(`${name}: ${person.told()}`);
    expect(person.taps).toBeLessThanOrEqual(most);
    await phone.close();
  });
});
