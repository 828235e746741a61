import { MOST_DEFECTS } from '../cutting/most-defects.ts';
import { key, list, object, text, type Kept } from './schema.ts';

/** A damaged place of a sheet that no part may lie on, as typed: a rectangle from its left edge and its lower one. */
const readDefect = object({ id: key, left: text, bottom: text, length: text, width: text });
export type SheetDefect = Kept<typeof readDefect>;

const readAll = list(readDefect, MOST_DEFECTS);

/** The damaged places of a sheet; undefined of one without. */
export function readDefects(value: unknown): readonly SheetDefect[] | undefined {
  const all = readAll(value);
  return all.length === 0 ? undefined : all;
}

export const newDefect = (id: string): SheetDefect => {
  return { id, left: '', bottom: '', length: '', width: '' };
};

/** A sheet with these damaged places, of none without the field. */
export function withDefects<Sheet extends { readonly defects?: readonly SheetDefect[] }>(
  sheet: Sheet,
  defects: readonly SheetDefect[],
): Sheet | Omit<Sheet, 'defects'> {
  const { defects: _before, ...whole } = sheet;
  return defects.length === 0 ? whole : { ...sheet, defects };
}
