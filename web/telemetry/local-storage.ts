import { setSkipNormalizationHint } from '@sentry/core';
import type { Integration } from '@sentry/core';

const longest = 500;

/** The first 500 UTF-16 units of a text, without half a character at the cut or anywhere else. */
export function cutValue(value: string): string {
  const cut = value.slice(0, longest);
  const whole = value.length > longest ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
  // Half characters that were stored as such would make the whole event unreadable to the collector.
  return whole.toWellFormed();
}

/** All keys of a storage with their values cut; what can be read of it when it is blocked. */
export function snapshot(storage: () => Storage): Record<string, string> {
  const entries: [string, string][] = [];
  try {
    const store = storage();
    for (let index = 0; index < store.length; index += 1) {
      const key = store.key(index);
      const value = key === null ? null : store.getItem(key);
      if (key !== null && value !== null) entries.push([key.toWellFormed(), cutValue(value)]);
    }
  } catch {
    // Blocked storage must not cost the event.
  }
  // Not an assignment: a key may be called __proto__.
  return Object.fromEntries(entries);
}

/** Puts `extra.localStorage` on every event of every kind. Replays' events pass here too. */
export const localStorageIntegration: Integration = {
  name: 'LocalStorage',
  processEvent: (event) => {
    const localStorage = snapshot(() => window.localStorage);
    // The SDK would stop at 1,000 keys, and walk through all strings again.
    setSkipNormalizationHint(localStorage);
    return { ...event, extra: { ...event.extra, localStorage } };
  },
};
