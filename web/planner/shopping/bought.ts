/** Bought in a quantity that was not kept: as many as the plan asks for. */
export const AS_PLANNED = Number.MAX_SAFE_INTEGER;

/** One size on the list: what is there of it, what to add, what could go back. */
export interface Counts {
  readonly bought: number;
  readonly toBuy: number;
  readonly toReturn: number;
}

interface Held {
  readonly id: string;
  readonly size: number;
  readonly price: number;
  readonly bought: number;
}

/**
 * Bought packs that could go back if they hold more than needed: the most expensive first, each as often as the surplus
 * allows.
 */
export function couldReturn(held: readonly Held[], surplus: number): ReadonlyMap<string, number> {
  let left = surplus;
  const back = new Map<string, number>();
  for (const { id, size, bought } of held.toSorted((a, b) => b.price - a.price)) {
    const count = size <= 0 ? 0 : Math.min(bought, Math.floor(left / size));
    if (count > 0) back.set(id, count);
    left -= count * size;
  }
  return back;
}
