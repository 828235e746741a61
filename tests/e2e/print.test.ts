import type { Page } from '@playwright/test';
import type { Project } from '../../web/planner/schema/project.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { keep } from '../support/share.ts';
import { bench, kitchen } from '../unit/documents/sharing/sharing.ts';
import { newPart, newStock } from '../../web/planner/schema/cut-list.ts';
import { few } from '../support/long.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

/** Six rooms, each painted, tiled, floored and skirted: what takes several pages. */
function house(): Project {
  const [room] = kitchen().places;
  if (room === undefined) throw new Error('no room');
  const places = ['Kitchen', 'Hall', 'Bath', 'Den', 'Attic', 'Study'].map((name, i) => {
    return { ...room, id: `r${i}`, name };
  });
  const slugs = ['paint-a-room', 'tile-a-floor', 'lay-a-laminate-floor', 'fit-skirting'];
  const jobs = places.flatMap(({ id }) =>
    slugs.map((slug) => ({ id: `${id}-${slug}`, slug, place: id, typed: {} })),
  );
  return kitchen({ id: 'bbbb2222', name: 'House', places, jobs, bought: {}, done: [] });
}

const LIST = bench({
  parts: Array.from({ length: 14 }, (_, i) => {
    return { ...newPart(`p${i}`), name: `part ${i}`, length: `${500 + 137 * i} mm`, quantity: '3' };
  }),
  stock: [{ ...newStock('s'), length: '3 m', price: '5' }],
});

test.beforeAll(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url, colorScheme: 'dark' });
  page = phone.page;
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await keep(page, {
    'measure-twice:project:aaaa1111': kitchen(),
    'measure-twice:project:bbbb2222': house(),
    'measure-twice:cuts:cccc3333': LIST,
    'measure-twice:settings': { units: 'metric', currency: 'GBP', theme: 'dark' },
  });
});

test.afterAll(async () => {
  await phone.close();
});

const print = () => page.getByRole('button', { name: 'Print' }).tap();
const asked = () => page.locator('body[data-printed]').waitFor();

type Format = 'A4' | 'Letter';

/** Number of pages that Chromium prints. */
async function pages(format: Format): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Within the margins, in CSS pixels. */
const SHEETS = { A4: { width: 688, height: 1009 }, Letter: { width: 710, height: 943 } };

/** Number of pages that the content would fill from edge to edge. */
async function filled(format: Format): Promise<number> {
  const screen = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEETS[format]);
  const height = await page.locator('.print').evaluate(({ scrollHeight }) => scrollHeight);
  await page.emulateMedia({ media: null });
  if (screen !== null) await page.setViewportSize(screen);
  return height / SHEETS[format].height;
}

const counts = async () => ({ a4: await pages('A4'), letter: await pages('Letter') });

test.describe('paper', () => {
  for (const [name, path] of few([
    ['the shopping list of a kitchen', '/project/aaaa1111/buy'],
    ['its steps', '/project/aaaa1111/do'],
    ['the shopping list of a house', '/project/bbbb2222/buy'],
    ['the steps of a house', '/project/bbbb2222/do'],
  ] as const)) {
    test(`prints ${name} on as few pages as it fills, without splitting a row`, async () => {
      await page.goto(path);
      await print();
      await asked();
      for (const format of ['A4', 'Letter'] as const) {
        const [full, made] = [await filled(format), await pages(format)];
        expect(made).toBeGreaterThanOrEqual(full);
        // The name is on every page, and an unsplit block leaves a gap at the foot.
        expect(made).toBeLessThanOrEqual(Math.ceil(1.15 * full));
      }
    });
  }

  test('prints one block per board of a cut plan @long', async () => {
    await page.goto('/project/cut/cccc3333/cut');
    await page.locator('.cut-plan[aria-busy="false"] .proof').waitFor();
    await print();
    await page.getByRole('button', { name: 'The boards' }).tap();
    await asked();
    expect(await counts()).toEqual({ a4: 3, letter: 3 });
  });

  test('is black on white in any theme, without the screen, with the name over every page @long', async () => {
    await page.goto('/project/bbbb2222/do');
    await print();
    await asked();
    await page.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(() => {
      const [app, row, head] = ['#app', '.print__row', '.print thead'].map((selector) =>
        getComputedStyle(document.querySelector(selector) ?? document.body),
      );
      return {
        app: app?.display,
        ink: row?.color,
        paper: getComputedStyle(document.body).backgroundColor,
        whole: row?.breakInside,
        head: head?.display,
      };
    });
    expect(seen).toEqual({
      app: 'none',
      ink: 'rgb(0, 0, 0)',
      paper: 'rgb(255, 255, 255)',
      whole: 'avoid',
      head: 'table-header-group',
    });
    expect(await page.locator('.print__head').innerText()).toMatch(/^House\s+Measure Twice$/);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('.print').isVisible()).toBe(false);
  });

  test('shows what is bought and done as it is when it is printed @long', async () => {
    await page.goto('/project/aaaa1111/do');
    await print();
    await asked();
    const done = page.locator('.print__tick--done');
    const before = await done.count();
    await page.getByRole('button', { name: /^Done, / }).tap();
    await expect.poll(() => done.count()).toBe(before + 1);
  });

  test('leaves out the bars of a screen printed from the browser’s menu', async () => {
    await page.goto('/project/aaaa1111/buy');
    await page.locator('.screen__line').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.tab-bar').isVisible()).toBe(false);
    expect(await page.locator('.screen__action').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.shop-row').count()).toBeGreaterThan(10);
    const rows = await page.locator('.shop-row').all();
    // Those of folded groups too.
    for (const row of rows) expect((await row.boundingBox())?.height ?? 0).toBeGreaterThan(20);
    const buttons = page.locator('main').getByRole('button');
    const others = await buttons.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.closest('.shop-row') === null)
        .map((one) => one.textContent),
    );
    expect(others).toEqual([]);
    expect(await page.getByRole('button', { name: /^I have this/ }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  });

  const SCREENS = [
    ['/project/aaaa1111/buy', '.shop-row'],
    ['/project/cut/cccc3333/cut', '.cut-plan[aria-busy="false"] .proof'],
    ['/project/aaaa1111', '#length'],
    ['/project/aaaa1111/do', '.step--now'],
    ['/project/cut/cccc3333/buy', '.table-row'],
    ['/jobs', 'main a'],
    ['/settings', 'main'],
  ] as const;
  for (const [path, stands] of few(SCREENS)) {
    test(`leaves out the buttons of ${path} printed from the browser’s menu @long`, async () => {
      await page.goto(path);
      await page.locator(stands).first().waitFor();
      await page.emulateMedia({ media: 'print' });
      // An element without ground, edge or own words is a row, a name, or a tick box.
      const buttons = await page
        .locator('#app :is(button, a.button, summary, [role="switch"])')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .filter((one) => {
              const { backgroundColor, borderStyle, borderWidth } = getComputedStyle(one);
              const isPlain =
                backgroundColor === 'rgba(0, 0, 0, 0)' &&
                (borderStyle === 'none' || borderWidth === '0px');
              return (
                !isPlain || one.matches('.button, .toggle, .more:not(.day, .shop-group) > summary')
              );
            })
            .map((one) => `${one.className}: ${one.textContent}`),
        );
      await page.emulateMedia({ media: 'screen' });
      expect(buttons).toEqual([]);
    });
  }

  test('numbers every cut on the boards @long', async () => {
    await page.goto('/project/cut/cccc3333/cut');
    await page.locator('.cut-plan[aria-busy="false"] .proof').waitFor();
    await print();
    await page.getByRole('button', { name: 'The boards' }).tap();
    await asked();
    const numbers = await page
      .locator('.print .board')
      .evaluateAll((all) =>
        all.map((one) => [...one.querySelectorAll('.board__number')].map((n) => n.textContent)),
      );
    const cuts = await page.locator('.cut-boards .cut-board').evaluateAll((all) =>
      all.flatMap((row) => {
        // Equal boards are one row.
        const equal = Number(
          /^(\d+)\s×/.exec(row.querySelector('h2')?.textContent ?? '')?.[1] ?? 1,
        );
        const said = row.querySelector('.board')?.getAttribute('aria-label') ?? '';
        return Array.from({ length: equal }, () => Number(/; (\d+) cuts?$/.exec(said)?.[1]));
      }),
    );
    const numbered = numbers.map(({ length }) => length);
    expect(numbered.toSorted((a, b) => a - b)).toEqual(cuts.toSorted((a, b) => a - b));
    for (const one of numbers) expect(one).toEqual(one.map((_, i) => String(i + 1)));
  });
});
