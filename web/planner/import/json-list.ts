import { en } from '../../language/en/imports.ts';
import { minorDigits } from '../../language/formats.ts';
import type { Locale } from '../../language/locale.ts';
import { parseLength, type LengthUnit } from '../measure/units/parse-length.ts';
import { toMm, type Result } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import { MOST_DEFECTS } from '../schema/offcut.ts';
import { readTurns, readBandCells } from '../cutting/cell-words.ts';
import {
  NOTHING,
  readImportedPart,
  readImportedSize,
  type Imported,
  type ImportedDefect,
  type ImportedMitre,
  type ImportedStock,
  type ImportedTrims,
  type RejectedRow,
} from './imported.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsIn = (value: unknown, name: string): Fields => {
  const inner = isFields(value) ? entryOf(value, name) : undefined;
  return isFields(inner) ? inner : {};
};

const rowsIn = (value: Fields, name: string): readonly unknown[] => {
  const rows = entryOf(value, name);
  return Array.isArray(rows) ? (rows as readonly unknown[]) : [];
};

/** A field as text; `unit` is appended to a number. Numbers that are sizes are in mm. */
function textIn(row: Fields, name: string, unit = ''): string {
  const value = entryOf(row, name);
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? `${value}${unit}` : '';
}

const LONGEST_ANGLE = 20;

/** Angles as typed, so that the field can show an error; undefined if both ends are square. */
function mitreIn(row: Fields): ImportedMitre | undefined {
  const mitre = fieldsIn(row, 'mitre');
  const [start = '', end = ''] = ['start', 'end'].map((name) => {
    const typed = textIn(mitre, name).slice(0, LONGEST_ANGLE);
    return typed === '0' ? '' : typed;
  });
  return start === '' && end === '' ? undefined : { start, end };
}

/** Accepts booleans and words; an unknown word keeps the grain direction. */
function mayTurn(row: Fields, name: string): boolean {
  const value = entryOf(row, name);
  return typeof value === 'string' ? readTurns(value) === 'free' : value !== false;
}

const LONGEST_SHOWN = 120;

interface Reading {
  readonly unit: LengthUnit;
  readonly locale: Locale;
  readonly material: string;
}

function readRow(
  row: Fields,
  { unit, locale, material }: Reading,
): ReturnType<typeof readImportedPart> {
  const bands = fieldsIn(row, 'bands');
  return readImportedPart(
    {
      name: textIn(row, 'name') || textIn(row, 'id'),
      length: textIn(row, 'length', ' mm'),
      width: entryOf(row, 'width') === 0 ? '' : textIn(row, 'width', ' mm'),
      quantity: textIn(row, 'quantity'),
      turns: mayTurn(row, 'turns') && mayTurn(row, 'rotate'),
      material: textIn(row, 'material') || material,
      bands: readBandCells((edge) => textIn(bands, edge)),
      mitre: mitreIn(row),
    },
    unit,
    locale,
  );
}

/** A price in minor units of its currency, as the text of a price field. */
function priceIn(row: Fields, currency: string): string {
  const price = entryOf(row, 'price');
  if (typeof price !== 'number' || price < 0 || !/^[A-Z]{3}$/.test(currency)) return '';
  const digits = minorDigits(currency);
  return (price / 10 ** digits).toFixed(digits);
}

/** Prefix of the id of an own offcut, which is not imported because the rack already has it. */
const OFFCUT = 'offcut:';

/** Damaged area with its distance from the bottom edge, as a list measures it; undefined if it is invalid. */
function defectIn(
  defect: unknown,
  sheet: string,
  { unit, locale }: Omit<Reading, 'material'>,
): ImportedDefect | undefined {
  if (!isFields(defect)) return undefined;
  const [x, y, length, width, wide] = [
    ...['x', 'y', 'length', 'width'].map((name) => textIn(defect, name, ' mm') || '0'),
    sheet,
  ].map((text) => {
    const read = parseLength(text, unit, locale);
    return read.ok ? toMm(read.value) : NaN;
  });
  if (x === undefined || y === undefined || !length || !width || wide === undefined)
    return undefined;
  const bottom = Math.round((wide - y - width) * 1e4) / 1e4;
  if (Number.isNaN(x) || !(bottom >= 0)) return undefined;
  return { left: `${x} mm`, bottom: `${bottom} mm`, length: `${length} mm`, width: `${width} mm` };
}

/** A board or sheet of a request; undefined for an own offcut. */
function readStock(
  row: Fields,
  currency: string,
  { unit, locale }: Reading,
): Result<ImportedStock> | undefined {
  if (textIn(row, 'id').startsWith(OFFCUT)) return undefined;
  const length = readImportedSize(textIn(row, 'length', ' mm'), unit, locale);
  if (!length.ok) return length;
  const wide = entryOf(row, 'width') === 0 ? '' : textIn(row, 'width', ' mm');
  const width =
    wide === '' ? { ok: true as const, value: '' } : readImportedSize(wide, unit, locale);
  if (!width.ok) return width;
  const rows = rowsIn(row, 'defects');
  const defects = rows.flatMap((defect) => defectIn(defect, width.value, { unit, locale }) ?? []);
  // If one defect were missing, parts could be placed on it.
  if (defects.length < rows.length || defects.length > MOST_DEFECTS) {
    return { ok: false, reason: locale.words('imports', en).defects(MOST_DEFECTS) };
  }
  return {
    ok: true,
    value: {
      ...(defects.length === 0 ? {} : { defects }),
      length: length.value,
      width: width.value,
      quantity: textIn(row, 'quantity'),
      price: priceIn(row, currency),
    },
  };
}

/** Width of the kerf, the trim or a face, which may be 0; empty if it is invalid. */
function widthIn(row: Fields, name: string, { unit, locale }: Reading): string {
  const typed = textIn(row, name, ' mm').trim();
  if (/^0(?: ?mm)?$/.test(typed)) return '0 mm';
  const read = readImportedSize(typed, unit, locale);
  return read.ok ? read.value : '';
}

/** Trims of a request by side; undefined if one trim applies to all sides. An omitted side is 0. */
function trimsIn(request: Fields, reading: Reading): ImportedTrims | undefined {
  const trim = fieldsIn(request, 'trim');
  if (Object.keys(trim).length === 0) return undefined;
  const [left = '', right = '', top = '', bottom = ''] = [
    ['left', 'start'],
    ['right', 'end'],
    ['top'],
    ['bottom'],
  ].map((names) => {
    const named = names.find((name) => entryOf(trim, name) !== undefined);
    return named === undefined ? '0 mm' : widthIn(trim, named, reading);
  });
  return { left, right, top, bottom };
}

const shown = (row: unknown): string => JSON.stringify(row).slice(0, LONGEST_SHOWN);

interface ReadRows<T> {
  readonly read: readonly T[];
  readonly rejected: readonly RejectedRow[];
}

/** Reads rows one by one; `reader` returns undefined to skip a row. */
function readRows<T>(
  rows: readonly unknown[],
  noRow: string,
  reader: (row: Fields) => Result<T> | undefined,
): ReadRows<T> {
  const all: T[] = [];
  const rejected: RejectedRow[] = [];
  for (const [i, row] of rows.entries()) {
    const read = isFields(row) ? reader(row) : { ok: false as const, reason: noRow };
    if (read?.ok === true) all.push(read.value);
    else if (read !== undefined) {
      rejected.push({ line: i + 1, text: shown(row), reason: read.reason });
    }
  }
  return { read: all, rejected };
}

/**
 * Reads a plan that this app saved as JSON, or a request to the command `cut`. Undefined if the text is not JSON or has
 * no parts. Never throws.
 */
export function readJsonList(text: string, unit: LengthUnit, locale: Locale): Imported | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isFields(value)) return undefined;
  const list = fieldsIn(value, 'list');
  const request =
    Object.keys(fieldsIn(value, 'request')).length > 0 ? fieldsIn(value, 'request') : value;
  const source = rowsIn(list, 'parts').length > 0 ? list : request;
  const reading = { unit, locale, material: textIn(list, 'material') };
  const words = locale.words('imports', en);
  const parts = readRows(rowsIn(source, 'parts'), words.noLength, (row) => readRow(row, reading));
  if (parts.read.length + parts.rejected.length === 0) return undefined;
  const currency = textIn(list, 'currency');
  const stock = readRows(rowsIn(request, 'stock'), words.noLength, (row) =>
    readStock(row, currency, reading),
  );
  const trims = trimsIn(request, reading);
  return {
    ...NOTHING,
    format: 'JSON',
    parts: parts.read,
    rejected: [...parts.rejected, ...stock.rejected],
    noted: rowsIn(request, 'runs').map((row, i) => {
      return { line: i + 1, text: shown(row), reason: words.runs };
    }),
    stock: stock.read,
    kerf: widthIn(request, 'kerf', reading),
    trim: widthIn(request, 'trim', reading),
    ...(trims === undefined ? {} : { trims }),
    face: widthIn(request, 'face', reading),
  };
}
