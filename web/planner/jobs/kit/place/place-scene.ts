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
import type { Point, PolygonRings } from '../../../measure/outline/polygon.ts';
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
import { coversMost, placedDrawings, isOn, type PlacedDrawing } from './coverings.ts';
import { builtScene, type ObservedPlace } from './observed-place.ts';

/** Scene of what is built on the place; else the room or the wall with its coverings. */
export function placeScene(seen: ObservedPlace): Scene | undefined {
  const built = builtScene(seen);
  const { measured, plans, locale } = seen;
  const { place } = measured;
  const coverings = placedDrawings(plans);
  if (built !== undefined) return built;
  if (place?.kind === 'wall') return wallScene(place, coverings, locale);
  if (place?.kind !== 'room' || measured.kind !== 'room') return undefined;
  return roomScene(place, coverings, measured.parts.has('height'), locale);
}

/** The floor of a plan. */
const GROUND: Face = { origin: [0, 0, 0], along: [1, 0, 0], up: [0, -1, 0] };
/** Drawn height of the material on it. */
const ABOVE_GROUND: Face = { ...GROUND, origin: [0, 0, mm(5)] };

/** A surface with the joints and the material of its coverings. */
function sheetOf(
  region: PolygonRings,
  face: Face,
  look: 'floor' | 'wall',
  coverings: readonly PlacedDrawing[],
): FlatSurface {
  const to = inSpace(face);
  const shapes = coverings.flatMap(({ pieces }) => pieces.map(({ shape }) => shape));
  return {
    rings: region.map((ring) => ring.map(to)),
    joints: jointLines(shapes).map(([from, end]) => [to(from), to(end)]),
    ...coveredBy(coverings),
    apart: [0, 0, 0],
    look,
  };
}

/** Strips on the floor, such as skirting, which lie on the floor's own sheet. */
const stripsOn = (coverings: readonly PlacedDrawing[]): readonly FlatSurface[] =>
  coverings
    .filter((one) => one.pieces.length > 0 && !coversMost(one))
    .map((one) => ({
      ...sheetOf(
        one.pieces.flatMap(({ shape }) => shape),
        ABOVE_GROUND,
        'floor',
        [one],
      ),
      joints: [],
    }));

/** Material of the last covering of a surface. */
function coveredBy(coverings: readonly PlacedDrawing[]): Pick<FlatSurface, 'covered'> {
  const seen = coverings.flatMap(({ of, colour }) => {
    const look = of === undefined ? undefined : lookOf(of);
    return look === undefined ? [] : [{ look, colour: colourNamed(colour ?? '') }];
  });
  const covered = seen.at(-1);
  return covered === undefined ? {} : { covered };
}

/** A wall between two corners of the plan. */
function wallBetween(
  wall: Wall,
  [from, to]: readonly [Point, Point],
  coverings: readonly PlacedDrawing[],
  isHigh = true,
) {
  const { shape, region, id } = wall;
  const [x, y] = [(to.x - from.x) / shape.length, (to.y - from.y) / shape.length];
  const face: Face = { origin: [from.x, 0 - from.y, 0], along: [x, 0 - y, 0], up: [0, 0, 1] };
  const half = Math.round(shape.length / 2);
  return {
    sheet: sheetOf(region, face, 'wall', coverings.filter(isOn({ wall: id }))),
    // The mark is on the right of the wall, as its room is.
    mark: {
      text: id,
      at: inSpace(face)({ x: half, y: isHigh ? heightAt(shape, half) : 0 }),
      facing: [0 - y, 0 - x, 0],
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
    sheets: [wallBetween(wall, ends, coverings).sheet],
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

/** The floor and the walls round it, without a level ceiling: one looks in over the walls that are near. */
function roomScene(
  room: Room,
  coverings: readonly PlacedDrawing[],
  isHigh: boolean,
  locale: Locale,
): Scene {
  const ring = room.floor[0] ?? [];
  const walls = room.walls.flatMap((wall, i) => {
    const [from, to] = [ring[i], ring[(i + 1) % ring.length]];
    return from === undefined || to === undefined
      ? []
      : [wallBetween(wall, [from, to], coverings, isHigh)];
  });
  // Without walls, the ceiling is the only surface of its job.
  const onFloor = coverings.filter(
    isOn(isHigh || coverings.some(isOn('floor')) ? 'floor' : 'ceiling'),
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
      ...saysOf(coverings),
    ],
    solids: [],
    sheets: [
      sheetOf(room.floor, GROUND, 'floor', onFloor.filter(coversMost)),
      ...stripsOn(onFloor),
      ...(isHigh ? walls.map(({ sheet }) => sheet) : []),
      ...(isHigh && isSloped(room) ? ceilingSheets(room) : []),
    ],
    marks: walls.map(({ mark }) => mark),
  };
}
