import { describe, expect, it } from 'vitest';
import { timeAgo, timeLeft } from '../../../../web/ui/format/time.ts';

const MINUTE = 60_000;

describe('timeLeft', () => {
  it.each([
    [120 * MINUTE, '2 h'],
    [119 * MINUTE + 1, '2 h'],
    [119 * MINUTE, '1 h 59 min'],
    [MINUTE + 1, '2 min'],
    [1, '1 min'],
  ])('counts the minutes begun: %d ms are %s', (left, shown) => {
    expect(timeLeft(1_000_000 + left, 1_000_000)).toBe(shown);
  });
});

describe('timeAgo', () => {
  it.each([
    [0, undefined],
    [MINUTE - 1, undefined],
    [MINUTE, '1 min'],
    [12 * MINUTE + 59_999, '12 min'],
    [26 * 60 * MINUTE, '1 day 2 h'],
  ])('counts whole minutes: %d ms are %s', (ago, shown) => {
    expect(timeAgo(1_000_000, 1_000_000 + ago)).toBe(shown);
  });
});
