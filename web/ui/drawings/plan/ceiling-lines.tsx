import type { Point } from '../../../planner/measure/outline/polygon.ts';
import { tenth, type DrawingFrame } from '../drawing-frame.ts';

/** Lines of a sloped ceiling on a plan, in grid coordinates. */
export interface CeilingMarks {
  readonly bends: readonly (readonly [from: Point, to: Point])[];
  /** Arrow down each slope: its high end, then its low end. */
  readonly falls: readonly (readonly [from: Point, to: Point])[];
}

/** Half the width of an arrowhead, in drawing units. */
const HEAD = 4;

/** Dashed lines at the bends of a ceiling, and an arrow down each slope. */
export function CeilingLines({
  marks,
  frame,
}: {
  readonly marks: CeilingMarks;
  readonly frame: DrawingFrame;
}) {
  const bends = marks.bends.map(([from, to]) => {
    const [a, b] = [frame.at(from), frame.at(to)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  });
  const falls = marks.falls.map(([from, to]) => {
    const [a, b] = [frame.at(from), frame.at(to)];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const [x, y] = [((b.x - a.x) / long) * HEAD, ((b.y - a.y) / long) * HEAD];
    const head = [
      [b.x - 2 * x - y, b.y - 2 * y + x],
      [b.x, b.y],
      [b.x - 2 * x + y, b.y - 2 * y - x],
    ].map((point) => point.map(tenth).join(' '));
    return `M${a.x} ${a.y}L${b.x} ${b.y}M${head.join('L')}`;
  });
  return (
    <>
      <path className="plan__bend" d={bends.join('')} />
      <path className="plan__fall" d={falls.join('')} />
    </>
  );
}
