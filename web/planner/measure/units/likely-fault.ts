import { outlineFromAngles, type AngledSide } from '../outline/angled-outline.ts';

/** The one measure that would close an outline if it were another. */
export interface LikelyFault {
  readonly kind: 'side' | 'corner';
  readonly at: number;
  /** What it would have to be: grid steps of a side or a diagonal, degrees of a corner. */
  readonly value: number;
  readonly isAngle: boolean;
}

interface Trial extends LikelyFault {
  /** By how much it changes, in grid steps; of an angle, as far as it moves what lies a quarter of the way round. */
  readonly change: number;
  /** What is still missing then, in grid steps. */
  readonly left: number;
}

/** Square of what is missing to close; angles count by how far they move the end. */
function missing(sides: readonly AngledSide[], lever: number): number {
  const outline = outlineFromAngles(sides);
  if (!outline.ok) return Infinity;
  return outline.gap ** 2 + ((outline.turnGap * Math.PI * lever) / 180) ** 2;
}

const STEPS = 8;

/** The value that leaves least, by parabolas through three points: at once for a side, which leaves a square. */
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

/** Grid steps, and degrees, between the points of a parabola. */
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
 * Those that could be at fault alone: where all corners are known, one of them off spoils their sum, and a side that
 * no diagonal spans does not.
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

/** Changes that are nearly as small as the smallest cannot be told from it. */
const ALIKE = 1.3;
const MOST_NAMED = 3;

/**
 * Where the fault of an outline that does not close most likely lies: the side, corner or diagonal whose correction
 * alone closes it to within `allowed` with the least change, and those that would do nearly as well, such as the
 * side across. None where no single measure would.
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
