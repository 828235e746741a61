import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { tunnelPath } from '../../scripts/page-settings.ts';
import { NOT_FOUND } from '../../web/app/pages.ts';
import { PAGES } from '../support/pages.ts';
import { addressIn } from '../../web/language/addresses.ts';
import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { isOfNoPage } from '../support/browser.ts';
import { serveBuilt, type Runtime } from '../support/runtime.ts';
import { browser, expect, test } from '../support/test.ts';
import { answers, openKeeper } from './offline/keeper.ts';

const TAGS = Object.keys(LANGUAGES) as Language[];

/** A Worker that reports each request and answers none. */
const FAILING = `
import { DurableObject } from 'cloudflare:workers';
export class Spool extends DurableObject {}
export default {
  fetch(request) {
    console.log('ASKED', request.method, new URL(request.url).pathname);
    throw new Error('the Worker fails');
  },
};`;

let folder: string;
let runtime: Runtime;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measure-twice-static-'));
  const worker = join(folder, 'worker.js');
  await writeFile(worker, FAILING);
  runtime = await serveBuilt({ worker });
});
test.afterAll(async () => {
  await runtime.stop();
  await rm(folder, { recursive: true });
});

/** Method and path of each request that reached the Worker. */
const workerRequests = (): readonly string[] =>
  [...runtime.output().matchAll(/^ASKED (.*)$/gm)].map(([, request = '']) => request);

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

test('every page in every language is served while the Worker fails', async () => {
  const addresses = TAGS.flatMap((language) =>
    PAGES.filter(({ path }) => path !== NOT_FOUND.path).map(({ path }) => ({
      language,
      path: addressIn(language, path),
    })),
  );
  const served = addresses.map(async ({ language, path }) => {
    const answer = await fetch(runtime.url + path);
    const html = await answer.text();
    return { path, status: answer.status, inLanguage: html.includes(`<html lang="${language}">`) };
  });
  expect(await Promise.all(served)).toEqual(
    addresses.map(({ path }) => ({ path, status: 200, inLanguage: true })),
  );
  for (const path of ['/jobs/nowhere', '/zh/nowhere', '/en-us/nowhere', '/project', '/zh/404']) {
    expect((await fetch(runtime.url + path)).status).toBe(404);
  }
  expect(workerRequests()).toEqual([]);
});

test('a visit sends the Worker envelopes only, and goes on offline without it', async () => {
  const phone = await openKeeper(browser, {
    locale: 'zh-CN',
    isReporting: true,
    expect: (complaint) => isOfNoPage(complaint) || isOfTheWorker(complaint),
  });
  const { page } = phone;
  await page.goto(runtime.url);
  await page.waitForURL('**/zh');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await page.goto(`${runtime.url}/zh/jobs/tile-a-floor`);
  await answers(page);
  await page.goto(`${runtime.url}/zh/jobs/nowhere`);
  await answers(page);
  const project = await plan(page, `${runtime.url}/zh`);
  await expect.poll(() => workerRequests().length).toBeGreaterThan(0);
  expect(new Set(workerRequests())).toEqual(new Set([`POST ${tunnelPath('wrangler.toml')}`]));

  await page.context().setOffline(true);
  await runtime.stop();
  for (const address of [project, `${runtime.url}/settings`]) {
    await page.goto(address);
    await page.waitForURL('**/zh/**');
    await answers(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
  }
  await phone.close();
});
