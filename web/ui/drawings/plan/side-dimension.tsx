import type { Opening } from '../../../planner/measure/places/place.ts';
import { tenth } from '../drawing-frame.ts';
import type { DimensionRoom } from './dimension-room.ts';

/** One side of an outline as drawn. */
export interface DrawnSide {
  /** Name next to the side; empty for none. */
  readonly name: string;
  /** Text of its dimension; undefined if another side already shows it. */
  readonly size: string | undefined;
  readonly openings?: readonly Opening[];
  /** Colour of the line along it, if a job works on it. */
  readonly worked?: string | undefined;
  /** True if its dimension would cross its neighbour's: it is farther outside, or inside if a part of the room is there. */
  readonly within?: boolean;
  /** Second line of an inside dimension: the depth of the breast, bay or recess. */
  readonly depth?: string;
  readonly active?: boolean;
  /** True if its name is near its far end, because another name is near its start. */
  readonly late?: boolean;
}

/** A side in drawing units; `angle` in degrees. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly size: number;
}

/** Approximate width of a letter at text scale 1, in drawing units. */
export const LETTER = 7.5;
/** Distance of a dimension from its side. */
const OFF = 14;

/** True if a dimension has no room outside. The two lines of a breast, bay or recess are always inside. */
export const isDrawnInside = ({ within, depth }: DrawnSide, { out }: DimensionRoom): boolean =>
  within === true && (out === undefined || depth !== undefined);

/** Dimension outside of a side; its text is never upside down. */
export function OutsideDimension(props: {
  readonly size: number;
  readonly angle: number;
  readonly text: string;
  readonly textScale: number;
  /** Distance to the line of the outermost sides. */
  readonly out: number;
  /** True if a wall leads from its end to that line. */
  readonly isOpen: boolean;
}) {
  const { size, angle, text, textScale, out, isOpen } = props;
  // A short side has room only for its name.
  if (text.length * LETTER * textScale > size + 12) return null;
  const turned = angle > 90.5 && angle < 269.5;
  const off = tenth(0 - out - OFF);
  return (
    <>
      {out > 0 && !isOpen && <path className="plan__dim" d={`M${size} -6V${off - 5}`} />}
      <g transform={turned ? `translate(${size} ${off}) rotate(180)` : `translate(0 ${off})`}>
        <path className="plan__dim" d={`M0 0h${size}M0 -5v10M${size} -5v10`} />
        <text
          className="plan__size"
          x={size / 2}
          y={turned ? 6 + 11 * textScale : -7}
          textAnchor="middle"
        >
          {text}
        </text>
      </g>
    </>
  );
}

/** Dimension inside of a side; its text is never upside down. */
export function Within(props: {
  readonly side: DrawnSide;
  readonly drawn: Drawn;
  readonly textScale: number;
  readonly isOpenAt: DimensionRoom['isOpenAt'];
}) {
  const { side, drawn, textScale, isOpenAt } = props;
  const turned = drawn.angle > 90.5 && drawn.angle < 269.5;
  const line = 14 * textScale;
  const named = `${side.name} ${side.size}`.trim();
  const start = isOpenAt.start ? -6 : 10;
  const end = drawn.size + (isOpenAt.end ? 6 : -10);
  const fits = named.length * LETTER * 0.85 * textScale <= end - start;
  const lines = [
    fits ? named : side.name,
    ...(fits && side.depth !== undefined ? [side.depth] : []),
  ];
  const first = side.worked === undefined ? 17 : 22;
  return (
    <g
      transform={`translate(${tenth((fits ? start + end : drawn.size) / 2)} 0)${turned ? ' rotate(180)' : ''}`}
    >
      {lines.map((text, i) => (
        <text
          key={text}
          className="plan__size plan__size--fine"
          y={tenth(3 + (first + i * line) * (turned ? -1 : 1))}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
  );
}
