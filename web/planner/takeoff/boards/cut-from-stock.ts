import type { Box, Point, Ring } from '../../measure/outline/polygon.ts';
import { assert } from '../assert.ts';
import { clearOf, cutApart, hullOf, mapHull, twiceHullArea, type Hull } from '../hull.ts';

/** Stock of the pieces and how they are cut. All lengths in the pieces' own steps. */
export interface StockRule {
  readonly length: number;
  readonly width: number;
  /** Width of the blade; 0 for material that is scored and snapped. */
  readonly kerf: number;
  /** Allowed rotation of a piece on its stock: a pattern with a direction allows none. */
  readonly turns: 'none' | 'half' | 'quarter';
  /**
   * `keep`: an edge that the layout left uncut must be an edge of the stock (glazed, tapered or tongued), so a piece
   * has its position of the layout in its stock, possibly rotated. `free`: any edge may be cut.
   */
  readonly edges: 'keep' | 'free';
}

/** Assignment of pieces to stock. */
export interface CutFromStock {
  /** Number of pieces of stock that are cut. */
  readonly used: number;
  /** Index of each piece's stock (0, 1, 2, …), in the given order. */
  readonly from: readonly number[];
  /** Position of each piece's convex outline on its stock. */
  readonly spots: readonly Ring[];
}

/** Pieces of one shape: a layout has few shapes, however many pieces. */
interface Shape {
  readonly turned: readonly Hull[];
  readonly area: number;
  /** Its longer side. */
  readonly reach: number;
  readonly key: string;
  readonly pieces: number[];
}

/** Pieces of stock with the same cuts. */
interface Group {
  readonly parts: readonly Hull[];
  readonly area: number;
  readonly stock: number[];
}

const EPSILON = 1e-6;

/**
 * Cuts pieces from as few pieces of stock as it finds: one shape after the other, each from the offcut that it fills
 * best, and only if straight cuts separate all pieces; in four orders, of which the best counts. A piece counts as its
 * convex outline, so the notch of an L is never used by another. The order of the pieces does not change the amount of
 * stock. Takes about shapes² × groups of stock, not pieces², and at most `MOST_CHECKS`: if every cut has another shape,
 * as along a long slope, later pieces get their own stock.
 */
export const cutFromStock = (pieces: readonly Ring[], rule: StockRule): CutFromStock =>
  cutFromLess(pieces, rule, Infinity) ?? { used: 0, from: [], spots: [] };

/** Like `cutFromStock`; undefined unless fewer than `limit` pieces of stock are enough. */
export function cutFromLess(
  pieces: readonly Ring[],
  rule: StockRule,
  limit: number,
): CutFromStock | undefined {
  const shapes = shapesOf(pieces, rule);
  const search = { checks: MOST_CHECKS };
  const area = shapes.reduce((sum, shape) => sum + shape.area * shape.pieces.length, 0);
  const least = Math.ceil(area / (2 * rule.length * rule.width) - EPSILON);
  if (least >= limit) return undefined;
  let best: Cuts | undefined;
  for (const { before, turns } of ORDERS) {
    const order = shapes.toSorted(before);
    for (const tried of [order, ...(shapes.length <= FEW ? eachFirst(order) : [])]) {
      const most = (best?.used ?? limit) - 1;
      best = cutInOrder(tried, turns, rule, search, most) ?? best;
      if ((best !== undefined && best.used <= least) || search.checks <= 0) return assigned(best);
    }
  }
  return assigned(best);
}

/** Limit of comparisons between pieces, in all orders together: a room takes up to 50,000. */
const MOST_CHECKS = 400_000;

/** Remaining comparisons. */
interface Search {
  checks: number;
}

/** A right-angled floor has few shapes of cuts; then there is time to search longer. */
const FEW = 8;

/** The order with each of its later shapes moved to the front in turn. */
const eachFirst = <T>(order: readonly T[]): T[][] =>
  order.slice(1).map((first) => [first, ...order.filter((one) => one !== first)]);

/** Order in which shapes are cut and rotations tried; no single one is best for all layouts. */
interface Order {
  readonly before: (a: Shape, b: Shape) => number;
  readonly turns: readonly number[];
}

const byArea = (a: Shape, b: Shape): number => b.area - a.area || (a.key < b.key ? -1 : 1);
const byReach = (a: Shape, b: Shape): number => b.reach - a.reach || byArea(a, b);
const ORDERS: readonly Order[] = [
  { before: byReach, turns: [0, 2, 1, 3] },
  { before: byReach, turns: [0, 1, 2, 3] },
  { before: byArea, turns: [0, 2, 1, 3] },
  { before: byArea, turns: [0, 1, 2, 3] },
];

/** Pieces of one shape from stock with the same cuts. */
interface Cut {
  readonly shape: Shape;
  readonly stock: readonly number[];
  readonly spots: readonly Hull[];
}

interface Cuts {
  readonly used: number;
  readonly cuts: readonly Cut[];
}

/** Undefined if more than `most` pieces of stock are needed. */
function cutInOrder(
  shapes: readonly Shape[],
  turns: readonly number[],
  rule: StockRule,
  search: Search,
  most: number,
): Cuts | undefined {
  const cuts: Cut[] = [];
  const groups: Group[] = [];
  let used = 0;
  for (const shape of shapes) {
    const turned = turns.flatMap((turn) => shape.turned[turn] ?? []);
    let waiting = shape.pieces.length;
    while (waiting > 0) {
      const place = bestPlace(groups, shape, turned, rule, search);
      const stock = place ?? openStock(used, waiting, turned, rule, search);
      if (place === undefined) used += stock.group.stock.length;
      if (used > most) return undefined;
      const taken = stock.group.stock.splice(0, Math.ceil(waiting / stock.spots.length));
      cuts.push({ shape, stock: [...taken], spots: stock.spots });
      waiting -= taken.length * stock.spots.length;
      regroup(groups, stock, taken, shape);
    }
  }
  return { used, cuts };
}

/** Assigns the pieces of each shape to its cuts, in order. */
function assigned(found: Cuts | undefined): CutFromStock | undefined {
  if (found === undefined) return undefined;
  const from: number[] = [];
  const spots: Ring[] = [];
  const next = new Map<Shape, number>();
  for (const { shape, stock, spots: onStock } of found.cuts) {
    let i = next.get(shape) ?? 0;
    for (const id of stock) {
      for (const { points } of onStock) {
        const piece = shape.pieces[i];
        if (piece === undefined) break;
        from[piece] = id;
        spots[piece] = points;
        i += 1;
      }
    }
    next.set(shape, i);
  }
  return { used: found.used, from, spots };
}

/** An offcut that holds the shape, and the position in it. */
interface Place {
  readonly group: Group;
  readonly spots: readonly Hull[];
}

/** Keeps the groups sorted by fill, fullest first. */
function regroup(groups: Group[], place: Place, stock: number[], shape: Shape): void {
  const emptied = place.group.stock.length === 0 ? groups.indexOf(place.group) : -1;
  if (emptied >= 0) groups.splice(emptied, 1);
  const area = place.group.area + shape.area * place.spots.length;
  const at = groups.findIndex((group) => group.area < area);
  const group = { parts: [...place.group.parts, ...place.spots], area, stock };
  groups.splice(at < 0 ? groups.length : at, 0, group);
}

/** Collects pieces that are equal except for a rotation. */
function shapesOf(pieces: readonly Ring[], rule: StockRule): Shape[] {
  const shapes = new Map<string, Shape>();
  // Most pieces equal another one: their rotations are computed once.
  const known = new Map<string, Shape>();
  for (const [i, ring] of pieces.entries()) {
    const corners = keyOf(ring);
    let shape = known.get(corners);
    if (shape === undefined) {
      const hull = hullOf(ring);
      const turned = turnsOf(hull, rule);
      const key = turned.map((turn) => keyOf(turn.points)).sort()[0] ?? '';
      shape = shapes.get(key) ?? toShape(turned, hull, key);
      shapes.set(key, shape);
      known.set(corners, shape);
    }
    shape.pieces.push(i);
  }
  return [...shapes.values()];
}

function toShape(turned: readonly Hull[], hull: Hull, key: string): Shape {
  const { x0, y0, x1, y1 } = hull.box;
  // The order of the pieces must not decide which rotation is tried first.
  const least = Math.max(0, turned.map((turn) => keyOf(turn.points)).indexOf(key));
  const cycle = [...turned.slice(least), ...turned.slice(0, least)];
  const reach = Math.max(x1 - x0, y1 - y0);
  return { turned: cycle, area: twiceHullArea(hull), reach, key, pieces: [] };
}

const keyOf = (ring: Ring): string => ring.map(({ x, y }) => `${x},${y}`).join(' ');

function turnsOf(hull: Hull, rule: StockRule): Hull[] {
  const half = ({ x, y }: Point): Point => ({ x: rule.length - x, y: rule.width - y });
  const quarter = ({ x, y }: Point): Point => ({ x: rule.width - y, y: x });
  if (rule.turns === 'none') return [hull];
  const upright = rule.edges === 'keep' && rule.length !== rule.width;
  if (rule.turns === 'half' || upright) return [hull, mapHull(hull, half)];
  const side = mapHull(hull, quarter);
  return [hull, side, mapHull(hull, half), mapHull(side, half)];
}

/** The fullest offcut that still holds the shape. */
function bestPlace(
  groups: readonly Group[],
  shape: Shape,
  turned: readonly Hull[],
  rule: StockRule,
  search: Search,
): Place | undefined {
  const most = 2 * rule.length * rule.width - shape.area;
  for (const group of groups) {
    if (search.checks <= 0) return undefined;
    if (group.area > most) continue;
    const spot = spotFor(group.parts, turned, rule, search);
    if (spot !== undefined) return { group, spots: [spot] };
  }
  return undefined;
}

/** New stock for all pieces of the shape, filled one after the other. */
function openStock(
  used: number,
  wanted: number,
  turned: readonly Hull[],
  rule: StockRule,
  search: Search,
): Place {
  const spots: Hull[] = [];
  while (spots.length < wanted && (spots.length === 0 || search.checks > 0)) {
    const spot = spotFor(spots, turned, rule, search);
    if (spot === undefined) break;
    spots.push(spot);
  }
  assert(spots.length > 0, 'a piece is larger than its stock');
  // The last piece of stock would hold fewer: it is opened separately, in the next round.
  const sheets = Math.max(1, Math.floor(wanted / spots.length));
  const stock = Array.from({ length: sheets }, (_, i) => used + i);
  return { group: { parts: [], area: 0, stock }, spots };
}

/** First position at which a piece of one of these rotations does not touch the pieces already cut. */
function spotFor(
  parts: readonly Hull[],
  turned: readonly Hull[],
  rule: StockRule,
  search: Search,
): Hull | undefined {
  for (const hull of turned) {
    const ups = positions(hull, parts, 'y', rule);
    for (const x of positions(hull, parts, 'x', rule)) {
      for (const y of ups) {
        search.checks -= parts.length + 1;
        if (parts.some((part) => boxesMeet(part, hull, x, y, rule.kerf - EPSILON))) continue;
        const spot = mapHull(hull, (at) => ({ x: at.x + x, y: at.y + y }));
        if (isFree(parts, spot, rule.kerf - EPSILON)) return spot;
      }
    }
  }
  return undefined;
}

/** True if two bounding boxes are too close after a move: most positions fail this test. */
function boxesMeet(part: Hull, hull: Hull, x: number, y: number, kerf: number): boolean {
  if (!part.isBox || !hull.isBox) return false;
  return (
    hull.box.x0 + x - part.box.x1 < kerf &&
    part.box.x0 - hull.box.x1 - x < kerf &&
    hull.box.y0 + y - part.box.y1 < kerf &&
    part.box.y0 - hull.box.y1 - y < kerf
  );
}

/** True if straight cuts can separate a piece at that position from the others. */
const isFree = (parts: readonly Hull[], spot: Hull, kerf: number): boolean =>
  parts.every((part) => clearOf(part, spot, kerf)) &&
  (parts.length < 2 || cutApart([...parts, spot], kerf));

/**
 * Offsets of a piece on an axis of the stock: none if it keeps a factory edge, otherwise to either end and next to pieces
 * already cut.
 */
function positions(
  { box }: Hull,
  parts: readonly Hull[],
  axis: 'x' | 'y',
  { kerf, edges, length, width }: StockRule,
): readonly number[] {
  const size = axis === 'x' ? length : width;
  const [low, high] = sidesOf(box, axis);
  if (edges === 'keep' && (low <= 0 || high >= size)) return [0];
  const moves = new Set<number>();
  const add = (by: number): void => {
    if (low + by >= 0 && high + by <= size) moves.add(by);
  };
  add(-low);
  add(size - high);
  for (const part of parts) {
    const [start, end] = sidesOf(part.box, axis);
    add(end + kerf - low);
    add(start - kerf - high);
  }
  add(0);
  return [...moves];
}

const sidesOf = ({ x0, x1, y0, y1 }: Box, axis: 'x' | 'y'): readonly [number, number] =>
  axis === 'x' ? [x0, x1] : [y0, y1];
