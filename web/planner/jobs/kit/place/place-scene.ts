import { en } from '../../../../language/en/model.ts';
import type { Locale } from '../../../../language/locale.ts';
import { formatArea, formatDimension } from '../../../measure/units/format-length.ts';
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
import type { LetterMark, Scene, FlatSurface, Triple } from '../../../scene/scene.ts';
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

const UNMOVED: Triple = [0, 0, 0];

type ToSpace = (point: Point) => Triple;

/** A point of the plan on the floor. */
const ground: ToSpace = ({ x, y }) => [x, 0 - y, 0];

const inSpace = (region: PolygonRings, to: ToSpace): FlatSurface['rings'] =>
  region.map((ring) => ring.map(to));

const jointsOf = (coverings: readonly PlacedDrawing[], to: ToSpace): FlatSurface['joints'] =>
  jointLines(coverings.flatMap(({ pieces }) => pieces.map(({ shape }) => shape))).map(
    ([from, end]) => [to(from), to(end)],
  );

/** Material of the last covering of a surface. */
function coveredBy(coverings: readonly PlacedDrawing[]): Pick<FlatSurface, 'covered'> {
  const seen = coverings.flatMap(({ of, colour }) => {
    const look = of === undefined ? undefined : lookOf(of);
    return look === undefined ? [] : [{ look, colour: colour && colourNamed(colour) }];
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
  const along = (at: number): Point => ({
    x: from.x + ((to.x - from.x) * at) / shape.length,
    y: from.y + ((to.y - from.y) * at) / shape.length,
  });
  const toSpace: ToSpace = ({ x, y }) => {
    const at = along(x);
    return [at.x, 0 - at.y, y];
  };
  const half = Math.round(shape.length / 2);
  const own = coverings.filter(isOn({ wall: id }));
  return {
    sheet: {
      rings: inSpace(region, toSpace),
      joints: jointsOf(own, toSpace),
      ...coveredBy(own),
      apart: UNMOVED,
      look: 'wall',
    } satisfies FlatSurface,
    // The mark is on the right of the wall, as its room is.
    mark: {
      text: id,
      at: toSpace({ x: half, y: isHigh ? heightAt(shape, half) : 0 }),
      facing: [(from.y - to.y) / shape.length, (from.x - to.x) / shape.length, 0],
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
    says: locale.format.sentences([
      locale.words('model', en).inLine(long ?? '', high ?? ''),
      ...saysOf(coverings.filter(isOn({ wall: wall.id }))),
    ]),
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
    apart: UNMOVED,
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
  const onFloor = coverings.filter(isOn('floor'));
  return {
    says: locale.format.sentences([
      locale
        .words('model', en)
        .room(
          room.walls.length,
          formatArea(floorArea(room), locale),
          isHigh ? formatDimension(room.height, locale) : undefined,
        ),
      ...saysOf(coverings),
    ]),
    solids: [],
    sheets: [
      {
        rings: inSpace(room.floor, ground),
        joints: jointsOf(onFloor, ground),
        ...coveredBy(onFloor.filter(coversMost)),
        apart: UNMOVED,
        look: 'floor',
      },
      ...(isHigh ? walls.map(({ sheet }) => sheet) : []),
      ...(isHigh && isSloped(room) ? ceilingSheets(room) : []),
    ],
    marks: walls.map(({ mark }) => mark),
  };
}
