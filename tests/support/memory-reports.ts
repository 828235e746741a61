import { countLost, lossReport } from '../../web/telemetry/reports/losses.ts';
import type { Claim, ReportKey, ReportStore } from '../../web/telemetry/reports/report-store.ts';
import {
  isClaimed,
  isFresh,
  overflow,
  RANKS,
  sizeOf,
  type StoredReport,
} from '../../web/telemetry/reports/stored-report.ts';

/** A disk that several tabs share and that outlives them: the memory version of the phone's database. */
export interface MemoryDisk {
  readonly store: ReportStore;
  readonly records: ReadonlyMap<number, StoredReport>;
}

/** The same verbs as `waiting-reports.ts`, for the model of loss alone. */
export function memoryDisk(now: () => number): MemoryDisk {
  const records = new Map<number, StoredReport>();
  let last = 0;
  const add = (report: StoredReport): number => {
    records.set((last += 1), report);
    return last;
  };
  const drop = (keys: readonly number[]): void => {
    const bodies = keys.flatMap((key) => records.get(key)?.body ?? []);
    for (const key of keys) records.delete(key);
    const lost = countLost(bodies, 'cache_overflow');
    if (lost.length === 0) return;
    const [at, earlier] =
      [...records].find(([, one]) => one.rank === RANKS.loss && !isClaimed(one, now())) ?? [];
    const report = lossReport(lost, now(), earlier);
    if (at === undefined) add(report);
    else records.set(at, report);
  };
  const store: ReportStore = {
    push: async (report, isLeaving) => {
      const same = isLeaving ? undefined : [...records].find(([, one]) => one.body === report.body);
      if (same !== undefined) return same[0];
      const key = add(report);
      const all = [...records];
      if (!isLeaving) {
        const sizes = all.map(([, { rank, body }]) => ({ rank, size: sizeOf(body) }));
        drop(overflow(sizes).flatMap((index) => all[index]?.[0] ?? []));
      }
      return key;
    },
    keys: async () => [...records.keys()],
    claim: async (key: ReportKey, at, msFor): Promise<Claim> => {
      const report = records.get(Number(key));
      if (report === undefined) return { state: 'gone' };
      if (!isFresh(report, at)) {
        drop([Number(key)]);
        return { state: 'gone' };
      }
      if (isClaimed(report, at)) return { state: 'busy' };
      records.set(Number(key), { ...report, claimedUntil: at + msFor(report) });
      return { state: 'mine', report };
    },
    release: async (key) => {
      const report = records.get(Number(key));
      if (report !== undefined) records.set(Number(key), { ...report, claimedUntil: 0 });
    },
    acknowledge: async (key) => void records.delete(Number(key)),
    clear: async () => records.clear(),
  };
  return { store, records };
}
