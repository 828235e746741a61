import { afterEach, expect, it, vi } from 'vitest';

import { waitingReports } from '../../../../web/telemetry/reports/waiting-reports.ts';

/** A request that succeeded. */
const succeeded = (result?: object): EventTarget => {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a transaction that commits while its time limit passes raises no error and counts', async () => {
  vi.useFakeTimers();
  const transaction = Object.assign(new EventTarget(), {
    objectStore: () => ({ transaction, clear: () => succeeded() }),
    abort: () => {
      throw new DOMException('The transaction has finished.', 'InvalidStateError');
    },
  });
  const connection = Object.assign(new EventTarget(), { transaction: () => transaction });
  vi.stubGlobal('indexedDB', { open: () => succeeded(connection) });
  const cleared = waitingReports.clear();
  // As on a phone that slept: the timer fires before the event.
  await vi.advanceTimersByTimeAsync(60_000);
  transaction.dispatchEvent(new Event('complete'));
  await expect(cleared).resolves.toBeUndefined();
});
