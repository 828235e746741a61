import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { diagnose } from '../../scripts/doctor/diagnose.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { wranglerVars } from '../../scripts/wrangler-vars.ts';
import { type Recorder, startRecorder } from '../collector/recorder.ts';
import { type Runtime, type RuntimeOptions, startRuntime } from '../support/runtime.ts';

const TOKEN = 'doctor-test';
const vars = wranglerVars('wrangler.toml');
let collector: Recorder;
let runtime: Runtime;

function start(options: RuntimeOptions = {}): Promise<Runtime> {
  const own = { COLLECTOR_HOST: collector.url, STATUS_TOKEN: TOKEN, ...options.vars };
  return startRuntime({ ...options, vars: own });
}

async function findings(site: string, statusToken = TOKEN, patient = vars): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const one of diagnose({ site, vars: patient, statusToken })) found.push(one);
  return found;
}

const wrong = (found: readonly Finding[]): string[] =>
  found.filter(({ verdict }) => verdict === 'wrong').map(({ check, says }) => `${check}: ${says}`);

beforeAll(async () => {
  collector = await startRecorder();
  runtime = await start();
});
afterAll(async () => {
  await runtime.stop();
  await collector.close();
});

describe('npm run doctor', () => {
  it('finds nothing wrong with a healthy deployment, and its marked event arrives', async () => {
    const found = await findings(runtime.url);
    expect(wrong(found)).toEqual([]);
    expect(found.map(({ check }) => check)).toEqual(
      'worker release page headers dsn tunnel spool'.split(' '),
    );
    const event = await collector.waitFor(({ body }) => body.includes('"logger":"doctor"'));
    expect(event.body.toString()).toContain('"release":"diy-mini-web@0.1.5+production"');
  });

  it('says that a site does not answer', async () => {
    const found = await findings('http://127.0.0.1:1');
    expect(wrong(found)).toEqual([expect.stringMatching(/^site: no answer from/)]);
  });

  it('says which key the collector refuses', async () => {
    collector.answerWith({ status: 403 });
    const found = await findings(runtime.url);
    collector.reset();
    expect(wrong(found)).toEqual([expect.stringMatching(/^tunnel: the collector refuses.*403/)]);
  });

  it('says that the page was built, and the Worker deployed, with another DSN', async () => {
    const other = { ...vars, SENTRY_DSN: 'https://00000000000000000000000000000001@o1.example/7' };
    expect(wrong(await findings(runtime.url, TOKEN, other))).toEqual([
      expect.stringMatching(/^dsn: .*another SENTRY_DSN/),
      expect.stringMatching(/^tunnel: .*is not the tunnel/),
    ]);
  });

  it('says that the status token is another', async () => {
    expect(wrong(await findings(runtime.url, 'another'))).toEqual([
      'spool: STATUS_TOKEN is not the deployed one',
    ]);
  });

  it('repeats the Worker’s own words about a bad value', async () => {
    const broken = await start({ vars: { MAX_ENVELOPE_BYTES: 'plenty' } });
    const found = await findings(broken.url);
    await broken.stop();
    expect(wrong(found)).toContainEqual(expect.stringMatching(/^worker: MAX_ENVELOPE_BYTES/));
  });

  it('says that the tunnel lies on another path', async () => {
    const moved = await start({ vars: { TUNNEL_PATH: '/t' } });
    const found = await findings(moved.url);
    await moved.stop();
    expect(wrong(found)).toEqual([expect.stringMatching(/^tunnel: .*TUNNEL_PATH/)]);
  });

  it('says that the collector is not reached and how much waits', async () => {
    const stranded = await start({ vars: { COLLECTOR_HOST: 'http://127.0.0.1:1' } });
    const found = await findings(stranded.url);
    await stranded.stop();
    expect(wrong(found)).toEqual([
      expect.stringMatching(/^spool: .*not reached: 1 envelopes wait/),
    ]);
  });

  it('says which headers are missing', async () => {
    const assets = await mkdtemp(join(tmpdir(), 'doctor-'));
    await cp('dist', assets, { recursive: true });
    await rm(join(assets, '_headers'));
    const bare = await start({ assets });
    const found = await findings(bare.url);
    await bare.stop();
    await rm(assets, { recursive: true });
    expect(wrong(found)).toEqual([expect.stringMatching(/^headers: content-security-policy is/)]);
  });
});
