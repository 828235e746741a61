import { assert } from '../assert.ts';

/** The first column that holds the value, columns rising; undefined past the last. */
export const columnFor = <T extends number>(columns: readonly T[], value: number): T | undefined =>
  columns.find((column) => value <= column);

/** A table's cell by the columns' order; the table and its columns are written side by side. */
export function cell(row: readonly number[], columns: readonly number[], column: number): number {
  const value = row[columns.indexOf(column)];
  assert(value !== undefined, 'the table has a cell for each column');
  return value;
}

/**
 * Straight between the table's points; below the first its own value (the safe side is the
 * caller's to know), undefined past the last.
 */
export function interpolate(
  columns: readonly number[],
  row: readonly number[],
  value: number,
): number | undefined {
  const next = columns.findIndex((column) => value <= column);
  if (next < 0) return undefined;
  const [x0, x1] = [columns[next - 1], columns[next]];
  const [y0, y1] = [row[next - 1], row[next]];
  assert(x1 !== undefined && y1 !== undefined, 'the table has a cell for each column');
  if (x0 === undefined || y0 === undefined) return y1;
  return y0 + ((y1 - y0) * (value - x0)) / (x1 - x0);
}

/** Up to the whole number, except for a hair that a division left. */
export const up = (value: number): number => Math.ceil(value - 1e-9);

/** Down to the whole number, except for a hair that a division left. */
export const down = (value: number): number => Math.floor(value + 1e-9);
