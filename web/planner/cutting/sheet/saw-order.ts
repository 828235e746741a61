import type { SawCut } from './carve.ts';

/**
 * Cuts in the order in which a person likes to make them: all that can be made without turning what
 * lies on the table, the largest settings first and equal ones one after the other, then a turn, and
 * so on; small parts come last. `after` stays true, and no order needs fewer turns. O(cuts log cuts).
 */
export function inSawOrder(cuts: readonly SawCut[]): SawCut[] {
  const turns: number[] = [];
  // A cut's own setting, but no larger than that of a cut in the same turn that must come before.
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
