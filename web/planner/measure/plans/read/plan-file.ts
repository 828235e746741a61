import type { Point } from '../../outline/polygon.ts';

/** A line of a plan through its points, in the file's unit; y down. */
export interface Stroke {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  /** Of what the file itself calls a room. */
  readonly name?: string;
  /** Which storey it is on, where the file has several. */
  readonly storey?: string;
  /** In millimetres. */
  readonly height?: number;
}

/** A word on a plan, which may be a room's name. */
export interface PlanText {
  readonly at: Point;
  readonly text: string;
  /** How high its letters are. */
  readonly size: number;
}

/** What a plan of another program holds, as far as rooms can follow from it. */
export interface PlanFile {
  /** Whether it is of its format at all. */
  readonly isPlan: boolean;
  /** Millimetres a unit; undefined where the file does not say. */
  readonly unit: number | undefined;
  readonly strokes: readonly Stroke[];
  readonly texts: readonly PlanText[];
  /** The line at which a damaged file could not be read on. */
  readonly brokenAt: number | undefined;
  /** Curves that are neither lines nor arcs. */
  readonly leftOut: number;
  /** Whether it holds more than is read. */
  readonly isCut: boolean;
}

/** Points of all lines together: far more than a house has. */
export const MOST_POINTS = 40_000;

/** Sides of a curve turn by no more than this against each other, in radians; as those of a curved bay. */
const MOST_TURN = Math.PI / 12;

/** Points on an ellipse by its half axes, from one angle on through another; both ends included. */
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
