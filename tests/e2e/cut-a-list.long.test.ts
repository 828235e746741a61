import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { liftFinger } from '../support/finger.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { cutBoard, cutOnce } from '../support/bench.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { removeFromStart } from '../support/remove-from-start.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser);
  page = phone.page;
});

test.afterAll(async () => {
  await phone.close();
});

const line = () => page.locator('.screen__line').innerText();
const proof = () => page.locator('.proof').innerText();
const tab = async (name: string) => {
  const link = page.locator('.tab-bar').getByRole('link', { name, exact: true });
  // The last tap may have been at the same place.
  await liftFinger(page);
  await link.tap();
  await link.and(page.locator('[aria-current="page"]')).waitFor();
};
/** Number of boards still to cut; equal boards share a row: "3 × 2.4 m, next: board 4". */
const boards = async () => {
  const titles = await page.locator('.cut-board:not(.cut-board--done) h2').allInnerTexts();
  return titles.reduce((sum, title) => sum + Number(/^(\d+)\s×/.exec(title)?.[1] ?? 1), 0);
};

/** Waits until the search for a better plan is over. */
const planned = () =>
  page.waitForFunction(() => {
    const text = document.querySelector('.cut-plan[aria-busy="false"] .proof')?.textContent ?? '';
    return text !== '' && !text.startsWith('Looking') && !text.startsWith('Working');
  });

const STUDS = [
  ['16', '2325', 'stud'],
  ['2', `11' 2 5/8"`, 'plate'],
  ['14', '56.2 cm', 'noggin'],
  ['8', '420', 'jack'],
] as const;

const KITCHEN = `3 x 720 x 560 side
3 x 564 x 560 bottom
3 x 560 x 540 shelf
3 x 564 x 100 rail
3 x 720 x 590 back
3 x 140 x 596 drawer front
3 x 500 x 120 drawer side
3 x 520 x 120 drawer back
3 x 600 x 150 plinth
3 x 720 x 580 end
3 x 720 x 80 filler
3 x 600 x 560 top
and a tap`;

test('a user cuts a stud wall, then a kitchen', async () => {
  test.setTimeout(300_000);
  await test.step('a user who builds a stud wall', async () => {
    await test.step('comes from the catalogue to an empty list that says what is missing', async () => {
      await page.goto(`${runtime.url}/jobs`);
      await page.getByRole('link', { name: /^Cut boards and sheets/ }).tap();
      await page.getByRole('link', { name: 'Start a cut list' }).tap();
      await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
      expect(await line()).toBe('Nothing to cut yet');
    });

    await test.step('shows how each typed size was read', async () => {
      await page.getByLabel('What is it for').fill('Stud wall');
      await page.getByLabel('Material').fill('CLS 38 × 63');
      for (const [i, [quantity, length, name]] of STUDS.entries()) {
        await page.getByLabel(`Part ${i + 1}, how many`).fill(quantity);
        await page.getByLabel(`Part ${i + 1}, length`).fill(length);
        await page.getByLabel(`Part ${i + 1}, name`).fill(name);
      }
      // A size with its unit can be read in one way only.
      expect(await page.getByText(/^= /).count()).toBe(0);
      await page.getByText('Parts: 40 pieces of 4 kinds').waitFor();
      // While no boards are listed, the plan uses usual sizes.
      await page.locator('.sketch .board').first().waitFor();
      await page.getByLabel('Part 4, length').fill('4 twenty');
      await page.getByText('“4 twenty” is not a length.').waitFor();
      await page.getByLabel('Part 4, length').fill('420');
    });

    await test.step('adds the shop’s lengths with a tap and has the cheapest mix as the prices are typed', async () => {
      await page.getByRole('link', { name: 'What to buy' }).tap();
      for (const size of ['2.4 m', '3 m', '3.6 m', '4.8 m']) {
        await page.getByRole('button', { name: `+ ${size}` }).tap();
      }
      for (const [i, price] of ['5.20', '6,40', '£7.90', '10.40'].entries()) {
        await page.getByLabel(`Board ${i + 1}, price`).fill(price);
      }
      await page.getByRole('link', { name: 'See the plan' }).tap();
      await planned();
      expect(await proof()).toMatch(/^Cheapest possible\. .* No mix of these sizes costs less\.$/);
      // 16 studs, 2 plates, 14 noggins and 8 jacks: the engine’s proven optimum, as npm run cut has it.
      expect(await line()).toContain('£122.80');
      expect(await boards()).toBe(15);
    });

    await test.step('reads the same in words as in the drawing', async () => {
      const drawing = page.getByRole('img', { name: /plate 3419.5/, includeHidden: true }).first();
      const words = await drawing.getAttribute('aria-label');
      expect(words).toMatch(/^1, 4\.8 m: B plate 3419\.5; /);
      // Every piece, a saw cut after each, and what is left over make up the board.
      const said = (words ?? '').slice('1, 4.8 m: '.length).split('; ').slice(0, -1);
      const lengths = said.map((one) => {
        const [, count = '1', size] = /^(?:(\d+)\s×\s)?.*?([\d.]+)(?: left over)?$/.exec(one) ?? [];
        const cuts = one.startsWith('keep') || one.endsWith('left over') ? 0 : 3;
        return Number(count) * (Number(size) + cuts);
      });
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(4800);
      const beneath = await page.locator('.cut-board .remark').first().innerText();
      expect(`1, 4.8 m: ${beneath}`).toBe(words);
    });

    await test.step('goes cut by cut at the bench, ticks a board off and keeps the others’ numbers', async () => {
      await page.getByRole('button', { name: 'Start cutting' }).tap();
      const bench = page.getByRole('dialog', { name: 'At the bench' });
      await bench.getByText('1 of 15').waitFor();
      await bench.getByText('Board 1 · 4.8 m').waitFor();
      await expect(bench.getByRole('heading')).toHaveText('3419.5 mm');
      await bench.getByText(/^then [\d.]+\smm [A-D] /).waitFor();
      await bench.getByRole('button', { name: 'Close' }).tap();
      // Boards 1 and 2 are equal and share a row; the next row begins with board 3.
      await page.getByRole('button', { name: 'Board 3 at the bench' }).tap();
      await bench.getByText('3 of 15').waitFor();
      await cutBoard(page);
      await page.goBack();
      await bench.waitFor({ state: 'detached' });
      await page.waitForURL(/\/cut$/);
      expect(
        await page
          .getByRole('heading', { name: /^(?:Board )?\d+ [·×] / })
          .first()
          .innerText(),
      ).toBe('2 × 4.8 m, next: board 1');
      expect(
        await page.getByRole('button', { name: 'Board 3 cut' }).getAttribute('aria-pressed'),
      ).toBe('true');
      expect(await boards()).toBe(14);
      expect(await line()).toContain('£122.80');
      expect(await line()).toContain('1 of 15 done');
      expect(await proof()).toMatch(/^Cheapest possible\./);
    });

    await test.step('cuts by a tap anywhere, drops the piece, finds the cut again after a reload and goes back by one tap', async () => {
      await page.getByRole('button', { name: 'Start cutting' }).tap();
      const bench = page.getByRole('dialog', { name: 'At the bench' });
      const figure = bench.getByRole('heading');
      await expect(figure).toHaveText('3419.5 mm');
      const box = await figure.boundingBox();
      // As large as fits: six figures over most of 390 pixels.
      expect(box?.height).toBeGreaterThan(90);
      await page.touchscreen.tap(200, (box?.y ?? 0) + 20);
      await expect(bench.locator('.board__piece--gone')).toHaveCount(1);
      await expect(figure).not.toHaveText('3419.5 mm');
      const second = await figure.innerText();
      await page.reload();
      await expect(figure).toHaveText(second);
      await bench.getByRole('button', { name: 'Back one cut' }).tap();
      await expect(figure).toHaveText('3419.5 mm');
      await expect(bench.locator('.board__piece--gone')).toHaveCount(0);
      await bench.getByRole('button', { name: 'Close' }).tap();
    });

    await test.step('keeps the parts, the tick and the same plan after a reload', async () => {
      const before = await page.locator('.cut-boards').allInnerTexts();
      await page.reload();
      await planned();
      expect(await page.locator('.cut-boards').allInnerTexts()).toEqual(before);
      await page.getByRole('button', { name: 'Board 3 cut' }).tap();
      await planned();
      expect(await boards()).toBe(15);
      expect(await line()).toContain('£122.80');
    });

    await test.step('goes back at the bench to a board that was cut before its time', async () => {
      await page.getByRole('button', { name: 'Start cutting' }).tap();
      const bench = page.getByRole('dialog', { name: 'At the bench' });
      await cutBoard(page);
      await bench.getByText('Board 2 ·').waitFor();
      await bench.getByRole('button', { name: 'Back one cut' }).tap();
      await bench.getByText('Board 1 ·').waitFor();
      // Its last cut, with the remaining piece.
      await bench.getByText(/left over/).waitFor();
      await bench.getByRole('button', { name: 'Close' }).tap();
      await planned();
      expect(await boards()).toBe(15);
    });

    await test.step('names what no board can hold and plans the rest', async () => {
      await tab('Measure');
      await page.getByLabel('Part 5, length').fill('5.5 m');
      await page.getByLabel('Part 5, name').fill('ridge');
      await tab('Cut');
      await planned();
      expect(await page.getByRole('alert').innerText()).toMatch(
        /1 × ridge 5500\smm: larger than every board there is\./,
      );
      expect(await page.locator('.alarm').count()).toBe(1);
      expect(await proof()).toMatch(/^The rest takes /);
      expect(await boards()).toBe(15);
    });

    await test.step('removes a part and takes it back with Undo', async () => {
      await tab('Measure');
      await page.getByRole('button', { name: 'Part 5, E mitre and more' }).tap();
      await page.getByRole('button', { name: 'Remove this part' }).tap();
      await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
      expect(await page.getByLabel('Part 5, name').inputValue()).toBe('ridge');
      await page.getByRole('button', { name: 'Part 5, E mitre and more' }).tap();
      await page.getByRole('button', { name: 'Remove this part' }).tap();
      await page.getByText('Parts: 40 pieces of 4 kinds').waitFor();
    });

    await test.step('saves the plan as CSV, SVG, DXF and JSON', async () => {
      await tab('Cut');
      await planned();
      await page.getByRole('button', { name: 'Save as a file' }).tap();
      for (const [button, ending, start] of [
        ['Plan as CSV', 'plan.csv', '\uFEFFBoard,Stock,What'],
        ['Plan as SVG', 'plan.svg', '<svg xmlns'],
        ['Plan as DXF', 'plan.dxf', '0\r\nSECTION'],
        ['Plan as JSON', 'plan.json', '{\n  "request"'],
        ['Parts as CSV', 'parts.csv', '\uFEFFLength,Width,Qty'],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: button }).tap(),
        ]);
        expect(download.suggestedFilename()).toBe(`stud-wall-${ending}`);
        const text = await readFile(await download.path(), 'utf8');
        expect(text.slice(0, start.length)).toBe(start);
      }
      await page.getByRole('button', { name: 'Done' }).tap();
    });

    await test.step('prints one block a board, or a label a piece', async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      for (const [button, what, count] of [
        ['The boards', '.print__board', 15],
        ['Labels on A4', '.label', 40],
        ['Labels on Letter', '.label', 40],
      ] as const) {
        await page.getByRole('button', { name: 'Print', exact: true }).tap();
        await page.getByRole('button', { name: new RegExp(`^${button}`) }).tap();
        await page.locator('body[data-printed]').waitFor();
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator(what).count()).toBe(count);
        await page.locator(what).first().waitFor();
        expect(await page.locator('.tab-bar').isVisible()).toBe(false);
        await page.emulateMedia({ media: 'screen' });
        await page.evaluate(() => document.body.removeAttribute('data-printed'));
      }
    });
  });

  await test.step('a user who builds a kitchen', async () => {
    await test.step('shows which pasted lines were read, and adds them', async () => {
      await page.goto(`${runtime.url}/project/cut/new?kind=sheet`);
      await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
      const material = page.getByLabel('Material');
      await material.fill('Birch ply 18 mm');
      const isCutOff = await material.evaluate((field) => field.scrollWidth > field.clientWidth);
      expect(isCutOff).toBe(false);
      await page.getByRole('button', { name: 'Paste or import a list' }).tap();
      await page.getByRole('textbox', { name: /^One part a line/ }).fill(KITCHEN);
      await page.getByText('36 pieces of 12 kinds, 1 line not read').waitFor();
      await page.getByText('Line 13: and a tap').waitFor();
      await page.getByRole('button', { name: 'Add 12 parts' }).tap();
      await page.getByText('Parts: 36 pieces of 12 kinds').waitFor();
    });

    await test.step('has a plan for two sheet sizes that is proven, or says how far off it could be', async () => {
      await tab('Buy');
      await page.getByRole('button', { name: '+ 2440 × 1220' }).tap();
      await page.getByRole('button', { name: '+ 1220 × 1220' }).tap();
      await page.getByLabel('Board 1, price').fill('42');
      await page.getByLabel('Board 2, price').fill('24');
      await tab('Cut');
      await planned();
      expect(await proof()).toMatch(
        /^(Cheapest possible\.|At most £[\d.]+ more than the cheapest possible\.)/,
      );
      expect(await line()).toContain('£126.00');
      expect(await line()).toMatch(/\d+ cuts, [\d.]+ m/);
    });

    await test.step('sees each cut of a sheet on the drawing as it is gone through', async () => {
      await page.getByRole('button', { name: 'Start cutting' }).tap();
      const cut = page.locator('.bench .board__cut');
      const first = await cut.getAttribute('d');
      await cutOnce(page);
      await expect.poll(() => cut.getAttribute('d')).not.toBe(first);
      await page.getByRole('button', { name: 'Close' }).tap();
    });

    await test.step('keeps an offcut with one tap, and the next list of the material uses it first', async () => {
      await page.goto(`${runtime.url}/project/cut/new`);
      await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
      await page.getByLabel('Material').fill('Oak');
      await page.getByLabel('Part 1, length').fill('1900');
      await tab('Buy');
      await page.getByRole('button', { name: '+ 2.4 m' }).tap();
      await page.getByLabel('Board 1, price').fill('10');
      await tab('Cut');
      await planned();
      await page.getByRole('button', { name: 'Keep 497 from board 1' }).tap();
      await page.getByText('In my offcuts', { exact: true }).waitFor();
      expect(await line()).toContain('£10.00');

      await page.goto(`${runtime.url}/project/cut/new`);
      await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
      await page.getByLabel('Material').fill('oak');
      await page.getByLabel('Part 1, length').fill('480');
      await tab('Buy');
      await page.getByRole('button', { name: '+ 2.4 m' }).tap();
      await page.getByLabel('Board 1, price').fill('10');
      expect(await page.getByLabel('Offcut 1, length').inputValue()).toBe('497 mm');
      await tab('Cut');
      await planned();
      expect(await proof()).toBe('Nothing to buy. 1 own offcut will do.');

      await page.getByRole('button', { name: 'Board 1 cut' }).tap();
      await tab('Buy');
      expect(await page.getByLabel('Offcut 1, length').count()).toBe(0);
      await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
      expect(await page.getByLabel('Offcut 1, length').inputValue()).toBe('497 mm');
    });

    await test.step('stops a long search, keeps the best plan and says how far off it could be', async () => {
      await page.goto(`${runtime.url}/project/cut/new?kind=sheet`);
      await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
      const parts = Array.from(
        { length: 40 },
        (_, i) => `2 x ${211 + 37 * ((i * 7) % 17)} x ${123 + 29 * ((i * 5) % 13)} p${i}`,
      );
      await page.getByRole('button', { name: 'Paste or import a list' }).tap();
      await page.getByRole('textbox', { name: /^One part a line/ }).fill(parts.join('\n'));
      await page.getByRole('button', { name: 'Add 40 parts' }).tap();
      // Controls below the rows move until all rows are there and the visible ones have their height.
      await page.getByLabel('Part 40, name').waitFor();
      const adjust = page.getByText('Adjust: saw cut');
      await adjust.scrollIntoViewIfNeeded();
      await adjust.tap();
      await page.getByRole('radio', { name: '2', exact: true }).tap();
      await tab('Buy');
      await page.getByRole('button', { name: '+ 2440 × 1220' }).tap();
      await page.getByLabel('Board 1, price').fill('42');
      await page.getByRole('button', { name: '+ 1220 × 610' }).tap();
      await page.getByLabel('Board 2, price').fill('13.37');
      await tab('Cut');
      await page.getByRole('button', { name: 'Stop, this will do' }).tap();
      await planned();
      expect(await proof()).toMatch(/^At most £[\d.]+ more than the cheapest possible\./);
      expect(await boards()).toBeGreaterThan(0);
      await page.reload();
      await planned();
      expect(await proof()).toMatch(/^At most £[\d.]+ more/);
    });

    await test.step('finds its lists on the start, removes one and takes it back', async () => {
      await page.goto(`${runtime.url}/`);
      const wall = page.getByRole('link', { name: /^Stud wall/ });
      await removeFromStart(page, 'Stud wall');
      expect(await wall.count()).toBe(0);
      await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
      await wall.tap();
      await page.waitForURL(/\/project\/cut\//);
      expect(await page.getByLabel('Part 1, length').inputValue()).toBe('2325 mm');
    });
  });

  await test.step('a narrow phone with large text', async () => {
    await test.step('never scrolls sideways, and every target is large enough', async () => {
      const state = await page.context().storageState();
      const narrow = await openPhone(browser, {
        viewport: { width: 320, height: 700 },
        storageState: state,
        fresh: true,
      });
      await narrow.page.goto(`${runtime.url}/`);
      const href = await narrow.page.getByRole('link', { name: /^Stud wall/ }).getAttribute('href');
      for (const view of ['', '/buy', '/cut', '/do', '/cut?bench=1']) {
        await narrow.page.goto(`${runtime.url}${href ?? ''}${view}`);
        await narrow.page.locator('.screen__line').waitFor();
        for (const size of ['100%', '200%']) {
          await narrow.page.evaluate((to) => {
            document.documentElement.style.fontSize = to;
          }, size);
          const found = await narrow.page.evaluate(() => ({
            over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            small: [...document.querySelectorAll('a, button, input, label.choice__option')]
              .filter(
                (one) => one.closest('p, [inert]') === null && !one.classList.contains('skip'),
              )
              .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
              .filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 40))
              .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
          }));
          expect({ view, size, ...found }).toEqual({ view, size, over: 0, small: [] });
        }
      }
      await narrow.close();
    });
  });
});
