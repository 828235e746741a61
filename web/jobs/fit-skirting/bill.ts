import { formatArea } from '../../measure/format-length.ts';
import { area, length, mm, toMm, type Length } from '../../measure/units.ts';
import { variantGraded, variantNearest } from '../../stock/choose-variant.ts';
import type { LengthMaterial, Material } from '../../takeoff/material.ts';
import { gatherPieces } from '../../takeoff/piece.ts';
import { paintFor } from '../../takeoff/structure/paint-rates.ts';
import { formatReason } from '../kit/format-reason.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import type { Asked, DoorTrim, Fitted } from './layout.ts';

/** Everything that is fitted or used up, boards first. */
export const skirtingBill = (asked: Asked, fitted: Fitted): readonly Material[] => [
  ...boardLine(asked, fitted),
  ...aroundLine(asked, fitted.around),
  ...fixingLines(asked, fitted),
  ...jointLines(asked, fitted),
  ...(asked.values.finish === 'paint' ? paintLines(asked, fitted) : []),
  ...(asked.values.old ? oldLines(asked) : []),
  ...safetyLines(asked.bill, asked.words.why, 'work-gloves'),
];

/** Sawn as the person's saw does, unless they say otherwise here. */
const sawn = (lines: readonly LengthMaterial[], { values }: Asked): readonly LengthMaterial[] =>
  lines.map((line) => ({ ...line, kerf: values.kerf }));

function boardLine(asked: Asked, { section, trim }: Fitted): readonly Material[] {
  const { bill, values, locale } = asked;
  const lines = bill.lengths('skirting', {
    section,
    pieces: trim.pieces,
    called: values.profile,
    why: formatReason(trim.why, locale),
  });
  return sawn(lines, asked);
}

function aroundLine(asked: Asked, around: DoorTrim | undefined): readonly Material[] {
  if (around === undefined) return [];
  const { bill, words, values } = asked;
  const { section, doors, sides } = around;
  const longest = bill.longest('architrave', section);
  const rough = (size: Length): Length => length(Math.min(size + values.rough, longest));
  const lines = bill.lengths('architrave', {
    section,
    pieces: gatherPieces(
      doors.flatMap(({ leg, head }) => [
        { name: 'architrave-leg', length: rough(leg), quantity: 2 * sides },
        { name: 'architrave-head', length: rough(head), quantity: sides },
      ]),
    ),
    why: words.why.around(doors.length, sides),
  });
  return sawn(lines, asked);
}

/** A tube holds so much of a board to the wall, and closes so much of its edge. */
const GLUED = mm(8000);
const CAULKED = mm(12_000);
/** Between fixings: on masonry beside adhesive, on studs, and round a door (trade practice). */
const EVERY = { masonry: mm(600), studs: mm(400), around: mm(350) };
/** Higher boards are held at top and bottom. */
const TWICE_FROM = mm(100);

/** How many fixings a board takes along its length: one at each end and between. */
const along = (size: Length, every: Length): number => Math.floor(size / every) + 1;

const wallFixings = ({ values }: Asked, { section, trim }: Fitted): number =>
  trim.laid.reduce((sum, piece) => sum + along(piece.length, EVERY[values.wall]), 0) *
  (section.width >= TWICE_FROM ? 2 : 1);

/** One through the inner edge and one through the outer. */
const aroundFixings = ({ around }: Fitted): number =>
  around === undefined
    ? 0
    : 2 *
      around.sides *
      around.doors.reduce(
        (sum, { leg, head }) => sum + 2 * along(leg, EVERY.around) + along(head, EVERY.around),
        0,
      );

function fixingLines(asked: Asked, fitted: Fitted): readonly Material[] {
  const { bill, words, values, shelf, locale } = asked;
  const fixings = wallFixings(asked, fitted);
  const pins = aroundFixings(fitted);
  const isMasonry = values.wall === 'masonry';
  const brads = (isMasonry ? 0 : fixings) + pins;
  const glued = length(fitted.run + fitted.aroundRun);
  return [
    ...bill.packs('grab-adhesive', {
      amount: glued / GLUED,
      why: words.why.adhesive(roundRun(glued, locale)),
    }),
    ...(isMasonry
      ? [
          ...bill.packs('wood-screws', {
            amount: fixings,
            variant: variantNearest(shelf['wood-screws'].variants, 'length', mm(60)),
            why: words.why.screws(fixings, roundSize(toMm(EVERY.masonry), locale)),
          }),
          ...bill.packs('wall-plugs', {
            amount: fixings,
            variant: variantNearest(shelf['wall-plugs'].variants, 'width', mm(7)),
            why: words.why.plugs,
          }),
          ...bill.packs('masonry-drill-bit', {
            amount: 1,
            variant: variantNearest(shelf['masonry-drill-bit'].variants, 'width', mm(7)),
            why: words.why.bit,
          }),
        ]
      : []),
    ...bill.packs('brad-nails', {
      amount: brads,
      variant: variantNearest(shelf['brad-nails'].variants, 'length', mm(50)),
      why: words.why.brads(brads),
    }),
    ...bill.packs('packers', { amount: 2 * fitted.trim.laid.length, why: words.why.packers }),
    ...bill.packs('wood-filler', {
      amount: HOLE * (fixings + pins),
      why: words.why.filler(fixings + pins),
    }),
  ];
}

/** Grams of filler for a hole. */
const HOLE = 2;
/** Millilitres of wood glue in a mitre, where no kit for mitres is sold. */
const GLUE = 10;

function jointLines({ bill, words, shelf, locale }: Asked, fitted: Fitted): readonly Material[] {
  const { around, run, aroundRun } = fitted;
  const mitres =
    fitted.mitres / 2 + (around === undefined ? 0 : 2 * around.sides * around.doors.length);
  const edges = length(run + aroundRun);
  const isKit = bill.sold('mitre-adhesive') === 'mitre-adhesive';
  const why = words.why.mitres(Math.ceil(mitres));
  return [
    ...(isKit
      ? bill.packs('mitre-adhesive', { amount: Math.min(1, mitres), why })
      : bill.packs('wood-glue', { amount: GLUE * mitres, why })),
    ...bill.packs('caulk', {
      amount: edges / CAULKED,
      why: words.why.caulk(roundRun(edges, locale)),
    }),
    ...bill.packs('sandpaper', {
      amount: toMm(edges) / 10_000,
      variant: variantGraded(shelf.sandpaper.variants, 120),
      why: words.why.sand(roundRun(edges, locale)),
    }),
  ];
}

/** Two coats of primer on what is cut and bare, two of paint on all of it. */
const COATS = 2;

function paintLines(asked: Asked, { section, around, run, aroundRun }: Fitted) {
  const { bill, words, shelf, locale } = asked;
  const painted = area(run * section.width + aroundRun * (around?.section.width ?? 0));
  const shown = formatArea(painted, locale);
  const floor = length(run + aroundRun);
  return [
    ...bill.packs('wood-primer', {
      amount: paintFor(painted, COATS, labelCoverage(shelf, 'wood-primer', 12)),
      why: words.why.primer(shown),
    }),
    ...bill.packs('trim-paint', {
      amount: paintFor(painted, COATS, labelCoverage(shelf, 'trim-paint', 15)),
      why: words.why.paint(shown),
    }),
    ...bill.packs('paint-brush', {
      amount: 1,
      variant: variantNearest(shelf['paint-brush'].variants, 'width', mm(50)),
      why: words.why.brush,
    }),
    ...bill.packs('masking-tape', {
      amount: toMm(floor),
      why: words.why.tape(roundRun(floor, locale)),
    }),
  ];
}

const oldLines = ({ bill, words }: Asked) => [
  ...bill.packs('snap-blades', { amount: 1, why: words.why.blades }),
  ...bill.packs('rubble-sack', { amount: 1, why: words.why.sack }),
];
