import type { Length } from '../measure/units.ts';

/** A length of paper to be cut. */
export interface Drop {
  readonly length: Length;
  /** Counted from the first strip on the wall. */
  readonly column: number;
  /** Starts half a repeat down the pattern, as every second strip of a half-drop does. */
  readonly shifted: boolean;
}

/** One roll and what is cut from it, in this order, by the drops' places in the list. */
export interface Roll {
  readonly drops: readonly number[];
  readonly left: Length;
}

interface Open {
  readonly drops: number[];
  left: number;
  shifted: boolean;
}

/**
 * Cuts drops from as few rolls as it can: shifted and unshifted ones in turn, the longest first,
 * each from the roll that it leaves least of. Where a roll changes between the two, half a repeat is
 * lost; a whole number of repeats is cut each time, so nothing else is.
 */
export function cutRolls(drops: readonly Drop[], roll: Length, repeat: Length): Roll[] {
  const order = drops
    .map((drop, at) => ({ ...drop, at }))
    .sort((a, b) => Number(a.shifted) - Number(b.shifted) || b.length - a.length || a.at - b.at);
  const open: Open[] = [];
  for (const drop of order) {
    const lost = (one: Open): number => (one.shifted === drop.shifted ? 0 : Math.ceil(repeat / 2));
    let best: Open | undefined;
    for (const one of open) {
      const after = one.left - lost(one) - drop.length;
      if (after >= 0 && (best === undefined || after < best.left - lost(best) - drop.length)) {
        best = one;
      }
    }
    if (best === undefined) {
      open.push({ drops: [drop.at], left: roll - drop.length, shifted: drop.shifted });
    } else {
      best.left -= lost(best) + drop.length;
      best.shifted = drop.shifted;
      best.drops.push(drop.at);
    }
  }
  return open.map((one) => ({ drops: one.drops, left: one.left as Length }));
}
