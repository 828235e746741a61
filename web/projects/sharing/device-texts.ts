import { keysOf, readText } from '../stores/device-storage.ts';

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

/** Every store listens for changes made by another tab; this is one made past them. */
const tellStores = (): void => {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

function put(key: string, text: string | undefined): void {
  if (text === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/**
 * Writes several texts, or removes those that are undefined: all of them or, where storage refuses
 * one, none. Answers with the way back, undefined where nothing was changed.
 */
export function writeAll(
  changes: ReadonlyMap<string, string | undefined>,
): (() => void) | undefined {
  const before: [string, string | undefined][] = [];
  const back = (): void => {
    // Backwards, so that what was freed last is there before what needs it.
    for (const [key, text] of before.toReversed()) put(key, text);
    tellStores();
  };
  try {
    for (const [key, text] of changes) {
      const now = localStorage.getItem(key) ?? undefined;
      put(key, text);
      before.push([key, now]);
    }
  } catch {
    back();
    return undefined;
  }
  tellStores();
  return back;
}
