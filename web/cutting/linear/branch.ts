import type { Budget } from './budget.ts';
import { findCuts } from './cuts.ts';
import { costOf, type Holds, type Model, type Pattern, type Use } from './model.ts';
import { PoolLp, type BasisCode, type PoolRow, type Relaxed } from './pool-lp.ts';
import { chooseBranching } from './branching.ts';

export interface Branched {
  /** The cheapest plan found below the ceiling. */
  readonly uses: readonly Use[] | undefined;
  /** Proven: nothing over these patterns costs less. */
  readonly bound: number;
}

interface Node {
  /** Proven for the node above. */
  readonly bound: number;
  readonly rows: readonly PoolRow[];
  readonly basis: BasisCode | undefined;
}

const CUT_ROUNDS = 20;
const CUTS_A_ROUND = 30;
/** Rows tried in a round: fewer when each has many patterns to go through. */
const LEAST_TRIED = 6;
const ROUNDED_CELLS = 1e6;
const LEAST_BROKEN = 0.01;
const WORTH_NARROWING = 0.7;
/** What the rows of all nodes may take of the memory. */
const MOST_BYTES = 128 * 2 ** 20;

/**
 * The cheapest whole plan over a list of patterns that costs less than `ceiling`: branch and bound,
 * lowest bound
 * first and deep among equals, with Chvátal–Gomory cuts at the root. A node is dropped
 * only on an exact integer bound.
 */
export function branch(
  model: Model,
  patterns: readonly Pattern[],
  firstCeiling: number,
  budget: Budget,
  onPlan: (uses: readonly Use[]) => void,
): Branched {
  let pool = patterns;
  let lp = new PoolLp(model, pool, firstCeiling, budget);
  let cuts: PoolRow[] = [];
  const open: Node[] = [{ bound: 0, rows: [], basis: undefined }];
  let nextId = model.sizes.length + model.limit.length;
  let ceiling = firstCeiling;
  let uses: readonly Use[] | undefined;
  let held = 0;

  const solve = (node: Node): Relaxed => lp.solve([...cuts, ...node.rows], node.basis, ceiling);
  /** Drops the patterns that the root's bound rules out; everything after it is quicker. */
  const narrow = (root: Relaxed): Relaxed => {
    const useful = root.useful();
    if (useful.length > pool.length * WORTH_NARROWING) return root;
    const active = useful.flatMap((position, n) => (lp.hasColumn(position) ? [n] : []));
    pool = useful.flatMap((position) => pool[position] ?? []);
    cuts = cuts.map(({ id, sign, rhs, coefficients }) => {
      return { id, sign, rhs, coefficients: pick(coefficients, useful) };
    });
    lp = new PoolLp(model, pool, firstCeiling, budget);
    for (const position of active) lp.activate(position);
    return solve({ bound: 0, rows: [], basis: undefined });
  };
  const cutOff = (first: Relaxed): Relaxed => {
    let relaxed = first;
    for (let round = 0; round < CUT_ROUNDS && relaxed.isSolved; round++) {
      if (relaxed.bound >= ceiling || budget.isDone()) break;
      relaxed = narrow(relaxed);
      const used = relaxed.positions.flatMap((position) => pool[position] ?? []);
      const rows = [
        ...findCuts(model, used, relaxed.boards, CUTS_A_ROUND, budget),
        ...relaxed.combinations(),
      ]
        .slice(0, Math.max(LEAST_TRIED, ROUNDED_CELLS / pool.length))
        .flatMap((combination) => (budget.isDone() ? [] : [lp.round(combination, cuts, nextId++)]));
      const broken = worstBroken(rows, relaxed);
      if (broken.length === 0) break;
      cuts.push(...broken);
      relaxed = solve({ bound: 0, rows: [], basis: relaxed.basis });
    }
    // A row that does not bind would cost work at every node and bound nothing.
    cuts = cuts.filter((row) => brokenBy(row, relaxed) > -1e-4);
    return relaxed;
  };
  const keepWhole = (relaxed: Relaxed): void => {
    const plan = relaxed.positions.flatMap((position, n) => {
      const pattern = pool[position];
      return pattern === undefined ? [] : [{ pattern, boards: Math.round(relaxed.boards[n] ?? 0) }];
    });
    const cost = costOf(model, plan);
    if (cost >= ceiling) return;
    ceiling = cost;
    uses = plan;
    onPlan(plan);
  };

  while (open.length > 0) {
    const node = takeBest(open);
    if (node.bound >= ceiling) return { uses, bound: ceiling };
    let relaxed = solve(node);
    if (node.basis === undefined) relaxed = cutOff(relaxed);
    if (!relaxed.isSolved || budget.isDone()) return { uses, bound: node.bound };
    if (relaxed.bound >= ceiling) continue;
    const branching = chooseBranching(model, pool, relaxed, budget);
    if (branching === undefined) {
      // A whole plan that keeps every row costs what the relaxation does: the node is settled.
      if (relaxed.isBroken) return { uses, bound: node.bound };
      keepWhole(relaxed);
      continue;
    }
    held += pool.length * Uint16Array.BYTES_PER_ELEMENT;
    if (held > MOST_BYTES) return { uses, bound: node.bound };
    const coefficients = membersOf(pool, branching.holds);
    const { sum } = branching;
    const down: PoolRow = { id: nextId++, coefficients, sign: -1, rhs: Math.floor(sum) };
    const up: PoolRow = { id: nextId++, coefficients, sign: 1, rhs: Math.ceil(sum) };
    const { basis, bound } = relaxed;
    open.push({ bound, rows: [...node.rows, down], basis });
    open.push({ bound, rows: [...node.rows, up], basis });
  }
  return { uses, bound: ceiling };
}

/** The node with the lowest bound; of equals the one pushed last, so that plans come early. */
function takeBest(open: Node[]): Node {
  let best = open.length - 1;
  for (let n = open.length - 2; n >= 0; n--) {
    if ((open[n]?.bound ?? 0) < (open[best]?.bound ?? 0)) best = n;
  }
  const [node] = open.splice(best, 1);
  if (node === undefined) throw new Error('no open node');
  return node;
}

function worstBroken(rows: readonly PoolRow[], relaxed: Relaxed): PoolRow[] {
  return rows
    .map((row) => ({ row, by: brokenBy(row, relaxed) }))
    .filter(({ by }) => by > LEAST_BROKEN)
    .toSorted((a, b) => b.by - a.by || a.row.id - b.row.id)
    .slice(0, CUTS_A_ROUND)
    .map(({ row }) => row);
}

function membersOf(pool: readonly Pattern[], holds: Holds): Uint16Array {
  const members = new Uint16Array(pool.length);
  pool.forEach((pattern, position) => {
    if (holds(pattern, position)) members[position] = 1;
  });
  return members;
}

const pick = (values: Uint16Array, positions: readonly number[]): Uint16Array =>
  Uint16Array.from(positions, (position) => values[position] ?? 0);

/** By how much the relaxed plan breaks a row, for the length of the row over the plan's patterns. */
function brokenBy(row: PoolRow, relaxed: Relaxed): number {
  let sum = 0;
  let squares = 0;
  relaxed.positions.forEach((position, n) => {
    const coefficient = row.coefficients[position] ?? 0;
    sum += coefficient * (relaxed.boards[n] ?? 0);
    squares += coefficient * coefficient;
  });
  return (row.rhs - sum) / Math.sqrt(Math.max(1, squares));
}
