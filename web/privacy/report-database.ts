// What this app keeps of its reports lies in a database of its own and not in localStorage, of which every report
// holds a copy.

/** Answers of a database's own kind as promises; rejects with its reason. */
export function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    // A tab that has an older form of it open, and does not let go.
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}

/** The stores: what was sent, for its owner to read, and what waits for signal. */
export type ReportStore = 'reports' | 'waiting';

let opened: Promise<IDBDatabase> | undefined;

const forget = (): void => {
  opened = undefined;
};

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('measure-twice-reports', 2);
  request.addEventListener('upgradeneeded', () => {
    for (const name of ['reports', 'waiting'] satisfies ReportStore[]) {
      if (request.result.objectStoreNames.contains(name)) continue;
      request.result.createObjectStore(name, { autoIncrement: true });
    }
  });
  const db = await done(request);
  // Another tab has a newer form of it, or the browser took it away.
  db.addEventListener('versionchange', () => {
    db.close();
    forget();
  });
  db.addEventListener('close', forget);
  return db;
}

/**
 * Uses a store of the database, which stays open: a page that is being left has no time to open it. A connection may
 * die without a word (iOS ends them in the background): then it is opened again, and all is done once more. Rejects
 * without a database, or with what `use` rejects with.
 */
export async function useStore<Value>(
  name: ReportStore,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const once = async (): Promise<Value> => {
    opened ??= open();
    opened.catch(forget);
    return use((await opened).transaction(name, mode).objectStore(name));
  };
  try {
    return await once();
  } catch (error) {
    if (!isDead(error)) throw error;
    forget();
    return once();
  }
}

/** Whether an error is of the connection, and not of what was done with it: a full disk says `QuotaExceededError`. */
const isDead = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'InvalidStateError' || error.name === 'UnknownError');
