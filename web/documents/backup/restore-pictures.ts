import type { Bundle } from '../sharing/bundle.ts';
import { pictureFromText, type PictureText } from './picture-text.ts';
import { idsKept, putNote, putPicture } from './pictures.ts';

const NONE: ReadonlySet<string> = new Set();

/** A bundle's photos and notes that this phone lacks: the photo, the note or both; all if the database does not answer. */
async function missingHere({
  pictures,
}: Bundle): Promise<readonly (readonly [string, PictureText])[]> {
  const all = Object.entries(pictures);
  if (all.length === 0) return [];
  const here = await idsKept().catch(() => ({ photos: NONE, notes: NONE }));
  return all.flatMap(([id, { note, data }]): [string, PictureText][] => {
    const photo = here.photos.has(id) ? undefined : data;
    const text = here.notes.has(id) ? '' : note;
    if (photo === undefined && text === '') return [];
    return [[id, { note: text, ...(photo === undefined ? {} : { data: photo }) }]];
  });
}

/** The ids of a bundle's photos and notes that this phone lacks, completely or in part. */
export const newPictures = async (bundle: Bundle): Promise<readonly string[]> =>
  (await missingHere(bundle)).map(([id]) => id);

/** Stores a bundle's photos and notes that this phone lacks; false if there was no room for all. */
export async function restorePictures(bundle: Bundle): Promise<boolean> {
  try {
    for (const [id, text] of await missingHere(bundle)) {
      const picture = pictureFromText(text);
      if (picture !== undefined) await putPicture(id, picture);
      if (text.note !== '') await putNote(id, text.note);
    }
    return true;
  } catch {
    return false;
  }
}
