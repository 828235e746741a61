import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { outlineFromSides, type Outline } from './outline.ts';
import { type SideInput, wallLetter } from '../places/place-input.ts';
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

/** The known part of an outline; its fields are `sides.<n>` and `corners.<n>`. */
export interface OutlineReading extends Read {
  /** One entry per side, entered or derived; undefined while unknown. */
  readonly lengths: readonly (Length | undefined)[];
  /** First corner at (0, 0), wall A along x; undefined until all sides are known and close. */
  readonly ring: Ring | undefined;
  /** Letters of the unknown sides. */
  readonly missing: readonly string[];
  /** Labels of the unknown corners; absent for a right-angled outline. */
  readonly missingCorners?: readonly string[];
  /** Distributed closing error; absent if no measure is redundant or they agree. */
  readonly shared?: { readonly gap: Length; readonly degrees: number };
}

/** Number of sides at the end of the list that follow from the others. */
export const CLOSING_SIDES = 2;

/** Heading of each side, clockwise with y down: 0 east, 1 south, … */
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
 * Corners of an outline whose last two sides lead back to the start. Those two may be zero or negative: then an earlier
 * side is wrong.
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
    // 0 - n instead of -n avoids -0.
    return length(step.x === 0 ? 0 - y * step.y : 0 - x * step.x);
  });
  return [...measured, ...closing];
}

/** Corners from the side lengths; each side starts at the end of the previous one. */
export function outlineCorners(sides: readonly SideInput[], lengths: readonly Length[]): Ring {
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

/** Reads an outline from its side lengths. */
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
  return { lengths, ring: outlineCorners(sides, lengths), ...reader.read(), missing };
}

/** Opposite sides of a rectangle are equal. */
const partly = (
  sides: readonly SideInput[],
  typed: readonly (Length | undefined)[],
): readonly (Length | undefined)[] =>
  sides.map((_, i) => typed[i] ?? (sides.length === 4 ? typed[i - 2] : undefined));

/** Mirrors the outline: on a plan with y down a right turn is a left turn with y up. */
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

/** Label of an unmeasured side: a rectangle has a length and a width, as its fields. */
export const missingSide = (
  letter: string,
  sides: number,
  kind: 'wall' | 'side',
  locale: Locale,
): string => {
  const { missing } = wordsIn(locale);
  if (sides !== 4) return missing[kind](letter);
  return letter === 'A' ? missing.length : missing.width;
};
