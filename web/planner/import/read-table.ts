import { en } from '../../language/en/imports.ts';
import type { Locale } from '../../language/locale.ts';
import { parseLength, type LengthUnit } from '../measure/units/parse-length.ts';
import { toMm } from '../measure/units/units.ts';
import { SIZE_COLUMNS, type AssignableColumn, type Columns } from './columns.ts';
import { type DecimalSign, learnDecimalSign } from './decimal-sign.ts';
import type { TableRow } from './delimited.ts';
import { findTable, type Block, type Table } from './find-table.ts';
import {
  LONGEST_SHOWN,
  NOTHING,
  type Imported,
  type ImportedPart,
  type RejectedRow,
} from './imported.ts';
import { readRow, readStock, type RowReading } from './read-row.ts';

const wordsIn = (locale: Locale) => locale.words('imports', en);

/** Meanings of columns that the user assigned, by index from 0; null if the user chose none. */
export type Assigned = Readonly<Record<number, AssignableColumn | null>>;

/** Columns of a header with the user's assignments. If two columns have the same one, the last column wins. */
function withAssigned(columns: Columns, assigned: Assigned): Columns | undefined {
  const said = Object.entries(assigned).map(([at, column]) => [Number(at), column] as const);
  const kept = Object.entries(columns).filter(
    ([column, at]) => !said.some(([i, one]) => i === at || one === column),
  );
  const found: Columns = Object.fromEntries(kept);
  for (const [at, column] of said) if (column !== null) found[column] = at;
  return (found.length ?? found.cutLength ?? found.size) === undefined ? undefined : found;
}

/** A block with the meanings of its columns, from its header or the user. */
export interface PartsBlock extends Block {
  readonly columns: Columns | undefined;
}

/** Blocks of parts or stock in a text, with the user's assignments applied. */
export function blocksIn(
  text: string,
  assigned: Assigned,
): { readonly table: Table; readonly blocks: readonly PartsBlock[] } | undefined {
  const table = findTable(text);
  if (table === undefined) return undefined;
  const isSaid = Object.keys(assigned).length > 0;
  const known = table.blocks.filter(({ header }) => header !== undefined);
  const blocks = known.length > 0 ? known : table.blocks;
  return {
    table,
    blocks: blocks.map((block) => ({
      ...block,
      columns: isSaid ? withAssigned(block.header?.columns ?? {}, assigned) : block.header?.columns,
    })),
  };
}

const STOCK_WORDS =
  /stock|sheets?\b|boards?\b|lager|rohmaterial|rohplatte|panneaux|stocks|plank(?:s|en)|库存|原料/i;

const sizeOf = (
  row: TableRow,
  at: number | undefined,
  unit: LengthUnit,
  locale: Locale,
): number => {
  const read = parseLength(row.cells[at ?? -1] ?? '', unit, locale);
  return read.ok ? toMm(read.value) : 0;
};

const holds = (sheets: number[][], parts: number[][]): boolean =>
  sheets.length > 0 &&
  parts.length > 0 &&
  sheets.every(([long = 0, wide = 0]) =>
    parts.every(([length = 0, width = 0]) => length <= long && width <= wide),
  ) &&
  // Blocks with equal sizes are one list over two pages.
  sheets.some(([long = 0]) => parts.some(([length = 0]) => length < long));

/** Index of the stock if there are two blocks: by its heading, or because each of its sheets fits every part. Else -1. */
function stockBlock(blocks: readonly PartsBlock[], unit: LengthUnit, locale: Locale): number {
  const [first, second, third] = blocks;
  if (first === undefined || second === undefined || third !== undefined) return -1;
  const headed = blocks.findIndex(({ heading }) => STOCK_WORDS.test(heading.slice(0, 80)));
  if (headed >= 0) return headed;
  const sizes = blocks.map(({ rows, columns = {} }) =>
    rows.map((row) =>
      [columns.length ?? columns.cutLength, columns.width ?? columns.cutWidth]
        .map((at) => sizeOf(row, at, unit, locale))
        .toSorted((a, b) => b - a),
    ),
  );
  const [a = [], b = []] = sizes;
  if (holds(a, b)) return 0;
  return holds(b, a) ? 1 : -1;
}

/** Tool that wrote the table, by its delimiter and the titles that only this tool uses. */
function formatOf({ delimiter }: Table, { titles, columns }: PartsBlock, locale: Locale): string {
  const words = wordsIn(locale);
  const has = (title: RegExp): boolean => titles.some((one) => title.test(one));
  if (delimiter === '|') return 'Markdown';
  if (has(/^can rotate \(/i) || has(/^edging length 1/i)) return 'MaxCut';
  if (has(/^part ?#$/i) || has(/^copies$/i)) return 'CutList Plus';
  if (delimiter === ';') return 'OpenCutList';
  if (delimiter === '\t') return columns?.turns === undefined ? words.spreadsheet : 'Cutlist Evo';
  if (delimiter === ',' && has(/^(?:qty|enabled|grain direction)$/i) && has(/^label$/i))
    return 'CutList Optimizer';
  return words.spreadsheet;
}

const OF_STOCK = ['length', 'width', 'cutLength', 'cutWidth', 'quantity', 'price'] as const;

/** A note that names the columns which are not empty and not read; none if all are read. */
function leftOut(
  { rows, titles, line, header, columns = {} }: PartsBlock,
  isStock: boolean,
  locale: Locale,
): readonly RejectedRow[] {
  const used = new Set(
    isStock ? OF_STOCK.map((column) => columns[column]) : Object.values(columns),
  );
  if (columns.size !== undefined) {
    for (let at = columns.size; at < (header?.sizeEnd ?? 0); at += 1) used.add(at);
  }
  const names = titles.flatMap((title, at) =>
    !used.has(at) && rows.some(({ cells }) => (cells[at] ?? '') !== '')
      ? [title || `${at + 1}`]
      : [],
  );
  if (names.length === 0) return [];
  const text = titles.join(' ').slice(0, LONGEST_SHOWN);
  return [
    {
      line,
      text,
      reason: wordsIn(locale).columnsLeftOut(
        names.map((one) => one.slice(0, 30).replace(/\.$/, '')),
      ),
    },
  ];
}

export const cellsText = ({ cells }: TableRow): string =>
  cells.join(' ').trim().slice(0, LONGEST_SHOWN);

/** Sizes of all rows, to learn the decimal sign from. */
const sizesIn = (blocks: readonly PartsBlock[]): readonly string[] =>
  blocks.flatMap(({ rows, columns }) =>
    rows.flatMap(({ cells }) =>
      SIZE_COLUMNS.filter((size) => size !== 'thickness').map(
        (size) => cells[columns?.[size] ?? -1] ?? '',
      ),
    ),
  );

interface Read {
  readonly parts: ImportedPart[];
  readonly rejected: RejectedRow[];
  readonly noted: RejectedRow[];
  readonly tapes: Imported['tapes'][number][];
  readonly hardware: Imported['hardware'][number][];
}

function readBlock(block: PartsBlock, columns: Columns, reading: RowReading, into: Read): void {
  const words = wordsIn(reading.locale);
  const { heading } = block;
  if (heading !== '') {
    into.noted.push({
      line: block.line,
      text: heading.slice(0, LONGEST_SHOWN),
      reason: words.leftOut([heading]),
    });
  }
  let material = '';
  if (columns.quantity === undefined) {
    into.noted.push({
      line: block.line,
      text: block.titles.join(' ').slice(0, LONGEST_SHOWN),
      reason: words.noQuantityColumn,
    });
  }
  for (const row of block.rows) {
    // An empty cell repeats the material above.
    material = row.cells[columns.material ?? -1] || material;
    const said = { line: row.line, text: cellsText(row) };
    const read = readRow(row, columns, material, { ...reading, header: block.header });
    for (const reason of read.notes) into.noted.push({ ...said, reason });
    if ('tape' in read) into.tapes.push(read.tape);
    else if ('hardware' in read) into.hardware.push({ ...said, ...read.hardware });
    else if (read.part.ok) into.parts.push(read.part.value);
    else into.rejected.push({ ...said, reason: read.part.reason });
  }
}

/**
 * Reads a table of CutList Optimizer, MaxCut, OpenCutList, Fusion 360, SketchUp, Markdown or a spreadsheet. The columns can
 * be in any order; the header (words in `words/header-words.json`) or the user gives their meanings. If there are two
 * blocks, one of them can be the stock. Undefined if there is no header and the user has not assigned the length.
 */
export function readTable(
  text: string,
  unit: LengthUnit,
  locale: Locale,
  assigned: Assigned = {},
): Imported | undefined {
  const found = blocksIn(text, assigned);
  const [main] = found?.blocks.filter(({ columns }) => columns !== undefined) ?? [];
  if (found === undefined || main === undefined) return undefined;
  const blocks = found.blocks.filter(({ columns }) => columns !== undefined);
  const decimals: DecimalSign = learnDecimalSign(sizesIn(blocks), unit);
  const reading: RowReading = { unit, locale, decimals, header: undefined };
  const into: Read = { parts: [], rejected: [], noted: [], tapes: [], hardware: [] };
  const at = stockBlock(blocks, unit, locale);
  const stock: Imported['stock'][number][] = [];
  for (const [i, block] of blocks.entries()) {
    const columns = block.columns ?? {};
    into.noted.push(...leftOut(block, i === at, locale));
    if (i !== at) {
      readBlock(block, columns, reading, into);
      continue;
    }
    into.noted.push({
      line: block.line,
      text: block.heading || cellsText({ line: block.line, cells: block.titles }),
      reason: wordsIn(locale).readAsStock,
    });
    for (const row of block.rows) {
      const read = readStock(row, columns, { ...reading, header: block.header });
      if (read.ok) stock.push(read.value);
      else into.rejected.push({ line: row.line, text: cellsText(row), reason: read.reason });
    }
  }
  return { ...NOTHING, format: formatOf(found.table, main, locale), ...into, stock };
}
