import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { cutOnce } from '../support/bench.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser);
  page = phone.page;
});

test.afterAll(async () => {
  await phone.close();
});

const KITCHEN = `Length,Width,Qty,Material,Label
720,560,2,Birch ply 18,side
564,560,2,,bottom
720,590,1,MDF 12,back
717,290,2,Oak veneer 19,door
`;

const materials = () => page.getByRole('group', { name: 'What the list is cut from' });
const line = () => page.locator('.screen__line').innerText();

/** Waits until the search for a better plan is over. */
const planned = () =>
  page.waitForFunction(() => {
    const text = document.querySelector('.cut-plan[aria-busy="false"] .proof')?.textContent ?? '';
    return text !== '' && !text.startsWith('Looking') && !text.startsWith('Working');
  });

test.describe('a kitchen from three boards, with tape', () => {
  // One story on one phone: each test goes on from the one before.
  test.describe.configure({ mode: 'serial' });

  test('brings its three boards in as one list', async () => {
    await page.goto(`${runtime.url}/project/cut/new?kind=sheet`);
    await page.getByRole('button', { name: 'Paste or import a list' }).tap();
    await page.getByLabel('One part a line').fill(KITCHEN);
    await page.getByRole('button', { name: 'Add 4 parts' }).tap();
    await materials().getByRole('button', { name: 'MDF 12' }).waitFor();
    expect(await materials().getByRole('button').allInnerTexts()).toEqual([
      'Birch ply 18',
      'MDF 12',
      'Oak veneer 19',
      '+ Material',
    ]);
    expect(await page.getByLabel('Part 2, name').inputValue()).toBe('bottom');
  });

  test('taps the edges of a side on its picture and says which tape it is', async () => {
    await page.getByRole('button', { name: /^Part 1, A grain/ }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Front edge, along the length' }).tap();
    await sheet.getByLabel('Tape', { exact: true }).fill('1 mm oak');
    await sheet.getByLabel('Thickness').fill('1');
    await sheet.getByLabel('Price a metre').fill('0.80');
    const front = sheet.getByRole('button', { name: 'Front edge, along the length: 1 mm oak' });
    expect(await front.getAttribute('aria-pressed')).toBe('true');
    await sheet.getByRole('button', { name: 'All four' }).tap();
    expect(await sheet.locator('.edges [aria-pressed="true"]').count()).toBe(4);
    for (const edge of await sheet.locator('.edges button').all()) {
      const box = await edge.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.goBack();
    await page.locator('.table-row__note', { hasText: 'edges L2 W2, cut 718 × 558' }).waitFor();
  });

  test('keeps a thickness that cannot be read, and goes on with the last one that could', async () => {
    await page.getByRole('button', { name: /^Part 1, A grain/ }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Thickness').fill('thin');
    await sheet.getByText('“thin” is not a length.').waitFor();
    await page.goBack();
    await page.locator('.table-row__note', { hasText: 'edges L2 W2, cut 718 × 558' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await page.getByRole('button', { name: /^Part 1, A grain/ }).tap();
    expect(await sheet.getByLabel('Thickness').inputValue()).toBe('1 mm');
    await page.goBack();
  });

  test('adds one spare when it is switched on, and removes it when it is switched off', async () => {
    const counted = page.locator('h2.group').first();
    expect(await counted.innerText()).toBe('Parts: 4 pieces of 2 kinds');
    const spare = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Part 2, B grain/ }).tap();
      await page.getByRole('dialog').getByText('One spare, to try things on').tap();
      await page.goBack();
    };
    await spare();
    await expect.poll(() => counted.innerText()).toBe('Parts: 5 pieces of 2 kinds');
    await spare();
    await expect.poll(() => counted.innerText()).toBe('Parts: 4 pieces of 2 kinds');
  });

  test('has a plan for each material and one bill of all, tape by the metre', async () => {
    await page.getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.getByRole('button', { name: '+ 2440 × 1220' }).tap();
    await page.getByLabel('Board 1, price').fill('60');
    await materials().getByRole('button', { name: 'MDF 12' }).tap();
    await page.getByRole('button', { name: '+ 1220 × 610' }).tap();
    await page.getByLabel('Board 1, price').fill('12');
    await materials().getByRole('button', { name: 'Oak veneer 19' }).tap();
    await page.getByRole('button', { name: '+ 1220 × 610' }).tap();
    await page.getByLabel('Board 1, price').fill('48');
    await page.locator('.tab-bar').getByRole('link', { name: 'Cut', exact: true }).tap();
    await planned();
    // Sheets of £60, £12 and £48, and 2 × 2 × (720 + 560 + 2 × 50) mm of tape at 80p a metre: £4.42.
    await page.waitForFunction(() =>
      document.querySelector('.screen__line')?.textContent?.includes('£124.42'),
    );
    expect(await line()).toContain('3 sheets');
    await page.locator('.tab-bar').getByRole('link', { name: 'Buy', exact: true }).tap();
    await page.getByText('5.6 m').waitFor();
    expect(await page.getByText('8 strips, each 50 mm longer than its edge').isVisible()).toBe(
      true,
    );
    await page.locator('.tab-bar').getByRole('link', { name: 'Cut', exact: true }).tap();
    await planned();
    expect(await page.locator('.board__band').count()).toBe(0);
    await materials().getByRole('button', { name: 'Birch ply 18' }).tap();
    await planned();
    await page.locator('.board__band').nth(1).waitFor({ state: 'attached' });
  });

  test('prints a label for each piece of all three boards, which says of which it is', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print', exact: true }).tap();
    await page.getByRole('button', { name: /^Labels on A4/ }).tap();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const labels = await page.locator('.label').allInnerTexts();
    const of = (board: string, part: string): number =>
      labels.filter((text) => text.includes(board) && text.includes(part)).length;
    expect(of('Birch ply 18', 'side')).toBe(2);
    expect(of('Birch ply 18', 'bottom')).toBe(2);
    expect(of('MDF 12', 'back')).toBe(1);
    expect(of('Oak veneer 19', 'door')).toBe(2);
    expect(labels).toHaveLength(7);
    await page.emulateMedia({ media: 'screen' });
  });

  test('is cut at the bench, cut by cut and board by board, until nothing is left @long', async () => {
    const bench = page.getByRole('dialog', { name: 'At the bench' });
    const cutAll = async (material: string, frees: RegExp): Promise<void> => {
      await materials().getByRole('button', { name: material }).tap();
      await planned();
      await page.getByRole('button', { name: 'Start cutting' }).tap();
      await bench.getByText(`${material} · 1 of 1`).waitFor();
      const cut = bench.locator('.board__cut');
      const first = await cut.getAttribute('d');
      const said: string[] = [];
      while (page.url().includes('bench=')) {
        said.push(await bench.locator('.bench__cut-now').innerText());
        if (said.length === 2) expect(await cut.getAttribute('d')).not.toBe(first);
        await cutOnce(page);
      }
      expect(said.join('\n')).toMatch(frees);
      await bench.waitFor({ state: 'detached' });
    };
    await cutAll('Birch ply 18', /^A side$/m);
    await cutAll('MDF 12', /^A back$/m);
    expect(await line()).toContain('2 of 3 done');
    await cutAll('Oak veneer 19', /^A door$/m);
    expect(await line()).toBe('All 3 cut');
    await page.getByRole('button', { name: 'Board 1 cut' }).waitFor();
    // A board that was ticked off too soon comes back with its plan.
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await planned();
    expect(await line()).toContain('2 of 3 done');
  });

  test('finds it as one list at the start, and removes a material with Undo at hand @long', async () => {
    await page.goto(runtime.url);
    await page.getByText('3 materials, 4 parts').waitFor();
    await page.getByRole('link', { name: /3 materials/ }).tap();
    await materials().getByRole('button', { name: 'MDF 12' }).tap();
    await page.getByRole('button', { name: 'Remove MDF 12 with its parts' }).tap();
    await page
      .getByRole('button', { name: 'Remove MDF 12 with its parts' })
      .waitFor({ state: 'detached' });
    expect(await materials().getByRole('button').allInnerTexts()).toEqual([
      'Birch ply 18',
      'Oak veneer 19',
      '+ Material',
    ]);
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await materials().getByRole('button', { name: 'MDF 12' }).waitFor();
  });
});
