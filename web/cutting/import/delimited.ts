/** One row of a delimited text, with where it stood. */
export interface Row {
  /** Of its first line, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type Delimiter = ',' | ';' | '\t';

/** Which of the delimiters splits the text's head into most cells; a comma when none does. */
export function sniffDelimiter(text: string): Delimiter {
  const head = text.slice(0, 2000).split('\n', 4).join('\n');
  const counts = ([',', ';', '\t'] as const).map((sign) => ({
    sign,
    count: head.split(sign).length,
  }));
  // Semicolons and tabs are no decimal signs: one of them outweighs commas.
  const [semicolon, tab] = [counts[1], counts[2]];
  if (tab !== undefined && tab.count > 2) return '\t';
  return semicolon !== undefined && semicolon.count > 2 ? ';' : ',';
}

/**
 * Splits delimited text into trimmed cells (RFC 4180: cells in quotes hold delimiters, line ends and
 * doubled quotes; a quote left open ends with the text). Rows without any text are left out.
 */
export function parseDelimited(text: string, delimiter: Delimiter): Row[] {
  const rows: Row[] = [];
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
    } else if (sign === delimiter) {
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
