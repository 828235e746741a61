import { formatLength, length, mm, toMm, type Length } from '../../measure/units/units.ts';
import type { Section } from '../../stock/shelf.ts';
import { gatherPieces, screwed, tapeMark, type Piece } from '../../takeoff/material.ts';
import { BELOW_RIM, tiedPosts } from '../../takeoff/structure/outdoors/raised-bed.ts';
import { compact, type JobStep, type Target } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { type SafetyKit, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import { treatedWhy } from '../kit/treated-wood.ts';
import type { Inputs } from './fields.ts';
import { boardsFor, GRIP, type Bed } from './layout.ts';

/** Boards of one direction, each from a post to the opposite one. */
interface Row {
  /** Numbers of the tied posts, from the corner post 0. */
  readonly at: readonly number[];
  readonly isAll: boolean;
  /** Boards that overlap to one tie, and the length of each. */
  readonly boards: number;
  readonly long: Length;
  /** Middle above the ground. */
  readonly high: Length;
}

/** Ties that hold sides together between their corners. */
export interface Ties {
  readonly product: 'gravel-board' | 'deck-board';
  readonly section: Section;
  readonly across: Row;
  readonly along: Row;
  readonly pieces: readonly Piece[];
}

/** Overlap of two boards of a tie, and room to set one in (trade practice). */
const LAP = mm(300);
const ROOM = mm(10);

/** Ties of boards that may lie in soil, also between sleepers. */
export function tiesOf({ shelf, bill, region }: Inputs, bed: Bed): Ties {
  const { wood, post, height, long, short } = bed;
  const { product, section } = boardsFor(shelf);
  const mark = tapeMark(region);
  const longest = bill.longest(product, section);
  const inner = (run: Length): Length => length(run - 2 * wood.section.thickness);
  const rowOf = (side: Bed['long'], over: Length, high: Length): Row => {
    const at = tiedPosts(length(inner(side.run) - post.width), side.bays, height);
    const run = inner(over) - ROOM;
    const share = (boards: number): number => (run + (boards - 1) * LAP) / boards;
    let boards = 1;
    while (share(boards) > longest - mark) boards += 1;
    const size = share(boards) / mark;
    const isAll = at.length === side.bays - 1;
    return { at, isAll, boards, high, long: length(mark * Math.floor(size + boards - 1)) };
  };
  // Two thirds up, under the soil; those along the bed lie just below.
  const most = Math.min((height * 2) / 3, height - BELOW_RIM - section.width / 2);
  const high = mm(Math.floor(toMm(length(most)) / 10) * 10);
  const across = rowOf(long, short.run, high);
  const along = rowOf(short, long.run, across.at.length > 0 ? length(high - section.width) : high);
  return {
    product,
    section,
    across,
    along,
    pieces: gatherPieces(
      [across, along].map((row) => ({
        name: 'tie' as const,
        length: row.long,
        quantity: row.at.length * row.boards,
      })),
    ).filter(({ quantity }) => quantity > 0),
  };
}

/** Screws at each end and in each overlap: they carry the soil of a span. */
const SCREWS = 4;

const TIES: Target = 'part:ties';

export function tiesStep(inputs: Inputs, bed: Bed, { gloves }: SafetyKit): JobStep | undefined {
  const { words, bill, locale } = inputs;
  const { steps, why } = words;
  const { product, section, across, along, pieces } = tiesOf(inputs, bed);
  if (pieces.length === 0) return undefined;
  const said = (way: 'across' | 'along', { at, isAll, high }: Row): string | false =>
    at.length > 0 &&
    steps.ties.row(
      at.length,
      way,
      isAll ? 'yes' : 'no',
      formatRoundSize(toMm(high), locale),
      SCREWS,
    );
  const count = across.at.length + along.at.length;
  const laps = along.at.length * (along.boards - 1) + across.at.length * (across.boards - 1);
  return step('ties', steps.ties, {
    detail: locale.format.sentences(
      compact([
        said('across', across),
        said('along', along),
        laps > 0 && steps.ties.lap(formatLength(LAP, locale), SCREWS),
        steps.ties.push,
      ]),
    ),
    minutes: minutesFor(count, 4),
    work: works(
      needs('part:bed', 'underlaid'),
      needs('part:boards-and-posts', 'preserved'),
      does('fix', TIES),
    ),
    takes: [
      bill.lengths(product, {
        section,
        pieces,
        // The line of the sides asks already.
        why: product === bed.wood.product ? why.ties : treatedWhy(why.ties, why.noArsenic, inputs),
      }),
      bill.fixings(
        'exterior-screws',
        screwed(section.thickness, GRIP, mm(4), { each: SCREWS, places: 2 * count }),
        why.tieScrews(SCREWS),
      ),
      laps > 0 &&
        bill.fixings(
          'exterior-screws',
          // Its point stays in the second board: hands dig beside it.
          screwed(section.thickness, length(section.thickness * 0.65), mm(4), {
            each: SCREWS,
            places: laps,
          }),
          why.lapScrews(SCREWS),
        ),
      gloves,
    ],
    tools: ['drill', 'wood-bits', 'tape-measure', 'level-short'],
  });
}
