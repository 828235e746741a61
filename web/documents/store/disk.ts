import { database, done, written } from '../../platform/database.ts';
import { isLater, START, type Order } from '../history/order.ts';
import { settle, type Pending, type TextRecord } from './records.ts';

/** Everything that the database holds. */
export interface Stored {
  readonly records: readonly TextRecord[];
  /** Every record up to here was erased on purpose. */
  readonly erased: Order;
  /** Changes when everything is erased; null for a new database. */
  readonly generation: string | null;
  /** Generations before each erasing. */
  readonly former: readonly string[];
}

/** "Erase everything", as it is remembered. Without an order (`START`) a tab erased what it had not read yet. */
export interface Erasing {
  readonly order: Order;
  readonly generation: string;
}

export interface Written {
  /** The records that are stored now, one for each change; they may include changes of another tab. */
  readonly records: readonly TextRecord[];
  /** The database held nothing before, not even a marker. */
  readonly isNew: boolean;
}

/** The source of truth: IndexedDB; in tests a disk that forgets. Each call is one transaction and rejects if that is lost. */
export interface Disk {
  readonly read: () => Promise<Stored>;
  readonly write: (changes: readonly Pending[], generation: string) => Promise<Written>;
  /** Leaves one marker, and what was written since. */
  readonly erase: (erasing: Erasing) => Promise<void>;
}

const MARKER = 'marker';

/** The record that says up to which order everything was erased; its text is the generation. */
interface Marker extends TextRecord {
  readonly former: readonly string[];
}

const inDatabase = database('measure-twice-documents', 1, {
  records: { keyPath: 'key' },
  /** Choices that erasing everything does not touch. */
  switches: {},
});

/** Survives a power cut, not only a killed process. */
const STRICT: IDBTransactionOptions = { durability: 'strict' };

/** Choice that the database holds; undefined for none. Rejects without a database. */
export const readSwitch = (name: string): Promise<unknown> =>
  inDatabase('switches', 'readonly', (store) => done<unknown>(store.get(name)));

/** Resolves when the store survives a power cut, too: the browser waits for the disk, which takes a while. */
const flushed = (name: 'records' | 'switches'): Promise<void> =>
  inDatabase(
    name,
    'readwrite',
    (store) => {
      store.delete('');
      return written(store);
    },
    STRICT,
  );

/** Resolves when the choice survives a kill and a power cut. */
export async function writeSwitch(name: string, value: string): Promise<void> {
  await inDatabase('switches', 'readwrite', (store) => {
    store.put(value, name);
    return written(store);
  });
  await flushed('switches');
}

/** Records to put for changes that find these records, and what is stored then. */
export function planWrite(
  erased: Order,
  found: readonly (TextRecord | undefined)[],
  changes: readonly Pending[],
): { readonly records: readonly TextRecord[]; readonly puts: readonly TextRecord[] } {
  const puts: TextRecord[] = [];
  const records = changes.map((change, i): TextRecord => {
    const { key, order } = change.record;
    // Made before everything was erased, in a tab that had not heard of it.
    if (!isLater(order, erased)) return { key, text: null, order: erased };
    const settled = settle(found[i], change);
    if (settled === found[i]) return settled;
    // Other tabs may not know what this record began with.
    const record = { ...settled, imported: settled.imported ?? found[i]?.imported };
    puts.push(record);
    return record;
  });
  return { records, puts };
}

const getMarker = (store: IDBObjectStore): Promise<Marker | undefined> => done(store.get(MARKER));

/** This browser's database. */
export const DISK: Disk = {
  read: () =>
    inDatabase('records', 'readonly', async (store) => {
      const [marker, all] = await Promise.all([
        getMarker(store),
        done<TextRecord[]>(store.getAll()),
      ]);
      return {
        records: all.filter(({ key }) => key !== MARKER),
        erased: marker?.order ?? START,
        generation: marker?.text ?? null,
        former: marker?.former ?? [],
      };
    }),
  write: (changes, generation) =>
    inDatabase('records', 'readwrite', async (store) => {
      const isWritten = written(store);
      isWritten.catch(() => undefined);
      const get = (key: string): Promise<TextRecord | undefined> => done(store.get(key));
      const [marker, found] = await Promise.all([
        getMarker(store),
        Promise.all(changes.map(({ record }) => get(record.key))),
      ]);
      if (marker === undefined) {
        store.put({ key: MARKER, text: generation, order: START, former: [] } satisfies Marker);
      }
      const { records, puts } = planWrite(marker?.order ?? START, found, changes);
      for (const record of puts) store.put(record);
      await isWritten;
      return { records, isNew: marker === undefined };
    }),
  erase: async ({ order, generation }) => {
    // Quickly first, so that it survives a kill.
    await inDatabase('records', 'readwrite', async (store) => {
      const isWritten = written(store);
      isWritten.catch(() => undefined);
      const [marker, all] = await Promise.all([
        getMarker(store),
        done<TextRecord[]>(store.getAll()),
      ]);
      const former = [...(marker?.former ?? []), ...(marker?.text ? [marker.text] : [])];
      for (const record of all) if (!isLater(record.order, order)) store.delete(record.key);
      store.put({ key: MARKER, text: generation, order, former } satisfies Marker);
      await isWritten;
    });
    await flushed('records');
  },
};
