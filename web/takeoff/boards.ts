import { boundsOf, boxRing, edgesOf, transpose, twiceRingArea } from '../measure/polygon.ts';
import type { Box, Region, Ring } from '../measure/polygon.ts';
import { boxInRegion, clipRegion, partsOf } from '../measure/polygon-clip.ts';
import { length, type Length } from '../measure/units.ts';
import { cutFromStock } from './cut-from-stock.ts';
import { numberPieces, type LaidPiece } from './laid-piece.ts';
import { boundPieces } from './most-pieces.ts';
import { count, long, type Why } from './why.ts';

export interface BoardOptions {
  readonly length: Length;
  readonly width: Length;
  /** Which way the boards' long sides run. */
  readonly along: 'x' | 'y';
  /** Which way the studs or joists run: `y` on a wall. */
  readonly supports: 'x' | 'y';
  /** From centre to centre of the studs or joists. */
  readonly spacing: Length;
  /** From screw to screw on a support; 0 where boards are not screwed. */
  readonly screwEvery: Length;
  /** 0 for what is scored and snapped. */
  readonly kerf: Length;
}

export interface BoardLayout {
  readonly sheets: number;
  readonly whole: number;
  readonly cut: number;
  readonly cutFrom: number;
  readonly screws: number;
  /** By surface, in the order given. */
  readonly laid: readonly (readonly LaidPiece[])[];
  readonly why: Why;
}

/** A surface with its boards in place, before it is decided which cut comes from which sheet. */
export interface PlacedBoards {
  readonly whole: readonly Region[];
  readonly cut: readonly { readonly shape: Region; readonly onSheet: Ring }[];
  readonly screws: number;
}

/**
 * Lays sheets over a surface. Sides that run along the supports lie on one: boards are cut back to a
 * whole number of spacings that way. Every second row is shifted by half a board, to the next
 * support, wherever a row has more than one board, so that joints never form a cross.
 */
export function placeBoards(region: Region, options: BoardOptions): PlacedBoards {
  const upright = options.along === 'y';
  const surface = upright ? transpose(region) : region;
  const shown = (shape: Region): Region => (upright ? transpose(shape) : shape);
  const edges = edgesOf(surface);
  const whole: Region[] = [];
  const cut: { shape: Region; onSheet: Ring }[] = [];
  let screws = 0;
  const cell = cellOf(options);
  const isSheet = cell.length === options.length && cell.width === options.width;
  const bounds = boundsOf(surface);
  boundBoards(bounds, cell, options, edges.length);
  for (const box of boardBoxes(bounds, cell, options)) {
    const lies = boxInRegion(edges, box);
    if (lies === 'outside') continue;
    const parts = lies === 'inside' ? [[boxRing(box)]] : partsOf(clipRegion(surface, box));
    for (const part of parts) {
      screws += screwsFor(boundsOf(part), bounds, options);
      if (lies === 'inside' && isSheet) whole.push(shown(part));
      else cut.push({ shape: shown(part), onSheet: onSheet(part, box) });
    }
  }
  return { whole, cut, screws };
}

/** Stops before a surface that would take too many boards. */
function boundBoards(bounds: Box, cell: Cell, options: BoardOptions, sides: number): void {
  const aRow = (bounds.x1 - bounds.x0) / cell.length + 2;
  const rows = (bounds.y1 - bounds.y0) / cell.width + 1;
  boundPieces(aRow * rows, length(Math.min(options.length, options.width)), sides);
}

interface Cell {
  readonly length: number;
  readonly width: number;
}

/** A board's place: its size, or less where it must end on a support. */
function cellOf(options: BoardOptions): Cell {
  const snap = (size: number): number =>
    size < options.spacing ? size : size - (size % options.spacing);
  return endsOnSupports(options)
    ? { length: snap(options.length), width: options.width }
    : { length: options.length, width: snap(options.width) };
}

/** Whether boards lie across the supports, so that their ends are on them. */
const endsOnSupports = (options: BoardOptions): boolean => options.along !== options.supports;

function boardBoxes(bounds: Box, cell: Cell, options: BoardOptions): Box[] {
  const boxes: Box[] = [];
  const several = bounds.x1 - bounds.x0 > cell.length;
  const half = endsOnSupports(options)
    ? Math.max(1, Math.floor(cell.length / options.spacing / 2)) * options.spacing
    : Math.round(cell.length / 2);
  const shift = several && half < cell.length ? half : 0;
  for (let row = 0; bounds.y0 + row * cell.width < bounds.y1; row += 1) {
    const y0 = bounds.y0 + row * cell.width;
    for (let x0 = bounds.x0 - (row % 2) * shift; x0 < bounds.x1; x0 += cell.length) {
      if (x0 + cell.length > bounds.x0) {
        boxes.push({ x0, y0, x1: x0 + cell.length, y1: y0 + cell.width });
      }
    }
  }
  return boxes;
}

const onSheet = (part: Region, box: Box): Ring =>
  (part.find((ring) => twiceRingArea(ring) > 0) ?? []).map(({ x, y }) => ({
    x: x - box.x0,
    y: y - box.y0,
  }));

/** Screws of one board: on each support that it touches, its ends' included. */
function screwsFor(piece: Box, bounds: Box, options: BoardOptions): number {
  if (options.screwEvery === 0) return 0;
  const across = endsOnSupports(options);
  const [low, high] = across ? [piece.x0, piece.x1] : [piece.y0, piece.y1];
  const [first, last] = across ? [bounds.x0, bounds.x1] : [bounds.y0, bounds.y1];
  const run = across ? piece.y1 - piece.y0 : piece.x1 - piece.x0;
  const regular =
    Math.floor((high - first) / options.spacing) - Math.ceil((low - first) / options.spacing) + 1;
  // The last support stands at the surface's end, wherever that is.
  const end = high === last && (last - first) % options.spacing !== 0 ? 1 : 0;
  return (regular + end) * (Math.ceil(run / options.screwEvery) + 1);
}

/** Finds out from how few sheets the cuts of all surfaces come; any edge of a board may be a cut. */
export function countBoards(surfaces: readonly PlacedBoards[], options: BoardOptions): BoardLayout {
  const cuts = surfaces.flatMap((surface) => surface.cut);
  const { used, from } = cutFromStock(
    cuts.map((cut) => cut.onSheet),
    {
      length: options.length,
      width: options.width,
      kerf: options.kerf,
      turns: 'quarter',
      edges: 'free',
    },
  );
  const whole = surfaces.reduce((sum, surface) => sum + surface.whole.length, 0);
  const sheets = whole + used;
  return {
    sheets,
    whole,
    cut: cuts.length,
    cutFrom: used,
    screws: surfaces.reduce((sum, surface) => sum + surface.screws, 0),
    laid: numberPieces(surfaces, from),
    why: {
      says: (words) => words.boards(sheets),
      with: {
        sheets: count(sheets),
        length: long(options.length),
        width: long(options.width),
        whole: count(whole),
        cut: count(cuts.length),
        from: count(used),
        spacing: long(options.spacing),
      },
    },
  };
}

/** Boards one surface on its own. */
export const layBoards = (region: Region, options: BoardOptions): BoardLayout =>
  countBoards([placeBoards(region, options)], options);
