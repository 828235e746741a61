import { twiceRingArea, type RingEdge } from '../../measure/outline/polygon.ts';
import { length, type Length } from '../../measure/units/units.ts';

/** A straight side of an outline, with a board on its outside. */
export interface BoardedSide {
  readonly run: Length;
  /**
   * Thicknesses that the board is longer than the side: the longer of two boards runs past the other, and in an inner
   * corner the shorter ends at the other.
   */
  readonly past: number;
  /** By how much the board is longer than the side at its start and its end. */
  readonly ends: readonly [number, number];
  readonly edge: RingEdge;
}

export const runOf = ({ a, b }: RingEdge): Length =>
  length(Math.round(Math.hypot(a.x - b.x, a.y - b.y)));

/** 1 at an outer corner of an outline, -1 at an inner one. */
export const turnAt = ({ a, b }: RingEdge, next: RingEdge): number =>
  Math.sign(twiceRingArea([a, b, next.b]));

/** Outer corners of an outline, less the inner ones. */
export const netCorners = (edges: readonly RingEdge[]): number =>
  edges.reduce((sum, edge, at) => sum + turnAt(edge, edges[(at + 1) % edges.length] ?? edge), 0);

/** The boards, `off` the sides: longer sides are of several pieces. */
interface Boards {
  readonly thick: number;
  readonly longest: number;
  readonly off?: number;
}

/**
 * Boards round the sides of one outline that no wall closes, in order. A board that would need one more piece runs past
 * no other.
 */
export function boardedSides(
  edges: readonly RingEdge[],
  isWall: (edge: RingEdge) => boolean,
  { thick, longest, off = 0 }: Boards = { thick: 0, longest: Infinity },
): readonly BoardedSide[] {
  const runs = edges.map(runOf);
  const past = edges.map(() => 0);
  const ends = edges.map((): [number, number] => [0, 0]);
  const isSplit = (at: number): boolean => {
    const [run = 0, own = 0] = [runs[at], past[at]];
    return Math.ceil((run + (own + 1) * (thick + off)) / longest) > Math.ceil(run / longest);
  };
  for (const [at, edge] of edges.entries()) {
    const to = (at + 1) % edges.length;
    const next = edges[to] ?? edge;
    if (isWall(edge) || isWall(next)) continue;
    const [one, two] = [runs[at] ?? 0, runs[to] ?? 0];
    const turn = turnAt(edge, next);
    // Of equal ones every other board is the longer, so that opposite boards are alike.
    const isLonger = one === two ? at % 2 === 0 : one > two;
    const [grows, other] = isLonger === turn > 0 ? [at, to] : [to, at];
    const changed = turn > 0 && isSplit(grows) && !isSplit(other) ? other : grows;
    past[changed] = (past[changed] ?? 0) + turn;
    // A board that the next one covers at an outer corner reaches to its back.
    const [own, theirs] = [turn * (thick + off), turn > 0 ? off : 0];
    const [end, start] = changed === at ? [own, theirs] : [theirs, own];
    ends[at] = [ends[at]?.[0] ?? 0, end];
    ends[to] = [start, ends[to]?.[1] ?? 0];
  }
  return edges
    .map((edge, at) => ({
      run: runOf(edge),
      past: past[at] ?? 0,
      ends: ends[at] ?? ([0, 0] as const),
      edge,
    }))
    .filter(({ edge }) => !isWall(edge));
}
