import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { WaitTimer } from '../../../worker/tunnel/wait-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A promise that settles after a time. */
const after = (ms: number): Promise<string> =>
  new Promise((resolve) => setTimeout(resolve, ms, 'settled'));

test('waits one after the other end with the promise or at their own limit, whichever is first', async () => {
  const wait = fc.record({
    settles: fc.integer({ min: 0, max: 15_000 }),
    limit: fc.integer({ min: 0, max: 15_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(wait, { maxLength: 8 }), async (waits) => {
      const timer = new WaitTimer();
      for (const { settles, limit } of waits) {
        if (settles === limit) continue;
        const began = Date.now();
        const waiting = timer.wait(after(settles), began + limit);
        let ended: readonly [string | undefined, number] | undefined;
        void waiting.then((value) => (ended = [value, Date.now() - began]));
        await vi.advanceTimersByTimeAsync(Math.min(settles, limit));
        expect(ended).toEqual(settles < limit ? ['settled', settles] : [undefined, limit]);
      }
      timer.stop();
    }),
    { numRuns: 300 },
  );
});

test('a stopped timer leaves nothing behind', async () => {
  const timer = new WaitTimer();
  await timer.wait(Promise.resolve(), Date.now() + 5000);
  timer.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that rejects late is handled', async () => {
  const timer = new WaitTimer();
  const late = after(2000).then(() => Promise.reject(new Error('late')));
  const waiting = timer.wait(late, Date.now() + 1000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await waiting).toBeUndefined();
});
