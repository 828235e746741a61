import { byChains } from './outline-chains.ts';
import { cross, dotProduct, endOf, walk, wayOf } from './outline-ways.ts';
import type { Turn } from '../places/place-input.ts';
import type { Point } from './polygon.ts';
import { mm, type Result } from '../units/units.ts';
import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { halfWidth, parseNumber } from '../units/parse-number.ts';

/** One measured side of an outline and the corner at its end; lengths in grid steps. */
export interface AngledSide {
  /** Undefined if it follows from the other sides. */
  readonly length: number | undefined;
  /** Direction of the corner if its angle is not given. */
  readonly turn: Turn;
  /** Interior angle in degrees, diagonal from the side's start to the next side's end, or derived. */
  readonly corner: Corner;
}

export type Corner =
  /** `isHeld`: an unmeasured right corner, which corrections leave unchanged. */
  | { readonly by: 'angle'; readonly angle: number; readonly isHeld: boolean }
  | { readonly by: 'diagonal'; readonly long: number }
  | { readonly by: 'open' };

/** An outline with its closing error, or the side or corner to check. */
export type AngledOutline =
  | {
      readonly ok: true;
      /**
       * Starts at the first side's start, which runs along x; the room is on the right of each side, y down. Not
       * rounded.
       */
      readonly corners: readonly Point[];
      /** Distance between end and start before correction, grid steps. */
      readonly gap: number;
      /** Difference between the sum of the angles and its exact value, degrees. */
      readonly turnGap: number;
    }
  | { readonly ok: false; readonly reason: 'sides'; readonly at: readonly number[] }
  | { readonly ok: false; readonly reason: 'corners'; readonly at: readonly number[] }
  | { readonly ok: false; readonly reason: 'triangle' | 'sharp'; readonly at: number }
  /** `long`: length that a derived side would get. */
  | { readonly ok: false; readonly reason: 'short'; readonly at: number; readonly long: number };

/** Law of cosines; NaN if the three lengths make no triangle. */
function angleAcross(a: number, b: number, across: number, turn: Turn): number {
  const cosine = (a * a + b * b - across * across) / (2 * a * b);
  const angle = (Math.acos(cosine) * 180) / Math.PI;
  return turn === 'right' ? angle : 360 - angle;
}

/** Angle of each corner; undefined if derived, NaN if a diagonal makes no triangle. */
const anglesOf = (sides: readonly AngledSide[]): (number | undefined)[] =>
  sides.map(({ length, turn, corner }, i) => {
    if (corner.by === 'angle') return corner.angle;
    const next = sides[(i + 1) % sides.length]?.length;
    if (corner.by === 'open' || length === undefined || next === undefined) return undefined;
    return angleAcross(length, next, corner.long, turn);
  });

const indexes = <T>(list: readonly T[], is: (one: T) => boolean): number[] =>
  list.flatMap((one, i) => (is(one) ? [i] : []));

/** Maximum number of derived sides and corners: the number of equations that close an outline. */
const MOST_OPEN = 3;

/**
 * Computes an outline from its sides and corners, in clockwise order. A polygon of n sides needs 2n − 3 measures (a
 * diagonal replaces its corner): all sides and all corners but three, or all but two sides and one corner. More
 * measures are compared with each other. Their difference is distributed over the sides with the corners fixed, by
 * least squares weighted with the lengths (Crandall's rule: compass-rule weights with fixed angles, so right corners
 * stay right). An error in the sum of the angles is distributed equally, as surveyors do.
 */
export function outlineFromAngles(sides: readonly AngledSide[]): AngledOutline {
  const blank = indexes(sides, ({ length }) => length === undefined);
  const beside = blank.filter((at) =>
    [at, at - 1].some((corner) => sides.at(corner)?.corner.by === 'diagonal'),
  );
  if (beside.length > 0) return { ok: false, reason: 'sides', at: beside };
  const angles = anglesOf(sides);
  const wrong = angles.findIndex(Number.isNaN);
  if (wrong >= 0) return { ok: false, reason: 'triangle', at: wrong };
  const open = indexes(angles, (angle) => angle === undefined);
  if (open.length > MOST_OPEN) return { ok: false, reason: 'corners', at: open };
  const free = open.length < 2 ? 2 : 0;
  if (blank.length > free) {
    return { ok: false, reason: 'sides', at: blank.slice(0, blank.length - free) };
  }
  const turned = open.length < 2 ? byHeadings(sides, angles, blank) : byChains(sides, angles, open);
  return turned.ok ? { ...turned, corners: alongX(turned.corners) } : turned;
}

/** Rotates the outline so that the first side runs along x. */
function alongX(corners: readonly Point[]): readonly Point[] {
  const [from = { x: 0, y: 0 }, to = from] = corners;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const way = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  return corners.map((corner) => {
    const off = { x: corner.x - from.x, y: corner.y - from.y };
    return way.y === 0 && way.x > 0 ? off : { x: dotProduct(way, off), y: cross(way, off) };
  });
}

/** Sum of all interior angles, degrees. */
export const cornerSum = (sides: number): number => (sides - 2) * 180;

/** All headings are known (one corner by the sum): up to two sides are derived. */
function byHeadings(
  sides: readonly AngledSide[],
  measured: readonly (number | undefined)[],
  blank: readonly number[],
): AngledOutline {
  const known = measured.reduce<number>((sum, angle) => sum + (angle ?? 0), 0);
  const rest = cornerSum(sides.length) - known;
  const open = measured.indexOf(undefined);
  const isAll = open < 0;
  if (!isAll && (rest <= 0 || rest >= 360)) return { ok: false, reason: 'sharp', at: open };
  const loose = indexes(sides, ({ corner }) => corner.by !== 'angle' || !corner.isHeld);
  const share = isAll && loose.length > 0 ? rest / loose.length : 0;
  let heading = 0;
  const ways = measured.map((angle, i) => {
    const way = wayOf(heading);
    heading += 180 - (angle === undefined ? rest : angle + (loose.includes(i) ? share : 0));
    return way;
  });
  const lengths = sides.map(({ length }) => length ?? 0);
  const closed = closeLengths(lengths, ways, blank);
  if (closed === undefined) return { ok: false, reason: 'sides', at: blank.slice(0, 1) };
  const short = closed.lengths.findIndex((long) => long <= 0);
  if (short >= 0)
    return { ok: false, reason: 'short', at: short, long: closed.lengths[short] ?? 0 };
  return {
    ok: true,
    corners: walk(closed.lengths, ways),
    gap: closed.gap,
    turnGap: isAll ? 0 - rest : 0,
  };
}

/** Two sides are parallel if the sine of their angle is smaller. */
const PARALLEL = 1e-6;

/** Below this error all sides stay as entered except the two that close the outline. */
const UNSEEN = mm(1);

/** The last side and the last one that is clearly not parallel to it. */
function lastTwo(ways: readonly Point[]): readonly number[] | undefined {
  const last = ways.length - 1;
  const at = ways.findLastIndex((way) => Math.abs(cross(way, ways[last] ?? way)) > 0.5);
  return at < 0 ? undefined : [at, last];
}

const without = (blank: readonly number[]) => (long: number, i: number) =>
  blank.includes(i) ? 0 : long;

const filled = (at: number, long: number) => (each: number, i: number) => (i === at ? long : each);

/**
 * Lengths that close the outline and the closing error of the measured ones; undefined if two derived sides are
 * parallel.
 */
function closeLengths(
  lengths: readonly number[],
  ways: readonly Point[],
  blank: readonly number[],
): { readonly lengths: readonly number[]; readonly gap: number } | undefined {
  const end = endOf(lengths, ways);
  const [one, two] = blank.map((at) => ({ at, way: ways[at] ?? { x: 1, y: 0 } }));
  if (one === undefined) {
    const gap = Math.hypot(end.x, end.y);
    const last = gap < UNSEEN ? lastTwo(ways) : undefined;
    const closing = last && closeLengths(lengths.map(without(last)), ways, last);
    return { lengths: closing?.lengths ?? shareOut(lengths, ways, end), gap };
  }
  if (two === undefined) {
    const off = cross(one.way, end);
    const across = lengths.map((_, i) => cross(one.way, ways[i] ?? one.way));
    const weight = lengths.reduce((sum, long, i) => sum + long * (across[i] ?? 0) ** 2, 0);
    const shared =
      off === 0
        ? lengths
        : lengths.map((long, i) => long - (long * (across[i] ?? 0) * off) / weight);
    const along = 0 - dotProduct(one.way, endOf(shared, ways));
    return { lengths: shared.map(filled(one.at, along)), gap: Math.abs(off) };
  }
  const sine = cross(one.way, two.way);
  if (Math.abs(sine) < PARALLEL) return undefined;
  // Avoids -0.
  const [first, second] = [cross(two.way, end) / sine, cross(end, one.way) / sine];
  return {
    lengths: lengths.map(filled(one.at, first + 0)).map(filled(two.at, second + 0)),
    gap: 0,
  };
}

/** Changes every side in proportion to its length and direction until the outline closes. */
function shareOut(
  lengths: readonly number[],
  ways: readonly Point[],
  end: Point,
): readonly number[] {
  if (end.x === 0 && end.y === 0) return lengths;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [i, long] of lengths.entries()) {
    const { x, y } = ways[i] ?? { x: 0, y: 0 };
    xx += long * x * x;
    xy += long * x * y;
    yy += long * y * y;
  }
  const size = xx * yy - xy * xy;
  const pull = {
    x: (0 - end.x * yy + end.y * xy) / size,
    y: (0 - end.y * xx + end.x * xy) / size,
  };
  return lengths.map((long, i) => long + long * dotProduct(ways[i] ?? pull, pull));
}

/** Limits of a measurable corner, degrees; the same from outside. */
const LEAST = 10;
const MOST = 350;

/** Two sides in one line are not a corner. */
const isStraight = (degrees: number): boolean => Math.abs(degrees - 180) < 0.5;

/**
 * Reads the interior angle of a corner in degrees: `45`, `45°`, `135 deg`, `67,5`. Returns a message for anything else.
 */
export function parseAngle(text: string, locale: Locale): Result<number> {
  const plain = halfWidth(text)
    .trim()
    .replace(/(?:°|º|degrees?|degs?\.?|度)$/i, '')
    .trim();
  const read = parseNumber(plain, { least: LEAST, most: MOST }, locale);
  if (read.ok && isStraight(read.value)) {
    return { ok: false, reason: locale.words('measuring', en).straight };
  }
  return read;
}
