import type { Point } from '../../outline/polygon.ts';

/** A line of a plan through its points, in the file's unit; y down. */
export interface Stroke {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  /** Name of a room in the file. */
  readonly name?: string;
  /** Storey, if the file has several. */
  readonly storey?: string;
  /** Millimetres. */
  readonly height?: number;
}

/** A text on a plan, which may be a room's name. */
export interface PlanText {
  readonly at: Point;
  readonly text: string;
  /** Height of its letters. */
  readonly size: number;
}

/** Contents of another program's plan, as far as rooms can follow from it. */
export interface PlanFile {
  /** True if the file has this format at all. */
  readonly isPlan: boolean;
  /** Millimetres per unit; undefined if the file has no unit. */
  readonly unit: number | undefined;
  readonly strokes: readonly Stroke[];
  readonly texts: readonly PlanText[];
  /** Line at which a damaged file became unreadable. */
  readonly brokenAt: number | undefined;
  /** Number of curves that are neither lines nor arcs. */
  readonly leftOut: number;
  /** True if it contains more than the limit. */
  readonly isCut: boolean;
}

/** Limit for the points of all lines: far more than a house has. */
export const MOST_POINTS = 40_000;

/** Maximum angle between two sides of a curve, radians; as for a curved bay. */
const MOST_TURN = Math.PI / 12;

/** Points on an ellipse given by its half axes, from one angle through another, both ends included. */
export function arcPoints(
  centre: Point,
  [along, across]: readonly [Point, Point],
  from: number,
  sweep: number,
): Point[] {
  const sides = Math.min(24, Math.max(1, Math.ceil(Math.abs(sweep) / MOST_TURN - 1e-9)));
  return Array.from({ length: sides + 1 }, (_, i) => {
    const [cos, sin] = [Math.cos(from + (sweep * i) / sides), Math.sin(from + (sweep * i) / sides)];
    return {
      x: centre.x + along.x * cos + across.x * sin,
      y: centre.y + along.y * cos + across.y * sin,
    };
  });
}

/** Half axes of a circle. */
export const circleAxes = (radius: number): readonly [Point, Point] => [
  { x: radius, y: 0 },
  { x: 0, y: radius },
];
