import type { Budget } from './budget.ts';
import type { PoolLp, PoolRow, Relaxed } from './pool-lp.ts';

const ROUNDS = 20;
const CUTS_A_ROUND = 30;
/** Cuts tried per round: fewer if each has many patterns to process. */
const LEAST_TRIED = 6;
const ROUNDED_CELLS = 1e6;
const LEAST_BROKEN = 0.01;

/** The relaxation at the root of a search, with the binding cuts. */
export interface Root {
  readonly cuts: readonly PoolRow[];
  readonly relaxed: Relaxed;
}

/** Rounds of Chvátal–Gomory cuts, the most violated first, until none is violated. */
export function cutRoot(lp: PoolLp, ceiling: number, budget: Budget): Root {
  const cuts: PoolRow[] = [];
  let relaxed = lp.solve([], undefined, ceiling);
  for (let round = 0; round < ROUNDS && relaxed.isSolved; round++) {
    if (relaxed.bound >= ceiling || budget.isDone()) break;
    const broken = brokenCuts(lp, cuts, relaxed, budget);
    if (broken.length === 0) break;
    cuts.push(...broken);
    relaxed = lp.solve(cuts, relaxed.basis, ceiling);
  }
  // A cut that does not bind would cost work at every node and improve nothing.
  const binding = cuts.filter((cut) => brokenBy(cut, relaxed) > -1e-4);
  if (binding.length === cuts.length) return { cuts, relaxed };
  return { cuts: binding, relaxed: lp.solve(binding, undefined, ceiling) };
}

function brokenCuts(
  lp: PoolLp,
  cuts: readonly PoolRow[],
  relaxed: Relaxed,
  budget: Budget,
): PoolRow[] {
  return relaxed
    .combinations()
    .slice(0, Math.max(LEAST_TRIED, ROUNDED_CELLS / lp.pool.length))
    .flatMap((combination) => (budget.isDone() ? [] : [lp.round(combination, cuts)]))
    .map((cut) => ({ cut, by: brokenBy(cut, relaxed) }))
    .filter(({ by }) => by > LEAST_BROKEN)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, CUTS_A_ROUND)
    .map(({ cut }) => cut);
}

/** Violation of a cut by the relaxed plan, relative to the norm of the row over the plan's patterns. */
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
