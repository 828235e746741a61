import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pieceCode } from '../../../web/screens/cut/plan/labels/label-code.ts';
import { few, LONG } from '../../support/long.ts';
import { PAGES, SHOWN } from '../../support/pages.ts';
import type { Phone } from '../../support/browser.ts';
import { serveBuilt, type Runtime } from '../../support/runtime.ts';
import {
  answers,
  cached,
  isMarked,
  isOfTheNetwork,
  mark,
  openKeeper,
  stopTyping,
} from './keeper.ts';
import { browser, expect, test } from '../../support/test.ts';
import { removeFromStart } from '../../support/remove-from-start.ts';
import { chooseSetting, settingRow } from '../../support/settings.ts';

let runtime: Runtime;
let phone: Phone;
let page: Page;
const posted: string[] = [];

test.beforeAll(async () => {
  runtime = await serveBuilt();
  phone = await openKeeper(browser, {
    isReporting: true,
    expect: ({ text }) => isOfTheNetwork(text) || text.includes('/assets/late-'),
  });
  page = phone.page;
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
  await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
  await page.getByRole('textbox', { name: 'Room name' }).fill('Back bedroom');
  await page.getByText('Ready to work offline').waitFor();
  expect(await page.getByText('Update available').count()).toBe(0);
});

test.afterAll(async () => {
  await phone.close();
  await runtime.stop();
});

/** A job: later steps open the start. The long size opens every page. */
const isOpened = ({ path }: { readonly path: string }): boolean => path === '/jobs/paint-a-room';

const planned = () =>
  page.waitForFunction(() => {
    const text = document.querySelector('.cut-plan[aria-busy="false"] .proof')?.textContent ?? '';
    return text !== '' && !text.startsWith('Looking') && !text.startsWith('Working');
  });

/** A step for the long size: every script is stored, and the way without a network is the same. */
const onlyLong = async (name: string, step: () => Promise<void>): Promise<void> => {
  if (LONG) await test.step(name, step);
};

test('the app goes on works with no network and no server', async () => {
  test.setTimeout(300_000);
  await test.step('after one visit', async () => {
    await test.step('keeps every file of the build but telemetry’s and other languages’, and nothing that was sent', async () => {
      const assets = (await readdir('dist/assets')).map((name) => `/assets/${name}`);
      const paths = (await cached(page)).map(({ path }) => path);
      // Spreadsheet files are read and written with a connection, so their chunks are not stored.
      const left = assets.filter(
        (path) =>
          !paths.includes(path) &&
          !/spreadsheet-worker|write-workbook|\/(?:first-)?(?:zh|en-us)-/.test(path),
      );
      expect(left).toHaveLength(2);
      const [first = '', second = ''] = await Promise.all(
        left.map((path) => readFile(`dist${path}`, 'utf8')),
      );
      expect(first).toContain('__SENTRY__');
      expect(first).toContain(left[1]);
      expect(second).not.toContain('react');
      for (const path of new Set(posted)) expect(paths).not.toContain(path);
      expect(paths.filter((path) => /^\/(api|health|status|sw\.js)/.test(path))).toEqual([]);
    });

    await test.step('goes on to screens never seen before when the network is gone, without a reload', async () => {
      await mark(page);
      await page.context().setOffline(true);
      await runtime.stop();
      await page.getByRole('link', { name: 'All projects' }).tap();
      await page.getByRole('link', { name: 'Jobs', exact: true }).tap();
      await page.getByRole('link', { name: /^Tile a floor/ }).tap();
      await page.getByRole('heading', { name: 'Tile a floor' }).waitFor();
      expect(await isMarked(page)).toBe(true);
    });
  });

  await test.step('works with no network and no server', async () => {
    for (const { path, title } of LONG ? PAGES.slice(0, -1) : SHOWN.filter(isOpened)) {
      await test.step(`${path} opens and reloads`, async () => {
        for (const go of [() => page.goto(runtime.url + path), () => page.reload()]) {
          expect((await go())?.status()).toBe(200);
          await answers(page);
          expect(await page.title()).toBe(title);
          // The start reads its projects after its first paint.
          const length = async () => (await page.locator('main').innerText()).length;
          await expect.poll(length).toBeGreaterThan(80);
        }
      });
    }

    await test.step('opens a page with a slash at its end, and one asked with a query', async () => {
      expect((await page.goto(`${runtime.url}/jobs/?from=home`))?.status()).toBe(200);
      await answers(page);
      expect(await page.locator('h1').innerText()).toBe('Jobs');
    });

    for (const path of few(['/project/b7f3/plan/deeper', '/nowhere', '/jobs/nowhere'])) {
      await test.step(`${path} is the page of what is missing, with 404`, async () => {
        expect((await page.goto(runtime.url + path))?.status()).toBe(404);
        await answers(page);
        expect(await page.locator('h1').innerText()).toBe('There is no page here');
      });
    }

    await test.step('plans a room from nothing to its shopping list and finds it again', async () => {
      await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
      await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
      await page.getByRole('textbox', { name: 'Room name' }).fill('Attic');
      await page.locator('#length').fill('4 m');
      await page.locator('#width').fill('3 m');
      await page.locator('#height').fill('2.4 m');
      await stopTyping(page);
      await page.getByRole('link', { name: 'What to buy' }).tap();
      // The foot of the list is painted last.
      await page.getByText('Receipt', { exact: true }).waitFor();
      const list = await page.locator('main').innerText();
      await page.reload();
      await page.getByText('in all').waitFor();
      await expect.poll(() => page.locator('main').innerText()).toBe(list);
      await page.goto(runtime.url);
      await page.getByRole('link', { name: /^Attic/ }).tap();
      await page.locator('#length').waitFor();
      expect(await page.locator('#length').inputValue()).toBe('4 m');
    });

    await onlyLong('sends it as a file, and opens the file to the same project', async () => {
      const address = page.url();
      const key = `measure-twice:project:${new URL(address).pathname.slice(-8)}`;
      await page.getByRole('button', { name: /^Share / }).tap();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Send as a file' }).tap(),
      ]);
      const file = await download.path();
      const text = await page.evaluate((name) => localStorage.getItem(name), key);
      await page.goto(runtime.url);
      await removeFromStart(page, 'Attic');
      await page.reload();
      await page.getByRole('link', { name: /^Back bedroom/ }).waitFor();
      expect(await page.getByRole('link', { name: /^Attic/ }).count()).toBe(0);

      await page.goto(`${runtime.url}/open`);
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole('heading', { level: 1, name: 'Attic' }).waitFor();
      await page.getByRole('button', { name: 'Add it' }).tap();
      await page.waitForURL(address);
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(text);
    });

    await onlyLong(
      'cuts: the engine plans in its worker, proves it and has the plan after a reload',
      async () => {
        await page.goto(`${runtime.url}/project/cut/new`);
        await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
        await page.getByLabel('Part 1, how many').fill('7');
        await page.getByLabel('Part 1, length').fill('735');
        await stopTyping(page);
        await page.getByRole('link', { name: 'What to buy' }).tap();
        for (const size of ['2.4 m', '3 m']) {
          await page.getByRole('button', { name: `+ ${size}` }).tap();
        }
        await page.getByLabel('Board 1, price').fill('5.20');
        await page.getByLabel('Board 2, price').fill('6.40');
        await stopTyping(page);
        await page.getByRole('link', { name: 'See the plan' }).tap();
        await planned();
        // Four lengths fit 3 m and three fit 2.4 m: one of each is the cheapest.
        expect(await page.locator('.proof').innerText()).toMatch(/^Cheapest possible\./);
        await expect(page.locator('.screen__line')).toContainText('£11.60');
        await page.reload();
        await planned();
        await expect(page.locator('.screen__line')).toContainText('£11.60');
      },
    );

    await onlyLong('opens the cut of a label that was scanned', async () => {
      const address = page.url().replace(/\/cut$/, '');
      const id = address.slice(-8);
      const text = await page.evaluate(
        (key) => localStorage.getItem(key),
        `measure-twice:cuts:${id}`,
      );
      const part: string = JSON.parse(text ?? '').parts[0].id;
      const end = { x: 0, y: 0, width: 0, turned: false, slantStart: 0, slantEnd: 0 };
      const code = pieceCode(id, 1, 2, { ...end, part, length: 735 });
      await page.goto(`${address}/cut?piece=${code}`);
      await page.locator('.bench .board__piece--found').waitFor();
      await page.goto(`${address.replace(id, 'ffff0000')}/cut?piece=${code}`);
      await page.getByRole('heading', { name: 'This cut list is not here' }).waitFor();
    });

    await onlyLong(
      'keeps the text of a project that is damaged, and opens the others',
      async () => {
        await page.evaluate(() => {
          localStorage.setItem(
            'measure-twice:project:broken01',
            '{"version":2,"name":"Loft","id":"bro',
          );
        });
        await page.goto(`${runtime.url}/project/broken01`);
        await page.getByText('its text is damaged').waitFor();
        expect(await page.getByRole('textbox', { name: 'Its text' }).inputValue()).toBe(
          '{"version":2,"name":"Loft","id":"bro',
        );
        await page.goto(runtime.url);
        await page.getByRole('link', { name: /^Loft/ }).waitFor();
        await page.getByRole('link', { name: /^Back bedroom/ }).tap();
        expect(await page.getByRole('textbox', { name: 'Room name' }).inputValue()).toBe(
          'Back bedroom',
        );
      },
    );

    await test.step('runs although telemetry is neither stored nor reachable', async () => {
      const asked: string[] = [];
      await page.route(/\/assets\/late-/, async (route) => {
        asked.push(route.request().url());
        await route.abort();
      });
      await page.goto(`${runtime.url}/settings`);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await page.getByText('Yes, every screen.').waitFor();
      await chooseSetting(page, 'Theme', 'Dark');
      await expect(settingRow(page, 'Theme')).toContainText('Dark');
      // A reload would ask for it again.
      expect(asked).toHaveLength(1);
    });
  });
});
