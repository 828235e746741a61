import type { PlanBoard } from '../cutting/plan/plan-board.ts';
import type { Result } from '../measure/units.ts';
import { readBoard } from './read-board.ts';
import {
  isFields,
  readChoice,
  readJson,
  readNumber,
  readRows,
  readString,
  type Fields,
} from './read-fields.ts';

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

/** A board that has been cut: what it held and cost, so that nothing later can change it. */
export interface DoneBoard {
  readonly number: number;
  /** Cents; null where the shop's price was not known. */
  readonly price: number | null;
  /** The own offcut it was cut from, to put back when the tick is taken off. */
  readonly offcut: Offcut | null;
  readonly board: PlanBoard;
  /** What its parts were called, by part id. */
  readonly names: Readonly<Record<string, string>>;
}

/** What is left of a board and worth keeping; millimetres, width 0 for a length. */
export interface Offcut {
  readonly id: string;
  readonly kind: CutKind;
  readonly material: string;
  readonly length: number;
  readonly width: number;
  /** The cut list it comes from; empty when it was typed in. */
  readonly from: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly kept: number;
}

/** A list of parts of one material to be cut from what the shop sells. */
export interface CutList {
  readonly version: 1;
  readonly id: string;
  readonly changed: number;
  /** The project whose jobs hand it parts; empty for a list of its own. */
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
    id: readString(row['id']),
    name: readString(row['name']),
    length: readString(row['length']),
    width: readString(row['width']),
    quantity: readString(row['quantity']),
    turns: row['turns'] !== false,
    mitreStart: readString(row['mitreStart']),
    mitreEnd: readString(row['mitreEnd']),
  };
};

const readStock = (row: Fields): CutStock => {
  return {
    id: readString(row['id']),
    length: readString(row['length']),
    width: readString(row['width']),
    price: readString(row['price']),
    quantity: readString(row['quantity']),
  };
};

/** Own offcuts out of storage; what has no size or no id is none. */
export function readOffcut(row: unknown): Offcut | undefined {
  if (!isFields(row) || readString(row['id']) === '' || readNumber(row['length']) === 0)
    return undefined;
  const kind = readChoice(row['kind'], ['linear', 'sheet'], 'linear');
  const width = readNumber(row['width']);
  if ((kind === 'sheet') !== width > 0) return undefined;
  return {
    id: readString(row['id']),
    kind,
    material: readString(row['material']),
    length: readNumber(row['length']),
    width,
    from: readString(row['from']),
    kept: readNumber(row['kept']),
  };
}

function readDone(row: Fields): readonly DoneBoard[] {
  if (!isFields(row['board'])) return [];
  const board = readBoard(row['board']);
  if (board.length === 0) return [];
  const names = isFields(row['names']) ? Object.entries(row['names']) : [];
  return [
    {
      number: readNumber(row['number']),
      price: typeof row['price'] === 'number' ? readNumber(row['price']) : null,
      offcut: readOffcut(row['offcut']) ?? null,
      board,
      names: Object.fromEntries(names.map(([id, name]) => [id, readString(name)])),
    },
  ];
}

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
  const value = readJson(raw);
  if (value === undefined) {
    return { ok: false, reason: 'This cut list cannot be read: its text is damaged.' };
  }
  return readCutListValue(value);
}

/** The same of a value that is parsed already, as in a shared file. */
export function readCutListValue(value: unknown): Result<CutList> {
  if (!isFields(value) || typeof value['id'] !== 'string' || !Array.isArray(value['parts'])) {
    return { ok: false, reason: 'This is not a cut list of Measure Twice.' };
  }
  if (value['version'] !== 1) {
    return {
      ok: false,
      reason: 'This cut list was made by a newer version of the app. Update the app to open it.',
    };
  }
  const without = Array.isArray(value['without']) ? value['without'] : [];
  return {
    ok: true,
    value: {
      ...newCutList(value['id'], readNumber(value['changed'])),
      project: readString(value['project']),
      name: readString(value['name']),
      material: readString(value['material']),
      kind: readChoice(value['kind'], ['linear', 'sheet'], 'linear'),
      kerf: readString(value['kerf']),
      trim: readString(value['trim']),
      face: readString(value['face']),
      stages: readChoice(value['stages'], ['any', '2', '3'], 'any'),
      firstCut: readChoice(value['firstCut'], ['any', 'length', 'width'], 'any'),
      parts: distinct(readRows(value['parts']).map(readPart)),
      stock: distinct(readRows(value['stock']).map(readStock)),
      done: readRows(value['done']).flatMap(readDone),
      without: without.filter((id): id is string => typeof id === 'string'),
    },
  };
}
