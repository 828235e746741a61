import type { SawCut } from './carve.ts';

/**
 * Sorts cuts as users like to make them: all cuts possible without turning the sheet, the largest settings first and
 * equal ones together, then a turn, and so on; small parts last. Respects `after`, and no order needs fewer turns.
 * O(cuts log cuts).
 */
export function inSawOrder(cuts: readonly SawCut[]): SawCut[] {
  const turns: number[] = [];
  // A cut's own setting, but at most that of a cut in the same turn that must come before.
  const ranks: number[] = [];
  cuts.forEach(({ after, distance, isUpright }, i) => {
    const before = after === undefined ? undefined : cuts[after];
    const isTurned = before !== undefined && before.isUpright !== isUpright;
    const wasTurned = (after === undefined ? undefined : turns[after]) ?? 0;
    turns[i] = wasTurned + (isTurned ? 1 : 0);
    const most = before === undefined || isTurned ? Infinity : (ranks[after ?? 0] as number);
    ranks[i] = Math.min(distance, most);
  });
  const order = [...cuts.keys()].toSorted(
    (a, b) =>
      (turns[a] as number) - (turns[b] as number) ||
      (ranks[b] as number) - (ranks[a] as number) ||
      a - b,
  );
  return order.flatMap((i) => cuts[i] ?? []);
}
