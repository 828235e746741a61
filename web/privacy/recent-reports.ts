// The last reports of this device, kept so that a person can see what was sent. They lie in a
// database of their own and not in localStorage, of which every report holds a copy.

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
const store = 'reports';

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}

async function open(
  mode: IDBTransactionMode,
): Promise<{ db: IDBDatabase; reports: IDBObjectStore }> {
  const request = indexedDB.open('measure-twice-reports', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(store, { autoIncrement: true });
  });
  const db = await done(request);
  return { db, reports: db.transaction(store, mode).objectStore(store) };
}

/** Adds a report to the ring and drops those beyond the last 20. Never throws. */
export async function keepReport(envelope: string | Uint8Array, status: number): Promise<void> {
  try {
    const { db, reports } = await open('readwrite');
    const size = envelope.length;
    const report = { sentAt: new Date(), status, size };
    const key = await done(reports.add(size > mostBytes ? report : { ...report, envelope }));
    await done(reports.delete(IDBKeyRange.upperBound(Number(key) - mostReports)));
    db.close();
  } catch {
    // No database, no list.
  }
}

/** The last reports, newest first; none where the browser keeps no database. Never throws. */
export async function readReports(): Promise<readonly SentReport[]> {
  try {
    const { db, reports } = await open('readonly');
    const all = (await done(reports.getAll())) as SentReport[];
    db.close();
    return all.toReversed();
  } catch {
    return [];
  }
}

/** Forgets all reports kept here. What was sent is sent. Never throws. */
export async function clearReports(): Promise<void> {
  try {
    const { db, reports } = await open('readwrite');
    await done(reports.clear());
    db.close();
  } catch {
    // Nothing kept, nothing to forget.
  }
}
