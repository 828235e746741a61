import type { Result } from '../../measure/units.ts';
import { readDone } from './done-board.ts';
import { CUT_KINDS, type CutKind } from './offcut.ts';
import { every } from './read-board.ts';
import {
  blank,
  flag,
  isFields,
  json,
  key,
  list,
  moment,
  object,
  oneOf,
  text,
  type Kept,
} from './schema.ts';
import { en } from '../../language/en/reading.ts';
import { area } from '../../language/language.ts';

const words = area('reading', en).cutList;
const VERSION = 1;

export type { CutKind };

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
});
export type CutPart = Kept<typeof readPart>;

/** A board or sheet that the shop sells, as typed. */
const readStock = object({
  id: key,
  length: text,
  width: text,
  price: text,
  /** Empty: as many as needed. */
  quantity: text,
});
export type CutStock = Kept<typeof readStock>;

/** Rows of each kind that a page can show; more are kept and not shown. */
export const MOST_ROWS = 5000;

/** A list of parts of one material to be cut from what the shop sells; empty texts are the defaults. */
const cutListSchema = object({
  version: (): 1 => 1,
  id: key,
  changed: moment,
  /** The project that it belongs to; empty for a list of its own. */
  project: text,
  name: text,
  /** Own offcuts of the same material serve each other's lists. */
  material: text,
  kind: oneOf(...CUT_KINDS),
  kerf: text,
  trim: text,
  /** Width of the face that mitres run across. */
  face: text,
  stages: oneOf('any', '2', '3'),
  firstCut: oneOf('any', 'length', 'width'),
  parts: list(readPart, MOST_ROWS),
  stock: list(readStock, MOST_ROWS),
  done: list(readDone, MOST_ROWS),
  /** Ids of own offcuts that are not to be used. */
  without: every(key),
});
export type CutList = Kept<typeof cutListSchema>;

const BLANK = { list: blank(cutListSchema), part: blank(readPart), stock: blank(readStock) };

/** A new list with nothing on it. */
export const newCutList = (id: string, now: number, kind: CutKind = 'linear'): CutList => {
  return { ...BLANK.list, id, changed: now, kind };
};

export const newPart = (id: string): CutPart => ({ ...BLANK.part, id });

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
  if (value['version'] !== VERSION) {
    return { ok: false, reason: words.newer };
  }
  const read = cutListSchema(value);
  return read === undefined ? { ok: false, reason: words.foreign } : { ok: true, value: read };
}
