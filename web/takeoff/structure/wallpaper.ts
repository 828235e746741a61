import { length, mm, type Length } from '../../measure/units.ts';
import { down, up } from './lookup.ts';

export interface Pattern {
  /** Height of the pattern; 0 for plain paper. */
  readonly repeat: Length;
  /** Where the next strip starts down the pattern: 0 straight, half the repeat for a half-drop, or as printed. */
  readonly offset: Length;
}

/** Trimmed off at both ends together: 50 mm each; 75 where walls are old and out of square. */
export const WALLPAPER_TRIM = { usual: mm(100), old: mm(150) } as const;

/** What is cut for a strip. */
export const dropLength = (height: Length, trim: Length = WALLPAPER_TRIM.usual): Length =>
  length(height + trim);

/**
 * From the start of one strip to the start of the next off the same roll, in hanging order:
 * offset + repeat × ⌈(drop − offset) ÷ repeat⌉. For plain paper the drop itself.
 */
export const stripStep = (drop: Length, { repeat, offset }: Pattern): Length =>
  repeat === 0 ? drop : length(offset + repeat * up((drop - offset) / repeat));

/**
 * Strips off one roll when hung in order: 1 + ⌊(roll − drop − lead) ÷ step⌋, where up to `lead` is
 * cut off first to reach the wanted start of the pattern; 0 where not one fits.
 */
export function dropsARoll(
  roll: Length,
  drop: Length,
  pattern: Pattern,
  lead: Length = length(0),
): number {
  return fromRoll(roll, drop, stripStep(drop, pattern), lead);
}

const fromRoll = (roll: Length, drop: Length, step: Length, lead: Length): number =>
  roll < drop + lead ? 0 : 1 + down((roll - drop - lead) / step);

/**
 * Rolls for a number of equal strips. An offset pattern is hung off one roll in order, or odd strips off
 * one roll and even strips off another, each whole repeats apart; the fewer rolls win. Undefined where
 * a roll is shorter than a strip.
 */
export function rollsFor(
  strips: number,
  roll: Length,
  drop: Length,
  pattern: Pattern,
): number | undefined {
  const inOrder = dropsARoll(roll, drop, pattern);
  if (inOrder === 0) return undefined;
  const one = up(strips / inOrder);
  if (pattern.offset === 0) return one;
  const alternate = dropsARoll(roll, drop, { ...pattern, offset: length(0) });
  const two = up(Math.ceil(strips / 2) / alternate) + up(Math.floor(strips / 2) / alternate);
  return Math.min(one, two);
}

/** Past a corner: inside 15 mm, outside 25; then plumb anew. One roll more, of the same batch. */
export const CORNER_WRAP = { inside: mm(15), outside: mm(25) } as const;
export const SPARE_ROLLS = 1;
