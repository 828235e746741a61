// A newcomer on a fresh phone: how many taps and keys from the first page to what they came for.
import { en } from '../../../web/language/en/products.ts';
import { openPhone } from '../../support/browser.ts';
import { Newcomer } from '../../support/newcomer.ts';
import { few } from '../../support/long.ts';
import { browser, runtime, expect, test } from '../../support/test.ts';

const { names: products } = en;

/** The goal, its limits of taps and keys, and the way there. */
type Path = readonly [
  name: string,
  taps: number,
  keys: number,
  go: (person: Newcomer) => Promise<void>,
];

/** Waits for the list of what to buy, and looks for products on it. */
async function expectListed(
  { page }: Newcomer,
  ...wanted: readonly (keyof typeof products)[]
): Promise<void> {
  await page.getByText('in all').first().waitFor();
  // Groups behind the main material may be folded, and are drawn one after the other.
  const names = () => page.locator('.shop-row strong').allTextContents();
  for (const product of wanted) {
    await expect.poll(names).toContainEqual(expect.stringContaining(products[product]));
  }
}

async function startJob(person: Newcomer, name: RegExp): Promise<void> {
  await person.tapLink('Jobs');
  await person.tapLink(name);
  await person.tap(person.page.locator('.screen__action a'));
}

async function expectPlan({ page }: Newcomer): Promise<void> {
  await page.getByText('Cheapest possible.').waitFor();
  expect(await page.locator('.board').count()).toBeGreaterThan(0);
}

/** Twelve kinds of parts as a user types them, row by row. */
const PARTS = ['735', '600', '564', '56.2 cm', '1.2 m', '420', '300', '915', '1050', '280', '2 m']
  .concat('640')
  .map((size, i) => `${(i % 4) + 1}\n${size}\n${'abcdefghijkl'[i]}\n`)
  .join('');

const paths: readonly Path[] = [
  [
    'a shopping list for painting one room',
    3,
    14,
    async (person) => {
      const { page } = person;
      await person.tapLink('Measure a room');
      await person.tap(page.locator('#length'));
      // After the last size the keyboard goes.
      await person.type('4.02\n3.4\n2.4\n');
      await person.tapLink('What to buy');
      await expectListed(person, 'wall-paint');
      expect(await page.locator('.row__count').allInnerTexts()).toContain('1 × 5 L');
    },
  ],
  [
    'a bookcase in the measured alcove beside a chimney breast, and its cuts',
    14,
    24,
    async (person) => {
      const { page } = person;
      await person.tapLink('Jobs');
      await person.tapLink(/^Build a piece of furniture/);
      await person.tapLink('Measure a whole room instead');
      await person.tap(page.locator('#length'));
      await person.type('4\n3\n2.7\n');
      await person.tap(page.getByText('Chimney breast, bay, step in a wall'));
      await person.tapButton('Add a chimney breast');
      const sheet = page.getByRole('dialog', { name: 'Chimney breast' });
      await person.tap(sheet.getByLabel('From the left corner'));
      await person.type('0.9\n1.5\n0.4\n');
      await person.tap(sheet.getByRole('button', { name: 'Done' }));
      // Wall A ends at the breast: 900, less 6 of play; sheets of 2440 with 10 trimmed off both ends.
      await person.tap(page.getByRole('radio', { name: 'Fills the wall or alcove' }));
      await page.getByRole('img', { name: /^Bookcase, 894 mm wide, 2420 mm high/ }).waitFor();
      // The other alcove is 4 m less 0.9 and 1.5.
      const against = page.getByRole('group', { name: 'Build a piece of furniture' });
      await person.tap(against.getByRole('button', { name: 'Wall A5' }));
      await person.tap(against.getByRole('button', { name: 'Wall A', exact: true }));
      await page.getByRole('img', { name: /^Bookcase, 1594 mm wide/ }).waitFor();
      await person.tapLink('What to buy');
      await expectListed(person, 'mdf', 'back-board');
      await person.tapLink('Cut');
      await expectPlan(person);
    },
  ],
  [
    'the paint for an L-shaped room with a bay',
    8,
    24,
    async (person) => {
      const { page } = person;
      await person.tapLink('Measure a room');
      await person.tap(page.getByRole('radio', { name: 'L', exact: true }));
      await person.tap(page.locator('#side-0'));
      await person.type('5\n3\n2\n1.2\n2.4\n');
      await person.tap(page.getByText('Chimney breast, bay, step in a wall'));
      await person.tapButton('Add a bay');
      const sheet = page.getByRole('dialog', { name: 'Bay' });
      await person.tap(sheet.getByLabel('Width'));
      await person.type('1.5\n0.5\n');
      await person.tap(sheet.getByRole('button', { name: 'Done' }));
      // 5 × 4.2 m less 2 × 1.2 m, and 1.5 × 0.5 m of bay; its two sides are walls besides the 18.4 m round the L.
      const line = page.locator('.screen__line');
      await expect.poll(() => line.innerText()).toContain('ceiling 19.4 m²');
      expect(await line.innerText()).toContain('walls 46.6 m²');
      await person.tapLink('What to buy');
      await expectListed(person, 'wall-paint', 'ceiling-paint');
    },
  ],
  [
    'the boards of a laminate floor in an L',
    6,
    10,
    async (person) => {
      const { page } = person;
      await startJob(person, /^Lay a laminate/);
      await person.tap(page.getByRole('radio', { name: 'L', exact: true }));
      await person.tap(page.locator('#side-0'));
      await person.type('5\n3\n2\n1.2\n');
      await person.tapLink('What to buy');
      await expectListed(person, 'laminate');
    },
  ],
  [
    'the paint for four rooms of a landlord',
    9,
    38,
    async (person) => {
      const { page } = person;
      const size = (name: string) => page.locator(`#${name}`);
      await person.tapLink('Measure a room');
      await person.tap(size('length'));
      await person.type('4.02\n3.4\n2.4\n');
      for (const [i, sides] of ['3.6\n3.1\n', '3.2\n2.9\n', '2.8\n2.4\n\n'].entries()) {
        await person.tapButton('Copy this room');
        await page.getByRole('link', { name: `New room (${i + 2})`, exact: true }).waitFor();
        await person.tap(size('length'));
        await person.type(sides);
      }
      await person.tapLink('What to buy');
      await expectListed(person, 'wall-paint');
    },
  ],
  [
    'the tiles, adhesive, grout and tanking for a bathroom wall',
    6,
    8,
    async (person) => {
      const { page } = person;
      await startJob(person, /^Tile a wall/);
      await person.tap(page.locator('#length'));
      await person.type('2.4\n2.4\n');
      // An empty field means up to the ceiling, and shows no default.
      expect(await page.getByLabel('Tiled height').getAttribute('placeholder')).toBe('');
      await person.tap(page.getByRole('radio', { name: 'Shower' }));
      await person.tapLink('What to buy');
      await expectListed(person, 'tile-adhesive', 'grout', 'tanking', 'tile-drill-bit');
    },
  ],
  [
    'the timber of a stud wall and its cut plan',
    6,
    8,
    async (person) => {
      const { page } = person;
      await startJob(person, /^Build a stud wall/);
      await person.tap(page.locator('#length'));
      await person.type('4.2\n2.4\n');
      await person.tapLink('What to buy');
      await expectListed(person, 'plasterboard');
      await person.tapLink('Cut');
      await expectPlan(person);
    },
  ],
  [
    'the cut plan of an own list of twelve parts',
    3,
    110,
    async (person) => {
      const { page } = person;
      await person.tapLink('Start a cut list');
      await person.tap(page.getByLabel('Part 1, how many'));
      await person.type(PARTS);
      await page.getByText('Parts: 30 pieces of 12 kinds').waitFor();
      // Without boards of the user's own, the plan uses usual sizes.
      await person.tapLink('Cut');
      await page.locator('.cut-plan[aria-busy="false"] .proof').waitFor();
      expect(await page.locator('.board').count()).toBeGreaterThan(0);
    },
  ],
  [
    'the bill of a deck with frame, posts and footings',
    6,
    7,
    async (person) => {
      const { page } = person;
      await startJob(person, /^Build a deck/);
      await person.tap(page.locator('#length'));
      await person.type('4\n3\n');
      await person.tap(page.locator('[id$="-height"]'));
      await person.type('600');
      await person.tapLink('Buy');
      await expectListed(person, 'deck-board', 'structural-timber', 'deck-post', 'post-base');
    },
  ],
  [
    'the cut plan of a shelf',
    5,
    13,
    async (person) => {
      const { page } = person;
      await startJob(person, /^Build alcove shelves/);
      await person.tap(page.locator('[id$="-width"]'));
      await person.type('1200\n2000\n300');
      await person.tapLink('Cut');
      await expectPlan(person);
    },
  ],
];

test.describe('a newcomer', () => {
  for (const [name, taps, keys, go] of few(paths)) {
    test(`comes to ${name} within ${taps} taps and ${keys} keys`, async () => {
      const phone = await openPhone(browser, { baseURL: runtime.url });
      const person = new Newcomer(phone.page);
      await phone.page.goto('/');
      await go(person);
      expect(person.excess(name, { taps, keys })).toEqual([]);
      await phone.close();
    });
  }
});
