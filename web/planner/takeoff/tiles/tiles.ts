import {
  boundsOf,
  boxRing,
  edgesOf,
  fromDiagonal,
  toDiagonal,
  twiceRingArea,
  type Point,
  type PolygonRings,
  type Ring,
} from '../../measure/outline/polygon.ts';

import { boxInRegion, clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import { cutFromStock, type CutFromStock, type StockRule } from '../boards/cut-from-stock.ts';
import { numberPieces, type LaidPiece } from '../laid-piece.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import {
  liesDiagonally,
  mostTiles,
  tilePlaces,
  type TilePattern,
  type TilePlace,
  type TileSize,
} from './tile-patterns.ts';
import { startOf, type StartChoice } from './shifted-start.ts';
import type { AtLeastOne } from '../../stock/shelf.ts';
import { countOf, long, type Why } from '../why.ts';

/** Layout options of a surface. */
export interface TileOptions {
  /** Along x, and along the pattern's rows. */
  readonly length: Length;
  readonly width: Length;
  readonly joint: Length;
  readonly pattern: TilePattern;
  /**
   * `corner`: a full tile in the lower left corner; `centre`: a joint in the middle; or the point of a tile's lower
   * left corner (on a diagonal pattern, its lowest corner).
   */
  readonly start: 'corner' | 'centre' | Point;
  /** Shift the start if a cut would be narrower; 0 keeps the start. */
  readonly leastCut: Length;
  /** Width of the saw's blade; 0 if tiles are scored and snapped. */
  readonly kerf: Length;
  /** A tapering piece narrower than this is left out, because no saw holds it; absent: all are cut. */
  readonly leastPiece?: Length;
  /** True if the tile's pattern has a direction, so that offcuts cannot be rotated. */
  readonly directed: boolean;
  /** Price of a number of tiles: their boxes. Absent: each tile counts. */
  readonly cost?: (tiles: number) => number;
}

/** Usual values if the maker says nothing else. */
export const TILE_DEFAULTS = {
  joint: mm(3),
  /** Narrower pieces break and look bad. */
  leastCut: mm(50),
  /** A wet saw's blade and the material that it grinds away. */
  kerf: mm(2),
} as const;

export interface TileLayout {
  /** Needed tiles without spares. */
  readonly tiles: number;
  readonly whole: number;
  /** Cut pieces, and the tiles that they are cut from. */
  readonly cut: number;
  readonly cutFrom: number;
  /** Places of pieces that are left out. */
  readonly gaps: number;
  /** The narrowest cut piece; the shorter side of a tile if none is cut. */
  readonly narrowest: Length;
  /** Per surface: the cut of the wished start; undefined if the layout starts there. */
  readonly slivers: readonly (Length | undefined)[];
  /** One entry per surface, in the given order. */
  readonly laid: readonly (readonly LaidPiece[])[];
  readonly why: Why;
}

/** A surface with placed tiles, before its cuts are assigned to tiles. */
export interface PlacedTiles {
  readonly whole: readonly PolygonRings[];
  readonly cut: readonly PlacedCut[];
  readonly gaps: number;
  /** Number of tiles if every position with a cut used its own. */
  readonly cutPlaces: number;
  /** The cut of the wished start; undefined if the layout starts there. */
  readonly sliver: Length | undefined;
  /** Number of starts without a too narrow cut in each direction. */
  readonly starts: StartChoice;
}

interface PlacedCut {
  readonly shape: PolygonRings;
  /** The piece at its position on its tile, in the steps of the pattern. */
  readonly onTile: Ring;
  readonly place: number;
  readonly narrow: Length;
}

/** Tiles one surface: every position of the pattern is complete, outside, or cut along the outline. */
export function placeTiles(
  region: PolygonRings,
  options: TileOptions,
  choice: StartChoice = { x: 0, y: 0 },
): PlacedTiles {
  boundTiles([region], options);
  const diagonal = liesDiagonally(options.pattern);
  const surface = onPattern(region, options);
  const scale = scaleOf(options);
  const size = patternSize(options, scale);
  const edges = edgesOf(surface);
  const { start, sliver, starts } = startOf(region, surface, options, size, choice);
  const whole: PolygonRings[] = [];
  const cut: PlacedCut[] = [];
  let cutPlaces = 0;
  let gaps = 0;
  for (const place of tilePlaces(options.pattern, boundsOf(surface), start, size)) {
    const lies = boxInRegion(edges, place.box);
    if (lies === 'inside') whole.push(shown([boxRing(place.box)], diagonal));
    if (lies !== 'cut') continue;
    for (const part of connectedParts(clipRegion(surface, place.box))) {
      const piece = toCut(part, place, cutPlaces, size, scale, diagonal);
      if (isTooSmall(piece, options)) gaps += 1;
      else cut.push(piece);
    }
    if (cut.at(-1)?.place === cutPlaces) cutPlaces += 1;
  }
  return { whole, cut, gaps, cutPlaces, sliver, starts };
}

/** A straight strip is cut however narrow it is. */
function isTooSmall({ onTile, narrow }: PlacedCut, { leastPiece = mm(0) }: TileOptions): boolean {
  if (narrow >= leastPiece) return false;
  const { x0, x1, y0, y1 } = boundsOf([onTile]);
  return Math.abs(twiceRingArea(onTile)) < 2 * STRAIGHT * (x1 - x0) * (y1 - y0);
}

/** Share of its box that a piece between straight joints fills, less what is rounded. */
const STRAIGHT = 0.99;

/** Throws `TooManyPieces` for surfaces with too many tiles in total. */
function boundTiles(surfaces: readonly PolygonRings[], options: TileOptions): void {
  const size = patternSize(options, scaleOf(options));
  const tiles = surfaces.reduce(
    (sum, region) => sum + mostTiles(onPattern(region, options), size),
    0,
  );
  const sides = surfaces.reduce((most, region) => Math.max(most, edgesOf(region).length), 0);
  boundPieces(tiles, length(Math.min(options.length, options.width)), sides);
}

const scaleOf = ({ pattern }: TileOptions): number => (liesDiagonally(pattern) ? Math.SQRT2 : 1);

/** A surface in the steps of the pattern. */
const onPattern = (region: PolygonRings, { pattern }: TileOptions): PolygonRings =>
  liesDiagonally(pattern) ? toDiagonal(region) : region;

const shown = (region: PolygonRings, diagonal: boolean): PolygonRings =>
  diagonal ? fromDiagonal(region) : region;

const patternSize = (options: TileOptions, scale: number): TileSize => ({
  length: Math.round(options.length * scale),
  width: Math.round(options.width * scale),
  joint: Math.round(options.joint * scale),
});

function toCut(
  part: PolygonRings,
  place: TilePlace,
  number: number,
  size: TileSize,
  scale: number,
  diagonal: boolean,
): PlacedCut {
  const { x0, y0 } = place.box;
  const outline = part.find((ring) => twiceRingArea(ring) > 0) ?? [];
  const onTile = outline.map(({ x, y }) =>
    place.quarter ? { x: y - y0, y: size.width - (x - x0) } : { x: x - x0, y: y - y0 },
  );
  const box = boundsOf([onTile]);
  const narrow = length(Math.round(Math.min(box.x1 - box.x0, box.y1 - box.y0) / scale));
  return { shape: shown(part, diagonal), onTile, place: number, narrow };
}

/**
 * Finds the number of tiles for the cuts of all surfaces. An offcut is reused if the new piece keeps the tile's own
 * edges towards its neighbours: it has its position of the layout on its tile, possibly rotated, separated from the
 * others by a straight cut.
 */
export function countTiles(surfaces: readonly PlacedTiles[], options: TileOptions): TileLayout {
  const cuts = surfaces.flatMap((surface) => surface.cut);
  const scale = scaleOf(options);
  const size = patternSize(options, scale);
  const rule: StockRule = {
    length: size.length,
    width: size.width,
    kerf: options.kerf * scale,
    turns: options.directed ? 'none' : 'quarter',
    edges: 'keep',
  };
  const stock = fewest(
    surfaces,
    cutFromStock(
      cuts.map((cut) => cut.onTile),
      rule,
    ),
  );
  const whole = surfaces.reduce((sum, surface) => sum + surface.whole.length, 0);
  return {
    tiles: whole + stock.used,
    whole,
    cut: cuts.length,
    cutFrom: stock.used,
    gaps: surfaces.reduce((sum, surface) => sum + surface.gaps, 0),
    narrowest: length(
      cuts.reduce(
        (least, cut) => Math.min(least, cut.narrow),
        Math.min(options.length, options.width),
      ),
    ),
    slivers: surfaces.map(({ sliver }) => sliver),
    laid: numberPieces(surfaces, stock.from),
    why: explain(whole, cuts.length, stock.used, options),
  };
}

/** Surfaces with more pieces in all their layouts keep the start with the widest cuts. */
const MOST_LAID = 2500;

/**
 * Tiles several surfaces, which share offcuts. A start that moves for a narrow cut is the one with the widest cuts,
 * unless another costs less; the rows of all surfaces move alike, because they continue round corners.
 */
export function layTilesOn(surfaces: readonly PolygonRings[], options: TileOptions): TileLayout {
  boundTiles(surfaces, options);
  const placed = surfaces.map((region) => ({ region, widest: placeTiles(region, options) }));
  const usual = countTiles(
    placed.map(({ widest }) => widest),
    options,
  );
  const rows = Math.max(...placed.map(({ widest }) => widest.starts.y));
  const columns = Math.max(...placed.map(({ widest }) => widest.starts.x));
  const isMany = (usual.whole + usual.cut) * rows * columns > MOST_LAID;
  if (rows * columns === 1 || isMany) return usual;
  const layouts = range(rows).map((y) =>
    countTiles(
      placed.map(({ region, widest }) => fewestAlong(region, y, widest, options)),
      options,
    ),
  );
  return fewestTiles([usual, ...layouts], ({ tiles }) => options.cost?.(tiles) ?? tiles);
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** The first of those with the fewest tiles. */
const fewestTiles = <One>(all: AtLeastOne<One>, tilesOf: (one: One) => number): One =>
  all.reduce((best, one) => (tilesOf(one) < tilesOf(best) ? one : best));

/** Tiles one surface from its best start along x. */
function fewestAlong(
  region: PolygonRings,
  y: number,
  widest: PlacedTiles,
  options: TileOptions,
): PlacedTiles {
  const first = y === 0 ? widest : placeTiles(region, options, { x: 0, y });
  if (widest.starts.x === 1) return first;
  const others = range(widest.starts.x)
    .slice(1)
    .map((x) => placeTiles(region, options, { x, y }));
  return fewestTiles([first, ...others], (one) => countTiles([one], options).tiles);
}

/** Tiles one surface alone. */
export const layTiles = (region: PolygonRings, options: TileOptions): TileLayout =>
  layTilesOn([region], options);

type Stock = Pick<CutFromStock, 'used' | 'from'>;

/** Cuts all pieces of one position from one tile; used if it needs fewer tiles. */
function fewest(surfaces: readonly PlacedTiles[], stock: Stock): Stock {
  const places = surfaces.reduce((sum, surface) => sum + surface.cutPlaces, 0);
  if (stock.used <= places) return stock;
  let before = 0;
  const from = surfaces.flatMap((surface) => {
    const own = surface.cut.map((cut) => before + cut.place);
    before += surface.cutPlaces;
    return own;
  });
  return { used: places, from };
}

export function explain(whole: number, cut: number, cutFrom: number, options: TileOptions): Why {
  const tiles = whole + cutFrom;
  const amounts = {
    tiles: countOf(tiles),
    whole: countOf(whole),
    cut: countOf(cut),
    from: countOf(cutFrom),
    length: long(options.length),
    width: long(options.width),
    joint: long(options.joint),
  };
  return { says: (words) => words.tiles(tiles, cut), with: amounts };
}
