import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser, { viewport: { width: 1280, height: 800 } });
  page = phone.page;
  await page.goto(`${runtime.url}/project/cut/new?kind=sheet`);
  await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
});

test.afterAll(async () => {
  await phone.close();
});

const BLOCK = 'side\t2\t720\t560\nback\t1\t700\t500';

/** Pastes or drops a text on a cell, as the clipboard and the pointer hand it over. */
const handOver = (kind: 'paste' | 'drop', text: string, file = '') =>
  page.getByLabel('Part 1, length').evaluate(
    (cell, [type, words, name]) => {
      const data = new DataTransfer();
      if (name === '') data.setData('text/plain', words);
      else data.items.add(new File([words], name));
      const init = { bubbles: true, cancelable: true };
      cell.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data }),
      );
    },
    [kind, text, file] as const,
  );

const field = () => page.getByRole('dialog').getByLabel('One part a line');

const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const start = () => page.getByRole('button', { name: 'Start from a template' });
const keep = () => page.getByRole('button', { name: 'Use as a template' });

test('parts come into a list by pasting, dropping, keys, copies and templates', async () => {
  test.setTimeout(300_000);
  await test.step('a block of a spreadsheet', async () => {
    await test.step('that is pasted into any cell is looked at first, its columns said by their heads', async () => {
      await handOver('paste', BLOCK);
      await field().waitFor();
      expect(await field().inputValue()).toBe(BLOCK);
      const said = ['name', 'quantity', 'length', 'width'];
      for (const [i, column] of said.entries()) {
        await page.getByLabel(`Column ${i + 1}`, { exact: true }).selectOption(column);
      }
      await page.getByRole('button', { name: 'Add 2 parts' }).click();
      expect(await page.getByLabel('Part 1, name').inputValue()).toBe('side');
      expect(await page.getByLabel('Part 2, width').inputValue()).toBe('500 mm');
    });

    await test.step('that is dropped as a file opens, too; a word that is pasted goes into its cell', async () => {
      await handOver('paste', '720');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await handOver('drop', 'Length,Width,Qty\n300,200,1', 'parts.csv');
      await field().waitFor();
      await page.getByRole('button', { name: 'Add 1 part' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.getByLabel('Part 3, length').inputValue()).toBe('300 mm');
    });
  });

  await test.step('the keys of a table', async () => {
    await test.step('lead up and down a column, and on from the end of a text', async () => {
      await page.getByLabel('Part 1, length').focus();
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe('Part 2, length');
      await page.keyboard.press('ArrowUp');
      expect(await focused()).toBe('Part 1, length');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe('Part 1, width');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe('Part 1, width');
      await page.keyboard.press('Enter');
      expect(await focused()).toBe('Part 1, name');
    });
  });

  await test.step('a second list like one', async () => {
    await test.step('has its parts under its own name, next to the first list', async () => {
      await page.getByLabel('Material').fill('MDF');
      await page.getByRole('button', { name: 'Duplicate this list' }).click();
      await page.getByRole('heading', { name: 'MDF (2)', level: 1 }).waitFor();
      expect(await page.getByLabel('Part 1, name').inputValue()).toBe('side');
      await page.goto(runtime.url);
      await page.getByRole('link', { name: 'MDF (2)' }).waitFor();
      expect(await page.getByRole('link', { name: /^MDF/ }).count()).toBe(2);
    });
  });

  await test.step('a template', async () => {
    await test.step('is a list that others start from, which are none; it can be undone', async () => {
      await page.getByRole('link', { name: 'MDF (2)' }).click();
      await keep().click();
      expect(await start().count()).toBe(0);
      await page.goto(`${runtime.url}/project/cut/new?kind=sheet`);
      await start().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^MDF \(2\)/ })
        .click();
      await page.getByRole('heading', { name: 'MDF (2)', level: 1 }).waitFor();
      expect(await page.getByLabel('Part 1, name').inputValue()).toBe('side');
      expect(await keep().getAttribute('aria-pressed')).toBe('false');
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await start().waitFor();
      expect(await page.getByLabel('Part 1, name').inputValue()).toBe('');
    });

    await test.step('is furniture in usual sizes, too: a material each', async () => {
      await start().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Base cabinet' }).click();
      await page.getByRole('heading', { name: 'Base cabinet', level: 1 }).waitFor();
      const materials = page.getByRole('group', { name: 'What the list is cut from' });
      expect(await materials.getByRole('button').allInnerTexts()).toEqual([
        expect.stringContaining('MDF'),
        expect.stringContaining('3 mm'),
        '+ Material',
      ]);
      expect(await page.getByLabel('Part 1, name').inputValue()).toBe('side');
      await page.goto(runtime.url);
      await page.getByText('Template: Sheets, 3 parts').waitFor();
    });
  });
});
