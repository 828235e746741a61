import { boundsOf, edgesOf, type Point, type PolygonRings } from '../../measure/outline/polygon.ts';
import { endLines, startWithoutSlivers } from './row-start.ts';
import { patternRepeat } from './tile-patterns.ts';
import { layTiles, type TileLayout, type TileOptions } from './tiles.ts';

/** A surface with more pieces in all its layouts starts in the corner: a few pieces do not change the packs. */
const MOST_LAID = 2500;

/**
 * Lays a surface with a free start: from any corner, with the narrowest cut at any side, or with equal cuts at two
 * sides. Among the starts with the wished cuts, or cuts half as wide if none has those, the one with the fewest pieces,
 * then the fewest cuts.
 */
export function layTilesAnywhere(
  region: PolygonRings,
  options: Omit<TileOptions, 'start'>,
): AnywhereLayout {
  const corner = layTiles(region, { ...options, start: 'corner' });
  const starts = startsOf(region, options);
  const pieces = corner.whole + corner.cut;
  if (pieces * starts.length > MOST_LAID) return { ...corner, thinner: undefined };
  const { leastCut } = options;
  const wide = ({ narrowest, gaps }: TileLayout): number =>
    gaps > 0 ? 0 : Math.min(narrowest, leastCut);
  const all = [corner, ...starts.map((start) => layTiles(region, { ...options, start }))];
  const reached = [leastCut, leastCut / 2].find((least) => all.some((one) => wide(one) >= least));
  const least = Math.max(wide(corner), reached ?? 0);
  const layout = fewest(all.filter((one) => wide(one) >= least));
  const thinnest = fewest([layout, ...all.filter(({ gaps }) => gaps === 0)]);
  return {
    ...layout,
    slivers: corner.slivers,
    thinner: layout.tiles - thinnest.tiles > 1 ? thinnest : undefined,
  };
}

export interface AnywhereLayout extends TileLayout {
  /** Layout with fewer pieces but a cut narrower than wished. */
  readonly thinner: Pick<TileLayout, 'tiles' | 'narrowest'> | undefined;
}

const fewest = (all: readonly TileLayout[]): TileLayout =>
  all.reduce((best, one) => ((one.tiles - best.tiles || one.cut - best.cut) < 0 ? one : best));

function startsOf(region: PolygonRings, options: Omit<TileOptions, 'start'>): readonly Point[] {
  const { x0, x1, y0, y1 } = boundsOf(region);
  const edges = edgesOf(region);
  const { joint, leastCut } = options;
  const along = (axis: 'x' | 'y', low: number, high: number): readonly number[] => {
    const repeat = patternRepeat(options.pattern, axis, options);
    const lines = endLines(edges, axis);
    // A curve ends no row: a joint or a piece in the middle leaves alike pieces on both sides.
    if (lines.length === 0) {
      const middle = (low + high + joint) / 2;
      return [middle, middle - repeat.pitch / 2].map(Math.round);
    }
    const alike = startWithoutSlivers(lines, low, { ...repeat, least: leastCut });
    return [...new Set([low, high + joint, low + leastCut + joint, high - leastCut, alike.start])];
  };
  return along('x', x0, x1).flatMap((x) => along('y', y0, y1).map((y) => ({ x, y })));
}
