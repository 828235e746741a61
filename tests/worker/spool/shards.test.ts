import { describe, expect, test } from 'vitest';

import { readConfig } from '../../../worker/config.ts';
import { shardBytes } from '../../../worker/spool/shards.ts';
import { dsnOf } from './harness.ts';

function shareOf(projects: readonly number[]): number {
  return shardBytes(
    readConfig({
      SENTRY_DSN: projects.map(dsnOf).join(','),
      SPOOL_MAX_BYTES: '1000',
    }),
  );
}

describe('what one shard may keep', () => {
  test('is everything where there is one project', () => {
    expect(shareOf([1])).toBe(1000);
  });

  test('is a quarter where projects use all four shards', () => {
    expect(shareOf(Array.from({ length: 50 }, (_, index) => index + 1))).toBe(250);
  });
});
