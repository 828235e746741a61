import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../../support/browser.ts';
import { nextVersion } from '../../support/next-version.ts';
import { PSEUDO } from '../../support/pseudo-language.ts';
import { serveBuilt, type Runtime } from '../../support/runtime.ts';
import { answers, cached, isMarked, isOfTheNetwork, keep, mark, openKeeper } from './keeper.ts';
import { startSlowLine, type SlowLine } from '../../support/slow-line.ts';
import { browser, expect, test } from '../../support/test.ts';

let runtime: Runtime;
/** The pages of version 0.1.6. */
let next: string;
let phone: Phone;
let first: Page;
let second: Page;
/** A page without a service worker, as in a private window. */
let plain: Phone;
/** A phone behind a line on which some answers never come. */
let slow: Phone;
let line: SlowLine;
/** Both made with the first build, open in the second tab. */
let attic: string;
let porch: string;

async function serve(assets: string): Promise<void> {
  const port = Number(new URL(runtime.url).port);
  await runtime.stop();
  runtime = await serveBuilt({ port, assets });
}

const offer = (page: Page) => page.getByText('Update available');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
/** Number of versions in the offline storage; the cache `reader` has only the language of the pages. */
const caches = async (page: Page) =>
  new Set((await cached(page)).map(({ cache }) => cache).filter((name) => name !== 'reader')).size;
const versionOf = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: 'Settings' }).tap();
  return page.getByText(/^Version /).innerText();
};
const stored = (page: Page, path: string): Promise<{ version: number; name: string }> =>
  page.evaluate((id) => {
    const text = localStorage.getItem(`measure-twice:project:${id}`) ?? '{}';
    const project = JSON.parse(text) as { version: number; places: [{ name: string }] };
    return { version: project.version, name: project.places[0].name };
  }, path.split('/').at(-1));

async function makeProject(page: Page, name: string): Promise<string> {
  await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
  await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
  await page.getByRole('textbox', { name: 'Room name' }).fill(name);
  return new URL(page.url()).pathname;
}

/** A server that is replaced answers 500 to scripts in flight. */
const isOfADeployment = (text: string): boolean =>
  isOfTheNetwork(text) || /status of 500 .*\/assets\/[\w-]+\.js:0\)$/.test(text);

test.beforeAll(async () => {
  // It makes a full build; on a busy machine that takes its time.
  test.setTimeout(300_000);
  [next, runtime] = await Promise.all([nextVersion(), serveBuilt()]);
  phone = await openKeeper(browser, { expect: ({ text }) => isOfADeployment(text) });
  first = phone.page;
  await keep(first, runtime.url);
  second = await phone.page.context().newPage();
  attic = await makeProject(second, 'Attic');
  porch = await makeProject(second, 'Porch');
  line = await startSlowLine(runtime.url, /\/assets\/hangs-/);
  slow = await openKeeper(browser, {
    expect: ({ text }) => isOfADeployment(text) || /ERR_FAILED .*\/hangs-/.test(text),
  });
  await keep(slow.page, line.url);
  plain = await openPhone(browser, {
    expect: ({ text }) =>
      isOfADeployment(text) || text.startsWith('TypeError: Failed to fetch dynamically imported'),
  });
  await plain.page.goto(runtime.url);
  await plain.page.waitForLoadState('networkidle');
});

test.afterAll(async () => {
  await phone.close();
  await slow.close();
  line.close();
  await plain.close();
  await runtime.stop();
});

/** Fifty requests that the service worker answers and the network does not. */
const hang = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let i = 0; i < 50; i += 1) {
      fetch(`/assets/hangs-${i}.js`).catch(() => undefined);
    }
  });

/** The version that controls the page has another script than the one that did at first. */
const isTakenOver = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting === null && registration.active?.state === 'activated';
  });

test('two tabs get a newer version', async () => {
  test.setTimeout(300_000);
  await test.step('a deployment that is half done', async () => {
    await test.step('changes nothing for a phone that keeps the version before', async () => {
      const half = await mkdtemp(join(tmpdir(), 'measure-twice-half-'));
      await cp('dist', half, { recursive: true });
      await cp(join(next, 'sw.js'), join(half, 'sw.js'));
      await serve(half);
      const end = await first.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const worker = (await registration?.update())?.installing;
        return new Promise((resolve) => {
          worker?.addEventListener('statechange', () => resolve(worker.state));
        });
      });
      expect(end).toBe('redundant');
      expect(await caches(first)).toBe(1);
      await first.reload();
      expect(await versionOf(first)).toContain('0.1.5');
      expect(await offer(first).count()).toBe(0);
      await rm(half, { recursive: true });
    });
  });

  await test.step('a newer version', async () => {
    await test.step('is offered in every tab, and no tab reloads or changes by itself', async () => {
      await serve(next);
      // A new language is a file of messages and a line of code.
      const page = await (await fetch(`${runtime.url}/pl/settings`)).text();
      expect(page).toContain(`lang="${PSEUDO.tag}"`);
      await first.goto(runtime.url);
      await Promise.all([mark(first), mark(second)]);
      await Promise.all([offer(first).waitFor(), offer(second).waitFor()]);
      expect(await versionOf(first)).toContain('0.1.5');
      expect(await isMarked(first)).toBe(true);
      expect(await isMarked(second)).toBe(true);
    });

    await test.step('goes away with Later and is offered again on the next visit, in the version before', async () => {
      await press(first, 'Later');
      expect(await offer(first).count()).toBe(0);
      await first.reload();
      await offer(first).waitFor();
      expect(await versionOf(first)).toContain('0.1.5');
    });

    await test.step('takes over though 50 requests hang; a page whose user types reloads at the next navigation', async () => {
      const { page } = slow;
      await page.goto(`${line.url}/project/new?job=paint-a-room`);
      await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
      await offer(page).waitFor();
      await mark(page);
      await hang(page);
      await press(page, 'Reload');
      await page.locator('#length').focus();
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await page.locator('#length').fill('4.2 m');
      expect(await isMarked(page)).toBe(true);
      await page.getByRole('link', { name: 'All projects' }).tap();
      await page.waitForFunction(() => !('marked' in window));
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await versionOf(page)).toContain('0.1.6');
    });

    await test.step('is taken by the tab that asks, in one reload; the other goes on as it is', async () => {
      const loads: string[] = [];
      first.on('load', () => loads.push(first.url()));
      await mark(first);
      await second.locator('#length').fill(`13' 2 1/`);
      await press(first, 'Reload');
      await first.waitForFunction(() => !('marked' in window));
      expect(await versionOf(first)).toContain('0.1.6');
      expect(loads).toHaveLength(1);
      expect(await isMarked(second)).toBe(true);
      expect(await second.locator('#length').inputValue()).toBe(`13' 2 1/`);
      await offer(second).waitFor();
    });

    await test.step('leaves the other tab its own chunks, which the server no longer has', async () => {
      const before = await readdir('dist/assets');
      const chunk = before.find((name) => name.startsWith('cut-screen-')) ?? '';
      expect((await fetch(`${runtime.url}/assets/${chunk}`)).status).toBe(404);
      await second.getByRole('link', { name: 'All projects' }).tap();
      await second.getByRole('link', { name: 'Jobs', exact: true }).tap();
      await second.getByRole('link', { name: /^Cut boards and sheets/ }).tap();
      await second.getByRole('link', { name: 'Start a cut list' }).tap();
      await second.getByLabel('Part 1, length').waitFor();
      expect(await isMarked(second)).toBe(true);
      expect(
        await second.evaluate(
          (name) => performance.getEntriesByName(name).length,
          `${runtime.url}/assets/${chunk}`,
        ),
      ).toBe(1);
      expect(await caches(second)).toBe(2);
    });

    await test.step('writes what the older tab then leaves alone, with a word why', async () => {
      await first.goto(runtime.url + attic);
      await first.getByRole('textbox', { name: 'Room name' }).fill('Attic, new floor');
      expect(await stored(first, attic)).toEqual({ version: 3, name: 'Attic, new floor' });
      await second
        .getByRole('link', { name: 'Cut lists' })
        .or(second.getByRole('link', { name: 'All projects' }))
        .first()
        .tap();
      await second.getByRole('link', { name: /^Attic, new floor/ }).tap();
      await second
        .getByText('made by a newer version of the app. Update the app to open it.')
        .waitFor();
      expect(await isMarked(second)).toBe(true);
      expect(await stored(first, attic)).toEqual({ version: 3, name: 'Attic, new floor' });
    });

    await test.step('is not taken while something typed would be lost', async () => {
      await second.getByRole('link', { name: 'Your projects' }).tap();
      await second.getByRole('link', { name: /^Porch/ }).tap();
      await second.evaluate(() => {
        const setItem = Reflect.get(Storage.prototype, 'setItem');
        const put = Reflect.get(IDBObjectStore.prototype, 'put');
        Object.assign(window, {
          room: () => {
            Object.assign(Storage.prototype, { setItem });
            Object.assign(IDBObjectStore.prototype, { put });
          },
        });
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await second.locator('#width').fill('3.1 m');
      await press(second, 'Reload');
      await second.getByText('Not reloaded').waitFor();
      expect(await isMarked(second)).toBe(true);
      await second.evaluate(() => (window as unknown as { room: () => void }).room());
      await press(second, 'Reload');
      await second.waitForFunction(() => !('marked' in window));
      await second.locator('#width').waitFor();
      expect(await second.locator('#width').inputValue()).toBe('3.1 m');
      expect(new URL(second.url()).pathname).toBe(porch);
    });

    await test.step('removes the version before once no tab is left in it', async () => {
      await expect.poll(() => caches(second)).toBe(1);
      await second.goto(runtime.url);
      expect(await versionOf(second)).toContain('0.1.6');
      await runtime.stop();
      expect((await second.reload())?.status()).toBe(200);
      expect(await versionOf(second)).toContain('0.1.6');
    });
  });

  await test.step('a page without a service worker', async () => {
    await test.step('reloads into the new build when its own chunk is gone', async () => {
      runtime = await serveBuilt({ port: Number(new URL(runtime.url).port), assets: next });
      await mark(plain.page);
      await plain.page.getByRole('link', { name: 'Settings' }).tap();
      await plain.page.waitForFunction(() => !('marked' in window));
      expect(await versionOf(plain.page)).toContain('0.1.6');
    });

    await test.step('reloads once, and says what is wrong when that did not help', async () => {
      const { page } = plain;
      let asked = 0;
      await page.route(/\/assets\/cut-page-/, async (route) => {
        asked += 1;
        await route.fulfill({ status: 404 });
      });
      for (const marked of [false, true]) {
        await page.goto(`${runtime.url}/jobs`);
        await answers(page);
        await mark(page);
        await page.getByRole('link', { name: /^Cut boards and sheets/ }).tap();
        await page.waitForFunction((kept) => 'marked' in window === kept, marked);
      }
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      expect(await isMarked(page)).toBe(true);
      expect(asked).toBeGreaterThan(1);
    });
  });
});
