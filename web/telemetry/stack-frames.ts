import { cutValue } from './storage-snapshot.ts';

/** A line of a stack in the protocol's form. */
export interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: true;
}

/** Line and column at the end of a line of a stack. */
const SPOT = /:(\d{1,9}):(\d{1,9})\)?$/;
/** As in the SDK. */
const MOST_FRAMES = 50;
const LONGEST_LINE = 1_000;

/** Reads `at name (address:line:column)`, or `name@address:line:column` in Firefox and Safari. */
function frameIn(line: string): Frame | undefined {
  const text = line.trim();
  if (text.length > LONGEST_LINE) return undefined;
  const spot = SPOT.exec(text);
  if (spot === null) return undefined;
  const at = text.slice(text.startsWith('at ') ? 3 : 0, spot.index);
  const [name = '', filename = name] = at.split(/ \(|@/, 2);
  return {
    function: name === filename ? '?' : cutValue(name),
    filename: cutValue(filename),
    lineno: Number(spot[1]),
    colno: Number(spot[2]),
    in_app: true,
  };
}

/** The frames of a stack, the oldest first; of a longer stack the newest. */
export const framesOf = (stack: string): readonly Frame[] =>
  stack
    .split('\n')
    .flatMap((line) => frameIn(line) ?? [])
    .slice(0, MOST_FRAMES)
    .toReversed();
