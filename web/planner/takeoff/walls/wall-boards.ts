import {
  boundsOf,
  boxRing,
  edgesOf,
  regionArea,
  type Box,
  type PolygonRings,
} from '../../measure/outline/polygon.ts';
import { boxInRegion, clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import { jointRun, type LaidPiece } from '../laid-piece.ts';
import type { Panel } from '../material.ts';
import { boundPieces } from '../boards/most-pieces.ts';

/** Boarding of one face of a stud wall. */
export interface WallBoardOptions {
  readonly sheet: { readonly length: Length; readonly width: Length };
  /** `upright`: the sheet's length runs up the wall; `sideways`: along it, from the ceiling down. */
  readonly run: 'upright' | 'sideways';
  /** Centres of the studs from the wall's left end; boards end there. */
  readonly spacing: Length;
  /** Width of a stud: joints are at least three of it from the corner of an opening, where boards crack. */
  readonly face: Length;
  /** True for the other face of the wall: its joints are on other studs. */
  readonly shifted: boolean;
  /** Distance of screws on each stud. */
  readonly screwEvery: Length;
  /** Minimum width of a strip next to a full board. */
  readonly least: Length;
  /** Maximum gap above the floor, if full rows of boards then reach the ceiling. */
  readonly mostGap: Length;
  /**
   * First of two layers: its level joints keep away from those of the visible one, and its joints may be at the corner
   * of an opening, because its cracks are not seen, but not beside it.
   */
  readonly hidden: boolean;
  /** Joints of the other layer on this face: its own are on other studs if any is free. */
  readonly apartFrom?: readonly BoardJoint[];
  /** Joints of the layer opposite, on the other face; they matter less. */
  readonly opposite?: readonly BoardJoint[];
}

/** Joint of two boards on a stud. */
export interface BoardJoint {
  readonly x: number;
  readonly y0: number;
  readonly y1: number;
}

/** Level joint of two upright boards, from `x0` to `x1`. */
export interface LevelJoint {
  readonly x0: Length;
  readonly x1: Length;
  readonly y: Length;
}

export interface WallBoards {
  readonly panels: readonly Panel[];
  readonly laid: readonly LaidPiece[];
  readonly screws: number;
  /** Gap of the boards above the floor. */
  readonly gap: Length;
  /**
   * Level joints to back: those of upright boards. The long edges of boards laid sideways need no backing, and neither
   * does a hidden layer (Knauf W11).
   */
  readonly levelJoints: readonly LevelJoint[];
  /** Joints on studs. */
  readonly joints: readonly BoardJoint[];
  /** Length of all joints, upright and level. */
  readonly jointRun: Length;
}

/** Usual gap of boards above the floor; sealant and skirting close it. */
const FLOOR_GAP = mm(10);

/** Minimum offset of level joints: between neighbours (Knauf W11) and between two layers (British Gypsum). */
const OFFSET = { neighbours: mm(400), layers: mm(600) } as const;

/**
 * Boards one face: joints are on studs, never in a cross and never at the corner of an opening, over which the boards
 * continue. Panels are the parts of a sheet that pieces use, so that one with a corner cut out counts completely.
 */
export function layWallBoards(region: PolygonRings, options: WallBoardOptions): WallBoards {
  const wall = boundsOf(region);
  const across = (wall.x1 - wall.x0) / options.spacing;
  const up = (wall.y1 - wall.y0) / Math.min(options.sheet.length, options.sheet.width);
  boundPieces((across + 2) * (up + 2), options.spacing, edgesOf(region).length);
  const gap = floorGap(wall, options);
  const surface = { ...wall, y0: wall.y0 + gap };
  const shape = clipRegion(region, surface);
  const corners = edgesOf(region).flatMap(({ a, b }) =>
    a.x === b.x && a.x > wall.x0 && a.x < wall.x1 ? [a.x] : [],
  );
  const laid = boxesOf(surface, { corners, isCut: (x) => isCutAt(shape, surface, x) }, options);
  const boxes =
    options.run === 'sideways' ? withoutNeedlessJoints(shape, laid, options.sheet.length) : laid;
  const pieces = boxes.flatMap((box) => inWall(shape, box));
  const { sheet } = options;
  const levelJoints =
    options.run === 'sideways' || options.hidden
      ? []
      : boxes.flatMap(({ x0, x1, y1 }) =>
          y1 < surface.y1 - 1 ? [{ x0: length(x0), x1: length(x1), y: length(y1) }] : [],
        );
  const faced = pieces.map(({ part, bounds, whole }, from) => ({
    shape: part,
    whole: whole && isSheet(bounds, sheet),
    from,
  }));
  return {
    panels: gatherPanels(pieces.map(({ bounds }) => panelOf(bounds))),
    laid: faced,
    jointRun: jointRun(faced, shape),
    screws:
      pieces.reduce((sum, { bounds }) => sum + screwsIn(bounds, wall, options), 0) +
      levelJoints.reduce((sum, joint) => sum + screwsAlong(joint, options), 0),
    gap: length(gap),
    levelJoints,
    // No box follows one that ends at an opening.
    joints: boxes.flatMap(({ x1, y0, y1 }) =>
      boxes.some((next) => next.x0 === x1 && next.y0 < y1 && next.y1 > y0)
        ? [{ x: x1, y0, y1 }]
        : [],
    ),
  };
}

/** True if an opening cuts a stud's line, so that no joint on it runs from floor to ceiling. */
function isCutAt(shape: PolygonRings, { y0, y1 }: Box, x: number): boolean {
  const strip = { x0: x - 1, x1: x + 1, y0, y1 };
  return regionArea(clipRegion(shape, strip)) < 2 * (y1 - y0) - 2;
}

const isInLine = (a: BoardJoint, b: BoardJoint): boolean =>
  Math.abs(a.x - b.x) < mm(1) && a.y0 < b.y1 - 1 && b.y0 < a.y1 - 1;

/** Distances along the wall of joints that two layers have on one stud, in turn. */
export const inLineAt = (
  one: Pick<WallBoards, 'joints'>,
  other: Pick<WallBoards, 'joints'>,
): readonly Length[] => {
  const found = one.joints.filter((a) => other.joints.some((b) => isInLine(a, b)));
  return [...new Set(found.map(({ x }) => length(x)))].toSorted((a, b) => a - b);
};

interface BoardPiece {
  readonly part: PolygonRings;
  readonly bounds: Box;
  readonly whole: boolean;
}

function inWall(shape: PolygonRings, box: Box): readonly BoardPiece[] {
  const lies = boxInRegion(edgesOf(shape), box);
  if (lies === 'outside') return [];
  if (lies === 'inside') return [{ part: [boxRing(box)], bounds: box, whole: true }];
  return connectedParts(clipRegion(shape, box)).map((part) => ({
    part,
    bounds: boundsOf(part),
    whole: false,
  }));
}

const isSheet = ({ x0, y0, x1, y1 }: Box, { length: long, width }: WallBoardOptions['sheet']) =>
  Math.max(x1 - x0, y1 - y0) === long && Math.min(x1 - x0, y1 - y0) === width;

function panelOf({ x0, y0, x1, y1 }: Box): Panel {
  const [a, b] = [x1 - x0, y1 - y0];
  return {
    name: 'wall-board',
    length: length(Math.max(a, b)),
    width: length(Math.min(a, b)),
    quantity: 1,
    turns: true,
  };
}

/** Merges equal panels. */
export function gatherPanels(panels: readonly Panel[]): readonly Panel[] {
  const gathered = new Map<string, Panel>();
  for (const panel of panels) {
    const key = `${panel.name}|${panel.length}|${panel.width}`;
    const quantity = (gathered.get(key)?.quantity ?? 0) + panel.quantity;
    gathered.set(key, { ...panel, quantity });
  }
  return [...gathered.values()];
}

/** Height that a row of full sheets covers. */
const rowOf = ({ run, sheet }: WallBoardOptions): number =>
  run === 'upright' ? sheet.length : sheet.width;

/** The usual gap, or up to the maximum if full rows of boards then reach the ceiling. */
function floorGap({ y0, y1 }: Box, options: WallBoardOptions): number {
  const rest = (y1 - y0) % rowOf(options);
  return rest >= FLOOR_GAP && rest <= options.mostGap ? rest : FLOOR_GAP;
}

/** Openings as joints see them: their corners, and whether they cut a stud's line. */
interface Openings {
  readonly corners: readonly number[];
  readonly isCut: (x: number) => boolean;
}

function boxesOf(surface: Box, openings: Openings, options: WallBoardOptions): readonly Box[] {
  return options.run === 'upright'
    ? columns(surface, openings, options)
    : rows(surface, openings, options);
}

/** Rows of boards without a joint in a stretch next to a doorway that one board can cover. */
function withoutNeedlessJoints(
  shape: PolygonRings,
  boxes: readonly Box[],
  longest: Length,
): readonly Box[] {
  const rowsOfBoxes = [...Map.groupBy(boxes, ({ y0 }) => y0).values()];
  return rowsOfBoxes.flatMap((row): readonly Box[] => {
    const [{ y0, y1 } = { y0: 0, y1: 0 }] = row;
    const { x0: left, x1: right } = boundsOf(shape);
    const stretches = connectedParts(clipRegion(shape, { x0: left, x1: right, y0, y1 }))
      .map((part) => boundsOf(part))
      .map(({ x0, x1 }) => ({ x0, x1 }));
    if (stretches.every(({ x0, x1 }) => x1 - x0 > longest)) return row;
    return stretches.flatMap(({ x0, x1 }) =>
      x1 - x0 <= longest
        ? [{ x0, x1, y0, y1 }]
        : row
            .filter((box) => box.x1 > x0 && box.x0 < x1)
            .map((box) => ({ ...box, x0: Math.max(box.x0, x0), x1: Math.min(box.x1, x1) })),
    );
  });
}

/** Upright boards; if one does not reach the ceiling, the short piece alternates between bottom and top. */
function columns(surface: Box, openings: Openings, options: WallBoardOptions): Box[] {
  const { spacing, sheet, shifted } = options;
  const cell = snap(sheet.width, spacing);
  const first = shifted ? halfOf(cell, spacing) : cell;
  const run = surface.y1 - surface.y0;
  const heights = stacked(run, sheet.length, options.least);
  const visible = [heights, alternating(heights, run, sheet.length, options.least)] as const;
  const hidden = offsetFrom(
    visible.flatMap((one) => endsOf(one)),
    run,
    sheet.length,
    options.least,
    OFFSET.layers,
  );
  const taken = (options.apartFrom ?? []).map(({ x }) => x);
  const opposite = (options.opposite ?? []).map(({ x }) => x);
  return spans(surface, cell, first, { ...openings, taken, opposite }, options).flatMap(
    ([x0, x1], column) => {
      const up = options.hidden ? hidden : visible[column % 2 === 0 ? 0 : 1];
      let y = surface.y0;
      return up.map((high) => {
        y += high;
        return { x0, x1, y0: y - high, y1: y };
      });
    },
  );
}

/** Boards laid sideways, full ones at the ceiling and the ripped one at the floor. */
function rows(surface: Box, { corners }: Openings, options: WallBoardOptions): Box[] {
  const { spacing, sheet, shifted } = options;
  const cell = snap(sheet.length, spacing);
  const run = surface.y1 - surface.y0;
  const visible = stacked(run, sheet.width, options.least);
  const heights = options.hidden
    ? offsetFrom(endsOf(visible), run, sheet.width, options.least, OFFSET.layers)
    : visible;
  let top = surface.y1;
  let above: readonly number[] = [];
  return heights.flatMap((high, row) => {
    top -= high;
    const box = { ...surface, y0: top, y1: top + high };
    const isHalf = (row % 2 === 1) !== shifted;
    const first = isHalf ? halfOf(cell, spacing) : cell;
    const inRow = (joints: readonly BoardJoint[] = []): readonly number[] =>
      joints.flatMap((one) => (isInLine(one, { ...box, x: one.x }) ? [one.x] : []));
    const found = spans(
      box,
      cell,
      first,
      {
        corners,
        isCut: () => false,
        taken: [...above, ...inRow(options.apartFrom)],
        opposite: inRow(options.opposite),
      },
      options,
    );
    above = found.slice(0, -1).map(([, x1]) => x1);
    return found.map(([x0, x1]) => ({ ...box, x0, x1 }));
  });
}

/** A run in full pieces and a rest; if the rest would be a narrow strip, the last full piece is shortened. */
function stacked(run: number, whole: number, least: number): number[] {
  const full = Math.floor(run / whole);
  const rest = run - full * whole;
  const all = Array.from({ length: full }, () => whole);
  if (rest === 0) return all;
  if (rest >= least || full === 0) return [...all, rest];
  return [...all.slice(1), whole + rest - least, least];
}

/** Positions of the joints in a stack of pieces. */
function endsOf(stack: readonly number[]): number[] {
  let at = 0;
  return stack.slice(0, -1).map((one) => (at += one));
}

/** Smallest distance of a stack's joints from others; Infinity without joints. */
const clearance = (stack: readonly number[], others: readonly number[]): number =>
  Math.min(...endsOf(stack).flatMap((a) => others.map((b) => Math.abs(a - b))));

/** Stack of every second column: reversed, unless its joints are then nearly in line with the first's. */
function alternating(
  heights: readonly number[],
  run: number,
  whole: number,
  least: number,
): readonly number[] {
  const reversed = heights.toReversed();
  const joints = endsOf(heights);
  return clearance(reversed, joints) >= OFFSET.neighbours
    ? reversed
    : offsetFrom(joints, run, whole, least, OFFSET.neighbours);
}

/** Distance between the first pieces that are tried: round ones of the sheet's own units. */
const triedEvery = (whole: number): number => (whole % mm(50) === 0 ? mm(50) : inches(2));

/**
 * The stack of fewest pieces whose joints are that far from others; if none is, the one that is farthest. It starts
 * with the largest piece that does.
 */
function offsetFrom(
  joints: readonly number[],
  run: number,
  whole: number,
  least: number,
  apart: number,
): readonly number[] {
  if (joints.length === 0) return stacked(run, whole, least);
  const tried: number[][] = [];
  const every = triedEvery(whole);
  const most = Math.floor(Math.min(whole, run - least) / every) * every;
  for (let first = most; first >= least; first -= every) {
    tried.push([first, ...stacked(run - first, whole, least)]);
  }
  const scored = tried.map((stack) => ({
    stack,
    clear: Math.min(apart, clearance(stack, joints)),
  }));
  const [best] = scored.toSorted((a, b) => b.clear - a.clear || a.stack.length - b.stack.length);
  return best?.stack ?? stacked(run, whole, least);
}

const isOn = (joints: readonly number[], x: number): boolean =>
  joints.some((one) => Math.abs(one - x) < mm(1));

/** Pieces along the wall, their joints on studs: in full boards, unless joints then are in line with others. */
function spans(
  { x0, x1 }: Box,
  cell: number,
  first: number,
  {
    corners,
    isCut,
    taken,
    opposite,
  }: Openings & { readonly taken: readonly number[]; readonly opposite: readonly number[] },
  { spacing, face, run, sheet, least, hidden }: WallBoardOptions,
): (readonly [number, number])[] {
  if (x1 - x0 <= (run === 'upright' ? sheet.width : sheet.length)) return [[x0, x1]];
  const isBad = (x: number): boolean =>
    x1 - x < least ||
    (hidden
      ? !isCut(x) && corners.some((corner) => isBeside(Math.abs(corner - x), face))
      : corners.some((corner) => Math.abs(corner - x) <= 3 * face));
  const found: (readonly [number, number])[] = [];
  let from = x0;
  let next = x0 + first;
  while (next < x1) {
    let to = next;
    while (isBad(to) && to - spacing > from) to -= spacing;
    found.push([from, to]);
    from = to;
    next = to + cell;
  }
  const usual = [...found, [from, x1] as const];
  if (!found.some(([, x]) => isBad(x) || isOn(taken, x) || isOn(opposite, x))) return usual;
  const inLineCost = (x: number): number => {
    if (isOn(taken, x)) return isCut(x) ? COST.cut : COST.inLine;
    return isOn(opposite, x) ? (isCut(x) ? COST.cut : COST.opposite) : 0;
  };
  const costOf = (x: number): number => (isBad(x) ? COST.bad : 0) + inLineCost(x);
  return cheapest({ x0, x1, cell, spacing, costOf }) ?? usual;
}

/** Beside an opening a joint leaves a narrow leg of board, or misses the opening’s studs, in place of which none stands. */
const isBeside = (far: number, face: Length): boolean => far > mm(1) && far < 2.5 * face;

/**
 * A joint at a corner is worst, then one in line with another from floor to ceiling, then a piece more. Half a board or
 * less is cut from what another leaves.
 */
const COST = { bad: 1e9, inLine: 1e6, opposite: 1e3, piece: 10, cut: 1, half: -0.1 } as const;

interface Run {
  readonly x0: number;
  readonly x1: number;
  readonly cell: number;
  readonly spacing: number;
  readonly costOf: (x: number) => number;
}

/** The cheapest pieces of a run with joints on studs, the first as long as possible; undefined if none has them. */
function cheapest({
  x0,
  x1,
  cell,
  spacing,
  costOf,
}: Run): (readonly [number, number])[] | undefined {
  const most = Math.floor((cell + mm(1)) / spacing);
  const studs = Math.ceil((x1 - x0) / spacing) - 1;
  if (most < 1 || studs < 1) return undefined;
  const best: { cost: number; to: number }[] = [];
  for (let at = studs; at >= 0; at -= 1) {
    const here = x0 + at * spacing;
    let least = { cost: x1 - here <= cell ? 0 : Infinity, to: studs + 1 };
    for (let to = Math.min(studs, at + most); to > at; to -= 1) {
      const half = 2 * (to - at) * spacing <= cell ? COST.half : 0;
      const cost = COST.piece + half + costOf(x0 + to * spacing) + (best[to]?.cost ?? Infinity);
      if (cost < least.cost) least = { cost, to };
    }
    best[at] = least;
  }
  const found: (readonly [number, number])[] = [];
  let at = 0;
  while (at <= studs) {
    const to = best[at]?.to ?? studs + 1;
    found.push([x0 + at * spacing, to > studs ? x1 : x0 + to * spacing]);
    at = to;
  }
  return found;
}

/** Rounds down to a multiple of the spacing, so that the board ends on a stud; ignores rounding errors. */
function snap(size: number, spacing: number): number {
  const bays = Math.floor((size + mm(1)) / spacing);
  return bays === 0 ? size : Math.min(size, bays * spacing);
}

const halfOf = (cell: number, spacing: number): number =>
  Math.min(cell, Math.max(1, Math.floor((cell + mm(1)) / spacing / 2)) * spacing);

/** Screws of one board: on each stud that it touches, and on each of its own ends at an opening. */
function screwsIn(piece: Box, wall: Box, { spacing, screwEvery }: WallBoardOptions): number {
  const studs = new Set([piece.x0, piece.x1]);
  for (let middle = wall.x0 + spacing; middle < piece.x1; middle += spacing) {
    if (middle > piece.x0) studs.add(middle);
  }
  return studs.size * (Math.ceil((piece.y1 - piece.y0) / screwEvery) + 1);
}

/** Screws along a level joint between the studs, for the boards above and below it. */
const screwsAlong = ({ x0, x1 }: LevelJoint, { spacing, screwEvery }: WallBoardOptions): number =>
  2 * Math.ceil((x1 - x0) / spacing) * (Math.ceil(spacing / screwEvery) - 1);
