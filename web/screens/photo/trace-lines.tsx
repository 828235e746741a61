import { Fragment } from 'react';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { useTextScale } from '../../ui/drawings/text-scale.ts';
import type { Line, Target } from './trace.ts';
import { toScreen, type Size, type View } from './view.ts';

/** A line on the photo: what was tapped, what it is as a room, and how long its sides are. */
export interface TracedLine extends Line {
  /** The room that comes of it, in pixels of the photo; none while it is open or wrong. */
  readonly room: readonly Point[] | undefined;
  /** Beside each side of the room, or of the tapped line. */
  readonly sizes: readonly (string | undefined)[];
  /** The side that meets another. */
  readonly wrong?: number | undefined;
}

/** Shorter sides on the screen have no room for their size, in CSS pixels. */
const LEAST = 44;

/** `M…L…` through points, back to the first where it is closed. */
const pathThrough = (points: readonly Point[], isClosed: boolean): string =>
  points.length === 0
    ? ''
    : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`;

/** A line with light on both sides of it, so that it shows on any photo. */
const Drawn = ({ d, name = '' }: { readonly d: string; readonly name?: string }) => (
  <>
    <path className="trace__halo" d={d} />
    <path className={`trace__line ${name}`} d={d} />
  </>
);

/** How far inside a room the middle of a size stands from its wall, in CSS pixels: rooms lie side by side. */
const INSIDE = { across: 30, down: 13 } as const;

/** The size of each side at its middle; inside where that is known, of a ring that goes round clockwise. */
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
        // The nth side has no name but its number.
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

/** From a corner to its number, and the room that the number needs at most, in CSS pixels. */
const ASIDE = 8;
const NUMBER = 30;

/** Up and to the right of a corner, but where the box ends there. */
const besideCorner = ({ x, y }: Point, { width }: Size) => ({
  ...(x + NUMBER > width
    ? { x: x - ASIDE, textAnchor: 'end' as const }
    : { x: x + ASIDE, textAnchor: 'start' as const }),
  y: y < NUMBER ? y + NUMBER : y - ASIDE,
});

/** What was tapped, over the photo: lines, sizes and numbered corners, and what is about to be set. */
export function TraceLines(props: {
  readonly lines: readonly TracedLine[];
  readonly view: View;
  readonly box: Size;
  readonly chosen: Target | undefined;
  /** A corner under the finger, not set yet. */
  readonly held: Point | undefined;
  /** The size of the side that it makes. */
  readonly sizeTo: (from: Point, to: Point) => string | undefined;
  /** Where keys and buttons would set a corner. */
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

/** Where the next corner would be set. */
const Cross = ({ at: { x, y } }: { readonly at: Point }) => (
  <Drawn d={`M${x - 12} ${y}h24M${x} ${y - 12}v24`} />
);
