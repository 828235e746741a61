// Late content has reserved space: nothing moves under a finger.
import type { Page } from '@playwright/test';
import { belongings } from '../support/house.ts';
import { few } from '../support/long.ts';
import { JOBS } from '../../web/planner/jobs/catalogue.ts';
import { atWork } from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

/** Not the start of who has projects, which the page does not know, and no plan that is still getting better. */
const PAGES = [
  '/project/new?job=build-furniture',
  '/jobs/build-furniture',
  '/project/new?job=board-a-loft',
  '/project/new?job=build-a-stud-wall',
  '/project/aaaa1111',
  '/project/aaaa1111/buy',
  '/project/aaaa1111/do',
  '/jobs/board-a-loft',
  '/jobs/paint-a-room',
  '/settings',
] as const;

for (const path of few(PAGES)) {
  test(`the layout of ${path} does not shift while it loads`, async ({ phone: { page } }) => {
    await keep(page, belongings());
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON());
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await atWork(page);
    // The page calculates the cost of answers when it is idle.
    if (path.endsWith('/buy')) await page.locator('.answer').first().waitFor();
    const shifts: readonly { value: number; startTime: number }[] = await page.evaluate(() =>
      Reflect.get(window, 'shifts'),
    );
    // A tenth of what Lighthouse calls good.
    expect(shifts.filter(({ value }) => value > 0.01)).toEqual([]);
  });
}

/** Top of each field and height of the drawing and the status line, in the page. */
const placesOn = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const places: Record<string, number> = {};
    for (const field of document.querySelectorAll<HTMLElement>('main .field__input')) {
      const { top, height } = field.getBoundingClientRect();
      if (height > 0) places[field.id] = Math.round(top + scrollY);
    }
    for (const name of ['plan-box', 'screen__line', 'model__room']) {
      const [first] = document.getElementsByClassName(name);
      if (first !== undefined) places[name] = Math.round(first.getBoundingClientRect().height);
    }
    return places;
  });

/** Sizes in the order of the fields that have no usual value; bare numbers, as on a tape. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  'build-alcove-shelves': ['1185', '2000', '300'],
};
/** Jobs whose sizes all have a usual value. */
const FILLED = new Set<string>([
  'insulate-a-hot-water-pipe',
  'hang-a-door',
  'build-furniture',
  'build-a-raised-bed',
]);
const USUAL_SIZES = ['4.25', '3.1', '2.4'];

for (const { slug } of JOBS) {
  test(`nothing moves and nothing is wrong while ${slug} is typed from nothing @long`, async ({
    phone: { page },
  }) => {
    await page.goto(`/project/new?job=${slug}`);
    await page.locator('main .field__input').first().waitFor();
    await atWork(page);
    const empty = await page
      .locator('main .field__input[inputmode=decimal]')
      .evaluateAll((all: HTMLInputElement[]) =>
        all.flatMap(({ id, value, placeholder }) => (value + placeholder === '' ? [id] : [])),
      );
    expect(empty.length > 0).toBe(!FILLED.has(slug));
    const before = await placesOn(page);
    if (empty.length > 0) expect(before['plan-box']).toBeGreaterThan(0);
    const expectSame = async (what: string, as = before): Promise<void> => {
      const now = await placesOn(page);
      const moved = Object.entries(as).filter(([name, at]) => Math.abs((now[name] ?? 0) - at) > 0);
      expect(moved, what).toEqual([]);
    };
    for (const [i, id] of empty.entries()) {
      const field = page.locator(`[id="${id}"]`);
      await field.focus();
      const size = (SIZES[slug] ?? USUAL_SIZES)[i] ?? '1';
      for (const key of size) {
        await page.keyboard.type(key);
        await expectSame(`${key} of ${size} in ${id}`);
        expect(await page.locator('.field--wrong').count()).toBe(0);
      }
    }
    // Fields in closed details take no focus.
    await page.locator('main input[enterkeyhint=next]:visible').last().press('Enter');
    expect(await page.locator('input:focus').count()).toBe(0);
    const last = page.locator(`[id="${empty.at(-1)}"]`);
    if (empty.length === 0) return;
    await atWork(page);
    await last.focus();
    // A drawing that was out of sight may have got its final height.
    const typed = await placesOn(page);
    await last.fill('');
    await expectSame('the last field is emptied', typed);
    expect(await page.locator('.plan-box svg path').count()).toBeGreaterThan(0);
  });
}

test('a project shows the outline of its screen until its script has loaded', async ({
  phone: { page },
}) => {
  const { promise: isLooked, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await isLooked;
    await route.continue();
  });
  await page.goto('/project/cut/new', { waitUntil: 'commit' });
  const outline = page.locator('.skeleton');
  await outline.getByText('Opening your project…').waitFor();
  // The text may be there before its style sheet.
  await expect(outline).toHaveCSS('background-image', /gradient/);
  const { height } = (await outline.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(600);
  resolve();
  await page.locator('.sketch').waitFor();
  expect(await outline.count()).toBe(0);
});

test('an error below a field moves no other field', async ({ phone: { page } }) => {
  await page.goto('/project/new?job=build-alcove-shelves');
  const first = page.locator('main .field__input').first();
  await first.waitFor();
  const before = await placesOn(page);
  await first.fill('12 mm');
  await first.blur();
  await page.locator('.field--wrong').waitFor();
  // Fields that load later are below the others.
  expect(await placesOn(page)).toMatchObject(before);
});

for (const width of few([320, 360, 390])) {
  test(`another reading of a size moves nothing and covers no figure at ${width} px`, async ({
    phone: { page },
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/project/new?job=paint-a-room');
    await page.locator('#length').waitFor();
    await atWork(page);
    const before = await placesOn(page);
    for (const [id, text] of [
      ['length', '402'],
      ['width', '300'],
      ['height', '240'],
    ] as const) {
      await page.locator(`#${id}`).fill(text);
      await page.locator(`#${id}`).blur();
      const offer = page.getByRole('button', { name: `Did you mean ${text} cm?` });
      const {
        x,
        width: wide,
        height,
      } = (await offer.boundingBox()) ?? { x: 0, width: 0, height: 0 };
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
      const figure = page.locator(`#${id} + .field__figure`);
      const end = await figure.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().right;
      });
      expect(x).toBeGreaterThanOrEqual(end);
      expect(await placesOn(page)).toEqual(before);
    }
  });
}

test('the main action of home appears together with the projects @long', async ({
  phone: { page },
}) => {
  await keep(page, belongings());
  const { promise: isLooked, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/own-[^/]*\.js$/, async (route) => {
    await isLooked;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const action = page.locator('.screen__action a');
  await action.waitFor({ state: 'attached' });
  // It may be there before its style sheet.
  await expect(action).toBeHidden();
  resolve();
  await page.locator('#yours').waitFor();
  expect(await action.innerText()).toBe('Carry on');
});
