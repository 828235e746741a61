import { every, readDone } from './board.ts';
import { DEDUCTIONS, PANEL_EDGES, NO_BANDS, type Bands } from '../cutting/edge-banding.ts';
import { CUT_KINDS, type CutKind, readDefects } from './offcut.ts';
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
  type ReadResult,
  type Schema,
  size,
  text,
  type Kept,
} from './schema.ts';

const VERSION = 1;

export type { CutKind };

/** Tape on each edge of a part, by its id; absent for an edge without tape. */
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

/** Reads a list; undefined for an empty one. */
const unlessEmpty =
  <T>(read: Schema<readonly T[]>): Schema<readonly T[]> =>
  (value) => {
    const rows = read(value);
    return rows === undefined || rows.length === 0 ? undefined : rows;
  };

/** True or absent. */
const yes = (value: unknown): boolean | undefined => (value === true ? true : undefined);

/** A tape for edges, as typed. */
const readTape = object({
  id: key,
  name: text,
  thickness: text,
  /** The last thickness that could be read, while the one that is typed cannot. */
  good: text,
  /** Price of a metre, or of a foot if the shop sells by the foot. */
  price: text,
});
export type CutTape = Kept<typeof readTape>;

/** Tapes of one list; a kitchen has three or four. */
export const MOST_TAPES = 20;

/** A part as typed. It stores texts, so that an unfinished value survives a reload. */
const readPart = object({
  id: key,
  name: text,
  length: text,
  width: text,
  quantity: text,
  /** False if the grain must run along the sheet. */
  turns: flag(true),
  /** Degrees off square at either end; empty is square. */
  mitreStart: text,
  mitreEnd: text,
  bands: optional(readBands),
  /** Oversize on every side, to be trimmed later; the list's if empty or absent. */
  rough: optional(optionalText),
  /** True if one more is cut as a test piece. */
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

/** Boards of one size that the user has bought. */
const readBought = object({ id: key, count: size });

/** Most rows of each kind that a page shows; further rows are stored and not shown. */
export const MOST_ROWS = 5000;

/** Parts of one material and what they are cut from; empty texts are the defaults. */
const ofOneMaterial = {
  /** Own offcuts of the same material serve each other's lists. */
  material: text,
  kind: oneOf(...CUT_KINDS),
  kerf: text,
  trim: text,
  /** Trim of each side, instead of `trim`; absent if all sides are alike. */
  trims: optional(readTrims),
  /** Oversize of every part on every side; empty is none. */
  rough: optional(optionalText),
  /** True if one more of every part is cut. */
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
  /** Bought boards by the id of their stock; absent if none were bought. */
  bought: optional(unlessEmpty(list(readBought, MOST_ROWS))),
  /** Steps after sawing that are done. */
  ticked: optional(unlessEmpty(every(key))),
};

/** Something to buy with the boards that is not cut. */
const readHardware = object({ id: key, name: text, quantity: text, bought: optional(yes) });
export type CutHardware = Kept<typeof readHardware>;

/** Another material of a list, with its own plan. */
const readMaterial = object({ id: key, ...ofOneMaterial });
export type CutMaterial = Kept<typeof readMaterial>;

/** Most further materials of one list; a kitchen has three. */
export const MOST_MATERIALS = 30;

/** A list of parts to be cut from what the shop sells: of its first material itself, of others in `more`. */
const cutListSchema = object({
  version: (): typeof VERSION => VERSION,
  id: key,
  changed: moment,
  /** Project that the list belongs to; empty for an independent list. */
  project: text,
  name: text,
  ...ofOneMaterial,
  tapes: list(readTape, MOST_TAPES),
  /** Tapes that are subtracted from the cut size. */
  deduct: oneOf(...DEDUCTIONS),
  /** Length that a strip of tape needs beyond its edge. */
  strip: text,
  more: list(readMaterial, MOST_MATERIALS),
  /**
   * Former id of the first material, if it was in `more` before the material ahead of it was removed: its plan and its
   * labels still use that id.
   */
  first: optional(optionalText),
  /** Hardware of an imported list; absent if there is none. */
  hardware: optional(unlessEmpty(list(readHardware, MOST_ROWS))),
  /** True if new lists start from it. */
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
 * Reads a stored cut list. An invalid field gets its default; a text that is no cut list is refused, so that the caller
 * can keep it.
 */
export function readCutList(raw: string): ReadResult<CutList> {
  const value = json(raw);
  if (value === undefined) {
    return { ok: false, reason: 'damaged' };
  }
  return readCutListValue(value);
}

/** The same of a value that is parsed already, as in a shared file. */
export function readCutListValue(value: unknown): ReadResult<CutList> {
  if (!isFields(value) || !Array.isArray(value['parts'])) {
    return { ok: false, reason: 'foreign' };
  }
  const form = formOf(value, VERSION);
  if (form !== 'ours') return { ok: false, reason: form };
  const read = cutListSchema(value);
  return read === undefined ? { ok: false, reason: 'foreign' } : { ok: true, value: read };
}
