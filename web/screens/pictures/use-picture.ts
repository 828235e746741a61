import { useEffect, useState } from 'react';
import { getNote, getPicture, putNote } from '../../documents/backup/pictures.ts';
import { createStore, useStore } from '../../platform/store.ts';
import type { PictureEntry } from '../../planner/schema/project.ts';

/** Object URL of a photo: undefined while it loads, null if it is not on this device. */
export function usePhoto({ id, kind }: PictureEntry): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    if (kind === 'note') return undefined;
    let url: string | undefined;
    let isLeft = false;
    const load = async (): Promise<void> => {
      const found = await getPicture(id).catch(() => undefined);
      if (isLeft) return;
      if (found !== undefined) url = URL.createObjectURL(new Blob([found.bytes], found));
      setAddress(url ?? null);
    };
    void load();
    return () => {
      isLeft = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [id, kind]);
  return address;
}

/** Notes by id as typed, because two components show the note of a photo. */
export const notes = createStore<ReadonlyMap<string, string>>(new Map());
const setNote = (id: string, note: string): void => notes.set(new Map(notes.get()).set(id, note));

/** Notes that could not be stored. */
const refused = new Set<string>();

/** Number of edits of each note in this tab. */
const typed = new Map<string, number>();

/** Loads a note again, because another tab or a backup may have changed it. Newer or unsaved input stays. */
export async function loadNote(id: string): Promise<void> {
  const before = typed.get(id);
  const found = await getNote(id).catch(() => undefined);
  if (found !== undefined && typed.get(id) === before && !refused.has(id)) setNote(id, found);
}

/** Note of an entry; undefined until it has loaded. */
export function useNote({ id }: PictureEntry): string | undefined {
  useEffect(() => void loadNote(id), [id]);
  return useStore(notes, (all) => all.get(id));
}

/** Stores a note as typed; false if there is no room. */
export async function changeNote(id: string, note: string): Promise<boolean> {
  typed.set(id, (typed.get(id) ?? 0) + 1);
  setNote(id, note);
  try {
    await putNote(id, note);
    refused.delete(id);
    return true;
  } catch {
    refused.add(id);
    return false;
  }
}
