import type { Drawing } from '../../../planner/jobs/kit/contract.ts';
import { tenth, type DrawingFrame } from '../drawing-frame.ts';
import { placeDimensions } from './place-dimensions.ts';

/** Sizes outside the material: lines with end marks, their numbers next to them. */
export function DimensionLines(props: {
  readonly drawing: Drawing;
  readonly frame: DrawingFrame;
  readonly textScale: number;
}) {
  const placed = placeDimensions(props.drawing, props.frame, props.textScale);
  if (placed.length === 0) return null;
  return (
    <>
      <path className="plan__dim" fill="none" d={placed.map(({ d }) => d).join('')} />
      <g className="plan__size plan__size--fine" textAnchor="middle">
        {placed.map(({ text, x, y, isUpright }) => (
          <text
            key={`${x} ${y}`}
            y={4 * props.textScale}
            transform={`translate(${tenth(x)} ${tenth(y)})${isUpright ? ' rotate(-90)' : ''}`}
          >
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
