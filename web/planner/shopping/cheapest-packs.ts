import { cents, type Cents } from '../measure/units/units.ts';

/** A size that the shop sells: its amount in any integer unit (ml, g, pieces) and its price. */
export interface PackSize {
  readonly id: string;
  readonly size: number;
  readonly price: Cents;
}

export interface PackMix {
  /** Largest size first. */
  readonly packs: readonly { readonly id: string; readonly count: number }[];
  readonly cost: Cents;
  /** Surplus of the packs, in the unit of the need. */
  readonly over: number;
}

interface Ranked extends PackSize {
  /** Index in the caller's list. */
  readonly at: number;
}

/** Best mix found. */
interface Best {
  cost: number;
  over: number;
  many: number;
  counts: readonly number[];
}

/**
 * Cheapest mix of packs that holds at least `need`, in the packs' integer unit. Among equal costs the one with the
 * smallest surplus, then with the fewest packs. Exact branch and bound over the count of each size, best value first: a
 * branch ends if the missing amount at the next size's unit price cannot beat the best mix. Undefined if no pack has a
 * size.
 */
export function cheapestPacks(need: number, offered: readonly PackSize[]): PackMix | undefined {
  const packs = offered
    .map((pack, at): Ranked => ({ ...pack, at }))
    .filter((pack) => pack.size > 0)
    .sort((a, b) => a.price * b.size - b.price * a.size || b.size - a.size);
  if (packs.length === 0) return undefined;
  if (need <= 0) return { packs: [], cost: cents(0), over: 0 };
  const { counts, cost, over } = search(need, packs);
  return {
    packs: packs
      .map(({ id, size }, i) => ({ id, size, count: counts[i] ?? 0 }))
      .filter((line) => line.count > 0)
      .sort((a, b) => b.size - a.size)
      .map(({ id, count }) => ({ id, count })),
    cost: cents(cost),
    over,
  };
}

function search(need: number, packs: readonly Ranked[]): Best {
  const best: Best = { cost: Infinity, over: Infinity, many: Infinity, counts: [] };
  const counts = packs.map(() => 0);
  const largest = Math.max(...packs.map(({ size }) => size));

  /** True if no further mix can be better in cost, then surplus, then number of packs. */
  const hopeless = (missing: number, cost: number, many: number, unit: number): boolean => {
    const least = cost + Math.ceil(missing * unit - 1e-9);
    if (least !== best.cost) return least > best.cost;
    return best.over === 0 && many + Math.ceil(missing / largest) >= best.many;
  };

  const keep = (over: number, cost: number, many: number): void => {
    const worse = cost - best.cost || over - best.over || many - best.many;
    if (worse >= 0) return;
    Object.assign(best, { cost, over, many, counts: [...counts] });
  };

  const fill = (at: number, missing: number, cost: number, many: number): void => {
    const pack = packs[at];
    if (pack === undefined) return;
    const enough = Math.ceil(missing / pack.size);
    counts[at] = enough;
    keep(enough * pack.size - missing, cost + enough * pack.price, many + enough);
    const next = packs[at + 1];
    for (let count = enough - 1; count >= 0 && next !== undefined; count -= 1) {
      const rest = missing - count * pack.size;
      const spent = cost + count * pack.price;
      // Fewer packs of the better value only cost more.
      if (hopeless(rest, spent, many + count, next.price / next.size)) {
        if (spent + rest * (next.price / next.size) > best.cost) break;
        continue;
      }
      counts[at] = count;
      fill(at + 1, rest, spent, many + count);
    }
    counts[at] = 0;
  };

  fill(0, need, 0, 0);
  return best;
}
