import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { cutBoard } from '../support/bench.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { removeFromStart } from '../support/remove-from-start.ts';

let phone: Phone;
let page: Page;
let project: string;

test.beforeAll(async () => {
  phone = await openPhone(browser);
  page = phone.page;
});

test.afterAll(async () => {
  await phone.close();
});

const line = () => page.locator('.screen__line').innerText();
const proof = () => page.locator('.proof').first().innerText();
const tab = async (name: string) => {
  const link = page.locator('.tab-bar').getByRole('link', { name, exact: true });
  await link.tap();
  await link.and(page.locator('[aria-current="page"]')).waitFor();
};
const material = async (name: RegExp) => {
  const link = page.getByRole('navigation', { name: 'Materials' }).getByRole('link', { name });
  await link.tap();
  await link.and(page.locator('[aria-current="true"]')).waitFor();
};
const boards = () => page.locator('.cut-boards').first().allInnerTexts();
const done = async () => {
  await page.getByRole('button', { name: 'Done', exact: true }).tap();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

/** Waits until the search for a better plan is over. */
const planned = () =>
  page.waitForFunction(() => {
    const text = document.querySelector('.cut-plan[aria-busy="false"] .proof')?.textContent ?? '';
    return text !== '' && !text.startsWith('Looking') && !text.startsWith('Working');
  });

const type = async (sizes: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(sizes)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
};

/** `2 × 2.4 m` of each size that the Cut tab draws. */
const cutFrom = async (): Promise<readonly string[]> => {
  const heads = await page.locator('.cut-boards h2').allInnerTexts();
  const counts = new Map<string, number>();
  for (const head of heads) {
    const text = head.replaceAll(/\s+/g, ' ').replace(/, next: board \d+/, '');
    const [, times = '1', size = text] = /^(?:(\d+)\s×\s|Board \d+ · )(.*)$/.exec(text) ?? [];
    counts.set(size, (counts.get(size) ?? 0) + Number(times));
  }
  return [...counts].map(([size, count]) => `${count} × ${size}`).toSorted();
};

test('a user builds shelves on battens, cuts them, and keeps the offcuts', async () => {
  test.setTimeout(300_000);
  await test.step('a user who builds shelves on battens', async () => {
    await test.step('reaches the plan in a few taps and shows the first step on the way', async () => {
      await page.goto(runtime.url);
      await page.getByRole('link', { name: /^All \d+ jobs$/ }).tap();
      await page.getByRole('link', { name: /^Build alcove shelves/ }).tap();
      await page.locator('.screen__action a').tap();
      await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
      project = new URL(page.url()).pathname;
      await tab('Cut');
      await expect.poll(line).toBe('Nothing to cut yet');
      await page.getByText('Some sizes are still missing.').waitFor();
      await page.getByRole('link', { name: 'Measure', exact: true }).first().tap();
      await type({ 'Alcove width': '1200', Height: '2000', Depth: '300' });
      await page.locator('label').filter({ hasText: 'Shelves on battens' }).tap();
      await tab('Cut');
      await planned();
      expect(await page.getByRole('navigation', { name: 'Materials' }).innerText()).toBe(
        'Sawn batten\nMDF sheet',
      );
      await material(/^Sawn batten/);
      await planned();
      expect(await proof()).toMatch(/^Cheapest possible\./);
    });

    await test.step('cuts the very boards that the list buys', async () => {
      const fromBattens = await cutFrom();
      expect(fromBattens.length).toBeGreaterThan(0);
      await tab('Buy');
      const rows = page.locator('.shop-row').filter({ hasText: 'Sawn batten, 25 × 38 mm' });
      await rows.first().waitFor();
      const bought = await rows.allInnerTexts();
      const onList = bought.map((row) => {
        const [, count, size] = /^(\d+)\s×\s([\d.]+\sm)/.exec(row) ?? [];
        return `${count} × ${size}`.replaceAll(/\s+/g, ' ');
      });
      expect(onList.toSorted()).toEqual(fromBattens);
    });

    await test.step('has a second alcove cut from the same boards, each piece named with its place', async () => {
      await tab('Measure');
      await type({ Name: 'Left alcove' });
      await page.getByRole('button', { name: 'Measure another place' }).tap();
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: /^Something to build/ })
        .tap();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await type({ Name: 'Right alcove' });
      await page.getByRole('button', { name: 'Add a job here' }).tap();
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: /^Build alcove/ })
        .tap();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await type({ 'Alcove width': '900', Height: '2000', Depth: '300' });
      await page.locator('label').filter({ hasText: 'Shelves on battens' }).tap();
      await tab('Cut');
      await material(/^Sawn batten/);
      await planned();
      const words = (await boards()).join('\n');
      expect(words).toContain('back batten, Left alcove 1194');
      expect(words).toContain('back batten, Right alcove 894');
      await page.getByText('Build alcove shelves: Left alcove and Right alcove').waitFor();
    });

    await test.step('buys them without the plan changing, and ticks one off at the bench', async () => {
      const before = await boards();
      await tab('Buy');
      const open = page
        .locator('.shop-row')
        .filter({ hasText: 'Sawn batten, 25 × 38 mm' })
        .locator('button[aria-pressed="false"]');
      while ((await open.count()) > 0) await open.first().tap();
      await tab('Cut');
      await material(/^Sawn batten/);
      await planned();
      expect(await boards()).toEqual(before);
      expect(await proof()).toMatch(/^Cheapest possible\./);
      await page.getByRole('button', { name: 'Start cutting' }).tap();
      const bench = page.getByRole('dialog', { name: 'At the bench' });
      await bench.getByText('Sawn batten, 25 × 38 mm').waitFor();
      await cutBoard(page);
      await page.goBack();
      await bench.waitFor({ state: 'detached' });
      expect(await line()).toMatch(/1 of \d+ done/);
    });

    await test.step('keeps the tick, the numbers and the same plan after a reload', async () => {
      const before = await page.locator('.cut-boards').allInnerTexts();
      await page.reload();
      await planned();
      expect(await page.locator('.cut-boards').allInnerTexts()).toEqual(before);
      expect(
        await page.getByRole('button', { name: 'Board 1 cut' }).getAttribute('aria-pressed'),
      ).toBe('true');
      await page.getByRole('button', { name: 'Board 1 cut' }).tap();
      await planned();
      expect(await line()).not.toContain('done');
    });

    await test.step('finds the sum of the list on the start too', async () => {
      await tab('Buy');
      const sum = /\S+(?= in all)/.exec(await line())?.[0];
      expect(sum).toMatch(/^£\d/);
      await page.goto(runtime.url);
      const row = page.locator(`.row:has(a[href="${project}"])`);
      await expect.poll(() => row.locator('.row__money').innerText()).toBe(`about ${sum}`);
      await row.getByRole('link').tap();
      await tab('Cut');
      await material(/^Sawn batten/);
      await planned();
    });

    await test.step('removes the project, takes it back, and has its plans again', async () => {
      const before = await boards();
      await page.goto(runtime.url);
      await removeFromStart(page, 'Left alcove and 1 more');
      const keys = () => page.evaluate(() => Object.keys(localStorage).join(' '));
      await expect.poll(keys).not.toContain('cut-plan:');
      await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
      await expect.poll(keys).toContain('cut-plan:');
      await page.getByRole('link', { name: /^Left alcove/ }).tap();
      await tab('Cut');
      await material(/^Sawn batten/);
      await planned();
      expect(await boards()).toEqual(before);
    });
  });

  await test.step('the one rack of own offcuts', async () => {
    await test.step('serves a cut list with what a project left, not that project', async () => {
      await material(/^MDF/);
      await planned();
      const keep = page
        .getByRole('button', { name: /^Keep (?:[\d.]+ × [\d.]+ from board|all \d+ of )/ })
        .first();
      const size =
        /^Keep (?:all \d+ of )?(.+?)(?: from|$)/.exec(
          (await keep.getAttribute('aria-label')) ?? '',
        )?.[1] ?? '';
      const before = await boards();
      await keep.tap();
      await page.getByText('In my offcuts', { exact: true }).waitFor();
      expect(await boards()).toEqual(before);
      const [length = '', width = ''] = size.split(/\s×\s/);

      await page.getByRole('link', { name: 'All projects' }).tap();
      await page.getByRole('link', { name: 'Start a cut list' }).tap();
      await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
      await page.locator('label').filter({ hasText: 'Sheets' }).tap();
      await page.getByLabel('Material').fill('mdf sheet 18mm');
      await page.getByLabel('Part 1, length').fill('200');
      await page.getByLabel('Part 1, width').fill('150');
      await tab('Buy');
      expect(await page.getByLabel('Offcut 1, length').inputValue()).toBe(`${length} mm`);
      expect(await page.getByLabel('Offcut 1, width').inputValue()).toBe(`${width} mm`);
      await tab('Cut');
      await planned();
      expect(await proof()).toContain('1 own offcut will do');
    });

    await test.step('serves a project with what was typed in a list, and says at the field what is wrong', async () => {
      await page.goto(`${runtime.url}/project/cut/new`);
      await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
      await page.getByLabel('Material').fill('sawn batten 25 x 38 mm');
      await tab('Buy');
      await page.getByRole('button', { name: 'Add an offcut' }).tap();
      await page.getByLabel('Offcut 1, length').fill('two metres');
      await page.getByText('“two metres” is not a length.').waitFor();
      await page.getByLabel('Offcut 1, length').fill('2.4');
      await page.getByText('= 2400 mm').waitFor();
      await page.getByLabel('Offcut 1, how many').fill('0');
      await page.getByText('0 is out of range').waitFor();
      await page.getByLabel('Offcut 1, how many').fill('2');

      await page.getByRole('link', { name: 'All projects' }).tap();
      await page.getByRole('link', { name: /^Left alcove/ }).tap();
      // Boards are bought for all of it, so offcuts would save nothing.
      await tab('Buy');
      const ticked = page
        .locator('.shop-row')
        .filter({ hasText: 'Sawn batten, 25 × 38 mm' })
        .locator('button[aria-pressed="true"]');
      await ticked.first().waitFor();
      while ((await ticked.count()) > 0) await ticked.first().tap();
      await tab('Cut');
      await material(/^Sawn batten/);
      await planned();
      expect((await cutFrom()).filter((board) => board.includes('own offcut'))).not.toEqual([]);
      await page.getByRole('button', { name: 'Board 1 cut' }).tap();
      await page.getByRole('button', { name: 'Prices and my offcuts' }).tap();
      await page.getByLabel('Offcut 1, length').waitFor();
      await page.getByRole('button', { name: 'Use', exact: true }).tap();
      await done();
      await planned();
      expect((await cutFrom()).join()).not.toContain('2 × Own offcuts');
    });
  });

  await test.step('paper', async () => {
    for (const [button, format] of [
      ['The boards', 'A4'],
      ['The boards', 'Letter'],
      ['Labels on A4', 'A4'],
      ['Labels on Letter', 'Letter'],
    ] as const) {
      await test.step(`${button}, ${format}: every block is complete and has all materials of the project`, async () => {
        await page.goto(`${runtime.url}${project}/cut`);
        await planned();
        await page.evaluate(() => {
          window.print = () => document.body.setAttribute('data-printed', '');
        });
        await page.getByRole('button', { name: 'Print', exact: true }).tap();
        await page.getByRole('button', { name: new RegExp(`^${button}`) }).tap();
        await page.locator('body[data-printed]').waitFor();
        const pdf = await page.pdf({ format, preferCSSPageSize: true });
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
        // Every block is lower than a page that is as wide as its margins allow.
        const [wide, high] = format === 'A4' ? [703, 1032] : [725, 965];
        await page.setViewportSize({ width: wide, height: high });
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const text = await page.locator('.print').innerText();
        expect(text).toContain(button === 'The boards' ? 'Sawn batten, 25 × 38 mm' : 'back batten');
        expect(text).toContain('shelf');
        const blocks = await page.locator('.print__board, .label').evaluateAll((all) =>
          all.map((block) => ({
            tall: block.getBoundingClientRect().height,
            over: block.scrollHeight - block.clientHeight,
          })),
        );
        expect(blocks.length).toBeGreaterThan(2);
        for (const { tall, over } of blocks) {
          expect(tall).toBeLessThan(high);
          expect(over).toBeLessThanOrEqual(0);
        }
        const inks = await page
          .locator('.print .board__piece')
          .evaluateAll((all) => all.map((piece) => getComputedStyle(piece).fill));
        expect(inks.filter((ink) => ink !== 'rgb(255, 255, 255)')).toEqual([]);
        await page.emulateMedia({ media: 'screen', colorScheme: null });
        await page.setViewportSize({ width: 390, height: 844 });
        // As the page's box says it, in points; Chromium rounds up. A4 is 595 × 842, Letter 612 × 792.
        const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1'));
        const [boxWide, boxHigh] = format === 'A4' ? [595, 842] : [612, 792];
        expect(Math.abs(Number(box?.[1]) - boxWide)).toBeLessThan(2);
        expect(Math.abs(Number(box?.[2]) - boxHigh)).toBeLessThan(2);
      });
    }
  });
});
