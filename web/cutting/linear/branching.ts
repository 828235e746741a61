import type { Budget } from './budget.ts';
import type { Model, Pattern } from './model.ts';
import type { PoolUse } from './pool-lp.ts';

/** A set of patterns whose boards add up to a fraction. */
export interface Branching {
  readonly holds: Holds;
  readonly sum: number;
}

type Place = Pick<PoolUse, 'pattern' | 'position'>;
type Holds = (place: Place) => boolean;
/** Sets of patterns, each with a number for a key: those that a pattern is in, and whether it is in one. */
interface Kind {
  readonly keysOf: (place: Place) => readonly number[];
  readonly holds: (place: Place, key: number) => boolean;
}

const WHOLE = 1e-5;
/** Boards with more types than this are not told apart by pairs: there are too many of them. */
const MOST_PAIRED = 20;

/**
 * Where to branch: on all boards of one stock, else on the boards that hold two given pieces together
 * (Ryan and Foster), else on one pattern; in each case on the sum nearest a half. None when all
 * boards are whole.
 */
export function chooseBranching(
  model: Model,
  uses: readonly PoolUse[],
  budget: Budget,
): Branching | undefined {
  const types = model.sizes.length;
  const kinds: readonly Kind[] = [
    {
      keysOf: ({ pattern }) => [pattern.stock],
      holds: ({ pattern }, key) => pattern.stock === key,
    },
    {
      keysOf: ({ pattern }) => pairs(pattern, types),
      holds: ({ pattern }, key) => holdsPair(pattern, Math.floor(key / types), key % types),
    },
    { keysOf: ({ position }) => [position], holds: ({ position }, key) => position === key },
  ];
  for (const { keysOf, holds } of kinds) {
    const sums = new Map<number, number>();
    for (const use of uses) {
      const keys = keysOf(use);
      budget.spend(10 * keys.length);
      for (const key of keys) sums.set(key, (sums.get(key) ?? 0) + use.boards);
    }
    let [best, sum] = [-1, 0];
    for (const [key, boards] of sums) {
      if (distance(boards) > distance(sum) + 1e-9) [best, sum] = [key, boards];
    }
    if (distance(sum) > WHOLE) return { sum, holds: (place) => holds(place, best) };
  }
  return undefined;
}

/** How far from the nearest whole number. */
const distance = (value: number): number => Math.abs(value - Math.round(value));

/** Every pair of types on a board, a type with itself when there are two of it, as one number. */
function pairs({ types, counts }: Pattern, base: number): number[] {
  if (types.length > MOST_PAIRED) return [];
  return types.flatMap((first, a) =>
    types.slice((counts[a] ?? 0) > 1 ? a : a + 1).map((second) => first * base + second),
  );
}

function holdsPair({ types, counts }: Pattern, first: number, second: number): boolean {
  const at = types.length > MOST_PAIRED ? -1 : types.indexOf(first);
  if (at < 0) return false;
  return first === second ? (counts[at] ?? 0) > 1 : types.includes(second, at);
}
