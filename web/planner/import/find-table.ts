import { readHeader, type Header } from './columns.ts';
import { parseDelimited, type Delimiter, type TableRow } from './delimited.ts';

/** Rows under one header; a file may hold several, such as its stock and its parts. */
export interface Block {
  readonly header: Header | undefined;
  readonly titles: readonly string[];
  /** Of its header. */
  readonly line: number;
  /** What stands right above, alone in its row. */
  readonly heading: string;
  readonly rows: readonly TableRow[];
}

export interface Table {
  readonly delimiter: Delimiter;
  readonly blocks: readonly Block[];
}

/** In this order they are tried; commas and spaces stand in sentences, too. */
const DELIMITERS: readonly Delimiter[] = ['\t', ';', '|', ',', '  '];
/** Rows from which a table without a known header is told. */
const LOOKED_AT = 30;
/** Of those rows, how many have as many cells. */
const MOST_ALIKE = 0.8;

/** `|---|:--:|` of a Markdown table. */
const isRule = ({ cells }: TableRow): boolean =>
  cells.some((cell) => cell !== '') && cells.every((cell) => /^:?-*:?$/.test(cell));

/** The rows of a text, the bars around a Markdown table off. */
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

/** The rows in blocks, each from its header on; what stands above the first is a block without one. */
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

/** How many cells most rows have, where nearly all have as many; 1 where they do not. */
function evenWidth(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  const looked = rows.slice(0, LOOKED_AT);
  for (const { cells } of looked) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width = 1, often = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return often >= looked.length * MOST_ALIKE ? width : 1;
}

/**
 * The table that a text is: told by a header that is known, under any delimiter, else by rows that have as many
 * cells as each other. Undefined where it is none.
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
