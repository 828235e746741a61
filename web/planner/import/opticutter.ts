import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import type { LengthUnit } from '../measure/units/parse-length.ts';
import type { Result } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import { readTurns } from '../cutting/cell-words.ts';
import { parseDelimited, type TableRow } from './delimited.ts';
import {
  readCount,
  NOTHING,
  readImportedPart,
  readImportedSize,
  type Imported,
  type ImportedPart,
  type ImportedStock,
  type RejectedRow,
} from './imported.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

const KEYS: ReadonlySet<string> = new Set([
  'N',
  'M',
  'S',
  'K',
  'LT',
  'RT',
  'TT',
  'BT',
  'O',
  'MR',
  'P',
  '@',
]);

type Kind = 'linear' | 'sheet';

const keyOf = ({ cells }: TableRow): string => (cells[0] ?? '').toUpperCase();

/** Rows split at the first delimiter that gives every row a known key; undefined if none does. */
function keyedRows(text: string): readonly TableRow[] | undefined {
  return ([',', ';', '\t'] as const)
    .map((delimiter) => parseDelimited(text, delimiter))
    .find(
      (rows) =>
        rows.some((row) => 'SP'.includes(keyOf(row))) && rows.every((row) => KEYS.has(keyOf(row))),
    );
}

/** Number of cells with a meaning, including the key, by kind of list and key. */
const READ: Readonly<Record<Kind, Readonly<Record<string, number>>>> = {
  linear: { P: 4, S: 5 },
  sheet: { P: 6, S: 4 },
};
/** True for the group of a linear board, which this app does not use. */
const isGroup = (key: string, kind: Kind, at: number): boolean =>
  key === 'S' && kind === 'linear' && at === 3;

/** Cells of a row that are ignored. */
function leftOut(row: TableRow, kind: Kind): readonly string[] {
  const key = keyOf(row);
  const read = entryOf(READ[kind], key) ?? (['O', 'MR'].includes(key) ? 1 : Infinity);
  return row.cells.filter((cell, at) => cell !== '' && (at >= read || isGroup(key, kind, at)));
}

/**
 * Reads optiCutter's key-column file (opticutter.com/public/doc/import). The first cell is the key of a row: `S` stock,
 * `P` part, `K` kerf, `LT`, `RT`, `TT` and `BT` trims, `N` name, `M` material, `@` comment. Linear and sheet files look
 * the same but their cells differ in meaning, so `kind` decides. Undefined if a row has an unknown key.
 */
export function readOpticutter(
  text: string,
  unit: LengthUnit,
  kind: Kind,
  locale: Locale,
): Imported | undefined {
  const rows = keyedRows(text);
  if (rows === undefined) return undefined;
  const valueOf = (key: string): string => rows.find((row) => keyOf(row) === key)?.cells[1] ?? '';
  const sizeOf = (key: string): string => {
    const read = readImportedSize(valueOf(key), unit, locale);
    return read.ok ? read.value : '';
  };
  const material = valueOf('M');
  const parts: ImportedPart[] = [];
  const stock: ImportedStock[] = [];
  const rejected: RejectedRow[] = [];
  const noted: RejectedRow[] = [];
  for (const row of rows) {
    const said = { line: row.line, text: row.cells.join(' ').slice(0, 120) };
    const left = keyOf(row) === '@' ? [] : leftOut(row, kind);
    if (left.length > 0) noted.push({ ...said, reason: wordsIn(locale).leftOut(left) });
    if (keyOf(row) === 'P') {
      const read = readPartRow(row, unit, kind, locale);
      if (read.ok) parts.push({ ...read.value, material });
      else rejected.push({ ...said, reason: read.reason });
    } else if (keyOf(row) === 'S') {
      const read = readStockRow(row, unit, kind, locale);
      if (read.ok) stock.push(read.value);
      else rejected.push({ ...said, reason: read.reason });
    }
  }
  const said = rows.map(keyOf).filter((key) => TRIMS.some(([one]) => one === key));
  return {
    ...NOTHING,
    format: 'optiCutter',
    parts,
    stock,
    rejected,
    noted,
    name: valueOf('N'),
    kerf: sizeOf('K'),
    ...trimsOf(said, sizeOf),
  };
}

const TRIMS = [
  ['LT', 'left'],
  ['RT', 'right'],
  ['TT', 'top'],
  ['BT', 'bottom'],
] as const;

/** One trim if all sides in the file are equal, else one for each side; an omitted side is `0 mm`. */
function trimsOf(
  said: readonly string[],
  sizeOf: (key: string) => string,
): Pick<Imported, 'trim' | 'trims'> {
  const sizes = said.map(sizeOf);
  if (sizes.every((size) => size === sizes[0])) return { trim: sizes[0] ?? '' };
  const [left, right, top, bottom] = TRIMS.map(([key]) => sizeOf(key) || '0 mm');
  return {
    trim: '',
    trims: { left: left ?? '', right: right ?? '', top: top ?? '', bottom: bottom ?? '' },
  };
}

function readPartRow(
  { line, cells }: TableRow,
  unit: LengthUnit,
  kind: Kind,
  locale: Locale,
): Result<ImportedPart> {
  const [, length = '', second = '', third = '', fourth = '', fifth = ''] = cells;
  const raw =
    kind === 'linear'
      ? { length, quantity: second, name: third }
      : // An empty cell means no rotation.
        {
          length,
          width: second,
          quantity: third,
          name: fourth,
          turns: fifth !== '' && readTurns(fifth) === 'free',
        };
  return readImportedPart({ ...raw, line }, unit, locale);
}

/** Cells of a linear row: length, quantity, group, price. Cells of a sheet row: length, width, quantity. */
function readStockRow(
  { cells }: TableRow,
  unit: LengthUnit,
  kind: Kind,
  locale: Locale,
): Result<ImportedStock> {
  const [, length = '', second = '', third = '', fourth = ''] = cells;
  const [width, quantity] = kind === 'linear' ? ['', second] : [second, third];
  const isNone = /^0+$/.test(quantity);
  const read = readImportedPart({ length, width, quantity: isNone ? '' : quantity }, unit, locale);
  if (!read.ok) return read;
  const price = kind === 'linear' ? fourth : '';
  const count = isNone ? '0' : (readCount(quantity) ?? '');
  return {
    ok: true,
    value: { length: read.value.length, width: read.value.width, quantity: count, price },
  };
}
