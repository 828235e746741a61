import {
  crossingSide,
  boundsOf,
  tidyRing,
  twiceRingArea,
  type Point,
  type Ring,
} from '../../outline/polygon.ts';
import { SIDE_RANGE } from '../../units/read-size.ts';
import { mm, toMm } from '../../units/units.ts';
import { doorGaps } from './door-gaps.ts';
import { findFaces } from './find-faces.ts';
import { joinLines, type Segment } from './line-graph.ts';
import type { PlanFile, PlanText, Stroke } from '../read/plan-file.ts';
import { namesOf } from './room-names.ts';
import { simplifyOutline } from './simplify-outline.ts';

/** A room of a plan, millimetres. */
export interface FoundRoom {
  readonly name: string;
  /** Clockwise with y down, at its position on the plan. */
  readonly outline: Ring;
  readonly storey: string;
  readonly height: number | undefined;
  /** Square millimetres. */
  readonly area: number;
  /** Widest gap between joined ends. */
  readonly gap: number;
  /** Closed door gaps in its walls. */
  readonly doors: readonly Segment[];
  /** Distance between this outline and the plan's after removing details too small to measure. */
  readonly off: number;
  /** Reason why it cannot be a room here. */
  readonly unfit: 'crossing' | 'large' | undefined;
  /** True if it surrounds several others. */
  readonly isFrame: boolean;
  /** True if it is probably a room: no frame, no cupboard. */
  readonly isLikely: boolean;
}

export interface FoundRooms {
  readonly rooms: readonly FoundRoom[];
  /** Loose lines meet too often to search for faces. */
  readonly isTooDense: boolean;
  /** Number of smaller outlines that are not shown. */
  readonly more: number;
}

/** Ends at this distance count as one, mm. */
const NEAR = 5;
/** Smaller outlines are furniture, mm². */
const SMALLEST = 200_000;
/** Rooms and the space between the two lines of a wall differ in the ratio of area to perimeter. */
const LIKELY = 1_000_000;
const WALL_WIDTH = 400;
/** Limit; a house has fewer. */
const MOST_ROOMS = 60;
/** Limit of lines that are not closed; more are furniture and hatching. */
const MOST_LINES = 8000;
/** Limit of corners per outline. */
const MOST_CORNERS = 250;

/** Leaf and swing of a door: a quarter circle of its width, mm. */
const DOOR = { least: 500, most: 1300 } as const;

interface Outline {
  readonly points: readonly Point[];
  readonly gap: number;
  readonly of?: Stroke;
}

const distance = (a: Point | undefined, b: Point | undefined): number =>
  a === undefined || b === undefined ? Infinity : Math.hypot(a.x - b.x, a.y - b.y);

/** Clockwise with y down, without repeated corners. */
function tidied(points: readonly Point[]): Ring {
  const ring = tidyRing(points.filter((point, i) => distance(point, points.at(i - 1)) > 0.01));
  return twiceRingArea(ring) < 0 ? ring.toReversed() : ring;
}

/** A closed or nearly closed line; undefined if open. */
function closed(stroke: Stroke): Outline | undefined {
  const { points, isClosed } = stroke;
  if (points.length < 3 || points.length > MOST_CORNERS) return undefined;
  const gap = isClosed ? 0 : distance(points[0], points.at(-1));
  if (gap > NEAR) return undefined;
  return { points: isClosed ? points : points.slice(0, -1), gap, of: stroke };
}

/** A door's swing is a quarter circle: its chord is √2 times the radius. */
function isSwing({ points }: Stroke): boolean {
  if (points.length < 6 || points.length > 8) return false;
  const steps = points.slice(1).map((point, i) => distance(points[i], point));
  const isEven = Math.max(...steps) - Math.min(...steps) < 1;
  const radius = distance(points[0], points.at(-1)) / Math.SQRT2;
  const arc = steps.reduce((sum, step) => sum + step, 0);
  return (
    isEven && radius >= DOOR.least && radius <= DOOR.most && Math.abs(arc / radius - 1.57) < 0.1
  );
}

const segmentsOf = ({ points }: Stroke): readonly Segment[] =>
  points.slice(1).flatMap((b, i) => {
    const a = points[i];
    return a === undefined || distance(a, b) < 0.01 ? [] : [{ a, b }];
  });

interface Enclosed {
  readonly faces: readonly Outline[];
  readonly doors: readonly Segment[];
  readonly isTooDense: boolean;
}

/** Outlines enclosed by loose lines after doors are closed, without the space inside walls. */
function enclosed(strokes: readonly Stroke[]): Enclosed {
  const segments = strokes.filter((stroke) => !isSwing(stroke)).flatMap(segmentsOf);
  if (segments.length > MOST_LINES) return { faces: [], doors: [], isTooDense: true };
  const doors = doorGaps(segments, NEAR);
  const graph = joinLines([...segments, ...doors], NEAR);
  if (graph === undefined) return { faces: [], doors: [], isTooDense: true };
  const faces = findFaces(graph).filter(({ points }) => {
    const around = points.reduce((sum, point, i) => sum + distance(point, points.at(i - 1)), 0);
    const twice = twiceRingArea(points);
    return twice >= 2 * LIKELY && twice / around >= WALL_WIDTH && points.length <= MOST_CORNERS;
  });
  const [of] = strokes;
  return { faces: faces.map((face) => ({ ...face, ...(of && { of }) })), doors, isTooDense: false };
}

const isInside = ({ x, y }: Point, ring: Ring): boolean =>
  ring.reduce((inside, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const isCrossed = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    return isCrossed ? !inside : inside;
  }, false);

const LONGEST_NAME = 40;

function nameIn(ring: Ring, texts: readonly PlanText[]): string {
  const inside = texts.filter(({ at }) => isInside(at, ring));
  const [first] = inside.toSorted((a, b) => b.size - a.size);
  return (first?.text ?? '').slice(0, LONGEST_NAME).toWellFormed();
}

/** True if a line runs along one side of an outline. */
const isOnRing = ({ a, b }: Segment, ring: Ring): boolean =>
  ring.some((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const long = distance(from, to);
    return [a, b].every(({ x, y }) => {
      const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / long;
      const off = Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / long;
      return off <= NEAR && along >= -NEAR && along <= long + NEAR;
    });
  });

const onGrid = (ring: Ring): Ring =>
  ring.map(({ x, y }) => ({ x: Math.round(x * mm(1)), y: Math.round(y * mm(1)) }));

function unfit(ring: Ring): FoundRoom['unfit'] {
  const { x0, y0, x1, y1 } = boundsOf([ring]);
  if (Math.max(x1 - x0, y1 - y0) > toMm(SIDE_RANGE.most)) return 'large';
  return crossingSide([onGrid(ring)]) >= 0 ? 'crossing' : undefined;
}

/** The same outline twice, as a line and as lines: equal area and position. */
const isSame = (one: Ring, two: Ring): boolean => {
  const [a, b] = [boundsOf([one]), boundsOf([two])];
  const apart = [a.x0 - b.x0, a.y0 - b.y0, a.x1 - b.x1, a.y1 - b.y1];
  const share = twiceRingArea(one) / twiceRingArea(two);
  return Math.max(...apart.map(Math.abs)) <= 2 * NEAR && Math.abs(share - 1) < 0.01;
};

/** Rooms of a plan with `unit` millimetres per unit: closed lines and areas enclosed by loose lines. Largest first. */
export function findRooms({ strokes, texts }: PlanFile, unit: number): FoundRooms {
  const scaled = ({ x, y }: Point): Point => ({ x: x * unit, y: y * unit });
  const inMm = strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(scaled) }));
  const words = texts.map((one) => ({ ...one, at: scaled(one.at) }));
  const whole = inMm.map((stroke) => ({ stroke, outline: closed(stroke) }));
  const loose = whole.flatMap(({ stroke, outline }) => (outline === undefined ? [stroke] : []));
  const storeys = [...new Set(loose.map(({ storey }) => storey))].map((storey) =>
    enclosed(loose.filter((stroke) => stroke.storey === storey)),
  );
  const faces = storeys.flatMap((storey) => storey.faces);
  const doors = storeys.flatMap((storey) => storey.doors);
  const outlines = [...whole.flatMap(({ outline }) => outline ?? []), ...faces]
    .map((outline) => ({ ...outline, points: tidied(outline.points) }))
    .map((outline) => ({ ...outline, twice: twiceRingArea(outline.points) }))
    .filter(({ twice }) => twice >= 2 * SMALLEST)
    .toSorted((a, b) => b.twice - a.twice);
  const distinct = outlines.slice(0, 10 * MOST_ROOMS).filter((outline, i, all) => {
    const before = all.slice(0, i);
    return !before.some(
      (other) => isSame(other.points, outline.points) && other.of?.storey === outline.of?.storey,
    );
  });
  const shown = distinct.slice(0, MOST_ROOMS);
  // A text names the smallest outline around it.
  const free = new Set(namesOf(words));
  const named = shown.toReversed().map((outline) => {
    const own = outline.of?.name ?? '';
    const name = own === '' ? nameIn(outline.points, [...free]) : own;
    for (const one of free) if (isInside(one.at, outline.points)) free.delete(one);
    return { ...outline, name };
  });
  const rooms = named.toReversed().map(({ points, gap, of, twice, name }, i): FoundRoom => {
    const { ring, off } = simplifyOutline(points);
    const storey = of?.storey ?? '';
    const within = shown.slice(i + 1).filter((other) => {
      const [corner] = other.points;
      return (
        (other.of?.storey ?? '') === storey && corner !== undefined && isInside(corner, points)
      );
    });
    const isFrame = within.length > 1;
    const why = unfit(ring);
    return {
      name,
      outline: ring,
      storey,
      height: of?.height,
      area: twice / 2,
      gap,
      doors: doors.filter((door) => isOnRing(door, ring)),
      off,
      unfit: why,
      isFrame,
      isLikely: why === undefined && twice >= 2 * LIKELY && !isFrame,
    };
  });
  return {
    rooms,
    isTooDense: storeys.some((storey) => storey.isTooDense),
    more: distinct.length - shown.length,
  };
}

/** Possible units of a plan, millimetres. */
export const PLAN_UNITS = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 } as const;
export type PlanUnit = keyof typeof PLAN_UNITS;

/** Width of a house, mm. */
const ACROSS = { least: 2500, most: 60_000 } as const;

/** Extent of the lines of a plan, in its unit. */
function acrossOf({ strokes }: PlanFile): number {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return 0;
  const { x0, y0, x1, y1 } = boundsOf([points]);
  return Math.max(x1 - x0, y1 - y0);
}

const fitsHouse = (across: number, unit: PlanUnit): boolean => {
  const size = across * PLAN_UNITS[unit];
  return size >= ACROSS.least && size <= ACROSS.most;
};

/** True if a plan in this unit has the size of a house; a plan without lines always has. */
export function isPlausible(plan: PlanFile, unit: PlanUnit): boolean {
  const across = acrossOf(plan);
  return across === 0 || fitsHouse(across, unit);
}

/**
 * Most likely unit of a plan: it gives the size of a house and the most rooms and doors; between equals, the first unit
 * that people of the region use.
 */
export function likelyUnit(plan: PlanFile, isImperial: boolean): PlanUnit {
  const across = acrossOf(plan);
  const order = isImperial
    ? (['in', 'ft', 'mm', 'm', 'cm'] as const)
    : (['mm', 'm', 'cm', 'in', 'ft'] as const);
  const fitting = order.filter((unit) => fitsHouse(across, unit));
  if (fitting.length < 2) return fitting[0] ?? 'mm';
  const found = fitting.map((unit) => {
    const likely = findRooms(plan, PLAN_UNITS[unit]).rooms.filter(({ isLikely }) => isLikely);
    return { unit, count: likely.reduce((sum, { doors }) => sum + 1 + doors.length, 0) };
  });
  return found.reduce((best, one) => (one.count > best.count ? one : best)).unit;
}
