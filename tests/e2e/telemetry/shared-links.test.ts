// The content of a shared link stays out of every report: addresses, breadcrumbs, spans, recordings. The phone and the
// site look into everything that leaves (`tests/support/shared-in.ts`); these tests bring about that something does.

import { APP_PAGES } from '../../../web/app/pages.ts';
import { EMPTY_BUNDLE, writeBundle } from '../../../web/documents/sharing/bundle.ts';
import { pack } from '../../../web/documents/sharing/pack.ts';
import { sharedIn } from '../../support/shared-in.ts';
import { kitchen } from '../../unit/documents/sharing/sharing.ts';
import { fieldsOf } from '../../collector/receive.ts';
import { saysError, sdkReady, startSite, throwInPage, type Site, type Visitor } from './site.ts';
import { expect, test } from '../../support/test.ts';

let site: Site;
let links: readonly string[];

test.beforeAll(async () => {
  site = await startSite();
  links = await Promise.all(
    ['First', 'Second'].map((name) =>
      pack(writeBundle({ ...EMPTY_BUNDLE, projects: [kitchen({ name })] })),
    ),
  );
});
test.afterAll(() => site.stop());

/** A phone that records every session from its start, and what it asked for, addresses and headers. */
async function recordedPhone(): Promise<{ phone: Visitor; asked: readonly string[] }> {
  const phone = await site.phone();
  await phone.page.addInitScript(() => {
    Math.random = () => 0.05;
  });
  const asked: string[] = [];
  phone.page.on('request', (request) =>
    asked.push(`${request.url()} ${JSON.stringify(request.headers())}`),
  );
  return { phone, asked };
}

/** Waits until an error, a page load and a recording of it have arrived, then ends the visit. */
async function expectNothingLeft({
  phone,
  asked,
}: Awaited<ReturnType<typeof recordedPhone>>): Promise<void> {
  await throwInPage(phone.page, 'with a link open');
  await phone.waitFor(saysError('with a link open'));
  await phone.waitFor(({ type }) => type === 'transaction');
  await phone.waitFor(({ type }) => type === 'replay_recording');
  const all = JSON.stringify(phone.received().map(({ headers, payload }) => [headers, payload]));
  for (const link of links) {
    for (const part of [link.slice(0, 24), link.slice(-24)]) {
      expect(all).not.toContain(part);
      expect(asked.join('\n')).not.toContain(part);
    }
  }
  await phone.close();
}

test.describe('a link leaves no trace of what it holds in any envelope', () => {
  test('opened, opened another in the same tab, reloaded, added', async () => {
    const visit = await recordedPhone();
    const { page } = visit.phone;
    await page.goto(`/open#1.${links[0]}`);
    await sdkReady(page);
    await page.getByRole('heading', { level: 1, name: 'First' }).waitFor();
    // The second arrives while the SDK listens, once as a tap on a link and once as an address.
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `1.${links[1]}`);
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
    await page.reload();
    await sdkReady(page);
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await page.waitForURL(/\/project\//);
    await expectNothingLeft(visit);
  });

  const others = [
    ['refused', (link: string) => `/open#9.${link}`],
    ['broken', (link: string) => `/open#1.${link.slice(0, 60)}A${link.slice(61)}`],
    ['without its version', (link: string) => `/open#${link}`],
    ['on the start page', (link: string) => `/#1.${link}`],
    ['on a job', (link: string) => `/jobs/paint-a-room#1.${link}`],
    ['on a path of other case, which is no page', (link: string) => `/OPEN#1.${link}`],
    ['with a slash at the end', (link: string) => `/open/#1.${link}`],
    ['on a project that is not here', (link: string) => `/project/none#1.${link}`],
    ['in the query, which no link of ours is', (link: string) => `/open?to=%2Fopen%231.${link}`],
  ] as const;
  for (const [name, address] of others) {
    test(`${name} @long`, async () => {
      const visit = await recordedPhone();
      const { page } = visit.phone;
      await page.goto(address(links[0] ?? ''));
      await sdkReady(page);
      expect(new URL(page.url()).hash).toBe('');
      if (!page.url().includes('?')) return expectNothingLeft(visit);
      // The browser itself sends a query to the server; our reports leave it out.
      await throwInPage(page, 'with a query');
      const { request } = fieldsOf(await visit.phone.waitFor(saysError('with a query')));
      expect(JSON.stringify(request)).not.toContain((links[0] ?? '').slice(0, 24));
      await visit.phone.close();
    });
  }

  test('said by the program itself: in an error, its stack, a breadcrumb, a request, what is stored, an attribute @long', async () => {
    const visit = await recordedPhone();
    const { page } = visit.phone;
    await page.goto('/');
    await sdkReady(page);
    await page.evaluate((link) => {
      const address = `${window.location.origin}/open#1.${link}`;
      localStorage.setItem('a note', address);
      localStorage.setItem(`1.${link}`, 'as a key');
      const anchor = document.createElement('a');
      anchor.href = address;
      document.querySelector('h1')?.append(anchor);
      history.pushState(null, '', `/jobs#1.${link}`);
      void fetch(`/health#1.${link}`);
      const error = new Error(`cannot read 1.${link}`);
      error.stack = `Error: x\n    at open (${address}:1:2)`;
      queueMicrotask(() => {
        throw error;
      });
    }, links[0]);
    await visit.phone.waitFor(saysError('cannot read 1.[shared]'));
    await expectNothingLeft(visit);
  });
});

const envelope = (said: string): Buffer =>
  Buffer.from(`{}\n{"type":"event"}\n${JSON.stringify({ said })}`);

test('a fragment or shared text in an envelope is detected', () => {
  expect(sharedIn('/t', envelope(`1.${links[0]}`))).toHaveLength(1);
  expect(sharedIn('/t', envelope('http://127.0.0.1/open#x'))).toHaveLength(1);
  expect(sharedIn('/t', envelope('/jobs#x'))).toHaveLength(1);
  expect(sharedIn('/t', envelope('#fff and 1.5 m'))).toEqual([]);
});

test('a page’s name in other case is no page, to the server and to the router alike @long', async () => {
  const phone = await site.phone({
    expect: ({ text }) => text.includes('404 (Not Found)'),
  });
  for (const { path } of APP_PAGES.filter((page) => page.path !== '/')) {
    const answer = await phone.page.goto(path.toUpperCase());
    expect(answer?.status()).toBe(404);
    await phone.page.waitForFunction(
      () => document.documentElement.dataset['waiting'] === undefined,
    );
    await sdkReady(phone.page);
    expect(await phone.page.getByRole('heading', { level: 1 }).innerText()).toMatch(/not|no /i);
  }
  await phone.close();
});
