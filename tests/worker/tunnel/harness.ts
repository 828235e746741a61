import { getTunnelPath } from '@sentry/core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

import { type Recorder, startRecorder } from '../../collector/recorder.ts';
import { type Answered, post, type PostOptions } from '../../support/post.ts';
import { type Runtime, type RuntimeOptions, serveBuilt } from '../../support/runtime.ts';

export const KEY = 'd1f5a7c0b3e84629a1c4d7e0f2b58c36';
export const DSN = `https://${KEY}@o1.ingest.example/4501`;
const TOKEN = 'the-status-token';
export const TUNNEL = String(getTunnelPath(DSN));

/** An envelope for `DSN` with one item of each type named. */
export function envelope(types: readonly string[] = ['event'], dsn: unknown = DSN): Buffer {
  const header = JSON.stringify({ event_id: '9ec79c33ec9942ab8353589fcb2e04dc', dsn });
  const items = types.map((type) => `${JSON.stringify({ type, length: 2 })}\n{}`);
  return Buffer.from([header, ...items].join('\n'));
}

/** The Worker on the real runtime with a recording collector behind it, for the tests of one file. */
export interface Tunnel {
  collector(): Recorder;
  runtime(): Runtime;
  /** Posts to the tunnel's path, or to another of its paths. */
  post(options: PostOptions & { readonly path?: string }): Promise<Answered>;
}

/**
 * Starts a tunnel before the file's tests and ends it after. Between tests the collector forgets, once it has got what an
 * outage kept from it.
 */
export function useTunnel(vars: RuntimeOptions['vars'] = {}): Tunnel {
  const started: { collector?: Recorder; runtime?: Runtime } = {};
  beforeAll(async () => {
    started.collector = await startRecorder();
    started.runtime = await serveBuilt({
      vars: {
        SENTRY_DSN: DSN,
        COLLECTOR_HOST: started.collector.url,
        STATUS_TOKEN: TOKEN,
        ...vars,
      },
    });
  });
  beforeEach(async () => {
    started.collector?.reset();
    await expect.poll(() => isQuiet(runtime().url)).toBe(true);
    started.collector?.reset();
  });
  afterAll(async () => {
    await started.runtime?.stop();
    await started.collector?.close();
  });
  const runtime = (): Runtime => started.runtime ?? fail();
  return {
    runtime,
    collector: () => started.collector ?? fail(),
    post: ({ path = TUNNEL, ...options }) => post(runtime().url + path, options),
  };
}

/** True if the collector is thought to be up, and nothing waits but what its limits hold. */
async function isQuiet(site: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const { text } = await post(`${site}/status`, { method: 'GET', headers });
  const { depth, held, outages } = Object(JSON.parse(text)).spool.total;
  return depth === held && Object.keys(outages).length === 0;
}

function fail(): never {
  throw new Error('the tunnel has not started');
}
