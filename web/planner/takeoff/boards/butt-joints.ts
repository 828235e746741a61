/** One row of boards and the supports below it, in order. */
export interface SupportedRun {
  readonly from: number;
  readonly to: number;
  readonly supports: readonly number[];
  /** Index from 0; every second row has other joints. */
  readonly row: number;
}

/** Shorter pieces are nailed to one support only and work loose. */
const LEAST_BAYS = 2;

/**
 * Ends of the boards of a row: `from`, the joints, `to`. A joint is on a support. Even rows use the longest boards, the
 * second last cut back if a stub would be left, and have the rest at the right; odd rows have it at the left, which
 * separates the joints of neighbours. If joints would still be above each other, or a stub left, the row is divided
 * evenly: even rows into the fewest boards, odd rows with half a board at either end.
 */
export function buttJoints(run: SupportedRun, longest: number): number[] {
  if (run.to - run.from <= longest) return [run.from, run.to];
  const inner = run.supports.filter((at) => at > run.from && at < run.to);
  const left = longFirst(run, inner, longest);
  const right = mirrored(run, inner, longest);
  const apart = left.slice(1, -1).every((a) => right.slice(1, -1).every((b) => a !== b));
  if (apart && !hasStub(left, inner)) return run.row % 2 === 0 ? left : right;
  const boards = Math.ceil((run.to - run.from) / longest);
  const part = (run.to - run.from) / boards;
  const steps = Array.from({ length: run.row % 2 === 0 ? boards - 1 : boards }, (_, i) =>
    run.row % 2 === 0 ? part * (i + 1) : part * (i + 0.5),
  );
  const even = [run.from, ...steps.map((step) => nearest(inner, run.from + step)), run.to];
  return fits(even, longest) ? even : left;
}

const fits = (ends: readonly number[], longest: number): boolean =>
  ends.slice(1).every((end, i) => end - (ends[i] ?? end) > 0 && end - (ends[i] ?? end) <= longest);

/** Each board, from the left, reaches the farthest support that leaves no stub, if there is one. */
function longFirst(run: SupportedRun, inner: readonly number[], longest: number): number[] {
  const ends = [run.from];
  for (let at = run.from; run.to - at > longest;) {
    const reach = at + longest;
    const within = inner.filter((support) => support > at && support <= reach);
    const next = within.findLast((support) => !leavesStub(support, run.to, inner)) ?? within.at(-1);
    // If supports are farther apart than the longest board, the board ends between supports.
    at = next ?? reach;
    ends.push(at);
  }
  return [...ends, run.to];
}

/** The same from the right. */
function mirrored(run: SupportedRun, inner: readonly number[], longest: number): number[] {
  const flip = (at: number): number => run.from + run.to - at;
  return longFirst(run, inner.map(flip).toReversed(), longest).map(flip).toReversed();
}

/** True if a last board from this joint would be nailed to one support only. */
const leavesStub = (joint: number, to: number, inner: readonly number[]): boolean =>
  inner.filter((at) => at > joint && at < to).length < LEAST_BAYS - 1;

const hasStub = (ends: readonly number[], inner: readonly number[]): boolean =>
  inner.filter((at) => at > (ends.at(-2) ?? 0)).length < LEAST_BAYS - 1;

const nearest = (supports: readonly number[], at: number): number =>
  supports.reduce(
    (best, support) => (Math.abs(support - at) < Math.abs(best - at) ? support : best),
    supports[0] ?? at,
  );
