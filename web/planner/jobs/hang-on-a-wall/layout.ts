import { tapeMark } from '../../takeoff/material.ts';
import { asHighAs, heightAt, lowest, type WallShape } from '../../measure/outline/outline-wall.ts';
import type { Wall } from '../../measure/places/place.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { cableReach } from '../../takeoff/structure/gates.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import {
  fixingFor,
  leastFixings,
  loadOnFixing,
  type Fixing,
  type Hung,
  type WallKind,
} from '../../takeoff/structure/indoors/wall-fixings.ts';
import {
  furnitureFixing,
  PLATE,
  WALLS,
  wallFixingOf,
  type WallFixing,
} from '../kit/walls/wall-fixing.ts';
import type { Inputs } from './fields.ts';

type Values = Inputs['values'];

const wallOf = (region: Region, said: string): WallKind =>
  WALLS[region].find((one) => one === said) ?? WALLS[region][0];

/** Greatest distance between brackets; rows of a screen's plate and of a thing on one stud (trade practice). */
const BRACKETS = mm(600);
const PLATE_ROWS = mm(200);
/** Distance between the outer holes of a plate for large screens (makers: 400 to 600 mm). */
const PLATE_HOLES = mm(400);
const ONE_STUD = mm(100);

export interface Point {
  readonly x: Length;
  readonly y: Length;
}

/** A box on the wall, from its left end and the floor. */
export interface Zone {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A thing on its wall, with what holds it. */
export interface Hanging {
  readonly wall: Wall;
  readonly kind: WallKind;
  readonly kilos: number;
  /** kg that one fixing bears. */
  readonly load: number;
  readonly fixing: StructuralAnswer<Fixing>;
  /** The fixing from the shelf of the region; undefined if none holds. Its depth is without tiles. */
  readonly made: WallFixing | undefined;
  /** Thickness of tiles and their adhesive in front of plaster or board; 0 if there are none. */
  readonly tiles: Length;
  readonly points: readonly Point[];
  readonly columns: number;
  /** Between two columns; 0 with one. */
  readonly between: Length;
  /** Where cables may run. */
  readonly zones: readonly Zone[];
  /** True if a fixing is in a cable zone. */
  readonly inZone: boolean;
}

/** Wall tiles with their adhesive: 10 mm and a bed of 3 mm (trade practice). */
const TILED = mm(13);

/** A shelf reaches past the middles of its outer studs by this, so that its brackets are under it. */
export const PAST_STUD = mm(50);

/** Heavier pictures have no wire: shops sell it for up to this, kg. */
export const WIRE_MOST = 20;

/** Studs that hold a thing: each under a shelf; two for the plate of a screen, or half as far apart as a picture is wide. */
function studsUnder({ thing, width, studs }: Values): number[] {
  const share = thing === 'shelf' ? width - 2 * PAST_STUD : 0.8 * width;
  const bays = Math.floor(share / studs);
  if (thing === 'shelf') {
    return Array.from({ length: bays + 1 }, (_, i) => Math.round((i - bays / 2) * studs));
  }
  if (bays === 0) return [0];
  const apart = thing === 'screen' ? 1 : Math.max(1, Math.floor(width / 2 / studs));
  return [-0.5, 0.5].map((side) => Math.round(side * apart * studs));
}

/** Middles of columns from the thing's middle. */
function columnsOf(values: Values, kind: WallKind): number[] {
  if (kind === 'stud') return studsUnder(values);
  const { thing, width } = values;
  if (thing !== 'shelf') {
    const held = thing === 'screen' ? Math.min(width, 2 * PLATE_HOLES) : width;
    return [-0.25, 0.25].map((share) => Math.round(share * held));
  }
  const columns = Math.max(2, Math.ceil(width / BRACKETS) + 1);
  return Array.from({ length: columns }, (_, i) =>
    Math.round((i / (columns - 1) - 0.5) * 0.8 * width),
  );
}

/** Middle of the widest stretch that is free at this height and high enough. */
function middleOf({ shape, openings }: Wall, low: number, high: number): number {
  const open = openings
    .filter(({ sill, height }) => sill < high && sill + height > low)
    .toSorted((a, b) => a.at - b.at);
  const [start, end] = shape.height < high ? [0, shape.length] : asHighAs(shape, high);
  let [from, best, middle] = [start, -1, 0];
  for (const { at, width } of [...open, { at: end, width: 0 }]) {
    const to = Math.min(at, end);
    if (to - from > best) [best, middle] = [to - from, (to + from) / 2];
    from = Math.max(from, at + width);
  }
  return Math.round(middle);
}

/** Plate of a double socket (146 mm British, 151 mm European), which is as wide as its cable zones. */
const ACCESSORY = { wide: mm(152), high: mm(100) } as const;

/** Along corners and the ceiling, and plumb and level from a socket (BS 7671, 522.6.202); by DIN beside openings too. */
function zonesOf(
  { shape, openings }: Wall,
  { socket, socketUp }: Values,
  region: Region,
): readonly Zone[] {
  const [wide, high] = [shape.length, lowest(shape)];
  const [edge, top] = cableReach(region === 'eu');
  const beside = region === 'eu' ? openings : [];
  const [half, up] = [ACCESSORY.wide / 2, ACCESSORY.high / 2];
  const zones = [
    { x0: 0, y0: 0, x1: edge, y1: heightAt(shape, 0) },
    { x0: wide - edge, y0: 0, x1: wide, y1: heightAt(shape, wide) },
    { x0: edge, y0: high - top, x1: wide - edge, y1: high },
    ...beside.flatMap(({ at, width }) => [
      { x0: Math.max(edge, at - edge), y0: 0, x1: at, y1: high - top },
      { x0: at + width, y0: 0, x1: Math.min(wide - edge, at + width + edge), y1: high - top },
    ]),
    ...(socket === 0
      ? []
      : [
          { x0: socket - half, y0: 0, x1: socket + half, y1: heightAt(shape, socket) - top },
          { x0: edge, y0: socketUp - up, x1: socket - half, y1: socketUp + up },
          { x0: socket + half, y0: socketUp - up, x1: wide - edge, y1: socketUp + up },
        ]),
  ];
  return zones.filter(({ x0, x1, y0, y1 }) => x1 > x0 && y1 > y0 && x0 >= 0 && x1 <= wide);
}

const isIn = ({ x, y }: Point, { x0, x1, y0, y1 }: Zone): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** True if a point is in the cable zone along a sloped ceiling. */
function isUnderSlope({ x, y }: Point, shape: WallShape, top: Length): boolean {
  if (shape.top === undefined) return false;
  const [before, after] = [heightAt(shape, x - 1), heightAt(shape, x + 1)];
  const steep = Math.hypot(2, after - before) / 2;
  return heightAt(shape, x) - y <= top * steep;
}

/** A fixing with its depth from the plaster: a plate alone is too thin to count, a plate on tiles is not. */
const behindTiles = (made: WallFixing | undefined, tiles: Length): WallFixing | undefined =>
  made?.way === 'through' && made.cuts === undefined && tiles > 0
    ? { ...made, deep: length(made.deep + PLATE) }
    : made;

/** Positions of the fixings; undefined if the thing does not fit. */
export function hang({ values, region, shelf }: Inputs): Hanging | undefined {
  const grain = tapeMark(region);
  const wall = values.walls.walls[0];
  if (wall === undefined) return undefined;
  const { thing, width, above } = values;
  const kind = wallOf(region, values.wall);
  const columns = columnsOf(values, kind);
  const usualRows = thing === 'flat' ? (columns.length > 1 ? 1 : 2) : 2;
  const rows = Math.max(usualRows, Math.ceil(leastFixings(thing === 'screen') / columns.length));
  const apart =
    thing === 'shelf'
      ? values.bracket
      : thing === 'screen' && columns.length > 1
        ? PLATE_ROWS
        : ONE_STUD;
  const low = above - (rows - 1) * apart;
  const middle = values.along > 0 ? values.along : middleOf(wall, low, above);
  const [x0, x1] = [middle - width / 2, middle + width / 2];
  const blocked = wall.openings.some(
    ({ at, width: wide, sill, height }) =>
      at < x1 && at + wide > x0 && sill < above && sill + height > low,
  );
  const ceiling = Math.min(heightAt(wall.shape, x0), heightAt(wall.shape, x1));
  if (blocked || x0 < 0 || x1 > wall.shape.length || above > ceiling || low < 0) return undefined;
  const points = columns.flatMap((column) =>
    Array.from({ length: rows }, (_, row): Point => ({
      x: length(Math.round((middle + column) / grain) * grain),
      y: length(above - row * apart),
    })),
  );
  const kilos = Number(values.weight);
  const hung: Hung = {
    kilos,
    // The upper of two on one stud bears a wire alone.
    fixings: thing === 'flat' && columns.length === 1 ? 1 : points.length,
    ...(thing === 'shelf' ? { bracket: { depth: values.depth, height: values.bracket } } : {}),
    ...(thing === 'screen' ? { screen: true } : {}),
    ...(thing === 'flat' ? { picture: true } : {}),
  };
  const zones = zonesOf(wall, values, region);
  const [, top] = cableReach(region === 'eu');
  const tiles = values.tiled ? TILED : mm(0);
  const through = length(PLATE + tiles);
  // Hooks and anchors that drive themselves do not go through tiles.
  const fixing = values.tiled ? furnitureFixing(kind, hung, through) : fixingFor(kind, hung);
  return {
    wall,
    kind,
    kilos,
    load: loadOnFixing(hung),
    fixing,
    made: fixing.ok ? behindTiles(wallFixingOf(fixing.value, shelf, through), tiles) : undefined,
    tiles,
    points,
    columns: columns.length,
    between: length(Math.round(((columns[1] ?? 0) - (columns[0] ?? 0)) / grain) * grain),
    zones,
    inZone: points.some(
      (point) => isUnderSlope(point, wall.shape, top) || zones.some((zone) => isIn(point, zone)),
    ),
  };
}
