// oxlint-disable unicorn/consistent-function-scoping -- some run in the page, where nothing of this file is.
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { belongings } from '../support/house.ts';
import { few } from '../support/long.ts';
import { readAloud } from '../support/read-aloud.ts';
import { atWork, CUT_LISTS, PROJECT, show } from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { cutOnce } from '../support/bench.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { removeFromStart } from '../support/remove-from-start.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url, fresh: true });
  page = phone.page;
  await keep(page, belongings());
});

test.afterAll(async () => {
  await phone.close();
});

async function open(path: string): Promise<void> {
  const screen = [...PROJECT, ...CUT_LISTS].find((one) => one.path === path);
  if (screen === undefined) throw new Error(`no screen at ${path}`);
  await show(page, screen);
}

interface Drawn {
  /** Distances from the board's start: `A stud 2325`, and its end. */
  readonly pieces: readonly { readonly text: string; readonly end: number }[];
  readonly keep: readonly string[];
  readonly length: number;
}

/** Contents of the board pictures, from their lines and letters. */
const drawings = (): Promise<readonly Drawn[]> =>
  page.locator('.cut-boards .board').evaluateAll((boards) =>
    boards.map((board) => {
      const words = (label: Element) => (label.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const ends = [...board.querySelectorAll('.board__piece')].map((piece) =>
        Math.max(
          ...(piece.getAttribute('points') ?? '').split(' ').map((at) => Number(at.split(',')[0])),
        ),
      );
      const labels = [...board.querySelectorAll('.board__label:not(.board__keep)')];
      const pieces = labels.map((label, i) => {
        const [name, size] = [...label.children].map(words);
        return { text: `${name ?? ''} ${size ?? ''}`, end: ends[i] ?? 0 };
      });
      return {
        pieces: pieces.toSorted((a, b) => a.end - b.end),
        keep: [...board.querySelectorAll('.board__keep .board__size')].map(words),
        length: board.querySelector('svg')?.viewBox.baseVal.width ?? 0,
      };
    }),
  );

/** Parsed text of a board. */
function heard(line: string) {
  const parts = line.replace(/^image [^:]+: /, '').split('; ');
  const pieces = parts
    .filter((part) => !/^keep |left over$| cuts?$/.test(part))
    .flatMap((part) => {
      const [, count = '1', piece = ''] = /^(?:(\d+)\s×\s)?(.*)$/.exec(part) ?? [];
      return Array.from({ length: Number(count) }, () => piece);
    });
  const last = parts.find((part) => part.endsWith('left over'));
  return {
    pieces,
    keep: parts.filter((part) => part.startsWith('keep ')).map((part) => part.slice(5)),
    left: last === undefined ? undefined : Number.parseFloat(last),
    cuts: Number(/(\d+) cuts?$/.exec(line)?.[1] ?? 0),
  };
}

const KERF = 3;

/** A turned panel is drawn as placed and read out as listed: `A side 560 × 720` is the same piece. */
const unturned = (piece: string): string =>
  piece.replace(/(\d+)\s×\s(\d+)$/, (_, a: string, b: string) =>
    [Number(a), Number(b)].sort((x, y) => y - x).join(' × '),
  );

test.describe('a cut plan read aloud', () => {
  test('says of every board what its picture shows: pieces in order, cuts, and what is left', async () => {
    await open('/project/cut/cccc3333/cut');
    const said = await readAloud(page, page.locator('.cut-boards'));
    expect(said.slice(0, 9)).toEqual([
      'list',
      'listitem',
      'heading 2 × 4.8 m, next: board 1',
      'button Board 1 cut',
      'image 1, 4.8 m: B plate 3419.5; 2 × C noggin 562; 247.5 left over; 3 cuts',
      'button Board 1 at the bench',
      'listitem',
      'heading 3 × 4.8 m, next: board 3',
      'button Board 3 cut',
    ]);
    const boards = await drawings();
    const images = said.filter((line) => line.startsWith('image '));
    expect(images.length).toBe(boards.length);
    for (const [i, line] of images.entries()) {
      const { pieces, keep: kept, length } = boards[i] ?? { pieces: [], keep: [], length: 0 };
      const told = heard(line);
      expect(told.pieces).toEqual(pieces.map(({ text }) => text));
      expect(told.keep).toEqual(kept);
      expect(told.cuts).toBe(pieces.filter(({ end }) => end < length).length);
      const left = length - (pieces.at(-1)?.end ?? 0) - KERF;
      if (told.left !== undefined) expect(told.left).toBeCloseTo(left, 1);
    }
  });

  test('reads out all panels and offcuts of a sheet, and all its cuts at the bench @long', async () => {
    await open('/project/cut/dddd4444/cut');
    const read = await readAloud(page, page.locator('.cut-boards'));
    const line = read.find((one) => one.startsWith('image ')) ?? '';
    const [board] = await drawings();
    const told = heard(line);
    expect(told.pieces.map(unturned).toSorted()).toEqual(
      board?.pieces.map(({ text }) => unturned(text)).toSorted(),
    );
    expect(told.keep).toEqual(board?.keep);
    await open('/project/cut/dddd4444/cut?bench=1');
    const now = await readAloud(page, page.locator('.bench__cut-now'));
    expect(now.join('\n')).toMatch(/^heading \d+ mm$[^]*(?:Rip|Crosscut) of 2440 × 1220/m);
    let cuts = 0;
    for (; page.url().includes('bench='); cuts += 1) await cutOnce(page);
    expect(cuts).toBe(told.cuts);
  });
});

test.describe('a drawing of a place read aloud', () => {
  test('says of a wall its size and its openings, in the figures of the picture @long', async () => {
    await open('/project/aaaa1111?wall=A');
    const sheet = page.locator('dialog[open]');
    const said = await readAloud(page, sheet.getByRole('img'));
    expect(said).toEqual([
      'image Wall A from inside: 5.20 m long, 2.40 m high. window 1.20 m by 1.20 m, 2.00 m from the left, 0.90 m above the floor',
    ]);
    expect(await sheet.locator('svg text').allTextContents()).toEqual([
      '2.00 m',
      '1.20 m',
      '2.00 m',
      '2.40 m',
      '0.90 m',
    ]);
    expect(await sheet.locator('.plan__hole').count()).toBe(1);
  });

  for (const place of few(['room', 'ground'])) {
    test(`says of a ${place} every figure of the picture @long`, async () => {
      await open(`/project/aaaa1111?place=${place}`);
      const drawing = page.locator('.plan-box').getByRole('img');
      const [said = ''] = await readAloud(page, drawing);
      const figures = (await drawing.locator('text').allTextContents()).flatMap(
        (text) => /[\d.]+\sm²?$/.exec(text)?.[0] ?? [],
      );
      expect(figures.length).toBeGreaterThan(4);
      expect(figures.filter((figure) => !said.includes(figure))).toEqual([]);
    });
  }
});

test.describe('the list read aloud', () => {
  test('reads out each row’s amount, price, reason and tick', async () => {
    await open('/project/aaaa2222/buy');
    // A long list grows row by row: both readings may see different rows until it is whole.
    await expect(async () => {
      const rows = await page.locator('.shop-row').evaluateAll((all) =>
        all.map((row) => ({
          texts: [...row.querySelectorAll('.row__count, strong, .row__price, .shop-row__why')].map(
            (one) => (one.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
          ),
          taken: row.classList.contains('row--ticked'),
        })),
      );
      const said = (await readAloud(page, page.locator('main'))).filter((line) =>
        /^button (\d+ |Price of |Why: )/.test(line),
      );
      expect(said).toEqual(
        rows.flatMap(({ texts: [count, what, price, why], taken }) => [
          `button ${count} ${what}${taken ? ' pressed' : ''}`,
          `button Price of ${what}, ${/ × (.*)/.exec(count ?? '')?.[1] ?? 'each'}: ${price}, change`,
          `button Why: ${why}`,
        ]),
      );
      expect(new Set(rows.map(({ taken }) => taken))).toEqual(new Set([true, false]));
    }).toPass({ timeout: 30_000 });
  });
});

/** Records every announcement of a live region from here on. */
const listen = (): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset['said'] = '[]';
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest('[role="status"], [role="alert"], [aria-live]') ?? [];
        }),
      );
      const said = JSON.parse(document.body.dataset['said'] ?? '[]') as string[];
      for (const { textContent } of regions) if (textContent !== '') said.push(textContent ?? '');
      document.body.dataset['said'] = JSON.stringify(said);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const said = async (): Promise<readonly string[]> =>
  JSON.parse((await page.locator('body').getAttribute('data-said')) ?? '[]') as string[];

test.describe('a live announcement', () => {
  test('is one sentence after typing pauses: the size as read, and the result', async () => {
    // The project has no cuts, so no plan arrives later.
    await page.goto('/project/aaaa2222');
    await atWork(page);
    await listen();
    await page.locator('#length').evaluate((input: HTMLInputElement) => {
      input.focus();
      input.select();
      // Within one turn: no machine is so slow that the typing would rest meanwhile.
      for (const key of '4200') document.execCommand('insertText', false, key);
    });
    await expect.poll(said).toEqual([expect.stringMatching(/^= 4200\smm\. About £[\d,.]+, /)]);
  });

  test('is that a thing is gone, and the way back, which waits until something else is done @long', async () => {
    await page.clock.install();
    await page.goto('/');
    await page.locator('#yours').waitFor();
    await listen();
    await removeFromStart(page, 'House');
    await expect.poll(said).toEqual(['House removedUndo']);
    await page.clock.runFor(60_000);
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    expect(await readAloud(page, page.locator('.toast-area'))).toEqual([
      'status',
      'House removed',
      'button Undo',
    ]);
    await undo.tap();
    await page.getByRole('link', { name: /^House/ }).waitFor();
    expect(await undo.count()).toBe(0);
    await removeFromStart(page, 'Cabinet');
    await page.clock.runFor(60_000);
    await page.getByRole('heading', { level: 1 }).tap();
    await undo.waitFor({ state: 'detached' });
  });

  test('is said, and seen, over an open sheet too @long', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async () => undefined },
      });
    });
    await open('/project/aaaa1111?share=project');
    await page.getByRole('button', { name: 'Copy the link' }).tap();
    const toast = page.locator('.toast');
    await toast.getByText('Link copied').waitFor();
    const onTop = await toast.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(onTop).toBe(true);
    expect(await readAloud(page, page.locator('dialog .toast-area'))).toEqual([
      'status',
      'Link copied',
    ]);
  });
});
