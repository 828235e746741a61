import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { forget, keep, kept } from '../support/share.ts';
import { newOffcut } from '../../web/planner/schema/offcut.ts';
import { bench, kitchen } from '../unit/documents/sharing/sharing.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;
let backup: string;
let backupName: string;

const EVERYTHING = {
  'measure-twice:project:aaaa1111': JSON.stringify(kitchen()),
  'measure-twice:project:bbbb2222': JSON.stringify(kitchen({ id: 'bbbb2222', name: 'Hall' })),
  'measure-twice:project:dddd4444': '{"half a project',
  'measure-twice:cuts:cccc3333': JSON.stringify(bench()),
  'measure-twice:offcuts': JSON.stringify([
    { ...newOffcut('o', 'linear', 'CLS'), length: '500 mm', kept: 3 },
  ]),
  'measure-twice:prices': '{"wall-paint/5-L":{"text":"20","at":3}}',
  'measure-twice:settings': '{"units":"imperial","currency":"USD","theme":"dark"}',
};

test.beforeAll(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url, isReporting: true });
  page = phone.page;
  await keep(page, EVERYTHING);
  await page.goto('/backup');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Back up everything' }).tap(),
  ]);
  backup = await download.path();
  backupName = download.suggestedFilename();
});

test.afterAll(async () => {
  await phone.close();
});

test.beforeEach(async () => {
  await forget(page);
});

async function open(): Promise<void> {
  await page.goto('/open');
  await page.locator('input[type="file"]').setInputFiles(backup);
  await page.getByRole('heading', { level: 1, name: 'A backup' }).waitFor();
}

const words = () => page.locator('main').innerText();
const main = () => page.locator('.screen__action > *');

test.describe('a backup', () => {
  test('is a file with its day in its name @long', () => {
    expect(backupName).toMatch(/^backup-\d{4}-\d\d-\d\d\.measure-twice\.json$/);
  });

  test('brings everything to a new phone as it was, what cannot be read too', async () => {
    await open();
    expect(await words()).toMatch(/Kitchen\s+Project\. New: will be added\./);
    expect(await words()).toMatch(/Bench\s+Cut list\. New: will be added\./);
    expect(await words()).toContain('Settings: taken over.');
    expect(await kept(page)).toEqual({});
    await page.getByRole('button', { name: 'Restore 3 things' }).tap();
    await page.getByRole('link', { name: /^Hall/ }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    const now = await kept(page);
    for (const [key, text] of Object.entries(EVERYTHING)) {
      const isJson = key !== 'measure-twice:project:dddd4444';
      expect(isJson ? JSON.parse(now[key] ?? '') : now[key]).toEqual(
        isJson ? JSON.parse(text) : text,
      );
    }
    await open();
    expect(await main().innerText()).toBe('All of it is here already');
    expect(await words()).toMatch(/Kitchen\s+Project\. The same as yours: nothing to do\./);
  });

  test('speaks its language on a phone that had none @long', async () => {
    const settings = { units: 'metric', language: 'zh-Hans' };
    const text = JSON.stringify({
      app: 'measure-twice',
      version: 1,
      projects: [kitchen()],
      settings,
    });
    const file = { name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.goto('/open');
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('button', { name: 'Restore one thing' }).tap();
    await page.getByRole('heading', { name: '我的项目' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
  });

  test('says of things of the same name when each was changed @long', async () => {
    const projects = [6, 7].map((day) =>
      kitchen({ id: `aaaa000${day}`, changed: new Date(2026, 10, day, 9, 30).getTime() }),
    );
    const text = JSON.stringify({ app: 'measure-twice', version: 1, projects });
    const file = { name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.goto('/open');
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('button', { name: 'Restore 2 things' }).waitFor();
    for (const day of [6, 7]) {
      expect(await words()).toMatch(new RegExp(`Kitchen\\s+Project.*\\s+Last changed ${day} Nov`));
    }
  });

  test('says of each thing whether it is new, newer, older or the same, and loses nothing', async () => {
    const mine = {
      'measure-twice:project:aaaa1111': JSON.stringify(kitchen({ name: 'My kitchen', changed: 1 })),
      'measure-twice:cuts:cccc3333': JSON.stringify(bench({ name: 'My bench', changed: 9e12 })),
      'measure-twice:prices': '{"wall-paint/5-L":{"text":"99","at":1}}',
      'measure-twice:settings': '{"units":"metric"}',
    };
    await keep(page, mine);
    await open();
    expect(await words()).toMatch(
      /Kitchen \(2\)\s+Project\. Newer than yours: comes in beside it\./,
    );
    expect(await words()).toMatch(/Hall\s+Project\. New: will be added\./);
    expect(await words()).toMatch(/Bench\s+Cut list\. Yours was changed later: yours stays\./);
    expect(await words()).toContain('Prices: 0 of 1 are new; yours stay as they are.');
    expect(await words()).toContain('Settings: yours stay.');
    await page.getByRole('button', { name: 'Restore 2 things' }).tap();
    await page.getByRole('link', { name: /^Hall/ }).waitFor();
    expect(await kept(page)).toMatchObject(mine);
    expect(await page.getByRole('link', { name: /^Kitchen \(2\)/ }).count()).toBe(1);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('link', { name: /^Hall/ }).waitFor({ state: 'detached' });
    expect(await kept(page)).toEqual(mine);
  });
});

test.describe('erasing everything', () => {
  test('says what goes, waits for the word, leaves the reporting switch, and can be undone', async () => {
    await keep(page, { ...EVERYTHING, 'measure-twice:reporting': 'off' });
    await page.goto('/backup');
    await page.getByRole('button', { name: 'Erase everything' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Erase everything' });
    const list = await sheet.getByRole('listitem').allInnerTexts();
    expect(list.slice(0, 5)).toEqual([
      '2 projects',
      '1 cut list',
      '1 offcut',
      '1 price',
      '1 text that cannot be read',
    ]);
    const button = sheet.getByRole('button', { name: 'Erase everything' });
    expect(await button.isDisabled()).toBe(true);
    await sheet.getByRole('textbox').fill('ease');
    expect(await button.isDisabled()).toBe(true);
    await sheet.getByRole('textbox').fill(' Erase ');
    await button.tap();
    await sheet.waitFor({ state: 'detached' });
    expect(await kept(page)).toEqual({ 'measure-twice:reporting': 'off' });
    expect(await words()).toContain('What this app keeps on this device');
    expect(await page.getByRole('button', { name: 'Back up everything' }).isDisabled()).toBe(true);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await page.getByText('2 projects').waitFor();
    expect(await kept(page)).toEqual({ ...EVERYTHING, 'measure-twice:reporting': 'off' });
  });

  test('leaves the start as for a newcomer @long', async () => {
    await keep(page, EVERYTHING);
    await page.goto('/backup');
    await page.getByRole('button', { name: 'Erase everything' }).tap();
    await page.getByRole('textbox').fill('erase');
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).tap();
    await page.getByRole('link', { name: 'Projects', exact: true }).tap();
    await page.getByRole('region', { name: 'What one room takes' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(null);
  });
});
