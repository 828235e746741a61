// Rules of the trade without a layout: the layouts are compared with them.
import { length, type Length } from '../../../../web/planner/measure/units/units.ts';

/** Height of a paper's pattern, 0 for plain, and the start of the next strip in it. */
interface Pattern {
  readonly repeat: Length;
  readonly offset: Length;
}

/** Distance of strips on one roll in hanging order: offset + repeat × ⌈(drop − offset) ÷ repeat⌉. */
const stripStep = (drop: Length, { repeat, offset }: Pattern): Length =>
  repeat === 0 ? drop : length(offset + repeat * Math.ceil((drop - offset) / repeat));

/** Rolls begin anywhere in the pattern: the last drop takes full repeats too, if it is not the only one. */
const dropsARoll = (roll: Length, drop: Length, pattern: Pattern): number => {
  const last = Math.ceil(drop / pattern.repeat) * pattern.repeat;
  return Math.max(roll < drop ? 0 : 1, 1 + Math.floor((roll - last) / stripStep(drop, pattern)));
};

/**
 * Rolls for a number of equal strips. An offset pattern is hung in order from one roll, or odd strips from one roll and
 * even strips from another, a multiple of the repeat apart; the smaller number of rolls counts.
 */
export function rollsFor(strips: number, roll: Length, drop: Length, pattern: Pattern): number {
  const one = Math.ceil(strips / dropsARoll(roll, drop, pattern));
  if (pattern.offset === 0) return one;
  const each = dropsARoll(roll, drop, { ...pattern, offset: length(0) });
  return Math.min(one, Math.ceil(Math.ceil(strips / 2) / each) + Math.ceil((strips >> 1) / each));
}

/** Studs of a wall without openings: ⌈(length − stud) ÷ spacing⌉ + 1. */
export const studCount = (wall: Length, face: Length, spacing: Length): number =>
  Math.ceil(Math.max(0, wall - face) / spacing - 1e-9) + 1;
