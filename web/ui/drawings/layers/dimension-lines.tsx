import type { Drawing } from '../../../planner/jobs/kit/contract.ts';
import { boundsOf } from '../../../planner/measure/outline/polygon.ts';
import { tenth, type DrawingFrame } from '../drawing-frame.ts';

/** Distance of a dimension line from the material, and half of its end mark, in drawing units. */
const AWAY = 11;
const MARK = 4;
/** Distance of a number from its line, and the height that it needs. */
const GAP = 5;
const LETTERS = 13;

/** Sizes outside the material: lines with end marks, their numbers next to them. */
export function DimensionLines(props: {
  readonly drawing: Drawing;
  readonly frame: DrawingFrame;
  readonly textScale: number;
}) {
  const { drawing, frame, textScale } = props;
  const { surface, dimensions = [] } = drawing;
  if (dimensions.length === 0) return null;
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const [a, b] = [frame.at({ x: x0, y: y0 }), frame.at({ x: x1, y: y1 })];
  const [top, left, right] = [Math.min(a.y, b.y) - AWAY, a.x - AWAY, b.x + AWAY];
  const lines = dimensions.map(({ side, from, to, text }) => {
    const [start, end] = [frame.at({ x: from, y: from }), frame.at({ x: to, y: to })];
    if (side === 'top') {
      const d = `M${start.x} ${tenth(top)}H${end.x}M${start.x} ${tenth(top - MARK)}v${2 * MARK}M${end.x} ${tenth(top - MARK)}v${2 * MARK}`;
      return {
        d,
        text,
        x: (start.x + end.x) / 2,
        y: top - GAP,
        turn: '',
        anchor: 'middle',
      } as const;
    }
    const x = side === 'left' ? left : right;
    const d = `M${tenth(x)} ${start.y}V${end.y}M${tenth(x - MARK)} ${start.y}h${2 * MARK}M${tenth(x - MARK)} ${end.y}h${2 * MARK}`;
    const middle = (start.y + end.y) / 2;
    // A number that is taller than its line is left out.
    const said = Math.abs(end.y - start.y) < LETTERS * textScale ? '' : text;
    return side === 'left'
      ? ({ d, text, x: x - GAP, y: middle, turn: ' rotate(-90)', anchor: 'middle' } as const)
      : ({
          d,
          text: said,
          x: x + GAP,
          y: middle + 4 * textScale,
          turn: '',
          anchor: 'start',
        } as const);
  });
  return (
    <>
      <path className="plan__dim" fill="none" d={lines.map(({ d }) => d).join('')} />
      <g className="plan__size plan__size--fine">
        {lines.map(({ text, x, y, turn, anchor }) => (
          <text
            key={`${x} ${y}`}
            textAnchor={anchor}
            transform={`translate(${tenth(x)} ${tenth(y)})${turn}`}
          >
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
