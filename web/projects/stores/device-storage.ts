import { createSignal } from '../../platform/store.ts';

/**
 * localStorage as it really is: blocked, full, or changed by another tab. Nothing here throws.
 * What storage refuses is kept in memory while the page is open, and the person is told.
 */

/** Browsers give a site about five million characters. */
const ROOM = 5_000_000;
const NEARLY = 0.9;

const unsaved = new Map<string, string>();
let nearlyFull = false;

const changes = createSignal(() => {
  window.addEventListener('beforeunload', warn);
  window.addEventListener('storage', changes.notify);
  return () => {
    window.removeEventListener('beforeunload', warn);
    window.removeEventListener('storage', changes.notify);
  };
});

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

const charactersUsed = (): number =>
  storedKeys().reduce((sum, key) => sum + key.length + (stored(key)?.length ?? 0), 0);

/** The text under a key: what could not be saved comes before what is stored. */
export const readText = (key: string): string | null => unsaved.get(key) ?? stored(key);

/** All keys that begin so, sorted. */
export const keysOf = (prefix: string): readonly string[] =>
  [...new Set([...storedKeys(), ...unsaved.keys()])].filter((key) => key.startsWith(prefix)).sort();

const versionOf = (text: string | null): number =>
  Number(/^\{"version":(\d+)/.exec(text ?? '')?.[1] ?? 0);

/**
 * Whether a text is of a later form than another. A text whose form has changed begins with a higher
 * version; a tab that is still open with an older app must not write over it.
 */
const isNewer = (text: string | null, other: string): boolean => versionOf(text) > versionOf(other);

/** Saves a text, or removes it with `null`. What a newer version of the app wrote is left as it is. */
export function writeText(key: string, text: string | null): void {
  if (text !== null && isNewer(stored(key), text)) return;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    if (text === null) unsaved.delete(key);
    else unsaved.set(key, text);
  }
  // What did not fit before may fit now that something was removed.
  if (text === null) retry();
  nearlyFull = charactersUsed() > ROOM * NEARLY;
  changes.notify();
}

function retry(): void {
  for (const [key, text] of unsaved) {
    if (isNewer(stored(key), text)) continue;
    try {
      localStorage.setItem(key, text);
      unsaved.delete(key);
    } catch {
      return;
    }
  }
}

/** Saves what was refused before, where there is room now; false while something would be lost with the page. */
export function saveAll(): boolean {
  if (unsaved.size === 0) return true;
  retry();
  changes.notify();
  return unsaved.size === 0;
}

export type StorageState = 'fine' | 'nearly-full' | 'refused';

/** `refused`: something is only in memory and would be lost with the page. */
export function storageState(): StorageState {
  if (unsaved.size > 0) return 'refused';
  return nearlyFull ? 'nearly-full' : 'fine';
}

function warn(event: BeforeUnloadEvent): void {
  if (unsaved.size > 0) event.preventDefault();
}

/** Reads a text's meaning once for as long as the text is the same, so that React sees one object. */
export function remembering<Value>(
  read: (text: string | null, key: string) => Value,
): (key: string) => Value {
  const known = new Map<string, { readonly text: string | null; readonly value: Value }>();
  return (key) => {
    const text = readText(key);
    const last = known.get(key);
    if (last?.text === text && last !== undefined) return last.value;
    const value = read(text, key);
    known.set(key, { text, value });
    return value;
  };
}

/** For `useSyncExternalStore`: tells of changes here and in other tabs. */
export const { subscribe } = changes;
