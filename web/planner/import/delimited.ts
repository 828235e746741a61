export interface TableRow {
  /** Number of its first line in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** `'  '` is two or more spaces, as between the columns of a printed list. */
export type Delimiter = ',' | ';' | '\t' | '|' | '  ';

/**
 * Splits delimited text into trimmed cells. Quotes follow RFC 4180: a quoted cell can contain delimiters, line ends and
 * doubled quotes. An unclosed quote ends with the text. Empty rows are omitted.
 */
export function parseDelimited(written: string, delimiter: Delimiter): TableRow[] {
  const isSpaced = delimiter === '  ';
  const text = isSpaced ? written.replace(/(?<=\S) {2,}(?=\S)/g, '\t') : written;
  const between = isSpaced ? '\t' : delimiter;
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let start = 1;
  const endCell = (): void => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: start, cells });
    cells = [];
    start = line;
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? '';
    if (sign === '\n') line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[++i] ?? '';
      else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
    } else if (sign === between) {
      endCell();
    } else if (sign === '\n') {
      endRow();
    } else if (sign !== '\r') {
      cell += sign;
    }
  }
  endRow();
  return rows;
}
