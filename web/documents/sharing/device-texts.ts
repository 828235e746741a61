import { APP_PREFIX, keysOf, readStored } from '../store/device-storage.ts';
import { editText } from '../store/edit-history.ts';

/** All that is kept on this device by key, with what is in memory only because storage refused it. */
export function deviceTexts(): ReadonlyMap<string, string> {
  return new Map(
    keysOf(APP_PREFIX).flatMap((key): [string, string][] => {
      const text = readStored(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/** Changes when anything kept changes. */
export const textsStamp = (): string =>
  [...deviceTexts()].map(([key, text]) => `${key}=${text}`).join('\n');

/** Writes several texts as one step, which can be undone. False if a newer version wrote one of them. */
export function writeAll(texts: ReadonlyMap<string, string>): boolean {
  for (const [key, text] of texts) editText(key, text);
  return [...texts].every(([key, text]) => readStored(key) === text);
}
