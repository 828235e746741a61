import type { Rectangle } from '../cutting/contract.ts';
import { en } from '../../language/en/shopping.ts';
import type { Locale } from '../../language/locale.ts';
import { parseLength } from '../measure/units/parse-length.ts';
import { readSide, type BareNumber } from '../measure/units/read-size.ts';
import { formatLength, length, mm, toMm, type Length } from '../measure/units/units.ts';

/** A damaged place as typed; an empty distance is none. */
export interface TypedDefect {
  readonly id: string;
  readonly left: string;
  readonly bottom: string;
  readonly length: string;
  readonly width: string;
}

export type DefectField = Exclude<keyof TypedDefect, 'id'>;
/** Unit of its sizes without one: a knot may be 6 mm wide. */
export const defectUnit = (locale: Locale): BareNumber =>
  locale.units === 'imperial' ? () => 'in' : () => 'mm';

export const DEFECT_FIELDS: readonly DefectField[] = ['left', 'bottom', 'length', 'width'];

interface Fault<At> {
  readonly ok: false;
  readonly at: At;
  readonly reason: string;
}

interface SheetSize {
  readonly length: Length;
  readonly width: Length;
}

/**
 * The defect in millimetres from the sheet's upper left corner, as the engine counts; undefined if all fields are
 * empty.
 */
export function readDefect(
  defect: TypedDefect,
  sheet: SheetSize,
  locale: Locale,
): { readonly ok: true; readonly value: Rectangle | undefined } | Fault<DefectField> {
  const words = locale.words('shopping', en);
  if (DEFECT_FIELDS.every((field) => defect[field].trim() === '')) {
    return { ok: true, value: undefined };
  }
  const sizes: Record<DefectField, Length> = {
    left: mm(0),
    bottom: mm(0),
    length: mm(0),
    width: mm(0),
  };
  for (const at of DEFECT_FIELDS) {
    const isSide = at === 'length' || at === 'width';
    if (defect[at].trim() === '') {
      if (!isSide) continue;
      return { ok: false, at, reason: at === 'length' ? words.noLength : words.noWidth };
    }
    const read = (isSide ? readSide : parseLength)(defect[at], defectUnit(locale), locale);
    if (!read.ok) return { ...read, at };
    sizes[at] = read.value;
  }
  const ends = { length: sizes.left + sizes.length, width: sizes.bottom + sizes.width };
  for (const side of ['length', 'width'] as const) {
    if (ends[side] <= sheet[side]) continue;
    const [end, all] = [length(ends[side]), sheet[side]].map((one) => formatLength(one, locale));
    const reason = words.defectOff[side](end ?? '', all ?? '');
    return { ok: false, at: side === 'length' ? 'left' : 'bottom', reason };
  }
  const value = {
    x: toMm(sizes.left),
    y: toMm(length(sheet.width - ends.width)),
    length: toMm(sizes.length),
    width: toMm(sizes.width),
  };
  return { ok: true, value };
}

/** The damaged places of a sheet, or the field of one that is wrong, `defects.<id>.left`, and why. */
export function readTypedDefects(
  defects: readonly TypedDefect[],
  sheet: SheetSize,
  locale: Locale,
): { readonly ok: true; readonly value: readonly Rectangle[] } | Fault<`defects.${string}`> {
  const value: Rectangle[] = [];
  for (const defect of defects) {
    const read = readDefect(defect, sheet, locale);
    if (!read.ok) return { ...read, at: `defects.${defect.id}.${read.at}` };
    if (read.value !== undefined) value.push(read.value);
  }
  return { ok: true, value };
}
