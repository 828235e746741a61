// Reports that wait for the network in the phone's database, within bounds.
import { done } from '../../platform/database.ts';
import { abort } from '../../platform/suspended-page.ts';
import { clearKept } from './kept-for-next-visit.ts';
import { countLost, lossReport } from './losses.ts';
import { useReportStore } from './report-database.ts';
import type { Claim, ReportStore } from './report-store.ts';
import {
  isClaimed,
  isFresh,
  isReport,
  overflow,
  RANKS,
  sizeOf,
  type StoredReport,
  type WaitingReport,
} from './stored-report.ts';

/** A transaction that takes longer is aborted: WebKit sometimes never answers. */
const LONGEST_TRANSACTION_MS = 10_000;

/** A client report's reason for reports that the bounds or their age removed. */
const DROPPED = 'cache_overflow';

/** Runs one transaction. Rejects unless it completed. */
function transact<Value>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  return useReportStore('waiting', mode, async (store) => {
    const { transaction } = store;
    const completed = new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve);
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('no answer')),
      );
    });
    completed.catch(() => undefined);
    const timer = setTimeout(() => abort(transaction), LONGEST_TRANSACTION_MS);
    try {
      // An aborted transaction ends its requests too.
      const value = await Promise.race([use(store), completed.then(() => undefined)]);
      await completed;
      return value as Value;
    } finally {
      clearTimeout(timer);
    }
  });
}

/** A record as this app may have written it: another form of the app may have written something else. */
const recordOf = (value: unknown): Partial<StoredReport> => Object(value) as Partial<StoredReport>;

/** Removes records and adds what they held to the client report that waits. */
async function drop(
  store: IDBObjectStore,
  keys: readonly IDBValidKey[],
  records: readonly Partial<StoredReport>[],
  indexes: readonly number[],
): Promise<void> {
  if (indexes.length === 0) return;
  for (const index of indexes) store.delete(keys[index] as IDBValidKey);
  const bodies = indexes.flatMap((index) => {
    const record = records[index];
    return record?.body !== undefined && isReport(record) ? [record.body] : [];
  });
  const now = Date.now();
  const at = records.findIndex(
    (record, index) =>
      record.rank === RANKS.loss && !isClaimed(record, now) && !indexes.includes(index),
  );
  const earlier = records[at];
  const lost = countLost(bodies, DROPPED);
  if (lost.length === 0) return;
  const report = lossReport(
    lost,
    now,
    isReport(earlier ?? {}) ? (earlier as StoredReport) : undefined,
  );
  await done(at < 0 ? store.add(report) : store.put(report, keys[at]));
}

async function readRecords(store: IDBObjectStore) {
  const [keys, all] = await Promise.all([
    done(store.getAllKeys()),
    done<unknown[]>(store.getAll()),
  ]);
  return { keys, records: all.map(recordOf) };
}

type Choose = (records: readonly Partial<StoredReport>[]) => readonly number[];

const overBounds: Choose = (records) =>
  overflow(records.map(({ rank = 0, body }) => ({ rank, size: sizeOf(body) })));

const recordings: Choose = (records) =>
  records.flatMap(({ rank }, index) => (rank === RANKS.recording ? [index] : []));

const pushOnce = (report: StoredReport, isLeaving: boolean) =>
  transact('readwrite', async (store) => {
    if (isLeaving) {
      const added = done(store.add(report));
      // A page that is gone before its transaction is over has kept nothing; the next report makes room.
      store.transaction.commit();
      return added;
    }
    const { keys, records } = await readRecords(store);
    const same = keys[records.findIndex(({ body }) => body === report.body)];
    if (same !== undefined) return same;
    const added = await done(store.add(report));
    const all = [...records, report];
    await drop(store, [...keys, added], all, overBounds(all));
    return added;
  });

/** The reports in the phone's database. */
export const waitingReports: ReportStore = {
  push: async (report, isLeaving) => {
    try {
      return await pushOnce(report, isLeaving);
    } catch {
      // The disk may be full: without recordings there may be room.
      await transact('readwrite', async (store) => {
        const { keys, records } = await readRecords(store);
        await drop(store, keys, records, recordings(records));
      });
      return pushOnce(report, false);
    }
  },

  keys: () => transact('readonly', (store) => done(store.getAllKeys())),

  claim: (key, now, msFor) =>
    transact('readwrite', async (store): Promise<Claim> => {
      const found = await done<unknown>(store.get(key));
      if (found === undefined) return { state: 'gone' };
      const record = recordOf(found);
      if (!isReport(record) || !isFresh(record as StoredReport, now)) {
        const { keys, records } = await readRecords(store);
        const at = keys.findIndex((other) => indexedDB.cmp(other, key) === 0);
        await drop(store, keys, records, [at]);
        return { state: 'gone' };
      }
      if (isClaimed(record, now)) return { state: 'busy' };
      const report = record as StoredReport;
      await done(store.put({ ...report, claimedUntil: now + msFor(report) }, key));
      return { state: 'mine', report };
    }),

  release: (key) =>
    transact('readwrite', async (store) => {
      const found = await done<unknown>(store.get(key));
      if (found === undefined) return;
      await done(store.put({ ...recordOf(found), claimedUntil: 0 }, key));
    }),

  acknowledge: (key) =>
    transact('readwrite', async (store) => {
      await done(store.delete(key));
    }),

  clear: () =>
    transact('readwrite', async (store) => {
      await done(store.clear());
    }),
};

/** The reports that wait, the newest first. Never throws. */
export async function readWaiting(): Promise<readonly WaitingReport[]> {
  try {
    const all = await transact('readonly', (store) => done<unknown[]>(store.getAll()));
    const now = Date.now();
    return all
      .map(recordOf)
      .filter((record) => isReport(record) && isFresh(record as StoredReport, now))
      .map((record) => record as StoredReport)
      .toReversed();
  } catch {
    return [];
  }
}

/** Removes all reports that wait, in the database and in localStorage. Never throws. */
export async function clearWaiting(): Promise<void> {
  clearKept();
  try {
    await waitingReports.clear();
  } catch {
    // There is no database.
  }
}
