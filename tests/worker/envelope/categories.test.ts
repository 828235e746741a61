import { expect, test } from 'vitest';

import { tallyOf } from '../../../worker/envelope/categories.ts';
import { readEnvelope } from '../../../worker/envelope/read-envelope.ts';
import { recordedEnvelopes } from '../../support/recorded-envelopes.ts';

const DSN = 'https://d1f5a7c0b3e84629a1c4d7e0f2b58c36@o1.ingest.example/4501';

/** What an envelope as an SDK sent it counts as. */
function tally(name: string) {
  const bytes = recordedEnvelopes(DSN).find((each) => each.name === name)?.bytes;
  if (bytes === undefined) throw new Error(`there is no ${name}`);
  const { items, complete } = readEnvelope(bytes, bytes.length);
  expect(complete).toBe(true);
  return tallyOf(items);
}

test.each<[string, Record<string, unknown>]>([
  ['page-error.bin', { error: 1 }],
  ['page-session.bin', { session: 1 }],
  ['page-replay.bin', { replay: 2 }],
  ['page-transaction.bin', { transaction: 1, span: expect.any(Number) }],
  ['node-logs.bin', { log_item: 3, log_byte: expect.any(Number) }],
  ['node-metrics.bin', { trace_metric: 2 }],
  ['node-check-in.bin', { monitor: 1 }],
  ['node-feedback.bin', { feedback: 1 }],
  ['node-attachment.bin', { error: 1, attachment: 512, attachment_item: 1 }],
])('the recorded %s counts as Relay counts it', (name, expected) => {
  expect(tally(name)).toEqual(expected);
});

test('a transaction brings its spans and itself', () => {
  expect(tally('page-transaction.bin')['span']).toBeGreaterThan(1);
});

test('logs are counted in bytes as well', () => {
  expect(tally('node-logs.bin')['log_byte']).toBeGreaterThan(1000);
});
