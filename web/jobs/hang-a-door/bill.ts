import { formatArea, formatLength } from '../../measure/format-length.ts';
import { area, length, mm, type Area, type Length } from '../../measure/units.ts';
import { variantGraded, variantNearest } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import { gatherPieces, pieceRun, type Piece } from '../../takeoff/piece.ts';
import { paintFor, PAINT_RATES } from '../../takeoff/structure/paint-rates.ts';
import { architrave, ROUGH_CUT } from '../../takeoff/structure/skirting.ts';
import { grams } from '../../takeoff/why.ts';
import type { LengthProduct, PackProduct } from '../kit/bill.ts';
import { showAmount } from '../kit/format-reason.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import type { Asked, Door } from './layout.ts';

export type Whole = Asked & { readonly door: Door };

/** The items where something is so. */
export const when = <const T>(isSo: boolean, ...items: readonly T[]): readonly T[] =>
  isSo ? items : [];

/** Foam holds the frames of regions where these come with their trim; elsewhere fixings go through them. */
export const isFoamed = ({ region }: Pick<Asked, 'region'>): boolean =>
  region === 'eu' || region === 'cn';

/** Whether a new frame is held by fixings, and whether these go into stone. */
const isFixed = (asked: Whole): boolean => asked.door.frame !== undefined && !isFoamed(asked);
export const isDrilled = (asked: Whole): boolean =>
  isFixed(asked) && asked.values.wall === 'masonry';

/** Architraves come with frames that are foamed in. */
export const isCased = isFixed;

/** New stops: on a lining that comes without them, for the thicker leaf of a fire door, or where wanted. */
export const isStopped = ({ values, shelf, door: { frame, way, core } }: Whole): boolean =>
  way.lap === 0 &&
  shelf['door-stop'].form === 'lengths' &&
  (frame === undefined ? values.stops || core === 'fire' : frame.lining !== undefined);

export const isFilled = (asked: Whole): boolean =>
  asked.values.finish === 'paint' || isCased(asked);

/** What was cut of the leaf: its bare edges end to end. */
const cutRun = ({ fitted: { off, width, height } }: Door): Length =>
  length(
    (off.side > 0 ? 2 * height : 0) + (off.top > 0 ? width : 0) + (off.bottom > 0 ? width : 0),
  );

export const isCut = (door: Door): boolean => cutRun(door) > 0;

/** What comes off each edge that is cut, as sentences need it. */
export const cutEdges = ({ words, locale, door }: Whole): readonly string[] =>
  (['side', 'top', 'bottom'] as const).flatMap((edge) => {
    const off = door.fitted.off[edge];
    return when(off > 0, words.off[edge](formatLength(off, locale)));
  });

/** Everything that is hung, fixed or used up, the leaf first. */
export const doorBill = (asked: Whole): readonly Material[] => [
  ...hungLines(asked),
  ...frameLines(asked),
  ...lengthLines(asked),
  ...finishLines(asked),
  ...safetyLines(asked.bill, asked.words.why, 'work-gloves'),
];

function hungLines({ bill, words, values, locale, door }: Whole): readonly Material[] {
  const { why } = words;
  const { fitted, product, leaf, kilos, hinges } = door;
  const shown = (size: Length): string => formatLength(size, locale);
  const one = (line: PackProduct, told: string, isSo = true): readonly Material[] =>
    bill.packs(line, { amount: isSo ? 1 : 0, why: told });
  return [
    ...bill.packs(product, {
      amount: 1,
      variant: leaf,
      why: why.leaf(shown(fitted.width), shown(fitted.height)),
    }),
    ...bill.packs('door-hinges', {
      amount: product === 'prehung-door' ? 0 : hinges,
      variant: door.hinge,
      why: why.hinges(hinges, showAmount(grams(kilos * 1000), locale)),
    }),
    ...one('door-latch', why.latch),
    ...one('door-handles', why.handles),
    ...one('door-closer', why.closer, door.core === 'fire' && values.closer),
    ...one('rubble-sack', why.sack),
  ];
}

/** Through each leg in so many places, two wedges in each; to hang a leaf in a frame that stays. */
export const FIXINGS = 8;
const WEDGES = { fixed: 16, hung: 10 };
/** A tube of sealant closes so much, 10 mm wide and deep (trade practice). */
const SEALED = mm(3000);

function frameLines(asked: Whole): readonly Material[] {
  const { bill, words, shelf, door } = asked;
  const { why } = words;
  const { frame, inside } = door;
  const fixing = variantNearest(shelf['frame-fixings'].variants, 'length', mm(100));
  const drilled = isDrilled(asked) ? 1 : 0;
  const screwed = isFixed(asked) && drilled === 0 ? FIXINGS : 0;
  const sealed = frame !== undefined && door.core === 'fire' ? 2 : 0;
  return [
    ...(frame?.lining === undefined
      ? []
      : bill.packs('door-lining', { amount: 1, variant: frame.lining, why: why.frame })),
    ...bill.packs('packers', {
      amount: frame === undefined ? WEDGES.hung : WEDGES.fixed,
      why: why.packers,
    }),
    ...bill.packs('expanding-foam', {
      amount: frame !== undefined && isFoamed(asked) ? 1 : 0,
      why: why.foam,
    }),
    ...bill.packs('wood-screws', {
      amount: screwed,
      variant: variantNearest(shelf['wood-screws'].variants, 'length', mm(80)),
      why: why.fixings(FIXINGS),
    }),
    ...bill.packs('frame-fixings', {
      amount: drilled * FIXINGS,
      variant: fixing,
      why: why.fixings(FIXINGS),
    }),
    ...bill.packs('masonry-drill-bit', {
      amount: drilled,
      variant: variantNearest(shelf['masonry-drill-bit'].variants, 'width', fixing.width ?? mm(8)),
      why: why.bit,
    }),
    ...bill.packs('silica-mask', { amount: drilled, why: why.silica }),
    ...bill.packs('fire-sealant', {
      amount: (sealed * (2 * inside.height + inside.width)) / SEALED,
      why: why.sealant,
    }),
  ];
}

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

/** Two legs and a head from lengths of a product; what is longer than any is made of equal parts. */
function around(
  { bill, shelf }: Whole,
  product: LengthProduct,
  names: readonly [leg: string, head: string],
  [leg, head]: readonly [leg: number, head: number],
  sides: 1 | 2,
) {
  const entry = shelf[product];
  if (entry.form !== 'lengths') return undefined;
  const [section] = entry.variants;
  const longest = bill.longest(product, section);
  const cut = (name: string, run: number, quantity: number): Piece => {
    const each = Math.ceil(run / longest);
    return { name, length: length(Math.ceil(run / each)), quantity: quantity * each };
  };
  const pieces = gatherPieces([cut(names[0], leg, 2 * sides), cut(names[1], head, sides)]);
  return { section, pieces };
}

function casing(asked: Whole) {
  const entry = asked.shelf.architrave;
  if (!isCased(asked) || entry.form !== 'lengths') return undefined;
  const { leg, head } = architrave(asked.door.inside, entry.variants[0].width);
  const rough = [leg + ROUGH_CUT, head + ROUGH_CUT] as const;
  return around(asked, 'architrave', ['architrave-leg', 'architrave-head'], rough, 2);
}

function lengthLines(asked: Whole): readonly Material[] {
  const { bill, words, shelf, locale, door } = asked;
  const { why } = words;
  const { inside } = door;
  const frame = [inside.height, inside.width] as const;
  const cutFrom = (product: LengthProduct, run: ReturnType<typeof around>, told: string) =>
    run === undefined ? [] : bill.lengths(product, { ...run, why: told });
  const stops = isStopped(asked)
    ? around(asked, 'door-stop', ['door-stop', 'door-stop'], frame, 1)
    : undefined;
  const seals =
    door.core === 'fire'
      ? around(asked, 'intumescent-strip', ['door-seal', 'door-seal'], frame, 1)
      : undefined;
  const cased = casing(asked);
  const edge = length(pieceRun(cased?.pieces ?? []));
  // Architraves through both of their edges.
  const pins = pinsIn(stops?.pieces ?? []) + 2 * pinsIn(cased?.pieces ?? []);
  return [
    ...cutFrom('door-stop', stops, why.stops),
    ...cutFrom('intumescent-strip', seals, why.seals),
    ...cutFrom('architrave', cased, why.architrave),
    ...bill.packs('brad-nails', {
      amount: pins,
      variant: variantNearest(shelf['brad-nails'].variants, 'length', mm(50)),
      why: why.brads(pins),
    }),
    ...bill.packs('wood-glue', { amount: GLUE, why: why.glue }),
    ...bill.packs('wood-filler', {
      amount: isFilled(asked) ? RECESSES + HOLE * pins : 0,
      why: why.filler,
    }),
    ...bill.packs('caulk', { amount: edge / CAULKED, why: why.caulk(roundRun(edge, locale)) }),
  ];
}

const thickOf = ({ leaf }: Door): Length => leaf.thickness ?? mm(35);

/** Both faces and the edges of the leaf; of a new frame what is seen of it, with its architraves. */
export function finishedArea(asked: Whole): Area {
  const { door, values } = asked;
  const { width, height } = door.fitted;
  const { inside } = door;
  const frame = isCased(asked) ? (2 * inside.height + inside.width) * values.thick : 0;
  const cased = casing(asked);
  const casings = cased === undefined ? 0 : pieceRun(cased.pieces) * cased.section.width;
  const leaf = 2 * width * height + 2 * (width + height) * thickOf(door);
  return area(Math.round(leaf + frame + casings));
}

const COATS = { primer: 1, paint: 2, varnish: 3 };
/** Floor on both sides of a doorway, m²/1000; mm of tape for a depth stop and a cutting line. */
const COVERED = 4000;
const TAPE = 3000;

function finishLines(asked: Whole): readonly Material[] {
  const { bill, words, shelf, values, door, locale } = asked;
  const { why } = words;
  const run = cutRun(door);
  const all = finishedArea(asked);
  const edges = area(Math.round(run * thickOf(door)));
  const shown = formatArea(all, locale);
  const [isPainted, isVarnished] = [values.finish === 'paint', values.finish === 'varnish'];
  const isSealed = values.finish === 'ready' && run > 0;
  const { variants } = shelf.sandpaper;
  const grits = new Set([variantGraded(variants, 120), variantGraded(variants, 180)]);
  const isSanded = isVarnished || isSealed || isFilled(asked);
  const tin = (
    product: 'wood-primer' | 'trim-paint' | 'clear-varnish',
    surface: number,
    coats: number,
  ) =>
    paintFor(
      area(surface),
      coats,
      labelCoverage(
        shelf,
        product,
        PAINT_RATES[product === 'trim-paint' ? 'gloss' : 'wood-primer'],
      ),
    );
  return [
    ...[...grits].flatMap((variant) =>
      bill.packs('sandpaper', { amount: isSanded ? 2 : 0, variant, why: why.sand }),
    ),
    ...bill.packs('wood-primer', {
      amount: isPainted ? tin('wood-primer', all + edges, COATS.primer) : 0,
      why: why.primer(shown),
    }),
    ...bill.packs('trim-paint', {
      amount: isPainted ? tin('trim-paint', all, COATS.paint) : 0,
      called: values.colour,
      why: why.paint(shown),
    }),
    ...bill.packs('mini-roller-sleeve', { amount: isPainted ? 2 : 0, why: why.sleeves }),
    ...bill.packs('clear-varnish', {
      amount: tin('clear-varnish', isVarnished ? all : isSealed ? edges : 0, COATS.varnish),
      why: isVarnished ? why.varnish(shown) : why.seal(roundRun(run, locale)),
    }),
    ...bill.packs('paint-brush', {
      amount: isPainted || isVarnished || isSealed ? 1 : 0,
      variant: variantNearest(shelf['paint-brush'].variants, 'width', mm(50)),
      why: why.brush,
    }),
    ...bill.packs('dust-sheet', { amount: COVERED, why: why.sheets }),
    ...bill.packs('masking-tape', { amount: TAPE, why: why.tape }),
  ];
}
