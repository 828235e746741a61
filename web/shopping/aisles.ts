import { AISLES, type Aisle } from '../stock/aisles.ts';

/** Lines by the part of the shop where they stand, those that the job is made of first. */
export const byAisle = <Line extends { readonly aisle: Aisle }>(
  lines: readonly Line[],
): readonly { readonly aisle: Aisle; readonly lines: readonly Line[] }[] =>
  AISLES.map((aisle) => ({ aisle, lines: lines.filter((line) => line.aisle === aisle) })).filter(
    (one) => one.lines.length > 0,
  );
