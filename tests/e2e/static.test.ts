import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import type { Page } from '@playwright/test';

import { tunnelPath } from '../../scripts/page-settings.ts';
import { NOT_FOUND } from '../../web/app/pages.ts';
import { PAGES } from '../support/pages.ts';
import { addressIn } from '../../web/language/addresses.ts';
import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { isOfNoPage } from '../support/browser.ts';
import { startRuntime, type Runtime } from '../support/runtime.ts';
import { browser, expect, test } from '../support/test.ts';
import { answers, openKeeper } from './offline/keeper.ts';

const TAGS = Object.keys(LANGUAGES) as Language[];
const WORKER = join(process.cwd(), 'worker/index.ts');

interface Served {
  readonly runtime: Runtime;
  /** What the Worker was asked: method and path. */
  readonly asked: () => readonly string[];
}

/** The site as wrangler.toml has it, but with another Worker, which says whatever it is asked. */
async function serve(worker: string): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-static-'));
  await writeFile(join(folder, 'worker.js'), worker);
  const settings = await readFile('wrangler.toml', 'utf8');
  const config = join(folder, 'wrangler.toml');
  await writeFile(config, settings.replace('worker/index.ts', 'worker.js'));
  const runtime = await startRuntime({ config, assets: join(process.cwd(), 'dist') });
  const stop = async (): Promise<void> => {
    await runtime.stop();
    await rm(folder, { recursive: true });
  };
  const asked = () => [...runtime.output().matchAll(/^ASKED (.*)$/gm)].map(([, what = '']) => what);
  return { runtime: { ...runtime, stop }, asked };
}

const SAY = "console.log('ASKED', request.method, new URL(request.url).pathname);";
const FAILING = `
import { DurableObject } from 'cloudflare:workers';
export class Spool extends DurableObject {}
export default { fetch(request) { ${SAY} throw new Error('the Worker fails'); } };`;
const COUNTING = `
import worker from ${JSON.stringify(WORKER)};
export { Spool } from ${JSON.stringify(WORKER)};
export default { ...worker, fetch(request, ...rest) { ${SAY} return worker.fetch(request, ...rest); } };`;

const isOfTheWorker = ({ text }: { readonly text: string }): boolean =>
  /status of 500|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|late-/.test(text);

async function plan(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/project/new?job=paint-a-room`);
  await page.waitForURL(/\/project\/[0-9a-f]{8}$/);
  await page.locator('#length').fill('4020');
  await page.locator('#width').fill('3385');
  await page.locator('#height').fill('2415');
  return page.url();
}

test('with a Worker that fails, every page in every language stands, and so do a project and the app offline', async () => {
  const { runtime, asked } = await serve(FAILING);
  for (const language of TAGS) {
    for (const { path } of PAGES.filter((one) => one.path !== NOT_FOUND.path)) {
      const answer = await fetch(runtime.url + addressIn(language, path));
      const html = await answer.text();
      expect([answer.status, html.includes(`<html lang="${language}">`)]).toEqual([200, true]);
    }
  }
  for (const path of ['/jobs/nowhere', '/zh/nowhere', '/en-us/nowhere', '/project', '/zh/404']) {
    expect((await fetch(runtime.url + path)).status).toBe(404);
  }
  expect(asked()).toEqual([]);

  const phone = await openKeeper(browser, { locale: 'zh-CN', expect: isOfTheWorker });
  const { page } = phone;
  await page.goto(runtime.url);
  await page.waitForURL('**/zh');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  const project = await plan(page, `${runtime.url}/zh`);
  await page.context().setOffline(true);
  await runtime.stop();
  for (const address of [project, `${runtime.url}/zh/jobs`, `${runtime.url}/settings`]) {
    await page.goto(address);
    await page.waitForURL('**/zh/**');
    await answers(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
  }
  // A language whose pages were never read here.
  await page.getByRole('radio', { name: 'English (UK)' }).tap();
  await page.waitForURL(`${runtime.url}/settings`);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await phone.close();
});

test('a whole visit asks the Worker for nothing but to take envelopes', async () => {
  const { runtime, asked } = await serve(COUNTING);
  const phone = await openKeeper(browser, {
    expect: (complaint) => isOfNoPage(complaint) || isOfTheWorker(complaint),
  });
  const { page } = phone;
  await page.goto(runtime.url);
  await page.getByText('Ready to work offline').waitFor();
  await page.getByRole('link', { name: 'Jobs', exact: true }).tap();
  await page.getByRole('link', { name: /^Tile a floor/ }).tap();
  await plan(page, runtime.url);
  await page.goto(`${runtime.url}/settings`);
  await page.getByRole('radio', { name: '简体中文' }).tap();
  await page.waitForURL('**/zh/settings');
  await answers(page);
  await page.goto(`${runtime.url}/zh/jobs/nowhere`);
  await answers(page);
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  expect(new Set(asked())).toEqual(new Set([`POST ${tunnelPath('wrangler.toml')}`]));
  await phone.close();
  await runtime.stop();
});
