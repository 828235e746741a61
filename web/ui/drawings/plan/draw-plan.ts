import { type Locale, plainSpaces } from '../../../language/locale.ts';
import type {
  DrawnLine,
  DrawnText,
  PlanDrawing,
} from '../../../planner/measure/plans/write/plan-drawing.ts';
import {
  boundsOf,
  regionArea,
  type Point,
  type PolygonRings,
  type Ring,
} from '../../../planner/measure/outline/polygon.ts';
import { paperFor, type PaperSize } from '../../../planner/measure/plans/write/drawing-pdf.ts';
import { anglesOfRing } from '../../../planner/measure/places/place.ts';
import { jointLines } from '../../../planner/takeoff/boards/joint-lines.ts';
import { posed, type PlacedRoom, inRows } from '../../../planner/measure/storey/lay-out.ts';
import type { MeasuredRoom } from '../../../planner/measure/places/room.ts';
import { facingWalls, wallsOfRoom } from '../../../planner/measure/storey/facing-walls.ts';
import { formatArea, formatDimension, length, toMm } from '../../../planner/measure/units/units.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { dimensionLine, sideAxis } from '../side-axis.ts';
import { middleOf } from './middle-of.ts';

/** A room for the plan; it is drawn only if its outline is complete. */
export interface RoomToDraw {
  readonly name: string;
  readonly measured: MeasuredRoom;
  /** Position in the house; undefined if the user has not placed the room. */
  readonly placed?: PlacedRoom | undefined;
  /** Pieces of the covering on its floor. */
  readonly laid?: readonly PolygonRings[];
}

/** Sizes on paper, mm. */
const ON_PAPER = {
  /** Distance of a dimension from its wall, half the length of its ticks, depth of an opening, margin around a room. */
  off: 6,
  tick: 1.2,
  deep: 2,
  around: 12,
  /** Letter heights: dimensions, dimensions of short walls at least, names. */
  size: 2.2,
  leastSize: 0.9,
  name: 3.2,
} as const;
type Sizes = Readonly<Record<keyof typeof ON_PAPER, number>>;

/** The paper sizes in millimetres of the room; a drawing at 1:50 has scale 50. */
function sizesAt(scale: number): Sizes {
  const { off, tick, deep, around, size, leastSize, name } = ON_PAPER;
  return {
    off: off * scale,
    tick: tick * scale,
    deep: deep * scale,
    around: around * scale,
    size: size * scale,
    leastSize: leastSize * scale,
    name: name * scale,
  };
}

/** Interior angle, degrees, above which a corner counts as projecting into the room; dimensions next to it would cross. */
const JUTS = 200;
/** The usual scale of a plan. */
const USUAL_SCALE = 50;
/** Width of a letter as a share of its height. */
const LETTER = 0.75;
/** Drawing units on a screen per millimetre on paper, so that `middleOf` finds the same space for text. */
const ON_SCREEN = 5;

type Part = Pick<PlanDrawing, 'lines' | 'texts'>;

const stroke = (layer: DrawnLine['layer'], ...points: readonly Point[]): DrawnLine => ({
  layer,
  points,
  isClosed: false,
});

/**
 * A wall with its dimension and openings. The dimension is outside; it is inside if another room is behind the wall, or
 * if the wall is short and next to a projecting corner. Openings are as deep as the wall if its thickness is known.
 */
function drawSide(
  from: Point,
  to: Point,
  size: string,
  openings: readonly { readonly at: number; readonly width: number }[],
  sizes: Sizes,
  { juts, thick }: { readonly juts: boolean; readonly thick: number | undefined },
): Part {
  const { off: away, tick, deep: usual } = sizes;
  const deep = thick ?? usual;
  const axis = sideAxis(from, to);
  const { long, at: point, reads } = axis;
  const height = Math.max(sizes.leastSize, Math.min(sizes.size, long / (size.length * LETTER)));
  const gap = tick / 2;
  const isWithin = thick !== undefined || (juts && long < 3 * away);
  const off = isWithin ? 0 - gap - height : away + gap;
  return {
    lines: [
      ...openings.map(({ at, width }) =>
        stroke(
          'OPENINGS',
          point(at, 0),
          point(at, deep),
          point(at + width, deep),
          point(at + width, 0),
        ),
      ),
      ...(isWithin ? [] : dimensionLine(axis, away, tick)).map((line) =>
        stroke('DIMENSIONS', ...line),
      ),
    ],
    texts: [
      {
        layer: 'DIMENSIONS',
        // A text that is turned over has its foot on the far side.
        at: point(long / 2, off + (reads === axis.angle ? 0 : height)),
        angle: reads,
        height,
        text: plainSpaces(size),
      },
    ],
  };
}

/** Thickness of a wall by name, mm; undefined if no room is known behind it. */
type ThickOf = (wall: string) => number | undefined;

/** A room with the same numbers as on screen: outline, pieces on its floor, openings, the length of every wall, name and area. */
function drawRoom(
  { name, measured, placed, laid = [] }: RoomToDraw,
  ring: Ring,
  scale: number,
  locale: Locale,
  thickOf?: ThickOf,
): Part {
  const sizes = sizesAt(scale);
  const onScreen = scale / ON_SCREEN;
  const { plan, openings } = measured;
  const corners = ring.map(inMm);
  const onPlan = (point: Point): Point =>
    inMm(ring === placed?.ring ? posed(placed.pose, point) : point);
  const angles = anglesOfRing(ring);
  const sides = corners.map((from, i) => {
    const { name: wall = '', length: long } = plan.parts[i] ?? {};
    const own = (entryOf(openings, wall) ?? []).map(({ at, width }) => ({
      at: toMm(at),
      width: toMm(width),
    }));
    const size = formatDimension(long ?? length(0), locale);
    return drawSide(from, corners[(i + 1) % corners.length] ?? from, size, own, sizes, {
      juts: [i, i - 1].some((at) => (angles.at(at) ?? 0) > JUTS),
      thick: thickOf?.(wall),
    });
  });
  const middle = middleOf(corners.map(({ x, y }) => ({ x: x / onScreen, y: y / onScreen })));
  // If other rooms are adjacent, a name must fit into its own room.
  const room = Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x));
  const nameHeight =
    thickOf === undefined
      ? sizes.name
      : Math.max(sizes.leastSize, Math.min(sizes.name, room / (name.length * LETTER)));
  const at = (down: number): Point => ({
    x: middle.x * onScreen,
    y: middle.y * onScreen + down,
  });
  const word = (text: string, down: number, height: number): DrawnText => ({
    layer: 'NAMES',
    at: at(down),
    angle: 0,
    height,
    text,
  });
  return {
    lines: [
      { layer: 'WALLS', points: corners, isClosed: true },
      ...jointLines(laid).map(([from, to]) => stroke('PIECES', onPlan(from), onPlan(to))),
      ...sides.flatMap(({ lines }) => lines),
    ],
    texts: [
      ...sides.flatMap(({ texts }) => texts),
      word(name, 0, nameHeight),
      word(plainSpaces(formatArea(regionArea([ring]), locale)), 1.5 * sizes.name, sizes.size),
    ],
  };
}

/** Grid steps per millimetre. */
const ONE_MM = 1 / toMm(length(1));

const inMm = ({ x, y }: Point): Point => ({ x: x / ONE_MM, y: y / ONE_MM });

const moved = (part: Part, by: Point): Part => {
  const move = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  return {
    lines: part.lines.map((line) => ({ ...line, points: line.points.map(move) })),
    texts: part.texts.map((text) => ({ ...text, at: move(text.at) })),
  };
};

interface KnownRoom extends RoomToDraw {
  readonly ring: Ring;
}

/** Groups of adjacent rooms on one storey; a room that is not placed is a group by itself. */
function inGroups(rooms: readonly KnownRoom[]): readonly (readonly KnownRoom[])[] {
  const groups = Map.groupBy(rooms, (room) => {
    const { placed } = room;
    return placed === undefined ? room : `${placed.group} ${placed.storey}`;
  });
  return [...groups.values()];
}

function drawGroup(rooms: readonly KnownRoom[], scale: number, locale: Locale): Part {
  const placed = rooms.flatMap((room) => room.placed ?? []);
  if (rooms.length === 1 || placed.length < rooms.length) {
    return together(rooms.map((room) => drawRoom(room, room.ring, scale, locale)));
  }
  const facing = facingWalls(new Map(placed.map((one) => [one, wallsOfRoom(one)]))) ?? [];
  return together(
    rooms.map((room) => {
      const thickOf: ThickOf = (name) => {
        const wall = facing.find(({ one }) => one.room === room.placed && one.name === name);
        return wall && Math.max(0, wall.apart / ONE_MM);
      };
      return drawRoom(room, room.placed?.ring ?? room.ring, scale, locale, thickOf);
    }),
  );
}

const together = (parts: readonly Part[]): Part => ({
  lines: parts.flatMap(({ lines }) => lines),
  texts: parts.flatMap(({ texts }) => texts),
});

/**
 * Rooms at their positions in the house; groups of rooms are side by side. Rooms without a complete outline are left
 * out. Text is legible on paper at the scale.
 */
export function drawPlan(
  rooms: readonly RoomToDraw[],
  locale: Locale,
  scale = USUAL_SCALE,
): PlanDrawing {
  const known = rooms.flatMap((room) => {
    const { ring } = room.measured.plan;
    return ring === undefined ? [] : [{ ...room, ring }];
  });
  const parts = inGroups(known).map((group) => drawGroup(group, scale, locale));
  const boxes = parts.map(({ lines }) => boundsOf(lines.map(({ points }) => points)));
  const { around } = sizesAt(scale);
  const places = inRows(boxes, around);
  const drawn = parts.map((part, i) => {
    const [{ x, y } = { x: 0, y: 0 }, box] = [places[i], boxes[i]];
    return moved(part, { x: x - (box?.x0 ?? 0), y: y - (box?.y0 ?? 0) });
  });
  const lines = drawn.flatMap((part) => part.lines);
  const { x0, y0, x1, y1 } = boundsOf(lines.map(({ points }) => points));
  const rim = around / 2;
  return {
    lines,
    texts: drawn.flatMap((part) => part.texts),
    box: { x0: x0 - rim, y0: y0 - rim, x1: x1 + rim, y1: y1 + rim },
  };
}

/** Rooms at the largest scale that fits the paper, with text that is legible at that scale. */
export function drawOnPaper(rooms: readonly RoomToDraw[], paper: PaperSize, locale: Locale) {
  const fit = (scale: number): number => paperFor(drawPlan(rooms, locale, scale), paper).scale;
  const first = fit(USUAL_SCALE);
  const scale = fit(first);
  return drawPlan(rooms, locale, scale);
}
