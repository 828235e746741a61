import { entryOf } from '../../measure/entry-of.ts';
import type { Bundle } from '../sharing/bundle.ts';
import { pictureOf } from './picture-text.ts';
import { pictureIds, putNote, putPicture } from './pictures.ts';

/** The ids of a bundle's photos and notes that this phone has not; all of them where it cannot be asked. */
export async function newPictures({ pictures }: Bundle): Promise<readonly string[]> {
  const ids = Object.keys(pictures);
  if (ids.length === 0) return [];
  const here = await pictureIds().catch(() => new Set<string>());
  return ids.filter((id) => !here.has(id));
}

/** Keeps those photos and notes of a bundle that this phone has not; false where there was no room for all. */
export async function restorePictures(bundle: Bundle): Promise<boolean> {
  try {
    for (const id of await newPictures(bundle)) {
      const text = entryOf(bundle.pictures, id);
      const picture = text === undefined ? undefined : pictureOf(text);
      if (picture !== undefined) await putPicture(id, picture);
      if (text !== undefined && text.note !== '') await putNote(id, text.note);
    }
    return true;
  } catch {
    return false;
  }
}
