import type { Budget } from './budget.ts';
import { costOf, type Model, type Pattern, type Use } from './model.ts';
import { PoolLp, type PoolRow, type PoolUse, type Relaxed } from './pool-lp.ts';

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
  readonly basis?: Int32Array;
}

const ROOT: Node = { bound: 0, rows: [] };
const CUT_ROUNDS = 20;
const CUTS_A_ROUND = 30;
/** Rows tried in a round: fewer when each has many patterns to go through. */
const LEAST_TRIED = 6;
const ROUNDED_CELLS = 1e6;
const LEAST_BROKEN = 0.01;
const WORTH_NARROWING = 0.7;
const WHOLE = 1e-5;
/** What the rows of all nodes may take of the memory. */
const MOST_BYTES = 128 * 2 ** 20;

/**
 * The cheapest whole plan over a list of patterns that costs less than `ceiling`: branch and bound,
 * lowest bound first and deep among equals, with Chvátal–Gomory cuts at the root. A node is dropped
 * only on an exact integer bound.
 */
export function branch(
  model: Model,
  patterns: readonly Pattern[],
  firstCeiling: number,
  budget: Budget,
): Branched {
  let pool = patterns;
  let lp = new PoolLp(model, pool, firstCeiling, budget);
  let cuts: PoolRow[] = [];
  const open: Node[] = [ROOT];
  let ceiling = firstCeiling;
  let uses: readonly Use[] | undefined;
  let held = 0;

  const solve = ({ rows, basis }: Node): Relaxed => lp.solve([...cuts, ...rows], basis, ceiling);
  /** Drops the patterns that the root's bound rules out; everything after it is quicker. */
  const narrow = (root: Relaxed): Relaxed => {
    const useful = root.useful();
    if (useful.length > pool.length * WORTH_NARROWING) return root;
    const active = useful.flatMap((position, n) => (lp.hasColumn(position) ? [n] : []));
    pool = useful.flatMap((position) => pool[position] ?? []);
    cuts = cuts.map(({ rhs, coefficients }) => {
      return { rhs, coefficients: Int16Array.from(useful, (p) => coefficients[p] ?? 0) };
    });
    lp = new PoolLp(model, pool, firstCeiling, budget);
    for (const position of active) lp.activate(position);
    return solve(ROOT);
  };
  const cutOff = (first: Relaxed): Relaxed => {
    let relaxed = first;
    for (let round = 0; round < CUT_ROUNDS && relaxed.isSolved; round++) {
      if (relaxed.bound >= ceiling || budget.isDone()) break;
      relaxed = narrow(relaxed);
      const broken = relaxed
        .combinations()
        .slice(0, Math.max(LEAST_TRIED, ROUNDED_CELLS / pool.length))
        .flatMap((combination) => (budget.isDone() ? [] : [lp.round(combination, cuts)]))
        .map((row) => ({ row, by: brokenBy(row, relaxed) }))
        .filter(({ by }) => by > LEAST_BROKEN)
        .toSorted((a, b) => b.by - a.by)
        .slice(0, CUTS_A_ROUND);
      if (broken.length === 0) break;
      cuts.push(...broken.map(({ row }) => row));
      relaxed = solve({ ...ROOT, basis: relaxed.basis });
    }
    // A row that does not bind would cost work at every node and bound nothing.
    const binding = cuts.filter((row) => brokenBy(row, relaxed) > -1e-4);
    if (binding.length === cuts.length) return relaxed;
    cuts = binding;
    return solve(ROOT);
  };

  while (open.length > 0) {
    const node = takeBest(open);
    if (node.bound >= ceiling) return { uses, bound: ceiling };
    let relaxed = solve(node);
    if (node === ROOT) relaxed = cutOff(relaxed);
    if (!relaxed.isSolved || budget.isDone()) return { uses, bound: node.bound };
    const { bound, basis } = relaxed;
    if (bound >= ceiling) continue;
    const branching = fractional(relaxed.uses);
    if (branching === undefined) {
      // A whole plan that keeps every row costs what the relaxation does: the node is settled.
      if (relaxed.isBroken) return { uses, bound: node.bound };
      const plan = relaxed.uses.map(({ pattern, boards }) => ({
        pattern,
        boards: Math.round(boards),
      }));
      const cost = costOf(model, plan);
      if (cost >= ceiling) continue;
      ceiling = cost;
      uses = plan;
      continue;
    }
    const { sum, holds } = branching;
    const up = new Int16Array(pool.length);
    pool.forEach(({ stock }, position) => {
      if (holds(stock, position)) up[position] = 1;
    });
    const down = up.map((one) => -one);
    held += up.byteLength + down.byteLength;
    if (held > MOST_BYTES) return { uses, bound: node.bound };
    for (const row of [
      { coefficients: down, rhs: -Math.floor(sum) },
      { coefficients: up, rhs: Math.ceil(sum) },
    ]) {
      open.push({ bound, rows: [...node.rows, row], basis });
    }
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

/** By how much the relaxed plan breaks a row, for the length of the row over the plan's patterns. */
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

/** A set of patterns whose boards add up to a fraction. */
interface Branching {
  readonly sum: number;
  readonly holds: (stock: number, position: number) => boolean;
}

/** Where to branch: all boards of one stock, else of one pattern, of whose sums are fractions nearest a half. */
function fractional(uses: readonly PoolUse[]): Branching | undefined {
  const stocks = new Map<number, number>();
  for (const { pattern, boards } of uses) {
    stocks.set(pattern.stock, (stocks.get(pattern.stock) ?? 0) + boards);
  }
  const [stock, ofStock] = nearestHalf([...stocks]);
  if (distance(ofStock) > WHOLE) return { sum: ofStock, holds: (other) => other === stock };
  const [one, sum] = nearestHalf(uses.map(({ position, boards }) => [position, boards]));
  if (distance(sum) > WHOLE) return { sum, holds: (_, position) => position === one };
  return undefined;
}

/** How far from the nearest whole number. */
const distance = (value: number): number => Math.abs(value - Math.round(value));

const nearestHalf = (sums: readonly (readonly [number, number])[]): readonly [number, number] =>
  sums.reduce(
    (best, each) => (distance(each[1]) > distance(best[1]) + 1e-9 ? each : best),
    [-1, 0],
  );
