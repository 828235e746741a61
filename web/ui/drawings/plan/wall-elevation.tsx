import type { Locale } from '../../../language/locale.ts';
import { words } from '../../../language/page/drawings.ts';
import { heightAt, heightsOf, topOf } from '../../../planner/measure/outline/outline-wall.ts';
import type { Opening, Wall } from '../../../planner/measure/places/place.ts';
import type { Point, Ring } from '../../../planner/measure/outline/polygon.ts';
import { formatDimension, length, type Length } from '../../../planner/measure/units/units.ts';
import { useMemo } from 'react';
import { useTextScale, tenth, type DrawingFrame } from '../drawing-frame.ts';
import type { Dimension } from '../../../planner/jobs/kit/contract.ts';
import { laidFrame } from '../layers/laid-frame.ts';
import type { Layer } from '../layers/layers.ts';
import { placeDimensions } from '../layers/place-dimensions.ts';
import { SurfacePicture } from '../layers/surface-picture.tsx';

const TALLEST = 240;

const clear = (value: Length, locale: Locale): string => formatDimension(value, locale);

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

/** Sizes along the foot, the height on the left, and on the right another height or a sill. */
function dimensionsOf(wall: Wall, locale: Locale): readonly Dimension[] {
  const size = (side: Dimension['side'], from: number, to: number): Dimension => ({
    side,
    from,
    to,
    text: clear(length(to - from), locale),
  });
  const along = stations(wall);
  const [start, end] = [0, wall.shape.length].map((at) => heightAt(wall.shape, at));
  const sill = wall.openings.find((one) => one.sill > 0)?.sill;
  const right = end === start ? sill : end;
  return [
    ...along.slice(1).map((to, i) => size('bottom', along[i] ?? 0, to)),
    size('left', 0, start ?? 0),
    ...(right === undefined ? [] : [size('right', 0, right)]),
  ];
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
  const textScale = useTextScale();
  const drawing = useMemo(
    () =>
      ({
        surface: [wallOutline(wall)],
        seen: 'wall',
        dimensions: dimensionsOf(wall, locale),
      }) as const,
    [wall, locale],
  );
  const frame = useMemo(
    () => laidFrame(drawing, textScale, { tallest: TALLEST, longest: props.longest }),
    [drawing, textScale, props.longest],
  );
  return (
    <SurfacePicture
      surface={drawing.surface}
      frame={frame}
      layers={layers}
      // The plates of a frame are where the outline would be.
      edge={layers.at(-1)?.drawing.isView === true ? 'bodies' : 'wall'}
      label={wallInWords(wall, locale)}
      placed={placeDimensions(drawing, frame, textScale)}
      textScale={textScale}
    >
      {wall.openings.map((opening) => (
        <Hole
          key={opening.id}
          opening={opening}
          frame={frame}
          onTap={onOpening === undefined ? undefined : () => onOpening(opening.id)}
        />
      ))}
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
    </SurfacePicture>
  );
}
