import { words as photoWords } from '../../language/page/photo.ts';
import type { Result } from '../../planner/measure/units/units.ts';

const { refused: words } = photoWords;

/** A photo in memory: upright, and small enough for any phone. */
export interface Photo {
  readonly canvas: HTMLCanvasElement;
  /** Size in px of the canvas. */
  readonly width: number;
  readonly height: number;
}

const MOST_BYTES = 100_000_000;
/** Largest image to decode, at 4 bytes per pixel. */
const MOST_PIXELS = 150_000_000;
/** Largest number of pixels in memory, about 5 mm per pixel for a plan of a house. */
const HELD_PIXELS = 4_000_000;
/** Smallest side of an image that can show a plan, px. */
const LEAST_ACROSS = 64;

const refuse = (reason: string): Result<Photo> => ({ ok: false, reason });

/** File type by its first bytes, for types that need their own message. */
async function kindOf(file: File): Promise<'pdf' | 'heic' | undefined> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 16).arrayBuffer());
  if (head.startsWith('%PDF')) return 'pdf';
  return /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(head) ? 'heic' : undefined;
}

const whenLoaded = (image: HTMLImageElement): Promise<boolean> =>
  new Promise((resolve) => {
    image.addEventListener('load', () => resolve(true), { once: true });
    image.addEventListener('error', () => resolve(false), { once: true });
  });

/** Draws an image at the size for memory. */
function drawn(image: CanvasImageSource, wide: number, high: number): Photo | undefined {
  const shrink = Math.min(1, Math.sqrt(HELD_PIXELS / (wide * high)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * shrink));
  canvas.height = Math.max(1, Math.round(high * shrink));
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // Transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, width: canvas.width, height: canvas.height };
}

/**
 * An `img` knows the size before decoding but accepts truncated files; an image bitmap rejects
 * them. Both apply the camera's rotation. SVG cannot become a bitmap.
 */
async function unpacked(image: HTMLImageElement, file: File): Promise<Result<Photo>> {
  const { name, type } = file;
  const isLoaded = whenLoaded(image);
  image.src = URL.createObjectURL(file);
  if (!(await isLoaded)) return refuse(words.damaged(name));
  const { naturalWidth: wide, naturalHeight: high } = image;
  if (wide * high > MOST_PIXELS) {
    return refuse(words.tooMany(name, Math.round((wide * high) / 1e6)));
  }
  if (Math.min(wide, high) < LEAST_ACROSS) return refuse(words.tooSmall(name));
  const bitmap = type === 'image/svg+xml' ? undefined : await createImageBitmap(file);
  const photo = drawn(bitmap ?? image, wide, high);
  bitmap?.close();
  return photo === undefined ? refuse(words.damaged(name)) : { ok: true, value: photo };
}

/** Photo from a user's file, or a sentence with the reason. It never leaves the device. */
export async function openPhoto(file: File): Promise<Result<Photo>> {
  const { name, size } = file;
  const image = new Image();
  let kind: Awaited<ReturnType<typeof kindOf>>;
  try {
    kind = await kindOf(file);
    if (kind === 'pdf') return refuse(words.pdf(name));
    if (size > MOST_BYTES) return refuse(words.tooLarge(name, Math.round(size / 1e6)));
    const result = await unpacked(image, file);
    return !result.ok && kind === 'heic' ? refuse(words.heic(name)) : result;
  } catch {
    return refuse(kind === 'heic' ? words.heic(name) : words.damaged(name));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
