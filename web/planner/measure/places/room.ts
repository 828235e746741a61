import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { ceilingAt, ceilingPlanes, wallUnder, type Ceiling } from './ceiling.ts';
import { missingSide, readOutline, type OutlineReading } from '../outline/close-outline.ts';
import { readAngled } from '../outline/read-angled.ts';
import type { WallShape } from '../outline/outline-wall.ts';
import { readFeatures, type FeaturesReading } from './wall-features.ts';
import type { OpeningInput, RoomInput } from './place-input.ts';
import type { Opening, Room, Wall, SharedOpening } from './place.ts';
import { regionArea } from '../outline/polygon.ts';
import { readOpenings, surfaceOf } from './read-openings.ts';
import { askedRoom, askedShared, partsOfRoom, WHOLE_ROOM, type RoomParts } from './room-parts.ts';
import { heightUnit, HEIGHT_RANGE, SizeReader, type Read } from '../units/read-size.ts';
import { readSlopes, type SlopesReading } from './read-slopes.ts';
import { toArea, length, type Length } from '../units/units.ts';
import { entryOf } from '../units/entry-of.ts';
import { readBeside, type Beside } from '../storey/read-beside.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/**
 * The valid part of a room, and a message for each invalid field: `sides.<n>`, `corners.<n>`, `height`,
 * `slopes.<id>.<field>`, `openings.<id>.<field>`, `features.<id>.<field>`, `beside.<field>`.
 */
export interface MeasuredRoom extends Read {
  readonly kind: 'room';
  /** Requested parts. */
  readonly parts: RoomParts;
  /** Known part, for the drawing. */
  readonly outline: OutlineReading;
  /** The outline with its features: names, turns and lengths of the walls. */
  readonly plan: FeaturesReading;
  /** Maximum height; undefined if unknown or not requested. */
  readonly height: Length | undefined;
  /** Position next to another room; undefined if nothing was entered. */
  readonly beside: Beside | undefined;
  /** Openings that fit their walls, by wall letter. */
  readonly openings: Readonly<Record<string, readonly Opening[]>>;
  /** Distance of each slope from its low side to the full height, by id. */
  readonly across: SlopesReading['across'];
  /** Present once the outline closes and the heights are known. */
  readonly place: Room | undefined;
  /** Labels of the unknown sizes. */
  readonly missing: readonly string[];
}

/** Known part of each wall's shape. */
const wallShapes = (
  { ring, parts }: FeaturesReading,
  high: Length | undefined,
  ceiling: Ceiling | undefined,
): Partial<WallShape>[] =>
  parts.map(({ length: long }, i) => {
    const known = long === undefined ? {} : { length: long };
    const [from, to] = [ring?.[i], ring?.[(i + 1) % ring.length]];
    if (ring === undefined) return high === undefined ? known : { ...known, height: high };
    if (from === undefined || to === undefined || long === undefined) return known;
    return ceiling === undefined ? known : wallUnder([from, to], long, ceiling);
  });

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

/**
 * Measures a room from its texts. Invalid input is reported in `problems` and left out; everything else is present, so
 * that one invalid field never stops the rest. Parts that are not requested count as empty; the room then has the
 * maximum height. Shared openings were measured in neighbouring rooms and are silently left out if they do not fit
 * here.
 */
export function measureRoom(
  typed: RoomInput,
  locale: Locale,
  asked: RoomParts = WHOLE_ROOM,
  shared: readonly SharedOpening[] = [],
): MeasuredRoom {
  const parts = partsOfRoom(typed, asked);
  const input = askedRoom(typed, parts);
  const others = shared.flatMap((one) => askedShared(one, parts, locale) ?? []);
  const isAngled = input.corners === 'any';
  const outline = (isAngled ? readAngled : readOutline)(input.sides, locale);
  const reader = new SizeReader(locale);
  reader.add(outline);
  const named = isAngled ? Infinity : input.sides.length;
  const missing = [
    ...outline.missing.map((letter) => missingSide(letter, named, 'wall', locale)),
    ...(outline.missingCorners ?? []),
  ];
  const high = parts.has('height')
    ? reader.size('height', input.height, heightUnit, HEIGHT_RANGE)
    : HEIGHT_RANGE.most;
  if (high === undefined) missing.push(wordsIn(locale).missing.height);
  const plan = readFeatures(input.features, input.sides, outline, locale);
  const sloped = readSlopes(input.slopes, { ring: plan.ring, walls: outline.ring, high }, locale);
  missing.push(...sloped.missing);
  reader.add(plan);
  reader.add(sloped);
  const { slopes } = sloped;
  const ceiling = high === undefined || slopes === undefined ? undefined : { high, slopes };
  const shapes = wallShapes(plan, high, ceiling);
  const found = new Map<string, readonly Opening[]>();
  for (const [i, shape] of shapes.entries()) {
    const letter = plan.parts[i]?.name ?? '';
    const theirs = others.flatMap(({ wall, ...opening }) => (wall === letter ? opening : []));
    const reading = readOpenings(byWall(input.openings, letter), shape, locale, theirs);
    found.set(letter, reading.openings);
    reader.add(reading);
  }
  for (const { id, wall } of input.openings) {
    if (!found.has(wall)) reader.complain(`openings.${id}.width`, wordsIn(locale).noWall(wall));
  }
  const beside = typed.beside && readBeside(typed.beside, reader);
  const openings = Object.fromEntries(found);
  const { sizes, problems } = reader.read();
  const place = roomOf(input, plan, ceiling, shapes, openings);
  return {
    kind: 'room',
    parts,
    outline,
    plan,
    height: parts.has('height') ? (place?.height ?? high) : undefined,
    beside,
    openings,
    across: sloped.across,
    place,
    sizes,
    problems,
    missing,
  };
}

function roomOf(
  input: RoomInput,
  { ring, parts }: FeaturesReading,
  over: Ceiling | undefined,
  shapes: readonly Partial<WallShape>[],
  openings: MeasuredRoom['openings'],
): Room | undefined {
  if (ring === undefined || over === undefined) return undefined;
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
  const planes = ceilingPlanes(floor, over);
  const corners = planes.flatMap(({ under }) => under.flat());
  return {
    kind: 'room',
    id: input.id,
    name: input.name.trim(),
    floor,
    walls,
    planes,
    ceiling: toArea(planes.reduce((sum, plane) => sum + plane.area, 0)),
    height: length(Math.max(...corners.map((corner) => ceilingAt(corner, over)))),
  };
}
