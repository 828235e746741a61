import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { outlineFromSides, type Outline } from './outline.ts';
import type { SideInput } from '../places/place-input.ts';
import { wallLetter } from '../places/place-input.ts';
import type { Ring } from './polygon.ts';
import {
  brief,
  SIDE_RANGE,
  sideUnit,
  SizeReader,
  STEP_RANGE,
  type Read,
} from '../units/read-size.ts';
import { length, type Length } from '../units/units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** An outline as far as it is known; its fields are `sides.<n>` and `corners.<n>`. */
export interface OutlineReading extends Read {
  /** By side, typed or closing; undefined while not known. */
  readonly lengths: readonly (Length | undefined)[];
  /** The first corner at (0, 0), wall A along x; undefined until all sides are known and close. */
  readonly ring: Ring | undefined;
  /** Letters of the sides that are not known yet. */
  readonly missing: readonly string[];
  /** Corners that are not known yet, as a person says them; none of a right-angled outline. */
  readonly missingCorners?: readonly string[];
  /** By how much measures that fix an outline more than once miss each other, shared out; absent where they do not. */
  readonly shared?: { readonly gap: Length; readonly degrees: number };
}

/** How many sides at the end of the list close the outline by themselves. */
export const CLOSING_SIDES = 2;

/** Which way each side runs, walking clockwise on a plan whose y goes down: 0 east, 1 south, … */
const headings = (sides: readonly SideInput[]): number[] => {
  let heading = 0;
  return sides.map(({ turn }) => {
    const own = heading;
    heading = (heading + (turn === 'right' ? 1 : 3)) % 4;
    return own;
  });
};

const STEP = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;
const stepOf = (heading: number): { readonly x: number; readonly y: number } =>
  STEP[heading % 4] ?? STEP[0];

/**
 * The corners of an outline whose last two sides are as long as it takes to come back to the start.
 * Those two may come out as nothing or less: then the sides before them cannot be right.
 */
export function closeSides(
  sides: readonly SideInput[],
  measured: readonly Length[],
): readonly Length[] {
  const ways = headings(sides);
  let [x, y] = [0, 0];
  for (const [i, long] of measured.entries()) {
    const step = stepOf(ways[i] ?? 0);
    x += step.x * long;
    y += step.y * long;
  }
  const closing = sides.slice(measured.length).map((_, i) => {
    const step = stepOf(ways[measured.length + i] ?? 0);
    // 0 - n and not -n: the latter makes -0.
    return length(step.x === 0 ? 0 - y * step.y : 0 - x * step.x);
  });
  return [...measured, ...closing];
}

/** The corners by side lengths, each side from the end of the one before. */
export function cornersOf(sides: readonly SideInput[], lengths: readonly Length[]): Ring {
  const ways = headings(sides);
  let [x, y] = [0, 0];
  return lengths.map((long, i) => {
    const corner = { x, y };
    const step = stepOf(ways[i] ?? 0);
    x += step.x * long;
    y += step.y * long;
    return corner;
  });
}

/** Reads an outline by its side lengths. */
export function readOutline(sides: readonly SideInput[], locale: Locale): OutlineReading {
  const reader = new SizeReader(locale);
  const range = sides.length === 4 ? SIDE_RANGE : STEP_RANGE;
  const typed = sides
    .slice(0, -CLOSING_SIDES)
    .map(({ length: text }, i) => reader.size(`sides.${i}`, text, sideUnit, range));
  const missing = typed.flatMap((long, i) => (long === undefined ? [wallLetter(i)] : []));
  const known = typed.filter((each) => each !== undefined);
  if (known.length < typed.length) {
    return { lengths: partly(sides, typed), ring: undefined, ...reader.read(), missing };
  }
  const lengths = closeSides(sides, known);
  const short = lengths.findIndex((long) => long <= 0);
  if (short >= 0) {
    const long = brief(lengths[short] ?? length(0), locale);
    const sentence = wordsIn(locale).open(wallLetter(short), long, sides.length !== 4);
    reader.complain(`sides.${short}`, sentence);
    return { lengths, ring: undefined, ...reader.read(), missing };
  }
  const crossing = findCrossing(sides, lengths);
  if (crossing !== undefined) {
    reader.complain(`sides.${crossing}`, wordsIn(locale).crossing(wallLetter(crossing)));
    return { lengths, ring: undefined, ...reader.read(), missing };
  }
  return { lengths, ring: cornersOf(sides, lengths), ...reader.read(), missing };
}

/** A rectangle's opposite sides are known with the first of each pair. */
const partly = (
  sides: readonly SideInput[],
  typed: readonly (Length | undefined)[],
): readonly (Length | undefined)[] =>
  sides.map((_, i) => typed[i] ?? (sides.length === 4 ? typed[i - 2] : undefined));

/** A right-angled outline as geometry has it: on a plan whose y goes down a right turn is a left one with y up. */
const asOutline = (sides: readonly SideInput[], lengths: readonly Length[]): Outline =>
  outlineFromSides(
    sides.map(({ turn }, i) => ({
      length: lengths[i] ?? length(0),
      turn: turn === 'right' ? 'left' : 'right',
    })),
  );

function findCrossing(sides: readonly SideInput[], lengths: readonly Length[]): number | undefined {
  const outline = asOutline(sides, lengths);
  return outline.ok ? undefined : outline.at;
}
