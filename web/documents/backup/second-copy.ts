import {
  bringBack,
  heldTexts,
  markStorage,
  saveAll,
  storageMark,
  subscribe,
  takeWaiting,
} from '../store/device-storage.ts';

/**
 * A second copy of every text, beside localStorage: browsers clear or lose the two apart. It follows localStorage as long
 * as that bears the mark that is copied with it; where that is another, storage was cleared, and is filled again from
 * here. It also holds what localStorage has no room for, past the end of the page.
 */

/** A text as it is copied. With a base it waits: storage refused it when that stood there. */
export interface Copied {
  readonly text: string;
  readonly base?: string | null;
}

/** Where copies lie, by name. `write` removes with `null`, and rejects where it wrote nothing. */
export interface Shelf {
  readonly read: () => Promise<ReadonlyMap<string, Copied>>;
  readonly write: (changes: ReadonlyMap<string, Copied | null>) => Promise<void>;
  /** What this tab goes by, and whether another is closed. */
  readonly me: string;
  readonly isGone: (tab: string) => Promise<boolean>;
}

const APP_PREFIX = 'measure-twice:';
/** Under which the mark of the storage is copied. */
const MARK = 'mark';

interface WaitingName {
  readonly tab: string;
  readonly key: string;
}

/** What waits is named for its tab: none writes over what another could not save. */
const waitingName = ({ tab, key }: WaitingName): string => `waiting ${tab} ${key}`;

function readWaitingName(name: string): WaitingName | undefined {
  const [, tab = '', key = ''] = /^waiting (\S+) (.*)$/s.exec(name) ?? [];
  return key === '' ? undefined : { tab, key };
}

const isSame = (a: Copied | undefined, b: Copied): boolean =>
  a !== undefined && a.text === b.text && a.base === b.base;

export interface SecondCopy {
  /** Copies what has changed since; first of all, and where storage was cleared, brings back what it lost. Never rejects. */
  readonly sync: () => Promise<void>;
}

export function secondCopy(shelf: Shelf): SecondCopy {
  /** What lies on the shelf, as far as this tab knows; undefined until it has been read. */
  let known: ReadonlyMap<string, Copied> | undefined;
  let last: Promise<void> = Promise.resolve();

  /** Takes over what waited in tabs that are closed; it waits under this tab's name from now on. */
  const takeOver = async (
    all: ReadonlyMap<string, Copied>,
    isFollowed: boolean,
  ): Promise<ReadonlySet<string>> => {
    const taken = new Set<string>();
    for (const [name, { text, base = null }] of all) {
      const waiting = readWaitingName(name);
      if (waiting === undefined || waiting.tab === shelf.me) continue;
      if (!(await shelf.isGone(waiting.tab))) continue;
      takeWaiting(waiting.key, { text, base }, isFollowed);
      taken.add(name);
    }
    return taken;
  };

  const refill = async (): Promise<void> => {
    const all = await shelf.read();
    const texts = [...all].filter(([name]) => name.startsWith(APP_PREFIX));
    bringBack(new Map(texts.map(([name, { text }]) => [name, text])));
    known = all;
  };

  const wanted = (): Map<string, Copied> => {
    const { saved, waiting } = heldTexts();
    const all = new Map<string, Copied>();
    for (const [key, text] of saved) if (key.startsWith(APP_PREFIX)) all.set(key, { text });
    const mark = storageMark();
    if (mark !== null) all.set(MARK, { text: mark });
    for (const [key, one] of waiting) all.set(waitingName({ tab: shelf.me, key }), one);
    return all;
  };

  /** Whether a copy is this tab's to remove: what waits in others is not, nor is the mark of what was cleared. */
  const isMine = (name: string): boolean => {
    const waiting = readWaitingName(name);
    return waiting === undefined ? name !== MARK : waiting.tab === shelf.me;
  };

  /** Where there is no room for all, what must not come back goes at least, and the mark comes. */
  const write = async (changes: ReadonlyMap<string, Copied | null>): Promise<void> => {
    try {
      await shelf.write(changes);
    } catch (error) {
      const { waiting } = heldTexts();
      const isNeeded = (name: string): boolean => waiting.has(readWaitingName(name)?.key ?? '');
      const least = [...changes].filter(([name, one]) =>
        one === null ? !isNeeded(name) : name === MARK,
      );
      if (least.length > 0) await shelf.write(new Map(least));
      throw error;
    }
  };

  const copy = async (): Promise<void> => {
    const isFirst = known === undefined;
    known ??= await shelf.read();
    saveAll();
    const mark = known.get(MARK)?.text;
    const isFollowed = mark !== undefined && mark === storageMark();
    if (mark === undefined) markStorage();
    else if (!isFollowed) await refill();
    // After what they were changed from is there again.
    const taken = isFirst ? await takeOver(known, isFollowed) : new Set();
    const now = wanted();
    const changes = new Map<string, Copied | null>();
    for (const [name, one] of now) if (!isSame(known.get(name), one)) changes.set(name, one);
    for (const name of known.keys()) {
      if (taken.has(name) || (!now.has(name) && isMine(name))) changes.set(name, null);
    }
    if (changes.size > 0) await write(changes);
    known = now;
  };

  return {
    sync: () => {
      last = last.then(copy).catch(() => {
        // No database, or no room in it: read it afresh with the next change.
        known = undefined;
      });
      return last;
    },
  };
}

const QUIET_MS = 500;

/** Keeps the copy while the page is open; `onCopied` is called after each time. */
export function keepSecondCopy(shelf: Shelf, onCopied: () => void): void {
  const { sync } = secondCopy(shelf);
  let next: ReturnType<typeof setTimeout> | undefined;
  const copy = (): void => {
    clearTimeout(next);
    next = undefined;
    void sync().then(onCopied);
  };
  subscribe(() => {
    // Not put off by the next change: of what is typed without a pause at most this much is not copied.
    next ??= setTimeout(copy, QUIET_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') copy();
  });
  copy();
}
