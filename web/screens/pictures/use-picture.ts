import { useEffect, useState } from 'react';
import { getNote, getPicture, putNote } from '../../documents/backup/pictures.ts';
import { createStore, useStore } from '../../platform/store.ts';
import type { PictureEntry } from '../../planner/schema/project.ts';

/** The address of a photo on this phone: undefined until it is known, null where it is not here. */
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

/** Notes as they are typed, by id: what is noted of a photo stands in two places. */
export const notes = createStore<ReadonlyMap<string, string>>(new Map());
const setNote = (id: string, note: string): void => notes.set(new Map(notes.get()).set(id, note));

/** Those that are only on this page: there was no room. */
const refused = new Set<string>();

/** How often each was typed in here. */
const typed = new Map<string, number>();

/** Reads a note afresh: another tab or a backup may have changed it. What is typed by then stays, and what had no room. */
export async function loadNote(id: string): Promise<void> {
  const before = typed.get(id);
  const found = await getNote(id).catch(() => undefined);
  if (found !== undefined && typed.get(id) === before && !refused.has(id)) setNote(id, found);
}

/** What is noted of it; undefined until that is known. */
export function useNote({ id }: PictureEntry): string | undefined {
  useEffect(() => void loadNote(id), [id]);
  return useStore(notes, (all) => all.get(id));
}

/** Keeps a note as it is typed; false where there is no room for it. */
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
