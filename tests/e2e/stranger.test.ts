// Mistakes and unexpected orders of actions have no surprising result.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newRoom, newWall, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { newProject, type Project } from '../../web/planner/schema/project.ts';
import { doubleTap } from '../support/finger.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { house, panels, studs } from '../support/house.ts';
import { grown } from '../support/screens.ts';
import { keep, kept } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.beforeEach(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
  ({ page } = phone);
});

test.afterEach(async () => {
  await phone.close();
});

const KEY = 'measure-twice:project:aaaa1111';
const AT = '/project/aaaa1111';

const rectangle = SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' }));
const project = (part: Partial<Project>): Project => ({
  ...newProject('aaaa1111', 1000),
  region: 'uk',
  ...part,
});

const open = async (value: Project, tab: string): Promise<void> => {
  await keep(page, { [KEY]: value });
  await page.goto(`${AT}/${tab}`);
  await page.locator('.screen__line').waitFor();
};

const fence = project({
  places: house().places.filter(({ kind }) => kind === 'run'),
  jobs: house().jobs.filter(({ slug }) => slug === 'put-up-a-fence'),
});

const rowOf = (name: string) => page.locator('.shop-row').filter({ hasText: name });
const sum = async (): Promise<string | undefined> =>
  /\S+(?= in all)/.exec(await page.locator('.screen__line').innerText())?.[0];
const planned = () => page.locator('.cut-plan[aria-busy="false"] .proof').first().waitFor();

/** The stored project without its time of change. */
const keptProject = async (): Promise<unknown> => {
  const { changed: _, ...rest } = JSON.parse((await kept(page))[KEY] ?? '{}') as Project;
  return rest;
};

test.describe('changing units', () => {
  test('keeps every tick, board that is cut, number and sum: only how sizes are shown changes @long', async () => {
    await open(fence, 'buy');
    await page.locator('.shop').first().tap();
    await page.goto(`${AT}/cut`);
    await planned();
    await page.getByRole('button', { name: 'Board 1 cut' }).tap();
    await expect
      .poll(async () => Object.keys((JSON.parse((await kept(page))[KEY] ?? '{}') as Project).cut))
      .toHaveLength(1);
    await planned();
    const seen = async () => {
      await page.goto(`${AT}/cut`);
      await planned();
      await grown(page);
      const boards = await page.locator('.cut-boards').allInnerTexts();
      await page.goto(`${AT}/buy`);
      await page.locator('.shop').first().waitFor();
      await grown(page);
      const ticked = await page.locator('.shop[aria-pressed="true"]').count();
      return { boards, ticked, sum: await sum(), shop: await page.locator('.shop').count() };
    };
    const [before, text] = [await seen(), await keptProject()];
    expect(before.ticked).toBeGreaterThan(0);
    expect(before.sum).toMatch(/^£\d/);
    await keep(page, { 'measure-twice:settings': { units: 'imperial', region: 'uk' } });
    const inFeet = await seen();
    expect(inFeet.boards).not.toEqual(before.boards);
    expect({ ...inFeet, boards: [] }).toEqual({ ...before, boards: [] });
    await keep(page, { 'measure-twice:settings': { units: 'metric', region: 'uk' } });
    expect(await seen()).toEqual(before);
    expect(await keptProject()).toEqual(text);
  });
});

test.describe('a double tap on a choice', () => {
  test('chooses once, whatever has slid under the finger, and one Undo takes it back @long', async () => {
    await open(fence, 'buy');
    await page.getByRole('button', { name: 'Change where you shop' }).tap();
    const china = page.locator('dialog .choice__option').filter({ hasText: 'China' });
    await doubleTap(page, china);
    const region = async () => (JSON.parse((await kept(page))[KEY] ?? '{}') as Project).region;
    await expect.poll(region).toBe('cn');
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
    await expect.poll(region).toBe('uk');
  });
});

test.describe('a price', () => {
  test('belongs to a size: tiles made 150 × 75 mm take no price and no box of those before @long', async () => {
    const wall = { ...newWall('wall'), length: '2 m', height: '1.9 m' };
    const job = { id: 'tiles', slug: 'tile-a-wall', place: 'wall', typed: {} };
    await open(project({ places: [wall], jobs: [job] }), 'buy');
    await rowOf('500 × 250 mm').locator('.row__price').tap();
    await page.locator('dialog .field__input').first().fill('22');
    await page.getByRole('button', { name: 'Done' }).tap();
    await rowOf('500 × 250 mm').getByText('£110.00').waitFor();
    await page.goto(AT);
    await page.locator('#tiles-tileLength').fill('150');
    await page.locator('#tiles-tileWidth').fill('75');
    await page.goto(`${AT}/buy`);
    const row = rowOf('150 × 75 mm');
    await row.getByText(/box of 89/).waitFor();
    await row.locator('.row__price').tap();
    const price = page.locator('dialog .field__input').first();
    expect(await price.inputValue()).not.toBe('22');
    await page
      .locator('dialog')
      .getByText(/Example/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.goto(AT);
    await page.locator('#tiles-tileLength').fill('');
    await page.locator('#tiles-tileWidth').fill('');
    await page.goto(`${AT}/buy`);
    await rowOf('500 × 250 mm').getByText('£110.00').waitFor();
  });

  test('that was paid stays paid: changed after the tick it leaves one sum, on the list, the start and the cut plan', async () => {
    await open(fence, 'cut');
    await planned();
    await page.goto(`${AT}/buy`);
    await page.locator('.shop').first().waitFor();
    const before = await sum();
    expect(before).toMatch(/^£[\d,]+$/);
    // Sold in one size.
    const row = page.locator('.shop-row').filter({ hasText: 'Post cap' });
    await row.locator('.shop').tap();
    await page.locator('.shop[aria-pressed="true"]').first().waitFor();
    await page.locator('.row--ticked .row__price').first().tap();
    await page.locator('dialog .field__input').first().fill('99');
    await page.getByRole('button', { name: 'Done' }).tap();
    expect(await sum()).toBe(before);
    await page.goto('/');
    const start = page.locator(`.row:has(a[href="${AT}"]) .row__money`);
    await expect.poll(() => start.innerText()).toBe(`about ${before}`);
    await page.goto(`${AT}/cut`);
    await planned();
    await page.goto(`${AT}/buy`);
    await page.locator('.shop').first().waitFor();
    expect(await sum()).toBe(before);
    // Not bought after all, it costs what it costs today.
    await page.locator('.shop[aria-pressed="true"]').first().tap();
    await expect.poll(sum).not.toBe(before);
  });

  test('replaces example prices of other sizes, which are marked as set aside @long', async () => {
    const painted = { ...newRoom('room'), sides: rectangle, height: '2.4 m' };
    const job = { id: 'paint', slug: 'paint-a-room', place: 'room', typed: {} };
    await open(project({ places: [painted], jobs: [job] }), 'buy');
    const paint = page.locator('.shop-row').filter({ hasText: 'Matt emulsion for walls' });
    await paint.locator('.row__price').first().tap();
    await page.getByLabel('5 L, price', { exact: true }).fill('95');
    await page.getByText('Example price, left aside: type yours to compare').first().waitFor();
    await page.getByRole('button', { name: 'Done' }).tap();
    expect(await paint.locator('.row__count').allInnerTexts()).toEqual([
      expect.stringMatching(/×\s5\sL$/),
    ]);
  });
});

/** The step at hand. */
const current = () => page.locator('.step--now h2').innerText();

test.describe('the steps', () => {
  const room = { ...newRoom('room'), sides: rectangle };
  const job = { id: 'floor', slug: 'lay-a-laminate-floor', place: 'room', typed: {} };

  test('open when tapped: a later one is read, not ticked, and the one at hand stays the first undone', async () => {
    await open(project({ places: [room], jobs: [job] }), 'do');
    const first = await current();
    const later = page.locator('.step-row').nth(2);
    await later.locator('.row__button').tap();
    expect(await later.locator('.row__button').getAttribute('aria-expanded')).toBe('true');
    expect(await later.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
    expect(await page.locator('.row--ticked').count()).toBe(0);
    expect(await current()).toBe(first);
    // Ticked out of turn by its box, it is done and skips nothing.
    await later.getByRole('checkbox').tap();
    await expect(page.locator('.row--ticked')).toHaveCount(1);
    expect(await current()).toBe(first);
  });

  test('let packs wait in the room, and nothing there dries @long', async () => {
    await open(project({ places: [room], jobs: [job] }), 'do');
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/2 days to wait/);
    expect(text).not.toMatch(/2 days to dry/);
  });
});

test.describe('a chip', () => {
  test('keeps the focus when it is chosen, and passes it to its neighbour when it is removed @long', async () => {
    await keep(page, {
      'measure-twice:cuts:cccc3333': studs(),
      [KEY]: project({ places: [{ ...newRoom('room'), sides: rectangle }] }),
    });
    await page.goto('/project/cut/cccc3333/buy');
    const chip = page.locator('.toggles[role="group"] .toggle').last();
    await chip.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
    expect(await chip.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goto(AT);
    await page.locator('#length').fill('410');
    await page.locator('#width').focus();
    const meant = page.getByRole('button', { name: /410 cm/ });
    await meant.focus();
    await page.keyboard.press('Enter');
    await meant.waitFor({ state: 'detached' });
    expect(await page.locator('#length').inputValue()).toBe('410 cm');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('input, button, a')))
      .toBe(true);
  });
});

const CUTS = 'measure-twice:cuts:dddd4444';

/** As large as a thumb needs, and in sight. */
async function expectThumbSized(one: Locator): Promise<void> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
}

/** True if an element has a drawing before its text: a box, or the track of a switch. */
const drawnBefore = (one: Locator) =>
  one.evaluate((element) => {
    const { width, height, borderTopWidth, borderTopStyle } = getComputedStyle(element, '::before');
    return [width, height, borderTopWidth].every((size) => Number.parseFloat(size) > 0)
      ? borderTopStyle
      : 'nothing';
  });

test.describe('controls look like controls', () => {
  test('a part’s grain is behind a button that says grain, and beneath the row that keeps it @long', async () => {
    await keep(page, { [CUTS]: panels() });
    await page.goto('/project/cut/dddd4444');
    const grain = page.getByRole('button', { name: 'Part 1, A grain and more' });
    await expectThumbSized(grain);
    expect(await grain.innerText()).toMatch(/^A\s+grain$/);
    await grain.tap();
    const turns = page
      .locator('dialog')
      .getByRole('button', { name: 'May be turned on the sheet' });
    await expectThumbSized(turns);
    expect(await turns.getAttribute('aria-pressed')).toBe('true');
    await turns.tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.locator('.table-row').first().getByText('grain kept').waitFor();
    await expect
      .poll(async () => JSON.parse((await kept(page))[CUTS] ?? '{}') as unknown)
      .toMatchObject({ parts: [{ turns: false }, { turns: false }] });
  });

  test('a mitre is behind a button that says mitre @long', async () => {
    await keep(page, { 'measure-twice:cuts:cccc3333': studs() });
    await page.goto('/project/cut/cccc3333');
    const mitre = page.getByRole('button', { name: 'Part 1, A mitre and more' });
    await expectThumbSized(mitre);
    await mitre.tap();
    await page.getByLabel('Mitre at one end, °').waitFor();
  });

  test('every row to buy and every step bears a box to tick @long', async () => {
    await open(fence, 'buy');
    const row = page.locator('.shop').first();
    expect(await drawnBefore(row)).toBe('solid');
    await expectThumbSized(row);
    await row.tap();
    await expect.poll(() => row.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${AT}/do`);
    const box = page.locator('.step-row').first().getByRole('checkbox');
    expect(await drawnBefore(box)).toBe('solid');
    await expectThumbSized(box);
  });

  test('“Keep the screen on” is a switch, and looks like one @long', async () => {
    await open(fence, 'buy');
    const one = page.getByRole('switch', { name: 'Keep the screen on', exact: true });
    await expectThumbSized(one);
    expect(await drawnBefore(one)).toBe('solid');
    const ground = () =>
      one.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
    const off = await ground();
    expect(await one.getAttribute('aria-checked')).toBe('false');
    await one.tap();
    await expect.poll(() => one.getAttribute('aria-checked')).toBe('true');
    expect(await ground()).not.toBe(off);
    await one.tap();
    await expect.poll(() => one.getAttribute('aria-checked')).toBe('false');
  });
});

test.describe('files for others', () => {
  test('are right in a CAD reader and in a spreadsheet: “Tür” as CAD writes it, labels with both sides, “×” after the mark @long', async () => {
    const [part, ...others] = panels().parts;
    await keep(page, {
      [CUTS]: { ...panels(), parts: [{ ...part, name: 'Tür' }, ...others] },
    });
    await page.goto('/project/cut/dddd4444/cut');
    await planned();
    await page.getByRole('button', { name: 'Save as a file' }).tap();
    const saved = async (name: string): Promise<string> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).tap(),
      ]);
      return readFile(await download.path(), 'utf8');
    };
    const dxf = await saved('Plan as DXF');
    expect(dxf).toMatch(/^[\r\n\x20-\x7E]*$/);
    expect(dxf).toMatch(/\r\nT\\U\+00FCr (?:720 x 560|560 x 720)\r\n/);
    const csv = await saved('Plan as CSV');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv).toContain('Tür');
    expect(csv).toContain('2440 × 1220');
    const parts = await saved('Parts as CSV');
    expect(parts.startsWith('\uFEFF')).toBe(true);
    expect(parts).toContain('Tür');
  });
});
