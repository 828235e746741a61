import { cross, dotProduct, endOf, walk, wayOf } from './outline-ways.ts';
import type { Turn } from '../places/place-input.ts';
import type { Point } from './polygon.ts';

/** Length of a side and direction of the corner at its end. */
interface ChainSide {
  readonly length: number | undefined;
  readonly turn: Turn;
}

/**
 * Corners from the first side's start and the closing error of two chains; or the corner whose three lengths make no
 * triangle.
 */
type ChainOutline =
  | {
      readonly ok: true;
      readonly corners: readonly Point[];
      readonly gap: number;
      readonly turnGap: number;
    }
  | { readonly ok: false; readonly reason: 'triangle'; readonly at: number };

/** Rigid sides between two derived corners, with the chord between its ends. */
interface Chain {
  readonly lengths: readonly number[];
  readonly ways: readonly Point[];
  readonly chord: Point;
  readonly span: number;
}

function chainFrom(
  sides: readonly ChainSide[],
  angles: readonly (number | undefined)[],
  first: number,
  last: number,
): Chain {
  const count = ((last - first + sides.length) % sides.length) + 1;
  const around = Array.from({ length: count }, (_, i) => (first + i) % sides.length);
  let heading = 0;
  const ways = around.map((at) => {
    const way = wayOf(heading);
    heading += 180 - (angles[at] ?? 180);
    return way;
  });
  const lengths = around.map((at) => sides[at]?.length ?? 0);
  const chord = endOf(lengths, ways);
  return { lengths, ways, chord, span: Math.hypot(chord.x, chord.y) };
}

/** Two or three corners are derived and their sides are given: the chains between them form a line or a triangle. */
export function byChains(
  sides: readonly ChainSide[],
  angles: readonly (number | undefined)[],
  open: readonly number[],
): ChainOutline {
  const chains = open.map((last, i) => {
    const first = ((open.at(i - 1) ?? 0) + 1) % sides.length;
    return chainFrom(sides, angles, first, last);
  });
  const spans = chains.map(({ span }) => span);
  const longest = Math.max(...spans);
  const others = spans.reduce((sum, span) => sum + span, 0) - longest;
  const start = ((open.at(-1) ?? 0) + 1) % sides.length;
  if (chains.length === 2) {
    const gap = longest - others;
    return { ok: true, corners: turnedTo(inTwo(chains), start), gap, turnGap: 0 };
  }
  if (longest >= others)
    return { ok: false, reason: 'triangle', at: open[spans.indexOf(longest)] ?? 0 };
  const both = [1, -1].map((hand) => turnedTo(inTriangle(chains, hand), start));
  const fits = both.map((corners) => open.filter((at) => turnAt(corners, at) === sides[at]?.turn));
  const corners = (fits[1]?.length ?? 0) > (fits[0]?.length ?? 0) ? both[1] : both[0];
  return { ok: true, corners: corners ?? [], gap: 0, turnGap: 0 };
}

/** Corners rotated so that the first side's start comes first. */
const turnedTo = (corners: readonly Point[], start: number): readonly Point[] =>
  corners.map((_, i) => corners[(i - start + corners.length) % corners.length] ?? { x: 0, y: 0 });

/** Direction of the corner at the end of a side. */
function turnAt(corners: readonly Point[], side: number): Turn {
  const at = (i: number): Point => corners[(side + i) % corners.length] ?? { x: 0, y: 0 };
  const [from, corner, to] = [at(0), at(1), at(2)];
  const into = { x: corner.x - from.x, y: corner.y - from.y };
  const out = { x: to.x - corner.x, y: to.y - corner.y };
  return cross(into, out) >= 0 ? 'right' : 'left';
}

/** A chain placed at a point in a direction. */
function laid({ lengths, ways, chord, span }: Chain, from: Point, way: Point): readonly Point[] {
  // Rotates the chord onto the direction.
  const [c, s] = [dotProduct(chord, way) / span, cross(chord, way) / span];
  return walk(lengths, ways).map(({ x, y }) => ({
    x: from.x + c * x - s * y,
    y: from.y + s * x + c * y,
  }));
}

/** Two chains, there and back, each scaled until their chords are equal. */
function inTwo(chains: readonly Chain[]): readonly Point[] {
  const gap = (chains[0]?.span ?? 0) - (chains[1]?.span ?? 0);
  const runs = chains.map(({ lengths }) => lengths.reduce((sum, long) => sum + long, 0));
  const pulls = chains.map(({ span }, i) => span / (runs[i] ?? 1));
  const sum = chains.reduce((all, { span }, i) => all + span * (pulls[i] ?? 0), 0);
  const even = chains.map(({ lengths, ways, chord, span }, i): Chain => {
    const by = 1 - ((i === 0 ? gap : 0 - gap) * (pulls[i] ?? 0)) / sum;
    return {
      lengths: lengths.map((long) => long * by),
      ways,
      chord: { x: chord.x * by, y: chord.y * by },
      span: span * by,
    };
  });
  const span = even[0]?.span ?? 0;
  return even.flatMap((chain, i) =>
    laid(chain, { x: i === 0 ? 0 : span, y: 0 }, { x: i === 0 ? 1 : -1, y: 0 }),
  );
}

/** Three chains on the sides of a triangle; `hand` 1 is clockwise with y down, as the outline. */
function inTriangle(chains: readonly Chain[], hand: number): readonly Point[] {
  const [a = 0, b = 0, c = 0] = chains.map(({ span }) => span);
  const x = (a * a + c * c - b * b) / (2 * a);
  const peak = { x, y: hand * Math.sqrt(Math.max(0, c * c - x * x)) };
  const places = [
    { from: { x: 0, y: 0 }, to: { x: a, y: 0 } },
    { from: { x: a, y: 0 }, to: peak },
    { from: peak, to: { x: 0, y: 0 } },
  ];
  return chains.flatMap((chain, i) => {
    const { from, to } = places[i] ?? { from: peak, to: peak };
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    return laid(chain, from, { x: (to.x - from.x) / long, y: (to.y - from.y) / long });
  });
}
