import type { SheetModel } from '../model.ts';

/** More subsets need too much memory: some 50 MB of tables. */
const MOST_SUBSETS = 2 ** 20;

/**
 * Every list that can be picked from a model's pieces, numbered in a mixed radix: the count of each piece times the
 * piece's weight, the first piece's the greatest. The number of two lists together is the sum of their numbers, and a
 * list has a higher number than any part of it.
 */
export interface Subsets {
  readonly count: number;
  readonly quantities: Int32Array;
  readonly weights: Int32Array;
  /** Area of each list's pieces. */
  readonly areas: Float64Array;
}

/** Undefined if there are too many. O(lists). */
export function subsetsOf({ pieces }: SheetModel): Subsets | undefined {
  const count = pieces.reduce((product, { quantity }) => product * (quantity + 1), 1);
  if (count > MOST_SUBSETS) return undefined;
  const quantities = Int32Array.from(pieces, ({ quantity }) => quantity);
  const weights = new Int32Array(pieces.length);
  const areas = new Float64Array(count);
  let size = 1;
  for (let piece = pieces.length - 1; piece >= 0; piece--) {
    const { dx = 0, dy = 0, quantity = 0 } = pieces[piece] ?? {};
    weights[piece] = size;
    for (let list = size; list < size * (quantity + 1); list++) {
      areas[list] = (areas[list - size] as number) + dx * dy;
    }
    size *= quantity + 1;
  }
  return { count, quantities, weights, areas };
}

/** Count of each piece in a list. */
export function digitsOf({ weights }: Subsets, list: number, into: Int32Array): void {
  let left = list;
  for (let piece = 0; piece < weights.length; piece++) {
    const weight = weights[piece] as number;
    const digit = Math.floor(left / weight);
    into[piece] = digit;
    left -= digit * weight;
  }
}

/** Number of divisions in two of all lists up to an area: the work of checking them. */
export function partings({ count, quantities, areas }: Subsets, most: number): number {
  const ways = new Float64Array(count);
  ways[0] = 1;
  let total = 0;
  let size = 1;
  for (const quantity of quantities.toReversed()) {
    for (let list = size; list < size * (quantity + 1); list++) {
      const digit = Math.floor(list / size);
      ways[list] = (ways[list - digit * size] as number) * (digit + 1);
      if ((areas[list] as number) <= most) total += (ways[list] as number) / 2;
    }
    size *= quantity + 1;
  }
  return total;
}

/**
 * Steps through the parts of a list in numerical order: `digits` is the current part; returns the number of the next
 * one, or -1 after the complete list.
 */
export function nextPart(
  { weights }: Subsets,
  whole: Int32Array,
  digits: Int32Array,
  part: number,
): number {
  let next = part;
  for (let piece = whole.length - 1; piece >= 0; piece--) {
    const digit = digits[piece] as number;
    if (digit < (whole[piece] as number)) {
      digits[piece] = digit + 1;
      return next + (weights[piece] as number);
    }
    digits[piece] = 0;
    next -= digit * (weights[piece] as number);
  }
  return -1;
}
