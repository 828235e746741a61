import { attempt } from './attempt.ts';

/**
 * Ends the transactions and upgrades of a page that the browser keeps for its Back button: in WebKit they would hold
 * their stores, and transactions of the next page would never begin. The browser itself ends those of a page that it
 * closes.
 */

/** Transactions that are not over. */
const running = new Set<IDBTransaction>();
/** Connections to databases that are made or upgraded, until they are open. */
const upgrading = new Set<IDBDatabase>();
/** True while the browser keeps the page for its Back button. */
let isSuspended = false;

/** Aborts a transaction; `abort` throws for one that commits already. */
export const abort = (transaction: IDBTransaction): void =>
  attempt(() => transaction.abort(), undefined);

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
export function endWithPage(transaction: IDBTransaction): void {
  running.add(transaction);
  for (const end of ['complete', 'abort']) {
    transaction.addEventListener(end, () => running.delete(transaction));
  }
  if (isSuspended) abort(transaction);
}

/** Has the upgrade of a database end when the page is suspended, and its connection close. */
export function endUpgradeWithPage(request: IDBOpenDBRequest): void {
  const { result: connection, transaction } = request;
  if (transaction !== null) endWithPage(transaction);
  upgrading.add(connection);
  for (const end of ['success', 'error']) {
    request.addEventListener(end, () => upgrading.delete(connection));
  }
}
