import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import { parseLength, type LengthUnit } from '../measure/units/parse-length.ts';
import { toMm, type Result } from '../measure/units/units.ts';
import {
  readGrain,
  readTurns,
  readYesOrNo,
  type Lie,
  readBandCells,
  type NamedBands,
  type NamedTape,
} from '../cutting/cell-words.ts';
import type { PanelEdge } from '../cutting/edge-banding.ts';
import { readKind, type Column, type Columns, type Header } from './columns.ts';
import type { DecimalSign } from './decimal-sign.ts';
import type { TableRow } from './delimited.ts';
import {
  readCount,
  LARGEST_NOMINAL,
  sheetName,
  timberName,
  LONGEST_NAME,
  readImportedPart,
  readImportedSize,
  type HardwareRow,
  type ImportedPart,
  type ImportedStock,
} from './imported.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

/** Settings for reading a row. */
export interface RowReading {
  readonly unit: LengthUnit;
  readonly locale: Locale;
  readonly decimals: DecimalSign;
  /** Header above the row; undefined if the table has none. */
  readonly header: Header | undefined;
}

/** Content of a row, with notes on doubtful or ignored values. */
export type ReadRow = { readonly notes: readonly string[] } & (
  | { readonly part: Result<ImportedPart> }
  | { readonly tape: NamedTape }
  | { readonly hardware: Pick<HardwareRow, 'quantity' | 'name'> }
);

/** Access to the cells of a row by the meaning of their column. */
class Cells {
  readonly notes: string[] = [];
  readonly #row: TableRow;
  readonly #columns: Columns;
  readonly #reading: RowReading;

  constructor(row: TableRow, columns: Columns, reading: RowReading) {
    this.#row = row;
    this.#columns = columns;
    this.#reading = reading;
  }

  text(column: Column): string {
    return this.#row.cells[this.#columns[column] ?? -1] ?? '';
  }

  /** A size with the unit of its column. If its point or comma is ambiguous, a note reports the decision. */
  size(column: Column): string {
    const { unit, decimals, header } = this.#reading;
    const written = this.text(column).replace(/^~\s*/, '').trim();
    if (!/\d/.test(written)) return written;
    const its = header?.units[this.#columns[column] ?? -1] ?? unit;
    if (its !== 'mm' || column === 'thickness') return this.#named(written, its);
    const { text, isDecided } = decimals.settle(written);
    if (isDecided)
      this.notes.push(
        wordsIn(this.#reading.locale).readAs(written.slice(0, 20), this.#named(text, its)),
      );
    return this.#named(text, its);
  }

  /** Sizes in one cell, each with its unit: `720 x 560 x 18 mm`. A unit after the last size applies to all. */
  sizes(): readonly string[] {
    const { unit, header } = this.#reading;
    const at = this.#columns.size ?? -1;
    const its = header?.units[at] ?? unit;
    const end = Math.max(at + 1, header?.columns.size === at ? header.sizeEnd : 0);
    const all = this.#row.cells
      .slice(at, end)
      .join(' ')
      .split(/(?<=[\d"'″′\s\p{L}])[x×*](?=[\s\d.])/iu);
    const last = /[\d\s](mm|cm|m|in|")$/i.exec((all.at(-1) ?? '').trim())?.[1];
    return all.map((one) => {
      const size = one.trim();
      return this.#named(
        /^[\d.,]+$/.test(size) && last !== undefined ? `${size} ${last}` : size,
        its,
      );
    });
  }

  #named(text: string, unit: LengthUnit): string {
    const read = readImportedSize(text, unit, this.#reading.locale);
    return read.ok ? read.value : text;
  }
}

/** Allowed orientation of a part by its columns for rotation and grain; the stricter one wins. */
function lieOf(cells: Cells, locale: Locale): Lie {
  const [turns, grain] = [cells.text('turns'), cells.text('grain')];
  const [byTurns, byGrain] = [readTurns(turns), readGrain(grain)];
  const unknown = byTurns === undefined ? turns : byGrain === undefined ? grain : undefined;
  if (unknown !== undefined) {
    // An unknown word keeps the grain direction, which is the safe choice.
    cells.notes.push(wordsIn(locale).unknownTurn(unknown.slice(0, 20)));
    return 'along';
  }
  return [byGrain, byTurns].find((lie) => lie !== undefined && lie !== 'free') ?? 'free';
}

const TURNED: Readonly<Record<PanelEdge, PanelEdge>> = { l1: 'w1', l2: 'w2', w1: 'l1', w2: 'l2' };

const turnedBands = (bands: NamedBands): NamedBands =>
  Object.fromEntries(
    (['l1', 'l2', 'w1', 'w2'] as const).flatMap((edge) => {
      const tape = bands[edge];
      return tape === undefined ? [] : [[TURNED[edge], tape]];
    }),
  );

interface Sides {
  readonly length: string;
  readonly width: string;
  readonly cutLength: string;
  readonly cutWidth: string;
}

const turned = (sides: Sides): Sides => ({
  length: sides.width,
  width: sides.length,
  cutLength: sides.cutWidth,
  cutWidth: sides.cutLength,
});

/** Sizes of a row: in separate columns, all in one column, or the section in one and the length in another. */
function sidesOf(
  cells: Cells,
  columns: Columns,
): Sides & { readonly thickness: string; readonly isSection: boolean } {
  const own: Sides = {
    length: cells.size('length'),
    width: cells.size('width'),
    cutLength: cells.size('cutLength'),
    cutWidth: cells.size('cutWidth'),
  };
  const thickness = cells.size('thickness');
  const [first = '', second = '', third = '', more] =
    columns.size === undefined ? [] : cells.sizes();
  if (first === '') return { ...own, thickness, isSection: false };
  if (own.length !== '' && second !== '' && third === '') {
    // A nominal section such as `2x4` keeps its nominal numbers.
    const [, x, y] = /^(\d{1,2})\s?[x×*]\s?(\d{1,2})$/i.exec(cells.text('size').trim()) ?? [];
    const isNominal = Number(x) <= LARGEST_NOMINAL && Number(y) <= LARGEST_NOMINAL;
    const [thin, wide] = isNominal ? [x ?? '', y ?? ''] : [first, second];
    return { ...own, width: wide, thickness: thin, isSection: true };
  }
  // A part has at most three sizes: otherwise the text stays, so that the row is refused.
  const length = more === undefined ? first : cells.text('size');
  return { ...own, length, width: second, thickness: third || thickness, isSection: false };
}

/** A strip of tape in a list of parts: the tape, and a note with the count and size of the row. */
function readTape(cells: Cells, material: string, locale: Locale): ReadRow {
  const thickness = cells.size('thickness');
  const name = (material || cells.text('name')).trim().slice(0, LONGEST_NAME);
  const width = cells.size('width') || cells.size('cutWidth');
  const length = cells.size('length') || cells.size('cutLength');
  const note = wordsIn(locale).tapeRow(cells.text('quantity') || '1', length, width);
  return { tape: { name, thickness }, notes: [note] };
}

const refuse = (reason: string): ReadRow => ({ part: { ok: false, reason }, notes: [] });

/** Reads one row of a table of parts. `material` is its material, or that of a row above if its cell is empty. */
export function readRow(
  row: TableRow,
  columns: Columns,
  material: string,
  reading: RowReading,
): ReadRow {
  const { locale } = reading;
  const words = wordsIn(locale);
  const cells = new Cells(row, columns, reading);
  if (readYesOrNo(cells.text('enabled')) === false) return refuse(words.switchedOff);
  const kindText = cells.text('materialKind');
  const kind = readKind(kindText);
  if (kind === 'edge') return readTape(cells, material, locale);
  if (kind === 'hardware') {
    const count = Number(readCount(cells.text('quantity')) ?? '1');
    return {
      hardware: {
        quantity: count,
        name: (cells.text('name') || material).trim().slice(0, LONGEST_NAME),
      },
      notes: [],
    };
  }
  const bands = readBandCells((edge) => cells.text(edge));
  const { thickness, isSection, ...sides } = sidesOf(cells, columns);
  const isTimber = kind === 'dimensional' || isSection;
  const lie = kind === 'solid' ? 'along' : lieOf(cells, locale);
  const isTurned = lie === 'across' && (sides.width || sides.cutWidth) !== '' && !isTimber;
  if (isTurned) cells.notes.push(words.turnedGrain);
  if (lie === 'either')
    cells.notes.push(words.eitherGrain((cells.text('grain') || cells.text('turns')).slice(0, 20)));
  if (cells.text('price') !== '')
    cells.notes.push(words.priceLeftOut(cells.text('price').slice(0, 20)));
  const quantity = cells.text('quantity');
  if (columns.quantity !== undefined && quantity.trim() === '')
    cells.notes.push(words.emptyQuantity);
  const name = cells.text('name').trim();
  if (name.length > LONGEST_NAME) cells.notes.push(words.nameCut(name.slice(LONGEST_NAME)));
  // An unknown kind is the user's name for the material.
  const own = material || (kind === undefined ? kindText : '');
  const lying = isTurned ? turned(sides) : sides;
  const part = readImportedPart(
    {
      ...lying,
      ...(isTimber ? { width: '', cutWidth: '' } : {}),
      name,
      bands: isTurned && bands !== undefined ? turnedBands(bands) : bands,
      quantity,
      material: isTimber
        ? timberName(own, thickness, sides.width || sides.cutWidth)
        : sheetName(own, thickness),
      turns: lie === 'free',
      line: row.line,
    },
    reading.unit,
    locale,
  );
  if (!part.ok) return { part, notes: [] };
  const described = {
    ...part.value,
    ...sectionOf(thickness, sides.width || sides.cutWidth, isTimber, locale),
  };
  return { part: { ok: true, value: described }, notes: cells.notes };
}

/** Number of a size without its unit. */
const figure = (text: string): string => text.replace(/ ?(?:mm|cm|m|in|″|")$/, '');

/** The section of timber as written, or the thickness of a sheet in mm. */
function sectionOf(
  thickness: string,
  width: string,
  isTimber: boolean,
  locale: Locale,
): Pick<ImportedPart, 'section' | 'thickness'> {
  if (isTimber)
    return thickness === '' || width === ''
      ? {}
      : { section: `${figure(thickness)}x${figure(width)}` };
  const read = parseLength(thickness, 'mm', locale);
  return read.ok && thickness !== '' ? { thickness: toMm(read.value) } : {};
}

/** Reads one row of stock: size, quantity and price per piece. */
export function readStock(
  row: TableRow,
  columns: Columns,
  reading: RowReading,
): Result<ImportedStock> {
  const cells = new Cells(row, columns, reading);
  const part = readImportedPart(
    {
      length: cells.size('length') || cells.size('cutLength'),
      width: cells.size('width') || cells.size('cutWidth'),
    },
    reading.unit,
    reading.locale,
  );
  if (!part.ok) return part;
  const { length, width } = part.value;
  const count = cells.text('quantity');
  // An empty quantity is unlimited; 0 means none.
  const quantity = /^0+$/.test(count) ? '0' : (readCount(count) ?? '');
  const price = /[\d.,]+/.exec(cells.text('price'))?.[0] ?? '';
  return { ok: true, value: { length, width, quantity, price } };
}
