import { done, written } from '../../platform/database.ts';
import { applyChanges, textChanges } from '../history/field-changes.ts';
import { useKeeping } from '../backup/keeping-database.ts';
import type { FormerTexts } from './document-store.ts';
import { isDocument } from './first-paint-copy.ts';

/**
 * The second copy of version 0.1.5: read once, and kept current for one release, so that a phone that goes back to 0.1.5
 * finds everything there.
 */

interface Copied {
  readonly text: string;
  /** The text that was changed, of one that localStorage refused. */
  readonly base?: string | null;
}

/** 0.1.5 fills localStorage again from a copy that has another mark. */
const MARK = { text: 'kept-by-later-version' };

const textOf = (all: ReadonlyMap<string, Copied>, key: string): string | undefined =>
  all.get(key)?.text;

/** Texts by key, with the changes that a tab of 0.1.5 could not save. */
function joined(all: ReadonlyMap<string, Copied>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [key, { text }] of all) if (isDocument(key)) texts.set(key, text);
  for (const [name, { text, base = null }] of all) {
    const [, key = ''] = /^waiting \S+ (.*)$/s.exec(name) ?? [];
    if (key === '') continue;
    const now = textOf(all, key);
    texts.set(key, now === undefined ? text : (applyChanges(now, textChanges(base, text)) ?? text));
  }
  return texts;
}

const QUIET_MS = 500;
/** Texts that wait to be copied; null for a removed one. */
const waiting = new Map<string, string | null>();
let next: ReturnType<typeof setTimeout> | undefined;

const copy = (): Promise<void> =>
  useKeeping('texts', 'readwrite', (store) => {
    next = undefined;
    store.put(MARK, 'mark');
    for (const [key, text] of waiting) {
      if (text === null) store.delete(key);
      else store.put({ text }, key);
    }
    waiting.clear();
    return written(store);
  });

export const FORMER_TEXTS: FormerTexts = {
  read: () =>
    useKeeping('texts', 'readonly', async (store) => {
      const [names, copies] = await Promise.all([
        done(store.getAllKeys()) as Promise<string[]>,
        done<Copied[]>(store.getAll()),
      ]);
      return joined(new Map(names.map((name, i) => [name, copies[i] ?? { text: '' }])));
    }),
  write: (records) => {
    for (const { key, text } of records) waiting.set(key, text);
    // 0.1.5 does without the last half second of a killed browser.
    next ??= setTimeout(() => void copy().catch(() => undefined), QUIET_MS);
  },
  erase: () => {
    waiting.clear();
    return useKeeping(
      'texts',
      'readwrite',
      (store) => {
        store.clear();
        store.put(MARK, 'mark');
        return written(store);
      },
      { durability: 'strict' },
    );
  },
};
