import { describe, expect, test } from 'vitest';

import { readConfig } from '../../../worker/config.ts';
import { shardBytes, shareOf } from '../../../worker/spool/shard-room.ts';
import { dsnOf } from './harness.ts';

function partOf(collectors: readonly number[]): number {
  const dsns = collectors.map((number) => dsnOf(number).replace('o1', `o${number}`));
  return shardBytes(readConfig({ SENTRY_DSN: dsns.join(','), SPOOL_MAX_BYTES: '1000' }));
}

describe('what one shard may keep', () => {
  test('is everything where there is one collector, however many projects', () => {
    expect(partOf([1])).toBe(1000);
    const dsns = [dsnOf(1), dsnOf(2), dsnOf(3)].join(',');
    expect(shardBytes(readConfig({ SENTRY_DSN: dsns, SPOOL_MAX_BYTES: '1000' }))).toBe(1000);
  });

  test('is a quarter where collectors use all four shards', () => {
    expect(partOf(Array.from({ length: 50 }, (_, index) => index + 1))).toBe(250);
  });
});

describe('what one address may hold', () => {
  test.each([
    ['is a quarter of the shard', '400', '50', 100],
    ['has room for one envelope', '400', '300', 300],
    ['is no more than the shard', '400', '5000', 400],
  ])('%s', (_, spool, envelope, share) => {
    const vars = { SENTRY_DSN: dsnOf(1), SPOOL_MAX_BYTES: spool, MAX_ENVELOPE_BYTES: envelope };
    expect(shareOf(readConfig(vars))).toBe(share);
  });
});
