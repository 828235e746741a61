import { perimeterOf } from '../../measure/outline/outline.ts';
import {
  boundsOf,
  twiceArea,
  type Box,
  type Point,
  type PolygonRings,
} from '../../measure/outline/polygon.ts';
import type { RowPiece } from './row-start.ts';

export type TilePattern =
  | 'straight'
  | 'brick-half'
  | 'brick-third'
  | 'diagonal'
  | 'herringbone'
  | 'herringbone-diagonal';

/** Size of a tile and its joint, in the steps of its surface. */
export interface TileSize {
  readonly length: number;
  readonly width: number;
  readonly joint: number;
}

/** Position of one tile; a rotated tile is upright in a herringbone. */
export interface TilePlace {
  readonly box: Box;
  readonly quarter: boolean;
}

/** Shift of each row against the previous one; repeats after the last. */
function rowShifts(pattern: TilePattern, pitch: number): readonly number[] {
  if (pattern === 'brick-half') return [0, Math.round(pitch / 2)];
  if (pattern === 'brick-third') return [0, Math.round(pitch / 3), Math.round((2 * pitch) / 3)];
  return [0];
}

/** Period of a pattern towards a wall, in steps of the room, in either direction of its tiles. */
interface Repeat {
  readonly pitch: number;
  readonly pieces: readonly RowPiece[];
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * Pieces that a wall across the axis may cut. At 45° a tile has the length of its diagonal in that direction, and rows
 * of full tiles follow at half the period. In a herringbone the tiles begin at every common divisor of their two sides:
 * at every tile's width if the length is a multiple of it, otherwise so densely that no start is better than another.
 */
export function patternRepeat(pattern: TilePattern, axis: 'x' | 'y', size: TileSize): Repeat {
  const { length, width, joint } = size;
  const [a, b] = [length + joint, width + joint];
  const across = (length + width) / Math.SQRT2;
  switch (pattern) {
    case 'diagonal':
      return {
        pitch: divisor(a, b) / Math.SQRT2,
        // A rotated tile reaches to the left of its lowest corner.
        pieces: [{ from: axis === 'x' ? -width / Math.SQRT2 : 0, size: across }],
      };
    case 'herringbone':
      return {
        pitch: divisor(a, b),
        pieces: [
          { from: 0, size: length },
          { from: 0, size: width },
        ],
      };
    case 'herringbone-diagonal':
      // Along y, horizontal and upright tiles alternate; along x they are half of each apart.
      return axis === 'y'
        ? {
            pitch: b * Math.SQRT2,
            pieces: [
              { from: 0, size: across },
              { from: b / Math.SQRT2, size: across },
            ],
          }
        : {
            pitch: a * Math.SQRT2,
            pieces: [
              { from: -width / Math.SQRT2, size: across },
              { from: -(b + length) / Math.SQRT2, size: across },
            ],
          };
    case 'straight':
    case 'brick-half':
    case 'brick-third':
      return axis === 'y'
        ? { pitch: b, pieces: [{ from: 0, size: width }] }
        : { pitch: a, pieces: rowShifts(pattern, a).map((from) => ({ from, size: length })) };
  }
}

/** True if the pattern is at 45° to the walls. */
export const liesDiagonally = (pattern: TilePattern): boolean =>
  pattern === 'diagonal' || pattern === 'herringbone-diagonal';

const isHerringbone = (pattern: TilePattern): boolean =>
  pattern === 'herringbone' || pattern === 'herringbone-diagonal';

/** Checking a position next to the surface costs this much less than laying a tile. */
const LOOKED_AT = 4;

/**
 * Approximate number of tiles of a surface, including cut ones; positions around it that are only checked count little.
 */
export function mostTiles(surface: PolygonRings, size: TileSize): number {
  const [a, b] = [size.length + size.joint, size.width + size.joint];
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const round = surface.reduce((sum, ring) => sum + perimeterOf(ring), 0);
  const laid = (twiceArea(surface) / 2 + (round * Math.max(a, b)) / 2) / (a * b);
  const places = ((x1 - x0 + a + b) * (y1 - y0 + a + b)) / (a * b);
  return Math.ceil(Math.max(laid, places / LOOKED_AT));
}

/** Every position of the pattern that overlaps the bounds, with a tile's lower left corner at `start`. */
export const tilePlaces = (
  pattern: TilePattern,
  bounds: Box,
  start: Point,
  size: TileSize,
): TilePlace[] =>
  isHerringbone(pattern) ? herringbone(bounds, start, size) : rows(pattern, bounds, start, size);

function rows(pattern: TilePattern, bounds: Box, start: Point, size: TileSize): TilePlace[] {
  const places: TilePlace[] = [];
  const pitchX = size.length + size.joint;
  const pitchY = size.width + size.joint;
  const shifts = rowShifts(pattern, pitchX);
  for (let row = Math.floor((bounds.y0 - start.y) / pitchY); ; row += 1) {
    const y0 = start.y + row * pitchY;
    if (y0 >= bounds.y1) return places;
    const shift = shifts[((row % shifts.length) + shifts.length) % shifts.length] ?? 0;
    const first = Math.floor((bounds.x0 - start.x - shift) / pitchX);
    for (let x0 = start.x + shift + first * pitchX; x0 < bounds.x1; x0 += pitchX) {
      const box = { x0, y0, x1: x0 + size.length, y1: y0 + size.width };
      places.push({ box, quarter: false });
    }
  }
}

/**
 * A herringbone of any proportions: a horizontal tile with an upright one at its end, repeated along (b, b) and (a,
 * −a), for a tile a × b including its joint. The two cover the plane exactly once, because the repeats span 2·a·b, the
 * area of both.
 */
function herringbone(bounds: Box, start: Point, size: TileSize): TilePlace[] {
  const places: TilePlace[] = [];
  const a = size.length + size.joint;
  const b = size.width + size.joint;
  const add = (x0: number, y0: number, long: number, high: number): void => {
    const box = { x0, y0, x1: x0 + long, y1: y0 + high };
    if (x0 < bounds.x1 && box.x1 > bounds.x0 && y0 < bounds.y1 && box.y1 > bounds.y0) {
      places.push({ box, quarter: long !== size.length });
    }
  };
  const low = bounds.x0 + bounds.y0 - start.x - start.y;
  const high = bounds.x1 + bounds.y1 - start.x - start.y;
  const reach = a + b;
  for (let i = Math.floor((low - reach) / (2 * b)); i * 2 * b <= high + reach; i += 1) {
    const [fromX, fromY] = [start.x + i * b, start.y + i * b];
    const first = Math.max(bounds.x0 - fromX, fromY - bounds.y1) - reach;
    const last = Math.min(bounds.x1 - fromX, fromY - bounds.y0) + reach;
    for (let k = Math.floor(first / a); k * a <= last; k += 1) {
      const [x, y] = [fromX + k * a, fromY - k * a];
      add(x, y, size.length, size.width);
      add(x + a, y + b - a, size.width, size.length);
    }
  }
  return places;
}
