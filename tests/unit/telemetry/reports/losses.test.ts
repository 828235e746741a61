import { expect, test } from 'vitest';

import { countLost, lossReport } from '../../../../web/telemetry/reports/losses.ts';
import { isClaimed, isFresh, RANKS } from '../../../../web/telemetry/reports/stored-report.ts';

const envelope = (...items: readonly (readonly [object, object])[]): string =>
  ['{}', ...items.flat().map((line) => JSON.stringify(line))].join('\n');

test('lost reports are counted by data category', () => {
  const bodies = [
    envelope([{ type: 'event' }, {}]),
    envelope([{ type: 'transaction' }, { spans: [{}, {}] }], [{ type: 'session' }, {}]),
    envelope([{ type: 'replay_event' }, {}], [{ type: 'replay_recording' }, {}]),
    envelope([{ type: 'span', item_count: 7 }, { items: [] }]),
    '{"csp-report":{}}',
  ];
  expect(
    countLost(bodies, 'cache_overflow').map(({ category, quantity }) => [category, quantity]),
  ).toEqual([
    ['error', 1],
    ['transaction', 1],
    ['span', 3],
    ['session', 1],
    ['replay', 1],
    ['replay', 1],
    ['span', 7],
    ['security', 1],
  ]);
});

test('later losses are added to the client report that waits', () => {
  const first = lossReport(countLost([envelope([{ type: 'event' }, {}])], 'cache_overflow'), 1000);
  const second = lossReport(
    countLost(
      [envelope([{ type: 'event' }, {}]), envelope([{ type: 'session' }, {}])],
      'cache_overflow',
    ),
    2000,
    first,
  );
  expect(second.rank).toBe(RANKS.loss);
  expect(JSON.parse(String(second.body).split('\n')[2] ?? '')).toEqual({
    timestamp: 2,
    discarded_events: [
      { reason: 'cache_overflow', category: 'error', quantity: 2 },
      { reason: 'cache_overflow', category: 'session', quantity: 1 },
    ],
  });
});

test('a client report that is dropped keeps its counts', () => {
  const { body } = lossReport([{ reason: 'a', category: 'error', quantity: 3 }], 0);
  expect(countLost([body], 'cache_overflow')).toEqual([
    { reason: 'a', category: 'error', quantity: 3 },
  ]);
});

test('a claim ends with its time, and a claim from another clock does not count', () => {
  expect(isClaimed({ claimedUntil: 10_000 }, 9_000)).toBe(true);
  expect(isClaimed({ claimedUntil: 10_000 }, 10_000)).toBe(false);
  expect(isClaimed({ claimedUntil: 3_600_000 * 3 }, 0)).toBe(false);
  expect(isClaimed({}, 0)).toBe(false);
});

test('a report of two weeks is too old', () => {
  const report = lossReport([], 0);
  expect(isFresh(report, 13 * 86_400_000)).toBe(true);
  expect(isFresh(report, 14 * 86_400_000)).toBe(false);
});
