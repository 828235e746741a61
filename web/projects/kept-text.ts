/** What the stores of cut lists see of this device's storage. */
import {
  keysOf,
  readText as readKept,
  storageState,
  subscribe,
  writeText as writeKept,
} from './device-storage.ts';

export { keysOf as keysUnder, subscribe as subscribeToTexts };

/** The text under a key; undefined where there is none. */
export const readText = (key: string): string | undefined => readKept(key) ?? undefined;

/** Keeps a text, or removes it where it is undefined. */
export const writeText = (key: string, text: string | undefined): void =>
  writeKept(key, text ?? null);

/** Whether anything typed is held in memory only, because storage refused it. */
export const isHeldInMemory = (): boolean => storageState() === 'refused';

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
