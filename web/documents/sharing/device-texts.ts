import type { Change } from '../history/undo-stack.ts';
import { keysOf, readText } from '../store/device-storage.ts';
import { recordChange } from '../store/edit-history.ts';

/** Under which everything of this app is kept. */
const APP_PREFIX = 'measure-twice:';

/** All that is kept on this device by key, with what is in memory only because storage refused it. */
export function deviceTexts(): ReadonlyMap<string, string> {
  return new Map(
    keysOf(APP_PREFIX).flatMap((key): [string, string][] => {
      const text = readText(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/** Changes when anything kept changes. */
export const textsStamp = (): string =>
  [...deviceTexts()].map(([key, text]) => `${key}=${text}`).join('\n');

/** Every store listens for changes made by another tab; this is one made past them. */
export const tellStores = (): void => {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

function put(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/**
 * Writes several texts: all of them or, where storage refuses one, none. It can be undone. False where nothing was
 * changed.
 */
export function writeAll(texts: ReadonlyMap<string, string>): boolean {
  const changes: Change[] = [];
  try {
    for (const [key, after] of texts) {
      const before = localStorage.getItem(key);
      put(key, after);
      changes.push({ key, before, after });
    }
  } catch {
    // Backwards, so that what was freed last is there before what needs it.
    for (const { key, before } of changes.toReversed()) put(key, before);
    tellStores();
    return false;
  }
  for (const change of changes) recordChange(change);
  tellStores();
  return true;
}
