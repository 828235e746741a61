import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { inOneTab } from '../../../web/platform/one-tab.ts';

const PATIENCE_MS = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Work = () => Promise<unknown>;

const lockWith = (request: (name: string, how: { signal: AbortSignal }, work: Work) => unknown) =>
  vi.stubGlobal('navigator', { locks: { request } });

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
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await done;
  return runs;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

test.each([
  ['is granted', (_: AbortSignal, work: Work) => work(), [true]],
  ['is never granted', (signal: AbortSignal) => aborted(signal), [false]],
  [
    'is never granted, and the request cannot be aborted',
    () => new Promise(() => undefined),
    [false],
  ],
  ['is refused', () => Promise.reject(new DOMException('no', 'InvalidStateError')), [false]],
] as const)('work runs once if the lock %s', async (_, request, expected) => {
  lockWith((__, { signal }, work) => request(signal, work));
  expect(await runsOf()).toEqual(expected);
});

test('a lock that is granted too late does not run the work again', async () => {
  const grants: Work[] = [];
  lockWith((_, __, work) => {
    grants.push(work);
    return new Promise(() => undefined);
  });
  const runs = await runsOf();
  for (const grant of grants) await grant();
  expect(grants).toHaveLength(1);
  expect(runs).toEqual([false]);
});

test('a page that closes while it waits does not run the work', async () => {
  lockWith((_, { signal }) => aborted(signal));
  expect(await runsOf(true)).toEqual([]);
});

test('a browser without locks counts as one tab', async () => {
  vi.stubGlobal('navigator', {});
  expect(await runsOf()).toEqual([true]);
});
