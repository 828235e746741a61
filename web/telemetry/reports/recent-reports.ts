// The last reports of this device, for the user to read.
import { done } from '../../platform/database.ts';
import { useReportStore } from './report-database.ts';

/** A report as it was sent. */
export interface SentReport {
  readonly sentAt: Date;
  /** HTTP status of the answer. */
  readonly status: number;
  /** Bytes on the wire. */
  readonly size: number;
  /** The envelope, byte for byte; absent when it was too large to keep. */
  readonly envelope?: string | Uint8Array;
}

const mostReports = 20;
const mostBytes = 512 * 1024;

/** Adds a report to the ring and drops those beyond the last 20. Never throws. */
export async function keepReport(envelope: string | Uint8Array, status: number): Promise<void> {
  try {
    const size = envelope.length;
    const report = { sentAt: new Date(), status, size };
    await useReportStore('reports', 'readwrite', async (reports) => {
      const key = await done(reports.add(size > mostBytes ? report : { ...report, envelope }));
      await done(reports.delete(IDBKeyRange.upperBound(Number(key) - mostReports)));
    });
  } catch {
    // No database, no list.
  }
}

const readAll = (reports: IDBObjectStore) => done<unknown[]>(reports.getAll());

/** The last reports, newest first; none without a database. Never throws. */
export async function readReports(): Promise<readonly SentReport[]> {
  try {
    const all = (await useReportStore('reports', 'readonly', readAll)) as SentReport[];
    // A page that was left in the middle has dropped none.
    return all.slice(-mostReports).toReversed();
  } catch {
    return [];
  }
}

/** Forgets all reports kept here. Sent reports stay at the collector. Never throws. */
export async function clearReports(): Promise<void> {
  try {
    await useReportStore('reports', 'readwrite', (reports) => done(reports.clear()));
  } catch {
    // Without a database there are no copies.
  }
}
