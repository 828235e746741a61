import { done, written } from '../../platform/database.ts';
import { createStore } from '../../platform/store.ts';
import { keysOf, PROJECT_PREFIX, readStored } from '../store/device-storage.ts';
import { useKeeping } from './keeping-database.ts';

/** A stored photo: bytes, because some browsers lose the content of a stored blob. */
export interface StoredPicture {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

/** Counter of changes to photos and notes, because these do not change the project's own record. */
export const pictureChanges = createStore(0);

async function change(
  name: 'pictures' | 'notes',
  act: (store: IDBObjectStore) => void,
): Promise<void> {
  await useKeeping(name, 'readwrite', (store) => {
    act(store);
    return written(store);
  });
  pictureChanges.set(pictureChanges.get() + 1);
}

/** Rejects if there is no room. */
export const putPicture = (id: string, picture: StoredPicture): Promise<void> =>
  change('pictures', (pictures) => pictures.put(picture, id));

export const getPicture = (id: string): Promise<StoredPicture | undefined> =>
  useKeeping('pictures', 'readonly', (pictures) =>
    done<StoredPicture | undefined>(pictures.get(id)),
  );

/** Rejects if there is no room. */
export const putNote = (id: string, note: string): Promise<void> =>
  change('notes', (notes) => (note === '' ? notes.delete(id) : notes.put(note, id)));

export const getNote = async (id: string): Promise<string> =>
  (await useKeeping('notes', 'readonly', (notes) => done<string | undefined>(notes.get(id)))) ?? '';

const idsIn = (store: 'pictures' | 'notes'): Promise<readonly string[]> =>
  useKeeping(store, 'readonly', (all) => done(all.getAllKeys()) as Promise<string[]>);

/** Ids of all stored photos and notes. A note can exist without its photo. */
export async function idsKept() {
  return {
    photos: new Set(await idsIn('pictures')),
    notes: new Set(await idsIn('notes')),
  };
}

/** Ids of photos and notes together. */
async function pictureIds(): Promise<ReadonlySet<string>> {
  const { photos, notes } = await idsKept();
  return new Set([...photos, ...notes]);
}

/** Number of photos, and their bytes. */
export async function picturesSize(): Promise<{ readonly count: number; readonly bytes: number }> {
  let [count, bytes] = [0, 0];
  for (const id of await idsIn('pictures')) {
    count += 1;
    bytes += (await getPicture(id))?.bytes.byteLength ?? 0;
  }
  return { count, bytes };
}

const DAY_MS = 86_400_000;
/** Days until an unlisted photo is deleted: undo, another tab or a backup can list it again. */
const KEPT_DAYS = 30;

/** Time since which no project names a photo or note: undefined if one does; null if that is too long ago. */
export function unlistedSince(
  before: number | undefined,
  isListed: boolean,
  now: number,
): number | null | undefined {
  if (isListed) return undefined;
  // The clock was set back.
  if (before === undefined || before > now) return now;
  return now - before > KEPT_DAYS * DAY_MS ? null : before;
}

const UNLISTED = 'unlisted';
const ERASED = 'erased';

/** The next start deletes all photos and notes that no project names: until then the user can undo an erasing. */
export const forgetWithNextStart = (): Promise<void> =>
  useKeeping(
    'files',
    'readwrite',
    (files) => {
      files.put(true, ERASED);
      return written(files);
    },
    { durability: 'strict' },
  );

async function remove(ids: readonly string[]): Promise<void> {
  for (const store of ['pictures', 'notes'] as const) {
    await useKeeping(store, 'readwrite', (all) => {
      for (const id of ids) all.delete(id);
      return written(all);
    });
  }
}

/**
 * Deletes photos and notes that no project has named for long; after an erasing all of them at once. Without any project
 * it deletes nothing else: the storage may have been cleared.
 */
export async function sweepPictures(now: number): Promise<void> {
  const texts = keysOf(PROJECT_PREFIX).map((key) => readStored(key) ?? '');
  const isListed = (id: string): boolean => texts.some((text) => text.includes(`"${id}"`));
  if (await useKeeping('files', 'readonly', (files) => done<unknown>(files.get(ERASED)))) {
    await remove([...(await pictureIds())].filter((id) => !isListed(id)));
    await useKeeping('files', 'readwrite', (files) => done(files.delete(ERASED)));
    return;
  }
  if (texts.length === 0) return;
  const before =
    (await useKeeping('files', 'readonly', (files) =>
      done<ReadonlyMap<string, number> | undefined>(files.get(UNLISTED)),
    )) ?? new Map<string, number>();
  const gone: string[] = [];
  const unlisted = new Map<string, number>();
  for (const id of await pictureIds()) {
    const since = unlistedSince(before.get(id), isListed(id), now);
    if (since === null) gone.push(id);
    else if (since !== undefined) unlisted.set(id, since);
  }
  await remove(gone);
  await useKeeping('files', 'readwrite', (files) => {
    files.put(unlisted, UNLISTED);
    return written(files);
  });
}
