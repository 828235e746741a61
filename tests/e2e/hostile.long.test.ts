import type { Page } from '@playwright/test';
import {
  newGround,
  newRoom,
  newRun,
  SHAPES,
  type PlaceInput,
} from '../../web/planner/measure/places/place-input.ts';
import { newCutList, newPart, newStock, type CutList } from '../../web/planner/schema/cut-list.ts';
import { newProject, type JobEntry, type Project } from '../../web/planner/schema/project.ts';
import { EMPTY_BUNDLE, writeBundle, type Bundle } from '../../web/documents/sharing/bundle.ts';
import { pack } from '../../web/documents/sharing/pack.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { house, studs } from '../support/house.ts';
import { atWork } from '../support/screens.ts';
import { kept } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { removeFromStart } from '../support/remove-from-start.ts';

const phones: Phone[] = [];

test.afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close();
});

async function newPhone(): Promise<Page> {
  const phone = await openPhone(browser, { baseURL: runtime.url, isReporting: true });
  phones.push(phone);
  return phone.page;
}

/** Horizontal scroll range of the page, px. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const linkTo = async (parts: Partial<Bundle>): Promise<string> =>
  `${runtime.url}/open#1.${await pack(writeBundle({ ...EMPTY_BUNDLE, ...parts }))}`;

const square = SHAPES.rectangle.map((side) => ({ ...side, length: '100 m' }));
const room: PlaceInput = { ...newRoom('p'), sides: square, height: '3 m' };
const ground: PlaceInput = { ...newGround('p'), sides: square };
const run: PlaceInput = { ...newRun('p'), stretches: Array.from({ length: 500 }, () => '500 m') };

const projectOf = (place: PlaceInput, job: Omit<JobEntry, 'id' | 'place'>): Project => ({
  ...newProject('heavy111', 1000),
  name: 'Heavy',
  places: [place],
  jobs: [{ id: 'j', place: 'p', ...job }],
});

const tiles = (pattern: string) =>
  projectOf(room, {
    slug: 'tile-a-floor',
    typed: { tileLength: '10 mm', tileWidth: '10 mm', tile: '', pattern },
  });

test.describe('a link to a project with more pieces than can be laid', () => {
  const projects = [
    ['tiles of 10 mm on 100 × 100 m', tiles('straight')],
    ['the same in brick bond', tiles('brick-half')],
    [
      'laminate of 50 mm on 100 × 100 m',
      projectOf(room, {
        slug: 'lay-a-laminate-floor',
        typed: { length: '600 mm', width: '50 mm' },
      }),
    ],
    [
      'a diagonal deck of 100 × 100 m',
      projectOf(ground, { slug: 'build-a-deck', typed: { lay: 'diagonal' } }),
    ],
    ['a fence of 250 km', projectOf(run, { slug: 'put-up-a-fence', typed: {} })],
  ] as const;
  // Jobs that lay rows, and jobs along a line.
  for (const [name, project] of projects) {
    test(`is previewed, added, opened, changed and removed: ${name}`, async () => {
      const page = await newPhone();
      await page.goto(await linkTo({ projects: [project] }));
      await page.getByText('New: will be added.').waitFor();
      await page.getByRole('button', { name: 'Add it' }).tap();
      await page.waitForURL('**/project/heavy111');
      await page.getByText(/^Too many to lay: about [\d,]+ pieces\./).waitFor();
      await page.goto('/');
      await page.getByRole('link', { name: /^Heavy/ }).tap();
      await page.waitForURL('**/project/heavy111');
      await page.getByText(/^Too many to lay/).waitFor();
      await page.getByRole('link', { name: 'Buy', exact: true }).tap();
      await page.waitForURL('**/buy');
      await page.goto('/project/heavy111');
      const remove = page.locator('.job__head').getByRole('button');
      await remove.tap();
      await page.getByText(/^Too many to lay/).waitFor({ state: 'detached' });
      const now = JSON.parse((await kept(page))['measure-twice:project:heavy111'] ?? '') as Project;
      expect(now.jobs).toEqual([]);
      await page.goto('/');
      await removeFromStart(page, 'Heavy');
      await page.getByRole('link', { name: /^Heavy/ }).waitFor({ state: 'detached' });
    });
  }

  test('accepts a size that can be laid', async () => {
    const page = await newPhone();
    await page.goto(await linkTo({ projects: [tiles('straight')] }));
    await page.getByRole('button', { name: 'Add it' }).tap();
    await page.getByText(/^Too many to lay/).waitFor();
    const length = page.locator('.job').getByRole('textbox').first();
    await length.fill('1 m');
    await page.locator('.job').getByRole('textbox').nth(1).fill('1 m');
    await page.getByText(/^Too many to lay/).waitFor({ state: 'detached' });
    expect(
      await page
        .locator('.job')
        .getByText(/^Too many/)
        .count(),
    ).toBe(0);
  });
});

test.describe('a link whose names are those of every object', () => {
  const board = {
    number: 1,
    price: null,
    offcut: null,
    names: JSON.parse('{"__proto__":"leg"}') as Record<string, string>,
    board: {
      stock: 'constructor',
      length: 2400,
      width: 0,
      pieces: [
        {
          part: '__proto__',
          x: 0,
          y: 0,
          length: 700,
          width: 0,
          turned: false,
          slantStart: 0,
          slantEnd: 0,
        },
      ],
      cuts: [],
      offcuts: [],
    },
  };
  const list: CutList = {
    ...newCutList('proto111', 1000),
    name: 'Proto',
    parts: [
      { ...newPart('__proto__'), name: '__proto__', length: '700 mm', quantity: '3' },
      { ...newPart('constructor'), name: 'toString', length: '500 mm', quantity: '2' },
    ],
    stock: [{ ...newStock('constructor'), length: '2400 mm', price: '5' }],
    done: [board],
  };

  test('shows its plan, with a board cut that holds a part of that name', async () => {
    const page = await newPhone();
    await page.goto(await linkTo({ cutLists: [list] }));
    await page.getByRole('button', { name: 'Add it' }).tap();
    await page.waitForURL('**/project/cut/proto111');
    await page.goto('/project/cut/proto111/cut');
    await page.getByText('leg').first().waitFor({ state: 'attached' });
    expect(await page.locator('main').innerText()).not.toMatch(/native code|\[object/);
  });

  test('is previewed with the name of the job that it is not', async () => {
    const page = await newPhone();
    const project = projectOf(room, { slug: 'constructor', typed: {} });
    await page.goto(await linkTo({ projects: [project] }));
    await page.getByText('New: will be added.').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/native code|\[object|function/);
    await page.getByRole('button', { name: 'Add it' }).tap();
    await page.waitForURL('**/project/heavy111');
    await page.goto('/');
    expect(await page.getByRole('link', { name: /^Heavy/ }).innerText()).not.toMatch(/native code/);
  });
});

/** A project and a cut list with every name of theirs the same, and a timer that has no end. */
const named = (name: string): Bundle => ({
  ...EMPTY_BUNDLE,
  projects: [
    {
      ...house(),
      name,
      places: house().places.map((place) => ({ ...place, name })),
      jobs: house().jobs.map((job) => ({ ...job, typed: { ...job.typed, tile: name } })),
      timers: { 'paint/fill': 8.64e15 },
    },
  ],
  cutLists: [
    { ...studs(), name, material: name, parts: studs().parts.map((part) => ({ ...part, name })) },
  ],
});

test.describe('a link whose names are 500 signs wide, turn the text around or show nothing', () => {
  const wide = 'W'.repeat(500);
  const turned = '\u202Emirror\u202C';
  const PATHS = [
    '/',
    '/project/aaaa1111',
    '/project/aaaa1111/buy',
    '/project/aaaa1111/cut',
    '/project/aaaa1111/do',
    '/project/cut/cccc3333',
    '/project/cut/cccc3333/buy',
    '/project/cut/cccc3333/cut',
    '/backup',
  ];

  test('fits every screen, and no timer runs for years', async () => {
    const phone = await openPhone(browser, {
      isReporting: true,
      baseURL: runtime.url,
      viewport: { width: 320, height: 700 },
    });
    phones.push(phone);
    const { page } = phone;
    await page.goto(await linkTo(named(wide)));
    const add = page.getByRole('button', { name: /^Restore 2 things/ });
    await add.waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await add.tap();
    await page.waitForURL(`${runtime.url}/`);
    for (const path of PATHS) {
      await page.goto(path);
      await page.locator('h1').waitFor();
      await atWork(page);
      expect({ path, sideways: await sideways(page) }).toEqual({ path, sideways: 0 });
      expect(await page.locator('body').innerText()).not.toMatch(/\d{3,} days/);
    }
  });

  test('gets a default name if its own is invisible, and reads from left to right', async () => {
    const page = await newPhone();
    await page.goto(await linkTo(named('\u200B\u2060\uFEFF')));
    await page.getByRole('button', { name: /^Restore 2 things/ }).tap();
    await page.waitForURL(`${runtime.url}/`);
    const rows = page.locator('.own-row__name strong');
    await rows.nth(1).waitFor();
    const names = await rows.allInnerTexts();
    for (const name of names) expect(name).toMatch(/[A-Za-z]/);
    await page.goto(await linkTo({ projects: [{ ...house(), id: 'turned11', name: turned }] }));
    await page.getByRole('heading', { level: 1, name: 'mirror', exact: true }).waitFor();
  });
});
