// Reports made without signal: they wait in the phone's database, bounded, until there is some.
import { envelopeItems } from './envelope-items.ts';
import { done } from '../../platform/database.ts';
import { useStore } from './report-database.ts';

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

/** In bytes, whatever is kept; what a string takes in memory is another matter. */
const sizeOf = (body: unknown): number => new Blob([body as BlobPart]).size;

/**
 * Adds a report, if there is one, and deletes what `choose` says of all that waits, by index. Rejects when that is not
 * kept: of a full disk a transaction hears at its end only.
 */
const change = (
  choose: (all: readonly Partial<StoredReport>[]) => readonly number[],
  report?: StoredReport,
  isLeaving = false,
): Promise<void> =>
  useStore('waiting', 'readwrite', (store) => changeIn(store, choose, report, isLeaving));

async function changeIn(
  store: IDBObjectStore,
  choose: (all: readonly Partial<StoredReport>[]) => readonly number[],
  report: StoredReport | undefined,
  isLeaving: boolean,
): Promise<void> {
  const { transaction } = store;
  const kept = new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
  kept.catch(() => undefined);
  if (report !== undefined) store.add(report);
  // A page that is gone before its transaction is over has kept nothing; the next report makes room.
  if (isLeaving) transaction.commit();
  else {
    const [keys, all] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    // Another form of this app may have written something else.
    for (const index of choose(all.map((record: unknown) => Object(record) as object))) {
      store.delete(keys[index] as IDBValidKey);
    }
  }
  await kept;
}

/** What is over the bounds. */
const tooMuch = (all: readonly Partial<StoredReport>[]): number[] =>
  overflow(all.map(({ rank = 0, body }) => ({ rank, size: sizeOf(body) })));

/** All recordings. */
const recordings = (all: readonly Partial<StoredReport>[]): number[] =>
  all.flatMap(({ rank }, index) => (rank === 0 ? [index] : []));

/**
 * Keeps a report until there is signal. False where it cannot be: it alone is over the bound, there is no database, or
 * there is no room even without recordings. A page that is left has time for no more than this. Never throws.
 */
export async function keepWaiting(
  { url, headers, body }: Report,
  isLeaving: boolean,
): Promise<boolean> {
  if (sizeOf(body) > MOST_WAITING_BYTES) return false;
  const report: StoredReport = { url, headers, body, madeAt: new Date(), rank: rankOf(body) };
  try {
    // Once more when the disk is full: without recordings there may be room.
    await change(tooMuch, report, isLeaving).catch(async () => {
      await change(recordings);
      await change(tooMuch, report);
    });
    return true;
  } catch {
    return false;
  }
}

/** What became of a report that waited; `limited`: the collector takes no more of its kind at this time. */
export type Outcome = 'sent' | 'limited' | 'failed';

/** So many failures one after the other are the network's, not the reports' own. */
const MOST_FAILURES = 3;

/** Neither too old to be taken nor written by another form of this app. */
function canBeSent({ url, body, madeAt }: Partial<StoredReport>): boolean {
  return (
    typeof url === 'string' &&
    (typeof body === 'string' || body instanceof Uint8Array) &&
    madeAt instanceof Date &&
    Date.now() - madeAt.getTime() < LONGEST_WAIT_DAYS * DAY_MS
  );
}

/**
 * Hands over what waits, oldest first, and forgets what was sent or cannot be. A report that fails stops no other, but
 * several in a row do: then there is no signal. A limit holds back its own kind alone. Resolves to whether nothing is
 * left, something though there is signal, or there is none. Never throws.
 */
export async function takeWaiting(
  send: (report: Report) => Promise<Outcome>,
): Promise<'empty' | 'left' | 'stuck'> {
  const limited = new Set<number>();
  let left = 0;
  let answered = 0;
  let failures = 0;
  try {
    const keys = await useStore('waiting', 'readonly', (store) => done(store.getAllKeys()));
    for (const key of keys) {
      // Another tab or the switch may have taken it away meanwhile.
      const read = (store: IDBObjectStore) => done<unknown>(store.get(key));
      const found = await useStore('waiting', 'readonly', read);
      const report = Object(found) as StoredReport;
      let outcome: Outcome = 'sent';
      if (canBeSent(report)) {
        outcome = limited.has(report.rank) ? 'limited' : await send(report);
        if (outcome === 'limited') limited.add(report.rank);
        failures = outcome === 'failed' ? failures + 1 : 0;
        if (outcome !== 'failed') answered += 1;
        if (failures === MOST_FAILURES) return 'stuck';
      }
      if (outcome === 'sent') {
        await useStore('waiting', 'readwrite', (store) => done(store.delete(key)));
      } else left += 1;
    }
  } catch {
    // No database, nothing waits.
    return 'empty';
  }
  if (left === 0) return 'empty';
  return answered > 0 ? 'left' : 'stuck';
}

const readAll = (store: IDBObjectStore) => done<unknown[]>(store.getAll());

/** What waits, newest first. Never throws. */
export async function readWaiting(): Promise<readonly WaitingReport[]> {
  try {
    const all = (await useStore('waiting', 'readonly', readAll)) as StoredReport[];
    return all.filter((report) => canBeSent(Object(report) as StoredReport)).toReversed();
  } catch {
    return [];
  }
}

/** Forgets all that waits. Never throws. */
export async function clearWaiting(): Promise<void> {
  try {
    await useStore('waiting', 'readwrite', (store) => done(store.clear()));
  } catch {
    // Nothing kept, nothing to forget.
  }
}
