import { length, type Length } from '../../measure/units/units.ts';

/** A length of paper to cut. */
export interface PaperDrop {
  readonly length: Length;
  /** Index from the first strip on the wall. */
  readonly column: number;
  /** Start in the pattern, less than a repeat; 0 for plain paper. */
  readonly start: Length;
}

/** One roll and its drops in cutting order, by their index in the list. */
export interface Roll {
  readonly drops: readonly number[];
  /** Rest after the last drop. */
  readonly left: Length;
}

type Placed = PaperDrop & { readonly at: number };

interface Open {
  readonly drops: number[];
  /** Position in the pattern at which the roll begins: that of its first drop. */
  readonly start: number;
  used: number;
}

/** Used length of a roll after cutting a drop at its next pattern start. */
function usedWith(roll: Open, drop: PaperDrop, repeat: number): number {
  const off = drop.start - roll.start - roll.used;
  const wait = repeat === 0 ? 0 : ((off % repeat) + repeat) % repeat;
  return roll.used + wait + drop.length;
}

/** Rest up to full repeats: rolls begin anywhere in the pattern, so trades divide them by drops rounded up to repeats. */
const restOf = (drop: PaperDrop, repeat: number): number =>
  repeat === 0 ? 0 : Math.ceil(drop.length / repeat) * repeat - drop.length;

/** Cuts each drop in turn from the roll with the smallest rest. */
function cutInOrder(drops: readonly Placed[], roll: Length, repeat: Length): readonly Open[] {
  const open: Open[] = [];
  for (const drop of drops) {
    let best: { readonly roll: Open; readonly used: number } | undefined;
    for (const one of open) {
      const used = usedWith(one, drop, repeat);
      if (used + restOf(drop, repeat) <= roll && (best === undefined || used > best.used))
        best = { roll: one, used };
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

/** Rolls, and the order in which the long drops of a half-drop are cut; without a half-drop as they hang. */
export interface CutRolls {
  readonly rolls: readonly Roll[];
  readonly order: 'odd-first' | 'as-hung';
}

/**
 * Cuts drops from as few rolls as it finds, each at the next position of its pattern, the longest first. Odd strips of a
 * half-drop come before even ones, unless fewer rolls do in hanging order. No drop is longer than a roll.
 */
export function cutRolls(
  drops: readonly PaperDrop[],
  roll: Length,
  repeat: Length,
  isHalfDrop = false,
): CutRolls {
  const placed = drops.map((drop, at) => ({ ...drop, at }));
  const asHung = placed.toSorted((a, b) => b.length - a.length || a.at - b.at);
  const half = (asHung[0]?.length ?? 0) / 2;
  // Short drops come out of what is left.
  const turn = ({ length: long, column }: Placed): number => (long < half ? 2 : column % 2);
  const hung = cutInOrder(asHung, roll, repeat);
  const odd = isHalfDrop
    ? cutInOrder(
        asHung.toSorted((a, b) => turn(a) - turn(b)),
        roll,
        repeat,
      )
    : hung;
  const isOdd = isHalfDrop && odd.length <= hung.length;
  return {
    rolls: (isOdd ? odd : hung).map((one) => ({
      drops: one.drops,
      left: length(roll - one.used),
    })),
    order: isOdd ? 'odd-first' : 'as-hung',
  };
}
