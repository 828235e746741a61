import readCode from 'jsqr';
import type { Locator, Page } from '@playwright/test';
import { newCutList, newPart, newStock, type CutList } from '../../web/planner/schema/cut-list.ts';
import { NO_BANDS } from '../../web/planner/cutting/edge-banding.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { house } from '../support/house.ts';
import { oddThings } from '../support/odd-things.ts';
import { few, LONG } from '../support/long.ts';
import { keep, pixelsOf } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

const LIST = '/project/cut/dddd4444';

const row = (id: string, name: string, length: string, width: string, quantity = '1') => {
  return { ...newPart(id), name, length, width, quantity };
};

/** An edge along the length has a band; its tape is not in the list, so the part keeps its size. */
const BANDS = { ...NO_BANDS, l1: 'tape' };

/** Panels with short and long names, with and without their grain kept, and one a tenth of the others. */
const cupboard = (): CutList => {
  return {
    ...newCutList('dddd4444', 1000, 'sheet'),
    name: 'Tall cupboard for the hall, beside the stairs',
    material: 'Birch ply 18 mm',
    parts: [
      { ...row('side', 'side', '720.5 mm', '560.5 mm', '2'), turns: false, bands: BANDS },
      row(
        'back',
        'Back panel of the upper half, to be let into a rebate of 9 mm all round',
        '1800',
        '600',
      ),
      row('wide', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', '500', '400'),
      row('chinese', '左侧板（上柜，靠近窗户的一侧）', '500', '410'),
      row('block', '', '70', '45', '3'),
    ],
    stock: [{ ...newStock('sheet'), length: '2440 mm', width: '1220 mm', price: '42' }],
  };
};

const ROLLS = [
  ['Dymo LabelWriter, large', 89, 36],
  ['Dymo LabelWriter, small', 57, 32],
  ['Brother QL, long', 90, 29],
  ['Brother QL, small', 62, 29],
] as const;
const SHEETS = [
  ['Labels on A4', 63.5, 38.1],
  ['Labels on Letter', 66.675, 25.4],
] as const;
const PIECES = 8;

test.beforeAll(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url, deviceScaleFactor: 3 });
  page = phone.page;
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await keep(page, {
    'measure-twice:project:aaaa1111': house(),
    'measure-twice:cuts:dddd4444': cupboard(),
    ...oddThings(),
    'measure-twice:settings': { units: 'metric', currency: 'GBP' },
  });
});

test.afterAll(async () => {
  await phone.close();
});

const planned = (on = page) =>
  on.locator('.cut-plan[aria-busy="false"] .proof:not(:has(.proof__stop))').waitFor();

async function print(path: string, button: string): Promise<void> {
  await page.goto(path);
  await planned();
  await page.getByRole('button', { name: 'Print', exact: true }).tap();
  await page.getByRole('button', { name: new RegExp(`^${button}`) }).tap();
  await page.locator('body[data-printed]').waitFor();
  // As wide as the paper: a picture shows the window only. Higher, it were a wide screen.
  await page.setViewportSize({ width: 816, height: 500 });
  await page.emulateMedia({ media: 'print' });
}

async function backToScreen(): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Text of a label's code, and the width of its squares on paper, mm. */
async function scan(label: Locator): Promise<{ readonly text: string; readonly square: number }> {
  const code = label.locator('.label__code');
  const { data, width, height } = await pixelsOf(browser, code);
  const square = await code.evaluate((svg: SVGSVGElement) => {
    return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width / (96 / 25.4);
  });
  return { text: readCode(data, width, height)?.data ?? '', square };
}

/** Width and height of each page, millimetres. */
async function pagesOf(): Promise<readonly (readonly [number, number])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => [
    (Number(width) * 25.4) / 72,
    (Number(height) * 25.4) / 72,
  ]);
}

/** Label texts that are cut off or smaller than 6 pt. */
const faults = (): Promise<readonly string[]> =>
  page.locator('.label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      const words = [...label.querySelectorAll<HTMLElement>('.label__words > *')];
      const wrong = words.filter((text) => {
        const box = text.getBoundingClientRect();
        const isIn =
          box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
        return (
          !isIn ||
          text.scrollWidth > text.clientWidth + 1 ||
          parseFloat(getComputedStyle(text).fontSize) < 8
        );
      });
      return wrong.map(({ textContent }) => textContent ?? '');
    }),
  );

test.describe('labels on a roll', () => {
  for (const [button, width, height] of LONG ? ROLLS : ROLLS.slice(-1)) {
    test(`${button}: one a page of ${width} × ${height} mm, nothing cut off`, async () => {
      await print(`${LIST}/cut`, button);
      const pages = await pagesOf();
      expect(pages).toHaveLength(PIECES);
      for (const [wide, high] of pages) {
        expect(Math.abs(wide - width)).toBeLessThan(0.5);
        expect(Math.abs(high - height)).toBeLessThan(0.5);
      }
      expect(await faults()).toEqual([]);
      await backToScreen();
    });
  }

  test('that were printed last are offered first', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).tap();
    const choices = page.locator('dialog .row__button');
    expect(await choices.nth(1).innerText()).toBe(
      'Brother QL, small\nlast used; a roll of 62 × 29 mm (DK-11209)',
    );
  });
});

test.describe('the code of a label', () => {
  for (const [button] of few([...ROLLS, ...SHEETS].toReversed())) {
    test(`is readable from a picture of ${button}, with squares of 0.4 mm @long`, async () => {
      await print(`${LIST}/cut`, button);
      expect(await faults()).toEqual([]);
      const labels = page.locator('.label');
      expect(await labels.count()).toBe(PIECES);
      // Every code is drawn alike: npm test reads the first and the last.
      const all = await labels.all();
      for (const label of LONG ? all : [...all.slice(0, 1), ...all.slice(-1)]) {
        const { text, square } = await scan(label);
        expect(text.replace(/[\da-f]{8}$/, '')).toMatch(
          /^http:\/\/[^/]+\/project\/cut\/dddd4444\/cut\?piece=\d+\.\d+\.$/,
        );
        expect(square).toBeGreaterThanOrEqual(0.4);
      }
      await backToScreen();
    });
  }

  test('opens the board of its piece at the bench, at the cut that frees it', async () => {
    await print(`${LIST}/cut`, 'Labels on A4');
    const label = page.locator('.label', { hasText: 'Back panel' });
    const { text } = await scan(label);
    const [, board, cut] = /board (\d+), cut (\d+)/.exec(await label.innerText()) ?? [];
    await backToScreen();
    await page.goto(text);
    const at = page.locator('.bench');
    await at.getByText(`Board ${board} · `).waitFor();
    expect(await at.locator('.board__piece--gone').count()).toBeLessThan(Number(cut));
    expect(await at.locator('.bench__falls').innerText()).toContain('Back panel');
    expect(await at.locator('.board__piece--found').count()).toBe(1);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.locator('.bench').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('opens the board of its material in a project @long', async () => {
    await page.goto('/project/aaaa1111/cut?material=batten~25x38-mm');
    await print('/project/aaaa1111/cut?material=batten~25x38-mm', 'Labels on A4');
    const label = page.locator('.label', { hasText: 'back batten' }).first();
    const { text } = await scan(label);
    await backToScreen();
    await page.goto(text);
    await page.locator('.bench .board__piece--found').waitFor();
    expect(new URL(page.url()).searchParams.get('material')).toBe('batten~25x38-mm');
  });

  test('opens the board of its material in a list of several @long', async () => {
    await print('/project/cut/dddd5555/cut', 'Labels on A4');
    const { text } = await scan(page.locator('.label', { hasText: 'back' }));
    await backToScreen();
    await page.goto(text);
    await page.locator('.bench .board__piece--found').waitFor();
    expect(await page.locator('.bench__falls').innerText()).toContain('back');
    expect(new URL(page.url()).searchParams.get('material')).toBe('mdf');
  });

  test('reports a cut board, a missing piece and a list that is not on this phone @long', async () => {
    await print(`${LIST}/cut`, 'Labels on A4');
    const { text } = await scan(page.locator('.label', { hasText: 'Back panel' }));
    await backToScreen();
    const number = /piece=(\d+)/.exec(text)?.[1];
    await page.getByRole('button', { name: `Board ${number} cut` }).tap();
    await page.goto(text);
    await page.getByText(`The piece of this label is on board ${number}, which is cut.`).waitFor();
    for (const other of ['1.1.00000000', '1.1', 'x', '<b>', '9'.repeat(5000)]) {
      await page.goto(`${LIST}/cut?piece=${other}`);
      await page.getByText('The piece of this label is not in this plan.').waitFor();
    }
    await page.goto(text.replace('dddd4444', 'eeee9999'));
    await page.getByRole('heading', { name: 'This cut list is not here' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('It may be on another phone');
  });
});

test.describe('the boards on paper', () => {
  test('name every piece in 6 pt or more, within its lines or beneath the drawing @long', async () => {
    const tiny = { ...newPart('tiny'), name: 'dowel', length: '20', width: '18', quantity: '5' };
    const list = cupboard();
    await keep(page, {
      'measure-twice:cuts:dddd4444': {
        ...list,
        parts: [...list.parts, tiny, { ...row('strip', 'strip', '1900', '14', '2'), turns: false }],
      },
    });
    await print(`${LIST}/cut`, 'The boards');
    const seen = await page.locator('.print .board').evaluateAll((boards) =>
      boards.flatMap((board) => {
        const notes = [...board.querySelectorAll<HTMLElement>('.board__note, .board__outside')];
        return notes.map((note) => ({
          text: note.innerText,
          size: parseFloat(getComputedStyle(note).fontSize),
          over: Math.max(
            note.scrollWidth - note.clientWidth,
            note.scrollHeight - note.clientHeight,
          ),
        }));
      }),
    );
    const letters = new Set(seen.map(({ text }) => text.split(/\s/)[0]));
    expect(letters).toEqual(new Set(['A', 'B', 'C', 'D', 'E', 'F', 'G']));
    for (const { size, over } of seen) {
      expect(size).toBeGreaterThanOrEqual(8);
      expect(over).toBeLessThanOrEqual(1);
    }
    await backToScreen();
  });
});
