import { boundsOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import type { Length } from '../../measure/units/units.ts';
import {
  boardSurface,
  countBoards,
  cutRings,
  endsOnSupports,
  fromCorner,
  halfBoard,
  placeBoards,
  sheetRule,
  type BoardLayout,
  type BoardOptions,
  type BoardStart,
  type BoardSurface,
  type PlacedBoards,
} from './boards.ts';
import { cutFromLess } from './cut-from-stock.ts';
import { endLines, startWithoutSlivers, type RowPiece } from '../tiles/row-start.ts';

/** A surface and its boarding; all surfaces of one layout use boards of one size. */
export interface ToBoard {
  readonly region: PolygonRings;
  readonly options: BoardOptions;
}

/** Limit of the starts to lay: fewer for an outline with many sides, because each board is compared with each side. */
const MOST_LAID = 400_000;
/** Starts whose cuts are assigned to sheets: fewer if there are many cuts, because each is compared with each. */
const MOST_TRIED = 40;
const MOST_CUTS = 20_000;

/**
 * Boards surfaces whose cuts share sheets. For each surface, keeps the starts without a strip narrower than `least`, or
 * the one with the widest strip; among these the one with the fewest sheets, then the least cutting.
 */
export function layBoards(surfaces: readonly ToBoard[]): BoardLayout {
  const [first] = surfaces;
  if (first === undefined) throw new Error('nothing to board');
  const chosen = surfaces.map(({ region, options }) => bestStart(boardSurface(region, options)));
  return countBoards(
    chosen.map(({ placed }) => placed),
    first.options,
    chosen.map(({ sliver }) => sliver),
    chosen.reduce((sum, { dearer }) => sum + dearer, 0),
  );
}

interface Chosen {
  readonly placed: PlacedBoards;
  /** Strip that a start in the corner would leave. */
  readonly sliver: Length | undefined;
  /** Sheets that a start in the corner would save. */
  readonly dearer: number;
}

function bestStart(turned: BoardSurface): Chosen {
  const { options } = turned;
  const corner = placeBoards(turned, fromCorner(turned));
  if (options.least === 0) return { placed: corner, sliver: undefined, dearer: 0 };
  const boards = corner.whole.length + corner.cut.length;
  const starts = startsOf(turned).slice(0, Math.floor(MOST_LAID / (boards * turned.edges.length)));
  const all = [corner, ...starts.map((start) => placeBoards(turned, start))];
  const wide = ({ narrowest }: PlacedBoards): number => Math.min(narrowest, options.least);
  const widest = Math.max(...all.map(wide));
  const sound = all
    .filter((one) => wide(one) === widest)
    .toSorted((a, b) => a.cut.length - b.cut.length || b.narrowest - a.narrowest);
  const most = Math.max(...sound.map(({ cut }) => cut.length), 1);
  // A start and its mirror image leave the same cuts.
  const unlike = [...new Map(sound.toReversed().map((one) => [cutsOf(one), one])).values()];
  // The first of equals counts: they are sorted by the amount of cutting.
  let [best, sheets] = [corner, Infinity];
  for (const placed of unlike
    .toReversed()
    .slice(0, Math.max(1, Math.min(MOST_TRIED, Math.floor(MOST_CUTS / most ** 2))))) {
    const whole = placed.whole.length;
    const stock = cutFromLess(cutRings([placed]), sheetRule(options), sheets - whole);
    if (stock !== undefined) [best, sheets] = [placed, whole + stock.used];
  }
  const isMoved = corner.narrowest < widest;
  if (!isMoved) return { placed: best, sliver: undefined, dearer: 0 };
  const stock = cutFromLess(cutRings([corner]), sheetRule(options), sheets - corner.whole.length);
  const dearer = stock === undefined ? 0 : sheets - corner.whole.length - stock.used;
  return { placed: best, sliver: corner.narrowest, dearer };
}

/** Sizes of all cuts, in any order. */
const cutsOf = ({ whole, cut }: PlacedBoards): string =>
  [
    whole.length,
    ...cut
      .map(({ onSheet }) => {
        const { x0, x1, y0, y1 } = boundsOf([onSheet]);
        const [a, b] = [x1 - x0, y1 - y0];
        return `${Math.max(a, b)}x${Math.min(a, b)}`;
      })
      .toSorted(),
  ].join(' ');

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Starts from either end, from the narrowest strip there, from every support, and with equal strips at two ends. */
function startsOf(turned: BoardSurface): readonly BoardStart[] {
  const { bounds, cell, edges, options } = turned;
  const { x0, x1, y0, y1 } = bounds;
  const alike = (axis: 'x' | 'y', from: number, pitch: number, pieces: readonly RowPiece[]) =>
    startWithoutSlivers(endLines(edges, axis), from, { pitch, least: options.least, pieces }).start;
  const onGrid = (ends: readonly [number, number], step: number, most: number) =>
    ends.flatMap((support) =>
      range(ends[1] - ends[0] <= most ? 1 : Math.max(1, Math.round(step / options.spacing))).map(
        (bay) => ({ at: support + bay * options.spacing, support }),
      ),
    );
  const half = halfBoard(turned);
  const { least } = options;
  const rows = [
    y0,
    y1,
    y0 + least,
    y1 - least,
    alike('y', y0, cell.width, [{ from: 0, size: cell.width }]),
  ];
  const columns = [
    x0,
    x1,
    x0 + least,
    x1 - least,
    alike(
      'x',
      x0,
      cell.length,
      [0, half].map((from) => ({ from, size: cell.length })),
    ),
  ];
  if (options.spacing === 0)
    return rows.flatMap((y) => columns.map((x) => ({ x, y, support: x0 })));
  return endsOnSupports(options)
    ? rows.flatMap((y) =>
        onGrid([x0, x1], cell.length, options.length).map(({ at, support }) => ({
          x: at,
          y,
          support,
        })),
      )
    : columns.flatMap((x) =>
        onGrid([y0, y1], cell.width, options.width).map(({ at, support }) => ({
          x,
          y: at,
          support,
        })),
      );
}
