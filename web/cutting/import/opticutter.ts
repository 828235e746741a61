import type { Locale } from '../../language/locale.ts';
import type { LengthUnit } from '../../measure/parse-length.ts';
import type { Result } from '../../measure/units.ts';
import { parseDelimited, sniffDelimiter, type Row } from './delimited.ts';
import {
  NOTHING,
  readPart,
  readSize,
  type Imported,
  type ImportedPart,
  type ImportedStock,
} from './imported.ts';

const KEYS = new Set(['N', 'M', 'S', 'K', 'LT', 'RT', 'TT', 'BT', 'O', 'MR', 'P', '@']);

type Kind = 'linear' | 'sheet';

const keyOf = ({ cells }: Row): string => (cells[0] ?? '').toUpperCase();

/**
 * Reads optiCutter's key-column file: the first cell says what a row is (`S` stock, `P` part, `K`
 * kerf, `LT` and `RT` trims, `N` name, `M` material, `@` comment). Its linear and its sheet files
 * look alike and differ in the meaning of the cells, so the kind of the list decides. Undefined
 * where a row has another key.
 */
export function readOpticutter(
  text: string,
  unit: LengthUnit,
  kind: Kind,
  locale: Locale,
): Imported | undefined {
  const rows = parseDelimited(text, sniffDelimiter(text));
  if (!rows.some((row) => ['S', 'P'].includes(keyOf(row)))) return undefined;
  if (!rows.every((row) => KEYS.has(keyOf(row)))) return undefined;
  const valueOf = (...keys: string[]): string =>
    rows.find((row) => keys.includes(keyOf(row)))?.cells[1] ?? '';
  const sizeOf = (...keys: string[]): string => {
    const read = readSize(valueOf(...keys), unit, locale);
    return read.ok ? read.value : '';
  };
  const material = valueOf('M');
  const parts: ImportedPart[] = [];
  const stock: ImportedStock[] = [];
  const rejected = rows.flatMap((row) => {
    const key = keyOf(row);
    const read =
      key === 'P' ? readPartRow(row, unit, kind, locale) : readStockRow(row, unit, kind, locale);
    if (key !== 'P' && key !== 'S') return [];
    if (!read.ok) return [{ line: row.line, text: row.cells.join(' '), reason: read.reason }];
    if ('turns' in read.value) parts.push({ ...read.value, material });
    else stock.push(read.value);
    return [];
  });
  return {
    ...NOTHING,
    format: 'optiCutter',
    parts,
    stock,
    rejected,
    name: valueOf('N'),
    kerf: sizeOf('K'),
    trim: sizeOf('LT', 'RT', 'TT', 'BT'),
  };
}

function readPartRow(
  { cells }: Row,
  unit: LengthUnit,
  kind: Kind,
  locale: Locale,
): Result<ImportedPart> {
  const [, length = '', second = '', third = '', fourth = '', fifth = ''] = cells;
  return kind === 'linear'
    ? readPart({ length, quantity: second, name: third }, unit, locale)
    : readPart(
        { length, width: second, quantity: third, name: fourth, turns: /^y/i.test(fifth) },
        unit,
        locale,
      );
}

/** Linear: length, quantity, group, price. Sheet: length, width, quantity. */
function readStockRow(
  { cells }: Row,
  unit: LengthUnit,
  kind: Kind,
  locale: Locale,
): Result<ImportedStock> {
  const [, length = '', second = '', third = '', fourth = ''] = cells;
  const raw =
    kind === 'linear' ? { length, quantity: second } : { length, width: second, quantity: third };
  const read = readPart(raw, unit, locale);
  if (!read.ok) return read;
  const { width } = read.value;
  const price = kind === 'linear' ? fourth : '';
  return { ok: true, value: { length: read.value.length, width, quantity: raw.quantity, price } };
}
