import type { Locale } from '../../../../language/locale.ts';
import { readOutline, type OutlineReading } from '../../outline/close-outline.ts';
import { parseLength } from '../../units/parse-length.ts';
import { anglesOfRing } from '../../places/place.ts';
import {
  newRoom,
  wallLetter,
  type OpeningInput,
  type RoomInput,
  type SideInput,
} from '../../places/place-input.ts';
import type { Point, Ring } from '../../outline/polygon.ts';
import { readAngled } from '../../outline/read-angled.ts';
import { roundDecimal, formatLength, mm, toInches, toMm } from '../../units/units.ts';

/** Maximum distance between a corner of the room and of the plan, mm. */
const TRUE_TO = 0.045;

/** Decimals of lengths and angles to try, fewest first. */
const DECIMALS = [
  [1, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 6],
  [4, 8],
] as const;

/** A length as a user would enter it: with `decimals` decimals of a millimetre, or in feet if exact. */
export function typedLength(long: number, decimals: number, locale: Locale): string {
  const steps = mm(long);
  if (locale.units === 'metric') return `${roundDecimal(long, decimals)} mm`;
  const inFeet = formatLength(steps, locale, 64);
  const read = parseLength(inFeet, 'in', locale);
  const isExact = read.ok && Math.abs(toMm(read.value) - long) <= 0.1 ** decimals / 2;
  return isExact ? inFeet : `${roundDecimal(toInches(steps), decimals + 2)}″`;
}

/** Rotates the ring so that wall A is at the top of the plan, as parallel to it as possible. */
export function fromTop(ring: Ring): Ring {
  const sides = ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const slant = Math.abs(Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI));
    return { i, slant, y: from.y + to.y };
  });
  const [first] = sides.toSorted((a, b) => a.slant - b.slant || a.y - b.y);
  const start = first?.i ?? 0;
  return [...ring.slice(start), ...ring.slice(0, start)];
}

/** An outline in millimetres as users measure it: from wall A, along x, in grid steps. */
export const asMeasured = (outline: Ring): Ring => alongX(fromTop(outline));

function alongX(ring: Ring): Ring {
  const [from = { x: 0, y: 0 }, to = from] = ring;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [cos, sin] = [(to.x - from.x) / long, (to.y - from.y) / long];
  return ring.map(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    return { x: (dx * cos + dy * sin) * mm(1), y: (dy * cos - dx * sin) * mm(1) };
  });
}

const isTrue = ({ ring }: OutlineReading, to: Ring): boolean =>
  ring?.length === to.length &&
  ring.every((point, i) => {
    const wanted = to[i] ?? point;
    return Math.hypot(point.x - wanted.x, point.y - wanted.y) <= mm(TRUE_TO);
  });

const isRight = (angle: number): boolean =>
  Math.min(Math.abs(angle - 90), Math.abs(angle - 270)) < 0.05;

/** Position of a point along a side from its start, and its distance, mm. */
function beside(
  point: Point,
  from: Point,
  to: Point,
): { readonly along: number; readonly off: number } {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const [x, y] = [point.x - from.x, point.y - from.y];
  return { along: x * dx + y * dy, off: Math.abs(x * dy - y * dx) };
}

/** Doors of a room on their walls, to the millimetre. */
function doorsOn(ring: Ring, doors: readonly Door[], locale: Locale): readonly OpeningInput[] {
  const placed: { readonly side: number; readonly start: number; readonly end: number }[] = [];
  return doors.flatMap(({ a, b }, n) => {
    const sides = ring.map((from, i) => {
      const ends = [a, b].map((end) => beside(end, from, ring[(i + 1) % ring.length] ?? from));
      return { i, ends, off: Math.max(...ends.map(({ off }) => off)) };
    });
    const [side] = sides.toSorted((one, two) => one.off - two.off);
    if (side === undefined) return [];
    const [start = 0, end = 0] = side.ends
      .map(({ along }) => along)
      .toSorted((one, two) => one - two);
    // One of two overlapping doors is enough, for example if a gap is drawn twice.
    const overlaps = placed.some(
      (one) => one.side === side.i && start < one.end && end > one.start,
    );
    if (overlaps) return [];
    placed.push({ side: side.i, start, end });
    const opening: OpeningInput = {
      id: `door-${n + 1}`,
      kind: 'door',
      wall: wallLetter(side.i),
      width: typedLength(end - start, 0, locale),
      height: '',
      at: typedLength(Math.max(0, start), 0, locale),
      sill: '',
    };
    return [opening];
  });
}

/** A gap in a wall between two points of a plan. */
interface Door {
  readonly a: Point;
  readonly b: Point;
}

/** Name and height of a room, and its doors on the plan. */
interface About {
  readonly id: string;
  readonly name: string;
  readonly height?: number;
  readonly doors?: readonly Door[];
}

/**
 * A room with an outline of a plan (millimetres, clockwise with y down): sides and angles with as few decimals as
 * needed for 0.05 mm at every corner, right-angled if possible. Undefined if no measures give that outline.
 */
export function roomFromOutline(
  outline: Ring,
  { id, name, height, doors = [] }: About,
  locale: Locale,
): RoomInput | undefined {
  const ring = fromTop(outline);
  const to = alongX(ring);
  const angles = anglesOfRing(ring);
  const lengths = ring.map((from, i) => {
    const next = ring[(i + 1) % ring.length] ?? from;
    return Math.hypot(next.x - from.x, next.y - from.y);
  });
  const sidesWith = (decimals: number, fine: number, isEven: boolean): readonly SideInput[] =>
    angles.map((angle, i) => ({
      length: typedLength(lengths[i] ?? 0, decimals, locale),
      turn: angle < 180 ? 'right' : 'left',
      ...(isEven && isRight(angle)
        ? {}
        : { corner: { by: 'angle', text: `${roundDecimal(angle, fine)}°` } }),
    }));
  const room: RoomInput = {
    ...newRoom(id),
    name,
    height: height === undefined ? '' : typedLength(height, 0, locale),
    openings: doorsOn(ring, doors, locale),
  };
  if (angles.every(isRight)) {
    for (const [decimals, fine] of DECIMALS) {
      const sides = sidesWith(decimals, fine, true);
      if (isTrue(readOutline(sides, locale), to)) return { ...room, sides };
    }
  }
  for (const isEven of [true, false]) {
    for (const [decimals, fine] of DECIMALS) {
      const sides = sidesWith(decimals, fine, isEven);
      if (isTrue(readAngled(sides, locale), to)) return { ...room, corners: 'any', sides };
    }
  }
  return undefined;
}
