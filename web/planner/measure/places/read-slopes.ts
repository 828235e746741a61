import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { distance, type Slope } from './ceiling.ts';
import { isPlanSide, wallLetter, type PlanSide, type SlopeInput } from './place-input.ts';
import { boundsOf, type Point, type Ring } from '../outline/polygon.ts';
import {
  brief,
  heightUnit,
  LOW_RANGE,
  SIDE_RANGE,
  sideUnit,
  SizeReader,
  type Read,
} from '../units/read-size.ts';
import { length, mm, type Length } from '../units/units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** Low side of a slope, left to right when facing it. */
type LowSide = Pick<Slope, 'along' | 'at'>;

const ACROSS_RANGE = { least: mm(100), most: SIDE_RANGE.most };

/** Known part of the plan below the slopes. */
export interface SlopedPlan {
  /** Outline with its features. */
  readonly ring: Ring | undefined;
  /** Measured walls only, in the order of their letters. */
  readonly walls: Ring | undefined;
  readonly high: Length | undefined;
}

/** Slopes of a ceiling; their fields are `slopes.<id>.<low|height|across>`. */
export interface SlopesReading extends Read {
  /** Slopes that are lower than the room; undefined while one of them is unknown. */
  readonly slopes: readonly Slope[] | undefined;
  /** Known distances from the low side to the full height, by id. */
  readonly across: Readonly<Record<string, Length>>;
  readonly missing: readonly string[];
}

/** A side of the plan's bounding box. */
function planSide(ring: Ring, side: PlanSide): LowSide {
  const { x0, y0, x1, y1 } = boundsOf([ring]);
  return {
    top: { at: { x: x0, y: y0 }, along: { x: 1, y: 0 } },
    right: { at: { x: x1, y: y0 }, along: { x: 0, y: 1 } },
    bottom: { at: { x: x1, y: y1 }, along: { x: -1, y: 0 } },
    left: { at: { x: x0, y: y1 }, along: { x: 0, y: -1 } },
  }[side];
}

function wallSide(walls: Ring, letter: string): LowSide | undefined {
  const i = walls.findIndex((_, wall) => wallLetter(wall) === letter);
  const [at, to] = [walls[i], walls[(i + 1) % walls.length]];
  if (at === undefined || to === undefined) return undefined;
  const long = Math.hypot(to.x - at.x, to.y - at.y);
  return { at, along: { x: (to.x - at.x) / long, y: (to.y - at.y) / long } };
}

/** Tolerance for rounded corners behind a wall's line. */
const BEHIND = mm(5);

const farthest = (ring: Ring, side: LowSide): number =>
  Math.max(...ring.map((point) => distance(point, side)));
const isBehind = (ring: Ring, side: LowSide): boolean =>
  ring.some((point) => distance(point, side) < 0 - BEHIND);

/** Low side of a slope, or a message why the room has none there. */
function lowSide(low: string, ring: Ring, walls: Ring, locale: Locale): LowSide | string {
  if (isPlanSide(low)) return planSide(ring, low);
  const side = wallSide(walls, low);
  if (side === undefined) return wordsIn(locale).noWall(low);
  return isBehind(ring, side) ? wordsIn(locale).roomBehind(low) : side;
}

/** Letters of the walls that a ceiling can fall to, in addition to those along a side of the plan. */
export const slantedWalls = (ring: Ring, walls: Ring): readonly string[] =>
  walls.flatMap((_, i) => {
    const side = wallSide(walls, wallLetter(i));
    if (side === undefined || isBehind(ring, side)) return [];
    const isUpright = [side.along.x, side.along.y].some((way) => Math.abs(way) < 1e-6);
    return isUpright ? [] : [wallLetter(i)];
  });

/** Two low sides face each other if the ceiling of each rises towards the other. */
const FACING = -0.9;
const areFacing = (a: Point, b: Point): boolean => a.x * b.x + a.y * b.y < FACING;

/**
 * Reads the slopes of a ceiling. An unknown plan limits nothing; an impossible size, or a wall that a ceiling cannot
 * fall to, is reported at its field.
 */
export function readSlopes(
  inputs: readonly SlopeInput[],
  { ring, walls, high }: SlopedPlan,
  locale: Locale,
): SlopesReading {
  const words = wordsIn(locale);
  const reader = new SizeReader(locale);
  const missing: string[] = [];
  const complain = (id: string, field: keyof SlopeInput, sentence: string): undefined => {
    reader.complain(`slopes.${id}.${field}`, sentence);
  };
  const lowest = ({ id, height }: SlopeInput): Length | undefined => {
    const size = reader.size(`slopes.${id}.height`, height, heightUnit, LOW_RANGE);
    if (size !== undefined && (high === undefined || size <= high)) return size;
    if (missing.length === 0) missing.push(words.missing.lowestHeight);
    return size && complain(id, 'height', words.lowAboveHigh);
  };
  const sides = inputs.map(({ id, low }) => {
    if (ring === undefined || walls === undefined) return undefined;
    const side = lowSide(low, ring, walls, locale);
    return typeof side === 'string' ? complain(id, 'low', side) : side;
  });
  const across = ({ id, across: typed }: SlopeInput, i: number): Length | undefined => {
    const side = sides[i];
    const most =
      ring === undefined || side === undefined
        ? undefined
        : length(Math.round(farthest(ring, side)));
    if (typed.trim() === '') {
      const isFaced = sides.some((other) => side && other && areFacing(side.along, other.along));
      return most !== undefined && isFaced ? length(Math.round(most / 2)) : most;
    }
    const size = reader.size(`slopes.${id}.across`, typed, sideUnit, ACROSS_RANGE);
    if (size === undefined || most === undefined || size <= most) return size;
    return complain(id, 'across', words.acrossTooFar(brief(most, locale)));
  };
  const reach = new Map<string, Length>();
  const slopes = inputs.flatMap((input, i): Slope[] => {
    const [height, far, side] = [lowest(input), across(input, i), sides[i]];
    if (far !== undefined) reach.set(input.id, far);
    return height === undefined || far === undefined || side === undefined
      ? []
      : [{ low: input.low, ...side, height, across: far }];
  });
  const isKnown = high !== undefined && slopes.length === inputs.length;
  return {
    slopes: isKnown ? slopes.filter(({ height }) => height < high) : undefined,
    across: Object.fromEntries(reach),
    ...reader.read(),
    missing,
  };
}
