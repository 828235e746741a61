import { newId } from '../../platform/new-id.ts';
import { addPicture } from '../../documents/edits/edit.ts';
import { putNote, putPicture } from '../../documents/backup/pictures.ts';
import { changeProject } from '../../documents/store/project-store.ts';
import { words } from '../../language/page/pictures.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/**
 * Adds a photo to a place or to the project; returns a sentence if it failed. Stores the bytes
 * before the reference.
 */
export async function addPhoto(
  project: string,
  place: string,
  file: File,
): Promise<string | undefined> {
  const photo = await shrinkPhoto(file);
  if (!photo.ok) return photo.reason;
  const id = newId();
  try {
    await putPicture(id, photo.value);
  } catch {
    return words.noRoom;
  }
  changeProject(project, addPicture({ id, place, kind: 'photo', at: Date.now() }));
  return undefined;
}

/** Adds a note; its text is typed later. */
export async function addNote(project: string, place: string): Promise<string | undefined> {
  const id = newId();
  try {
    await putNote(id, '');
  } catch {
    return words.noRoom;
  }
  changeProject(project, addPicture({ id, place, kind: 'note', at: Date.now() }));
  return undefined;
}
