import { en } from '../language/en/measuring.ts';
import type { Locale } from '../language/locale.ts';
import { readOutline, type OutlineReading } from './close-outline.ts';
import { readAngled } from './read-angled.ts';
import type { WallShape } from './outline-wall.ts';
import { readFeatures, type FeaturesReading } from './wall-features.ts';
import { type OpeningInput, type PlanSide, type RoomInput } from './place-input.ts';
import type { Opening, Room, Wall } from './place.ts';
import { boundsOf, regionArea, type Point, type Ring } from './polygon.ts';
import { readOpenings, surfaceOf } from './read-openings.ts';
import { askedRoom, WHOLE_ROOM, type RoomParts } from './room-parts.ts';
import { heightUnit, HEIGHT_RANGE, LOW_RANGE, readSize, type SizeRange } from './read-size.ts';
import { area, length, type Length } from './units.ts';
import { entryOf } from './entry-of.ts';
import { readBeside, type Beside } from './storey/read-beside.ts';
import { ownProblems, withOwners, type SharedOpening } from './storey/shared-opening.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** What could be understood of a room, and what to say beside each field that could not. */
export interface MeasuredRoom {
  readonly kind: 'room';
  /** What was asked. */
  readonly parts: RoomParts;
  /** As far as it is known, for the drawing. */
  readonly outline: OutlineReading;
  /** The outline with what stands on its walls: their names, turns and lengths. */
  readonly plan: FeaturesReading;
  /** At the highest side; undefined too where nobody asks for it. */
  readonly height: Length | undefined;
  /** How it stands beside another room; undefined where nothing is said of that. */
  readonly beside: Beside | undefined;
  /** The openings that fit their walls, by wall letter. */
  readonly openings: Readonly<Record<string, readonly Opening[]>>;
  /** Present once the outline closes and the heights are known. */
  readonly place: Room | undefined;
  /** Sentences by field: `sides.<n>`, `corners.<n>`, `height`, `slope.height`, `openings.<id>.<field>`. */
  readonly problems: Readonly<Record<string, string>>;
  /** What is not known yet, as a person says it. */
  readonly missing: readonly string[];
}

interface Heights {
  readonly high: Length | undefined;
  /** Undefined under a level ceiling. */
  readonly slope: { readonly low: PlanSide; readonly height: Length } | undefined;
}

/** The height of the ceiling over a point of the plan, rounded to the grid. */
function ceilingAt(point: Point, ring: Ring, high: Length, slope: Heights['slope']): Length {
  if (slope === undefined) return high;
  const { x0, y0, x1, y1 } = boundsOf([ring]);
  const share = {
    top: (y1 - point.y) / (y1 - y0),
    bottom: (point.y - y0) / (y1 - y0),
    left: (x1 - point.x) / (x1 - x0),
    right: (point.x - x0) / (x1 - x0),
  }[slope.low];
  return length(Math.round(high - (high - slope.height) * share));
}

/** How much larger a ceiling is than the floor under it. */
function stretch(ring: Ring, high: Length, slope: Heights['slope']): number {
  if (slope === undefined) return 1;
  const { x0, y0, x1, y1 } = boundsOf([ring]);
  const span = slope.low === 'top' || slope.low === 'bottom' ? y1 - y0 : x1 - x0;
  return Math.hypot(1, (high - slope.height) / span);
}

function readHeights(
  input: RoomInput,
  locale: Locale,
  problems: Map<string, string>,
  missing: string[],
): Heights {
  const read = (text: string, field: string, name: string, range: SizeRange) => {
    if (text.trim() === '') {
      missing.push(name);
      return undefined;
    }
    const size = readSize(text, heightUnit(locale), range, locale);
    if (!size.ok) {
      problems.set(field, size.reason);
      missing.push(name);
    }
    return size.ok ? size.value : undefined;
  };
  const high = read(input.height, 'height', wordsIn(locale).missing.height, HEIGHT_RANGE);
  if (input.slope === undefined) return { high, slope: undefined };
  const low = read(
    input.slope.height,
    'slope.height',
    wordsIn(locale).missing.lowestHeight,
    LOW_RANGE,
  );
  if (high !== undefined && low !== undefined && low > high) {
    problems.set('slope.height', wordsIn(locale).lowAboveHigh);
    return { high: undefined, slope: undefined };
  }
  return low === undefined
    ? { high: undefined, slope: undefined }
    : { high, slope: { low: input.slope.low, height: low } };
}

/** Each wall's shape as far as it is known. */
function wallShapes({ ring, parts }: FeaturesReading, heights: Heights): Partial<WallShape>[] {
  const { high, slope } = heights;
  return parts.map(({ length: long }, i) => {
    const known = long === undefined ? {} : { length: long };
    const [from, to] = [ring?.[i], ring?.[(i + 1) % ring.length]];
    if (high === undefined) return known;
    if (ring === undefined || from === undefined || to === undefined) {
      return { ...known, height: high };
    }
    const ends = [from, to].map((point) => ceilingAt(point, ring, high, slope));
    return { ...known, height: ends[0] ?? high, endHeight: ends[1] ?? high };
  });
}

const byWall = (openings: readonly OpeningInput[], letter: string): readonly OpeningInput[] =>
  openings.filter(({ wall }) => wall === letter);

function wallOf(
  id: string,
  shape: WallShape,
  openings: readonly Opening[],
  end: Wall['end'],
): Wall {
  const region = surfaceOf(shape, openings);
  return { id, shape, openings, region, area: regionArea(region), end };
}

/** What to call a side that is not measured: a rectangle has a length and a width. */
const sideName = (letter: string, sides: number, locale: Locale): string => {
  if (sides !== 4) return wordsIn(locale).missing.wall(letter);
  return letter === 'A' ? wordsIn(locale).missing.length : wordsIn(locale).missing.width;
};

/**
 * Measures a room from what was typed. What cannot be understood is named in `problems` and left
 * out; everything else is there, so that one bad field never stops the rest. What is not asked is as
 * if it were not typed; the room is then as high as a room may be. What is shared was measured in the
 * rooms beside it, and is left out unsaid where it does not fit here.
 */
export function measureRoom(
  typed: RoomInput,
  locale: Locale,
  parts: RoomParts = WHOLE_ROOM,
  shared: readonly SharedOpening[] = [],
): MeasuredRoom {
  const all = [...typed.openings, ...shared.map(({ input }) => input)];
  const input = askedRoom({ ...typed, openings: all }, parts);
  const isAngled = input.corners === 'any';
  const outline = (isAngled ? readAngled : readOutline)(input.sides, locale);
  const problems = new Map(Object.entries(outline.problems));
  const named = isAngled ? Infinity : input.sides.length;
  const missing = [
    ...outline.missing.map((letter) => sideName(letter, named, locale)),
    ...(outline.missingCorners ?? []),
  ];
  const heights = readHeights(input, locale, problems, missing);
  const plan = readFeatures(input.features, input.sides, outline, locale);
  for (const [field, sentence] of Object.entries(plan.problems)) problems.set(field, sentence);
  const shapes = wallShapes(plan, heights);
  const found = new Map<string, readonly Opening[]>();
  for (const [i, shape] of shapes.entries()) {
    const letter = plan.parts[i]?.name ?? '';
    const reading = readOpenings(byWall(input.openings, letter), shape, locale);
    found.set(letter, withOwners(reading.openings, shared));
    for (const [field, sentence] of Object.entries(reading.problems)) problems.set(field, sentence);
  }
  for (const { id, wall } of input.openings) {
    if (!found.has(wall)) problems.set(`openings.${id}.width`, wordsIn(locale).noWall(wall));
  }
  const beside = typed.beside && readBeside(typed.beside, locale, problems);
  const openings = Object.fromEntries(found);
  const place = roomOf(input, plan, heights, shapes, openings);
  return {
    kind: 'room',
    parts,
    outline,
    plan,
    height: parts.has('height') ? heights.high : undefined,
    beside,
    openings,
    place,
    problems: ownProblems(problems, shared),
    missing,
  };
}

function roomOf(
  input: RoomInput,
  { ring, parts }: FeaturesReading,
  { high, slope }: Heights,
  shapes: readonly Partial<WallShape>[],
  openings: MeasuredRoom['openings'],
): Room | undefined {
  if (ring === undefined || high === undefined) return undefined;
  const walls = shapes.flatMap(({ length: long, height, ...rest }, i): Wall[] => {
    const part = parts[i];
    if (long === undefined || height === undefined || part === undefined) return [];
    const end = part.turn === 'left' ? 'outside' : 'inside';
    const letter = part.name;
    return [
      wallOf(letter, { ...rest, length: long, height }, entryOf(openings, letter) ?? [], end),
    ];
  });
  const floor = [ring];
  return {
    kind: 'room',
    id: input.id,
    name: input.name.trim(),
    floor,
    walls,
    ceiling: area(Math.round(regionArea(floor) * stretch(ring, high, slope))),
    height: high,
    sloped: slope !== undefined,
  };
}
