import { NONE, type Forest } from './forest.ts';
import type { Random } from '../random.ts';

/** Maximum number of pieces that a step removes, and of their sheets. */
const RUIN_PIECES = 8;
const RUIN_SHEETS = 3;

/** Removes a few pieces from one to three random sheets before `end`. */
export function ruin(forest: Forest, end: number, random: Random): void {
  let wanted = 1 + random.below(RUIN_PIECES);
  for (let sheets = 1 + random.below(RUIN_SHEETS); sheets > 0 && wanted > 0; sheets--) {
    const slot = randomSlot(forest, end, random);
    if (slot === NONE) return;
    let share = sheets === 1 ? wanted : 1 + random.below(wanted);
    while (share > 0 && forest.root[slot] !== NONE) {
      const taken = forest.remove(slot, randomNode(forest, slot, share, random));
      share -= taken;
      wanted -= taken;
    }
  }
}

function randomSlot({ root }: Forest, end: number, random: Random): number {
  let found = NONE;
  let seen = 0;
  for (let slot = 0; slot < end; slot++) {
    if (root[slot] === NONE) continue;
    if (random.below(++seen) === 0) found = slot;
  }
  return found;
}

/** A node some levels down a tree; the root, and so the complete sheet, only if it has few pieces. */
function randomNode(forest: Forest, slot: number, few: number, random: Random): number {
  const { root, count, first, next } = forest;
  let node = root[slot] as number;
  if ((count[slot] as number) <= few && random.next() < 0.5) return node;
  for (;;) {
    let seen = 0;
    let found = NONE;
    for (let c = first[node] as number; c !== NONE; c = next[c] as number) {
      if (random.below(++seen) === 0) found = c;
    }
    if (found === NONE) return node;
    node = found;
    if (random.next() < 0.2) return node;
  }
}
