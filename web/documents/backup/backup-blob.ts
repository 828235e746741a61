import { writeBundle, type Bundle } from '../sharing/bundle.ts';
import { dataOf, type PictureText } from './picture-text.ts';
import { getNote, getPicture } from './pictures.ts';

/** A backup as a file's content. */
export interface BackupBlob {
  readonly blob: Blob;
  /** Whether all photos and notes that are on this phone are in it. */
  readonly isWhole: boolean;
}

/** A photo or note as text; undefined where neither is on this phone. */
async function textOf(id: string): Promise<PictureText | undefined> {
  const [picture, note] = [await getPicture(id), await getNote(id)];
  if (picture === undefined && note === '') return undefined;
  return { note, ...(picture === undefined ? {} : { data: dataOf(picture) }) };
}

/**
 * A backup as a file's content, with the photos and notes that its projects name. These stand last, one after the other:
 * no more than one is held as text, and a file that was cut off has all else.
 */
export async function backupBlob(bundle: Bundle): Promise<BackupBlob> {
  const parts: BlobPart[] = [writeBundle(bundle).slice(0, -1)];
  const ids = new Set(bundle.projects.flatMap(({ pictures }) => pictures.map(({ id }) => id)));
  let before = ',"pictures":{';
  let isWhole = true;
  for (const id of ids) {
    let picture: PictureText | undefined;
    try {
      picture = await textOf(id);
    } catch {
      // Projects are saved all the same.
      isWhole = false;
    }
    if (picture === undefined) continue;
    parts.push(new Blob([before, JSON.stringify(id), ':', JSON.stringify(picture)]));
    before = ',';
  }
  parts.push(before === ',' ? '}}' : '}');
  return { blob: new Blob(parts, { type: 'application/json' }), isWhole };
}
