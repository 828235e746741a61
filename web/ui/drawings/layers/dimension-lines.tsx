import { tenth } from '../drawing-frame.ts';
import type { PlacedDimension } from './place-dimensions.ts';

/** Dimension lines with end marks, their numbers next to them. */
export const DimensionLines = (props: {
  readonly placed: readonly PlacedDimension[];
  readonly textScale: number;
}) =>
  props.placed.map(({ d, text, x, y, angle, isUpright }, i) => (
    // The index is the identity of a dimension.
    <g
      key={`dimension-${i + 1}`}
      className={isUpright ? 'plan__span--upright' : 'plan__span--along'}
    >
      {d !== '' && <path className="plan__dim" fill="none" d={d} />}
      {text !== '' && (
        <text
          className="plan__size plan__size--fine"
          textAnchor="middle"
          y={4 * props.textScale}
          transform={`translate(${tenth(x)} ${tenth(y)})${angle === 0 ? '' : ` rotate(${tenth(angle)})`}`}
        >
          {text}
        </text>
      )}
    </g>
  ));
