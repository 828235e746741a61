import { edgesOf, type Box, type PolygonRings } from '../../measure/outline/polygon.ts';
import type { JoistRun } from './deck-blocks.ts';

/** A joist, or on a diagonal deck a rim or ledger too, where it crosses the middle of a row. */
interface Support {
  /** Position along the row. */
  readonly at: number;
  /** Its name, the same in every row. */
  readonly id: string;
  readonly isRim: boolean;
}

interface Frame {
  readonly runs: readonly JoistRun[];
  readonly plan: PolygonRings;
  readonly diagonal: boolean;
}

/**
 * Supports under a row. Straight boards run along the rims and end on joists; diagonal ones end on either, and at a
 * slanted end may lie on both.
 */
export function supportsOf(band: Box, { runs, plan, diagonal }: Frame): readonly Support[] {
  const middle = Math.round((band.y0 + band.y1) / 2);
  const under = runs.filter(({ x, block: { y0, y1 } }) => {
    const shift = diagonal ? x : 0;
    return y0 < band.y1 + shift && y1 > band.y0 + shift;
  });
  const joists = [...new Set(under.map(({ x }) => x))].map((x) => ({
    at: diagonal ? 2 * x + middle : x,
    id: `x:${x}`,
    isRim: false,
  }));
  const rims = edgesOf(plan)
    .filter(
      ({ a, b }) =>
        diagonal &&
        a.y === b.y &&
        a.y - band.y0 > Math.min(a.x, b.x) &&
        a.y - band.y1 < Math.max(a.x, b.x),
    )
    .map(({ a: { y } }) => ({ at: 2 * y - middle, id: `y:${y}`, isRim: true }));
  return [...joists, ...rims].toSorted((a, b) => a.at - b.at);
}

/** Boards of a row that a support carries: two at a joint. */
export type RowCrossings = ReadonlyMap<string, number>;

const sumOf = (row: RowCrossings | undefined): number =>
  [...(row?.values() ?? [])].reduce((sum, boards) => sum + boards, 0);

/** Crossings of a row at supports that the other row does not reach. */
const outside = (row: RowCrossings, other: RowCrossings | undefined): number =>
  [...row].reduce((sum, [line, boards]) => sum + (other?.has(line) === true ? 0 : boards), 0);

/**
 * Crossings of all boards, those in gaps, and those along the edges. Both ends at a joint are held in both gaps. On a
 * diagonal deck, with its number of `joints`, the corners are the only edges along rows.
 */
export function countCrossings(rows: readonly RowCrossings[], joints?: number) {
  const crossings = rows.reduce((sum, row) => sum + sumOf(row), 0);
  if (joints !== undefined) {
    const outer = { first: sumOf(rows[0]), last: sumOf(rows.at(-1)) };
    return { crossings, clips: crossings - outer.first + joints, outer };
  }
  const clips = rows.slice(1).reduce((sum, row, i) => {
    const before = rows[i];
    const shared = [...row].map(([line, boards]) => {
      const other = before?.get(line);
      return other === undefined ? 0 : Math.max(boards, other);
    });
    return sum + shared.reduce((a, b) => a + b, 0);
  }, 0);
  const outer = {
    first: rows.reduce((sum, row, i) => sum + outside(row, rows[i - 1]), 0),
    last: rows.reduce((sum, row, i) => sum + outside(row, rows[i + 1]), 0),
  };
  return { crossings, clips, outer };
}
