import * as fc from 'fast-check';
import {
  crossingSide,
  type PolygonRings,
  type Ring,
} from '../../web/planner/measure/outline/polygon.ts';
import type { Length } from '../../web/planner/measure/units/units.ts';

export const rectangleOutline = (long: Length, wide: Length): Ring => [
  { x: 0, y: 0 },
  { x: long, y: 0 },
  { x: long, y: wide },
  { x: 0, y: wide },
];

/** An L: a rectangle `long` × `wide` without its far right corner of `notchLong` × `notchWide`. */
export const lOutline = (size: {
  readonly long: Length;
  readonly wide: Length;
  readonly notchLong: Length;
  readonly notchWide: Length;
}): Ring => [
  { x: 0, y: 0 },
  { x: size.long, y: 0 },
  { x: size.long, y: size.wide - size.notchWide },
  { x: size.long - size.notchLong, y: size.wide - size.notchWide },
  { x: size.long - size.notchLong, y: size.wide },
  { x: 0, y: size.wide },
];

/** A T: a bar `long` × `barWide` with a stem `stemLong` wide that starts `stemAt` along the bar. */
export const tOutline = (size: {
  readonly long: Length;
  readonly barWide: Length;
  readonly stemAt: Length;
  readonly stemLong: Length;
  readonly stemWide: Length;
}): Ring => {
  const right = size.stemAt + size.stemLong;
  const top = size.stemWide + size.barWide;
  return [
    { x: size.stemAt, y: 0 },
    { x: right, y: 0 },
    { x: right, y: size.stemWide },
    { x: size.long, y: size.stemWide },
    { x: size.long, y: top },
    { x: 0, y: top },
    { x: 0, y: size.stemWide },
    { x: size.stemAt, y: size.stemWide },
  ];
};

interface Ray {
  /** Share of a full turn, before all are scaled to one. */
  readonly share: number;
  /** Share of the outline's radius. */
  readonly far: number;
}

/** Corners on rays round a point, so that no side crosses another; many are no convex ones. */
function starRing(rays: readonly Ray[], radius: number, turn: number): Ring {
  const all = rays.reduce((sum, { share }) => sum + share, 0);
  let angle = turn;
  return rays.map(({ share, far }) => {
    angle += (2 * Math.PI * share) / all;
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((way) => Math.round(radius * far * way));
    return { x: (x ?? 0) + 0, y: (y ?? 0) + 0 };
  });
}

/** Simple outlines with three or more corners at any angle, 1 to 10 m across, anticlockwise. */
export const outlinesOf = (mostCorners: number): fc.Arbitrary<Ring> =>
  fc
    .tuple(
      fc.array(
        fc.record({
          share: fc.double({ min: 0.5, max: 1.2, noNaN: true }),
          far: fc.double({ min: 0.45, max: 1, noNaN: true }),
        }),
        { minLength: 3, maxLength: mostCorners },
      ),
      fc.integer({ min: 160_000, max: 1_600_000 }),
      fc.double({ min: 0, max: 6, noNaN: true }),
    )
    .map(([rays, radius, turn]) => starRing(rays, radius, turn))
    .filter((ring) => crossingSide([ring]) < 0);

export const oddOutlines = outlinesOf(12);

/** Turned round the first corner of the plane by any angle, each corner rounded to the grid. */
export const turnedBy = (region: PolygonRings, angle: number): PolygonRings =>
  region.map((ring) =>
    ring.map(({ x, y }) => ({
      x: Math.round(x * Math.cos(angle) - y * Math.sin(angle)),
      y: Math.round(x * Math.sin(angle) + y * Math.cos(angle)),
    })),
  );

/** Seen in a mirror, anticlockwise again. */
export const mirrored = (region: PolygonRings): PolygonRings =>
  region.map((ring) => ring.map(({ x, y }) => ({ x: 0 - x, y })).toReversed());
