// No project is lost: cleared storage, due backups, moving to another phone, damaged files.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { catchCopies, forget, keep, kept, storedText } from '../support/share.ts';
import { EMPTY_BUNDLE } from '../../web/documents/sharing/bundle.ts';
import { idFrom } from '../../web/documents/sharing/safe-id.ts';
import { linkParts, linkTo } from '../../web/documents/sharing/share-link.ts';
import { bench, kitchen } from '../unit/documents/sharing/sharing.ts';
import { browser, expect, runtime, test } from '../support/test.ts';

const PROJECT = 'measure-twice:project:aaaa1111';
const DAY = 86_400_000;

/** A phone with some projects, visited before. No page of the app sees them before the next visit begins. */
async function comeBack(page: Page, texts: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/settings');
  await page.goto('/icon.svg');
  await keep(page, texts);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
}

const copied = (page: Page): Promise<void> =>
  expect.poll(() => storedText(page, PROJECT)).toContain('Kitchen');

// A context keeps the browser's promise of persistence.
test.use({ phoneOptions: { fresh: true, isReporting: true } });

const past = (days: number): number => Date.now() - days * DAY;

test.describe('storage that the browser cleared alone', () => {
  test('is filled again from the database, and the user is told; deleted texts stay deleted', async ({
    phone: { page },
  }) => {
    await page.goto('/');
    await keep(page, { [PROJECT]: kitchen() });
    await page.goto('/');
    await copied(page);
    // While no page of the app is open: one that is would save what it knows.
    await page.goto('/icon.svg');
    await page.evaluate(() => localStorage.clear());
    const { promise: isLooked, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/own-[^/]*\.js$/, async (route) => {
      await isLooked;
      await route.continue();
    });
    await page.goto('/');
    // The main action is that of the project, which is not visible yet.
    const action = page.locator('.screen__action a');
    await expect(action).toBeHidden();
    resolve();
    await page.getByRole('alert').getByText('brought back').waitFor();
    await page.getByRole('link', { name: /^Kitchen/ }).waitFor();
    await expect(action).toBeVisible();
    expect(await action.innerText()).toBe('Carry on');
    await copied(page);
    await forget(page);
    await page.goto('/');
    await page.getByRole('region', { name: 'What one room takes' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).toEqual({});
  });

  test('shows a message before any change, and one tap saves again @long', async ({
    phone: { page },
  }) => {
    await page.goto('/');
    await keep(page, { [PROJECT]: kitchen() });
    await page.goto('/project/aaaa1111');
    // The page does not miss data that it never read.
    await page.getByRole('textbox', { name: 'Room name' }).waitFor();
    await copied(page);
    await page.evaluate(async () => {
      // All of the site's data.
      for (const name of ['measure-twice', 'measure-twice-documents']) {
        await new Promise((resolve) => {
          indexedDB.deleteDatabase(name).addEventListener('success', resolve);
        });
      }
      localStorage.clear();
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    // A copy that was under way has found it, and saved again what the page knows.
    const told = /only on this page now|cleared while it was open/;
    await page.getByRole('alert').getByText(told).waitFor();
    const again = page.getByRole('button', { name: 'Save it again' });
    if ((await again.count()) > 0) await again.tap();
    expect((await kept(page))[PROJECT]).toContain('Kitchen');
  });
});

test.describe('the page says how long data stays on the phone', () => {
  test('is said in one line at home, in the settings and with the backup, as the browser has it @long', async ({
    phone: { page },
  }) => {
    await comeBack(page, { [PROJECT]: kitchen() });
    for (const path of ['/', '/settings', '/backup']) {
      await page.goto(path);
      await page.getByText('The browser may clear your projects').waitFor();
    }
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
    });
    await page.goto('/');
    await page.getByText('after seven days of use').waitFor();
    await page.getByRole('link', { name: 'Back up' }).tap();
    await page.getByRole('heading', { name: 'Back up, restore, erase' }).waitFor();
  });
});

test('asks for persistent storage once there is something to keep, until the browser has answered', async ({
  phone: { page },
}) => {
  let asked = 0;
  await page.exposeFunction('answerRequest', () => {
    asked += 1;
    return asked === 1 ? new Promise(() => undefined) : false;
  });
  await page.addInitScript(() => {
    navigator.storage.persist = async () => Reflect.get(window, 'answerRequest')();
  });
  await comeBack(page, {});
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await comeBack(page, { [PROJECT]: kitchen() });
  await expect.poll(() => asked).toBe(1);
  // A page that closes at once may not have asked.
  await page.goto('/');
  await expect.poll(() => asked).toBe(2);
  await page.waitForFunction(() => localStorage.getItem('measure-twice:asked-to-persist') === '1');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(2);
});

test.describe('a backup that is due', () => {
  test('is made with one tap on the reminder, which then stays away', async ({
    phone: { page },
  }) => {
    await comeBack(page, {
      [PROJECT]: kitchen({ changed: past(2) }),
      'measure-twice:backup': { first: past(20), at: 0, reminded: 0 },
    });
    const reminder = page.getByRole('region', { name: 'These are only on this phone' });
    await reminder.getByText('1 project or list, and no backup yet.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      reminder.getByRole('button', { name: 'Back up' }).tap(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('Kitchen');
    await reminder.waitFor({ state: 'detached' });
    await page.goto('/backup');
    await page.getByText(/^Last backup: /).waitFor();
  });

  test('is not asked for twice by who puts it off @long', async ({ phone: { page } }) => {
    await comeBack(page, {
      [PROJECT]: kitchen({ changed: past(2) }),
      'measure-twice:backup': { first: past(20), at: 0, reminded: 0 },
    });
    const reminder = page.getByRole('region', { name: 'These are only on this phone' });
    await reminder.getByRole('button', { name: 'Not now' }).tap();
    await reminder.waitFor({ state: 'detached' });
    await page.goto('/');
    await page.getByText('may clear your projects').waitFor();
    expect(await reminder.count()).toBe(0);
  });

  test('is a file that is written again by itself after each change @long', async ({
    phone: { page },
  }) => {
    // The browser's own dialog cannot be tapped; the file that it gives is a real one.
    await page.addInitScript(() => {
      Object.assign(window, {
        showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) =>
          (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
      });
    });
    const inFile = () =>
      page.evaluate(async () => {
        const root = await navigator.storage.getDirectory();
        const file = await root.getFileHandle('measure-twice-backup.json');
        // While it is being written its last reading is void.
        return (await file.getFile()).text().catch(() => '');
      });
    await page.goto('/settings');
    await keep(page, { [PROJECT]: kitchen() });
    await page.goto('/backup');
    await page.getByRole('button', { name: 'Keep a file up to date' }).tap();
    await page.getByText('measure-twice-backup.json is kept up to date').waitFor();
    expect(await inFile()).toContain('Kitchen');
    await page.goto('/project/aaaa1111');
    await page.getByRole('textbox', { name: 'Room name' }).fill('Scullery');
    await expect.poll(inFile).toContain('Scullery');
  });
});

test.describe('a backup that is damaged', () => {
  test('opens its readable part after a count, and can be undone @long', async ({
    phone: { page },
  }) => {
    const text = JSON.stringify({
      app: 'measure-twice',
      version: 1,
      saved: 5,
      projects: [kitchen(), kitchen({ id: 'bbbb2222', name: 'Hall' }), kitchen({ id: 'eeee5555' })],
      cutLists: [bench()],
    });
    await page.goto('/settings');
    await keep(page, { [PROJECT]: kitchen({ name: 'My kitchen', changed: 9e12 }) });
    await page.goto('/open');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'b.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text.slice(0, text.indexOf('eeee5555'))),
    });
    await page.getByText('The end of this file is missing or damaged').waitFor();
    await page.getByText('1 new, 1 different, 0 the same.').waitFor();
    await page.getByRole('button', { name: 'Restore one thing' }).tap();
    await page.getByRole('link', { name: /^Hall/ }).waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('link', { name: /^Hall/ }).waitFor({ state: 'detached' });
    expect(Object.keys(await kept(page))).toEqual([PROJECT]);
  });
});

/** An iPhone, in the browser or in the app on its home screen. */
async function openIPhone(standalone: boolean): Promise<Phone> {
  const phone = await openPhone(browser, { baseURL: runtime.url, isReporting: true });
  await phone.page.addInitScript((is) => Object.assign(navigator, { standalone: is }), standalone);
  return phone;
}

test.describe('the move to the home screen of an iPhone', () => {
  test('carries everything by the clipboard to the first start of the app @long', async () => {
    const safari = await openIPhone(false);
    const copies = await catchCopies(safari.page);
    await comeBack(safari.page, { [PROJECT]: kitchen(), 'measure-twice:cuts:cccc3333': bench() });
    await safari.page.getByText('starts empty').waitFor();
    await safari.page.getByRole('button', { name: 'Copy them' }).tap();
    const link = await copies();
    await safari.close();
    const app = await openIPhone(true);
    await app.page.addInitScript((text) => {
      Object.defineProperty(navigator, 'clipboard', { value: { readText: async () => text } });
    }, link);
    await app.page.goto('/');
    await app.page.getByText('Did you measure in the browser before?').waitFor();
    await app.page.getByRole('button', { name: 'Paste' }).tap();
    await app.page.getByRole('button', { name: 'Restore 2 things' }).tap();
    await app.page.getByRole('link', { name: /^Kitchen/ }).waitFor();
    expect(await kept(app.page)).toMatchObject({ [PROJECT]: JSON.stringify(kitchen()) });
    await app.close();
  });
});

test('the camera reads one code after another, and a refused camera shows the alternative @long', async ({
  phone: { page },
}) => {
  const own = Array.from({ length: 40 }, (_, i) => {
    return { id: `o${i}`, material: idFrom(`${i}`), amount: idFrom(`a${i}`) };
  });
  const bundle = { ...EMPTY_BUNDLE, saved: 5, projects: [kitchen({ own })] };
  const parts = linkParts(await linkTo(bundle, runtime.url));
  expect(parts.length).toBeGreaterThan(1);
  await page.addInitScript((links) => {
    let isRefused = true;
    Object.assign(navigator.mediaDevices, {
      getUserMedia: async () => {
        if (isRefused) {
          isRefused = false;
          throw new DOMException('', 'NotAllowedError');
        }
        const canvas = document.createElement('canvas');
        setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 9, 9), 50);
        return canvas.captureStream(10);
      },
    });
    // No browser of this machine has one; what is around it is real.
    Object.assign(window, {
      BarcodeDetector: class {
        readonly #left = [links[0], ...links];
        async detect(): Promise<readonly { rawValue: string }[]> {
          const rawValue = this.#left.shift();
          return rawValue === undefined ? [] : [{ rawValue }];
        }
      },
    });
  }, parts);
  await page.goto('/open');
  await page.getByRole('button', { name: 'Scan codes' }).tap();
  await page.getByRole('alert').getByText('The camera cannot be used here').waitFor();
  await page.goto('/settings');
  await page.goto('/open');
  await page.evaluate(() => navigator.mediaDevices.getUserMedia().catch(() => undefined));
  await page.getByRole('button', { name: 'Scan codes' }).tap();
  await page.getByRole('button', { name: 'Add it' }).tap();
  await page.waitForURL('**/project/aaaa1111');
  expect(JSON.parse((await kept(page))[PROJECT] ?? '')).toEqual(kitchen({ own }));
});
