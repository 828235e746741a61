import type { LinearRequest, SheetRequest } from '../../cutting/contract.ts';
import { usualSaw } from '../../jobs/kit/steps/workshop.ts';
import type { Locale } from '../../../language/locale.ts';
import { mm, toMm, type Length } from '../../measure/units/units.ts';
import type { CutKind, CutList } from '../../schema/cut-list.ts';
import type { DemandReader } from './demand-reader.ts';

/** The usual blade, and what is trimmed off boards or sheets. */
export const usualSawOf = (kind: CutKind, locale: Locale): { kerf: Length; trim: Length } => {
  const { kerf, sheetTrim, boardTrim } = usualSaw(locale);
  return { kerf, trim: kind === 'sheet' ? sheetTrim : boardTrim };
};

export const TRIM_SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type TrimSide = (typeof TRIM_SIDES)[number];

/** Trim, mm: one for every side, or one for each. */
export type Trim = number | Readonly<Record<TrimSide, number>>;

/** Trim of each side. */
export const trimOf = (trim: Trim): Readonly<Record<TrimSide, number>> =>
  typeof trim === 'number' ? { left: trim, right: trim, top: trim, bottom: trim } : trim;

const off = (trim: Trim, side: TrimSide): number => (typeof trim === 'number' ? trim : trim[side]);

/** The trims of a board or a sheet as the engine takes them. */
export function inTheEngine(
  trim: Trim,
  kind: 'sheet' | 'linear',
): NonNullable<LinearRequest['trim'] & SheetRequest['trim']> {
  if (typeof trim === 'number') return trim;
  return kind === 'sheet' ? trim : { start: trim.left, end: trim.right };
}

interface Board {
  readonly length: number;
  readonly width: number;
}

/** True if the trims leave something of at least one board. */
const leaves = (boards: readonly Board[], trim: Trim, kind: CutKind): boolean =>
  boards.some(
    ({ length, width }) =>
      off(trim, 'left') + off(trim, 'right') < length &&
      (kind === 'linear' || off(trim, 'top') + off(trim, 'bottom') < width),
  );

/** Trim as typed, for each side if the user entered one. */
function readTrim(reader: DemandReader, { kind, trim, trims }: CutList, usual: Length): Trim {
  if (trims === undefined) return reader.saw('trim', trim, usual);
  const side = (name: TrimSide): number =>
    kind === 'linear' && (name === 'top' || name === 'bottom')
      ? 0
      : reader.saw(`trims.${name}`, trims[name], usual);
  return { left: side('left'), right: side('right'), top: side('top'), bottom: side('bottom') };
}

/** The saw as typed; the usual saw if it would leave nothing of any board. */
export function sawOf(
  reader: DemandReader,
  list: CutList,
  shelf: readonly Board[],
): { readonly kerf: number; readonly trim: Trim } {
  const usual = usualSawOf(list.kind, reader.locale);
  let kerf = reader.saw('kerf', list.kerf, usual.kerf);
  let trim = readTrim(reader, list, usual.trim);
  const longest = Math.max(0, ...shelf.map(({ length, width }) => Math.max(length, width)));
  if (shelf.length > 0 && kerf >= longest) {
    reader.problems.set('kerf', reader.words.wholeBoard[list.kind]);
    kerf = toMm(usual.kerf);
  }
  if (shelf.length > 0 && !leaves(shelf, trim, list.kind)) {
    const field = list.trims === undefined ? 'trim' : 'trims.left';
    reader.problems.set(field, reader.words.nothingLeft[list.kind]);
    trim = toMm(mm(0));
  }
  return { kerf, trim };
}
