import { assert } from '../assert.ts';

/** First column that is at least the value, columns ascending; undefined beyond the last. */
export const columnFor = <T extends number>(columns: readonly T[], value: number): T | undefined =>
  columns.find((column) => value <= column);

/** Cell of a table by its column. */
export function cell(row: readonly number[], columns: readonly number[], column: number): number {
  const value = row[columns.indexOf(column)];
  assert(value !== undefined, 'the table has a cell for each column');
  return value;
}

/**
 * Linear interpolation between the table's points; below the first point its own value (callers know the safe side),
 * undefined beyond the last.
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

/** Rounds up, except for a rounding error of a division. */
export const up = (value: number): number => Math.ceil(value - 1e-9);

/** Rounds down, except for a rounding error of a division. */
export const down = (value: number): number => Math.floor(value + 1e-9);
