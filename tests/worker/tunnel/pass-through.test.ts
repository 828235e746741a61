import { getTunnelPath } from '@sentry/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type Recorder, startRecorder } from '../../collector/recorder.ts';
import { type Runtime, startRuntime } from '../../support/runtime.ts';
import { sharedEnvelopes } from '../../support/shared-envelopes.ts';

const DSN = 'https://d1f5a7c0b3e84629a1c4d7e0f2b58c36@o1.ingest.example/4501';

let collector: Recorder;
let runtime: Runtime;

beforeAll(async () => {
  collector = await startRecorder();
  runtime = await startRuntime({ vars: { SENTRY_DSN: DSN, COLLECTOR_HOST: collector.url } });
});
beforeEach(() => collector.reset());
afterAll(async () => {
  await runtime.stop();
  await collector.close();
});

describe('captured envelopes', () => {
  test.each(sharedEnvelopes(DSN))('passes $name on byte for byte', async ({ bytes }) => {
    const response = await fetch(runtime.url + String(getTunnelPath(DSN)), {
      method: 'POST',
      body: bytes,
    });
    expect(response.status).toBe(200);
    expect(collector.requests).toHaveLength(1);
    expect(collector.requests[0]?.body.equals(bytes)).toBe(true);
  });
});
