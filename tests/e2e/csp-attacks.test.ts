// The policy blocks foreign code, and its report reaches the collector through the tunnel.
import type { Page } from '@playwright/test';

import type { Fields } from '../collector/decode.ts';
import type { ReceivedItem } from '../collector/receive.ts';
import { sdkReady, startSite, type Site, type Visitor } from './telemetry/site.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Set by whatever attack gets through. */
    pwned?: boolean;
  }
}

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Contents of a browser's own report, posted at once and alone. */
const violation = ({ payload }: ReceivedItem) =>
  (payload as { 'csp-report': Fields })['csp-report'];

/** The report on a page of this site that is so; waits for it. */
const reportOf = async (path: string, what: Fields): Promise<Fields> => {
  const isIt = (item: ReceivedItem): boolean =>
    item.type === 'security' &&
    violation(item)['document-uri'] === site.url + path &&
    Object.entries(what).every(([key, value]) => violation(item)[key] === value);
  return violation(await site.collector.waitFor(isIt));
};

const isPwned = (page: Page) => page.evaluate(() => window.pwned ?? false);

test.describe('markup injected into the served page', () => {
  const elsewhere = 'https://evil.example';
  const attacks = [
    ['<script>window.pwned = true; a.long.story()</script>', 'script-src-elem', 'inline'],
    [`<script src="${elsewhere}/x.js"></script>`, 'script-src-elem', `${elsewhere}/x.js`],
    ['<details open ontoggle="window.pwned = true"></details>', 'script-src-attr', 'inline'],
    ['<style>main { display: none }</style>', 'style-src-elem', 'inline'],
    [`<link rel="stylesheet" href="${elsewhere}/x.css">`, 'style-src-elem', `${elsewhere}/x.css`],
    [`<base href="${elsewhere}/">`, 'base-uri', `${elsewhere}/`],
    [`<iframe src="${elsewhere}/a"></iframe>`, 'frame-src', elsewhere],
    [`<img src="${elsewhere}/a.png">`, 'img-src', `${elsewhere}/a.png`],
    [`<object data="${elsewhere}/a"></object>`, 'object-src', elsewhere],
  ] as const;
  let phone: Visitor;

  test.beforeAll(async () => {
    phone = await site.phone();
    await phone.page.route('**/jobs', async (route) => {
      const response = await route.fetch();
      const markup = attacks.map(([one]) => one).join('');
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('<div id="app"', `${markup}$&`) });
    });
    await phone.page.goto('/jobs');
  });
  test.afterAll(() => phone.close());

  for (const [markup, directive, blocked] of attacks) {
    test(`${markup} is stopped and reported`, async () => {
      const what = { 'effective-directive': directive, 'blocked-uri': blocked };
      const report = await reportOf('/jobs', what);
      expect(report['disposition']).toBe('enforce');
      // The first characters tell a script from an extension's.
      if (markup.startsWith('<script>')) {
        expect(report['script-sample']).toBe('window.pwned = true; a.long.story()');
      }
    });
  }

  test('did nothing to the page, which is there and answers', async () => {
    await phone.page.getByRole('link', { name: /^Paint a room/ }).tap();
    await phone.page.getByRole('heading', { level: 1, name: 'Paint a room' }).waitFor();
    expect(await isPwned(phone.page)).toBe(false);
  });
});

test.describe('an injection through a script of the page', () => {
  const untrusted = 'require-trusted-types-for';
  const element = `document.createElement('script')`;
  const attacks = [
    [
      `document.body.innerHTML = '<img src onerror>'`,
      untrusted,
      'Element innerHTML|<img src onerror>',
    ],
    [`${element}.text = 'pwned = true'`, untrusted, 'HTMLScriptElement text|pwned = true'],
    [`${element}.src = '/assets/a.js'`, untrusted, 'HTMLScriptElement src|/assets/a.js'],
    [`document.body.setAttribute('onclick', 'pwned()')`, untrusted, 'Element onclick|pwned()'],
    [`new Worker('/assets/a.js')`, untrusted, 'Worker constructor|/assets/a.js'],
    [
      `navigator.serviceWorker.register('/sw.js?a')`,
      untrusted,
      'ServiceWorkerContainer register|/sw.js?a',
    ],
    [`trustedTypes.createPolicy('evil', {})`, 'trusted-types', 'evil'],
    [`trustedTypes.createPolicy('default', {})`, 'trusted-types', 'default'],
    // The page has created its policy by then, and the name is unique.
    [`trustedTypes.createPolicy('own-script', {})`, 'trusted-types', 'own-script'],
  ] as const;
  let phone: Visitor;

  test.beforeAll(async () => {
    phone = await site.phone({ serviceWorkers: 'allow' });
    await phone.page.goto('/settings');
    await sdkReady(phone.page);
  });
  test.afterAll(() => phone.close());

  for (const [code, directive, sample] of attacks) {
    test(`${code} is refused and reported`, async () => {
      await expect(phone.page.evaluate(`(async () => { await (${code}); })()`)).rejects.toThrow(
        'TypeError',
      );
      await reportOf('/settings', { 'effective-directive': directive, 'script-sample': sample });
      expect(await isPwned(phone.page)).toBe(false);
    });
  }

  test('a call to elsewhere is refused and reported', async () => {
    const tried = phone.page.evaluate(() => fetch('https://evil.example/a?b#c'));
    await expect(tried).rejects.toThrow('Failed to fetch');
    await reportOf('/settings', { 'blocked-uri': 'https://evil.example/a?b' });
  });
});

/** A phone on a page that has asked elsewhere, and the addresses it has reported to. */
async function askElsewhere(phone: Visitor): Promise<string[]> {
  const sent: string[] = [];
  phone.page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await phone.page.goto('/jobs', { waitUntil: 'networkidle' });
  await phone.page.evaluate(() => fetch('https://evil.example/b').catch(() => undefined));
  return sent;
}

test.describe('a report of what was stopped', () => {
  test('goes to a path that names no key', async () => {
    const phone = await site.phone();
    const sent = await askElsewhere(phone);
    await reportOf('/jobs', { 'blocked-uri': 'https://evil.example/b' });
    // The collector may have it before the browser has told us that it went.
    await expect.poll(() => sent).toContainEqual(expect.stringMatching(/^http:\/\/[^/]+\/\w+$/));
    expect(sent.join('\n')).not.toMatch(/sentry|security|[?&]/);
    await phone.close();
  });

  test('is not sent when reports are switched off', async () => {
    const phone = await site.phone();
    await phone.page.addInitScript(() => localStorage.setItem('measure-twice:reporting', 'off'));
    const sent = await askElsewhere(phone);
    await phone.page.goto('/settings', { waitUntil: 'networkidle' });
    expect(sent).toEqual([]);
    await phone.close();
  });
});
