// The database of what is kept beside localStorage, in a test: as far as one store at a time is read and written.

type Name = 'pictures' | 'notes' | 'files';

export const keepingStores: Readonly<Record<Name, Map<string, unknown>>> = {
  pictures: new Map(),
  notes: new Map(),
  files: new Map(),
};

function answered(result: unknown): EventTarget {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
}

/** Takes the place of `useKeeping`. */
export async function useStores<Value>(
  name: Name,
  _mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const all = keepingStores[name];
  const transaction = new EventTarget();
  const store = {
    transaction,
    put: (value: unknown, id: string) => answered(void all.set(id, value)),
    delete: (id: string) => answered(void all.delete(id)),
    get: (id: string) => answered(all.get(id)),
    getAllKeys: () => answered([...all.keys()]),
  };
  const value = use(store as unknown as IDBObjectStore);
  transaction.dispatchEvent(new Event('complete'));
  return value;
}
