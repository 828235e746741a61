import { readHeader, type Header } from './columns.ts';
import { parseDelimited, type Delimiter, type TableRow } from './delimited.ts';

/** Rows under one header. A file may contain several blocks, such as stock and parts. */
export interface Block {
  readonly header: Header | undefined;
  readonly titles: readonly string[];
  /** Line of its header, or of its first row if it has none. */
  readonly line: number;
  /** Text of the row above the header, if that row has only one filled cell; else empty. */
  readonly heading: string;
  readonly rows: readonly TableRow[];
}

export interface Table {
  readonly delimiter: Delimiter;
  readonly blocks: readonly Block[];
}

/** Order of attempts. Commas and spaces are last, because sentences contain them too. */
const DELIMITERS: readonly Delimiter[] = ['\t', ';', '|', ',', '  '];
/** Number of rows that decide if a text without a known header is a table. */
const LOOKED_AT = 30;
/** Share of these rows that must have the same number of cells. */
const MOST_ALIKE = 0.8;

/** True for the rule of a Markdown table: `|---|:--:|`. */
const isRule = ({ cells }: TableRow): boolean =>
  cells.some((cell) => cell !== '') && cells.every((cell) => /^:?-*:?$/.test(cell));

/** Rows of a text, without the outer bars and rules of a Markdown table. */
function rowsOf(text: string, delimiter: Delimiter): readonly TableRow[] {
  const rows = parseDelimited(text, delimiter);
  if (delimiter !== '|') return rows;
  const isFramed = rows.every(({ cells }) => cells.length > 1 && cells[0] === '');
  const inner = rows.filter((row) => !isRule(row));
  if (!isFramed) return inner;
  return inner.map((row) => {
    const end = row.cells.at(-1) === '' ? -1 : row.cells.length;
    return { ...row, cells: row.cells.slice(1, end) };
  });
}

const filled = ({ cells }: TableRow): readonly string[] => cells.filter((cell) => cell !== '');

/** Splits rows into blocks, each with its header. Rows above the first header are a block without one. */
function blocksOf(rows: readonly TableRow[]): readonly Block[] {
  const blocks: (Omit<Block, 'rows'> & { readonly rows: TableRow[] })[] = [];
  for (const row of rows) {
    const header = readHeader(row.cells);
    const last = blocks.at(-1);
    if (header === undefined) {
      if (last === undefined)
        blocks.push({ header, titles: [], line: row.line, heading: '', rows: [row] });
      else last.rows.push(row);
      continue;
    }
    const above = last?.rows.at(-1);
    const isHeading = above !== undefined && filled(above).length === 1;
    const heading = isHeading ? (filled(above)[0] ?? '') : '';
    if (isHeading) last?.rows.pop();
    blocks.push({ header, titles: row.cells, line: row.line, heading, rows: [] });
  }
  return blocks.filter(({ header, rows: own }) => header !== undefined || own.length > 0);
}

/** Number of cells per row if `MOST_ALIKE` of the rows agree; else 1. */
function evenWidth(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  const looked = rows.slice(0, LOOKED_AT);
  for (const { cells } of looked) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width = 1, often = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return often >= looked.length * MOST_ALIKE ? width : 1;
}

/**
 * Finds the table in a text: by a known header with any delimiter, else by rows with an equal number of cells.
 * Undefined if the text is not a table.
 */
export function findTable(text: string): Table | undefined {
  const tried = DELIMITERS.map((delimiter) => ({ delimiter, rows: rowsOf(text, delimiter) }));
  for (const { delimiter, rows } of tried) {
    const isKnown = rows.some(({ cells }) => cells.length > 1 && readHeader(cells) !== undefined);
    if (isKnown) return { delimiter, blocks: blocksOf(rows) };
  }
  const even = tried.find(({ rows }) => rows.length > 1 && evenWidth(rows) > 1);
  if (even === undefined) return undefined;
  const { delimiter, rows } = even;
  return { delimiter, blocks: [{ header: undefined, titles: [], line: 1, heading: '', rows }] };
}
