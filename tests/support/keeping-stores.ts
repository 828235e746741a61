// The database of what is kept next to localStorage, in a test: as far as one store at a time is read and written.
import { vi } from 'vitest';

export const keepingStores = {
  pictures: new Map<string, unknown>(),
  notes: new Map<string, unknown>(),
  files: new Map<string, unknown>(),
  /** The connection has died, and cannot be made again. */
  isBroken: false,
};

function answered(result: unknown): EventTarget {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
}

function transaction(name: 'pictures' | 'notes' | 'files') {
  if (keepingStores.isBroken) throw new Error('no answer');
  const all = keepingStores[name];
  const events = new EventTarget();
  const store = {
    transaction: events,
    put: (value: unknown, id: string) => answered(void all.set(id, value)),
    delete: (id: string) => answered(void all.delete(id)),
    get: (id: string) => answered(all.get(id)),
    getAllKeys: () => answered([...all.keys()]),
  };
  queueMicrotask(() => events.dispatchEvent(new Event('complete')));
  return Object.assign(events, { objectStore: () => store });
}

/** Empties the stores, and has what is imported from now on open them. */
export function openStores(): void {
  keepingStores.isBroken = false;
  for (const name of ['pictures', 'notes', 'files'] as const) keepingStores[name].clear();
  const db = Object.assign(new EventTarget(), { transaction });
  vi.stubGlobal('indexedDB', { open: () => answered(db) });
  vi.resetModules();
}

/** What other tests import is nothing of this. */
export function closeStores(): void {
  vi.unstubAllGlobals();
  vi.resetModules();
}
