import { ASSIGNABLE, type AssignableColumn } from './columns.ts';
import { blocksIn, type Assigned } from './read-table.ts';

/** A table as the import sheet shows it before the user adds it. */
export interface TablePreview {
  /** Cells of the first rows with parts, padded to the number of columns. */
  readonly rows: readonly (readonly string[])[];
  /** Meaning of each column; undefined if it has none. */
  readonly columns: readonly (AssignableColumn | undefined)[];
}

const PREVIEWED = 3;
const MOST_COLUMNS = 24;

/** First rows of a table with the meanings of its columns; undefined if the text is not a table. */
export function previewTable(text: string, assigned: Assigned): TablePreview | undefined {
  const block = blocksIn(text, assigned)?.blocks.at(-1);
  const shown = (block?.rows ?? [])
    .slice(0, PREVIEWED)
    .map(({ cells }) => cells.slice(0, MOST_COLUMNS));
  const width = Math.max(0, ...shown.map((cells) => cells.length));
  if (block === undefined || width < 2) return undefined;
  return {
    rows: shown.map((cells) => Array.from({ length: width }, (_, i) => cells[i] ?? '')),
    columns: Array.from({ length: width }, (_, i) =>
      ASSIGNABLE.find((column) => block.columns?.[column] === i),
    ),
  };
}
