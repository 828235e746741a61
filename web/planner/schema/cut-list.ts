import type { Result } from '../measure/units/units.ts';
import { readDone } from './done-board.ts';
import { DEDUCTIONS, PANEL_EDGES, NO_BANDS, type Bands } from '../cutting/edge-banding.ts';
import { CUT_KINDS, type CutKind } from './offcut.ts';
import { readDefects } from './sheet-defects.ts';
import { every } from './read-board.ts';
import {
  blank,
  flag,
  formOf,
  isFields,
  json,
  key,
  list,
  moment,
  object,
  oneOf,
  optional,
  optionalText,
  text,
  type Kept,
} from './schema.ts';
import { en } from '../../language/en/reading.ts';
import { area } from '../../language/language.ts';

const words = area('reading', en).cutList;
const VERSION = 1;

export type { CutKind };

/** The tape on each edge of a part, by its id; left out where none has one. */
const readBands = (value: unknown): Bands | undefined => {
  if (!isFields(value)) return undefined;
  const bands = { ...NO_BANDS };
  for (const edge of PANEL_EDGES) bands[edge] = text(value[edge]);
  return PANEL_EDGES.some((edge) => bands[edge] !== '') ? bands : undefined;
};

const readSides = object({ left: text, right: text, top: text, bottom: text });
export type CutTrims = Kept<typeof readSides>;

const readTrims = (value: unknown): CutTrims | undefined =>
  isFields(value) ? readSides(value) : undefined;

/** A yes that is left out where it is none. */
const yes = (value: unknown): boolean | undefined => (value === true ? true : undefined);

/** A tape for edges, as typed. */
const readTape = object({
  id: key,
  name: text,
  thickness: text,
  /** The last thickness that could be read, while the one that is typed cannot. */
  good: text,
  /** For a metre, or a foot where the shop sells by the foot. */
  price: text,
});
export type CutTape = Kept<typeof readTape>;

/** Tapes of one list; a kitchen has three or four. */
export const MOST_TAPES = 20;

/** A part as typed; texts are kept, so that a half-typed value survives a reload. */
const readPart = object({
  id: key,
  name: text,
  length: text,
  width: text,
  quantity: text,
  /** False where the grain must run along the sheet. */
  turns: flag(true),
  /** Degrees off square at either end; empty is square. */
  mitreStart: text,
  mitreEnd: text,
  bands: optional(readBands),
  /** What it is cut larger all round, to be trimmed later; empty or left out is the list's. */
  rough: optional(optionalText),
  /** Whether one more is cut, to try things on. */
  spare: optional(yes),
});
export type CutPart = Kept<typeof readPart>;

/** A board or sheet that the shop sells, as typed. */
const readStock = object({
  id: key,
  length: text,
  width: text,
  price: text,
  /** Empty: as many as needed; of a damaged one, one. */
  quantity: text,
  defects: optional(readDefects),
});
export type CutStock = Kept<typeof readStock>;

/** Rows of each kind that a page can show; more are kept and not shown. */
export const MOST_ROWS = 5000;

/** Parts of one material and what they are cut from; empty texts are the defaults. */
const ofOneMaterial = {
  /** Own offcuts of the same material serve each other's lists. */
  material: text,
  kind: oneOf(...CUT_KINDS),
  kerf: text,
  trim: text,
  /** What is trimmed off each side in place of `trim`; left out where all sides are alike. */
  trims: optional(readTrims),
  /** What every part is cut larger all round; empty is nothing. */
  rough: optional(optionalText),
  /** Whether one more is cut of every part. */
  spare: optional(yes),
  /** Width of the face that mitres run across. */
  face: text,
  stages: oneOf('any', '2', '3'),
  firstCut: oneOf('any', 'length', 'width'),
  parts: list(readPart, MOST_ROWS),
  stock: list(readStock, MOST_ROWS),
  done: list(readDone, MOST_ROWS),
  /** Ids of own offcuts that are not to be used. */
  without: every(key),
};

/** Another material of a list, with a plan of its own. */
const readMaterial = object({ id: key, ...ofOneMaterial });
export type CutMaterial = Kept<typeof readMaterial>;

/** Materials of one list beside its first; a kitchen has three. */
export const MOST_MATERIALS = 30;

/** A list of parts to be cut from what the shop sells: of its first material itself, of others in `more`. */
const cutListSchema = object({
  version: (): typeof VERSION => VERSION,
  id: key,
  changed: moment,
  /** The project that it belongs to; empty for a list of its own. */
  project: text,
  name: text,
  ...ofOneMaterial,
  tapes: list(readTape, MOST_TAPES),
  /** Which tapes are taken off the size that is cut. */
  deduct: oneOf(...DEDUCTIONS),
  /** What a strip of tape is longer than its edge. */
  strip: text,
  more: list(readMaterial, MOST_MATERIALS),
  /**
   * What its first material went by while it stood in `more`, where the one before it was removed: its plan, its labels
   * and what was kept of it go by that still.
   */
  first: optional(optionalText),
  /** Whether new lists start from it. */
  template: optional(yes),
});
export type CutList = Kept<typeof cutListSchema>;

const BLANK = {
  list: blank(cutListSchema),
  part: blank(readPart),
  stock: blank(readStock),
  tape: blank(readTape),
  material: blank(readMaterial),
};

/** A new list with nothing on it. */
export const newCutList = (id: string, now: number, kind: CutKind = 'linear'): CutList => {
  return { ...BLANK.list, id, changed: now, kind };
};

export const newPart = (id: string): CutPart => ({ ...BLANK.part, id });

export const newMaterial = (id: string, kind: CutKind): CutMaterial => {
  return { ...BLANK.material, id, kind };
};

export const newTape = (id: string): CutTape => ({ ...BLANK.tape, id });

export const newStock = (id: string): CutStock => ({ ...BLANK.stock, id });

/**
 * Reads a cut list back from storage. Everything is checked; what is not understood inside a list
 * falls back to its start, and what is no list at all is refused, so that its text can be kept aside.
 */
export function readCutList(raw: string): Result<CutList> {
  const value = json(raw);
  if (value === undefined) {
    return { ok: false, reason: words.damaged };
  }
  return readCutListValue(value);
}

/** The same of a value that is parsed already, as in a shared file. */
export function readCutListValue(value: unknown): Result<CutList> {
  if (!isFields(value) || !Array.isArray(value['parts'])) {
    return { ok: false, reason: words.foreign };
  }
  const form = formOf(value, VERSION);
  if (form !== 'ours') return { ok: false, reason: words[form] };
  const read = cutListSchema(value);
  return read === undefined ? { ok: false, reason: words.foreign } : { ok: true, value: read };
}
