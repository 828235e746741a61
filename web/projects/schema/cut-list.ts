import type { Result } from '../../measure/units.ts';
import { readDone, type DoneBoard } from './done-board.ts';
import { isFields, json, oneOf, rows, size, text, type Fields } from './read-value.ts';
import { en } from '../../language/en/reading.ts';
import { area } from '../../language/language.ts';

const words = area('reading', en).cutList;

export type CutKind = 'linear' | 'sheet';

/** A part as typed; texts are kept, so that a half-typed value survives a reload. */
export interface CutPart {
  readonly id: string;
  readonly name: string;
  readonly length: string;
  readonly width: string;
  readonly quantity: string;
  /** False where the grain must run along the sheet. */
  readonly turns: boolean;
  /** Degrees off square at either end; empty is square. */
  readonly mitreStart: string;
  readonly mitreEnd: string;
}

/** A board or sheet that the shop sells, as typed. */
export interface CutStock {
  readonly id: string;
  readonly length: string;
  readonly width: string;
  readonly price: string;
  /** Empty: as many as needed. */
  readonly quantity: string;
}

/** A list of parts of one material to be cut from what the shop sells. */
export interface CutList {
  readonly version: 1;
  readonly id: string;
  readonly changed: number;
  /** The project that it belongs to; empty for a list of its own. */
  readonly project: string;
  readonly name: string;
  /** Own offcuts of the same material serve each other's lists. */
  readonly material: string;
  readonly kind: CutKind;
  readonly kerf: string;
  readonly trim: string;
  /** Width of the face that mitres run across. */
  readonly face: string;
  readonly stages: 'any' | '2' | '3';
  readonly firstCut: 'any' | 'length' | 'width';
  readonly parts: readonly CutPart[];
  readonly stock: readonly CutStock[];
  readonly done: readonly DoneBoard[];
  /** Ids of own offcuts that are not to be used. */
  readonly without: readonly string[];
}

/** A new list with nothing on it; empty texts stand for the defaults. */
export function newCutList(id: string, now: number, kind: CutKind = 'linear'): CutList {
  return {
    version: 1,
    id,
    changed: now,
    project: '',
    name: '',
    material: '',
    kind,
    kerf: '',
    trim: '',
    face: '',
    stages: 'any',
    firstCut: 'any',
    parts: [],
    stock: [],
    done: [],
    without: [],
  };
}

export const newPart = (id: string): CutPart => {
  return {
    id,
    name: '',
    length: '',
    width: '',
    quantity: '',
    turns: true,
    mitreStart: '',
    mitreEnd: '',
  };
};

export const newStock = (id: string): CutStock => {
  return { id, length: '', width: '', price: '', quantity: '' };
};

const readPart = (row: Fields): CutPart => {
  return {
    id: text(row['id']),
    name: text(row['name']),
    length: text(row['length']),
    width: text(row['width']),
    quantity: text(row['quantity']),
    turns: row['turns'] !== false,
    mitreStart: text(row['mitreStart']),
    mitreEnd: text(row['mitreEnd']),
  };
};

const readStock = (row: Fields): CutStock => {
  return {
    id: text(row['id']),
    length: text(row['length']),
    width: text(row['width']),
    price: text(row['price']),
    quantity: text(row['quantity']),
  };
};

/** Rows whose ids can be told apart; a second row of an id would share its fields. */
function distinct<Row extends { readonly id: string }>(all: readonly Row[]): readonly Row[] {
  const first = new Map(all.toReversed().map((row) => [row.id, row]));
  return all.filter((row) => row.id !== '' && first.get(row.id) === row);
}

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
  if (!isFields(value) || typeof value['id'] !== 'string' || !Array.isArray(value['parts'])) {
    return { ok: false, reason: words.foreign };
  }
  if (value['version'] !== 1) {
    return { ok: false, reason: words.newer };
  }
  const without = Array.isArray(value['without']) ? value['without'] : [];
  return {
    ok: true,
    value: {
      ...newCutList(value['id'], size(value['changed'])),
      project: text(value['project']),
      name: text(value['name']),
      material: text(value['material']),
      kind: oneOf(['linear', 'sheet'], value['kind']) ?? 'linear',
      kerf: text(value['kerf']),
      trim: text(value['trim']),
      face: text(value['face']),
      stages: oneOf(['any', '2', '3'], value['stages']) ?? 'any',
      firstCut: oneOf(['any', 'length', 'width'], value['firstCut']) ?? 'any',
      parts: distinct(rows(value['parts']).map(readPart)),
      stock: distinct(rows(value['stock']).map(readStock)),
      done: rows(value['done']).flatMap(readDone),
      without: without.filter((id): id is string => typeof id === 'string'),
    },
  };
}
