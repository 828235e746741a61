import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBackupDue, type BackupNote } from '../../../../web/documents/backup/backup-note.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26);
const ago = (days: number): number => NOW - days * DAY;

const note = (change: Partial<BackupNote>): BackupNote => {
  return { first: ago(1), at: 0, reminded: 0, ...change };
};

describe('a reminder of the backup', () => {
  it.each([
    ['nothing was made', note({}), [], false],
    ['one thing is a day old', note({}), [ago(1)], false],
    ['one thing was never saved in two weeks', note({ first: ago(14) }), [ago(13)], true],
    ['three things are new', note({}), [ago(0), ago(0), ago(1)], true],
    ['three things were saved', note({ at: ago(0) }), [ago(1), ago(1), ago(2)], false],
    [
      'one thing changed long after the last backup',
      note({ first: ago(90), at: ago(20) }),
      [ago(2)],
      true,
    ],
    [
      'the reminder was seen off',
      note({ first: ago(30), reminded: ago(3) }),
      [ago(1), ago(2), ago(3)],
      false,
    ],
    [
      'it was seen off before the last backup',
      note({ first: ago(60), at: ago(20), reminded: ago(40) }),
      [ago(1)],
      true,
    ],
    ['it was seen off two months ago', note({ first: ago(90), reminded: ago(61) }), [ago(1)], true],
    [
      'a clock ran ahead when it was seen off',
      note({ first: ago(30), reminded: ago(-400) }),
      [ago(1)],
      true,
    ],
    [
      'a clock ran ahead at the last backup',
      note({ first: ago(30), at: ago(-400) }),
      [ago(-1), ago(-1), ago(-1)],
      true,
    ],
    [
      'a clock ran ahead at the last backup, and runs right since',
      note({ first: ago(30), at: ago(-400) }),
      [ago(0), ago(1), ago(2)],
      true,
    ],
  ])('where %s', (_, known, changes, isDue) => {
    expect(isBackupDue(known, changes, NOW)).toBe(isDue);
  });

  it('comes at most once in sixty days to who sees it off, whatever they do', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10), { maxLength: 200 }), (days) => {
        let [now, known] = [NOW, note({ first: ago(20) })];
        const seen: number[] = [];
        for (const day of days) {
          now += day * DAY;
          if (!isBackupDue(known, [now, now, now], now)) continue;
          known = note({ first: ago(20), reminded: now });
          seen.push(now);
        }
        for (let i = 1; i < seen.length; i += 1) {
          expect((seen[i] ?? 0) - (seen[i - 1] ?? 0)).toBeGreaterThanOrEqual(60 * DAY);
        }
      }),
    );
  });
});
