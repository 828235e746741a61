import { createSignal } from '../../platform/store.ts';
import { rebaseText } from '../history/rebase-text.ts';

/**
 * localStorage as it really is: blocked, full, or changed by another tab. Nothing here throws.
 * What storage refuses is kept in memory while the page is open, and the person is told.
 */

/** Browsers give a site about five million characters. */
const ROOM = 5_000_000;
const NEARLY = 0.9;

/** One key a project and one a cut list, so that no two share a write. */
export const PROJECT_PREFIX = 'measure-twice:project:';
export const CUT_LIST_PREFIX = 'measure-twice:cuts:';
/** The plan of a list is kept beside it. */
export const PLAN_PREFIX = 'measure-twice:cut-plan:';
/** What of a project was on another phone, too. */
export const SEEN_PREFIX = 'measure-twice:seen:';

/** A text that storage refused, and what stood there then. */
interface Unsaved {
  readonly text: string;
  readonly base: string | null;
}

const unsaved = new Map<string, Unsaved>();
let nearlyFull = false;
/** What this tab last read or wrote: it goes on with that where the storage is cleared under it. */
const seen = new Map<string, string>();
/** What happened to this tab's texts that their person should know, until the page is loaded again. */
let mended: 'restored' | 'merged' | undefined;
/** Stands only while all is being erased, so that another tab does not save it again. */
const ERASING = 'measure-twice:erasing';

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

/** What another tab removed is gone here too, and may leave room for what was refused here. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === ERASING) seen.clear();
  else if (key !== null && newValue === null) seen.delete(key);
  retry();
}

// Before any other listener, one of which might read what has just gone.
if (typeof window !== 'undefined') window.addEventListener('storage', follow, { capture: true });

/** Whether nothing is stored any more of what this tab knows: somebody cleared the storage. */
const isCleared = (): boolean =>
  seen.size > 0 && [...seen.keys()].every((key) => stored(key) === null);

/**
 * Saves everything again that this tab knows, where the storage was cleared. Only with the next change: who clears it
 * and leaves the page finds nothing of it later.
 */
function restore(): void {
  if (!isCleared()) return;
  for (const [key, text] of seen) save(key, text);
  mended = 'restored';
}

/** What another tab has saved since a text was refused here stays, beside what was changed here. */
function withOtherTab(key: string, { text, base }: Unsaved): string {
  const now = stored(key);
  if (now === base || now === null) return text;
  const both = rebaseText(base, text, now) ?? text;
  unsaved.set(key, { text: both, base: now });
  mended = 'merged';
  queueMicrotask(changes.notify);
  return both;
}

/** The text under a key: what could not be saved comes before what is stored. */
export function readText(key: string): string | null {
  const waiting = unsaved.get(key);
  if (waiting !== undefined) return withOtherTab(key, waiting);
  const text = stored(key);
  if (text !== null) seen.set(key, text);
  return text === null && isCleared() ? (seen.get(key) ?? null) : text;
}

/** All keys that begin so, sorted. */
export function keysOf(prefix: string): readonly string[] {
  const keys = [...storedKeys(), ...unsaved.keys(), ...(isCleared() ? seen.keys() : [])];
  return [...new Set(keys)].filter((key) => key.startsWith(prefix)).sort();
}

const versionOf = (text: string | null): number =>
  Number(/^\{"version":(\d+)/.exec(text ?? '')?.[1] ?? 0);

/**
 * Whether a text is of a later form than another. A text whose form has changed begins with a higher
 * version; a tab that is still open with an older app must not write over it.
 */
const isNewer = (text: string | null, other: string): boolean => versionOf(text) > versionOf(other);

/** Saves a text; what is refused is kept in memory. */
function save(key: string, text: string): void {
  seen.set(key, text);
  try {
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, { text, base: unsaved.get(key)?.base ?? stored(key) });
  }
}

function remove(key: string): void {
  seen.delete(key);
  unsaved.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: nothing is stored there.
  }
}

/** Saves a text, or removes it with `null`. What a newer version of the app wrote is left as it is. */
export function writeText(key: string, text: string | null): void {
  if (text !== null && isNewer(stored(key), text)) return;
  restore();
  if (text === null) remove(key);
  else save(key, text);
  // What did not fit before may fit now.
  if (!unsaved.has(key)) retry();
  nearlyFull = charactersUsed() > ROOM * NEARLY;
  changes.notify();
}

function retry(): void {
  for (const [key, waiting] of unsaved) {
    const text = withOtherTab(key, waiting);
    if (isNewer(stored(key), text)) continue;
    save(key, text);
    if (unsaved.has(key)) return;
  }
}

/** Forgets what this tab knows, and has the others forget it: all is about to be erased. */
export function forgetAll(): void {
  seen.clear();
  try {
    localStorage.setItem(ERASING, '');
    localStorage.removeItem(ERASING);
  } catch {
    // Full: another tab is told of each text by itself.
  }
}

/** Saves what was refused before, where there is room now; false while something would be lost with the page. */
export function saveAll(): boolean {
  if (unsaved.size === 0) return true;
  retry();
  changes.notify();
  return unsaved.size === 0;
}

export type StorageState = 'fine' | 'nearly-full' | 'refused' | 'restored' | 'merged';

/**
 * `refused`: something is only in memory and would be lost with the page. `restored`: the storage was cleared, and what
 * this tab knew was saved again. `merged`: so was what another tab had saved meanwhile.
 */
export function storageState(): StorageState {
  if (unsaved.size > 0) return 'refused';
  if (mended !== undefined) return mended;
  return nearlyFull ? 'nearly-full' : 'fine';
}

function warn(event: BeforeUnloadEvent): void {
  if (unsaved.size > 0) event.preventDefault();
}

/** What is found under a key that has no thing which is understood. */
export type Unread =
  /** Kept as it is: `raw` can be copied out. */
  | { readonly kind: 'damaged'; readonly id: string; readonly reason: string; readonly raw: string }
  | { readonly kind: 'none' };

/** The meaning of the text under a key. */
interface Reading<Value> {
  (key: string): Value;
  /** Takes down what a text means that is about to be written, so that its unchanged parts stay the same objects. */
  readonly know: (key: string, text: string, value: Value) => void;
}

/** Reads a text's meaning once for as long as the text is the same, so that React sees one object. */
export function remembering<Value>(
  read: (text: string | null, key: string) => Value,
): Reading<Value> {
  const known = new Map<string, { readonly text: string | null; readonly value: Value }>();
  const reading = (key: string): Value => {
    const text = readText(key);
    const last = known.get(key);
    if (last?.text === text && last !== undefined) return last.value;
    const value = read(text, key);
    known.set(key, { text, value });
    return value;
  };
  return Object.assign(reading, {
    know: (key: string, text: string, value: Value): void => {
      known.set(key, { text, value });
    },
  });
}

/** What is kept under all keys that begin so, in an order; the same array while no text changes. */
export function listing<Value>(
  prefix: string,
  read: (key: string) => Value,
  arrange: (all: readonly Value[]) => readonly Value[],
  none: readonly Value[],
): () => readonly Value[] {
  let last = { stamp: '', all: none };
  return () => {
    const keys = keysOf(prefix);
    const stamp = keys.map((key) => `${key}=${readText(key) ?? ''}`).join('\n');
    if (last.stamp !== stamp) last = { stamp, all: arrange(keys.map(read)) };
    return last.all;
  };
}

/** For `useSyncExternalStore`: tells of changes here and in other tabs. */
export const { subscribe } = changes;
