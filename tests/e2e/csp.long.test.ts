// The policy as it is served, in the browser that enforces it: what the app does passes, what is not its own is
// stopped.

import { touchPages } from './offline/keeper.ts';
import { NOT_FOUND } from '../../web/app/pages.ts';
import { newPart, newStock } from '../../web/planner/schema/cut-list.ts';
import { catchCopies, keep } from '../support/share.ts';
import { SHOWN } from '../support/pages.ts';
import { bench, kitchen } from '../unit/documents/sharing/sharing.ts';
import { sdkReady, startSite, type Site } from './telemetry/site.ts';
import { expect, test } from '../support/test.ts';
import { chooseSetting } from '../support/settings.ts';

declare global {
  interface Window {
    /** Into this file. */
    tellStopped(what: string): void;
  }
}

let site: Site;
/** Violations of the policy in any page, as the page receives them. */
const stopped: string[] = [];

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Reports on the policy that came through the tunnel. */
const reports = () => site.collector.items.filter(({ type }) => type === 'security');

const PARTS = [['735', '4', 'leg'] as const, ['1200', '2', 'rail'] as const];
const JOBS = ['paint-a-room', 'tile-a-floor', 'fit-skirting'];

const KEPT = {
  'measure-twice:project:aaaa1111': kitchen({
    jobs: JOBS.map((slug) => ({ id: slug, slug, place: 'r', typed: {} })),
  }),
  'measure-twice:cuts:cccc3333': bench({
    parts: PARTS.map(([length, quantity, name]) => ({ ...newPart(name), length, quantity, name })),
    stock: [{ ...newStock('s'), length: '2400', price: '5' }],
  }),
};

test('the app works under its own policy, which is never broken', async () => {
  test.setTimeout(300_000);
  const phone = await site.phone({ serviceWorkers: 'allow' });
  const page = phone.page;
  await touchPages(page);
  // All the app is fetched for offline meanwhile, which a busy machine takes its time over.
  page.context().setDefaultTimeout(40_000);
  await page.exposeFunction('tellStopped', (what: string) => stopped.push(what));
  await page.addInitScript(() => {
    // This session's replay is recorded.
    Math.random = () => 0.05;
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      const words = [effectiveDirective, blockedURI, sample, sourceFile].join(' ');
      window.tellStopped(words);
    });
  });
  await catchCopies(page);
  await page.goto('/settings');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await keep(page, KEPT);

  const sheet = () => page.locator('dialog[open]');
  const close = async () => {
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
  };
  const open = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().tap();
    await sheet().waitFor();
  };
  const answered = () =>
    page.waitForFunction(() => {
      const root = document.getElementById('app');
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    });
  const workers = () => page.workers().map((worker) => new URL(worker.url()).pathname);
  const download = async (name: string | RegExp) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).tap(),
    ]);
    return file.path();
  };

  await test.step('draws every page', async () => {
    for (const { path } of SHOWN) {
      await page.goto(path === NOT_FOUND.path ? '/no-such-page' : path);
      await answered();
      expect(await page.locator('main h1').count()).toBe(1);
    }
  });

  await test.step('is served by its service worker', async () => {
    const response = await page.goto('/jobs');
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await response?.headerValue('content-security-policy')).toContain('trusted-types');
  });

  await test.step('shows every tab of a project and its sheets', async () => {
    await page.goto('/project/aaaa1111');
    await open('Add a door');
    await close();
    for (const tab of ['Buy', 'Cut', 'Do']) {
      await page.locator('.tab-bar').getByRole('link', { name: tab, exact: true }).tap();
      await page.locator('[aria-current="page"]', { hasText: tab }).waitFor();
      await page.locator('.screen__line').waitFor();
    }
    await page.goto('/project/aaaa1111/buy');
    await page.locator('.row__price').first().tap();
    await sheet().waitFor();
    await close();
    expect(stopped).toEqual([]);
  });

  await test.step('plans cuts in its worker', async () => {
    // Its plan is kept since its tabs were shown.
    await page.goto('/project/aaaa1111/cut');
    await page.locator('.cut-plan[aria-busy="false"] .proof').waitFor();
    await page.goto('/project/cut/cccc3333/cut');
    await expect.poll(workers).toContainEqual(expect.stringMatching(/\/worker-[\w-]+\.js$/));
    await page.getByText('Cheapest possible.').first().waitFor();
  });

  await test.step('prints', async () => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    for (const path of ['/project/aaaa1111/buy', '/project/aaaa1111/do']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Print' }).tap();
      await page.locator('body[data-printed]').waitFor();
      expect((await page.pdf()).length).toBeGreaterThan(1000);
    }
  });

  await test.step('shares by code, link and file, and opens what was shared', async () => {
    await page.goto('/project/aaaa1111');
    await open(/^Share /);
    await page.locator('.qr').waitFor();
    await page.getByRole('button', { name: 'Copy the link' }).tap();
    const copied = page.locator('html[data-copied]');
    await copied.waitFor({ state: 'attached' });
    const link = (await copied.getAttribute('data-copied')) ?? '';
    const file = await download('Send as a file');
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor();
    // Or the link would be opened again, from the entry of the history that it was moved into.
    await page.goto('about:blank');
    await page.goto('/open');
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor();
    expect(stopped).toEqual([]);
  });

  await test.step('exports and imports a cut list', async () => {
    await page.goto('/project/cut/cccc3333/cut');
    await open('Save as a file');
    await download(/SVG/);
    await page.goto('/project/cut/cccc3333');
    await open('Paste or import a list');
    await close();
    expect(stopped).toEqual([]);
  });

  await test.step('makes a backup, and asks before it erases', async () => {
    await page.goto('/backup');
    await download('Back up everything');
    await open('Erase everything');
    await close();
    expect(stopped).toEqual([]);
  });

  await test.step('changes its theme and its language', async () => {
    await page.goto('/settings');
    await chooseSetting(page, 'Theme', 'Dark');
    await page.locator('html[data-theme="dark"]').waitFor();
    await chooseSetting(page, 'Language', '简体中文');
    await page.locator('html[lang="zh-Hans"]').waitFor();
    await page.goto('/project/aaaa1111/buy');
    await page.locator('.screen__line').waitFor();
    expect(stopped).toEqual([]);
  });

  await test.step('records a replay through its compression worker', async () => {
    await sdkReady(page);
    await expect.poll(workers).toContainEqual(expect.stringMatching(/\/recording-worker-/));
    const { size, payload } = await phone.waitFor(({ type }) => type === 'replay_recording');
    expect(size).toBeLessThan(JSON.stringify(payload).length / 2);
  });

  await test.step('was never stopped meanwhile: pages, console and collector hear of nothing before a first attack', async () => {
    await page.evaluate(() => fetch('https://evil.example/').catch(() => undefined));
    await site.collector.waitFor(({ type }) => type === 'security');
    expect(reports()).toMatchObject([
      { payload: { 'csp-report': { 'blocked-uri': 'https://evil.example/' } } },
    ]);
    await expect
      .poll(() => stopped)
      .toEqual([expect.stringMatching(/^connect-src https:\/\/evil\.example/)]);
    const said = phone.complaints.map(({ text }) => text);
    expect(said.filter((text) => !/404 \(Not Found\)|evil\.example/.test(text))).toEqual([]);
  });
  await phone.close();
});
