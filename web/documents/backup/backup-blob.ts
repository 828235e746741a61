import { writeBundle, type Bundle } from '../sharing/bundle.ts';
import { dataOf, type PictureText } from './picture-text.ts';
import { getNote, getPicture } from './pictures.ts';

/** A backup as a file's content. */
export interface BackupBlob {
  readonly blob: Blob;
  /** True if it has all photos and notes of this phone. */
  readonly isWhole: boolean;
}

/** A photo or note as text; undefined if this phone has neither. */
async function textOf(id: string): Promise<PictureText | undefined> {
  const [picture, note] = [await getPicture(id), await getNote(id)];
  if (picture === undefined && note === '') return undefined;
  return { note, ...(picture === undefined ? {} : { data: dataOf(picture) }) };
}

/**
 * A backup as a file's content, with the photos and notes that its projects name. They are at the end, one after
 * the other: memory holds one of them as text, and a truncated file has everything else.
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
      // The projects are more important.
      isWhole = false;
    }
    if (picture === undefined) continue;
    parts.push(new Blob([before, JSON.stringify(id), ':', JSON.stringify(picture)]));
    before = ',';
  }
  parts.push(before === ',' ? '}}' : '}');
  return { blob: new Blob(parts, { type: 'application/json' }), isWhole };
}
