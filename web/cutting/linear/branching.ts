import type { Budget } from './budget.ts';
import type { Holds, Model, Pattern } from './model.ts';
import type { Relaxed } from './pool-lp.ts';

/** A set of patterns whose boards add up to a fraction. */
export interface Branching {
  readonly holds: Holds;
  readonly sum: number;
}

const WHOLE = 1e-5;
const STOCKS_TRIED = 20;
const PAIRS_TRIED = 8;
const SINGLES_TRIED = 2;

/**
 * Where to branch: on all boards of one stock, on the boards that hold two given pieces together
 * (Ryan and Foster), or on one pattern. Of the sums nearest a half, the one that both ways would
 * raise the cost most. None when all boards are whole.
 */
export function chooseBranching(
  model: Model,
  pool: readonly Pattern[],
  relaxed: Relaxed,
  budget: Budget,
): Branching | undefined {
  if (relaxed.boards.every((boards) => distance(boards) <= WHOLE)) return undefined;
  const candidates = [
    ...stockBranchings(model, pool, relaxed),
    ...pairBranchings(model, pool, relaxed, budget),
    ...singleBranchings(relaxed),
  ];
  let best: Branching | undefined;
  let most = -1;
  for (const branching of candidates) {
    if (best !== undefined && budget.isDone()) break;
    const { more, less } = relaxed.penalties(branching.holds);
    const up = Math.min(1e9, more) * (Math.ceil(branching.sum) - branching.sum);
    const down = Math.min(1e9, less) * (branching.sum - Math.floor(branching.sum));
    const score = Math.min(up, down) + 0.1 * Math.max(up, down) + 1e-3 * distance(branching.sum);
    if (score > most + 1e-9) {
      most = score;
      best = branching;
    }
  }
  return best;
}

/** How far from the nearest whole number. */
const distance = (value: number): number => Math.abs(value - Math.round(value));

function stockBranchings(model: Model, pool: readonly Pattern[], relaxed: Relaxed): Branching[] {
  if (model.cost.length < 2) return [];
  const sums = new Float64Array(model.cost.length);
  relaxed.positions.forEach((position, n) => {
    const stock = pool[position]?.stock ?? 0;
    sums[stock] = (sums[stock] ?? 0) + (relaxed.boards[n] ?? 0);
  });
  return Array.from(sums, (sum, stock) => ({ sum, stock }))
    .filter(({ sum }) => distance(sum) > 1e-4)
    .toSorted((a, b) => distance(b.sum) - distance(a.sum) || a.stock - b.stock)
    .slice(0, STOCKS_TRIED)
    .toSorted((a, b) => a.stock - b.stock)
    .map(({ sum, stock }) => ({ sum, holds: (pattern) => pattern.stock === stock }));
}

function pairBranchings(
  model: Model,
  pool: readonly Pattern[],
  relaxed: Relaxed,
  budget: Budget,
): Branching[] {
  const types = model.sizes.length;
  const sums = new Map<number, number>();
  relaxed.positions.forEach((position, n) => {
    const pattern = pool[position];
    if (pattern === undefined || budget.isDone()) return;
    budget.spend(10 * pattern.types.length ** 2);
    for (const pair of pairs(pattern, types)) {
      sums.set(pair, (sums.get(pair) ?? 0) + (relaxed.boards[n] ?? 0));
    }
  });
  return [...sums]
    .filter(([, sum]) => distance(sum) > 1e-4)
    .toSorted((a, b) => distance(b[1]) - distance(a[1]) || a[0] - b[0])
    .slice(0, PAIRS_TRIED)
    .map(([pair, sum]) => {
      const [first, second] = [Math.floor(pair / types), pair % types];
      return { sum, holds: (pattern) => holdsPair(pattern, first, second) };
    });
}

/** Every pair of types on a board, a type with itself when there are two of it, as one number. */
function pairs(pattern: Pattern, types: number): number[] {
  const found: number[] = [];
  pattern.types.forEach((first, a) => {
    if ((pattern.counts[a] ?? 0) > 1) found.push(first * types + first);
    for (let b = a + 1; b < pattern.types.length; b++) {
      found.push(first * types + (pattern.types[b] ?? 0));
    }
  });
  return found;
}

function holdsPair(pattern: Pattern, first: number, second: number): boolean {
  const a = pattern.types.indexOf(first);
  if (a < 0) return false;
  return first === second ? (pattern.counts[a] ?? 0) > 1 : pattern.types.includes(second);
}

function singleBranchings(relaxed: Relaxed): Branching[] {
  return Array.from(relaxed.boards, (sum, n) => ({ sum, n }))
    .filter(({ sum }) => distance(sum) > WHOLE)
    .toSorted((a, b) => distance(b.sum) - distance(a.sum) || a.n - b.n)
    .slice(0, SINGLES_TRIED)
    .map(({ sum, n }) => ({ sum, holds: (_, position) => position === relaxed.positions[n] }));
}
