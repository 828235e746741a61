import { length, mm, type Length, rectangle, type Area } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { AtLeastOne, Section, Shelf } from '../../stock/shelf.ts';
import {
  gatherPieces,
  type Piece,
  fixingOf,
  screwed,
  type Counted,
  type Joint,
  tapeMark,
} from '../../takeoff/material.ts';
import {
  BELOW_RIM,
  DRAINAGE,
  sideBays,
  stakeDepth,
} from '../../takeoff/structure/outdoors/raised-bed.ts';
import type { LengthProduct } from '../kit/bill.ts';
import { roundUpOnTape } from '../kit/format-sizes.ts';
import type { Inputs } from './fields.ts';

type Values = Inputs['values'];

/** Material of the sides. */
interface Wood {
  readonly product: Extract<LengthProduct, 'gravel-board' | 'deck-board' | 'sleeper'>;
  readonly section: Section;
  readonly screws: 'exterior-screws' | 'structural-screws';
}

/** One of the two kinds of sides. */
interface Side {
  /** Outer length of the side. */
  readonly run: Length;
  /** Spans between posts, and boards a row. */
  readonly bays: number;
  readonly boards: number;
  /** Posts on which the boards of an even row meet, from its start; an odd row counts them from its end. */
  readonly joints: readonly number[];
  /** Distance of the posts between the corners from the middle of the side, as a share of an even one. */
  readonly drawnIn: number;
}

/** A bed of full rows of boards. */
export interface Bed extends Values {
  readonly wood: Wood;
  readonly post: Section;
  readonly rows: number;
  /** Height of the full rows. */
  readonly height: Length;
  readonly long: Side;
  readonly short: Side;
  readonly pieces: readonly Piece[];
  readonly posts: number;
  readonly postLength: Length;
  readonly inside: Area;
  /** Round the inside, and round the posts between the corners. */
  readonly lining: Length;
  readonly stone: Length;
  readonly fill: Length;
  /** Screwed joint of a board with a post or another board. */
  readonly joint: Joint;
}

const largest = <V extends Section>([first, ...rest]: AtLeastOne<V>, side: 'width' | 'thickness') =>
  rest.reduce((most, one) => (one[side] > most[side] ? one : most), first);

/** Screws in one joint of a board. */
export const A_JOINT = 2;
/** Length of a screw in the post behind the side. */
export const GRIP = mm(38);

const jointOf = ({ thickness }: Section, counted: Counted): Joint =>
  screwed(thickness, GRIP, mm(4), counted);

/** Boards for the ground where shops keep them, else deck boards. */
export function boardsFor(shelf: Shelf) {
  const own = shelf['gravel-board'];
  const [product, variants] =
    own.form === 'lengths'
      ? (['gravel-board', own.variants] as const)
      : (['deck-board', shelf['deck-board'].variants] as const);
  return { product, section: largest(variants, 'width') };
}

/** Boards, or sleepers as thick as a screw reaches through. */
function woodOf(kind: Values['kind'], shelf: Shelf): Wood {
  if (kind === 'sleepers') {
    const { variants } = shelf.sleeper;
    const screws = shelf['structural-screws'].variants;
    const fits = variants.filter(
      (one) => fixingOf(screws, jointOf(one, { each: A_JOINT, places: 1 })).ok,
    );
    const [first = variants[0], ...rest] = fits;
    const section = largest([first, ...rest], 'thickness');
    return { product: 'sleeper', section, screws: 'structural-screws' };
  }
  return { ...boardsFor(shelf), screws: 'exterior-screws' };
}

/** Sections and tape that place the boards of a side. */
interface SideParts {
  readonly board: Length;
  readonly post: Length;
  readonly mark: Length;
}

/** Middle of a post of a side, from its outer corner; corner posts are number 0 and `bays`. */
export function postMiddle(
  { run, bays, drawnIn }: Pick<Side, 'run' | 'bays' | 'drawnIn'>,
  { board, post }: Pick<SideParts, 'board' | 'post'>,
  at: number,
): number {
  const span = run - 2 * board - post;
  const off = at / bays - 1 / 2;
  return run / 2 + span * off * (Math.abs(off) < 1 / 2 ? drawnIn : 1);
}

/**
 * Boards of a side in a row: start and length, from its outer corner. Joints are on the middle of posts, in every second
 * row on other posts, so that the rows hold each other. `isInner`: between the boards of the other sides.
 */
export function boardsAlong(
  side: Pick<Side, 'run' | 'bays' | 'joints' | 'drawnIn'>,
  parts: SideParts,
  isOdd: boolean,
  isInner: boolean,
): readonly (readonly [start: Length, long: Length])[] {
  const { run, bays, joints } = side;
  const { board, mark } = parts;
  const on = isOdd ? joints.map((one) => bays - one).toSorted((a, b) => a - b) : joints;
  const [from, to] = isInner ? [board, run - board] : [0, run];
  const between = on.map((at) => Math.round(postMiddle(side, parts, at) / mark) * mark);
  const ends = [from, ...between, to];
  return ends.slice(1).map((end, i) => [length(ends[i] ?? 0), length(end - (ends[i] ?? 0))]);
}

/** Least distance of the joints of one row from those of the next (trade practice). */
const LEAST_BOND = mm(600);
/** A bay may be longer than its share of the side by this, 0.4 mm of bow, if no more of them are needed. */
const LONGER_BAY = 1.02;

/** How far posts are from the middle, as a share of even ones, so that no board is too long; undefined if one is. */
function drawnInBy(
  { run, bays, joints }: Pick<Side, 'run' | 'bays' | 'joints'>,
  needed: number,
  longest: number,
  span: number,
): number | undefined {
  const middle = run / 2;
  const offs = joints.map((at) => span * (at / bays - 1 / 2));
  const [first = 0, last = first] = [offs[0], offs.at(-1)];
  // The boards at both ends, then those between: `middle + off * share` and `apart * share` are at most the longest.
  const ends = [first, -last];
  const least = Math.max(0, ...ends.map((off) => (off < 0 ? (middle - longest) / -off : 0)));
  const most = Math.min(
    ...ends.map((off) => (off > 0 ? (longest - middle) / off : Infinity)),
    ...offs.slice(1).map((off, i) => longest / (off - (offs[i] ?? 0))),
  );
  const share = Math.min(Math.max(1, least), most);
  const bay = Math.max((span / bays) * share, (span / 2) * (1 - (1 - 2 / bays) * share));
  const isFar = bay > Math.max(span / needed, (span / bays) * LONGER_BAY);
  const isNear = share !== 1 && (span / bays) * share < LEAST_BOND;
  return least > most + 1e-9 || isFar || isNear ? undefined : share;
}

/** Boards and posts of a side: the fewest boards whose joints move from row to row. */
function layoutOf(run: Length, needed: number, longest: Length, parts: SideParts): Side {
  const least = Math.ceil(run / longest);
  if (least === 1) return { run, bays: needed, boards: 1, joints: [], drawnIn: 1 };
  const whole = Math.floor(longest / parts.mark) * parts.mark;
  const span = run - 2 * parts.board - parts.post;
  for (const boards of [least, least + 1]) {
    const from = Math.max(needed, boards + 1);
    for (let bays = from; bays <= from + boards; bays += 1) {
      const each = Math.ceil(bays / boards);
      const rest = bays - (boards - 1) * each;
      if (rest <= 0 || rest >= each) continue;
      const joints = Array.from({ length: boards - 1 }, (_, i) => (i + 1) * each);
      const drawnIn = drawnInBy({ run, bays, joints }, needed, whole, span);
      if (drawnIn === undefined) continue;
      const side = { run, bays, boards, joints, drawnIn };
      const isLong = [false, true].some((isOdd) =>
        boardsAlong(side, parts, isOdd, false).some(([, long]) => long > longest),
      );
      if (!isLong) return side;
    }
  }
  const bays = least * Math.ceil(needed / least);
  const joints = Array.from({ length: least - 1 }, (_, i) => ((i + 1) * bays) / least);
  return { run, bays, boards: least, joints, drawnIn: 1 };
}

export const sidePartsOf = (region: Region, board: Section, post: Section): SideParts => ({
  board: board.thickness,
  post: post.width,
  mark: tapeMark(region),
});

/** Sizes of the bed. Rows alternate at the corners; in the bottom row the long sides are full length. */
export function bedOf({ values, shelf, bill, region }: Inputs): Bed {
  const wood = woodOf(values.kind, shelf);
  const { width, thickness } = wood.section;
  const [post] = shelf['fence-post'].variants;
  const rows = Math.max(1, Math.round(values.height / width));
  const height = length(rows * width);
  const longest = bill.longest(wood.product, wood.section);
  const inner = (run: Length): Length => length(run - 2 * thickness);
  const parts = sidePartsOf(region, wood.section, post);
  const sideOf = (run: Length): Side =>
    layoutOf(run, sideBays(length(inner(run) - post.width), thickness, height), longest, parts);
  const [long, short] = [sideOf(values.length), sideOf(values.width)];
  const rowOf = (row: number): readonly Piece[] => {
    const isOdd = row % 2 === 1;
    return [
      ...boardsAlong(long, parts, isOdd, isOdd),
      ...boardsAlong(short, parts, isOdd, !isOdd),
    ].map(([, size]) => ({ name: 'side', length: size, quantity: 2 }));
  };
  const stone = values.clay ? DRAINAGE : mm(0);
  const sides = [inner(values.length), inner(values.width)] as const;
  const posts = 2 * (long.bays + short.bays);
  return {
    ...values,
    wood,
    post,
    rows,
    height,
    long,
    short,
    pieces: gatherPieces(Array.from({ length: rows }, (_, row) => rowOf(row)).flat()),
    posts,
    postLength: roundUpOnTape(length(height + stakeDepth(height)), region),
    inside: rectangle(...sides),
    lining: length(2 * (sides[0] + sides[1] + (posts - 4) * post.thickness)),
    stone,
    fill: length(height - BELOW_RIM - stone),
    joint: jointOf(wood.section, {
      each: A_JOINT,
      places: rows * (2 * (long.bays + long.boards + short.bays + short.boards) + 4),
    }),
  };
}

/** Boards of the rail along a side: start and length, joined on the middle of posts. */
function railAlong(side: Side, parts: SideParts, longest: Length): ReturnType<typeof boardsAlong> {
  const { run, bays } = side;
  for (let boards = Math.ceil(run / longest); boards < bays; boards += 1) {
    const joints = Array.from({ length: boards - 1 }, (_, i) =>
      Math.round(((i + 1) * bays) / boards),
    );
    const all = boardsAlong({ ...side, joints }, parts, false, false);
    if (all.every(([, long]) => long <= longest)) return all;
  }
  const joints = Array.from({ length: bays - 1 }, (_, i) => i + 1);
  return boardsAlong({ ...side, joints }, parts, false, false);
}

/** Section of the rail on the top edge, and its boards along the long and the short sides. */
export function cappingOf(
  { shelf, bill, region }: Inputs,
  { long, short, wood, post }: Pick<Bed, 'long' | 'short' | 'wood' | 'post'>,
) {
  const section = largest(shelf['deck-board'].variants, 'width');
  const longest = bill.longest('deck-board', section);
  const parts = sidePartsOf(region, wood.section, post);
  return {
    section,
    sides: {
      long: railAlong(long, parts, longest),
      short: railAlong(short, parts, longest),
    },
  };
}
