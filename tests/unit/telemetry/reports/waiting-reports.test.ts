import process from 'node:process';

import { afterEach, expect, it, vi } from 'vitest';

import { waitingReports } from '../../../../web/telemetry/reports/waiting-reports.ts';

/** A request that succeeded. */
const succeeded = (result?: object): EventTarget => {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
};

/** A request of an aborted transaction. */
const failed = (): EventTarget => {
  const error = new DOMException('The transaction was aborted.', 'AbortError');
  const request = Object.assign(new EventTarget(), { error });
  setTimeout(() => request.dispatchEvent(new Event('error')));
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

it('a transaction that is aborted while a report is added rejects once, and nothing else', async () => {
  const transaction = Object.assign(new EventTarget(), {
    objectStore: () => ({ transaction, add: failed, getAllKeys: failed, getAll: failed }),
  });
  const connection = Object.assign(new EventTarget(), { transaction: () => transaction });
  vi.stubGlobal('indexedDB', { open: () => succeeded(connection) });
  // The module before has its database open.
  vi.resetModules();
  const { waitingReports: fresh } =
    await import('../../../../web/telemetry/reports/waiting-reports.ts');
  const unhandled = vi.fn<() => void>();
  process.once('unhandledRejection', unhandled);
  await expect(fresh.push({ rank: 1, body: '', at: 0 } as never, false)).rejects.toThrow('aborted');
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
