/** localStorage as it really is: blocked, perhaps. Nothing here throws. */

/** The text that is stored under a key; null where there is none, or the browser lets nobody at it. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the browser lets nobody at it: then nothing is known of what is stored. */
export function isBlocked(): boolean {
  try {
    localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}

/** All keys, those of others too. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** How much of the browser's room is taken. */
export const charactersUsed = (): number =>
  storedKeys().reduce((sum, key) => sum + key.length + (stored(key)?.length ?? 0), 0);
