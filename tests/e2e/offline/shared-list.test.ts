import { keep, openKeeper } from './keeper.ts';
import { browser, runtime, expect, test } from '../../support/test.ts';

test.describe('a list that another app shares', () => {
  test('opens over a new list, once', async () => {
    const phone = await openKeeper(browser);
    const { page } = phone;
    const field = page.getByRole('dialog').getByLabel('One part a line');
    await keep(page, `${runtime.url}/settings`);
    const opened = await page.evaluate(async () => {
      const form = new FormData();
      form.append('list', new File(['Length,Width,Qty,Label\n640,320,2,shelf'], 'parts.csv'));
      return (await fetch('/project/cut/shared', { method: 'POST', body: form })).url;
    });
    expect(new URL(opened).search).toBe('?shared=list');
    await page.goto(opened);
    await field.waitFor();
    await page.waitForFunction(() => document.querySelector('textarea')?.value !== '');
    expect(await field.inputValue()).toContain('640,320,2,shelf');
    await page.getByRole('button', { name: 'Add 1 part' }).click();
    expect(await page.getByLabel('Part 1, name').inputValue()).toBe('shelf');
    await page.goto(opened);
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    await phone.close();
  });
});
