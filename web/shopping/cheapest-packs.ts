import { cents, type Cents } from '../measure/units.ts';

/** A size that the shop sells: its amount in any integer unit (ml, g, pieces) and its price. */
export interface Pack {
  readonly id: string;
  readonly size: number;
  readonly price: Cents;
}

export interface PackMix {
  /** Largest size first. */
  readonly packs: readonly { readonly id: string; readonly count: number }[];
  readonly cost: Cents;
  /** What the packs hold beyond the need, in the unit of the need. */
  readonly over: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * How many of the best-value pack can be taken outright. Any `best.size` other packs contain a
 * group whose sizes sum to a multiple of `best.size`, which best packs replace at no greater cost;
 * so some cheapest mix needs fewer than that many others, and the rest of the need is best packs.
 */
function certain(need: number, best: number, largest: number): number {
  return Math.max(0, Math.floor((need - best * largest) / best));
}

/**
 * The cheapest mix of packs that holds at least `need` (any integer unit, the packs' own). Among
 * equal costs the one with the least left over, then the fewest packs. Exact: dynamic programming
 * over the need in steps of the sizes' greatest common divisor. Undefined where no pack has a size.
 */
export function cheapestPacks(need: number, offered: readonly Pack[]): PackMix | undefined {
  const packs = offered.filter((pack) => pack.size > 0);
  if (packs.length === 0) return undefined;
  if (need <= 0) return { packs: [], cost: cents(0), over: 0 };
  const step = packs.reduce((divisor, pack) => gcd(divisor, pack.size), 0);
  const sizes = packs.map((pack) => pack.size / step);
  const target = Math.ceil(need / step);
  const best = packs.reduce((a, b) => (b.price * a.size < a.price * b.size ? b : a));
  const bestSize = best.size / step;
  const outright = certain(target, bestSize, Math.max(...sizes));
  const counts = fill(target - outright * bestSize, sizes, packs);
  const bestIndex = packs.indexOf(best);
  counts[bestIndex] = (counts[bestIndex] ?? 0) + outright;
  const held = counts.reduce((sum, count, i) => sum + count * (packs[i]?.size ?? 0), 0);
  return {
    packs: packs
      .map((pack, i) => ({ id: pack.id, size: pack.size, count: counts[i] ?? 0 }))
      .filter((line) => line.count > 0)
      .sort((a, b) => b.size - a.size)
      .map(({ id, count }) => ({ id, count })),
    cost: cents(counts.reduce((sum, count, i) => sum + count * (packs[i]?.price ?? 0), 0)),
    over: held - need,
  };
}

/** Least-cost counts for exactly `target` steps or the least overshoot at the same cost. */
function fill(target: number, sizes: readonly number[], packs: readonly Pack[]): number[] {
  const reach = target + Math.max(...sizes);
  const cost = new Float64Array(reach).fill(Infinity);
  const number = new Int32Array(reach);
  const last = new Int16Array(reach).fill(-1);
  cost[0] = 0;
  for (let held = 1; held < reach; held += 1) {
    for (const [i, size] of sizes.entries()) {
      if (size > held) continue;
      const total = (cost[held - size] ?? Infinity) + (packs[i]?.price ?? 0);
      const many = (number[held - size] ?? 0) + 1;
      const known = cost[held] ?? Infinity;
      if (total < known || (total === known && total < Infinity && many < (number[held] ?? 0))) {
        cost[held] = total;
        number[held] = many;
        last[held] = i;
      }
    }
  }
  let at = target;
  for (let held = target; held < reach; held += 1) {
    if ((cost[held] ?? Infinity) < (cost[at] ?? Infinity)) at = held;
  }
  const counts: number[] = sizes.map(() => 0);
  for (let i = last[at] ?? -1; i >= 0; i = last[at] ?? -1) {
    counts[i] = (counts[i] ?? 0) + 1;
    at -= sizes[i] ?? at;
  }
  return counts;
}
