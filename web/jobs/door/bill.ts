import { formatArea, formatLength } from '../../measure/format-length.ts';
import {
  area,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../measure/units.ts';
import { variantGraded, variantNearest } from '../../stock/choose-variant.ts';
import type { Section } from '../../stock/shelf.ts';
import type { Material } from '../../takeoff/material.ts';
import { gatherPieces, pieceRun, type Piece } from '../../takeoff/piece.ts';
import { paintFor, PAINT_RATES } from '../../takeoff/structure/paint-rates.ts';
import { architrave, ROUGH_CUT } from '../../takeoff/structure/skirting.ts';
import { grams } from '../../takeoff/why.ts';
import { showAmount } from '../format-reason.ts';
import { labelCoverage } from '../label-coverage.ts';
import { roundRun } from '../round-size.ts';
import { safetyKit } from '../safety-kit.ts';
import type { Asked, Door } from './parts.ts';

export type Whole = Asked & { readonly door: Door };

/** Foam holds the frames of regions where these come with their trim; elsewhere fixings go through them. */
export const isFoamed = ({ region }: Pick<Asked, 'region'>): boolean =>
  region === 'eu' || region === 'cn';

/** New stops: on a lining that comes without them, or where the person wants them. */
export function stopSection({ shelf, values, door }: Whole): Section | undefined {
  const entry = shelf['door-stop'];
  const isWanted =
    door.frame === undefined
      ? values.stops && door.way.lap === 0
      : door.frame.lining !== undefined && door.way.lap === 0;
  return isWanted && entry.form === 'lengths' ? entry.variants[0] : undefined;
}

/** Architraves come with frames that are foamed in. */
export function casingSection(asked: Whole): Section | undefined {
  const entry = asked.shelf.architrave;
  const isNeeded = asked.door.frame !== undefined && !isFoamed(asked);
  return isNeeded && entry.form === 'lengths' ? entry.variants[0] : undefined;
}

/** What was cut of the leaf: its bare edges end to end. */
export const cutRun = ({ fitted: { off, width, height } }: Door): Length =>
  length(
    (off.side > 0 ? 2 * height : 0) + (off.top > 0 ? width : 0) + (off.bottom > 0 ? width : 0),
  );

export const isCut = (door: Door): boolean => cutRun(door) > 0;

/** What comes off each edge that is cut, as sentences need it. */
export function cutEdges({ words, locale, door }: Whole): readonly string[] {
  const { side, top, bottom } = door.fitted.off;
  return [
    ...(side > 0 ? [words.off.side(formatLength(side, locale))] : []),
    ...(top > 0 ? [words.off.top(formatLength(top, locale))] : []),
    ...(bottom > 0 ? [words.off.bottom(formatLength(bottom, locale))] : []),
  ];
}

export const isFilled = (asked: Whole): boolean =>
  asked.values.finish === 'paint' || casingSection(asked) !== undefined;

/** Everything that is hung, fixed or used up, the leaf first. */
export const doorBill = (asked: Whole): readonly Material[] => [
  ...leafLines(asked),
  ...frameLines(asked),
  ...lengthLines(asked),
  ...finishLines(asked),
  ...coverLines(asked),
  ...safetyKit(asked.bill, asked.words.why, 'work-gloves'),
];

function leafLines({ bill, words, values, locale, door }: Whole): readonly Material[] {
  const { why } = words;
  const { fitted, product, leaf, kilos } = door;
  const shown = (size: Length): string => formatLength(size, locale);
  return [
    ...bill.packs(product, {
      amount: 1,
      variant: leaf,
      why: why.leaf(shown(fitted.width), shown(fitted.height)),
    }),
    ...(product === 'prehung-door'
      ? []
      : bill.packs('door-hinges', {
          amount: door.hinges,
          variant: door.hinge,
          why: why.hinges(door.hinges, showAmount(grams(kilos * 1000), locale)),
        })),
    ...bill.packs('door-latch', { amount: 1, why: why.latch }),
    ...bill.packs('door-handles', { amount: 1, why: why.handles }),
    ...(door.core === 'fire' && values.closer
      ? bill.packs('door-closer', { amount: 1, why: why.closer })
      : []),
  ];
}

/** Through each leg in so many places, two wedges in each; to hang a leaf in a frame that stays. */
export const FIXINGS = 8;
const WEDGES = { fixed: 16, hung: 10 };
/** Tubes of sealant round a frame, both sides (trade practice: 10 mm wide and deep, 3 m a tube). */
const SEALED = mm(3000);

function frameLines(asked: Whole): readonly Material[] {
  const { bill, words, shelf, values, door } = asked;
  const { why } = words;
  const { frame, inside } = door;
  if (frame === undefined) return bill.packs('packers', { amount: WEDGES.hung, why: why.packers });
  const around = 2 * inside.height + inside.width;
  return [
    ...(frame.lining === undefined
      ? []
      : bill.packs('door-lining', { amount: 1, variant: frame.lining, why: why.frame })),
    ...bill.packs('packers', { amount: WEDGES.fixed, why: why.packers }),
    ...(isFoamed(asked) ? bill.packs('expanding-foam', { amount: 1, why: why.foam }) : []),
    ...(!isFoamed(asked) && values.wall === 'studs'
      ? bill.packs('wood-screws', {
          amount: FIXINGS,
          variant: variantNearest(shelf['wood-screws'].variants, 'length', mm(80)),
          why: why.fixings(FIXINGS),
        })
      : []),
    ...(isDrilled(asked)
      ? [
          ...bill.packs('frame-fixings', {
            amount: FIXINGS,
            variant: fixing(asked),
            why: why.fixings(FIXINGS),
          }),
          ...bill.packs('masonry-drill-bit', {
            amount: 1,
            variant: variantNearest(
              shelf['masonry-drill-bit'].variants,
              'width',
              fixing(asked).width ?? mm(8),
            ),
            why: why.bit,
          }),
          ...bill.packs('silica-mask', { amount: 1, why: why.silica }),
        ]
      : []),
    ...(door.core === 'fire'
      ? bill.packs('fire-sealant', { amount: (2 * around) / SEALED, why: why.sealant })
      : []),
  ];
}

/** Whether a new frame is fixed into stone. */
export const isDrilled = (asked: Whole): boolean =>
  asked.door.frame !== undefined && !isFoamed(asked) && asked.values.wall === 'masonry';

const fixing = ({ shelf }: Whole) =>
  variantNearest(shelf['frame-fixings'].variants, 'length', mm(100));

/** A run cut from lengths; what is longer than any is made of equal parts. */
function parts(name: string, run: Length, longest: Length, quantity: number): Piece {
  const each = Math.ceil(run / longest);
  return { name, length: length(Math.ceil(run / each)), quantity: quantity * each };
}

/** Two legs and a head inside a frame. */
const inFrame = (name: string, { inside }: Door, longest: Length): readonly Piece[] =>
  gatherPieces([parts(name, inside.height, longest, 2), parts(name, inside.width, longest, 1)]);

/** Between pins of stops and architraves (trade practice). */
const EVERY = mm(300);
/** Millilitres of wood glue; grams of filler for old recesses and screw holes, and for the hole of a pin. */
const GLUE = 20;
const RECESSES = 60;
const HOLE = 1;
/** A tube of caulk closes so much of an edge (trade practice). */
const CAULKED = mm(12_000);

const pinsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, one) => sum + (Math.floor(one.length / EVERY) + 1) * one.quantity, 0);

function lengthLines(asked: Whole): readonly Material[] {
  const { bill, words, shelf, locale, door } = asked;
  const { why } = words;
  const stop = stopSection(asked);
  const stops =
    stop === undefined ? [] : inFrame('door-stop', door, bill.longest('door-stop', stop));
  const casing = casingSection(asked);
  const casings = casing === undefined ? [] : casingPieces(asked, casing);
  const edge = length(pieceRun(casings));
  // Architraves through both of their edges.
  const pins = pinsIn(stops) + 2 * pinsIn(casings);
  const seal = shelf['intumescent-strip'];
  return [
    ...(stop === undefined
      ? []
      : bill.lengths('door-stop', { section: stop, pieces: stops, why: why.stops })),
    ...(door.core === 'fire' && seal.form === 'lengths'
      ? bill.lengths('intumescent-strip', {
          section: seal.variants[0],
          pieces: inFrame('door-seal', door, bill.longest('intumescent-strip', seal.variants[0])),
          why: why.seals,
        })
      : []),
    ...(casing === undefined
      ? []
      : bill.lengths('architrave', { section: casing, pieces: casings, why: why.architrave })),
    ...bill.packs('brad-nails', {
      amount: pins,
      variant: variantNearest(shelf['brad-nails'].variants, 'length', mm(50)),
      why: why.brads(pins),
    }),
    ...bill.packs('wood-glue', { amount: GLUE, why: why.glue }),
    ...(isFilled(asked)
      ? bill.packs('wood-filler', { amount: RECESSES + HOLE * pins, why: why.filler })
      : []),
    ...bill.packs('caulk', { amount: edge / CAULKED, why: why.caulk(roundRun(edge, locale)) }),
  ];
}

function casingPieces({ bill, door }: Whole, section: Section): readonly Piece[] {
  const { leg, head } = architrave(door.inside, section.width);
  const longest = bill.longest('architrave', section);
  return gatherPieces([
    parts('architrave-leg', length(leg + ROUGH_CUT), longest, 4),
    parts('architrave-head', length(head + ROUGH_CUT), longest, 2),
  ]);
}

/** Both faces and the edges of the leaf; of a new frame what is seen of it, with its architraves. */
export function finishedArea(asked: Whole): Area {
  const { door, values } = asked;
  const { width, height } = door.fitted;
  const thick = door.leaf.thickness ?? mm(35);
  const { inside } = door;
  const around = 2 * inside.height + inside.width;
  const frame = door.frame === undefined || isFoamed(asked) ? 0 : around * values.thick;
  const casing = casingSection(asked);
  const cased = casing === undefined ? 0 : pieceRun(casingPieces(asked, casing)) * casing.width;
  return area(Math.round(2 * width * height + 2 * (width + height) * thick + frame + cased));
}

const COATS = { primer: 1, paint: 2, varnish: 3 };

function finishLines(asked: Whole): readonly Material[] {
  const { bill, words, shelf, values, door, locale } = asked;
  const { why } = words;
  const { finish } = values;
  const run = cutRun(door);
  if (finish === 'ready' && run === 0 && !isFilled(asked)) return [];
  const all = finishedArea(asked);
  const edges = area(Math.round(run * (door.leaf.thickness ?? mm(35))));
  const shown = formatArea(all, locale);
  const { variants } = shelf.sandpaper;
  const grits = new Set([variantGraded(variants, 120), variantGraded(variants, 180)]);
  const isVarnished = finish === 'varnish' || (finish === 'ready' && run > 0);
  return [
    ...[...grits].flatMap((variant) =>
      bill.packs('sandpaper', { amount: 2, variant, why: why.sand }),
    ),
    ...(finish === 'paint'
      ? [
          ...bill.packs('wood-primer', {
            amount: paintFor(
              area(all + edges),
              COATS.primer,
              labelCoverage(shelf, 'wood-primer', PAINT_RATES['wood-primer']),
            ),
            why: why.primer(shown),
          }),
          ...bill.packs('trim-paint', {
            amount: paintFor(
              all,
              COATS.paint,
              labelCoverage(shelf, 'trim-paint', PAINT_RATES.gloss),
            ),
            called: values.colour,
            why: why.paint(shown),
          }),
          ...bill.packs('mini-roller-sleeve', { amount: 2, why: why.sleeves }),
        ]
      : []),
    ...(isVarnished
      ? bill.packs('clear-varnish', {
          amount: paintFor(
            finish === 'varnish' ? all : edges,
            COATS.varnish,
            labelCoverage(shelf, 'clear-varnish', PAINT_RATES['wood-primer']),
          ),
          why: finish === 'varnish' ? why.varnish(shown) : why.seal(roundRun(run, locale)),
        })
      : []),
    ...(finish === 'paint' || isVarnished
      ? bill.packs('paint-brush', {
          amount: 1,
          variant: variantNearest(shelf['paint-brush'].variants, 'width', mm(50)),
          why: why.brush,
        })
      : []),
  ];
}

/** Floor on both sides of a doorway; tape for a depth stop and a cutting line. */
const COVERED = area(mm(2000) * mm(2000));
const TAPE = mm(3000);

const coverLines = ({ bill, words }: Whole): readonly Material[] => [
  ...bill.packs('dust-sheet', {
    amount: toSquareMetres(COVERED) * 1000,
    why: words.why.sheets,
  }),
  ...bill.packs('masking-tape', { amount: toMm(TAPE), why: words.why.tape }),
  ...bill.packs('rubble-sack', { amount: 1, why: words.why.sack }),
];
