import type { StoredReport } from './stored-report.ts';

/** A record's key in the database. */
export type ReportKey = IDBValidKey;

/** Result of a claim: the report, or the reason why this tab may not send it. */
export type Claim =
  | { readonly state: 'mine'; readonly report: StoredReport }
  /** Another tab is sending it. */
  | { readonly state: 'busy' }
  /** Another tab sent or removed it, it is too old, or another form of the app wrote it. */
  | { readonly state: 'gone' };

/**
 * Keeps reports that wait for the network. Each verb is one transaction: when its promise rejects, it has changed
 * nothing.
 */
export interface ReportStore {
  /**
   * Adds a report unless its body waits already. Drops others, lowest rank first, if there are too many, and counts
   * them. A leaving page only adds: it has no time for the rest. Rejects if the disk does not hold the report.
   */
  push(report: StoredReport, isLeaving: boolean): Promise<ReportKey>;
  /** The keys of all reports, the oldest first. */
  keys(): Promise<readonly ReportKey[]>;
  /** Claims a report for this tab and a time, so that no other tab sends it. Drops and counts one that is too old. */
  claim(key: ReportKey, now: number, msFor: (report: StoredReport) => number): Promise<Claim>;
  /** Ends a claim: the report waits again. */
  release(key: ReportKey): Promise<void>;
  /** Removes a report that was sent. */
  acknowledge(key: ReportKey): Promise<void>;
  /** Removes all reports. */
  clear(): Promise<void>;
}
