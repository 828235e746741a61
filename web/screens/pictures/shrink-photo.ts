import { words as photoWords } from '../../language/page/photo.ts';
import type { Result } from '../../planner/measure/units/units.ts';
import type { StoredPicture } from '../../documents/backup/pictures.ts';
import { openPhoto } from '../photo/open-photo.ts';

const { refused: words } = photoWords;

/** Keeps chalk marks on a wall readable, and fits hundreds of photos on a phone. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/** A photo for storage: upright, small, and without the camera's metadata. */
export async function shrinkPhoto(file: File): Promise<Result<StoredPicture>> {
  const opened = await openPhoto(file);
  if (!opened.ok) return opened;
  const { canvas, width, height } = opened.value;
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const small = document.createElement('canvas');
  small.width = Math.round(width * shrink);
  small.height = Math.round(height * shrink);
  const context = small.getContext('2d');
  if (context !== null) context.imageSmoothingQuality = 'high';
  context?.drawImage(canvas, 0, 0, small.width, small.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    small.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  // Phones with little memory may fail to encode it.
  if (blob === null) return { ok: false, reason: words.damaged(file.name) };
  return { ok: true, value: { bytes: await blob.arrayBuffer(), type: 'image/jpeg' } };
}
