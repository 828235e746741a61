import { Buffer } from 'node:buffer';
import type { Phone } from '../../support/browser.ts';
import { planPng } from '../../support/plan-photo.ts';
import { HOMES } from '../../support/sweet-home-files.ts';
import { kitchen } from '../../unit/documents/sharing/sharing.ts';
import { keep, openKeeper } from './keeper.ts';
import { browser, runtime, expect, test } from '../../support/test.ts';

let phone: Phone;

test.beforeAll(async () => {
  phone = await openKeeper(browser);
  await keep(phone.page, `${runtime.url}/settings`);
});
test.afterAll(async () => {
  await phone.close();
});

test.describe('a list that another app shares', () => {
  test('opens over a new list, once, in its own encoding', async () => {
    const { page } = phone;
    const field = page.getByRole('dialog').getByLabel('One part a line');
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
  });

  test('opens on its own screen if it is a backup, a photo, a plan or a link', async () => {
    const { page } = phone;
    const open = async (name: string, type: string, bytes: Buffer): Promise<void> => {
      await page.evaluate(
        async ([file, kind, text]) => {
          const form = new FormData();
          const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
          form.append('list', new File([data], file, { type: kind }));
          await fetch('/project/cut/shared', { method: 'POST', body: form });
        },
        [name, type, bytes.toString('base64')] as const,
      );
      // Target of the answer (`tests/unit/service-worker/shared-in.test.ts`): to a script it names the page in its stored form.
      await page.goto(`${runtime.url}/open?shared=file`);
    };
    const backup = { app: 'measure-twice', version: 1, saved: 5, projects: [kitchen()] };
    const text = Buffer.from(JSON.stringify(backup));
    await open('backup.json', 'application/json', text);
    await page.getByRole('button', { name: 'Add it' }).tap();
    await page.waitForURL('**/project/aaaa1111');
    await open('IMG_1.png', 'image/png', planPng());
    await page.getByRole('heading', { level: 1, name: 'A photo' }).waitFor();
    await page.getByRole('list').getByRole('button', { name: 'Kitchen' }).tap();
    await page.waitForURL('**/project/aaaa1111?place=r');
    await page.getByRole('button', { name: 'Photo', exact: true }).waitFor();
    await page.goto(`${runtime.url}/settings`);
    await page.getByText(/One photo, \d+\.\d MB of it/).waitFor();
    const house = Buffer.from(HOMES[2]?.bytes ?? []);
    await open('house.sh3d', 'application/octet-stream', house);
    await page.getByRole('heading', { level: 1, name: 'A plan' }).waitFor();
    await page.getByRole('button', { name: /^Add / }).tap();
    await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
  });
});
