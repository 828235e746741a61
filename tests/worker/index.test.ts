import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getTunnelPath } from '@sentry/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SHARED_IN } from '../../web/app/offline/shared-in.ts';
import { redirectsFile } from '../../web/export/redirects.ts';
import { post } from '../support/post.ts';
import { freePort, type Runtime, serveBuilt } from '../support/runtime.ts';

const TOKEN = 'a-status-token';
let pages: string;
let runtime: Runtime;

beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'measure-twice-pages-'));
  for (const folder of ['jobs', 'project', 'zh/jobs', 'en-us', 'assets']) {
    await mkdir(join(pages, folder), { recursive: true });
  }
  const british = ['index', 'jobs', 'jobs/paint-a-room', 'settings', 'jobs/404', 'project/404'];
  const chinese = ['zh', 'zh/jobs', 'zh/jobs/paint-a-room', 'zh/404', 'zh/project'];
  for (const name of [...british, 'project', ...chinese, 'en-us', 'en-us/404', 'en-us/project']) {
    await writeFile(join(pages, `${name}.html`), `<!doctype html><title>${name}</title>`);
  }
  await writeFile(join(pages, '_redirects'), redirectsFile());
  await writeFile(join(pages, 'assets', 'entry-abc.js'), 'export {};');
  runtime = await serveBuilt({ assets: pages, vars: { STATUS_TOKEN: TOKEN } });
});
afterAll(async () => {
  await runtime.stop();
  await rm(pages, { recursive: true });
});

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const get = (path: string, headers = {}) => post(runtime.url + path, { method: 'GET', headers });

const titleOf = ({ text }: { text: string }) => /<title>(.*)<\/title>/.exec(text)?.[1];

describe('the share target', () => {
  test.each(['', '/en-us', '/zh'])(
    'of %s leads a phone without a service worker to the screen',
    async (prefix) => {
      const body =
        '--x\r\nContent-Disposition: form-data; name="list"; filename="a.csv"\r\n\r\n1\r\n--x--';
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      const answer = await post(`${runtime.url}${prefix}/project/cut/shared`, { body, headers });
      expect(answer.status).toBe(303);
      expect(answer.headers.location).toBe(`${prefix}/open?shared=lost`);
    },
  );

  test('is the address that the manifests name', () => {
    expect(SHARED_IN.address).toBe('/project/cut/shared');
  });
});

describe('pages', () => {
  test.each([
    ['/', 'index'],
    ['/jobs', 'jobs'],
    ['/jobs/paint-a-room', 'jobs/paint-a-room'],
    ['/settings', 'settings'],
    ['/zh', 'zh'],
    ['/zh/jobs/paint-a-room', 'zh/jobs/paint-a-room'],
    ['/en-us', 'en-us'],
    ['/project/b7f3', 'project'],
    ['/project/b7f3/plan', 'project'],
    ['/project/cut/b7f3', 'project'],
    ['/project/cut/shared', 'project'],
    ['/zh/project/cut/shared', 'zh/project'],
    ['/project/cut/b7f3/plan', 'project'],
    ['/project/b7f3?from=share', 'project'],
    ['/en-us/project/b7f3', 'en-us/project'],
    ['/zh/project/cut/b7f3/plan', 'zh/project'],
  ])('%s is %s, with 200', async (path, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(titleOf(answer)).toBe(title);
  });

  test.each([
    ['/nowhere', 'jobs/404'],
    ['/a/b/nowhere', 'jobs/404'],
    ['/jobs/nowhere', 'jobs/404'],
    ['/404', 'jobs/404'],
    ['/jobs/404', 'jobs/404'],
    ['/project', 'jobs/404'],
    ['/project/b7f3/plan/deeper', 'project/404'],
    ['/status.html', 'jobs/404'],
    ['/zh/nowhere', 'zh/404'],
    ['/zh/jobs/nowhere', 'zh/404'],
    ['/zh/404', 'zh/404'],
    ['/zh/project', 'zh/404'],
    ['/en-us/project', 'en-us/404'],
  ])('%s is the page of what is missing, %s, with 404', async (path, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(titleOf(answer)).toBe(title);
  });

  test.each([
    ['/zh/', '/zh'],
    ['/jobs/paint-a-room.html?a=b', '/jobs/paint-a-room?a=b'],
    ['/project/b7f3/plan/', '/project/b7f3/plan'],
    ['/zh/project/b7f3/?a=b', '/zh/project/b7f3?a=b'],
  ])('%s leads to %s', async (path, to) => {
    expect((await get(path)).headers['location']).toBe(to);
  });

  test('are the same, whatever language a browser asks for', async () => {
    const answer = await get('/jobs', { 'Accept-Language': 'zh-CN' });
    expect([titleOf(answer), answer.headers['vary']]).toEqual(['jobs', undefined]);
  });

  test.each(['/assets/entry-gone.js', '/assets/gone.css', '/assets/deep/gone.map', '/assets/'])(
    '%s is a plain 404 that no browser takes for a page or a script',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/plain/);
      expect(text).toBe('Not found\n');
    },
  );

  test('a file of the build is served as it is', async () => {
    const { status, text } = await get('/assets/entry-abc.js');
    expect(status).toBe(200);
    expect(text).toBe('export {};');
  });
});

test('/health answers, with the release', async () => {
  const { status, text } = await get('/health');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({ status: 'ok', release: 'diy-mini-web@0.1.5+production' });
});

test.each(['/health', '/status', '/assets/gone.js', '/api/1/envelope/'])(
  '%s bears the headers that the pages bear, and stays with nobody',
  async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  },
);

describe('/status', () => {
  test('answers who has the token', async () => {
    const { status, text, headers } = await get('/status', { Authorization: `Bearer ${TOKEN}` });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(Object(JSON.parse(text)))).toEqual([
      'envelopes',
      'dropped',
      'limits',
      'spool',
    ]);
  });

  test('is a page for a browser, which sends the token as its password', async () => {
    const { status, text, headers } = await get('/status', {
      Authorization: basic(`anybody:${TOKEN}`),
      Accept: 'text/html,*/*',
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('Nothing waits for the collector');
    for (const name of ['Total', 'spool-0', 'spool-3']) expect(text).toContain(`<td>${name}<td>0`);
  });

  test('asks a browser for a password, and others for a bearer token', async () => {
    const page = await get('/status', { Accept: 'text/html' });
    expect(page.headers['www-authenticate']).toBe('Basic realm="Status", charset="UTF-8"');
    expect((await get('/status')).headers['www-authenticate']).toBe('Bearer');
  });

  test.each([
    '',
    'Bearer',
    'Bearer wrong',
    `Bearer ${TOKEN}x`,
    `Basic ${TOKEN}`,
    basic(`${TOKEN}:`),
    basic(`:${TOKEN}x`),
    'Basic %%%',
    TOKEN,
  ])('refuses %j with 401', async (authorization) => {
    const { status, text } = await get('/status', { Authorization: authorization });
    expect(status).toBe(401);
    expect(text).not.toContain('envelopes');
  });

  test('logs a wrong token without the token, and no request without one', async () => {
    const lines = () => runtime.output().split('wrong status token').length - 1;
    const before = lines();
    await get('/status');
    await get('/status/aside', { Authorization: 'Bearer a-guessed-secret' });
    await expect.poll(lines).toBe(before + 1);
    expect(runtime.output()).toContain('"pathname":"/status/aside"');
    expect(runtime.output()).not.toContain('a-guessed-secret');
  });
});

describe('without what it needs', () => {
  test('the first request stops at a bad value, with a message that names it', async () => {
    const broken = await serveBuilt({ assets: pages, vars: { MAX_ENVELOPE_BYTES: '20 MB' } });
    const { status, text } = await post(`${broken.url}/health`, { method: 'GET' });
    expect(status).toBe(500);
    expect(text).toContain('MAX_ENVELOPE_BYTES must be');
    await expect.poll(() => broken.output()).toContain('MAX_ENVELOPE_BYTES must be');
    await broken.stop();
  });

  test('an envelope stops where the Worker would be its own collector, with a message that says so', async () => {
    const port = await freePort();
    const dsn = `http://d1f5a7c0b3e84629a1c4d7e0f2b58c36@127.0.0.1:${port}/1`;
    const looped = await serveBuilt({ port, assets: pages, vars: { SENTRY_DSN: dsn } });
    const path = getTunnelPath(dsn) ?? '';
    const body = `${JSON.stringify({ dsn })}\n{"type":"event"}\n{}`;
    const { status, text } = await post(looped.url + path, { body });
    expect(status).toBe(500);
    expect(text).toContain('COLLECTOR_HOST must be');
    await looped.stop();
  });
});
