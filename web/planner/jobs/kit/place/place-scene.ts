import { en } from '../../../../language/en/model.ts';
import type { Locale } from '../../../../language/locale.ts';
import { formatArea, formatDimension, mm } from '../../../measure/units/units.ts';
import { heightAt } from '../../../measure/outline/outline-wall.ts';
import { heightOn } from '../../../measure/places/ceiling.ts';
import {
  floorArea,
  isSloped,
  type LoneWall,
  type Room,
  type Wall,
} from '../../../measure/places/place.ts';
import {
  boundsOf,
  twiceRingArea,
  type Point,
  type PolygonRings,
} from '../../../measure/outline/polygon.ts';
import { clipRegion, connectedParts } from '../../../measure/outline/polygon-clip.ts';
import { colourNamed } from '../../../stock/colour-named.ts';
import { lookOf } from '../../../stock/products.ts';
import { jointLines } from '../../../takeoff/boards/joint-lines.ts';
import {
  inSpace,
  type Face,
  type FlatSurface,
  type LetterMark,
  type Scene,
  type Triple,
} from '../../../scene/scene.ts';
import { coversMost, isCovering, isOn, placedDrawings, type PlacedDrawing } from './coverings.ts';
import { builtScene, type ObservedPlace } from './observed-place.ts';

/** Scene of what is built on the place; else the room or the wall with its coverings. */
export function placeScene(seen: ObservedPlace): Scene | undefined {
  const built = builtScene(seen);
  const { measured, plans, locale } = seen;
  const { place } = measured;
  const drawings = placedDrawings(plans);
  if (built !== undefined) return built;
  if (place?.kind === 'wall') return wallScene(place, drawings, locale);
  if (place?.kind !== 'room' || measured.kind !== 'room') return undefined;
  return roomScene(place, drawings, measured.parts.has('height'), locale);
}

/** The floor of a plan. */
const GROUND: Face = { origin: [0, 0, 0], along: [1, 0, 0], up: [0, -1, 0] };
/** Drawn height of the material on it. */
const ABOVE_GROUND: Face = { ...GROUND, origin: [0, 0, mm(5)] };

/** A surface with the joints and the material of its coverings. */
function sheetOf(
  region: PolygonRings,
  face: Face,
  look: FlatSurface['look'],
  coverings: readonly PlacedDrawing[],
): FlatSurface {
  const to = inSpace(face);
  const shapes = coverings.flatMap(({ pieces }) => pieces.map(({ shape }) => shape));
  // A cut may put holes first.
  const rings = region.toSorted((a, b) => twiceRingArea(b) - twiceRingArea(a));
  return {
    rings: rings.map((ring) => ring.map(to)),
    joints: jointLines(shapes).map(([from, end]) => [to(from), to(end)]),
    ...coveredBy(coverings),
    apart: [0, 0, 0],
    look,
  };
}

/** Trim, frames and strips on a surface, each piece in its own material. */
const stripsOn = (face: Face, coverings: readonly PlacedDrawing[]): readonly FlatSurface[] =>
  coverings
    .filter((one) => one.pieces.length > 0 && !coversMost(one))
    .flatMap((one) =>
      one.pieces.map(({ shape, of = one.of }) => ({
        ...sheetOf(shape, face, 'board', [{ ...one, ...(of && { of }) }]),
        joints: [],
      })),
    );

/** Material of the last covering of a surface. */
function coveredBy(coverings: readonly PlacedDrawing[]): Pick<FlatSurface, 'covered'> {
  const seen = coverings.flatMap(({ of, colour }) => {
    const look = of === undefined ? undefined : lookOf(of);
    return look === undefined ? [] : [{ look, colour: colourNamed(colour ?? '') }];
  });
  const covered = seen.at(-1);
  return covered === undefined ? {} : { covered };
}

/** Drawn distance of trim from its wall. */
const BEFORE_WALL = mm(15);

/** A wall between two corners of the plan, cut off at a height. */
function wallBetween(
  wall: Wall,
  [from, to]: readonly [Point, Point],
  coverings: readonly PlacedDrawing[],
  cut = Infinity,
) {
  const { shape, region, id } = wall;
  const [x, y] = [(to.x - from.x) / shape.length, (to.y - from.y) / shape.length];
  const face: Face = { origin: [from.x, 0 - from.y, 0], along: [x, 0 - y, 0], up: [0, 0, 1] };
  const half = Math.round(shape.length / 2);
  const seen =
    cut < shape.height
      ? connectedParts(clipRegion(region, { ...boundsOf(region), y1: cut }))
      : [region];
  const own = coverings.filter(isOn({ wall: id }));
  // The room is on the right of the wall.
  const facing: Triple = [0 - y, 0 - x, 0];
  const [dx, dy] = facing;
  const before: Triple = [from.x + BEFORE_WALL * dx, BEFORE_WALL * dy - from.y, 0];
  return {
    sheets: [
      ...(cut > 0 ? seen.map((part) => sheetOf(part, face, 'wall', own.filter(coversMost))) : []),
      ...stripsOn({ ...face, origin: before }, own),
    ],
    mark: {
      text: id,
      at: inSpace(face)({ x: half, y: Math.min(cut, heightAt(shape, half)) }),
      facing,
    } satisfies LetterMark,
  };
}

function wallScene({ wall }: LoneWall, coverings: readonly PlacedDrawing[], locale: Locale): Scene {
  const { shape } = wall;
  const ends = [
    { x: 0, y: 0 },
    { x: shape.length, y: 0 },
  ] as const;
  const [long, high] = [shape.length, shape.height].map((size) => formatDimension(size, locale));
  return {
    says: [
      locale.words('model', en).inLine(long ?? '', high ?? ''),
      ...saysOf(coverings.filter(isOn({ wall: wall.id }))),
    ],
    solids: [],
    sheets: wallBetween(wall, ends, coverings.filter(isCovering)).sheets,
  };
}

const saysOf = (coverings: readonly PlacedDrawing[]): readonly string[] =>
  coverings.flatMap(({ says }) => says ?? []);

/** Planes of a ceiling, drawn as outlines because the view is from above. */
const ceilingSheets = ({ planes }: Room): readonly FlatSurface[] =>
  planes.map((plane) => ({
    rings: plane.under.map((ring) =>
      ring.map(({ x, y }): Triple => [x, 0 - y, heightOn(plane, { x, y })]),
    ),
    joints: [],
    apart: [0, 0, 0],
    look: 'wall',
  }));

/** Least height of walls that are cut off, and their height over the trim on them. */
const LOW = mm(800);
const OVER_TRIM = mm(150);

/** Height at which walls are cut off if that of the room is not needed: over the trim on them, or none without. */
function cutOver(coverings: readonly PlacedDrawing[]): number {
  const shapes = coverings
    .filter(({ on }) => typeof on === 'object' && 'wall' in on)
    .flatMap(({ pieces }) => pieces.flatMap(({ shape }) => shape));
  return shapes.length === 0 ? 0 : Math.max(LOW, boundsOf(shapes).y1 + OVER_TRIM);
}

/**
 * The floor and the walls round it, without a level ceiling: one looks in over the walls that are near. Walls are low if
 * no job needs the height of the room.
 */
function roomScene(
  room: Room,
  drawings: readonly PlacedDrawing[],
  isHigh: boolean,
  locale: Locale,
): Scene {
  const ring = room.floor[0] ?? [];
  const coverings = drawings.filter(isCovering);
  const cut = isHigh ? Infinity : cutOver(coverings);
  const walls = room.walls.flatMap((wall, i) => {
    const [from, to] = [ring[i], ring[(i + 1) % ring.length]];
    return from === undefined || to === undefined
      ? []
      : [wallBetween(wall, [from, to], coverings, cut)];
  });
  // Without walls, the ceiling is the only surface of its job.
  const onFloor = coverings.filter(
    isOn(cut > 0 || coverings.some(isOn('floor')) ? 'floor' : 'ceiling'),
  );
  return {
    says: [
      locale
        .words('model', en)
        .room(
          room.walls.length,
          formatArea(floorArea(room), locale),
          isHigh ? formatDimension(room.height, locale) : undefined,
        ),
      ...saysOf(drawings),
    ],
    solids: [],
    sheets: [
      sheetOf(room.floor, GROUND, 'floor', onFloor.filter(coversMost)),
      ...stripsOn(ABOVE_GROUND, onFloor),
      ...walls.flatMap(({ sheets }) => sheets),
      ...(isHigh && isSloped(room) ? ceilingSheets(room) : []),
    ],
    marks: walls.map(({ mark }) => mark),
  };
}
