import { formatArea } from '../../measure/format-length.ts';
import { area, length, mm, toMm, toSquareMetres } from '../../measure/units.ts';
import { variantGraded, variantNearest } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import { pieceCount, type Piece } from '../../takeoff/piece.ts';
import { paintFor, PAINT_RATES } from '../../takeoff/structure/paint-rates.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import type { Asked, Panelled } from './layout.ts';

/** Everything that is fitted or used up, strips first. */
export const panelBill = (asked: Asked, done: Panelled): readonly Material[] => [
  ...stripLines(asked, done),
  ...fixingLines(asked, done),
  ...jointLines(asked, done),
  ...paintLines(asked, done),
  ...coverLines(asked, done),
  ...safetyLines(asked.bill, asked.words.why, 'work-gloves'),
];

function stripLines({ bill, words, locale }: Asked, done: Panelled): readonly Material[] {
  const { frames, boards, rails, uprights } = done;
  const shown = formatArea(done.area, locale);
  return [
    ...bill.lengths(frames.product, {
      section: frames.section,
      pieces: boards === undefined ? [...rails, ...uprights] : rails,
      why:
        boards === undefined
          ? words.why.strips(pieceCount(rails), pieceCount(uprights))
          : words.why.rails(pieceCount(rails)),
    }),
    ...(boards === undefined
      ? []
      : bill.lengths(boards.product, {
          section: boards.section,
          pieces: uprights,
          why: words.why.boards(pieceCount(uprights), shown),
        })),
  ];
}

/** A tube of adhesive holds so much; two brads at each end and at every so much (trade practice). */
const GLUED = mm(7000);
const EVERY = mm(600);
/** Grams of filler for a hole. */
const HOLE = 1;

const bradsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce(
    (sum, { length: long, quantity }) => sum + 2 * (Math.floor(long / EVERY) + 1) * quantity,
    0,
  );

function fixingLines({ bill, words, shelf, locale }: Asked, done: Panelled): readonly Material[] {
  const brads = bradsIn([...done.rails, ...done.uprights]);
  return [
    ...bill.packs('grab-adhesive', {
      amount: done.run / GLUED,
      why: words.why.adhesive(roundRun(done.run, locale)),
    }),
    ...bill.packs('brad-nails', {
      amount: brads,
      variant: variantNearest(
        shelf['brad-nails'].variants,
        'length',
        length(done.frames.section.thickness + mm(22)),
      ),
      why: words.why.brads(brads),
    }),
    ...bill.packs('wood-filler', { amount: HOLE * brads, why: words.why.filler(brads) }),
    ...bill.packs('socket-spacer', { amount: done.sockets, why: words.why.spacers }),
  ];
}

/** A tube of caulk closes so much of strips' edges, a sheet sands so much (trade practice). */
const CAULKED = mm(8000);
const SANDED = mm(10_000);

function jointLines({ bill, words, shelf, locale }: Asked, { run }: Panelled): readonly Material[] {
  const shown = roundRun(run, locale);
  const { variants } = shelf.sandpaper;
  const grits = new Set([variantGraded(variants, 120), variantGraded(variants, 180)]);
  return [
    ...bill.packs('caulk', { amount: run / CAULKED, why: words.why.caulk(shown) }),
    ...[...grits].flatMap((variant) =>
      bill.packs('sandpaper', { amount: run / SANDED, variant, why: words.why.sand(shown) }),
    ),
  ];
}

const COATS = 2;

function paintLines(asked: Asked, done: Panelled): readonly Material[] {
  const { bill, words, shelf, locale, values } = asked;
  const { width, thickness } = done.frames.section;
  // Faces and edges of strips; of boards their front.
  const bare = area(
    Math.round(done.boards === undefined ? done.run * (width + 2 * thickness) : done.area),
  );
  const shown = formatArea(done.area, locale);
  return [
    ...bill.packs('wood-primer', {
      amount: paintFor(
        bare,
        COATS,
        labelCoverage(shelf, 'wood-primer', PAINT_RATES['wood-primer']),
      ),
      why: words.why.primer(formatArea(bare, locale)),
    }),
    ...bill.packs('trim-paint', {
      amount: paintFor(done.area, COATS, labelCoverage(shelf, 'trim-paint', PAINT_RATES.gloss)),
      called: values.colour,
      why: words.why.paint(shown),
    }),
    ...bill.packs('paint-brush', {
      amount: 1,
      variant: variantNearest(shelf['paint-brush'].variants, 'width', mm(50)),
      why: words.why.brush,
    }),
    ...bill.packs('mini-roller-sleeve', { amount: 2, why: words.why.sleeves }),
  ];
}

/** So much floor is covered beside the wall. */
const BESIDE = mm(1500);

function coverLines({ bill, words, locale }: Asked, { foot }: Panelled): readonly Material[] {
  return [
    ...bill.packs('dust-sheet', {
      amount: toSquareMetres(area(foot * BESIDE)) * 1000,
      why: words.why.sheets(roundRun(foot, locale)),
    }),
    ...bill.packs('masking-tape', {
      amount: 2 * toMm(foot),
      why: words.why.tape(roundRun(foot, locale)),
    }),
  ];
}
