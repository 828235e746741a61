import {
  boundsOf,
  tidyRing,
  twiceRingArea,
  type Box,
  type RingEdge,
  type Point,
  type PolygonRings,
  type Ring,
} from './polygon.ts';

/** A straight cut that keeps the given side of the line x = at (or y = at). */
type Cut =
  | { readonly axis: 'x' | 'y'; readonly at: number; readonly side: 'below' | 'above' }
  | (ImplicitLine & { readonly axis: 'line' });

/** The line a·x + b·y + c = 0; (a, b) is a unit vector. */
export interface ImplicitLine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Part of an outline on the kept side, between two crossings of the line. */
interface Chain {
  readonly points: readonly Point[];
  readonly enters: number;
  readonly leaves: number;
}

/**
 * Part of a surface inside a rectangle; separate parts are separate rings. Exact if outlines run along the axes or at
 * 45°; otherwise a crossing is rounded to the grid in the same way for both neighbours of a cut.
 */
export function clipRegion(region: PolygonRings, box: Box): PolygonRings {
  const [only, other] = region;
  if (only !== undefined && other === undefined && isUpright(only)) return boxWithin(only, box);
  let kept = keep(region, { axis: 'x', at: box.x0, side: 'above' });
  kept = keep(kept, { axis: 'x', at: box.x1, side: 'below' });
  kept = keep(kept, { axis: 'y', at: box.y0, side: 'above' });
  kept = keep(kept, { axis: 'y', at: box.y1, side: 'below' });
  return kept.map(tidyRing).filter((ring) => ring.length > 0 && twiceRingArea(ring) !== 0);
}

/** True if an outline is an axis-parallel rectangle, as most boards, tiles and rows are. */
function isUpright(ring: Ring): boolean {
  const [a, b, c, d] = ring;
  if (a === undefined || b === undefined || c === undefined || d === undefined || ring.length > 4) {
    return false;
  }
  return a.x === b.x
    ? b.y === c.y && c.x === d.x && d.y === a.y
    : a.y === b.y && b.x === c.x && c.y === d.y && d.x === a.x;
}

const between = (at: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, at));

/** Clips a rectangle by moving its corners, which allocates nothing for thousands of pieces. */
function boxWithin(ring: Ring, { x0, y0, x1, y1 }: Box): PolygonRings {
  const kept = ring.map(({ x, y }) => ({ x: between(x, x0, x1), y: between(y, y0, y1) }));
  return twiceRingArea(kept) === 0 ? [] : [kept];
}

/**
 * Part of a surface on the side of a line where a·x + b·y + c is negative. A crossing is rounded to the grid in the
 * same way for both sides.
 */
export const cutRegion = (region: PolygonRings, line: ImplicitLine): PolygonRings =>
  keep(region, { axis: 'line', ...line })
    .map(tidyRing)
    .filter((ring) => ring.length > 0 && twiceRingArea(ring) !== 0);

/** Splits a surface into connected parts, each with its holes. */
export function connectedParts(region: PolygonRings): readonly PolygonRings[] {
  const outlines = region.filter((ring) => twiceRingArea(ring) > 0);
  if (outlines.length <= 1) return outlines.length === 0 ? [] : [region];
  const parts = outlines
    .map((outline) => ({ rings: [outline], bounds: boundsOf([outline]) }))
    .sort((a, b) => boxArea(a.bounds) - boxArea(b.bounds));
  for (const hole of region.filter((ring) => twiceRingArea(ring) < 0)) {
    const bounds = boundsOf([hole]);
    parts.find((part) => holds(part.bounds, bounds))?.rings.push(hole);
  }
  return parts.map((part) => part.rings);
}

const boxArea = (box: Box): number => (box.x1 - box.x0) * (box.y1 - box.y0);
const holds = (outer: Box, inner: Box): boolean =>
  outer.x0 <= inner.x0 && outer.y0 <= inner.y0 && outer.x1 >= inner.x1 && outer.y1 >= inner.y1;

/**
 * Position of a rectangle relative to a surface given by its sides: inside, outside, or cut by its outline. Touching is
 * not cutting.
 */
export function boxInRegion(edges: readonly RingEdge[], box: Box): 'inside' | 'outside' | 'cut' {
  const x = (box.x0 + box.x1) / 2;
  const y = (box.y0 + box.y1) / 2;
  let inside = false;
  for (const { a, b } of edges) {
    if (crossesBox(a, b, box)) return 'cut';
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

/** True if a side runs through the interior of a rectangle. */
function crossesBox(a: Point, b: Point, box: Box): boolean {
  if (Math.max(a.x, b.x) <= box.x0 || Math.min(a.x, b.x) >= box.x1) return false;
  if (Math.max(a.y, b.y) <= box.y0 || Math.min(a.y, b.y) >= box.y1) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (dx === 0 || dy === 0) return true;
  const low = dy * (box.x0 - a.x);
  const high = dy * (box.x1 - a.x);
  const near = dx * (box.y0 - a.y);
  const far = dx * (box.y1 - a.y);
  const least = Math.min(near, far) - Math.max(low, high);
  const most = Math.max(near, far) - Math.min(low, high);
  return least < 0 && most > 0;
}

function keep(region: PolygonRings, cut: Cut): PolygonRings {
  const kept: Ring[] = [];
  const chains: Chain[] = [];
  for (const ring of region) {
    const found = chainsOf(ring, cut);
    if (found === 'all') kept.push(ring);
    else chains.push(...found);
  }
  if (chains.length === 1) return [...kept, ...chains.map((chain) => chain.points)];
  return chains.length === 0 ? kept : [...kept, ...join(chains, cut)];
}

/** Cuts a ring into chains on the kept side; points on the line are not on that side. */
function chainsOf(ring: Ring, cut: Cut): readonly Chain[] | 'all' {
  const start = ring.findIndex((point) => !isKept(point, cut));
  if (start < 0) return 'all';
  const chains: Chain[] = [];
  let points: Point[] = [];
  let before = ring[start];
  for (let i = 1; i <= ring.length; i += 1) {
    const point = ring[(start + i) % ring.length];
    if (before === undefined || point === undefined) break;
    const was = isKept(before, cut);
    const is = isKept(point, cut);
    if (was !== is) points.push(crossing(before, point, cut));
    if (is) points.push(point);
    if (was && !is) {
      chains.push(toChain(points, cut));
      points = [];
    }
    before = point;
  }
  return chains;
}

function toChain(points: readonly Point[], cut: Cut): Chain {
  const along = (point: Point = { x: 0, y: 0 }): number =>
    cut.axis === 'line' ? cut.a * point.y - cut.b * point.x : cut.axis === 'x' ? point.y : point.x;
  return { points, enters: along(points[0]), leaves: along(points.at(-1)) };
}

/** A corner nearer to a line than this is on it, grid steps. */
const ON_LINE = 0.5;

const beyond = ({ x, y }: Point, { a, b, c }: ImplicitLine): number => a * x + b * y + c;

function isKept(point: Point, cut: Cut): boolean {
  if (cut.axis === 'line') return beyond(point, cut) < -ON_LINE;
  const at = cut.axis === 'x' ? point.x : point.y;
  return cut.side === 'below' ? at < cut.at : at > cut.at;
}

/** Intersection of a side with the line; computed from its lower end, so that both neighbours agree. */
function crossing(from: Point, to: Point, cut: Cut): Point {
  if (cut.axis === 'line') {
    const [p, q] = from.x < to.x || (from.x === to.x && from.y < to.y) ? [from, to] : [to, from];
    const [before, after] = [beyond(p, cut), beyond(q, cut)];
    const share = Math.max(0, Math.min(1, before / (before - after)));
    return {
      x: Math.round(p.x + (q.x - p.x) * share),
      y: Math.round(p.y + (q.y - p.y) * share),
    };
  }
  const { axis, at } = cut;
  if (axis === 'x') {
    const [a, b] = from.x < to.x ? [from, to] : [to, from];
    return { x: at, y: a.y + Math.round(((b.y - a.y) * (at - a.x)) / (b.x - a.x)) };
  }
  const [a, b] = from.y < to.y ? [from, to] : [to, from];
  return { x: a.x + Math.round(((b.x - a.x) * (at - a.y)) / (b.y - a.y)), y: at };
}

/**
 * Closes the chains along the line. With the surface on the left of its outline, each chain that leaves is continued by
 * the next one that enters, in the direction in which the line bounds the kept side.
 */
function join(chains: readonly Chain[], cut: Cut): Ring[] {
  const onward = cut.axis === 'line' || (cut.axis === 'x') === (cut.side === 'below') ? 1 : -1;
  const leaving = chains.toSorted((a, b) => onward * (a.leaves - b.leaves));
  const entering = chains.toSorted((a, b) => onward * (a.enters - b.enters));
  const next = new Map(leaving.map((chain, i) => [chain, entering[i]]));
  const rings: Ring[] = [];
  for (const first of chains) {
    const points: Point[] = [];
    for (let chain: Chain | undefined = first; chain !== undefined;) {
      const following: Chain | undefined = next.get(chain);
      if (!next.delete(chain)) break;
      points.push(...chain.points);
      chain = following;
    }
    if (points.length > 0) rings.push(points);
  }
  return rings;
}
