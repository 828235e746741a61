import { attempt } from '../../platform/attempt.ts';
import { newId } from '../../platform/new-id.ts';
import { createSignal } from '../../platform/store.ts';
import type { FieldChange } from '../history/field-changes.ts';
import type { Versions, MergedVersions } from '../history/versions.ts';
import { LAST_SEEN_KEY } from '../settings/settings-key.ts';
import { DISK } from './disk.ts';
import { DocumentStore, type Message, type StorageState } from './document-store.ts';
import { FIRST_PAINT_COPY, isDocument } from './first-paint-copy.ts';
import { FORMER_TEXTS } from './former-texts.ts';

/** The texts of this phone, by key, as every screen reads and writes them. Nothing here throws. */

export type { StorageState };
export { APP_PREFIX } from './first-paint-copy.ts';
export { PLAN_PREFIX } from './records.ts';

/** One key for each project and each cut list, so that no two share a write. */
export const PROJECT_PREFIX = 'measure-twice:project:';
export const CUT_LIST_PREFIX = 'measure-twice:cuts:';
/** Versions of another phone, as 0.1.5 stores them. */
export const SEEN_PREFIX = 'measure-twice:seen:';

const CHANNEL = 'measure-twice:documents';
/** WebKit sometimes never answers. */
const LONGEST_ANSWER_MS = 10_000;

const changes = createSignal(() => {
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
});

/** Announces changes here and in other tabs, for `useSyncExternalStore`. */
export const { subscribe } = changes;

function withDeadline<Value>(answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), LONGEST_ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Outside the app's prefix, so that no version erases it. Another id after a loss does no harm. */
const DEVICE = 'storage:measure-twice:device';

function deviceId(): string {
  const known = attempt(() => localStorage.getItem(DEVICE), null);
  if (known !== null && /^[\da-f]{8}$/.test(known)) return known;
  const fresh = newId();
  attempt(() => localStorage.setItem(DEVICE, fresh), undefined);
  return fresh;
}

let opened: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;
let store: DocumentStore | undefined;

/** Reads localStorage with the first use; the database after `documentsOpened` was called. */
const documents = (): DocumentStore =>
  (store ??= new DocumentStore({
    disk: DISK,
    cache: FIRST_PAINT_COPY,
    former: FORMER_TEXTS,
    tab: `${deviceId()}.${newId()}`,
    // A page that is being frozen closes its channel.
    send: (message) => attempt(() => channel?.postMessage(message), undefined),
    notify: changes.notify,
    withDeadline,
    later: (ms, task) => void setTimeout(task, ms),
  }));

/** Opens the database and hears of other tabs. Resolves when reads come from the database, or it does not answer. */
export const documentsOpened = (): Promise<void> => (opened ??= openDocuments());

async function openDocuments(): Promise<void> {
  // Firefox has none if it blocks all cookies; localStorage then announces changes.
  channel = attempt(() => new BroadcastChannel(CHANNEL), undefined);
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) =>
    documents().receive(data),
  );
  window.addEventListener('storage', ({ key }) => {
    if (key === null) void documents().refresh();
    else if (isDocument(key)) documents().receiveCached(key);
  });
  const refresh = (): void => void documents().refresh();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
    else void documents().flush();
  });
  document.addEventListener('resume', refresh);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  await documents().open();
}

export const readStored = (key: string): string | null => documents().read(key);

/** Stays the same while the text under a key does; empty without a text. */
export const stampOf = (key: string): string => documents().stamp(key);

/** All keys that begin so, sorted. */
export const keysOf = (prefix: string): readonly string[] => documents().keys(prefix);

/** True if this device has a project or a cut list, readable or not. */
export const hasDocuments = (): boolean =>
  [PROJECT_PREFIX, CUT_LIST_PREFIX].some((prefix) => keysOf(prefix).length > 0);

/** Saves a text, or removes it with `null`; returns the fields that it changed. */
export const writeText = (
  key: string,
  text: string | null,
  merged?: MergedVersions,
): readonly FieldChange[] => documents().write(key, text, merged);

/** True if another phone may have a text. */
export const isShared = (key: string): boolean => documents().isShared(key);

/** The versions of a text for another phone; undefined without a text. */
export const storedVersions = (key: string): Versions | undefined => documents().versions(key);

/** A text that localStorage refused and the database does not have yet. */
export const isUnkept = (key: string): boolean => documents().isUnkept(key);

/** Removes what home showed last, if it is wrong or names what was removed. */
export const forgetLastSeen = (): void =>
  attempt(() => localStorage.removeItem(LAST_SEEN_KEY), undefined);

/** Removes every text; the database keeps one marker and no content. */
export const eraseTexts = (): void => documents().erase();

/** Saves everything that this page knows again, after the storage was cleared. */
export function saveAgain(): void {
  documents().restore();
  changes.notify();
}

/** Resolves after another try to save everything: false if something would still be lost with the page. */
export async function saveAndWait(): Promise<boolean> {
  await documents().flush();
  return documents().isSafe();
}

/** False while something would be lost with the page. Does not wait for the database. */
export function saveAll(): boolean {
  void documents().flush();
  return documents().isSafe();
}

/**
 * `refused`: something is only in memory. `cleared`: somebody cleared the storage, and nothing was changed since.
 * `restored`: this page saved again what it knew. `brought-back`: localStorage was cleared, the database had everything.
 * `merged`: two tabs changed the same text. `newer`: a newer version of the app wrote it. `lost`: a change is in neither
 * store. `no-database`: localStorage alone keeps what is typed. `nearly-full`: likewise, and it has little room.
 */
export const storageState = (): StorageState => documents().state();

function warn(event: BeforeUnloadEvent): void {
  if (!documents().isSafe()) event.preventDefault();
}
