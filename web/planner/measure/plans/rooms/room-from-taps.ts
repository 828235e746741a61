import type { Locale } from '../../../../language/locale.ts';
import { readOutline } from '../../outline/close-outline.ts';
import { newRoom, type RoomInput, type SideInput } from '../../places/place-input.ts';
import {
  crossingSide,
  boundsOf,
  twiceRingArea,
  type Point,
  type Ring,
} from '../../outline/polygon.ts';
import { readAngled } from '../../outline/read-angled.ts';
import { SIDE_RANGE, STEP_RANGE } from '../../units/read-size.ts';
import { roundDecimal, mm, toMm } from '../../units/units.ts';
import { MOST_SIDES } from '../../places/wall-features.ts';
import type { PhotoScale } from './photo-scale.ts';
import { fromTop, typedLength } from './room-from-outline.ts';
import { simplifyOutline } from './simplify-outline.ts';
import { mainDirection, squareCorners, turnedBy } from './square-corners.ts';

/** Reason why taps make no room; `at` is the corner, or the side that begins there, if one is to blame. */
export interface TapFault {
  readonly ok: false;
  readonly reason: 'few' | 'many' | 'together' | 'crossing' | 'small' | 'large' | 'beyond' | 'fine';
  readonly at?: number;
}

/** A room that can be added. */
export interface TappedRoom {
  readonly ok: true;
  /** Its walls as a user would have entered them. */
  readonly shape: Pick<RoomInput, 'sides' | 'corners'>;
  /** Its corners in the photo, pixels; undefined beyond the horizon. */
  readonly drawn: readonly (Point | undefined)[];
  /** Its corners in millimetres, wall A as parallel to x as possible, clockwise with y down. */
  readonly outline: Ring;
  /** Maximum distance between a tapped corner and the room, mm. */
  readonly moved: number;
}

export type TapReading = TappedRoom | TapFault;

const fault = (reason: TapFault['reason'], at?: number): TapFault =>
  at === undefined ? { ok: false, reason } : { ok: false, reason, at };

/** Rounding of sides, mm: a tap in a photo is not more exact. */
export const stepOf = (locale: Locale): number => (locale.units === 'imperial' ? 12.7 : 10);

/** A distance in mm, rounded up to 10 mm or half an inch, so that the message never understates it. */
export const roundedUp = (distance: number, locale: Locale): number =>
  stepOf(locale) * Math.ceil(distance / stepOf(locale) - 1e-9);

/** Rounding of a slanted wall, whose length follows from its ends: whole millimetres, or sixteenths of an inch. */
const fineStepOf = (locale: Locale): number =>
  stepOf(locale) / (locale.units === 'imperial' ? 8 : 10);

const onGrid = (ring: Ring): Ring =>
  ring.map(({ x, y }) => ({ x: Math.round(x * mm(1)), y: Math.round(y * mm(1)) }));

/** Corners that cannot be an outline. */
function faultIn(ring: Ring): TapFault | undefined {
  if (ring.length < 3) return fault('few');
  if (ring.length > MOST_SIDES) return fault('many');
  const { x0, y0, x1, y1 } = boundsOf([ring]);
  const [least, most] = [Math.min(x1 - x0, y1 - y0), Math.max(x1 - x0, y1 - y0)];
  if (most > toMm(SIDE_RANGE.most)) return fault('large');
  if (least < toMm(SIDE_RANGE.least)) return fault('small');
  const together = ring.findIndex((corner, i) => {
    const next = ring[(i + 1) % ring.length] ?? corner;
    return Math.hypot(next.x - corner.x, next.y - corner.y) < toMm(STEP_RANGE.least);
  });
  if (together >= 0) return fault('together', together);
  const crossing = crossingSide([onGrid(ring)]);
  return crossing >= 0 ? fault('crossing', crossing) : undefined;
}

/** A side: its heading in whole tenths of a degree, its length in mm, and its direction. */
interface Step {
  readonly tenths: number;
  readonly long: number;
  readonly way: Point;
}

/** A wall is snapped to 45° if that moves its end by at most this, mm, and rotates it by at most 1°. */
const NEARLY_HALF = 20;

function tenthsOf(from: Point, to: Point, isSquared: boolean): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const tenths = Math.round((Math.atan2(dy, dx) * 1800) / Math.PI);
  const half = 450 * Math.round(tenths / 450);
  const off = (Math.abs(tenths - half) * Math.PI) / 1800;
  const isHalf = isSquared && off < 0.0175 && off * Math.hypot(dx, dy) <= NEARLY_HALF;
  return isHalf ? half : tenths;
}

const wayOf = (tenths: number): Point => {
  const [quarter, rest] = [Math.round(tenths / 900), (tenths / 1800) * Math.PI];
  if (tenths % 900 !== 0) return { x: Math.cos(rest), y: Math.sin(rest) };
  const turn = ((quarter % 4) + 4) % 4;
  return { x: [1, 0, -1, 0][turn] ?? 0, y: [0, 1, 0, -1][turn] ?? 0 };
};

/**
 * Sides of an outline in whole tenths of a degree and whole steps; each ends as near as possible to its corner, so that
 * later sides compensate rounding. Sides in `open` are not rounded.
 */
function walk(ring: Ring, open: readonly number[], isSquared: boolean, locale: Locale): Step[] {
  let at = ring[0] ?? { x: 0, y: 0 };
  return ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const tenths = tenthsOf(from, to, isSquared);
    const way = wayOf(tenths);
    const along = (to.x - at.x) * way.x + (to.y - at.y) * way.y;
    const step = tenths % 900 === 0 ? stepOf(locale) : fineStepOf(locale);
    const long = open.includes(i) ? along : step * Math.round(along / step);
    at = { x: at.x + way.x * long, y: at.y + way.y * long };
    return { tenths, long, way };
  });
}

/** The last side and the last one that is clearly not parallel to it: these two close the outline. */
function closingSides(ring: Ring): readonly number[] {
  const ways = ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    return Math.atan2(to.y - from.y, to.x - from.x);
  });
  const last = ways.length - 1;
  const sines = ways.map((way) => Math.abs(Math.sin(way - (ways[last] ?? 0))));
  const enough = Math.min(0.5, Math.max(...sines));
  return [sines.findLastIndex((sine) => sine >= enough), last];
}

/** Interior angle at the end of a side, tenths of a degree. */
const angleAfter = (steps: readonly Step[], at: number): number => {
  const turn = (steps[(at + 1) % steps.length]?.tenths ?? 0) - (steps[at]?.tenths ?? 0);
  return (((1800 - turn) % 3600) + 3600) % 3600;
};

function shapeOf(
  steps: readonly Step[],
  open: readonly number[],
  locale: Locale,
): Pick<RoomInput, 'sides' | 'corners'> {
  const step = stepOf(locale);
  const angles = steps.map((_, i) => angleAfter(steps, i));
  const isRight = angles.every((angle) => angle === 900 || angle === 2700);
  const sides = steps.map(({ long }, i): SideInput => {
    const angle = angles[i] ?? 900;
    // Closing sides of a right-angled outline are whole steps like their opposite sides.
    const isOpen = open.includes(i) && !isRight;
    const whole = isRight ? step * Math.round(long / step) : long;
    const length = isOpen ? '' : typedLength(roundDecimal(whole, 4), 1, locale);
    return {
      length,
      turn: angle < 1800 ? 'right' : 'left',
      ...(angle === 900 || angle === 2700
        ? {}
        : { corner: { by: 'angle', text: `${roundDecimal(angle / 10, 1)}°` } }),
    };
  });
  return isRight ? { sides } : { sides, corners: 'any' };
}

/** Maximum distance between the room and its corners, steps. */
const MOST_OFF = 5;

/** Distance of a point from the nearest point of a ring. */
const offRing = (point: Point, ring: Ring): number =>
  Math.min(
    ...ring.map((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
      const on = Math.min(1, Math.max(0, along));
      return Math.hypot(point.x - from.x - on * dx, point.y - from.y - on * dy);
    }),
  );

/** A room from its corners on the plan, as the app reads the texts a user would enter. */
function roomOf(
  corners: Ring,
  isSquared: boolean,
  locale: Locale,
): TapFault | Omit<TappedRoom, 'drawn'> {
  const ring = twiceRingArea(corners) < 0 ? corners.toReversed() : corners;
  const direction = mainDirection(ring);
  const level = turnedBy(ring, 0 - direction);
  const wanted = isSquared ? squareCorners(level) : level;
  const start = fromTop(simplifyOutline(wanted).ring);
  const open = closingSides(start);
  if (start.length < 3) return fault('fine');
  const step = stepOf(locale);
  const shape = shapeOf(walk(start, open, isSquared, locale), open, locale);
  const reading =
    shape.corners === 'any' ? readAngled(shape.sides, locale) : readOutline(shape.sides, locale);
  if (reading.ring?.length !== start.length) return fault('fine');
  const [from = { x: 0, y: 0 }, to = from] = start;
  // The reader has wall A along x; if it is not parallel to the main direction, the drawn room is rotated.
  const slant = tenthsOf(from, to, isSquared) / 10;
  const read = turnedBy(
    reading.ring.map(({ x, y }) => ({ x: x / mm(1), y: y / mm(1) })),
    slant,
  ).map(({ x, y }) => ({ x: x + from.x, y: y + from.y }));
  const offs = read.map(({ x, y }, i) => {
    const corner = start[i] ?? from;
    return Math.hypot(x - corner.x, y - corner.y);
  });
  if (Math.max(...offs) > MOST_OFF * step) return fault('fine');
  const moved = level.map((tapped, i) => {
    const at = start.indexOf(wanted[i] ?? tapped);
    const own = read[at];
    return own === undefined
      ? offRing(tapped, read)
      : Math.hypot(tapped.x - own.x, tapped.y - own.y);
  });
  return { ok: true, shape, outline: turnedBy(read, direction), moved: Math.max(...moved) };
}

/**
 * A room from the corners tapped in a photo, pixels: sides in whole centimetres (or half inches), corners right if they
 * nearly are and `isSquared` is set. The two sides that close an outline with slanted walls stay derived.
 */
export function readTaps(
  tapped: Ring,
  scale: PhotoScale,
  { isSquared, locale }: { readonly isSquared: boolean; readonly locale: Locale },
): TapReading {
  const corners: Point[] = [];
  for (const [at, pixel] of tapped.entries()) {
    const corner = scale.toPlan(pixel);
    if (corner === undefined) return fault('beyond', at);
    corners.push(corner);
  }
  const wrong = faultIn(corners);
  if (wrong !== undefined) return wrong;
  const room = roomOf(corners, isSquared, locale);
  return room.ok ? { ...room, drawn: room.outline.map(scale.toPhoto) } : room;
}

/** The room to add, with its walls only. */
export const roomFromTaps = ({ shape }: TappedRoom, id: string): RoomInput => ({
  ...newRoom(id),
  ...shape,
});
