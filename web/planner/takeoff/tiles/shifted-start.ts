import { boundsOf, edgesOf, type Point, type PolygonRings } from '../../measure/outline/polygon.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import { endLines, startsWithoutSlivers } from './row-start.ts';
import { liesDiagonally, patternRepeat, type TilePattern, type TileSize } from './tile-patterns.ts';

/** Wished start of a layout, see `TileOptions`. */
interface StartOptions extends TileSize {
  readonly pattern: TilePattern;
  readonly start: 'corner' | 'centre' | Point;
  readonly leastCut: Length;
}

/** Index of a start in each direction: 0 has the widest cuts. */
export interface StartChoice {
  readonly x: number;
  readonly y: number;
}

/** Position of a tile from which a surface is laid. */
interface TileStart {
  readonly start: Point;
  /** The cut of the wished start; undefined if the layout starts there. */
  readonly sliver: Length | undefined;
  /** Number of choices in each direction. */
  readonly starts: StartChoice;
}

/** Places on the diagonal grid are rounded. */
const ROUNDED = mm(0.1);

/** The wished start alone. */
const ONE_START = { sliver: undefined, starts: { x: 1, y: 1 } } as const;

/** Position of the first tile, on the grid of the pattern. */
export function startOf(
  region: PolygonRings,
  surface: PolygonRings,
  options: StartOptions,
  size: TileSize,
  choice: StartChoice,
): TileStart {
  const bounds = boundsOf(surface);
  const middle = {
    x: Math.round((bounds.x0 + bounds.x1 + size.joint) / 2),
    y: Math.round((bounds.y0 + bounds.y1 + size.joint) / 2),
  };
  const diagonal = liesDiagonally(options.pattern);
  if (typeof options.start === 'object') {
    return { ...ONE_START, start: diagonal ? turned(options.start) : options.start };
  }
  const wished = options.start === 'corner' ? { x: bounds.x0, y: bounds.y0 } : middle;
  if (options.leastCut === 0) return { ...ONE_START, start: wished };
  const edges = edgesOf(region);
  const shift = (axis: 'x' | 'y', from: number) => {
    const repeat = patternRepeat(options.pattern, axis, options);
    // No cut can exceed half of the period at both ends.
    const wide = options.leastCut + (diagonal ? ROUNDED : 0);
    const least = Math.min(wide, Math.floor(repeat.pitch / 2));
    if (repeat.pitch < options.leastCut) return { at: from, sliver: Infinity, count: 1 };
    const found = startsWithoutSlivers(endLines(edges, axis), from, { ...repeat, least });
    const { start, sliver } = found[choice[axis]] ?? found[0];
    // A joint in the middle keeps the cuts at both ends alike.
    const count = options.start === 'corner' ? found.length : 1;
    return { at: start, sliver: sliver ?? Infinity, count };
  };
  const upright = diagonal
    ? { x: (wished.x - wished.y) / 2, y: (wished.x + wished.y) / 2 }
    : wished;
  const [x, y] = [shift('x', upright.x), shift('y', upright.y)];
  const start = { x: x.at, y: y.at };
  const sliver = Math.min(x.sliver, y.sliver);
  return {
    start: diagonal ? turned(start) : start,
    sliver: sliver === Infinity ? undefined : length(Math.round(sliver)),
    starts: { x: x.count, y: y.count },
  };
}

/** A point of the room on the diagonal grid. */
const turned = ({ x, y }: Point): Point => ({ x: Math.round(x + y), y: Math.round(y - x) });
