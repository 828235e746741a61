import { length, mm, type Length, rectangle, type Area } from '../../measure/units/units.ts';
import type { AtLeastOne, Section, Shelf } from '../../stock/shelf.ts';
import { inLengths } from '../../takeoff/deck/deck-members.ts';
import { gatherPieces, type Piece } from '../../takeoff/piece.ts';
import { fixingOf, screwed, type Counted, type Joint } from '../../takeoff/structure/joint.ts';
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
  /** Round the inside. */
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
const GRIP = mm(38);

const jointOf = ({ thickness }: Section, counted: Counted): Joint =>
  screwed(thickness, GRIP, mm(4), counted);

/** Boards for the ground where shops keep them, else deck boards; sleepers as thick as a screw reaches through. */
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
  const own = shelf['gravel-board'];
  const [product, variants] =
    own.form === 'lengths'
      ? (['gravel-board', own.variants] as const)
      : (['deck-board', shelf['deck-board'].variants] as const);
  const section = largest(variants, 'width');
  return { product, section, screws: 'exterior-screws' };
}

/** Boards of two equal sides. */
const cut = (run: Length, boards: number, rows: number): Piece => ({
  name: 'side',
  length: length(Math.ceil(run / boards)),
  quantity: 2 * boards * rows,
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
  const sideOf = (run: Length): Side => {
    const boards = Math.ceil(run / longest);
    const span = length(inner(run) - post.width);
    // Every joint is on a post.
    const bays = boards * Math.ceil(sideBays(span, thickness, height) / boards);
    return { run, bays, boards };
  };
  const [long, short] = [sideOf(values.length), sideOf(values.width)];
  const [even, odd] = [Math.ceil(rows / 2), Math.floor(rows / 2)];
  const stone = values.clay ? DRAINAGE : mm(0);
  const sides = [inner(values.length), inner(values.width)] as const;
  return {
    ...values,
    wood,
    post,
    rows,
    height,
    long,
    short,
    pieces: gatherPieces([
      cut(long.run, long.boards, even),
      cut(inner(short.run), short.boards, even),
      cut(inner(long.run), long.boards, odd),
      cut(short.run, short.boards, odd),
    ]),
    posts: 2 * (long.bays + short.bays),
    postLength: roundUpOnTape(length(height + stakeDepth(height)), region),
    inside: rectangle(...sides),
    lining: length(2 * (sides[0] + sides[1])),
    stone,
    fill: length(height - BELOW_RIM - stone),
    joint: jointOf(wood.section, {
      each: A_JOINT,
      places: rows * (2 * (long.bays + long.boards + short.bays + short.boards) + 4),
    }),
  };
}

/** Section of the rail on the top edge, and its pieces on the long and the short sides. */
export function cappingOf({ shelf, bill }: Inputs, bed: Pick<Bed, 'length' | 'width'>) {
  const section = largest(shelf['deck-board'].variants, 'width');
  const longest = bill.longest('deck-board', section);
  const both = (run: Length): Piece => {
    const one = inLengths('capping', run, longest);
    return { ...one, quantity: 2 * one.quantity };
  };
  return { section, sides: { long: both(bed.length), short: both(bed.width) } };
}
