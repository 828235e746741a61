import { Fragment } from 'react';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { useTextScale } from '../../ui/drawings/drawing-frame.ts';
import type { PhotoLine, CornerIndex } from './trace.ts';
import { toScreen, type Size, type PhotoViewport } from './view.ts';

/** An outline on the photo with its corners, room and sizes. */
export interface TracedLine extends PhotoLine {
  /** Resulting room, in px of the photo; undefined while it is open or invalid. */
  readonly room: readonly Point[] | undefined;
  /** Sizes of the sides of the room or the outline. */
  readonly sizes: readonly (string | undefined)[];
  /** Side that intersects another. */
  readonly wrong?: number | undefined;
}

/** Shortest side with room for its size, CSS px. */
const LEAST = 44;

/** SVG path through points, optionally closed. */
const pathThrough = (points: readonly Point[], isClosed: boolean): string =>
  points.length === 0
    ? ''
    : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`;

/** A line with light edges, visible on any photo. */
const Drawn = ({ d, name = '' }: { readonly d: string; readonly name?: string }) => (
  <>
    <path className="trace__halo" d={d} />
    <path className={`trace__line ${name}`} d={d} />
  </>
);

/** Distance of a size from its wall, CSS px. It is inside, because rooms share walls. */
const INSIDE = { across: 30, down: 13 } as const;

/** Size at the middle of each side. `isInside` moves it inside and needs clockwise points. */
function Sizes(props: {
  readonly points: readonly Point[];
  readonly sizes: readonly (string | undefined)[];
  readonly isInside: boolean;
}) {
  const textScale = useTextScale();
  return props.points.map((from, i) => {
    const to = props.points[(i + 1) % props.points.length] ?? from;
    const size = props.sizes[i];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    if (size === undefined || long < LEAST * textScale) return null;
    const inside = props.isInside ? textScale / long : 0;
    return (
      <text
        // Sides have no key except their order.
        // oxlint-disable-next-line react/no-array-index-key
        key={i}
        className="plan__size plan__note"
        x={(from.x + to.x) / 2 - (to.y - from.y) * inside * INSIDE.across}
        y={(from.y + to.y) / 2 + (to.x - from.x) * inside * INSIDE.down + 5 * textScale}
        textAnchor="middle"
      >
        {size}
      </text>
    );
  });
}

/** Distance of a number from its corner, and its largest width, CSS px. */
const ASIDE = 8;
const NUMBER = 30;

/** Position of a number: above and to the right of its corner, if it fits into the box. */
const besideCorner = ({ x, y }: Point, { width }: Size) => ({
  ...(x + NUMBER > width
    ? { x: x - ASIDE, textAnchor: 'end' as const }
    : { x: x + ASIDE, textAnchor: 'start' as const }),
  y: y < NUMBER ? y + NUMBER : y - ASIDE,
});

/** Marks over the photo: lines, sizes, numbered corners, and the next corner. */
export function TraceLines(props: {
  readonly lines: readonly TracedLine[];
  readonly view: PhotoViewport;
  readonly box: Size;
  readonly chosen: CornerIndex | undefined;
  /** Corner under the finger, before it is set. */
  readonly held: Point | undefined;
  /** Size of the resulting side. */
  readonly sizeTo: (from: Point, to: Point) => string | undefined;
  /** Position at which keys and buttons set a corner. */
  readonly cross: Point | undefined;
}) {
  const { lines, view, box, chosen, held, cross } = props;
  const onScreen = (points: readonly Point[]): readonly Point[] =>
    points.map((point) => toScreen(view, point));
  const last = lines.at(-1);
  const from = last?.isClosed === false ? last.points.at(-1) : undefined;
  const next = held ?? cross;
  return (
    <svg className="trace__lines" aria-hidden="true">
      {lines.map(({ points, isClosed, room, sizes, wrong }, line) => {
        const tapped = onScreen(points);
        const shape = room === undefined ? tapped : onScreen(room);
        const [a, b] = [
          tapped[wrong ?? -1],
          tapped[((wrong ?? -1) + 1) % Math.max(1, tapped.length)],
        ];
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={line}>
            {room !== undefined && <path className="trace__floor" d={pathThrough(shape, true)} />}
            <Drawn d={pathThrough(shape, isClosed)} />
            {a !== undefined && b !== undefined && wrong !== undefined && (
              <Drawn d={pathThrough([a, b], false)} name="trace__line--wrong" />
            )}
            <Sizes points={shape} sizes={sizes} isInside={room !== undefined} />
            {tapped.map(({ x, y }, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <g key={at}>
                <circle
                  className={
                    chosen?.line === line && chosen.at === at
                      ? 'trace__corner trace__corner--chosen'
                      : 'trace__corner'
                  }
                  cx={x}
                  cy={y}
                  r={at === 0 && !isClosed && points.length > 2 ? 9 : 5}
                />
                {room === undefined && (
                  <text
                    className="plan__size plan__size--fine plan__note"
                    {...besideCorner({ x, y }, box)}
                  >
                    {at + 1}
                  </text>
                )}
              </g>
            ))}
          </Fragment>
        );
      })}
      {from !== undefined && next !== undefined && (
        <>
          <Drawn d={pathThrough(onScreen([from, next]), false)} name="trace__line--next" />
          <Sizes
            points={onScreen([from, next])}
            sizes={[props.sizeTo(from, next)]}
            isInside={false}
          />
        </>
      )}
      {next !== undefined && <Cross at={toScreen(view, next)} />}
    </svg>
  );
}

/** Position of the next corner. */
const Cross = ({ at: { x, y } }: { readonly at: Point }) => (
  <Drawn d={`M${x - 12} ${y}h24M${x} ${y - 12}v24`} />
);
