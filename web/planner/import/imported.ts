import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import { nameUnit, parseLength, type LengthUnit } from '../measure/units/parse-length.ts';
import { toMm, type Result } from '../measure/units/units.ts';
import type { NamedBands, NamedTape } from '../cutting/cell-words.ts';
import type { SaidSizes } from './finished-size.ts';
import type { NumberRole } from './reading/part.ts';
import { halfWidth } from '../measure/units/parse-number.ts';
import { means } from './reading/vocabulary.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

export interface ImportedMitre {
  readonly start: string;
  readonly end: string;
}

/** Trim on each side of a board. */
export interface ImportedTrims {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly bottom: string;
}

/** A part of another tool, as texts for the fields of a cut list. Sizes include their unit. */
export interface ImportedPart {
  readonly name: string;
  readonly length: string;
  /** Empty for a part that is only cut to length. */
  readonly width: string;
  readonly quantity: string;
  /** False if the part must not be rotated, because of its grain. */
  readonly turns: boolean;
  readonly material: string;
  /** Tapes on the edges, by name; omitted if there are none. */
  readonly bands?: NamedBands;
  /** Angle from square at each end in degrees, as typed; omitted if both ends are square. */
  readonly mitre?: ImportedMitre;
  /** Sizes in the file; omitted if finished sizes and sizes to cut cannot differ. */
  readonly sizes?: SaidSizes;
  /** Line in the text, from 1; omitted if the format has no lines. */
  readonly line?: number;
  /** Row as written; `marks` has the role of each number in it. */
  readonly text?: string;
  readonly marks?: readonly RoleMark[];
  /** Nominal section as written: `2x4`. */
  readonly section?: string;
  /** Thickness, mm. */
  readonly thickness?: number;
}

/** Role of a number of a row, and its place in the text. */
export interface RoleMark {
  readonly role: NumberRole;
  readonly start: number;
  readonly end: number;
}

/** A damaged area of a sheet: its size, and its distances from the left and bottom edges. */
export interface ImportedDefect {
  readonly left: string;
  readonly bottom: string;
  readonly length: string;
  readonly width: string;
}

/** A board or sheet of another tool. An empty quantity is unlimited. */
export interface ImportedStock {
  readonly length: string;
  readonly width: string;
  readonly quantity: string;
  readonly price: string;
  /** Omitted if there are none. */
  readonly defects?: readonly ImportedDefect[];
}

/** A row that was not read, or only in part, with the reason. */
export interface RejectedRow {
  /** Line number, from 1. */
  readonly line: number;
  readonly text: string;
  readonly reason: string;
  /** Omitted for a refused row that looks like a part. */
  readonly is?: 'heading' | 'note';
}

/** The user's choice for each group of similar rows: the index of a reading, or `none` if the rows are no parts. */
export type Answers = Readonly<Record<string, number | 'none'>>;

/** A row with several readings. The user chooses once for all rows of its group. */
export interface AskedRow {
  readonly line: number;
  readonly text: string;
  readonly group: string;
  readonly readings: readonly (readonly ImportedPart[])[];
}

/** An item to buy that is not cut. */
export interface HardwareRow {
  readonly line: number;
  readonly text: string;
  readonly quantity: number;
  readonly name: string;
}

export interface Imported {
  /** Kind that the list was read as: chosen by the user, or the one that fits. */
  readonly kind: 'linear' | 'sheet';
  /** Detected source, to show to the user: `CutList Optimizer`. */
  readonly format: string;
  readonly parts: readonly ImportedPart[];
  readonly stock: readonly ImportedStock[];
  readonly rejected: readonly RejectedRow[];
  /** Rows with a doubtful or ignored value, and a note on it. */
  readonly noted: readonly RejectedRow[];
  readonly asked: readonly AskedRow[];
  readonly hardware: readonly HardwareRow[];
  /** Tapes of rows that are edging, not parts. */
  readonly tapes: readonly NamedTape[];
  /** Name of the list. This and the fields below are empty if the file omits them. */
  readonly name: string;
  readonly kerf: string;
  readonly trim: string;
  /** Replaces `trim` if the sides differ. */
  readonly trims?: ImportedTrims;
  /** Width of the face that a mitre crosses. */
  readonly face: string;
}

export const NOTHING: Omit<Imported, 'format'> = {
  kind: 'sheet',
  parts: [],
  stock: [],
  rejected: [],
  noted: [],
  asked: [],
  hardware: [],
  tapes: [],
  name: '',
  kerf: '',
  trim: '',
  face: '',
};

/** Cells of a part before validation. */
export interface RawPart {
  readonly name?: string | undefined;
  /** Finished size; empty if the file has only the size to cut. */
  readonly length: string;
  readonly width?: string | undefined;
  /** Size to cut, without the tapes. */
  readonly cutLength?: string;
  readonly cutWidth?: string;
  readonly quantity?: string | undefined;
  readonly turns?: boolean;
  readonly material?: string;
  readonly bands?: NamedBands | undefined;
  readonly mitre?: ImportedMitre | undefined;
  readonly line?: number;
}

/** Longest name of a part or material, in characters. */
export const LONGEST_NAME = 80;
/** Longest text of a row in a message, in characters. */
export const LONGEST_SHOWN = 120;
const refuse = (reason: string): { readonly ok: false; readonly reason: string } => ({
  ok: false,
  reason,
});

/** A size with an explicit unit, so that it does not depend on the user's units. */
export function readImportedSize(text: string, unit: LengthUnit, locale: Locale): Result<string> {
  // OpenCutList marks rounded sizes with `~`.
  const plain = text.replace(/^~\s*/, '').trim();
  const read = parseLength(plain, unit, locale);
  if (!read.ok) return read;
  if (read.value === 0) return refuse(wordsIn(locale).zero);
  return { ok: true, value: nameUnit(plain, () => unit) };
}

interface ReadSize {
  /** Size with its unit; empty if the cell is empty. */
  readonly text: string;
  /** The same size, mm. */
  readonly size: number | undefined;
}

const UNSAID: ReadSize = { text: '', size: undefined };

function readSide(said: string | undefined, unit: LengthUnit, locale: Locale): Result<ReadSize> {
  const typed = (said ?? '').trim();
  if (typed === '') return { ok: true, value: UNSAID };
  const read = readImportedSize(typed, unit, locale);
  if (!read.ok) return read;
  const size = parseLength(read.value, unit, locale);
  return size.ok ? { ok: true, value: { text: read.value, size: toMm(size.value) } } : size;
}

/** Reads and validates one part; `unit` is the unit of numbers without one. */
export function readImportedPart(
  raw: RawPart,
  unit: LengthUnit,
  locale: Locale,
): Result<ImportedPart> {
  const read: ReadSize[] = [];
  for (const typed of [raw.length, raw.cutLength, raw.width, raw.cutWidth]) {
    const side = readSide(typed, unit, locale);
    if (!side.ok) return side;
    read.push(side.value);
  }
  const [length = UNSAID, cutLength = UNSAID, width = UNSAID, cutWidth = UNSAID] = read;
  const long = length.text || cutLength.text;
  if (long === '') return refuse(wordsIn(locale).noLength);
  const isOneSize = raw.bands === undefined && cutLength === UNSAID && cutWidth === UNSAID;
  const sizes: SaidSizes = {
    finished: { length: length.size, width: width.size },
    cut: { length: cutLength.size, width: cutWidth.size },
  };
  const said = (raw.quantity ?? '').trim() || '1';
  const quantity = readCount(said);
  if (quantity === undefined) return refuse(wordsIn(locale).noQuantity(said.slice(0, 20)));
  return {
    ok: true,
    value: {
      name: (raw.name ?? '').trim().slice(0, LONGEST_NAME),
      length: long,
      width: width.text || cutWidth.text,
      quantity,
      turns: raw.turns ?? true,
      material: (raw.material ?? '').trim().slice(0, LONGEST_NAME),
      ...(raw.bands === undefined ? {} : { bands: raw.bands }),
      ...(raw.mitre === undefined ? {} : { mitre: raw.mitre }),
      ...(isOneSize ? {} : { sizes }),
      ...(raw.line === undefined ? {} : { line: raw.line }),
    },
  };
}

/** Largest side of nominal timber, inches: 1 × 4, 2 × 6. */
export const LARGEST_NOMINAL = 12;

/** True if a name contains a size, such as `18 mm` in `18mm birch ply`; spaces do not count. */
const has = (name: string, size: string): boolean =>
  size !== '' &&
  ` ${name}`.toLowerCase().replace(/\s/g, '').includes(size.toLowerCase().replace(/\s/g, ''));

/** Name of a sheet material with its thickness, because each thickness is a material. */
export function sheetName(material: string, thickness: string): string {
  const name = material.trim();
  return (has(name, thickness) ? name : `${name} ${thickness}`).trim().slice(0, LONGEST_NAME);
}

/** Section of two sides: `38 × 89 mm` from `38 mm` and `89 mm`. */
function section(a: string, b: string): string {
  const [, figure, unit] = /^([\d.,]+) ?(mm|cm)$/.exec(a) ?? [];
  return figure !== undefined && b.endsWith(unit ?? '') ? `${figure} × ${b}` : `${a} × ${b}`;
}

/** Name of timber with its section, thickness first. */
export function timberName(material: string, thickness: string, width: string): string {
  const name = material.trim();
  const sides = thickness === '' || width === '' ? thickness || width : section(thickness, width);
  return (has(name, sides) ? name : `${name} ${sides}`).trim().slice(0, LONGEST_NAME);
}

/** True for the multiplication sign and its common substitutes. */
const isTimes = (word: string): boolean => /^[x×х*✕]$/i.test(word);

/** A larger number is probably a size in the wrong column. */
const MOST_PIECES = 10_000;

/**
 * Number of pieces in a cell, as digits: `2`, `2 pcs`, `2x`, `(2)`, `2.0`, `2,0`. Undefined if the cell is empty or has
 * no valid number.
 */
export function readCount(cell: string): string | undefined {
  const text = halfWidth(cell).trim().slice(0, 40);
  const [, before = '', number = '', behind = ''] =
    /^[(]?([\p{L}×*]*)[.:=]?\s*(\d{1,6})(?:[.,]0{1,6})?\s*([\p{L}×*']*)\.?[)]?$/u.exec(text) ?? [];
  const isKnown =
    (before === '' || isTimes(before) || means(before, 'countBefore')) &&
    (behind === '' || isTimes(behind) || means(behind, 'countBehind'));
  const count = Number(number);
  return number !== '' && isKnown && count >= 1 && count <= MOST_PIECES ? String(count) : undefined;
}
