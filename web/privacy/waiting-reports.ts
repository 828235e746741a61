// Reports made without signal: they wait in the phone's database, bounded, until there is some.
import { envelopeItems } from './envelope-items.ts';
import { done, reportStore } from './report-database.ts';

/** A request that reports something. */
export interface Report {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A report that waits, with the moment it was made. */
export interface WaitingReport extends Report {
  readonly madeAt: Date;
}

interface StoredReport extends WaitingReport {
  /** What goes first when there is no room: 0 recordings, 2 errors last. */
  readonly rank: number;
}

export const MOST_WAITING = 100;
export const MOST_WAITING_BYTES = 5 * 1024 * 1024;
/** Collectors refuse errors older than 30 days, and visits older than five. */
const LONGEST_WAIT_DAYS = 14;

const DAY_MS = 86_400_000;

/** 0 for recordings, 2 for what says that something is wrong, 1 for all else. */
export function rankOf(body: string | Uint8Array): number {
  try {
    const types = envelopeItems(body).map(({ type }) => type);
    if (types.some((type) => type === 'event' || type === 'feedback')) return 2;
    return types.some((type) => type.startsWith('replay')) ? 0 : 1;
  } catch {
    return 1;
  }
}

/** Indexes of what must go, so that the rest is within the bounds: of the lowest rank the oldest first. */
export function overflow(
  reports: readonly { readonly rank: number; readonly size: number }[],
): number[] {
  let count = reports.length;
  let bytes = reports.reduce((sum, { size }) => sum + size, 0);
  const order = reports
    .map(({ rank, size }, index) => ({ rank, size, index }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  const out: number[] = [];
  for (const { size, index } of order) {
    if (count <= MOST_WAITING && bytes <= MOST_WAITING_BYTES) break;
    out.push(index);
    count -= 1;
    bytes -= size;
  }
  return out;
}

/** Keeps a report until there is signal. False where nothing can be kept. Never throws. */
export async function keepWaiting(report: Report): Promise<boolean> {
  try {
    const store = await reportStore('waiting', 'readwrite');
    const { url, headers, body } = report;
    const stored: StoredReport = { url, headers, body, madeAt: new Date(), rank: rankOf(body) };
    await done(store.add(stored));
    const keys = await done(store.getAllKeys());
    const all = (await done(store.getAll())) as StoredReport[];
    const sizes = all.map(({ rank, body: { length } }) => ({ rank, size: length }));
    for (const index of overflow(sizes)) {
      const key = keys[index];
      if (key !== undefined) store.delete(key);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Hands over what waits, oldest first, until nothing does or `send` says false; what was sent, or is too old to be
 * taken, is forgotten. Resolves to whether nothing waits any more. Never throws.
 */
export async function takeWaiting(send: (report: Report) => Promise<boolean>): Promise<boolean> {
  try {
    for (;;) {
      const cursor = await done((await reportStore('waiting', 'readonly')).openCursor());
      if (cursor === null) return true;
      const { key } = cursor;
      const report = cursor.value as StoredReport;
      const isFresh = Date.now() - report.madeAt.getTime() < LONGEST_WAIT_DAYS * DAY_MS;
      if (isFresh && !(await send(report))) return false;
      await done((await reportStore('waiting', 'readwrite')).delete(key));
    }
  } catch {
    // No database, nothing waits.
    return true;
  }
}

/** What waits, newest first. Never throws. */
export async function readWaiting(): Promise<readonly WaitingReport[]> {
  try {
    const all = (await done((await reportStore('waiting', 'readonly')).getAll())) as StoredReport[];
    return all.toReversed();
  } catch {
    return [];
  }
}

/** Forgets all that waits. Never throws. */
export async function clearWaiting(): Promise<void> {
  try {
    await done((await reportStore('waiting', 'readwrite')).clear());
  } catch {
    // Nothing kept, nothing to forget.
  }
}
