import { describe, expect, it } from 'vitest';
import {
  formatAbout,
  formatDayAhead,
  formatWork,
  timeAgo,
  timeLeft,
  timeLeftShort,
} from '../../../../web/ui/format/time.ts';

const MINUTE = 60_000;

/** With a non-breaking space before each unit. */
const onOneLine = (text: string): string => text.replaceAll(/(?<=\d) (?=h|min|day)/g, '\u00a0');

describe('timeLeft', () => {
  it.each([
    [120 * MINUTE, '2 h'],
    [119 * MINUTE + 1, '2 h'],
    [119 * MINUTE, '1 h 59 min'],
    [MINUTE + 1, '2 min'],
    [1, '1 min'],
  ])('counts the minutes begun: %d ms are %s', (left, shown) => {
    expect(timeLeft(1_000_000 + left, 1_000_000)).toBe(onOneLine(shown));
  });
});

describe('timeLeftShort', () => {
  it.each([
    [1, '1 min'],
    [59 * MINUTE, '59 min'],
    [61 * MINUTE, '2 h'],
    [23 * 60 * MINUTE + 1, '1 day'],
    [47 * 60 * MINUTE, '2 days'],
  ])('is one unit: %d ms are %s', (left, shown) => {
    expect(timeLeftShort(1_000_000 + left, 1_000_000)).toBe(onOneLine(shown));
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
    expect(timeAgo(1_000_000, 1_000_000 + ago)).toBe(shown && onOneLine(shown));
  });
});

describe('time at work', () => {
  it('is told in hours however long it is, never in days of 24 hours', () => {
    expect(formatWork(54 * 60)).toBe('54\u00a0h');
    expect(formatWork(95)).toBe('1\u00a0h 35\u00a0min');
    expect(formatWork(0)).toBe('0\u00a0min');
    for (let minutes = 0; minutes < 10_000; minutes += 7) {
      expect(formatWork(minutes) + formatAbout(minutes)).not.toContain('day');
    }
  });

  it.each([
    [1, '5 min'],
    [43, '45 min'],
    [60, '1 h'],
    [235, '4 h'],
    [260, '4 h 30 min'],
  ])('is planned roughly: %d minutes are about %s', (minutes, shown) => {
    expect(formatAbout(minutes)).toBe(onOneLine(shown));
  });
});

describe('a day ahead', () => {
  // A Thursday evening.
  const now = new Date(2026, 10, 26, 22).getTime();
  it.each([
    [26, 'Today'],
    [27, 'Tomorrow'],
    [28, 'Saturday'],
    [33, 'Thursday 3 Dec'],
  ])('of November, the %dth, is %s', (day, shown) => {
    expect(formatDayAhead(new Date(2026, 10, day, 9).getTime(), now)).toBe(shown);
  });
});
