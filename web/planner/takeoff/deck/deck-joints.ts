import type { Box } from '../../measure/outline/polygon.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import type { Piece } from '../material.ts';
import { inLengths } from './deck.ts';

interface Member {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A member of the longest timber or less, sawn only at the joints that are given, into pieces that are about alike. */
export function cutAtJoints(
  { name, from, to }: Member,
  longest: Length,
  joints: readonly number[],
): readonly Piece[] {
  const inner = joints.filter((at) => at > from && at < to).toSorted((a, b) => a - b);
  const count = Math.max(1, Math.ceil((to - from) / longest));
  const even = Array.from({ length: count - 1 }, (_, i) =>
    nearest(inner, from + ((i + 1) * (to - from)) / count),
  );
  const fits = [even, longestFirst(inner, from, to, longest)].find((cuts) =>
    sizesOf([from, ...cuts, to]).every((size) => size > 0 && size <= longest),
  );
  // No joint is near enough: the timber is shorter than the distance of the supports.
  if (fits === undefined) return [inLengths(name, to - from, longest)];
  return sizesOf([from, ...fits, to]).map((size) => ({ name, length: length(size), quantity: 1 }));
}

const sizesOf = (marks: readonly number[]): readonly number[] =>
  marks.slice(1).map((to, i) => Math.ceil(to - (marks[i] ?? to)));

const nearest = (joints: readonly number[], at: number): number =>
  joints.reduce(
    (best, one) => (Math.abs(one - at) < Math.abs(best - at) ? one : best),
    joints[0] ?? at,
  );

/** Joints as far apart as the longest timber reaches. */
function longestFirst(
  joints: readonly number[],
  from: number,
  to: number,
  longest: Length,
): readonly number[] {
  const cuts: number[] = [];
  let last = from;
  while (to - last > longest) {
    const next = joints.findLast((at) => at > last && at - last <= longest);
    if (next === undefined) return cuts;
    cuts.push(next);
    last = next;
  }
  return cuts;
}

/** Rims of a side and the blocks behind their joints, each of which fills the bay between two joists. */
export interface Rims {
  readonly pieces: readonly Piece[];
  readonly blocks: readonly Piece[];
}

interface Joists {
  readonly joists: readonly { readonly block: Box; readonly box: Box }[];
  /** True for a block with a ledger at its house side instead of a rim. */
  readonly hangs: (block: Box) => boolean;
  readonly longest: Length;
}

/** Rims along all sides across the joists; those of neighbours in line are one. */
export function rimsOf(blocks: readonly Box[], { joists, hangs, longest }: Joists): Rims {
  const sides = (['y0', 'y1'] as const).flatMap((side) => {
    const rimmed = blocks
      .filter((block) => side === 'y1' || !hangs(block))
      .toSorted((a, b) => a.x0 - b.x0);
    const firsts = rimmed.filter(
      (block) => !rimmed.some((one) => one.x1 === block.x0 && one[side] === block[side]),
    );
    return firsts.map((first) => {
      const line = [first];
      for (const block of rimmed)
        if (block.x0 === line.at(-1)?.x1 && block[side] === first[side]) line.push(block);
      const own = joists.filter(({ block }) => line.includes(block)).map(({ box }) => box);
      return rimOf({ ...first, x1: line.at(-1)?.x1 ?? first.x1 }, own, longest);
    });
  });
  return {
    pieces: sides.flatMap(({ pieces }) => pieces),
    blocks: sides.flatMap(({ blocks: behind }) => behind),
  };
}

/** Ends of rims at inner corners, where they meet the side of a joist of the next block. */
export const buttedRims = (blocks: readonly Box[]): number =>
  blocks.reduce((sum, block) => {
    const beside = blocks.filter(({ x0, x1 }) => x1 === block.x0 || x0 === block.x1);
    const meets = (y: number): number => beside.filter(({ y0, y1 }) => y > y0 && y < y1).length;
    return sum + meets(block.y0) + meets(block.y1);
  }, 0);

/** A rim is joined in the middle of a bay: at a joist its screws would split the ends. */
function rimOf({ x0, x1 }: Box, own: readonly Box[], longest: Length): Rims {
  const sorted = own.toSorted((a, b) => a.x0 - b.x0);
  const bays = sorted.slice(1).map((next, i) => ({ from: sorted[i]?.x1 ?? x0, to: next.x0 }));
  const wide = bays.filter(({ from, to }) => to - from >= LEAST_BLOCK);
  const middle = ({ from, to }: (typeof bays)[number]): number => Math.round((from + to) / 2);
  const pieces = cutAtJoints({ name: 'rim', from: x0, to: x1 }, longest, wide.map(middle));
  const ends = pieces.map((_, i) =>
    pieces.slice(0, i + 1).reduce<number>((sum, one) => sum + one.length, x0),
  );
  return {
    pieces,
    blocks: wide
      .filter((bay) => ends.slice(0, -1).some((at) => at > bay.from && at < bay.to))
      .map(({ from, to }) => ({ name: 'noggin', length: length(to - from), quantity: 1 })),
  };
}

/** A shorter block would split along its screws (trade practice). */
const LEAST_BLOCK = mm(100);

/** Braces at 45°: along the beams under their underside, and across them under the outer joists. */
export interface Braces {
  readonly along: number;
  readonly across: number;
  /** Length of each on its longer edge. */
  readonly long: Length;
}

/** Greatest reach of a brace from its post (AWC DCA 6: 2 ft; elsewhere trade practice). */
const REACH = mm(600);

interface Braced {
  readonly beams: number;
  readonly posts: number;
  /** True if posts between the ends of a beam have a brace on each side. */
  readonly between: boolean;
  /** Least distance between neighbouring posts along a beam and across the beams, between their faces. */
  readonly apart: number;
}

/**
 * A post at the end of a beam has one brace along it, because the beam ends there, and one across. Two braces do not
 * meet in a bay.
 */
export function bracesOf({ beams, posts, between, apart }: Braced): Braces {
  const ends = 2 * beams;
  const reach = Math.min(REACH, apart / 2);
  return {
    along: ends + (between ? 2 * (posts - ends) : 0),
    across: ends,
    long: length(Math.ceil(Math.SQRT2 * reach)),
  };
}
