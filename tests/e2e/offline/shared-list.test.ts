import { keep, openKeeper } from './keeper.ts';
import { browser, runtime, expect, test } from '../../support/test.ts';

test.describe('a list that another app shares', () => {
  test('opens over a new list, once, in its own encoding', async () => {
    const phone = await openKeeper(browser);
    const { page } = phone;
    const field = page.getByRole('dialog').getByLabel('One part a line');
    await keep(page, `${runtime.url}/settings`);
    const opened = await page.evaluate(async () => {
      const form = new FormData();
      // Windows-1252, as a spreadsheet saves it.
      const list = 'Länge;Breite;Anzahl;Bezeichnung\n640;320;2;Tür';
      const bytes = Uint8Array.from(list, (sign) => sign.charCodeAt(0));
      form.append('list', new File([bytes], 'parts.csv'));
      return (await fetch('/project/cut/shared', { method: 'POST', body: form })).url;
    });
    expect(new URL(opened).search).toBe('?shared=list');
    await page.goto(opened);
    await field.waitFor();
    await page.waitForFunction(() => document.querySelector('textarea')?.value !== '');
    expect(await field.inputValue()).toContain('640;320;2;Tür');
    await page.getByRole('button', { name: 'Add 1 part' }).click();
    expect(await page.getByLabel('Part 1, name').inputValue()).toBe('Tür');
    await page.goto(opened);
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    await phone.close();
  });
});
