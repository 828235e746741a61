import type { Locale } from '../../../language/locale.ts';
import { en } from '../../../language/en/drawings.ts';
import { area } from '../../../language/language.ts';
import { formatDimension } from '../../../planner/measure/units/format-length.ts';
import { heightAt, heightsOf, topOf } from '../../../planner/measure/outline/outline-wall.ts';
import type { Opening, Wall } from '../../../planner/measure/places/place.ts';
import type { Point, Ring } from '../../../planner/measure/outline/polygon.ts';
import { length, type Length } from '../../../planner/measure/units/units.ts';
import { useMemo } from 'react';
import { frameOf, pathOf, tenth, type DrawingFrame } from '../drawing-frame.ts';
import { LayerFills } from '../layers/layer-fill.tsx';
import type { Layer } from '../layers/layers.ts';
import { useTextScale } from '../text-scale.ts';

const words = area('drawings', en);
const marginsFor = (scale: number) => ({
  left: 14 + 30 * scale,
  top: 12,
  right: 14 + 30 * scale,
  bottom: 12 + 24 * scale,
});
const WIDTH = 358;
const TALLEST = 240;

/** Box as wide as the page and as high as the wall, up to a limit; the longest of several walls fills the width. */
function boxOf(long: number, high: number, textScale: number, longest = long) {
  const margins = marginsFor(textScale);
  const inside = WIDTH - margins.left - margins.right;
  const height = (high / Math.max(1, longest)) * inside + margins.top + margins.bottom;
  const least = Math.ceil(Math.min(TALLEST, height));
  const scale = Math.min(inside / longest, (least - margins.top - margins.bottom) / high);
  const beside = Math.max(0, (inside - long * scale) / 2);
  return {
    width: WIDTH,
    height: least,
    margins: { ...margins, left: margins.left + beside, right: margins.right + beside },
  };
}
const LETTER = 7;

const clear = (value: Length, locale: Locale): string => formatDimension(value, locale);

/** A dimension along x or y; its text is left out if it does not fit. */
function Span(props: {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly upright?: boolean;
  readonly text: string;
}) {
  const { from, to, at, upright, text } = props;
  const textScale = useTextScale();
  const size = Math.abs(to - from);
  const place =
    upright === true ? `translate(${at} ${to}) rotate(-90)` : `translate(${from} ${at})`;
  return (
    <g transform={place} className={upright === true ? 'plan__span--upright' : 'plan__span--along'}>
      <path className="plan__dim" d={`M0 0h${tenth(size)}M0 -4v8M${tenth(size)} -4v8`} />
      {text.length * LETTER * textScale <= size + 8 && (
        <text
          className="plan__size plan__size--fine"
          x={tenth(size / 2)}
          y={upright === true ? -6 : 4 + 11 * textScale}
          textAnchor="middle"
        >
          {text}
        </text>
      )}
    </g>
  );
}

/** Ends of the dimensions along the wall's foot, without bends above openings, which would divide the opening's width. */
const stations = (wall: Wall): readonly number[] =>
  [
    ...new Set([
      0,
      ...wall.openings.flatMap(({ at, width }) => [at, at + width]),
      ...topOf(wall.shape).flatMap(({ x }) =>
        wall.openings.some(({ at, width }) => x > at && x < at + width) ? [] : [x],
      ),
    ]),
  ].sort((a, b) => a - b);

/** Bends of the top under sloped ceilings, except those as high as an end; a level part counts once, at its middle. */
function bendsOf({ shape }: Wall): readonly Point[] {
  const top = topOf(shape);
  const ends = new Set([top[0]?.y, top.at(-1)?.y]);
  const bends = top.slice(1, -1).filter(({ y }) => !ends.has(y));
  return bends.flatMap(({ x, y }, i) => {
    if (bends[i - 1]?.y === y) return [];
    const last = bends.findLast((one) => one.y === y);
    return [{ x: (x + (last?.x ?? x)) / 2, y }];
  });
}

const NO_LAYERS: readonly Layer[] = [];

/** Outline of a wall, anticlockwise from its bottom left corner. */
export const wallOutline = ({ shape }: Wall): Ring => [
  { x: 0, y: 0 },
  { x: shape.length, y: 0 },
  ...topOf(shape).toReversed(),
];

/** Description of an elevation, in words. */
export function wallInWords(wall: Wall, locale: Locale): string {
  const { shape } = wall;
  const heights = heightsOf(shape).map((one) => clear(one, locale));
  const open = wall.openings.map(({ kind, at, sill, width, height }) =>
    words.opening(
      kind,
      clear(width, locale),
      clear(height, locale),
      clear(at, locale),
      clear(sill, locale),
    ),
  );
  return words.wall(wall.id, clear(shape.length, locale), heights, open);
}

export function Hole({
  opening,
  frame,
  onTap,
}: {
  readonly opening: Opening;
  readonly frame: DrawingFrame;
  readonly onTap: (() => void) | undefined;
}) {
  const low = frame.at({ x: opening.at, y: opening.sill });
  const high = frame.at({ x: opening.at + opening.width, y: opening.sill + opening.height });
  const box = { x: low.x, y: high.y, width: tenth(high.x - low.x), height: tenth(low.y - high.y) };
  return (
    <g onClick={onTap} className={onTap === undefined ? undefined : 'plan__hit-group'}>
      <rect className="plan__hole" {...box} />
      {opening.kind === 'window' && (
        <path
          className="plan__fine"
          d={`M${tenth(low.x + box.width / 2)} ${high.y}V${low.y}M${low.x} ${tenth(high.y + box.height / 2)}H${high.x}`}
        />
      )}
      {opening.kind === 'door' && (
        <circle
          className="plan__fine"
          cx={tenth(high.x - Math.min(8, box.width / 5))}
          cy={tenth(high.y + box.height / 2)}
          r={2}
        />
      )}
    </g>
  );
}

/** A wall with its openings, seen from inside its room, to scale. */
export function WallElevation(props: {
  readonly wall: Wall;
  readonly locale: Locale;
  readonly onOpening?: (id: string) => void;
  /** Layers on it, from the bottom up. */
  readonly layers?: readonly Layer[];
  /** Length of the longest wall of the room, which sets the scale for all walls. */
  readonly longest?: number | undefined;
}) {
  const { wall, locale, onOpening, layers = NO_LAYERS } = props;
  const { shape } = wall;
  const outline = wallOutline(wall);
  const start = length(heightAt(shape, 0));
  const end = length(heightAt(shape, shape.length));
  const textScale = useTextScale();
  const frame = useMemo(
    () =>
      frameOf(
        [wallOutline(wall)],
        boxOf(wall.shape.length, wall.shape.height, textScale, props.longest),
        true,
      ),
    [wall, textScale, props.longest],
  );
  const foot = frame.at({ x: 0, y: 0 });
  const along = stations(wall);
  const first = wall.openings.find(({ sill }) => sill > 0);
  return (
    <svg
      className="plan"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={wallInWords(wall, locale)}
    >
      <path className="plan__floor" d={pathOf([outline], frame)} />
      <LayerFills layers={layers} frame={frame} />
      <path className="plan__wall" d={pathOf([outline], frame)} />
      {wall.openings.map((opening) => (
        <Hole
          key={opening.id}
          opening={opening}
          frame={frame}
          onTap={onOpening === undefined ? undefined : () => onOpening(opening.id)}
        />
      ))}
      {along.slice(1).map((to, i) => (
        <Span
          key={to}
          from={frame.at({ x: along[i] ?? 0, y: 0 }).x}
          to={frame.at({ x: to, y: 0 }).x}
          at={foot.y + 12}
          text={clear(length(to - (along[i] ?? 0)), locale)}
        />
      ))}
      <Span
        from={frame.at({ x: 0, y: start }).y}
        to={foot.y}
        at={foot.x - 14}
        upright
        text={clear(start, locale)}
      />
      {(end !== start || first !== undefined) && (
        <Span
          from={frame.at({ x: 0, y: end === start ? (first?.sill ?? end) : end }).y}
          to={foot.y}
          at={frame.at({ x: shape.length, y: 0 }).x + 20}
          upright
          text={clear(end === start ? (first?.sill ?? end) : end, locale)}
        />
      )}
      {bendsOf(wall).map((bend) => (
        <text
          key={bend.x}
          className="plan__size plan__size--fine plan__note"
          x={frame.at(bend).x}
          y={tenth(frame.at(bend).y + 4 + 11 * textScale)}
          textAnchor="middle"
        >
          {clear(length(bend.y), locale)}
        </text>
      ))}
    </svg>
  );
}
