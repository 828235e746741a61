import { newId } from '../../platform/new-id.ts';
import { createSignal } from '../../platform/store.ts';
import { isNewer } from '../history/newer-form.ts';
import { rebaseText } from '../history/rebase-text.ts';
import { withLater } from '../history/with-later.ts';
import { charactersUsed, isBlocked, stored, storedKeys } from './bare-storage.ts';

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

/** Another each time that storage was cleared. Not under the app's own name: erasing leaves it, so that nothing comes back. */
const MARK = 'storage:measure-twice';

/** Whether a person would miss it. */
const isContent = (key: string): boolean =>
  key.startsWith(PROJECT_PREFIX) || key.startsWith(CUT_LIST_PREFIX);

/** A text that storage refused, and what stood there then. */
export interface Unsaved {
  readonly text: string;
  readonly base: string | null;
}

const unsaved = new Map<string, Unsaved>();
let nearlyFull = false;
/** What this tab last read or wrote: it goes on with that where the storage is cleared under it. */
const seen = new Map<string, string>();
/** What this tab removed: a second copy must not bring it back. */
const removed = new Set<string>();
/** What happened to this tab's texts that their person should know, until the page is loaded again. */
let mended: 'restored' | 'brought-back' | 'merged' | 'newer' | undefined;
/** Stands only while all is being erased, so that another tab does not save it again. */
const ERASING = 'measure-twice:erasing';

/** When a page looks again: another tab has written, or the person is back and the browser may have cleared all. */
const LOOKS = ['storage', 'visibilitychange', 'pageshow'] as const;

const changes = createSignal(() => {
  window.addEventListener('beforeunload', warn);
  for (const name of LOOKS) window.addEventListener(name, changes.notify);
  return () => {
    window.removeEventListener('beforeunload', warn);
    for (const name of LOOKS) window.removeEventListener(name, changes.notify);
  };
});

/** What another tab removed is gone here too, and may leave room for what was refused here. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === ERASING) {
    seen.clear();
    // It must not come back into the room that is free now.
    unsaved.clear();
  } else if (key !== null && newValue === null) {
    seen.delete(key);
    removed.add(key);
  } else if (key !== null && newValue !== null) {
    // An older state must not come back where the storage is cleared later.
    seen.set(key, newValue);
    removed.delete(key);
  }
  retry();
}

// Before any other listener, one of which might read what has just gone.
if (typeof window !== 'undefined') window.addEventListener('storage', follow, { capture: true });

/** The mark that this tab found; null until there is one. */
let mark: string | null = null;

/** What tells storage as it is from storage that was cleared since; null where there is none, or it is blocked. */
export function storageMark(): string | null {
  const now = stored(MARK);
  mark ??= now;
  return now;
}

/** Sees that what was saved past this store bears a mark, too: without one nobody knows whether it was cleared since. */
export function markStorage(): void {
  if (storageMark() !== null || !storedKeys().some(isContent)) return;
  try {
    localStorage.setItem(MARK, newId());
  } catch {
    // Full: with the next change.
  }
}

const isLost = (key: string): boolean => stored(key) === null;

/**
 * Whether storage has lost what this tab knows: somebody cleared it. What another tab has saved since is there again, but
 * under another mark.
 */
function isCleared(): boolean {
  const keys = [...seen.keys()];
  return storageMark() === mark ? keys.length > 0 && keys.every(isLost) : keys.some(isLost);
}

/**
 * Saves everything again that this tab knows, where the storage was cleared. Only with the next change, or when the
 * person asks: who clears it and leaves the page finds nothing of it later.
 */
function restore(): void {
  if (!isCleared()) return;
  for (const [key, text] of seen) if (stored(key) === null) save(key, text);
  mark = stored(MARK);
  mended = 'restored';
}

/** The same when the person asks for it. */
export function saveAgain(): void {
  restore();
  changes.notify();
}

/** What another tab has saved since a text was refused here stays, beside what was changed here. */
function withOtherTab(key: string, { text, base }: Unsaved): string {
  const now = stored(key);
  // What a newer version wrote is in a form of its own: this waits beside it.
  if (now === base || now === null || isNewer(now, text)) return text;
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
  if (text !== null) {
    seen.set(key, text);
    removed.delete(key);
  }
  return text === null && isCleared() ? (seen.get(key) ?? null) : text;
}

/** All keys that begin so, sorted. */
export function keysOf(prefix: string): readonly string[] {
  const keys = [...storedKeys(), ...unsaved.keys(), ...(isCleared() ? seen.keys() : [])];
  return [...new Set(keys)].filter((key) => key.startsWith(prefix)).sort();
}

/** Saves a text; what is refused is kept in memory. */
function save(key: string, text: string): void {
  const before = seen.get(key) ?? null;
  seen.set(key, text);
  removed.delete(key);
  try {
    if (storageMark() === null) localStorage.setItem(MARK, newId());
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    const waiting = unsaved.get(key);
    const base = isBlocked() ? before : stored(key);
    unsaved.set(key, { text, base: waiting === undefined ? base : waiting.base });
  }
}

function remove(key: string): void {
  removed.add(key);
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
  if (text !== null && isNewer(stored(key), text)) {
    mended = 'newer';
    changes.notify();
    return;
  }
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
  const waiting = unsaved.size;
  retry();
  if (unsaved.size !== waiting) changes.notify();
  return unsaved.size === 0;
}

/** What is stored, and what is only in memory, for a second copy. */
export const heldTexts = (): {
  readonly saved: ReadonlyMap<string, string>;
  readonly waiting: ReadonlyMap<string, Unsaved>;
} => ({
  saved: new Map(storedKeys().map((key) => [key, stored(key) ?? ''])),
  waiting: unsaved,
});

/** Takes what storage lost from a second copy, but for what was removed, or what this tab knows better. */
export function bringBack(texts: ReadonlyMap<string, string>): void {
  // What was cleared alone nobody meant to clear.
  if (texts.size > 0) restore();
  const lost = [...texts].filter(([key]) => !removed.has(key) && readText(key) === null);
  for (const [key, text] of lost) save(key, text);
  if (lost.some(([key]) => isContent(key))) mended = 'brought-back';
  if (lost.length > 0) changes.notify();
}

/** Goes on with what storage had refused in a page that is gone; not where another has removed it since. */
export function takeWaiting(key: string, { text, base }: Unsaved, isFollowed: boolean): void {
  const own = unsaved.get(key);
  const now = stored(key);
  if (isFollowed && own === undefined && base !== null && now === null) return;
  if (own !== undefined) {
    unsaved.set(key, { text: withLater(base, text, own.text), base: own.base });
  } else if (now === null || now === base || isNewer(now, text)) unsaved.set(key, { text, base });
  // It was saved since, and perhaps changed.
  else unsaved.set(key, { text: withLater(base, text, now), base: now });
  retry();
  changes.notify();
}

export type StorageState =
  | 'fine'
  | 'nearly-full'
  | 'refused'
  | 'cleared'
  | 'restored'
  | 'brought-back'
  | 'merged'
  | 'newer';

/**
 * `refused`: something is only in memory and would be lost with the page. `cleared`: the storage was, and nothing was
 * changed since. `restored`: what this tab knew was saved again. `brought-back`: so was what the second copy had.
 * `merged`: so was what another tab had saved meanwhile. `newer`: a newer version wrote what was to be written over.
 */
export function storageState(): StorageState {
  if (unsaved.size > 0) return 'refused';
  if (isCleared()) return 'cleared';
  if (mended !== undefined) return mended;
  return nearlyFull ? 'nearly-full' : 'fine';
}

function warn(event: BeforeUnloadEvent): void {
  if (unsaved.size > 0) event.preventDefault();
}

/** For `useSyncExternalStore`: tells of changes here and in other tabs. */
export const { subscribe } = changes;
