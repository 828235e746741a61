import { edgesOf } from './polygon.ts';
import type { RingEdge, Point, PolygonRings } from './polygon.ts';

/** Index of the first side that meets a side other than its neighbours; -1 if the outlines are simple and separate. */
export function crossingSide(region: PolygonRings): number {
  const edges = region.flatMap((ring) =>
    edgesOf([ring]).map((edge, at) => ({ edge, ring, at, last: ring.length - 1 })),
  );
  return edges.findIndex((one) =>
    edges.some((two) => {
      const apart = Math.abs(one.at - two.at);
      const neighbours = one.ring === two.ring && (apart <= 1 || apart === one.last);
      return !neighbours && meet(one.edge, two.edge);
    }),
  );
}

/** True if two sides share a point: exact on the grid for outlines up to 200 m wide. */
const meet = (one: RingEdge, two: RingEdge): boolean =>
  boxesMeet(one, two) && isParted(one, two) && isParted(two, one);

const boxesMeet = (one: RingEdge, two: RingEdge): boolean =>
  Math.max(one.a.x, one.b.x) >= Math.min(two.a.x, two.b.x) &&
  Math.max(two.a.x, two.b.x) >= Math.min(one.a.x, one.b.x) &&
  Math.max(one.a.y, one.b.y) >= Math.min(two.a.y, two.b.y) &&
  Math.max(two.a.y, two.b.y) >= Math.min(one.a.y, one.b.y);

/** True if the ends of the second side are on different sides of the line through the first, or one is on it. */
const isParted = (line: RingEdge, { a, b }: RingEdge): boolean =>
  Math.sign(leftOf(line, a)) * Math.sign(leftOf(line, b)) <= 0;

const leftOf = ({ a, b }: RingEdge, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
