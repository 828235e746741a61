import type { Budget } from './budget.ts';
import { cutRoot } from './cut-root.ts';
import { usesCost, type LinearModel, type Pattern, type Use } from './model.ts';
import { PoolLp, type PoolRow, type PoolUse } from './pool-lp.ts';

export interface Branched {
  /** The cheapest plan found below the ceiling. */
  readonly uses: readonly Use[] | undefined;
  /** Proven lower bound on any plan over these patterns. */
  readonly bound: number;
}

interface Node {
  /** Proven for the parent node. */
  readonly bound: number;
  readonly rows: readonly PoolRow[];
  readonly basis: Int32Array;
}

const WHOLE = 1e-5;
/** Memory limit of the rows of all nodes. */
const MOST_BYTES = 128 * 2 ** 20;

/**
 * The cheapest integer plan over a list of patterns that costs less than `ceiling`: branch and bound, lowest bound
 * first and depth first among equals, with Chvátal–Gomory cuts at the root. A node is dropped only by an exact integer
 * bound.
 */
export function branch(
  model: LinearModel,
  pool: readonly Pattern[],
  firstCeiling: number,
  budget: Budget,
): Branched {
  const lp = new PoolLp(model, pool, firstCeiling, budget);
  const { cuts, relaxed: root } = cutRoot(lp, firstCeiling, budget);
  const open: Node[] = [{ bound: 0, rows: [], basis: root.basis }];
  let ceiling = firstCeiling;
  let uses: readonly Use[] | undefined;
  let held = 0;
  while (open.length > 0) {
    const node = takeBest(open);
    if (node.bound >= ceiling) return { uses, bound: ceiling };
    const { rows } = node;
    const relaxed = rows.length === 0 ? root : lp.solve([...cuts, ...rows], node.basis, ceiling);
    if (!relaxed.isSolved || budget.isDone()) return { uses, bound: node.bound };
    const { bound, basis } = relaxed;
    if (bound >= ceiling) continue;
    const branching = fractional(relaxed.uses);
    if (branching === undefined) {
      // An integer plan that satisfies every row costs what the relaxation does: the node is settled.
      if (relaxed.isBroken) return { uses, bound: node.bound };
      const plan = relaxed.uses.map(({ pattern, boards }) => ({
        pattern,
        boards: Math.round(boards),
      }));
      const cost = usesCost(model, plan);
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
      open.push({ bound, rows: [...rows, row], basis });
    }
  }
  return { uses, bound: ceiling };
}

/** The node with the lowest bound; among equals the last one, so that plans are found early. */
function takeBest(open: Node[]): Node {
  let best = open.length - 1;
  for (let n = open.length - 2; n >= 0; n--) {
    if ((open[n]?.bound ?? 0) < (open[best]?.bound ?? 0)) best = n;
  }
  const [node] = open.splice(best, 1);
  if (node === undefined) throw new Error('no open node');
  return node;
}

/** A set of patterns with a fractional sum of boards. */
interface Branching {
  readonly sum: number;
  readonly holds: (stock: number, position: number) => boolean;
}

/** Branching set: all boards of one stock, otherwise of one pattern, whose sum is fractional and nearest to a half. */
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

/** Distance from the nearest integer. */
const distance = (value: number): number => Math.abs(value - Math.round(value));

const nearestHalf = (sums: readonly (readonly [number, number])[]): readonly [number, number] =>
  sums.reduce(
    (best, each) => (distance(each[1]) > distance(best[1]) + 1e-9 ? each : best),
    [-1, 0],
  );
