import { attempt } from '../../platform/attempt.ts';
import { done } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { useKeeping } from './keeping-database.ts';
import type { Copied, Shelf } from './second-copy.ts';

/** Resolves once all of a transaction is written: a request that succeeded may yet find no room. */
export const written = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('not written'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

/** This tab, as long as it is open: it holds a lock of this name. */
const ME = `tab-${newId()}`;
const locks = attempt(() => navigator.locks as LockManager | undefined, undefined);

// Held for good; where it cannot be, every tab counts as closed.
async function holdMine(): Promise<void> {
  await locks?.request(ME, () => new Promise(() => {}));
}
holdMine().catch(() => undefined);

/** Whether a tab is closed, as far as its lock tells. */
async function isGone(tab: string): Promise<boolean> {
  try {
    return (await locks?.request(tab, { ifAvailable: true }, (lock) => lock !== null)) ?? true;
  } catch {
    return true;
  }
}

/** The shelf in this browser's database. */
export const SHELF: Shelf = {
  me: ME,
  isGone,
  read: () =>
    useKeeping('texts', 'readonly', async (store) => {
      const names = done(store.getAllKeys()) as Promise<string[]>;
      const copies = await done<Copied[]>(store.getAll());
      return new Map((await names).map((name, i) => [name, copies[i] ?? { text: '' }]));
    }),
  write: (changes) =>
    useKeeping('texts', 'readwrite', (store) => {
      for (const [name, copied] of changes) {
        if (copied === null) store.delete(name);
        else store.put(copied, name);
      }
      return written(store);
    }),
};
