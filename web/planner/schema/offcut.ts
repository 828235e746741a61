import { blank, key, moment, object, oneOf, optional, text, type Kept } from './schema.ts';
import { readDefects } from './sheet-defects.ts';

/** What is cut: lengths or sheets. */
export const CUT_KINDS = ['linear', 'sheet'] as const;
export type CutKind = (typeof CUT_KINDS)[number];

/** An offcut of one's own, in the rack of this device; its size as typed, or as a plan left it. */
export const readOffcut = object({
  id: key,
  kind: oneOf(...CUT_KINDS),
  /** The material's name: it serves every list and project that cuts the same. */
  material: text,
  /** Its id where a project cuts it, whose names change with the language; else empty. */
  product: text,
  length: text,
  /** Of sheets. */
  width: text,
  /** How many of this size; empty is one. */
  amount: text,
  defects: optional(readDefects),
  /** The cut list or the project's material that it comes from; empty when it was typed in. */
  from: text,
  /** When it was kept, in milliseconds since 1970. */
  kept: moment,
});
export type Offcut = Kept<typeof readOffcut>;

const BLANK = blank(readOffcut);

/** An offcut that nothing is said of yet. */
export const newOffcut = (id: string, kind: CutKind, material: string, product = ''): Offcut => {
  return { ...BLANK, id, kind, material, product };
};

/** A side that a plan left, in full: it must read back as it was. */
export const sideText = (millimetres: number): string =>
  millimetres === 0 ? '' : `${Number(millimetres.toFixed(4))} mm`;
