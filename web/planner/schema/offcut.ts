import { blank, key, list, moment, object, oneOf, optional, text, type Kept } from './schema.ts';

/** Maximum number of damaged places of one sheet, entered or imported. */
export const MOST_DEFECTS = 20;

export const CUT_KINDS = ['linear', 'sheet'] as const;
export type CutKind = (typeof CUT_KINDS)[number];

/** Damaged rectangle of a sheet, as typed, measured from the left and lower edges. No part may overlap it. */
const readDefect = object({ id: key, left: text, bottom: text, length: text, width: text });
export type SheetDefect = Kept<typeof readDefect>;

const readAllDefects = list(readDefect, MOST_DEFECTS);

/** Defects of a sheet; undefined if it has none. */
export function readDefects(value: unknown): readonly SheetDefect[] | undefined {
  const all = readAllDefects(value);
  return all.length === 0 ? undefined : all;
}

export const newDefect = (id: string): SheetDefect => {
  return { id, left: '', bottom: '', length: '', width: '' };
};

/** The sheet with these defects; without the field if there are none. */
export function withDefects<Sheet extends { readonly defects?: readonly SheetDefect[] }>(
  sheet: Sheet,
  defects: readonly SheetDefect[],
): Sheet | Omit<Sheet, 'defects'> {
  const { defects: _before, ...whole } = sheet;
  return defects.length === 0 ? whole : { ...sheet, defects };
}

/** An own offcut, in the rack of this device, as typed or as a plan left it. */
export const readOffcut = object({
  id: key,
  kind: oneOf(...CUT_KINDS),
  /** Name of the material: the offcut serves every list and project that cuts it. */
  material: text,
  /** Id of the material in a project, whose names depend on the language; else empty. */
  product: text,
  length: text,
  /** Only of sheets. */
  width: text,
  /** Number of offcuts of this size; empty is one. */
  amount: text,
  defects: optional(readDefects),
  /** Origin: a cut list or a material of a project; empty if typed. */
  from: text,
  /** Time when it was stored, ms since 1970. */
  kept: moment,
});
export type Offcut = Kept<typeof readOffcut>;

const BLANK = blank(readOffcut);

export const newOffcut = (id: string, kind: CutKind, material: string, product = ''): Offcut => {
  return { ...BLANK, id, kind, material, product };
};

/** Text of a side that a plan left, with all its digits, so that it reads back the same. */
export const sideText = (millimetres: number): string =>
  millimetres === 0 ? '' : `${Number(millimetres.toFixed(4))} mm`;
