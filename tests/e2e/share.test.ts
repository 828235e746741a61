import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import readCode from 'jsqr';
import type { Page } from '@playwright/test';
import { EMPTY_BUNDLE, writeBundle } from '../../web/documents/sharing/bundle.ts';
import { pack } from '../../web/documents/sharing/pack.ts';
import { linkTo } from '../../web/documents/sharing/share-link.ts';
import { openPhone, type Phone, type PhoneOptions } from '../support/browser.ts';
import { liftFinger } from '../support/finger.ts';
import { few, LONG } from '../support/long.ts';
import { fillStorage } from '../support/full-storage.ts';
import { hostileBundleText } from '../support/hostile-bundle.ts';
import { catchCopies, keep, kept, openInTab, pixelsOf, storedText } from '../support/share.ts';
import { bench, kitchen } from '../unit/documents/sharing/sharing.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

const phones: Phone[] = [];

test.afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close();
});

async function newPhone(options: PhoneOptions = {}): Promise<Page> {
  const phone = await openPhone(browser, { baseURL: runtime.url, isReporting: true, ...options });
  phones.push(phone);
  return phone.page;
}

const PROJECT = 'measure-twice:project:aaaa1111';
const LIST = 'measure-twice:cuts:cccc3333';
const HOSTILE = LONG ? 60 : 2;
/** `npm test` tries the same links in every run. */
const SAMPLE = { numRuns: HOSTILE, ...(LONG ? {} : { seed: 20_261_128 }) };

/** Signs that no packing makes shorter. */
const noise = (length: number): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(length)))
    .toString('base64url')
    .slice(0, length);

const share = (page: Page) => page.getByRole('button', { name: /^Share / });
const main = (page: Page) => page.locator('.screen__action > *');

/** The link that a phone with this project offers. */
async function linkFrom(page: Page, path: string): Promise<string> {
  const copied = await catchCopies(page);
  await page.goto(path);
  await share(page).tap();
  await page.getByRole('button', { name: 'Copy the link' }).tap();
  return copied();
}

/** Follows a link from another app: a new page load. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

test.describe('a user who shares a project', () => {
  test('shows the other phone the finished work, in its own units', async () => {
    const other = await newPhone({ locale: 'en-US' });
    const shelves = kitchen({
      places: [{ kind: 'thing', id: 'r', name: 'Alcove' }],
      jobs: [
        {
          id: 'j',
          slug: 'build-alcove-shelves',
          place: 'r',
          typed: { width: '1200 mm', height: '2000 mm', depth: '300 mm' },
        },
      ],
    });
    await follow(other, await linkTo({ ...EMPTY_BUNDLE, projects: [shelves] }, runtime.url));
    const picture = other.locator('.bundle__picture .model__picture');
    await picture.waitFor();
    expect(await picture.getAttribute('aria-label')).toMatch(/^4 shelves of 3′ 9/);
  });

  for (const colorScheme of few(['dark', 'light'] as const)) {
    test(`shows a code that a camera reads, black on white on ${colorScheme} paper`, async () => {
      const page = await newPhone({ colorScheme });
      await keep(page, { [PROJECT]: kitchen() });
      const link = await linkFrom(page, '/project/aaaa1111/buy');
      const { data, width, height } = await pixelsOf(browser, page.locator('.qr'));
      expect(readCode(data, width, height, { inversionAttempts: 'dontInvert' })?.data).toBe(link);
      expect(new URL(link).pathname).toBe('/open');
    });
  }

  // pictures.test.ts opens such a file on another phone.
  test('is told that photos and notes go with the file, which has them', async () => {
    const mine = await newPhone();
    await keep(mine, { [PROJECT]: kitchen() });
    await mine.goto('/project/aaaa1111?pictures=r');
    const sheet = mine.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Write a note' }).tap();
    await sheet.getByRole('textbox').fill('Pipe behind this wall');
    await mine.goto('/project/aaaa1111');
    await share(mine).tap();
    await mine.getByText('Its photo or note does not travel with a link or a code.').waitFor();
    const saved = mine.waitForEvent('download');
    await mine.getByRole('button', { name: 'Send as a file' }).tap();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('Pipe behind this wall');
  });

  test('shows a code up to its limit, and beyond it several that another phone puts together @long', async () => {
    const page = await newPhone({ deviceScaleFactor: 3 });
    await keep(page, {
      [PROJECT]: kitchen({ spares: { a: noise(480), b: noise(470), c: noise(280) } }),
    });
    const link = await linkFrom(page, '/project/aaaa1111');
    expect(link.length).toBeGreaterThan(1700);
    const { data, width, height } = await pixelsOf(browser, page.locator('.qr'));
    expect(readCode(data, width, height)?.data).toBe(link);
    const own = Array.from({ length: 40 }, (_, i) => {
      return { id: `o${i}`, material: noise(40), amount: noise(20), length: '', width: '' };
    });
    await keep(page, { [PROJECT]: kitchen({ own }) });
    await page.goto('/project/aaaa1111');
    await share(page).tap();
    const at = page.getByText(/^Code \d of \d$/);
    await at.waitFor();
    const count = Number((await at.innerText()).at(-1));
    expect(count).toBeGreaterThan(2);
    const parts: string[] = [];
    for (let i = 1; i <= count; i += 1) {
      await page.getByText(`Code ${i} of ${count}`, { exact: true }).waitFor();
      const shown = await pixelsOf(browser, page.locator('.qr'));
      parts.push(readCode(shown.data, shown.width, shown.height)?.data ?? '');
      await page.getByRole('button', { name: 'Next code' }).click();
    }
    // Opens them like a phone's camera: each as a page load, here the last first.
    const other = await newPhone();
    await follow(other, parts.at(-1) ?? '');
    await other.getByText(`1 of ${count} codes read.`).waitFor();
    await other.getByText('This browser cannot read codes by itself').waitFor();
    for (const [i, part] of parts.slice(0, -2).entries()) {
      await follow(other, part);
      await other.getByText(`${i + 2} of ${count} codes read.`).waitFor();
    }
    await follow(other, parts.at(-2) ?? '');
    await other.getByRole('button', { name: 'Add it' }).tap();
    await other.waitForURL('**/project/aaaa1111');
    expect(JSON.parse((await kept(other))[PROJECT] ?? '')).toEqual(kitchen({ own }));
  });

  test('sends a project too large for a link as a file, and says so @long', async () => {
    const page = await newPhone();
    const own = Array.from({ length: 400 }, (_, i) => {
      return { id: `o${i}`, material: 'm', amount: noise(90), length: '', width: '' };
    });
    await keep(page, { [PROJECT]: kitchen({ own }) });
    await page.goto('/project/aaaa1111');
    await share(page).tap();
    await page.getByText(/too long for a link/).waitFor();
    expect(await page.getByRole('button', { name: 'Copy the link' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Send as a file' }).waitFor();
  });

  test('hands the file to the phone’s share sheet, keeps quiet when that is left, saves it when it is refused @long', async () => {
    const page = await newPhone();
    await page.addInitScript(() => {
      const answers = [undefined, 'AbortError', 'NotAllowedError'];
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: readonly File[] }) => {
          document.documentElement.setAttribute('data-shared', files[0]?.name ?? '');
          const answer = answers.shift();
          if (answer !== undefined) throw new DOMException('', answer);
        },
      });
    });
    await keep(page, { [PROJECT]: kitchen() });
    await page.goto('/project/aaaa1111');
    await share(page).tap();
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    const send = page.getByRole('button', { name: 'Send as a file' });
    await send.tap();
    await page.locator('html[data-shared="kitchen.measure-twice.json"]').waitFor();
    await liftFinger(page);
    await send.tap();
    await liftFinger(page);
    expect(downloads).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), send.tap()]);
    expect(download.suggestedFilename()).toBe('kitchen.measure-twice.json');
  });
});

test.describe('a user who receives a link', () => {
  test('previews it before anything is stored, adds it with one button, and has it once', async () => {
    const link = await linkTo({ ...EMPTY_BUNDLE, projects: [kitchen()] }, runtime.url);
    const page = await newPhone();
    await follow(page, link);
    await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor();
    const words = await page.locator('main').innerText();
    expect(words).toContain('New: will be added.');
    expect(words).toContain('Paint a room, Tile a floor');
    expect(await page.getByRole('img', { name: /^Plan of the room: 4\.00 m/ }).count()).toBe(1);
    expect(await kept(page)).toEqual({});
    expect(page.url()).toBe(`${runtime.url}/open`);

    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor();
    await page.getByRole('button', { name: 'Add it' }).tap();
    await page.waitForURL('**/project/aaaa1111');
    const added = await kept(page);
    expect(JSON.parse(added[PROJECT] ?? '')).toEqual(kitchen());
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await page.getByText('This project is not here').waitFor();

    await follow(page, link);
    await page.getByRole('button', { name: 'Add it' }).tap();
    await page.waitForURL('**/project/aaaa1111');
    await follow(page, link);
    await page.getByText('The same as yours: nothing to do.').waitFor();
    await page.getByRole('link', { name: 'Open it' }).tap();
    await page.waitForURL('**/project/aaaa1111');
    expect(await kept(page)).toEqual(added);
  });

  test('keeps both versions if they differ, or replaces theirs and undoes that @long', async () => {
    const page = await newPhone();
    const mine = kitchen({ name: 'Mine', changed: 500 });
    await keep(page, { [PROJECT]: mine });
    const bundle = { ...EMPTY_BUNDLE, projects: [kitchen({ changed: 900 })] };
    const link = `${runtime.url}/open#1.${await pack(writeBundle(bundle))}`;
    await follow(page, link);
    await page.getByRole('radio', { name: 'Keep both' }).tap();
    await page.getByText('Newer than yours: comes in beside it.').waitFor();
    await page.getByRole('button', { name: 'Add it' }).tap();
    await page.waitForURL(/\/project\/(?!aaaa)[0-9a-f]{8}$/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Kitchen (2)');
    expect(JSON.parse((await kept(page))[PROJECT] ?? '')).toEqual(mine);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();

    await follow(page, link);
    await page.getByRole('radio', { name: 'Replace mine' }).tap();
    await page.getByText('Newer than yours: takes its place.').waitFor();
    await main(page).tap();
    await page.waitForURL('**/project/aaaa1111');
    expect(JSON.parse((await kept(page))[PROJECT] ?? '').name).toBe('Kitchen');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    expect(JSON.parse((await kept(page))[PROJECT] ?? '')).toEqual(mine);
  });

  test('opens a second link in the same tab @long', async () => {
    const page = await newPhone();
    for (const name of ['First', 'Second']) {
      const bundle = { ...EMPTY_BUNDLE, projects: [kitchen({ name })] };
      await page.goto(`${runtime.url}/open#1.${await pack(writeBundle(bundle))}`);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(page.url()).toBe(`${runtime.url}/open`);
    }
  });

  test('keeps what comes in the database of a phone whose localStorage is full @long', async () => {
    const page = await newPhone();
    await page.goto('/icon.svg');
    await fillStorage(page);
    const bundle = { ...EMPTY_BUNDLE, projects: [kitchen()], cutLists: [bench()] };
    const link = `${runtime.url}/open#1.${await pack(writeBundle(bundle))}`;
    await follow(page, link);
    await page.getByRole('button', { name: 'Restore 2 things' }).tap();
    await expect.poll(() => storedText(page, PROJECT)).toContain('Kitchen');
    await expect.poll(() => storedText(page, LIST)).toContain('Bench');
    expect(await page.getByRole('alert').count()).toBe(0);
    await follow(page, link);
    await page.getByRole('link', { name: 'All of it is here' }).waitFor();
  });

  test('is told when their phone has no room for it at all @long', async () => {
    const page = await newPhone();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const bundle = { ...EMPTY_BUNDLE, projects: [kitchen()], cutLists: [bench()] };
    await follow(page, `${runtime.url}/open#1.${await pack(writeBundle(bundle))}`);
    await page.getByRole('button', { name: 'Restore 2 things' }).tap();
    await page.getByRole('alert').getByText('kept only while this page is open').waitFor();
  });

  test('reads why a broken link cannot be opened, and can open a file instead @long', async () => {
    const page = await newPhone();
    const whole = `${runtime.url}/open#1.${await pack(writeBundle({ ...EMPTY_BUNDLE, projects: [kitchen()] }))}`;
    for (const [link, words] of [
      [whole.slice(0, -9), 'cut short'],
      [whole.replace('#1.', '#7.'), 'newer version'],
      [`${runtime.url}/open#hello`, 'no link to a project'],
    ] as const) {
      await follow(page, link);
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').innerText()).toContain(words);
      await page.getByText('Open a file').waitFor();
    }
  });

  test(`is safe from ${HOSTILE} hostile links: no script runs, nothing existing changes`, async () => {
    const page = await newPhone();
    await keep(page, { [PROJECT]: kitchen(), [LIST]: bench() });
    const before = await kept(page);
    await page.goto('/open');
    const markup = {
      ...EMPTY_BUNDLE,
      projects: [kitchen({ id: 'x', name: '<img src=x onerror="window.pwned=1">' })],
    };
    const texts = [writeBundle(markup), ...fc.sample(hostileBundleText(), SAMPLE)];
    const packed = await Promise.all(
      texts.map(async (text, i) => `1.${await pack(`${text}${' '.repeat(i)}`)}`),
    );
    const refused = await openInTab(page, packed);
    expect(refused.length).toBeGreaterThan(HOSTILE / 12);
    expect(refused.length).toBeLessThan(HOSTILE * 0.92);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(await kept(page)).toEqual(before);
  });
});

test.describe('a user who shares a cut list', () => {
  test('as a file that opens on another phone with its parts shown @long', async () => {
    const page = await newPhone();
    await keep(page, { [LIST]: bench() });
    await page.goto('/project/cut/cccc3333');
    await share(page).tap();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Send as a file' }).tap(),
    ]);
    expect(download.suggestedFilename()).toBe('bench.measure-twice.json');
    const file = await download.path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ app: 'measure-twice' });

    const other = await newPhone();
    await other.goto('/open');
    await other.locator('input[type="file"]').setInputFiles(file);
    await other.getByRole('heading', { level: 1, name: 'Bench' }).waitFor();
    expect(await other.locator('main').innerText()).toMatch(/4\s*×\s*7' 11 1\//);
    await other.getByRole('button', { name: 'Add it' }).tap();
    await other.waitForURL('**/project/cut/cccc3333');
    expect(JSON.parse((await kept(other))[LIST] ?? '')).toEqual(bench());
  });

  test('and hears what is wrong with a file that is none @long', async () => {
    const page = await newPhone();
    await page.goto('/open');
    const input = page.locator('input[type="file"]');
    for (const [name, text, words] of [
      ['photo.json', '\u0000\uFFFD', 'photo.json: This was not made by Measure Twice.'],
      ['plan.json', '{"request":{}}', 'plan.json: This was not made by Measure Twice.'],
      ['half.json', '{"app":"measure-twice","pro', 'half.json: This is damaged'],
      ['empty.json', '', 'empty.json: This was not made by Measure Twice.'],
    ] as const) {
      await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      await page.getByText(words).waitFor();
    }
    expect(await kept(page)).toEqual({});
  });
});
