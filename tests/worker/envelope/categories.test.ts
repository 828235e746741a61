import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import {
  CATEGORIES,
  categoriesOf,
  plainType,
  tallyOf,
} from '../../../worker/envelope/categories.ts';
import { readEnvelope } from '../../../worker/envelope/read-envelope.ts';
import { recordedEnvelopes } from '../../support/recorded-envelopes.ts';

/** Relay's own words, with where they are from. */
const relay = JSON.parse(readFileSync('tests/fixtures/relay-categories.json', 'utf8')) as {
  readonly categories: readonly string[];
  readonly quantities: Readonly<Record<string, readonly string[]>>;
};

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
  ['node-metrics.bin', { trace_metric: 2, trace_metric_byte: expect.any(Number) }],
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

describe('of the categories of Relay', () => {
  /** What no item of an envelope is limited by: what Relay or the service behind it makes of items, or counts itself. */
  const NOT_OF_ITEMS = [
    'default',
    'transaction_processed',
    'transaction_indexed',
    'span_indexed',
    'uptime',
    'profile_indexed',
    'profile_duration',
    'profile_duration_ui',
    'metric_second',
    'monitor_seat',
    'replay_video',
    'seer_autofix',
    'seer_scanner',
    'seer_user',
    'prevent_user',
    'prevent_review',
    'size_analysis',
    'installable_build',
    'snapshot_image',
  ];

  test('each is one that an item here is limited by, or known not to be', () => {
    expect([...CATEGORIES, ...NOT_OF_ITEMS].sort()).toEqual([...relay.categories].sort());
  });

  test.each(Object.entries(relay.quantities))('an item of type %s counts as %j', (named, all) => {
    const [type = '', part] = named.split(' ');
    const platform = part === undefined ? undefined : { ui: 'javascript', backend: 'go' }[part];
    const ours = categoriesOf(plainType(type, platform));
    const theirs = all.filter((category) => !category.endsWith('_indexed'));
    // Metrics are counted in bytes since; buckets, and a chunk of nobody knows where, are limited and not counted.
    const since: Readonly<Record<string, readonly string[]>> = {
      trace_metric: ['trace_metric_byte'],
      statsd: ['metric_bucket'],
      metric_buckets: ['metric_bucket'],
      profile_chunk: ['profile_chunk'],
    };
    const known = new Set([...theirs, ...(part === undefined ? (since[type] ?? []) : [])]);
    expect(new Set(ours)).toEqual(known);
  });
});

const item = (header: object): string => `${JSON.stringify({ ...header, length: 2 })}\n{}`;

function of(header: object): object {
  const bytes = Buffer.from(`${JSON.stringify({ dsn: DSN })}\n${item(header)}`);
  return tallyOf(readEnvelope(bytes, bytes.length).items);
}

test('a profile is known by the platform in its header', () => {
  expect(of({ type: 'profile_chunk', platform: 'android' })).toEqual({ profile_chunk_ui: 1 });
  expect(of({ type: 'profile_chunk', platform: 'python' })).toEqual({ profile_chunk: 1 });
  expect(of({ type: 'profile', platform: 'cocoa' })).toEqual({ profile: 1, profile_ui: 1 });
  expect(of({ type: 'event', platform: 'cocoa' })).toEqual({ error: 1 });
  expect(of({ type: 'profile_chunk', platform: 7 })).toEqual({ profile_chunk: 1 });
});

/** The tally of an envelope with one item. */
function tallyOfItem(header: object, payload: string) {
  const body = Buffer.from(`{}\n${JSON.stringify(header)}\n${payload}`);
  return tallyOf(readEnvelope(body, body.length).items);
}

describe('newer items', () => {
  test('an attachment placeholder counts the length of the uploaded file', () => {
    const header = {
      type: 'attachment',
      content_type: 'application/vnd.sentry.attachment-ref+json',
      attachment_length: 5_000_000,
    };
    const wanted = { attachment: 5_000_000, attachment_item: 1 };
    expect(tallyOfItem(header, '{"location":"/x"}')).toEqual(wanted);
    const claimed = { ...header, attachment_length: Number.MAX_SAFE_INTEGER };
    expect(tallyOfItem(claimed, '{}')).toEqual({ attachment: 2 ** 30, attachment_item: 1 });
  });

  test.each([-1, 'a', null, undefined, 1.5])(
    'an attachment placeholder with the length %s counts one byte',
    (length) => {
      const type = 'application/vnd.sentry.attachment-ref+json';
      const header = { type: 'attachment', content_type: type, attachment_length: length };
      expect(tallyOfItem(header, '{}')).toEqual({ attachment: 1, attachment_item: 1 });
    },
  );

  test('an ordinary attachment counts its own bytes, whatever length it claims', () => {
    const header = { type: 'attachment', content_type: 'image/png', attachment_length: 999 };
    expect(tallyOfItem(header, '1234')).toEqual({ attachment: 4, attachment_item: 1 });
  });

  test('an item of type metric counts as a trace metric', () => {
    const header = { type: 'metric', item_count: 2, length: 10 };
    expect(tallyOfItem(header, '0123456789')).toEqual({ trace_metric: 2, trace_metric_byte: 10 });
  });
});
