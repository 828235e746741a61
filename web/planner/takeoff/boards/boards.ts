import {
  boundsOf,
  boxRing,
  edgesOf,
  transpose,
  twiceArea,
  twiceRingArea,
  type Box,
  type RingEdge,
  type PolygonRings,
  type Ring,
} from '../../measure/outline/polygon.ts';
import { boxInRegion, clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import { cutFromStock, type StockRule } from './cut-from-stock.ts';
import { numberPieces, type LaidPiece } from '../laid-piece.ts';
import { boundPieces } from './most-pieces.ts';
import { countOf, long, type Why } from '../why.ts';

export interface BoardOptions {
  readonly length: Length;
  readonly width: Length;
  /** Direction of the boards' long sides. */
  readonly along: 'x' | 'y';
  /** Direction of the studs or joists: `y` on a wall. */
  readonly supports: 'x' | 'y';
  /** Centre distance of the studs or joists; 0 if boards are glued and may end anywhere. */
  readonly spacing: Length;
  /** Distance between screws on a support; 0 if boards are not screwed. */
  readonly screwEvery: Length;
  /** Width of the blade; 0 for boards that are scored and snapped. */
  readonly kerf: Length;
  /** Minimum width of a strip if another start avoids it; 0 starts in the lower left corner. */
  readonly least: Length;
  /** `half` if no piece may lie with its length along the supports; else any cut turns as it fits. */
  readonly turns?: 'half' | 'quarter';
}

export interface BoardLayout {
  readonly sheets: number;
  readonly whole: number;
  readonly cut: number;
  readonly cutFrom: number;
  readonly screws: number;
  /** Per surface: the strip that a start in the corner would leave; undefined if the layout starts there. */
  readonly slivers: readonly (Length | undefined)[];
  /** One entry per surface, in the given order. */
  readonly laid: readonly (readonly LaidPiece[])[];
  /** Per surface: position of a support across the supports. */
  readonly supports: readonly number[];
  /** Sheets more than with a start in the corner, which would leave a narrow strip. */
  readonly dearer: number;
  readonly why: Why;
  /** Reason if a shop's mix of sheets replaces those of the layout. */
  readonly cutWhy: Why;
}

/** A surface with placed boards, before its cuts are assigned to sheets. */
export interface PlacedBoards {
  readonly whole: readonly PolygonRings[];
  readonly cut: readonly { readonly shape: PolygonRings; readonly onSheet: Ring }[];
  readonly screws: number;
  /** Position of a support across the supports. */
  readonly support: number;
  /** The narrowest strip, without corners and tips; the sheet's width if none is narrower. */
  readonly narrowest: Length;
}

/** Start of the layout: corner of a board in an even row, and position of a support; rows run along x. */
export interface BoardStart {
  readonly x: number;
  readonly y: number;
  readonly support: number;
}

/** A surface rotated so that its rows run along x. */
export interface BoardSurface {
  readonly surface: PolygonRings;
  readonly edges: readonly RingEdge[];
  readonly bounds: Box;
  readonly cell: Cell;
  readonly options: BoardOptions;
}

/** Rotates a surface for its boards. Throws `TooManyPieces` above the limit. */
export function boardSurface(region: PolygonRings, options: BoardOptions): BoardSurface {
  const surface = options.along === 'y' ? transpose(region) : region;
  const [edges, bounds, cell] = [edgesOf(surface), boundsOf(surface), cellOf(options)];
  const aRow = (bounds.x1 - bounds.x0) / cell.length + 2;
  const rows = (bounds.y1 - bounds.y0) / cell.width + 1;
  boundPieces(aRow * rows, length(Math.min(options.length, options.width)), edges.length);
  return { surface, edges, bounds, cell, options };
}

/** A full board in the lower left corner, at the first support. */
export const fromCorner = ({ bounds, options }: BoardSurface): BoardStart => ({
  x: bounds.x0,
  y: bounds.y0,
  support: endsOnSupports(options) ? bounds.x0 : bounds.y0,
});

/**
 * Lays sheets over a surface. Sides that run along the supports are on one: in that direction boards are cut back to an
 * integer number of spacings, except at the surface's end. Every second row is shifted by half a board, to the next
 * support, if a row has more than one board, so that joints never form a cross.
 */
export function placeBoards(turned: BoardSurface, start: BoardStart): PlacedBoards {
  const { surface, edges, bounds, options } = turned;
  const shown = (shape: PolygonRings): PolygonRings =>
    options.along === 'y' ? transpose(shape) : shape;
  const whole: PolygonRings[] = [];
  const cut: { shape: PolygonRings; onSheet: Ring }[] = [];
  let screws = 0;
  let narrowest: number = options.width;
  for (const box of boardBoxes(turned, start)) {
    const lies = boxInRegion(edges, box);
    if (lies === 'outside') continue;
    const parts = lies === 'inside' ? [[boxRing(box)]] : connectedParts(clipRegion(surface, box));
    for (const part of parts) {
      const its = boundsOf(part);
      if (isStrip(part, its)) narrowest = Math.min(narrowest, its.x1 - its.x0, its.y1 - its.y0);
      screws += screwsFor(its, bounds, start.support, options);
      if (lies === 'inside' && isSheet(box, options)) whole.push(shown(part));
      else cut.push({ shape: shown(part), onSheet: onSheet(part, box) });
    }
  }
  return {
    whole,
    cut,
    screws,
    support: start.support,
    narrowest: length(Math.round(narrowest)),
  };
}

interface Cell {
  readonly length: number;
  readonly width: number;
}

/** Size of a board in the layout: its own, or smaller if it must end on a support. */
function cellOf(options: BoardOptions): Cell {
  const snap = (size: number): number =>
    size < options.spacing || options.spacing === 0 ? size : size - (size % options.spacing);
  return endsOnSupports(options)
    ? { length: snap(options.length), width: options.width }
    : { length: options.length, width: snap(options.width) };
}

/** Measured and typed in whole millimetres, a spacing is this near to the one that was set out. */
const ON_TAPE = mm(1);

/** Equal part of a board that a typed spacing means: 417 mm is a third of 1250, 610 mm a quarter of 8 ft. */
export function spacingOnBoards(typed: Length, boards: readonly Length[]): Length {
  const parts = boards.map((board) => Math.floor(board / Math.max(1, Math.round(board / typed))));
  const near = parts.filter((part) => Math.abs(part - typed) <= ON_TAPE);
  const [best = typed] = near.toSorted((a, b) => Math.abs(a - typed) - Math.abs(b - typed));
  return length(best);
}

/** True if boards run across the supports, so that their ends are on them. */
export const endsOnSupports = (options: BoardOptions): boolean =>
  options.along !== options.supports;

const isSheet = ({ x0, x1, y0, y1 }: Box, options: BoardOptions): boolean =>
  x1 - x0 === options.length && y1 - y0 === options.width;

/** Shift of every second row. */
export const halfBoard = ({ cell, options }: BoardSurface): number =>
  endsOnSupports(options) && options.spacing > 0
    ? Math.max(1, Math.floor(cell.length / options.spacing / 2)) * options.spacing
    : Math.round(cell.length / 2);

/** A triangle fills half of its box: a part that fills more ends at a wall. */
const isStrip = (part: PolygonRings, { x0, x1, y0, y1 }: Box): boolean =>
  twiceArea(part) > 1.2 * (x1 - x0) * (y1 - y0);

function boardBoxes(turned: BoardSurface, start: BoardStart): Box[] {
  const { bounds, cell, options } = turned;
  const half = halfBoard(turned);
  const rows = ends(bounds.y0, bounds.y1, start.y, cell.width, options.width);
  return rows.slice(1).flatMap((y1, row) => {
    const y0 = rows[row] ?? y1;
    const isOdd = Math.floor(((y0 + y1) / 2 - start.y) / cell.width) % 2 !== 0;
    const x = start.x - (isOdd && half < cell.length ? half : 0);
    const joints = ends(bounds.x0, bounds.x1, x, cell.length, options.length);
    return joints.slice(1).map((x1, i): Box => ({ x0: joints[i] ?? x1, y0, x1, y1 }));
  });
}

/** End to end with a joint at every step from `at`; the first and the last piece reach the end if one can. */
function ends(low: number, high: number, at: number, step: number, most: number): number[] {
  if (high - low <= most) return [low, high];
  const found: number[] = [low];
  for (let n = Math.floor((low - at) / step) + 1; at + n * step < high; n += 1) {
    found.push(at + n * step);
  }
  found.push(high);
  if (high - (found.at(-3) ?? low) <= most) found.splice(-2, 1);
  if ((found[2] ?? high) - low <= most) found.splice(1, 1);
  return found;
}

const onSheet = (part: PolygonRings, box: Box): Ring =>
  (part.find((ring) => twiceRingArea(ring) > 0) ?? []).map(({ x, y }) => ({
    x: x - box.x0,
    y: y - box.y0,
  }));

/** Screws of one board: on each support that it touches, including its ends. */
function screwsFor(piece: Box, bounds: Box, support: number, options: BoardOptions): number {
  if (options.screwEvery === 0) return 0;
  const across = endsOnSupports(options);
  const [low, high] = across ? [piece.x0, piece.x1] : [piece.y0, piece.y1];
  const [first, last] = across ? [bounds.x0, bounds.x1] : [bounds.y0, bounds.y1];
  const run = across ? piece.y1 - piece.y0 : piece.x1 - piece.x0;
  const { spacing } = options;
  const regular = Math.floor((high - support) / spacing) - Math.ceil((low - support) / spacing) + 1;
  // There is always a support at either end of the surface.
  const atEnds = [
    low === first && (first - support) % spacing !== 0,
    high === last && (last - support) % spacing !== 0,
  ].filter(Boolean).length;
  return (regular + atEnds) * (Math.ceil(run / options.screwEvery) + 1);
}

/** Finds the minimum of sheets for the cuts of all surfaces; any edge of a board may be a cut one. */
export function countBoards(
  surfaces: readonly PlacedBoards[],
  options: BoardOptions,
  slivers: BoardLayout['slivers'] = [],
  dearer = 0,
): BoardLayout {
  const { used, from } = cutFromStock(cutRings(surfaces), sheetRule(options));
  const cuts = surfaces.reduce((sum, surface) => sum + surface.cut.length, 0);
  const whole = surfaces.reduce((sum, surface) => sum + surface.whole.length, 0);
  const sheets = whole + used;
  const shared = {
    dearer: countOf(dearer),
    length: long(options.length),
    width: long(options.width),
    spacing: long(options.spacing),
    least: long(options.least),
  };
  return {
    sheets,
    whole,
    cut: cuts,
    cutFrom: used,
    screws: surfaces.reduce((sum, surface) => sum + surface.screws, 0),
    slivers,
    supports: surfaces.map(({ support }) => support),
    dearer,
    laid: numberPieces(surfaces, from),
    why: {
      says: (words) => words.boards(dearer, sheets),
      with: {
        ...shared,
        sheets: countOf(sheets),
        whole: countOf(whole),
        cut: countOf(cuts),
        from: countOf(used),
      },
    },
    cutWhy: {
      says: (words) => words.boardPieces(dearer, whole + cuts),
      with: { ...shared, pieces: countOf(whole + cuts) },
    },
  };
}

/** Cuts of surfaces, as they lie on their sheets. */
export const cutRings = (surfaces: readonly PlacedBoards[]): readonly Ring[] =>
  surfaces.flatMap(({ cut }) => cut.map((one) => one.onSheet));

/** Sheets that the cuts come from. */
export const sheetRule = (options: BoardOptions): StockRule => ({
  length: options.length,
  width: options.width,
  kerf: options.kerf,
  turns: options.turns ?? 'quarter',
  edges: 'free',
});
