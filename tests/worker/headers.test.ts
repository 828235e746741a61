import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getTunnelPath } from '@sentry/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { pageDsn } from '../../scripts/page-settings.ts';
import { startCollector, type Collector } from '../collector/collector.ts';
import { WITHOUT_MAP } from '../../scripts/debug-ids.ts';
import { LONG, sample } from '../support/long.ts';
import { post } from '../support/post.ts';
import { serveBuilt, type Runtime } from '../support/runtime.ts';

const DSN = pageDsn('wrangler.toml');
const TUNNEL = getTunnelPath(DSN) ?? '';

let runtime: Runtime;
let collector: Collector;
let files: readonly string[];
let scripts: readonly string[];

beforeAll(async () => {
  files = builtFiles()
    .filter((file) => !OF_THE_PLATFORM.test(file))
    .map(addressOf);
  scripts = files.filter((file) => /^\/assets\/.*\.js$/.test(file));
  collector = await startCollector();
  runtime = await serveBuilt({ vars: { COLLECTOR_HOST: collector.url } });
});

afterAll(async () => {
  await runtime.stop();
  await collector.stop();
});

/** Rules, and what stands for other addresses than its own: see `web/export/redirects.ts`. */
const OF_THE_PLATFORM = /^\/_(?:headers|redirects)$|\/(?:404|project)\.html$/;

const builtFiles = (): readonly string[] =>
  readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice('dist'.length));
/** A page is asked for without its ending. */
const addressOf = (file: string): string =>
  file.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

const get = (path: string, headers = {}) =>
  fetch(runtime.url + path, { headers, redirect: 'manual' });

/** Headers of every file of the export. */
const OF_ALL = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

/** Headers that only documents and workers use. */
const OF_PAGES = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]+=')+ 'report-sample'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types own-script$/,
  ),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), camera=(self), screen-wake-lock=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers of a page, and of a file that a browser shows as one. */
const GUARDED = { ...OF_ALL, ...OF_PAGES };

/** Addresses in the scripts as texts: those that start a worker. Other scripts are imported by a relative path. */
const workersIn = (all: readonly string[]): readonly string[] =>
  all.flatMap((path) =>
    [...readFileSync(`dist${path}`, 'utf8').matchAll(/["'`](\/assets\/[\w-]+\.js)["'`]/g)].map(
      ([, worker = '']) => worker,
    ),
  );

const isPart = (file: string): boolean =>
  /^\/(?:assets|icons|screenshots)\/|\.(?:webmanifest|txt|xml)$/.test(file);

/** Asked for again each time, and sent again only when it has changed. */
const FRESH = 'public, max-age=0, must-revalidate';

function cachingOf(file: string): string {
  if (file.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return file === '/sw.js' ? 'no-cache' : FRESH;
}

const TYPES: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/, /^text\/javascript/],
  [/\.css$/, /^text\/css/],
  [/\.svg$/, /^image\/svg\+xml/],
  [/\.png$/, /^image\/png/],
  [/\.webmanifest$/, /^application\/manifest\+json/],
  [/\.txt$/, /^text\/plain/],
  [/\.json$/, /^application\/json/],
  [/\.xml$/, /^application\/xml/],
  [/\/[^.]*$/, /^text\/html/],
];

/** The headers of an answer, as one object. */
const headersOf = (response: Response) => Object.fromEntries(response.headers);

const KINDS = ['/', '/jobs/paint-a-room', '/sw.js', '/manifest.webmanifest', '/icon.svg'];

describe('every file of the export', () => {
  test('is there in the kinds that are looked at here', () => {
    expect(files).toEqual(expect.arrayContaining(KINDS));
    expect(scripts.length).toBeGreaterThan(20);
  });

  test('is served with the headers of its kind, its type and its cache rule', async () => {
    const workers = workersIn(scripts);
    expect(workers.length).toBeGreaterThan(3);
    const looked = [...new Set([...sample(files), ...workers, ...KINDS])];
    // All at once: each is a round trip.
    const responses = await Promise.all(
      looked.map(async (file) => [file, await get(file)] as const),
    );
    for (const [file, response] of responses) {
      const type = TYPES.find(([name]) => name.test(file))?.[1] ?? /a type said here/;
      expect({ file, status: response.status, ...headersOf(response) }).toMatchObject({
        file,
        status: 200,
        ...(isPart(file) ? OF_ALL : GUARDED),
        'cache-control': cachingOf(file),
        'content-type': expect.stringMatching(type),
      });
      const policy = response.headers.get('content-security-policy');
      if (workers.includes(file)) {
        expect(policy).toEqual(OF_PAGES['content-security-policy']);
      } else if (isPart(file)) {
        for (const name of Object.keys(OF_PAGES)) expect(response.headers.has(name)).toBe(false);
      }
      await response.body?.cancel();
    }
  });

  for (const path of ['/', '/jobs', '/sw.js', '/project/abcd1234']) {
    test(`${path} is not sent twice to who has it`, async () => {
      const etag = (await get(path)).headers.get('etag') ?? '';
      const again = await get(path, { 'If-None-Match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    });
  }

  for (const path of ['/_headers', '/manifest.json', '/.env', '/.dev.vars', '/wrangler.toml']) {
    test(`${path} is no file of it`, async () => {
      expect((await get(path)).status).toBe(404);
    });
  }

  test.runIf(LONG)(
    'has no source map among it, though every script has one that waits to be uploaded',
    async () => {
      const maps = new Set(readdirSync('.local/sourcemaps'));
      for (const script of scripts.map((path) => path.slice('/assets/'.length))) {
        if (WITHOUT_MAP.test(script)) continue;
        const name = `${script}.map`;
        const map: unknown = JSON.parse(readFileSync(join('.local/sourcemaps', name), 'utf8'));
        expect(map).toMatchObject({ version: 3, sources: expect.any(Array) });
        expect((await get(`/assets/${name}`)).status).toBe(404);
        maps.delete(name);
      }
      expect([...maps]).toEqual([]);
    },
  );
});

describe('an address that is no file', () => {
  for (const path of ['/project/abcd1234', '/project/abcd1234/buy', '/project/cut/abcd1234/plan']) {
    test(`${path} is the shell, with 200 and guarded as a page`, async () => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<div id="app"><main class="screen skeleton">');
      expect(headersOf(response)).toMatchObject({ ...GUARDED, 'cache-control': FRESH });
    });
  }

  for (const path of ['/no-such-page', '/jobs/no-such-job', '/assets', '/index.php?a=<script>']) {
    test(`${path} is a page with 404, guarded as any`, async () => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(headersOf(response)).toMatchObject({ ...GUARDED, 'cache-control': FRESH });
    });
  }

  test('/status is 404 where no token is configured', async () => {
    expect((await post(`${runtime.url}/status`, { method: 'GET' })).status).toBe(404);
  });

  test('is a plain 404 without caching for a missing hashed asset', async () => {
    const response = await get('/assets/index-GONE.js');
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
    expect(headersOf(response)).toMatchObject(OWN);
  });
});

/** What the Worker says itself. */
const UNFRAMED = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
};
const OWN = {
  ...UNFRAMED,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const header = JSON.stringify({ dsn: DSN });
const event = `${header}\n{"type":"event"}\n{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}\n`;

describe('the tunnel', () => {
  test('answers an envelope with no word, guarded as all it says', async () => {
    const response = await fetch(runtime.url + TUNNEL, { method: 'POST', body: event });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(headersOf(response)).toMatchObject(UNFRAMED);
    expect(headersOf(response)).not.toHaveProperty('retry-after');
  });

  for (const [what, status, request] of [
    ['no envelope', 400, { method: 'POST', body: 'no envelope' }],
    ['another DSN', 403, { method: 'POST', body: event.replace(DSN, 'https://a@b.example/1') }],
    [
      'another origin',
      403,
      { method: 'POST', body: event, headers: { Origin: 'https://evil.example' } },
    ],
    ['another method', 405, { method: 'GET' }],
    ['too much', 413, { body: event, headers: { 'Content-Length': '21000000' } }],
  ] as const) {
    test(`refuses ${what} with ${status} in JSON that is not cached`, async () => {
      const answer = await post(runtime.url + TUNNEL, request);
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text)).toEqual({ detail: expect.any(String) });
      expect(answer.headers).toMatchObject({
        ...OWN,
        'content-type': expect.stringMatching(/^application\/json/),
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    });
  }
});

describe('the Worker’s own pages', () => {
  for (const path of ['/health', '/status']) {
    test(`${path} is not cached`, async () => {
      expect(headersOf(await get(path))).toMatchObject(OWN);
    });
  }
});
