import { ASSIGNABLE, type AssignableColumn } from './columns.ts';
import { blocksIn, type Assigned } from './read-table.ts';

/** A table as it is shown before it is taken over. */
export interface TablePreview {
  /** Of the first rows that hold parts, as many as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** What each column was understood as; undefined where it says nothing. */
  readonly columns: readonly (AssignableColumn | undefined)[];
}

const PREVIEWED = 3;
const MOST_COLUMNS = 24;

/** The first rows of a text that is a table, with what its columns are; undefined where it is none. */
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
