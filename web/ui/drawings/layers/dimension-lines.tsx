import type { Drawing } from '../../../planner/jobs/kit/contract.ts';
import { tenth, type DrawingFrame } from '../drawing-frame.ts';
import { placeDimensions } from './place-dimensions.ts';

/** Sizes outside the material: lines with end marks, their numbers next to them. */
export const DimensionLines = (props: {
  readonly drawing: Pick<Drawing, 'surface' | 'dimensions'>;
  readonly frame: DrawingFrame;
  readonly textScale: number;
}) =>
  placeDimensions(props.drawing, props.frame, props.textScale).map(
    ({ d, side, text, x, y, isUpright }) => (
      <g
        key={d}
        className={
          side === 'left' || side === 'right' ? 'plan__span--upright' : 'plan__span--along'
        }
      >
        <path className="plan__dim" fill="none" d={d} />
        {text !== '' && (
          <text
            className="plan__size plan__size--fine"
            textAnchor="middle"
            y={4 * props.textScale}
            transform={`translate(${tenth(x)} ${tenth(y)})${isUpright ? ' rotate(-90)' : ''}`}
          >
            {text}
          </text>
        )}
      </g>
    ),
  );
