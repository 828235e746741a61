import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import type { LengthUnit } from '../../measure/parse-length.ts';
import { readGrain, readTurns, readYesOrNo } from '../cell-words.ts';
import { readBandCells } from '../edge-names.ts';
import {
  ASSIGNABLE,
  COLUMN_NAMES,
  RAW_SIZES,
  type AssignableColumn,
  type Column,
} from './column-names.ts';
import { parseDelimited, sniffDelimiter, type Delimiter, type Row } from './delimited.ts';
import {
  NOTHING,
  readPart,
  type Imported,
  type ImportedPart,
  type RejectedRow,
} from './imported.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

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
  const isList = found.quantity !== undefined || found.width !== undefined;
  return found.length !== undefined && isList ? found : undefined;
}

/** What a person says of columns, by their number from 0; null for one that says nothing. */
export type Assigned = Readonly<Record<number, AssignableColumn | null>>;

/** The columns of a header with what a person says of them: what is said twice counts where it was said last. */
function withAssigned(
  columns: Columns,
  assigned: Assigned,
  isRaw: (at: number) => boolean,
): Columns | undefined {
  const said = new Map<number, Column | null>(
    Object.entries(assigned).map(([at, column]) => [Number(at), column]),
  );
  const taken = new Set(said.values());
  const kept = Object.entries(columns).filter(
    ([column, at]) => !said.has(at) && !taken.has(column as Column),
  );
  const found: Columns = Object.fromEntries(kept);
  for (const [at, column] of said) if (column !== null) found[column] = at;
  // Who names the column of sizes to cut says nothing of the one of finished sizes beside it.
  if (taken.has('length') && !isRaw(found.length ?? -1)) delete found.finishedLength;
  if (taken.has('width') && !isRaw(found.width ?? -1)) delete found.finishedWidth;
  return found.length === undefined ? undefined : found;
}

/** A table as it is shown before it is taken over. */
export interface TablePreview {
  /** Of the first rows that hold parts, as many as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** What each column was understood as; undefined where it says nothing. */
  readonly columns: readonly (AssignableColumn | undefined)[];
}

const PREVIEWED = 3;
const MOST_COLUMNS = 24;
/** Rows that may stand above the header. */
const ABOVE = 5;

interface Table {
  readonly delimiter: Delimiter;
  /** Those that hold parts. */
  readonly rows: readonly Row[];
  readonly columns: Columns | undefined;
  /** Whether the header says that a column has sizes to cut, not finished ones. */
  readonly isRaw: (at: number) => boolean;
}

function tableIn(text: string, assigned: Assigned): Table {
  const delimiter = sniffDelimiter(text);
  const rows = parseDelimited(text, delimiter);
  const at = rows.slice(0, ABOVE).findIndex((row) => columnsOf(row) !== undefined);
  const header = rows[at];
  const named = header === undefined ? undefined : columnsOf(header);
  const isSaid = Object.keys(assigned).length > 0;
  const isRaw = (i: number): boolean => RAW_SIZES.has(bare(header?.cells[i] ?? ''));
  const columns = isSaid ? withAssigned(named ?? {}, assigned, isRaw) : named;
  return { delimiter, rows: rows.slice(at + 1), columns, isRaw };
}

/** The first rows of a text that is a table, with what its columns are; undefined where it is none. */
export function previewTable(text: string, assigned: Assigned): TablePreview | undefined {
  const { rows, columns, delimiter } = tableIn(text, assigned);
  const shown = rows.slice(0, PREVIEWED).map(({ cells }) => cells.slice(0, MOST_COLUMNS));
  const width = Math.max(0, ...shown.map((cells) => cells.length));
  // Commas stand in lines as people write them, too.
  if (width < 2 || (columns === undefined && delimiter === ',')) return undefined;
  return {
    rows: shown.map((cells) => Array.from({ length: width }, (_, i) => cells[i] ?? '')),
    columns: Array.from({ length: width }, (_, i) =>
      ASSIGNABLE.find((column) => columns?.[column] === i),
    ),
  };
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
 * such header in the first five rows, and nobody says which column is the length.
 */
export function readHeaderTable(
  text: string,
  unit: LengthUnit,
  locale: Locale,
  assigned: Assigned = {},
): Imported | undefined {
  const { delimiter, rows, columns, isRaw } = tableIn(text, assigned);
  if (columns === undefined) return undefined;
  const parts: ImportedPart[] = [];
  const rejected: RejectedRow[] = [];
  const noted: RejectedRow[] = [];
  let material = '';
  for (const row of rows) {
    // A cell that is left empty is the same as above.
    material = row.cells[columns.material ?? -1] || material;
    const read = readRow(row, columns, material, { unit, locale, isRaw });
    const said = { line: row.line, text: row.cells.join(' ') };
    if (!read.ok) {
      rejected.push({ ...said, reason: read.reason });
      continue;
    }
    parts.push(read.value);
    const unknown = unknownTurn(row, columns);
    if (unknown !== undefined)
      noted.push({ ...said, reason: wordsIn(locale).unknownTurn(unknown) });
  }
  return { ...NOTHING, format: formatOf(delimiter, columns, locale), parts, rejected, noted };
}

const cellOf = (row: Row, columns: Columns, column: Column): string =>
  row.cells[columns[column] ?? -1] ?? '';

/** Longer ones are shown by their beginning. */
const LONGEST_WORD = 20;

/** What is said of turning or of the grain in a word that is not known. */
function unknownTurn(row: Row, columns: Columns): string | undefined {
  const [turns, grain] = [cellOf(row, columns, 'turns'), cellOf(row, columns, 'grain')];
  const unknown =
    readTurns(turns) === undefined ? turns : readGrain(grain) === undefined ? grain : undefined;
  return unknown?.slice(0, LONGEST_WORD);
}

interface Reading extends Pick<Table, 'isRaw'> {
  readonly unit: LengthUnit;
  readonly locale: Locale;
}

function readRow(
  row: Row,
  columns: Columns,
  material: string,
  { unit, locale, isRaw }: Reading,
): ReturnType<typeof readPart> {
  const cell = (column: Column): string => cellOf(row, columns, column);
  if (readYesOrNo(cell('enabled')) === false)
    return { ok: false, reason: wordsIn(locale).switchedOff };
  const bands = readBandCells(cell);
  // Where the column is of finished sizes there are none to cut.
  const isCut = { length: isRaw(columns.length ?? -1), width: isRaw(columns.width ?? -1) };
  return readPart(
    {
      name: cell('name'),
      length: cell(isCut.length ? 'finishedLength' : 'length'),
      width: cell(isCut.width ? 'finishedWidth' : 'width'),
      cutLength: isCut.length ? cell('length') : '',
      cutWidth: isCut.width ? cell('width') : '',
      bands,
      quantity: cell('quantity'),
      material,
      // Where a word is not known the part keeps its grain, which spoils nothing.
      turns: readTurns(cell('turns')) === true && readGrain(cell('grain')) === true,
    },
    unit,
    locale,
  );
}
