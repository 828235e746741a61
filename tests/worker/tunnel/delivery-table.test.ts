import { describe, expect, test } from 'vitest';

import { type Bytes, type Heard, nextAction } from '../../../worker/tunnel/delivery-table.ts';

const VERDICTS = ['taken', 'taken-in-part', 'limited', 'refused', 'unavailable'] as const;
const HEARD = ['up', 'crowded', 'down', ...VERDICTS, 'silent', 'kept'] as const;

// A row each for where the bytes are, a column for what is known; `lose` where a delivery cannot come to.
test.each<readonly [Bytes, readonly string[]]>([
  ['held', 'send keep keep tell tell tell tell keep lease done'.split(' ')],
  ['loose', 'send send send tell tell tell tell lose wait lose'.split(' ')],
  ['coming', 'keep keep keep lose lose lose lose lose lose done'.split(' ')],
  ['passing', 'send send overflow tell tell tell tell lose wait lose'.split(' ')],
  ['stored', 'lose lose lose settle settle settle settle settle lose lose'.split(' ')],
  ['gone', 'lose lose lose done done lose done lose lose done'.split(' ')],
])('what is %s', (bytes, wanted) => {
  expect(HEARD.map((heard) => nextAction(bytes, heard))).toEqual(wanted);
});

/** What may follow an action: where the bytes are then, and all that may be heard. An end has none. */
const AFTER: Readonly<Record<string, (bytes: Bytes) => readonly (readonly [Bytes, Heard])[]>> = {
  send: (bytes) => [...VERDICTS, 'silent' as const].map((heard) => [bytes, heard]),
  // Kept, better known, or failed: with the phone still there, and behind its answer.
  keep: (bytes) => [
    [bytes, 'kept'],
    ['gone', 'kept'],
    ['gone', 'unavailable'],
    ...(bytes === 'held'
      ? ([
          ['held', 'up'],
          ['loose', 'down'],
        ] as const)
      : []),
  ],
  lease: () => VERDICTS.map((heard) => ['stored', heard]),
  wait: () => VERDICTS.map((heard) => ['gone', heard]),
  settle: () => VERDICTS.map((heard) => ['gone', heard]),
};

describe('whatever a delivery meets on its way', () => {
  const ends = new Map<string, string>();
  const walk = (bytes: Bytes, heard: Heard, way: string): void => {
    const action = nextAction(bytes, heard);
    const here = `${way} ${bytes},${heard}→${action}`;
    const after = AFTER[action];
    // Circles are as long as their first turn: nothing new comes of a second.
    if (way.includes(` ${bytes},${heard}→`)) return;
    if (after === undefined) ends.set(here, action);
    else for (const [then, known] of after(bytes)) walk(then, known, here);
  };
  for (const bytes of ['held', 'loose', 'coming', 'passing'] as const) {
    for (const heard of ['up', 'crowded', 'down'] as const) walk(bytes, heard, '');
  }
  const ways = [...ends];

  test('it is told, kept, or counted as lost in the end', () => {
    expect(ways.length).toBeGreaterThan(100);
    for (const [way, end] of ways) expect(`${way} ${end}`).toMatch(/(?:tell|done|lose|overflow)$/);
  });

  test('it is not lost where the collector or the disk has it', () => {
    for (const [way] of ways.filter(([, end]) => end === 'lose')) {
      expect(way).toMatch(/,(?:unavailable|limited|silent)→lose$/);
    }
  });

  test('it is lost, and counted, where the collector did not take it and no disk has it', () => {
    for (const [way] of ways.filter(([key]) => /gone,(?:unavailable|limited)→/.test(key))) {
      expect(way).toMatch(/→lose$/);
    }
  });

  test('no body that came in pieces is read twice', () => {
    for (const [way] of ways.filter(([key]) => /^ (?:coming|passing)/.test(key))) {
      expect(way.match(/→(?:send|keep|lease)/g)?.length ?? 0).toBeLessThan(2);
    }
  });
});
