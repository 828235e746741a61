import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import { nameUnit, parseLength, type LengthUnit } from '../measure/units/parse-length.ts';
import { toMm, type Result } from '../measure/units/units.ts';
import type { NamedBands, NamedTape } from '../cutting/edge-names.ts';
import type { SaidSizes } from './finished-size.ts';
import { readCount } from './read-count.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

export interface ImportedMitre {
  readonly start: string;
  readonly end: string;
}

/** What is trimmed off each side of a board. */
export interface ImportedTrims {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly bottom: string;
}

/** A part as another tool wrote it: texts that the fields of a cut list take, sizes with their unit. */
export interface ImportedPart {
  readonly name: string;
  readonly length: string;
  /** Empty for what is cut to length only. */
  readonly width: string;
  readonly quantity: string;
  /** False where the grain must keep its direction. */
  readonly turns: boolean;
  readonly material: string;
  /** The tapes on its edges by what they are called; left out where there are none. */
  readonly bands?: NamedBands;
  /** Degrees off square at either end, as typed; left out where both are square. */
  readonly mitre?: ImportedMitre;
  /** Where sizes to cut and finished ones may differ: which of them the file says. */
  readonly sizes?: SaidSizes;
  /** Where it stands in the text, counted from 1; left out where that has no lines. */
  readonly line?: number;
  /** Its row as written, and the role of each number in it. */
  readonly text?: string;
  readonly marks?: readonly RoleMark[];
  /** Nominal section as written: `2x4`. */
  readonly section?: string;
  /** Millimetres. */
  readonly thickness?: number;
}

/** Role of a number of a row, and its place in the text. */
export interface RoleMark {
  readonly role:
    | 'count'
    | 'length'
    | 'width'
    | 'thickness'
    | 'section'
    | 'price'
    | 'angle'
    | 'name'
    | 'note'
    | 'spare';
  readonly start: number;
  readonly end: number;
}

/** A damaged place of a sheet: how far from its left and its lower edge, and how large. */
export interface ImportedDefect {
  readonly left: string;
  readonly bottom: string;
  readonly length: string;
  readonly width: string;
}

/** A board or sheet as another tool wrote it; an empty quantity is as many as needed. */
export interface ImportedStock {
  readonly length: string;
  readonly width: string;
  readonly quantity: string;
  readonly price: string;
  /** Left out where there are none. */
  readonly defects?: readonly ImportedDefect[];
}

/** A row that was not understood, or not wholly, and why. */
export interface RejectedRow {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly text: string;
  readonly reason: string;
  /** Left out for a row that looks like a part and is refused. */
  readonly is?: 'heading' | 'note';
}

/** The user's choices by group of similar rows: the number of a reading, or that the row is no part. */
export type Answers = Readonly<Record<string, number | 'none'>>;

/** A row with several readings: the user chooses, once for all rows of its group. */
export interface AskedRow {
  readonly line: number;
  readonly text: string;
  readonly group: string;
  readonly readings: readonly (readonly ImportedPart[])[];
}

/** Something to buy that is not cut. */
export interface HardwareRow {
  readonly line: number;
  readonly text: string;
  readonly quantity: number;
  readonly name: string;
}

export interface Imported {
  /** Whose file it looked like, for people: `CutList Optimizer`. */
  readonly format: string;
  readonly parts: readonly ImportedPart[];
  readonly stock: readonly ImportedStock[];
  readonly rejected: readonly RejectedRow[];
  /** Rows of which something is taken otherwise than they may mean it, and how. */
  readonly noted: readonly RejectedRow[];
  readonly asked: readonly AskedRow[];
  readonly hardware: readonly HardwareRow[];
  /** Of rows that are tapes for edges, not parts. */
  readonly tapes: readonly NamedTape[];
  /** What the file says besides; empty where it does not. */
  readonly name: string;
  readonly kerf: string;
  readonly trim: string;
  /** In place of `trim` where the sides differ. */
  readonly trims?: ImportedTrims;
  /** Width of the face that mitres run across. */
  readonly face: string;
}

export const NOTHING: Omit<Imported, 'format'> = {
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

/** What a row says before it is held against what a part can be. */
export interface RawPart {
  readonly name?: string | undefined;
  /** Finished sizes; empty where only those to cut are said. */
  readonly length: string;
  readonly width?: string | undefined;
  /** Sizes to cut, the tapes off. */
  readonly cutLength?: string;
  readonly cutWidth?: string;
  readonly quantity?: string | undefined;
  readonly turns?: boolean;
  readonly material?: string;
  readonly bands?: NamedBands | undefined;
  readonly mitre?: ImportedMitre | undefined;
  readonly line?: number;
}

/** Letters of a name of a part or of a material. */
export const LONGEST_NAME = 80;
/** Letters of a row that is shown in a message. */
export const LONGEST_SHOWN = 120;
const refuse = (reason: string): { readonly ok: false; readonly reason: string } => ({
  ok: false,
  reason,
});

/** A size with its unit written out, so that it means the same whatever units the person has. */
export function readImportedSize(text: string, unit: LengthUnit, locale: Locale): Result<string> {
  // OpenCutList marks rounded sizes so.
  const plain = text.replace(/^~\s*/, '').trim();
  const read = parseLength(plain, unit, locale);
  if (!read.ok) return read;
  if (read.value === 0) return refuse(wordsIn(locale).zero);
  return { ok: true, value: nameUnit(plain, () => unit) };
}

interface ReadSize {
  /** With its unit; empty where nothing is said. */
  readonly text: string;
  /** Millimetres. */
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

interface BothSizes {
  readonly text: string;
  /** Millimetres. */
  readonly finished: number | undefined;
  readonly cut: number | undefined;
}

/** A size and the one to cut, the first of them that is said in words. */
function readBoth(
  finished: string | undefined,
  cut: string | undefined,
  unit: LengthUnit,
  locale: Locale,
): Result<BothSizes> {
  const whole = readSide(finished, unit, locale);
  if (!whole.ok) return whole;
  const sawn = readSide(cut, unit, locale);
  if (!sawn.ok) return sawn;
  const text = whole.value.text || sawn.value.text;
  return { ok: true, value: { text, finished: whole.value.size, cut: sawn.value.size } };
}

/** Reads one part; `unit` is what a number without a unit is in. */
export function readImportedPart(
  raw: RawPart,
  unit: LengthUnit,
  locale: Locale,
): Result<ImportedPart> {
  const length = readBoth(raw.length, raw.cutLength, unit, locale);
  if (!length.ok) return length;
  if (length.value.text === '') return refuse(wordsIn(locale).noLength);
  const width = readBoth(raw.width, raw.cutWidth, unit, locale);
  if (!width.ok) return width;
  const [long, wide] = [length.value, width.value];
  const isOneSize = raw.bands === undefined && long.cut === undefined && wide.cut === undefined;
  const sizes: SaidSizes = {
    finished: { length: long.finished, width: wide.finished },
    cut: { length: long.cut, width: wide.cut },
  };
  const said = (raw.quantity ?? '').trim() || '1';
  const quantity = readCount(said);
  if (quantity === undefined) return refuse(wordsIn(locale).noQuantity(said.slice(0, 20)));
  return {
    ok: true,
    value: {
      name: (raw.name ?? '').trim().slice(0, LONGEST_NAME),
      length: long.text,
      width: wide.text,
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
