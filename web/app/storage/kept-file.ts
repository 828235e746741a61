import { attempt } from '../../platform/attempt.ts';
import { done, written } from '../../platform/database.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { noteBackup } from '../../documents/backup/backup-note.ts';
import { useKeeping } from '../../documents/backup/keeping-database.ts';
import { pictureChanges } from '../../documents/backup/pictures.ts';
import { backupBlob } from '../../documents/backup/backup-blob.ts';
import type { Bundle } from '../../documents/sharing/bundle.ts';
import { storedVersions } from '../../documents/store/device-storage.ts';
import { deviceTexts } from '../../documents/sharing/device-texts.ts';
import { gatherEverything } from '../../documents/sharing/gather.ts';

/** Chromium's file handle. Its permissions are not standard, so TypeScript has no types for them. */
interface FileHandle extends FileSystemFileHandle {
  queryPermission?(mode: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(mode: { mode: 'readwrite' }): Promise<PermissionState>;
}

interface Picker {
  showSaveFilePicker?(options: {
    suggestedName: string;
    types: readonly { accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<FileHandle>;
}

/** A file with a current backup, and its state. */
export interface KeptFile {
  readonly name: string;
  /** Time of the last write. */
  readonly at: number;
  readonly state: 'kept' | 'waits' | 'failed';
}

interface Stored {
  readonly handle: FileHandle;
  readonly at: number;
}

const NAME = 'backup';
const MODE = { mode: 'readwrite' } as const;
/** Delay before changes during a write are written, ms. */
const EVERY_MS = 2000;

const shown = createStore<KeptFile | undefined>(undefined);
export const useKeptFile = (): KeptFile | undefined => useStore(shown);

/** True if there is a file that waits for the user's permission. */
export const doesFileWait = (): boolean => shown.get()?.state === 'waits';

const picker = (): Picker => window as Picker;

/** True if this browser can write to a user's file without a prompt each time. */
export const canKeepFile = (): boolean =>
  attempt(() => typeof picker().showSaveFilePicker === 'function', false);

const read = (): Promise<Stored | undefined> =>
  useKeeping('files', 'readonly', (files) => done<Stored | undefined>(files.get(NAME)));

const put = (stored: Stored): Promise<void> =>
  useKeeping('files', 'readwrite', (files) => {
    files.put(stored, NAME);
    return written(files);
  });

/** False once the user has chosen another file, or none: here or in another tab, during a write. */
async function isChosen(handle: FileHandle): Promise<boolean> {
  const stored = await read();
  return stored !== undefined && (await stored.handle.isSameEntry(handle));
}

/** Forgets the file without deleting it. */
export async function forgetKeptFile(): Promise<void> {
  await useKeeping('files', 'readwrite', (files) => {
    files.delete(NAME);
    return written(files);
  });
  shown.set(undefined);
}

const everything = (): Bundle => gatherEverything(deviceTexts(), Date.now(), storedVersions);

/** True if the bundle has no measurements: storage may have been cleared and only settings written since. */
const isBare = ({ projects, cutLists, damaged }: Bundle): boolean =>
  projects.length + cutLists.length + Object.keys(damaged).length === 0;

async function write(handle: FileHandle, bundle: Bundle): Promise<void> {
  const now = bundle.saved;
  const { blob, isWhole } = await backupBlob(bundle);
  // The existing file may contain the photos that cannot be read now.
  if (!isWhole) throw new Error('photos could not be read');
  const stream = await handle.createWritable();
  await stream.write(blob);
  await stream.close();
  if (!(await isChosen(handle))) return;
  await put({ handle, at: now });
  noteBackup(now);
  shown.set({ name: handle.name, at: now, state: 'kept' });
}

let isWriting = false;
/** True if data changed during a write. */
let isBehind = false;
let last = 0;
let next: ReturnType<typeof setTimeout> | undefined;
/** Last written text, without its time. */
let lastTexts = '';

const textsNow = (): string =>
  [...deviceTexts()]
    .filter(([key]) => !key.endsWith(':backup'))
    .map(([key, text]) => `${key}=${text}`)
    .concat(String(pictureChanges.get()))
    .join('\n');

/** Writes the file if data changed and the browser needs no prompt. Never rejects. */
export async function updateKeptFile(): Promise<void> {
  isBehind ||= isWriting;
  if (isWriting || next !== undefined) return;
  const wait = last + EVERY_MS - performance.now();
  if (last > 0 && wait > 0) {
    next = setTimeout(() => {
      next = undefined;
      void updateKeptFile();
    }, wait);
    return;
  }
  isWriting = true;
  let stored: Stored | undefined;
  try {
    stored = await read();
    if (stored === undefined) return;
    const { handle, at } = stored;
    const state = (await handle.queryPermission?.(MODE)) ?? 'granted';
    const [now, bundle] = [textsNow(), everything()];
    if (state !== 'granted') shown.set({ name: handle.name, at, state: 'waits' });
    // Does not overwrite a good backup.
    else if (now === lastTexts || isBare(bundle)) {
      shown.set({ name: handle.name, at, state: 'kept' });
    } else {
      await write(handle, bundle);
      lastTexts = now;
      last = performance.now();
    }
  } catch {
    // The file was moved, or its disk is full.
    if (stored !== undefined && (await isChosen(stored.handle).catch(() => true))) {
      shown.set({ name: stored.handle.name, at: stored.at, state: 'failed' });
    }
  } finally {
    isWriting = false;
    if (isBehind) {
      isBehind = false;
      void updateKeptFile();
    }
  }
}

/** Lets the user choose a file, or continue with the previous one; false if they did neither. */
export async function chooseKeptFile(suggestedName: string): Promise<boolean> {
  try {
    const handle = await picker().showSaveFilePicker?.({
      suggestedName: `${suggestedName}.json`,
      types: [{ accept: { 'application/json': ['.json'] } }],
    });
    if (handle === undefined) return false;
    await put({ handle, at: 0 });
    const now = textsNow();
    await write(handle, everything());
    lastTexts = now;
    return true;
  } catch {
    return false;
  }
}

/** Asks for permission to continue with the previous file; false if the user refused. */
export async function goOnWithKeptFile(): Promise<boolean> {
  const stored = await read();
  await stored?.handle.requestPermission?.(MODE);
  await updateKeptFile();
  return shown.get()?.state === 'kept';
}
