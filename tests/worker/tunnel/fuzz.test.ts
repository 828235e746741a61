import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mutatedRequest } from '../../support/mutated-request.ts';
import { DSN, envelope, KEY, TUNNEL, useTunnel } from './harness.ts';
import { runs } from '../../support/long.ts';

const tunnel = useTunnel();

test('no mutated request gets a 5xx, hangs, or makes anything but an envelope reach the collector', async () => {
  await fc.assert(
    fc.asyncProperty(mutatedRequest({ path: TUNNEL, dsn: DSN, key: KEY }), async (request) => {
      expect((await tunnel.post(request)).status).toBeLessThan(500);
    }),
    { numRuns: runs(400) },
  );
  for (const { url, method } of tunnel.collector().requests) {
    expect(method).toBe('POST');
    expect(url).toMatch(
      new RegExp(`^/api/4501/(envelope|security)/\\?sentry_version=7&sentry_key=${KEY}$`),
    );
  }
  expect((await tunnel.post({ body: envelope() })).status).toBe(200);
});
