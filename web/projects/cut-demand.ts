import type {
  CutRequest,
  LinearPartInput,
  LinearStockInput,
  SheetPartInput,
  SheetStockInput,
} from '../cutting/contract.ts';
import type { UnitSystem } from '../measure/format-length.ts';
import { parseLength, type LengthUnit } from '../measure/parse-length.ts';
import { parseNumber } from '../measure/parse-number.ts';
import { inches, mm, toMm, type Length, type Result } from '../measure/units.ts';
import { parsePrice } from '../shopping/money.ts';
import type { CutKind, CutList, CutPart, CutStock, Offcut } from './cut-list.ts';

/** A part that a job of the project wants cut. */
export interface GivenPart {
  readonly id: string;
  readonly name: string;
  readonly length: Length;
  /** 0 for what is cut to length only. */
  readonly width: Length;
  readonly quantity: number;
  readonly turns: boolean;
  /** The job it comes from, for people. */
  readonly from: string;
}

/** A part as understood; millimetres. */
export interface DemandPart {
  readonly id: string;
  readonly name: string;
  readonly length: number;
  readonly width: number;
  /** Wanted in all, those already cut included. */
  readonly quantity: number;
  readonly turns: boolean;
}

/** What a list comes to: what could be understood, and what to say beside what could not. */
export interface CutDemand {
  /** What is still to be cut; undefined while there is nothing to plan. */
  readonly request: CutRequest | undefined;
  readonly parts: readonly DemandPart[];
  /** Own offcuts that the plan may use. */
  readonly offcuts: readonly Offcut[];
  /** Whether the stock has prices; without them the least material counts. */
  readonly priced: boolean;
  /** Stock rows that can be cut from. */
  readonly stock: number;
  /** Sentences by field: `parts.<id>.length`, `stock.<id>.price`, `kerf`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly kerf: number;
}

export interface DemandOptions {
  readonly units: UnitSystem;
  /** Own offcuts of the list's material. */
  readonly offcuts?: readonly Offcut[];
  readonly given?: readonly GivenPart[];
}

/** A stock id of the request that stands for an own offcut. */
export const OFFCUT_PREFIX = 'offcut:';

/** What a size without a unit is in: inches, or millimetres; nobody cuts parts of 2.4 mm. */
export const partUnit = (system: UnitSystem): ((value: number) => LengthUnit) =>
  system === 'imperial' ? () => 'in' : (value) => (value < 10 ? 'm' : 'mm');

/** What the saw's sizes are in where they have no unit. */
export const sawUnit = (system: UnitSystem): (() => LengthUnit) =>
  system === 'imperial' ? () => 'in' : () => 'mm';

/** The usual blade, and what is trimmed off a sheet's damaged edges (FORMULAS). */
export const usualSaw = (kind: CutKind, system: UnitSystem): { kerf: Length; trim: Length } => {
  const metric = system === 'metric';
  const trim = metric ? mm(10) : inches(0.5);
  return { kerf: metric ? mm(3) : inches(1 / 8), trim: kind === 'sheet' ? trim : mm(0) };
};

/** Collects what is wrong field by field while a list is read. */
class Reader {
  readonly problems: Record<string, string> = {};
  readonly system: UnitSystem;

  constructor(system: UnitSystem) {
    this.system = system;
  }

  keep<T>(field: string, result: Result<T>): T | undefined {
    if (result.ok) return result.value;
    this.problems[field] = result.reason;
    return undefined;
  }

  /** A size of a part or a board in millimetres; undefined and a sentence where it is none. */
  size(field: string, text: string, word: string): number | undefined {
    if (text.trim() === '') {
      this.problems[field] = `Type its ${word}.`;
      return undefined;
    }
    const value = this.keep(field, parseLength(text, partUnit(this.system)));
    if (value === 0) this.problems[field] = 'This cannot be 0.';
    return value === undefined || value === 0 ? undefined : toMm(value);
  }

  saw(field: string, text: string, usual: Length): number {
    if (text.trim() === '') return toMm(usual);
    const value = this.keep(field, parseLength(text, sawUnit(this.system)));
    if (value !== undefined && value > mm(500))
      this.problems[field] = 'That is wider than any saw.';
    return toMm(this.problems[field] === undefined && value !== undefined ? value : usual);
  }

  count(field: string, text: string, otherwise: number | null, least: number): number | null {
    if (text.trim() === '') return otherwise;
    const count = this.keep(field, parseNumber(text, { least, most: 5000, whole: true }));
    return count ?? otherwise;
  }

  degrees(field: string, text: string): number {
    if (text.trim() === '') return 0;
    return this.keep(field, parseNumber(text, { least: 0, most: 75 })) ?? 0;
  }
}

const isBlank = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() === '');

function readPart(reader: Reader, row: CutPart, kind: CutKind): DemandPart | undefined {
  const { id, name, turns } = row;
  if (isBlank(name, row.length, row.width, row.quantity)) return undefined;
  const length = reader.size(`parts.${id}.length`, row.length, 'length');
  const width = kind === 'sheet' ? reader.size(`parts.${id}.width`, row.width, 'width') : 0;
  const quantity = reader.count(`parts.${id}.quantity`, row.quantity, 1, 1) ?? 1;
  if (length === undefined || width === undefined) return undefined;
  if (reader.problems[`parts.${id}.quantity`] !== undefined) return undefined;
  return { id, name: name.trim(), length, width, quantity, turns };
}

interface ReadStock extends SheetStockInput {
  readonly length: number;
  readonly width: number;
  readonly price: number | null;
  readonly quantity: number | null;
}

function readStock(reader: Reader, row: CutStock, kind: CutKind): ReadStock | undefined {
  const { id } = row;
  if (isBlank(row.length, row.width, row.price, row.quantity)) return undefined;
  const length = reader.size(`stock.${id}.length`, row.length, 'length');
  const width = kind === 'sheet' ? reader.size(`stock.${id}.width`, row.width, 'width') : 0;
  const price = isBlank(row.price)
    ? null
    : (reader.keep(`stock.${id}.price`, parsePrice(row.price)) ?? null);
  const quantity = reader.count(`stock.${id}.quantity`, row.quantity, null, 0);
  if (length === undefined || width === undefined) return undefined;
  if (Object.keys(reader.problems).some((field) => field.startsWith(`stock.${id}.`))) {
    return undefined;
  }
  return { id, length, width, price, quantity };
}

const is = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/** Pieces of a part that lie cut already, of the size it has now. */
function cutAlready(list: CutList, { id, length, width }: DemandPart): number {
  return list.done
    .flatMap(({ board }) => board.pieces)
    .filter(
      (piece) =>
        piece.part === id &&
        ((is(piece.length, length) && is(piece.width, width)) ||
          (piece.turned && is(piece.length, width) && is(piece.width, length))),
    ).length;
}

function stockOf(reader: Reader, list: CutList): readonly ReadStock[] {
  const rows = list.stock.flatMap((row) => readStock(reader, row, list.kind) ?? []);
  const priced = rows.some(({ price }) => price !== null);
  return rows.flatMap((row) => {
    if (priced && row.price === null) {
      reader.problems[`stock.${row.id}.price`] =
        'Type its price to use it: sizes with and without a price cannot be compared.';
      return [];
    }
    const used = list.done.filter(({ board }) => board.stock === row.id).length;
    const quantity = row.quantity === null ? null : Math.max(0, row.quantity - used);
    return [{ ...row, quantity }];
  });
}

const toPart = (given: GivenPart): DemandPart => {
  const { id, name, quantity, turns } = given;
  return { id, name, quantity, turns, length: toMm(given.length), width: toMm(given.width) };
};

/** Works out from what was typed what is still to be cut and from what; pure. */
export function cutDemand(list: CutList, options: DemandOptions): CutDemand {
  const reader = new Reader(options.units);
  const usual = usualSaw(list.kind, options.units);
  const kerf = reader.saw('kerf', list.kerf, usual.kerf);
  const trim = reader.saw('trim', list.trim, usual.trim);
  const typed = list.parts.flatMap((row) => readPart(reader, row, list.kind) ?? []);
  const parts = [...(options.given ?? []).map(toPart), ...typed];
  const stock = stockOf(reader, list);
  const offcuts = (options.offcuts ?? []).filter(({ id }) => !list.without.includes(id));
  const left = parts.flatMap((part) => {
    const quantity = part.quantity - cutAlready(list, part);
    return quantity > 0 ? [{ ...part, quantity }] : [];
  });
  const own = offcuts.map(({ id, length, width }): ReadStock => {
    return { id: OFFCUT_PREFIX + id, length, width, price: 0, quantity: 1 };
  });
  const shelf = [...own, ...stock.filter(({ quantity }) => quantity !== 0)];
  const request =
    left.length === 0 || shelf.length === 0
      ? undefined
      : toRequest(list, reader, { kerf, trim, parts: left, stock: shelf });
  return {
    request,
    parts,
    offcuts,
    priced: stock.some(({ price }) => price !== null),
    stock: stock.length,
    problems: reader.problems,
    kerf,
  };
}

interface Wanted {
  readonly kerf: number;
  readonly trim: number;
  readonly parts: readonly DemandPart[];
  readonly stock: readonly ReadStock[];
}

function toRequest(list: CutList, reader: Reader, wanted: Wanted): CutRequest {
  const { kerf, trim } = wanted;
  if (list.kind === 'sheet') {
    const stages = list.stages === 'any' ? null : list.stages === '2' ? 2 : 3;
    const parts = wanted.parts.map(({ id, length, width, quantity, turns }): SheetPartInput => {
      return { id, length, width, quantity, rotate: turns };
    });
    return {
      kind: 'sheet',
      kerf,
      trim,
      stages,
      firstCut: list.firstCut,
      stock: wanted.stock,
      parts,
    };
  }
  const mitres = mitresOf(list, reader);
  const face = reader.saw('face', list.face, mm(0));
  const isMitred = face > 0 && Object.keys(mitres).length > 0;
  if (face === 0 && Object.keys(mitres).length > 0) {
    reader.problems['face'] = 'Type the width of the face that the mitres run across.';
  }
  const parts = wanted.parts.map(({ id, length, quantity }): LinearPartInput => {
    const mitre = isMitred ? mitres[id] : undefined;
    return { id, length, quantity, ...(mitre === undefined ? {} : { mitre }) };
  });
  const stock = wanted.stock.map(({ id, length, price, quantity }): LinearStockInput => {
    return { id, length, price, quantity };
  });
  return { kind: 'linear', kerf, trim, ...(isMitred ? { face } : {}), stock, parts };
}

type Mitres = Readonly<Record<string, { readonly start: number; readonly end: number }>>;

function mitresOf(list: CutList, reader: Reader): Mitres {
  const mitred = list.parts.map((row) => {
    const start = reader.degrees(`parts.${row.id}.mitreStart`, row.mitreStart);
    return [
      row.id,
      { start, end: reader.degrees(`parts.${row.id}.mitreEnd`, row.mitreEnd) },
    ] as const;
  });
  return Object.fromEntries(mitred.filter(([, { start, end }]) => start > 0 || end > 0));
}
