import { useEffect, useState } from 'react';
import { getNote, getPicture, putNote } from '../../projects/keeping/pictures.ts';
import type { PictureEntry } from '../../projects/schema/picture.ts';

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

/** What is noted of it, and a way to change that; kept as it is typed. */
export function useNote({ id }: PictureEntry): readonly [string, (note: string) => void, boolean] {
  const [note, setNote] = useState('');
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    // What is typed by then stays.
    const show = (found: string): void => setNote((typed) => typed || found);
    getNote(id).then(show, () => undefined);
  }, [id]);
  const change = (text: string): void => {
    setNote(text);
    putNote(id, text).then(
      () => setRefused(false),
      () => setRefused(true),
    );
  };
  return [note, change, isRefused];
}
