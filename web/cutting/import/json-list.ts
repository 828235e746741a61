import { en } from '../../language/en/imports.ts';
import { minorDigits } from '../../language/formats.ts';
import type { Locale } from '../../language/locale.ts';
import { entryOf } from '../../measure/entry-of.ts';
import type { LengthUnit } from '../../measure/parse-length.ts';
import { readTurns } from '../cell-words.ts';
import { readBandCells } from '../edge-names.ts';
import {
  NOTHING,
  readPart,
  readSize,
  type Imported,
  type ImportedPart,
  type ImportedStock,
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

/** A text or a number of a row; a size that is a number is in millimetres. */
function textIn(row: Fields, name: string, unit = ''): string {
  const value = entryOf(row, name);
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? `${value}${unit}` : '';
}

/** Texts say it, too; one that is not known keeps the grain. */
function mayTurn(row: Fields, name: string): boolean {
  const value = entryOf(row, name);
  return typeof value === 'string' ? readTurns(value) === true : value !== false;
}

const LONGEST_SHOWN = 120;

interface Reading {
  readonly unit: LengthUnit;
  readonly locale: Locale;
  readonly material: string;
}

function readRow(row: Fields, { unit, locale, material }: Reading): ReturnType<typeof readPart> {
  const bands = fieldsIn(row, 'bands');
  return readPart(
    {
      name: textIn(row, 'name') || textIn(row, 'id'),
      length: textIn(row, 'length', ' mm'),
      width: entryOf(row, 'width') === 0 ? '' : textIn(row, 'width', ' mm'),
      quantity: textIn(row, 'quantity'),
      turns: mayTurn(row, 'turns') && mayTurn(row, 'rotate'),
      material: textIn(row, 'material') || material,
      bands: readBandCells((edge) => textIn(bands, edge)),
    },
    unit,
    locale,
  );
}

/** A price in the smallest unit of its currency as a price field holds it. */
function priceIn(row: Fields, currency: string): string {
  const price = entryOf(row, 'price');
  if (typeof price !== 'number' || price < 0 || !/^[A-Z]{3}$/.test(currency)) return '';
  const digits = minorDigits(currency);
  return (price / 10 ** digits).toFixed(digits);
}

/** Before the id of an own offcut, which stays in the rack that it is in. */
const OFFCUT = 'offcut:';

function readStock(row: Fields, currency: string, { unit, locale }: Reading): ImportedStock[] {
  const length = readSize(textIn(row, 'length', ' mm'), unit, locale);
  const wide = entryOf(row, 'width') === 0 ? '' : textIn(row, 'width', ' mm');
  const width = wide === '' ? { ok: true as const, value: '' } : readSize(wide, unit, locale);
  if (!length.ok || !width.ok || textIn(row, 'id').startsWith(OFFCUT)) return [];
  return [
    {
      length: length.value,
      width: width.value,
      quantity: textIn(row, 'quantity'),
      price: priceIn(row, currency),
    },
  ];
}

/**
 * Reads a plan that this app saved as JSON, or a request to the command `cut`. Undefined where the text
 * is no JSON of a list of parts. Never throws.
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
  const parts: ImportedPart[] = [];
  const rejected: RejectedRow[] = [];
  for (const [i, row] of rowsIn(source, 'parts').entries()) {
    const read = isFields(row)
      ? readRow(row, reading)
      : { ok: false as const, reason: locale.words('imports', en).noLength };
    const shown = (): string => JSON.stringify(row).slice(0, LONGEST_SHOWN);
    if (read.ok) parts.push(read.value);
    else rejected.push({ line: i + 1, text: shown(), reason: read.reason });
  }
  if (parts.length + rejected.length === 0) return undefined;
  const size = (name: string): string => {
    const read = readSize(textIn(request, name, ' mm'), unit, locale);
    return read.ok ? read.value : '';
  };
  const currency = textIn(list, 'currency');
  return {
    ...NOTHING,
    format: 'JSON',
    parts,
    rejected,
    stock: rowsIn(request, 'stock').flatMap((row) =>
      isFields(row) ? readStock(row, currency, reading) : [],
    ),
    kerf: size('kerf'),
    trim: size('trim'),
  };
}
