import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getTunnelPath } from '@sentry/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { post } from '../support/post.ts';
import { freePort, type Runtime, startRuntime } from '../support/runtime.ts';

const TOKEN = 'a-status-token';
let pages: string;
let runtime: Runtime;

beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'measure-twice-pages-'));
  await mkdir(join(pages, 'jobs'));
  await mkdir(join(pages, 'languages/en-US/jobs'), { recursive: true });
  await mkdir(join(pages, 'assets'));
  for (const name of [
    'index',
    'jobs',
    'jobs/paint-a-room',
    'settings',
    'privacy',
    '404',
    'project',
    'languages/en-US/index',
    'languages/en-US/jobs/paint-a-room',
    'languages/en-US/404',
  ]) {
    await writeFile(join(pages, `${name}.html`), `<!doctype html><title>${name}</title>`);
  }
  await writeFile(join(pages, 'assets', 'entry-abc.js'), 'export {};');
  runtime = await startRuntime({ assets: pages, vars: { STATUS_TOKEN: TOKEN } });
});
afterAll(async () => {
  await runtime.stop();
  await rm(pages, { recursive: true });
});

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const get = (path: string, headers = {}) => post(runtime.url + path, { method: 'GET', headers });

describe('pages', () => {
  test.each([
    ['/', 'index'],
    ['/jobs', 'jobs'],
    ['/jobs/paint-a-room', 'jobs/paint-a-room'],
    ['/settings', 'settings'],
    ['/project/b7f3', 'project'],
    ['/project/b7f3/plan', 'project'],
    ['/project/b7f3/plan/', 'project'],
    ['/project/cut/b7f3', 'project'],
    ['/project/cut/b7f3/plan', 'project'],
    ['/project/b7f3?from=share', 'project'],
  ])('%s is %s, with 200', async (path, title) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(text).toContain(`<title>${title}</title>`);
  });

  test.each(['/nowhere', '/jobs/nowhere', '/project/b7f3/plan/deeper', '/status.html'])(
    '%s is the page of what is missing, with 404',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(text).toContain('<title>404</title>');
    },
  );

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

const ask = (path: string, language: string, more = {}) =>
  get(path, { 'Accept-Language': language, ...more });
const titleOf = ({ text }: { text: string }) => /<title>(.*)<\/title>/.exec(text)?.[1];

describe('the language of a page', () => {
  test.each([
    ['/', 'en-US,en;q=0.9', 'languages/en-US/index'],
    ['/?from=a-link', 'en-us', 'languages/en-US/index'],
    ['/jobs/paint-a-room', 'en-GB;q=0.5, en-US', 'languages/en-US/jobs/paint-a-room'],
    ['/jobs/paint-a-room', 'fr, de;q=0.9, en-US;q=0.1', 'languages/en-US/jobs/paint-a-room'],
    ['/nowhere', 'en-US', 'languages/en-US/404'],
    ['/jobs/paint-a-room', 'en-GB,en-US;q=0.9', 'jobs/paint-a-room'],
    ['/jobs/paint-a-room', 'fr', 'jobs/paint-a-room'],
    ['/jobs/paint-a-room', '', 'jobs/paint-a-room'],
    ['/jobs/paint-a-room', '*', 'jobs/paint-a-room'],
    ['/jobs/paint-a-room', 'en-US;q=0, fr', 'jobs/paint-a-room'],
    ['/jobs/paint-a-room', ';q=a,,en-US-x;q=b,"', 'languages/en-US/jobs/paint-a-room'],
    // What the export does not have in a language comes as it is.
    ['/settings', 'en-US', 'settings'],
    ['/project/b7f3', 'en-US', 'project'],
    ['/jobs', 'zh-CN', 'jobs'],
  ])('of %s for %j is that of %s', async (path, language, title) => {
    const answer = await ask(path, language);
    expect(titleOf(answer)).toBe(title);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    if (!path.startsWith('/project')) expect(answer.headers['vary']).toBe('Accept-Language');
  });

  test('has an entity tag of its own', async () => {
    const [american, british] = await Promise.all([ask('/', 'en-US'), ask('/', 'en-GB')]);
    const tag = { 'If-None-Match': american.headers['etag'] };
    expect((await ask('/', 'en-US', tag)).status).toBe(304);
    const other = await ask('/', 'en-GB', tag);
    expect([other.status, other.headers['etag']]).toEqual([200, british.headers['etag']]);
  });

  test('of what is missing comes whole to who has had it', async () => {
    const { etag = '' } = (await ask('/nowhere', 'en-US')).headers;
    const again = await ask('/nowhere', 'en-US', { 'If-None-Match': etag });
    expect([again.status, titleOf(again)]).toEqual([404, 'languages/en-US/404']);
  });

  test('is known at the page’s own address alone', async () => {
    for (const path of ['/languages/en-US/jobs/paint-a-room', '/languages/en-US/']) {
      expect((await ask(path, 'en-US')).status).toBe(404);
    }
    const { status, headers } = await ask('/jobs/paint-a-room.html?a=b', 'en-US');
    expect([status, headers['location']]).toEqual([307, '/jobs/paint-a-room?a=b']);
  });

  test('leaves files as they are', async () => {
    const { text, headers } = await ask('/assets/entry-abc.js', 'en-US');
    expect([text, headers['vary']]).toEqual(['export {};', undefined]);
  });
});

test('pages stand, whatever is configured', async () => {
  const broken = await startRuntime({ assets: pages, vars: { MAX_ENVELOPE_BYTES: '20 MB' } });
  expect((await post(`${broken.url}/jobs`, { method: 'GET' })).status).toBe(200);
  await broken.stop();
});

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
});

describe('without what it needs', () => {
  test('/status is 404 where no token is configured', async () => {
    const plain = await startRuntime({ assets: pages });
    expect((await post(`${plain.url}/status`, { method: 'GET' })).status).toBe(404);
    await plain.stop();
  });

  test('the first request stops at a bad value, with a message that names it', async () => {
    const broken = await startRuntime({ assets: pages, vars: { MAX_ENVELOPE_BYTES: '20 MB' } });
    const { status, text } = await post(`${broken.url}/health`, { method: 'GET' });
    expect(status).toBe(500);
    expect(text).toContain('MAX_ENVELOPE_BYTES must be');
    await expect.poll(() => broken.output()).toContain('MAX_ENVELOPE_BYTES must be');
    await broken.stop();
  });

  test('an envelope stops where the Worker would be its own collector, with a message that says so', async () => {
    const port = await freePort();
    const dsn = `http://d1f5a7c0b3e84629a1c4d7e0f2b58c36@127.0.0.1:${port}/1`;
    const looped = await startRuntime({ port, assets: pages, vars: { SENTRY_DSN: dsn } });
    const path = getTunnelPath(dsn) ?? '';
    const body = `${JSON.stringify({ dsn })}\n{"type":"event"}\n{}`;
    const { status, text } = await post(looped.url + path, { body });
    expect(status).toBe(500);
    expect(text).toContain('COLLECTOR_HOST must be');
    await looped.stop();
  });
});
