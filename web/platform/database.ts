import { attempt } from './attempt.ts';

/** Promise of an IndexedDB request; rejects with its error. */
export function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    // Another tab has an older version open and does not close it.
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
}

/** WebKit sometimes never answers; the app then runs without a database. ms. */
const ANSWER_MS = 5000;

/** Opens a database. If it opens after the time limit, it is closed and `onLate` is called. */
function opening(request: IDBOpenDBRequest, onLate: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isAwaited = true;
    const giveUp = (error: Error): void => {
      isAwaited = false;
      reject(error);
      // A pending request may still succeed.
      if (request.readyState === 'done') onLate();
    };
    const timer = setTimeout(() => giveUp(new Error('no answer')), ANSWER_MS);
    request.addEventListener('success', () => {
      if (isAwaited) resolve(request.result);
      else {
        request.result.close();
        onLate();
      }
    });
    done(request)
      .catch(giveUp)
      .finally(() => clearTimeout(timer));
  });
}

/** Runs `use` on one store in a transaction. Rejects without a database, or with the error of `use`. */
export type UseStore<Name extends string> = <Value>(
  name: Name,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<Value>,
  options?: IDBTransactionOptions,
) => Promise<Value>;

/** Resolves when a transaction is complete: a request that succeeded may still find no room. */
export const written = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('not written'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

/** Transactions that are not over. */
const running = new Set<IDBTransaction>();
/** Connections to databases that are made or upgraded, until they are open. */
const upgrading = new Set<IDBDatabase>();
/** True while the browser keeps the page for its Back button. */
let isSuspended = false;

/** Aborts a transaction; `abort` throws for one that commits already. */
export const abort = (transaction: IDBTransaction): void =>
  attempt(() => transaction.abort(), undefined);

/**
 * Ends the transactions and upgrades of a page that the browser keeps for its Back button: in WebKit they would hold
 * their stores, and transactions of the next page would never begin. The browser itself ends those of a page that it
 * closes.
 */
function suspend({ type, persisted }: PageTransitionEvent): void {
  isSuspended = type === 'pagehide' && persisted;
  if (!isSuspended) return;
  for (const transaction of running) abort(transaction);
  for (const connection of upgrading) connection.close();
}

// Before the listeners that store something with a last transaction, which they commit. A worker has no window.
attempt(() => {
  window.addEventListener('pagehide', suspend, { capture: true });
  window.addEventListener('pageshow', suspend, { capture: true });
}, undefined);

/** Has a transaction end when the page is suspended. One that begins later ends at once, unless it commits already. */
function endWithPage(transaction: IDBTransaction): void {
  running.add(transaction);
  for (const end of ['complete', 'abort']) {
    transaction.addEventListener(end, () => running.delete(transaction));
  }
  if (isSuspended) abort(transaction);
}

/**
 * A database with these stores, opened at first use. It stays open, because a page that is being
 * closed has no time to open it. A dead connection (iOS ends them in the background) is opened
 * again and the work is repeated.
 */
export function database<Name extends string>(
  title: string,
  version: number,
  stores: Readonly<Record<Name, IDBObjectStoreParameters>>,
): UseStore<Name> {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(title, version);
    request.addEventListener('upgradeneeded', () => {
      const { result: connection } = request;
      for (const [name, parameters] of Object.entries<IDBObjectStoreParameters>(stores)) {
        if (connection.objectStoreNames.contains(name)) continue;
        connection.createObjectStore(name, parameters);
      }
      upgrading.add(connection);
      for (const end of ['success', 'error']) {
        request.addEventListener(end, () => upgrading.delete(connection));
      }
      if (request.transaction !== null) endWithPage(request.transaction);
    });
    const db = await opening(request, forget);
    // Another tab has a newer version, or the browser closed the connection.
    db.addEventListener('versionchange', () => {
      db.close();
      forget();
    });
    db.addEventListener('close', forget);
    return db;
  };
  return async (name, mode, use, options) => {
    const once = async () => {
      opened ??= open();
      const transaction = (await opened).transaction(name, mode, options);
      const used = use(transaction.objectStore(name));
      endWithPage(transaction);
      return used;
    };
    try {
      return await once();
    } catch (error) {
      if (!isDead(error)) throw error;
      forget();
      return once();
    }
  };
}

/** True if the connection failed, not the operation: a full disk raises `QuotaExceededError`. */
const isDead = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'InvalidStateError' || error.name === 'UnknownError');
