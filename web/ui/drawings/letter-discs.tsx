/** A letter and its position in the drawing. */
export interface Letter {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Radius of the disc of a letter, drawing units. */
const DISC = 8;
/** Distance between two letters at least. */
export const LETTER_ROOM = 2 * DISC;

/** Letters of parts on a drawing. */
export const LetterDiscs = (props: {
  readonly letters: readonly Letter[];
  /** True for letters without discs. */
  readonly isBare?: boolean;
}) => (
  <g className="plan__size plan__size--fine" textAnchor="middle" aria-hidden="true">
    {props.letters.map(({ text, x, y }) => (
      <g key={`${x} ${y}`}>
        {props.isBare !== true && <circle className="plan__disc" cx={x} cy={y} r={DISC} />}
        <text x={x} y={y + 4}>
          {text}
        </text>
      </g>
    ))}
  </g>
);
