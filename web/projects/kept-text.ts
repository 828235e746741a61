/**
 * Texts under keys of this device's storage, shared by what is kept in it. A write that storage
 * refuses (full or blocked) is held in memory, so that nothing typed is lost while the page is open.
 */

const listeners = new Set<() => void>();
const unsaved = new Map<string, string>();

const notify = (): void => listeners.forEach((listener) => listener());

/** The text under a key; undefined where there is none. */
export function readText(key: string): string | undefined {
  const held = unsaved.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or removes it where it is undefined, and tells those who listen. */
export function writeText(key: string, text: string | undefined): void {
  unsaved.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unsaved.set(key, text);
  }
  notify();
}

/** Every key with a prefix, sorted. */
export function keysUnder(prefix: string): readonly string[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Storage is blocked: only what is held in memory is there.
  }
  return [...new Set([...keys, ...unsaved.keys()])].filter((key) => key.startsWith(prefix)).sort();
}

/** Whether anything typed is held in memory only, because storage refused it. */
export const isHeldInMemory = (): boolean => unsaved.size > 0;

/** For `useSyncExternalStore`: tells of changes here and in other tabs. */
export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Reads a text's meaning once for as long as the text is the same, so that React sees one object. */
export function remembering<Value>(
  read: (text: string | undefined, key: string) => Value,
): (key: string) => Value {
  const known = new Map<string, { readonly text: string | undefined; readonly value: Value }>();
  return (key) => {
    const text = readText(key);
    const last = known.get(key);
    if (last !== undefined && last.text === text) return last.value;
    const value = read(text, key);
    known.set(key, { text, value });
    return value;
  };
}
