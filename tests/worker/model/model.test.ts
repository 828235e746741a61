import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LONG } from '../../support/long.ts';
import { AWAITS, type Plan, plan } from './faults.ts';
import { ModelWorld, type Sent } from './model-world.ts';

/** A run takes 4 ms on a free core and 14 ms on a busy one: the long size needs 12 minutes at most. */
const RUNS = LONG ? 50_000 : 500;
let runs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The client has the collector's own answer: the collector decided. */
function isDecided({ end }: Sent): boolean {
  return typeof end === 'object';
}

/** The client keeps its envelope. */
function isReturned({ end }: Sent): boolean {
  return end === 'returned';
}

async function play(planned: Plan): Promise<ModelWorld> {
  runs += 1;
  const world = new ModelWorld(planned, runs);
  await world.play();
  return world;
}

test('every envelope is delivered, kept by its client, or dropped and reported, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(plan(), async (planned) => {
      const world = await play(planned);
      const { sent, reported, waiting, orphans } = world;
      // Every client has an answer, and nothing waits or is forgotten on the disk.
      expect(sent.filter(({ end }) => end === undefined)).toEqual([]);
      expect({ waiting, orphans }).toEqual({ waiting: 0, orphans: 0 });
      const missing = sent.filter(
        (each) => each.arrived === 0 && !isDecided(each) && !isReturned(each),
      );
      // A report may count an envelope that arrived without the spool's knowledge, or that its client keeps as well.
      const doubtful = sent.filter((each) => each.arrived > 0 || isReturned(each));
      expect(reported).toBeGreaterThanOrEqual(missing.length);
      const most = world.areReportsCertain ? missing.length + doubtful.length : Infinity;
      expect(reported).toBeLessThanOrEqual(most);
    }),
    { numRuns: RUNS, seed: 64, endOnFailure: true },
  );
}, 3_600_000);

const WELL: Plan = {
  fates: Object.fromEntries(AWAITS.map((name) => [name, []])) as unknown as Plan['fates'],
  posts: [0, 1000, 2000],
  drops: [],
  resets: [],
  alarms: [],
  room: 100,
};

test('without any fault every envelope arrives exactly once', async () => {
  const { sent, reported } = await play(WELL);
  expect(sent.map(({ arrived }) => arrived)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(reported).toBe(0);
});

test('an outage alone delays envelopes and neither repeats nor drops one', async () => {
  const fates = { ...WELL.fates, 'post by the Worker': Array(3).fill('failed') } as Plan['fates'];
  const { sent, reported } = await play({ ...WELL, fates });
  expect(sent.map(({ arrived }) => arrived)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(reported).toBe(0);
});
