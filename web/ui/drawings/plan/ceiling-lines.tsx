import type { Point } from '../../../planner/measure/outline/polygon.ts';
import { linesOf, type DrawingFrame } from '../drawing-frame.ts';
import { sideAxis } from '../side-axis.ts';

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
  const falls = marks.falls.flatMap(([high, low]) => {
    const { at, long } = sideAxis(frame.at(high), frame.at(low));
    const back = long - 2 * HEAD;
    return [
      [at(0, 0), at(long, 0)],
      [at(back, HEAD), at(long, 0), at(back, 0 - HEAD)],
    ];
  });
  return (
    <>
      <path className="plan__bend" d={linesOf(marks.bends.map((line) => line.map(frame.at)))} />
      <path className="plan__fall" d={linesOf(falls)} />
    </>
  );
}
