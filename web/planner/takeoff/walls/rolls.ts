import { length, type Length } from '../../measure/units/units.ts';

/** A length of paper to be cut. */
export interface Drop {
  readonly length: Length;
  /** Counted from the first strip on the wall. */
  readonly column: number;
  /** How far down the pattern it starts, less than a repeat; 0 for plain paper. */
  readonly start: Length;
}

/** One roll and what is cut from it, in this order, by the drops' places in the list. */
export interface Roll {
  readonly drops: readonly number[];
  /** After the last of them. */
  readonly left: Length;
}

type Placed = Drop & { readonly at: number };

interface Open {
  readonly drops: number[];
  /** Where in the pattern the roll begins: where its first drop does. */
  readonly start: number;
  used: number;
}

/** How much of a roll is gone once a drop is cut from it where its pattern begins next. */
function usedWith(roll: Open, drop: Drop, repeat: number): number {
  const off = drop.start - roll.start - roll.used;
  const wait = repeat === 0 ? 0 : ((off % repeat) + repeat) % repeat;
  return roll.used + wait + drop.length;
}

/** Each drop in turn from the roll that it leaves least of. */
function cutInOrder(drops: readonly Placed[], roll: Length, repeat: Length): readonly Open[] {
  const open: Open[] = [];
  for (const drop of drops) {
    let best: { readonly roll: Open; readonly used: number } | undefined;
    for (const one of open) {
      const used = usedWith(one, drop, repeat);
      if (used <= roll && (best === undefined || used > best.used)) best = { roll: one, used };
    }
    if (best === undefined) {
      open.push({ drops: [drop.at], start: drop.start, used: drop.length });
    } else {
      best.roll.used = best.used;
      best.roll.drops.push(drop.at);
    }
  }
  return open;
}

/**
 * Cuts drops from as few rolls as it can, each where its part of the pattern comes next: the longest first, as
 * they hang, or those that start alike one after the other, whichever takes fewer rolls. No drop is
 * longer than a roll.
 */
export function cutRolls(drops: readonly Drop[], roll: Length, repeat: Length): Roll[] {
  const placed = drops.map((drop, at) => ({ ...drop, at }));
  const asHung = placed.toSorted((a, b) => b.length - a.length || a.at - b.at);
  const alike = asHung.toSorted((a, b) => a.start - b.start);
  const [first, other] = [asHung, alike].map((order) => cutInOrder(order, roll, repeat));
  const fewest = other !== undefined && other.length < (first?.length ?? 0) ? other : first;
  return (fewest ?? []).map((one) => ({ drops: one.drops, left: length(roll - one.used) }));
}
