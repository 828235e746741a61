import { outlineFromAngles, type AngledSide } from '../outline/angled-outline.ts';

/** The measure that would close an outline with another value. */
export interface LikelyFault {
  readonly kind: 'side' | 'corner';
  readonly at: number;
  /** Its corrected value: grid steps of a side or a diagonal, degrees of a corner. */
  readonly value: number;
  readonly isAngle: boolean;
}

interface Trial extends LikelyFault {
  /** Change in grid steps; for an angle, the movement of a point a quarter of the perimeter away. */
  readonly change: number;
  /** Remaining closing error, grid steps. */
  readonly left: number;
}

/** Square of the closing error; angles count by the movement of the end. */
function missing(sides: readonly AngledSide[], lever: number): number {
  const outline = outlineFromAngles(sides);
  if (!outline.ok) return Infinity;
  return outline.gap ** 2 + ((outline.turnGap * Math.PI * lever) / 180) ** 2;
}

const STEPS = 8;

/**
 * Value with the smallest remaining error, by parabolas through three points: exact at once for a side, whose error is
 * quadratic.
 */
function bestValue(start: number, step: number, missingAt: (value: number) => number): number {
  let [value, least] = [start, missingAt(start)];
  for (let i = 0; i < STEPS; i += 1) {
    const [low, high] = [missingAt(value - step), missingAt(value + step)];
    const curve = low + high - 2 * least;
    const next = value - (step * (high - low)) / (2 * curve);
    const there = missingAt(next);
    if (!(curve > 0) || !(there < least)) break;
    const isThere = Math.abs(next - value) < step || there < step * step;
    [value, least] = [next, there];
    if (isThere) break;
  }
  return value;
}

/** Distance between the points of a parabola: grid steps, degrees. */
const LENGTH_STEP = 320;
const ANGLE_STEP = 0.01;

type Measure = Pick<LikelyFault, 'kind' | 'at' | 'isAngle'> & { readonly value: number };

const measuresOf = (sides: readonly AngledSide[]): readonly Measure[] =>
  sides.flatMap(({ length, corner }, at): Measure[] => [
    ...(length === undefined ? [] : [{ kind: 'side' as const, at, isAngle: false, value: length }]),
    ...(corner.by === 'angle'
      ? [{ kind: 'corner' as const, at, isAngle: true, value: corner.angle }]
      : []),
    ...(corner.by === 'diagonal'
      ? [{ kind: 'corner' as const, at, isAngle: false, value: corner.long }]
      : []),
  ]);

/**
 * Measures that could be wrong alone: if all corners are known, one wrong corner changes their sum, and a side without
 * a diagonal does not.
 */
function suspects(sides: readonly AngledSide[]): readonly Measure[] {
  const all = measuresOf(sides);
  const outline = outlineFromAngles(sides);
  if (!outline.ok || sides.some(({ corner }) => corner.by === 'open')) return all;
  const isSpoilt = Math.abs(outline.turnGap) > 0.5;
  const isSpanned = (at: number): boolean =>
    [at, at - 1].some((one) => sides.at(one)?.corner.by === 'diagonal');
  return all.filter(({ kind, at, isAngle }) =>
    isSpoilt ? kind === 'corner' || isSpanned(at) : !isAngle,
  );
}

const changed = (
  sides: readonly AngledSide[],
  { kind, at, isAngle }: Measure,
  value: number,
): readonly AngledSide[] =>
  sides.map((side, i) => {
    if (i !== at) return side;
    if (kind === 'side') return { ...side, length: value };
    return isAngle
      ? { ...side, corner: { by: 'angle', angle: value, isHeld: true } }
      : { ...side, corner: { by: 'diagonal', long: value } };
  });

/** Changes within this factor of the smallest are equally likely. */
const ALIKE = 1.3;
const MOST_NAMED = 3;

/**
 * Most likely error of an outline that does not close: the side, corner or diagonal whose correction alone closes it to
 * within `allowed` with the smallest change, and equally likely ones, such as the opposite side. Empty if no single
 * measure would.
 */
export function likelyFaults(
  sides: readonly AngledSide[],
  allowed: number,
): readonly LikelyFault[] {
  const around = sides.reduce((sum, { length }) => sum + (length ?? 0), 0);
  const lever = around / 4;
  const trials = suspects(sides)
    .map((measure): Trial => {
      const missingAt = (value: number): number => missing(changed(sides, measure, value), lever);
      const value = bestValue(measure.value, measure.isAngle ? ANGLE_STEP : LENGTH_STEP, missingAt);
      const by = Math.abs(value - measure.value);
      return {
        ...measure,
        value,
        change: measure.isAngle ? (by * Math.PI * lever) / 180 : by,
        left: Math.sqrt(missingAt(value)),
      };
    })
    .filter(({ left, value }) => left <= allowed && value > 0)
    .sort((a, b) => a.change - b.change);
  const least = trials[0]?.change ?? 0;
  return trials.filter(({ change }) => change <= ALIKE * least).slice(0, MOST_NAMED);
}
