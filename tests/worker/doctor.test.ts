import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { diagnose, type Patient } from '../../scripts/doctor/diagnose.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { wranglerVars } from '../../scripts/wrangler-vars.ts';
import { type Recorder, startRecorder } from '../collector/recorder.ts';
import { LONG } from '../support/long.ts';
import { type Runtime, type RuntimeOptions, serveBuilt, startRuntime } from '../support/runtime.ts';

const TOKEN = 'doctor-test';
let collector: Recorder;
let runtime: Runtime;
/** Of the collector's, for tools; what it lists. */
let api: Server;
let maps: readonly unknown[] = [];
let upload: NonNullable<Patient['upload']>;

const varsOf = (COLLECTOR_HOST = collector.url) => {
  return { ...wranglerVars('wrangler.toml'), COLLECTOR_HOST };
};

function start(options: RuntimeOptions = {}, begin = serveBuilt): Promise<Runtime> {
  const own = { COLLECTOR_HOST: collector.url, STATUS_TOKEN: TOKEN, ...options.vars };
  return begin({ ...options, vars: own });
}

async function findings(site: string, other: Partial<Patient> = {}): Promise<Finding[]> {
  const found: Finding[] = [];
  const patient = { site, vars: varsOf(), statusToken: TOKEN, upload, ...other };
  for await (const one of diagnose(patient)) found.push(one);
  return found;
}

const said = (found: readonly Finding[], verdict: Finding['verdict']): string[] =>
  found.filter((one) => one.verdict === verdict).map(({ check, says }) => `${check}: ${says}`);
const wrong = (found: readonly Finding[]): string[] => said(found, 'wrong');

beforeAll(async () => {
  collector = await startRecorder();
  // As an operator runs it; the sick ones, of the same parts, start in a second.
  runtime = await start({}, startRuntime);
  api = createServer((_, response) => response.end(JSON.stringify(maps))).listen(0, '127.0.0.1');
  await once(api, 'listening');
  upload = {
    SENTRY_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    SENTRY_AUTH_TOKEN: 't',
    SENTRY_ORG: 'o',
    SENTRY_PROJECT: 'p',
  };
  maps = [{ bundleId: 'b' }];
});
afterAll(async () => {
  await runtime.stop();
  await collector.close();
  api.close();
});

describe('npm run doctor', () => {
  test('finds nothing wrong with a healthy deployment, and its marked event arrives', async () => {
    const found = await findings(runtime.url);
    expect(wrong(found)).toEqual([]);
    expect(said(found, 'unknown')).toEqual([]);
    expect(found.map(({ check }) => check)).toEqual(
      'worker release page dsn languages hreflang sitemap manifests headers'
        .split(' ')
        .concat('tunnel delivery collector address maps'.split(' ')),
    );
    expect(said(found, 'ok')).toContainEqual(
      expect.stringMatching(/^delivery: the marked event arrived/),
    );
    const event = await collector.waitFor(({ body }) => body.includes('"logger":"doctor"'));
    expect(event.body.toString()).toContain('"release":"diy-mini-web@0.1.5+production"');
  });

  test('says that a site does not answer', async () => {
    const found = await findings('http://127.0.0.1:1');
    expect(wrong(found)).toEqual([expect.stringMatching(/^site: no answer from/)]);
  });

  test('says which key the collector refuses', async () => {
    collector.answerWith({ status: 403 });
    const found = await findings(runtime.url);
    collector.reset();
    expect(wrong(found)).toEqual([
      expect.stringMatching(/^tunnel: the collector refuses.*403/),
      expect.stringMatching(/^collector: .*refuses the key.*403/),
    ]);
  });

  test('says that the page was built, and the Worker deployed, with another DSN', async () => {
    const SENTRY_DSN = 'https://00000000000000000000000000000001@o1.example/7';
    expect(wrong(await findings(runtime.url, { vars: { ...varsOf(), SENTRY_DSN } }))).toEqual([
      expect.stringMatching(/^dsn: .*another SENTRY_DSN/),
      expect.stringMatching(/^headers: a refusal of the tunnel answers 404, not 405$/),
      expect.stringMatching(/^tunnel: .*is not the tunnel/),
    ]);
  });

  test.runIf(LONG)('says that the status token is another', async () => {
    expect(wrong(await findings(runtime.url, { statusToken: 'another' }))).toEqual([
      'delivery: STATUS_TOKEN is not the deployed one',
    ]);
  });

  test('says what it cannot see without tokens', async () => {
    const found = await findings(runtime.url, { statusToken: undefined, upload: {} });
    expect(wrong(found)).toEqual([]);
    expect(said(found, 'unknown')).toEqual([
      expect.stringMatching(/^delivery: not seen: .*set STATUS_TOKEN/),
    ]);
    expect(said(found, 'note')).toEqual([
      expect.stringMatching(/^maps: not asked for: set SENTRY_AUTH_TOKEN/),
    ]);
  });

  test('does not take a web page for a collector', async () => {
    const headers = { 'Content-Type': 'text/html' };
    collector.answerWith({ headers, body: '<!doctype html><title>Hello</title>' });
    const found = await findings(runtime.url);
    collector.reset();
    expect(wrong(found)).toEqual([
      expect.stringMatching(/^delivery: the marked event left the Worker, but/),
      expect.stringMatching(/^collector: .* answers 200 with text\/html, as a web page does/),
    ]);
  });

  test.runIf(LONG)('says that a collector hangs', async () => {
    const hanging = await start();
    collector.answerWith('hang');
    const found = await findings(hanging.url);
    collector.cutAll();
    await hanging.stop();
    collector.reset();
    expect(wrong(found)).toContainEqual(expect.stringMatching(/^delivery: .*has not arrived/));
    expect(wrong(found)).toContainEqual(expect.stringMatching(/^collector: .*it hangs/));
  });

  test.runIf(LONG)(
    'reports a page in the wrong language, and pages that do not link each other',
    async () => {
      const assets = await mkdtemp(join(tmpdir(), 'doctor-'));
      await cp('dist', assets, { recursive: true });
      await cp(join(assets, 'jobs.html'), join(assets, 'zh/jobs.html'));
      await rm(join(assets, 'zh/404.html'));
      await rm(join(assets, 'sitemap.xml'));
      await rm(join(assets, 'zh/manifest.webmanifest'));
      const halved = await start({ assets });
      const found = await findings(halved.url);
      await halved.stop();
      await rm(assets, { recursive: true });
      expect(wrong(found)).toEqual([
        expect.stringMatching(
          /^languages: \/zh\/jobs is in en, not zh-Hans; .*\/zh\/no-such-page is in en/,
        ),
        expect.stringMatching(/^hreflang: \/zh\/jobs calls itself .*\/jobs$/),
        'manifests: /zh/manifest.webmanifest is not that of the app in zh-Hans',
      ]);
      expect(said(found, 'note')).toEqual([expect.stringMatching(/^sitemap: there is none/)]);
    },
  );

  test.runIf(LONG)('repeats the Worker’s own words about a bad value', async () => {
    const broken = await start({ vars: { MAX_ENVELOPE_BYTES: 'plenty' } });
    const found = await findings(broken.url);
    await broken.stop();
    expect(wrong(found)).toContainEqual(expect.stringMatching(/^worker: MAX_ENVELOPE_BYTES/));
  });

  test.runIf(LONG)('reports a tunnel on another path', async () => {
    const moved = await start({ vars: { TUNNEL_PATH: '/t' } });
    const found = await findings(moved.url);
    await moved.stop();
    expect(wrong(found)).toContainEqual(expect.stringMatching(/^tunnel: .*TUNNEL_PATH/));
  });

  test.runIf(LONG)(
    'says with a token that the event has not arrived, and without that it cannot tell',
    async () => {
      const away = 'http://127.0.0.1:1';
      const stranded = await start({ vars: { COLLECTOR_HOST: away } });
      const blind = await findings(stranded.url, { statusToken: undefined, vars: varsOf(away) });
      const found = await findings(stranded.url, { vars: varsOf(away) });
      await stranded.stop();
      expect(wrong(blind)).toEqual([]);
      expect(said(blind, 'unknown')).toEqual([
        expect.stringMatching(/^delivery: not seen/),
        expect.stringMatching(/^collector: not seen: no answer from 127\.0\.0\.1:1/),
      ]);
      expect(wrong(found)).toEqual([
        expect.stringMatching(
          /^delivery: the marked event has not arrived: the collector is not reached, 2 envelopes wait/,
        ),
      ]);
    },
  );

  test.runIf(LONG)('reports the target of a collector’s redirect', async () => {
    const elsewhere = await start();
    collector.answerWith({ status: 302, headers: { Location: 'https://other.example/' } });
    const found = await findings(elsewhere.url);
    await elsewhere.stop();
    collector.reset();
    expect(wrong(found)).toEqual([
      expect.stringMatching(
        /^(?:tunnel: the collector answers 302|delivery: the marked event has not arrived)/,
      ),
      expect.stringMatching(/^collector: .* redirects to https:\/\/other\.example\/ \(302\)/),
    ]);
  });

  test.runIf(LONG)('says that the path prefix is wrong', async () => {
    const prefixed = `${collector.url}/wrong`;
    const lost = await start({ vars: { COLLECTOR_HOST: prefixed } });
    collector.answerWith(({ url }) => ({ status: url.startsWith('/wrong') ? 404 : 200 }));
    const found = await findings(lost.url, { vars: varsOf(prefixed) });
    await lost.stop();
    collector.reset();
    expect(wrong(found)).toEqual([
      expect.stringMatching(/^tunnel: .*404.*path prefix/),
      expect.stringMatching(/^collector: .*404.*path prefix/),
    ]);
  });

  test('says that addresses are lost behind another zone of Cloudflare', async () => {
    collector.answerWith({ headers: { Server: 'cloudflare', 'CF-Ray': '8f0-AMS' } });
    const found = await findings(runtime.url);
    collector.reset();
    expect(wrong(found)).toEqual([
      expect.stringMatching(/^address: .*behind Cloudflare.*2a06:98c0:3600::103.*DNS-only/),
    ]);
  });

  test('says that source maps are missing', async () => {
    maps = [];
    const found = await findings(runtime.url);
    maps = [{ bundleId: 'b' }];
    expect(wrong(found)).toEqual([expect.stringMatching(/^maps: .*no source maps of this build/)]);
  });

  test.runIf(LONG)('says which headers are missing, of which kind of answer', async () => {
    const assets = await mkdtemp(join(tmpdir(), 'doctor-'));
    await cp('dist', assets, { recursive: true });
    await rm(join(assets, '_headers'));
    const bare = await start({ assets });
    const found = await findings(bare.url);
    await bare.stop();
    await rm(assets, { recursive: true });
    expect(wrong(found)).toEqual([
      expect.stringMatching(/^headers: .*content-security-policy of a page is missing/),
    ]);
  });
});
