import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { inOneTab } from '../../../web/platform/one-tab.ts';

const PATIENCE_MS = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Work = (lock: object | null) => Promise<unknown>;
type Request = (name: string, how: { signal: AbortSignal }, work: Work) => unknown;
type LateRequest = (work: Work) => unknown;

const GRANTED: LateRequest = (work) => work({});

/** Answers requests for the lock, and those of tabs that go on without it. */
const lockWith = (request: Request, late: LateRequest = GRANTED) =>
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, how: { signal: AbortSignal; ifAvailable?: true }, work: Work) =>
        how.ifAvailable === true ? late(work) : request(name, how, work),
    },
  });

/** Runs work for a minute and returns how often it ran, and whether it was alone. */
async function runsOf(isLeaving = false): Promise<readonly boolean[]> {
  const runs: boolean[] = [];
  const done = inOneTab(
    'reports',
    PATIENCE_MS,
    () => isLeaving,
    async (isAlone) => {
      runs.push(isAlone);
    },
  );
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  await done;
  return runs;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

test.each([
  ['is granted', (_: AbortSignal, work: Work) => work({})],
  ['is never granted', (signal: AbortSignal) => aborted(signal)],
  ['is never granted, and the request cannot be aborted', () => new Promise(() => undefined)],
  ['is refused', () => Promise.reject(new DOMException('no', 'InvalidStateError'))],
] as const)('work runs once, alone, if the lock %s', async (_, request) => {
  lockWith((__, { signal }, work) => request(signal, work));
  expect(await runsOf()).toEqual([true]);
});

test.each([
  ['another tab goes on, too', (work) => work(null)],
  ['locks are refused', () => Promise.reject(new DOMException('no', 'InvalidStateError'))],
  ['no lock is ever granted', () => new Promise(() => undefined)],
] satisfies readonly [string, LateRequest][])(
  'work runs once, and knows that it may not be alone, if the lock is held for ever and %s',
  async (_, late) => {
    lockWith((__, { signal }) => aborted(signal), late);
    expect(await runsOf()).toEqual([false]);
  },
);

test('a lock that is granted too late does not run the work again', async () => {
  const grants: Work[] = [];
  lockWith((_, __, work) => {
    grants.push(work);
    return new Promise(() => undefined);
  });
  const runs = await runsOf();
  for (const grant of grants) await grant({});
  expect(grants).toHaveLength(1);
  expect(runs).toEqual([true]);
});

test('a page that closes while it waits does not run the work', async () => {
  lockWith((_, { signal }) => aborted(signal));
  expect(await runsOf(true)).toEqual([]);
});

test('a browser without locks counts as one tab', async () => {
  vi.stubGlobal('navigator', {});
  expect(await runsOf()).toEqual([true]);
});
