import type { Budget } from './budget.ts';
import type { Model, Pattern } from './model.ts';
import { PoolLp, type PoolRow, type Relaxed } from './pool-lp.ts';

const ROUNDS = 20;
const CUTS_A_ROUND = 30;
/** Cuts tried in a round: fewer when each has many patterns to go through. */
const LEAST_TRIED = 6;
const ROUNDED_CELLS = 1e6;
const LEAST_BROKEN = 0.01;
const WORTH_NARROWING = 0.7;

/** The relaxation that a search starts from: over the patterns that matter, with the cuts that bind. */
export interface Root {
  readonly pool: readonly Pattern[];
  readonly lp: PoolLp;
  readonly cuts: readonly PoolRow[];
  readonly relaxed: Relaxed;
}

/** Rounds of Chvátal–Gomory cuts, the most broken first, until none is broken. */
export function cutRoot(
  model: Model,
  patterns: readonly Pattern[],
  ceiling: number,
  budget: Budget,
): Root {
  const lp = new PoolLp(model, patterns, ceiling, budget);
  let root: Root = { pool: patterns, lp, cuts: [], relaxed: lp.solve([], undefined, ceiling) };
  for (let round = 0; round < ROUNDS && root.relaxed.isSolved; round++) {
    if (root.relaxed.bound >= ceiling || budget.isDone()) break;
    root = narrow(model, root, ceiling, budget);
    const broken = brokenCuts(root, budget);
    if (broken.length === 0) break;
    root = solve(root, [...root.cuts, ...broken], root.relaxed.basis, ceiling);
  }
  // A cut that does not bind would cost work at every node and bound nothing.
  const binding = root.cuts.filter((cut) => brokenBy(cut, root.relaxed) > -1e-4);
  return binding.length < root.cuts.length ? solve(root, binding, undefined, ceiling) : root;
}

function solve(
  root: Root,
  cuts: readonly PoolRow[],
  from: Int32Array | undefined,
  ceiling: number,
): Root {
  return { ...root, cuts, relaxed: root.lp.solve(cuts, from, ceiling) };
}

/** Drops the patterns that the bound rules out; everything after it is quicker. */
function narrow(model: Model, root: Root, ceiling: number, budget: Budget): Root {
  const useful = root.relaxed.useful();
  if (useful.length > root.pool.length * WORTH_NARROWING) return root;
  const pool = useful.flatMap((position) => root.pool[position] ?? []);
  const lp = new PoolLp(model, pool, ceiling, budget);
  useful.forEach((position, n) => {
    if (root.lp.hasColumn(position)) lp.activate(n);
  });
  const cuts = root.cuts.map(({ rhs, coefficients }): PoolRow => {
    return {
      rhs,
      coefficients: Int16Array.from(useful, (position) => coefficients[position] ?? 0),
    };
  });
  return solve({ ...root, pool, lp }, cuts, undefined, ceiling);
}

function brokenCuts({ pool, lp, cuts, relaxed }: Root, budget: Budget): PoolRow[] {
  return relaxed
    .combinations()
    .slice(0, Math.max(LEAST_TRIED, ROUNDED_CELLS / pool.length))
    .flatMap((combination) => (budget.isDone() ? [] : [lp.round(combination, cuts)]))
    .map((cut) => ({ cut, by: brokenBy(cut, relaxed) }))
    .filter(({ by }) => by > LEAST_BROKEN)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, CUTS_A_ROUND)
    .map(({ cut }) => cut);
}

/** By how much the relaxed plan breaks a cut, for the length of the row over the plan's patterns. */
function brokenBy({ coefficients, rhs }: PoolRow, { uses }: Relaxed): number {
  let sum = 0;
  let squares = 0;
  for (const { position, boards } of uses) {
    const coefficient = coefficients[position] ?? 0;
    sum += coefficient * boards;
    squares += coefficient * coefficient;
  }
  return (rhs - sum) / Math.sqrt(Math.max(1, squares));
}
