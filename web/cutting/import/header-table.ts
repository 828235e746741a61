import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import type { LengthUnit } from '../../measure/parse-length.ts';
import { readBandCells } from '../edge-names.ts';
import { COLUMN_NAMES, type Column } from './column-names.ts';
import { parseDelimited, sniffDelimiter, type Delimiter, type Row } from './delimited.ts';
import {
  NOTHING,
  readPart,
  type Imported,
  type ImportedPart,
  type RejectedRow,
} from './imported.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

const NO = /^(false|no|n|0|off|none|locked|fixed)$/i;

type Columns = Partial<Record<Column, number>>;

const bare = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\u4e00-\u9fff]/g, '');

/** Which column is where; undefined where the row is no header of a cut list. */
function columnsOf(row: Row): Columns | undefined {
  const titles = row.cells.map(bare);
  const found: Columns = {};
  for (const [column, names] of Object.entries(COLUMN_NAMES)) {
    const name = names.find((one) => titles.includes(one));
    if (name !== undefined) found[column as Column] = titles.indexOf(name);
  }
  return found.length !== undefined && found.quantity !== undefined ? found : undefined;
}

/** Whose table it is: told by the delimiter and the columns that only one of them has. */
function formatOf(delimiter: Delimiter, columns: Columns, locale: Locale): string {
  if (delimiter === ';') return 'OpenCutList';
  if (delimiter === '\t')
    return columns.turns === undefined ? wordsIn(locale).spreadsheet : 'Cutlist Evo';
  return 'CutList Optimizer';
}

/**
 * Reads a table whose header names its columns: CutList Optimizer (commas), Cutlist Evo (tabs),
 * OpenCutList (semicolons, sizes with units), or a sheet of one's own. Undefined where there is no
 * such header in the first five rows.
 */
export function readHeaderTable(
  text: string,
  unit: LengthUnit,
  locale: Locale,
): Imported | undefined {
  const delimiter = sniffDelimiter(text);
  const rows = parseDelimited(text, delimiter);
  const at = rows.slice(0, 5).findIndex((row) => columnsOf(row) !== undefined);
  const header = rows[at];
  const columns = header === undefined ? undefined : columnsOf(header);
  if (columns === undefined) return undefined;
  const parts: ImportedPart[] = [];
  const rejected: RejectedRow[] = [];
  let material = '';
  for (const row of rows.slice(at + 1)) {
    // A cell that is left empty is the same as above.
    material = row.cells[columns.material ?? -1] || material;
    const read = readRow(row, columns, material, { unit, locale });
    if (read.ok) parts.push(read.value);
    else rejected.push({ line: row.line, text: row.cells.join(' '), reason: read.reason });
  }
  return { ...NOTHING, format: formatOf(delimiter, columns, locale), parts, rejected };
}

function readRow(
  row: Row,
  columns: Columns,
  material: string,
  { unit, locale }: { readonly unit: LengthUnit; readonly locale: Locale },
): ReturnType<typeof readPart> {
  const cell = (column: Column): string => row.cells[columns[column] ?? -1] ?? '';
  if (NO.test(cell('enabled'))) return { ok: false, reason: wordsIn(locale).switchedOff };
  const bands = readBandCells(cell);
  // Raw sizes are without the tapes, which are taken off again here.
  const size = (raw: Column, finished: Column): string =>
    (bands === undefined ? '' : cell(finished)) || cell(raw);
  return readPart(
    {
      name: cell('name'),
      length: size('length', 'finishedLength'),
      width: size('width', 'finishedWidth'),
      bands,
      quantity: cell('quantity'),
      material,
      // A direction of the grain fixes the part as much as a ban on rotation does.
      turns: !NO.test(cell('turns')) && !/^[hv]$/i.test(cell('grain')),
    },
    unit,
    locale,
  );
}
