import { object, optional, text, type Kept } from '../../planner/schema/schema.ts';
import type { StoredPicture } from './pictures.ts';

/** Longest photo that a backup may hold; this app makes none half as large. */
const MOST_SIGNS = 8_000_000;

/** Formats that cannot run code. */
const DATA = /^data:(image\/(?:jpeg|png|webp));base64,/;

const readData = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MOST_SIGNS && DATA.test(value) ? value : undefined;

/** A photo or note as a backup holds it. */
export const readPictureText = object({
  note: text,
  /** The photo as a data address; left out of a note. */
  data: optional(readData),
});
export type PictureText = Kept<typeof readPictureText>;

/** The photo of a backup; undefined if there is none or its text is damaged. */
export function pictureFromText({ data }: PictureText): StoredPicture | undefined {
  const [head = '', type = ''] = DATA.exec(data ?? '') ?? [];
  if (data === undefined || head === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(data.slice(head.length)), (sign) => sign.charCodeAt(0));
    return { bytes: bytes.buffer, type };
  } catch {
    return undefined;
  }
}

/** Bytes per call: divisible by three, so that base64 needs no padding, and few enough arguments for any browser. */
const AT_ONCE = 0x6000;

/** A photo as a data address. */
export function dataOf({ bytes, type }: StoredPicture): string {
  const all = new Uint8Array(bytes);
  let data = `data:${type};base64,`;
  for (let at = 0; at < all.length; at += AT_ONCE) {
    data += btoa(String.fromCharCode(...all.subarray(at, at + AT_ONCE)));
  }
  return data;
}
