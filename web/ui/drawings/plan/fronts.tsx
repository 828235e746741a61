import { useMemo } from 'react';
import type { Opening } from '../../../planner/measure/places/place.ts';
import { boundsOf, type PolygonRings } from '../../../planner/measure/outline/polygon.ts';
import { useTextScale, pathOf, tenth, type DrawingFrame } from '../drawing-frame.ts';
import { LayerFills } from '../layers/layer-fill.tsx';
import type { Layer } from '../layers/layers.ts';
import { textWidth } from '../../format/text-width.ts';
import { Hole } from './wall-elevation.tsx';

/** A front view of a wall from inside its room, or of a stretch of a fence. */
export interface Front {
  /** Name and length, shown below it. */
  readonly says: string;
  /** Outline of the surface; without it only the layers and a ground line are drawn. */
  readonly outline?: PolygonRings;
  /** The part that must be visible. */
  readonly seen: PolygonRings;
  readonly openings: readonly Opening[];
  readonly layers: readonly Layer[];
}

const WIDTH = 358;
/** Greatest height of the picture: of walls, and of stretches, which are low. */
const TALLEST = { walls: 300, stretches: 180 } as const;
/** Font size of the names at text scale 1. */
const NAME = 13;
const MARGIN = 8;
const GAP = 14;
const TRIES = 24;

/** Frame of each front, all at one scale, and the height of the picture. */
interface Placed {
  readonly height: number;
  readonly frames: readonly DrawingFrame[];
}

/** Size of a front, grid steps, and width of its name, drawing units. */
interface FrontSize {
  readonly wide: number;
  readonly high: number;
  readonly name: number;
}

const nameWidth = ({ says }: Front, textScale: number): number =>
  textWidth(says, true) * NAME * textScale;

/** Arranges boxes in rows at a scale, each above the middle of its name; all together are in the middle. */
function inRows(sizes: readonly FrontSize[], scale: number, line: number) {
  const at: { x: number; y: number }[] = [];
  let [x, y, row, widest] = [MARGIN, MARGIN, 0, 0];
  for (const { wide, high, name } of sizes) {
    const space = Math.max(wide * scale, name);
    if (x > MARGIN && x + space > WIDTH - MARGIN) {
      [x, y, row] = [MARGIN, y + row + line, 0];
    }
    at.push({ x: x + (space - wide * scale) / 2, y });
    widest = Math.max(widest, x + space);
    x += space + GAP;
    row = Math.max(row, high * scale);
  }
  const aside = (WIDTH - MARGIN - widest) / 2;
  return { at: at.map((one) => ({ x: one.x + aside, y: one.y })), height: y + row + line };
}

/** Places the fronts at the largest scale at which all fit, found by bisection. */
function placeFronts(fronts: readonly Front[], textScale: number): Placed {
  const boxes = fronts.map(({ seen }) => boundsOf(seen));
  const sizes = fronts.map((front, i): FrontSize => {
    const { x0 = 0, y0 = 0, x1 = 0, y1 = 0 } = boxes[i] ?? {};
    return { wide: x1 - x0, high: y1 - y0, name: nameWidth(front, textScale) };
  });
  const isWalls = fronts.some(({ outline }) => outline !== undefined);
  const tallest = TALLEST[isWalls ? 'walls' : 'stretches'];
  const widest = sizes.reduce((most, { wide }) => Math.max(most, wide), 1);
  const line = 22 * textScale;
  let [low, high] = [0, (WIDTH - 2 * MARGIN) / widest];
  for (let i = 0; i < TRIES; i += 1) {
    const scale = (low + high) / 2;
    if (inRows(sizes, scale, line).height > tallest) high = scale;
    else low = scale;
  }
  const { at, height } = inRows(sizes, low, line);
  return {
    height: Math.ceil(height),
    frames: boxes.map(({ x0, y1 }, i) => {
      const from = at[i] ?? { x: 0, y: 0 };
      return {
        width: WIDTH,
        height,
        scale: low,
        at: ({ x, y }) => ({
          x: tenth(from.x + (x - x0) * low),
          y: tenth(from.y + (y1 - y) * low),
        }),
      };
    }),
  };
}

/** One front with its name below. */
function FrontPicture(props: {
  readonly front: Front;
  readonly frame: DrawingFrame;
  readonly textScale: number;
  readonly onTap: (() => void) | undefined;
}) {
  const { front, frame, textScale, onTap } = props;
  const { x0, y0, x1 } = boundsOf(front.seen);
  const foot = frame.at({ x: (x0 + x1) / 2, y: y0 });
  // Moves a name away from the edge, so that large text is not cut off.
  const half = nameWidth(front, textScale) / 2;
  const middle = tenth(Math.min(Math.max(foot.x, half), WIDTH - half));
  return (
    <g onClick={onTap} className={onTap === undefined ? undefined : 'plan__hit-group'}>
      {front.outline !== undefined && (
        <path className="plan__floor" d={pathOf(front.outline, frame)} />
      )}
      <LayerFills layers={front.layers} frame={frame} />
      {front.outline === undefined && (
        <path
          className="plan__bend"
          d={`M${frame.at({ x: x0, y: 0 }).x - GAP / 2} ${frame.at({ x: x0, y: 0 }).y}H${frame.at({ x: x1, y: 0 }).x + GAP / 2}`}
        />
      )}
      {front.openings.map((opening) => (
        <Hole key={opening.id} opening={opening} frame={frame} onTap={undefined} />
      ))}
      {front.outline !== undefined && (
        <path className="plan__outline" d={pathOf(front.outline, frame)} />
      )}
      <text
        className="plan__size"
        x={middle}
        y={tenth(foot.y + 3 + NAME * textScale)}
        textAnchor="middle"
      >
        {front.says}
      </text>
    </g>
  );
}

/** Fronts side by side at one scale; a tap on one calls `onFront`. */
export function Fronts(props: {
  readonly fronts: readonly Front[];
  readonly label: string;
  readonly onFront?: ((at: number) => void) | undefined;
}) {
  const { fronts, label, onFront } = props;
  const textScale = useTextScale();
  const { height, frames } = useMemo(() => placeFronts(fronts, textScale), [fronts, textScale]);
  return (
    <svg className="plan" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {fronts.map((front, i) => {
        const frame = frames[i];
        return frame === undefined ? null : (
          <FrontPicture
            key={front.says}
            front={front}
            frame={frame}
            textScale={textScale}
            onTap={onFront === undefined ? undefined : () => onFront(i)}
          />
        );
      })}
    </svg>
  );
}
