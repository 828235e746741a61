import { formatArea, formatLength } from '../../measure/units/format-length.ts';
import { area, length, mm, type Area, type Length } from '../../measure/units/units.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import { gatherPieces, pieceRun, type Piece } from '../../takeoff/piece.ts';
import { EMBED, fixingOf, screwed, type Joint } from '../../takeoff/structure/joint.ts';
import { architrave, ROUGH_CUT } from '../../takeoff/structure/indoors/skirting.ts';
import { grams } from '../../takeoff/why.ts';
import { inColour, type LengthProduct } from '../kit/bill.ts';
import { coating } from '../kit/finish/coating.ts';
import { showAmount } from '../kit/format-reason.ts';
import { roundRun } from '../kit/round-size.ts';
import { safetyKit } from '../kit/steps/safety-kit.ts';
import { sandpaper } from '../kit/finish/sandpaper.ts';
import { isFoamed, type Asked } from './fields.ts';
import type { Door } from './layout.ts';

export type Whole = Asked & { readonly door: Door };

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
    return off > 0 ? [words.off[edge](formatLength(off, locale))] : [];
  });

/** Between pins of stops and architraves (trade practice). */
const EVERY = mm(300);
/** Millilitres of wood glue; grams of filler for old recesses and screw holes, and for the hole of a pin. */
const GLUE = 20;
const RECESSES = 60;
const HOLE = 1;
/** Wedges, two in each place through each leg; to hang a leaf in a frame that stays. */
const WEDGES = { fixed: 16, hung: 10 };

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

/** Stops, seals and architraves, with what holds them. */
function trimLines(asked: Whole) {
  const { bill, words, door } = asked;
  const { why } = words;
  const frame = [door.inside.height, door.inside.width] as const;
  const isFire = door.core === 'fire';
  const cutFrom = (product: LengthProduct, run: ReturnType<typeof around>, told: string) =>
    run && bill.lengths(product, { ...run, why: told });
  const stops = isStopped(asked)
    ? around(asked, 'door-stop', ['door-stop', 'door-stop'], frame, 1)
    : undefined;
  const seals = isFire
    ? around(asked, 'intumescent-strip', ['door-seal', 'door-seal'], frame, 1)
    : undefined;
  const cased = casing(asked);
  // Architraves through both of their edges.
  const pins = pinsIn(stops?.pieces ?? []) + 2 * pinsIn(cased?.pieces ?? []);
  return {
    stops: cutFrom('door-stop', stops, why.stops),
    seals: cutFrom('intumescent-strip', seals, why.seals),
    architrave: cutFrom('architrave', cased, why.architrave),
    brads: bill.pack('brad-nails', pins, why.brads(pins), { like: { length: mm(50) } }),
    filler: bill.pack('wood-filler', RECESSES + HOLE * pins, why.filler),
    /** Of the architraves. */
    edge: length(pieceRun(cased?.pieces ?? [])),
  };
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

/** Through each leg of a frame in so many places. */
export const FIXINGS = 8;

/** What holds a new frame in its wall: foam, or screws through it. */
export function fixings(asked: Whole): readonly (readonly PackedMaterial[])[] {
  const { bill, words, shelf, region, door } = asked;
  const { why } = words;
  if (isFoamed(asked)) return [bill.pack('expanding-foam', 1, why.foam)];
  const told = why.fixings(FIXINGS);
  const { jamb, pack } = door.frame ?? { jamb: mm(0), pack: { side: mm(0) } };
  // A wider gap is built out first.
  const through = length(jamb + Math.min(pack.side, door.way.pack.most));
  const joint = (embed: Length, thick: Length): Joint =>
    screwed(through, embed, thick, { each: 1, places: FIXINGS });
  if (!isDrilled(asked)) return [bill.fixings('wood-screws', joint(EMBED.stud, mm(4)), told)];
  const plug = joint(region === 'us' ? EMBED.concreteScrew : EMBED.framePlug, mm(4.5));
  const [frame, long] = [shelf['frame-fixings'], shelf['long-frame-plugs']];
  const reaching = fixingOf(frame.variants, plug);
  const longer = long.form === 'packs' ? fixingOf(long.variants, plug) : reaching;
  const { value } = reaching.ok ? reaching : longer.ok ? longer : {};
  const width = value?.width;
  return [
    bill.fixings(reaching.ok ? 'frame-fixings' : 'long-frame-plugs', plug, told),
    bill.pack('masonry-drill-bit', 1, why.bit, { like: { width: width ?? mm(8) } }),
    bill.pack('silica-mask', 1, why.silica),
  ];
}

const COATS = { primer: 1, paint: 2, varnish: 3 };
/** Floor on both sides of a doorway, m²/1000; mm of tape for a depth stop and a cutting line. */
const COVERED = 4000;
const TAPE = 3000;

/** What a leaf and what is new of its frame are painted, varnished or sealed with. */
function finishLines(asked: Whole) {
  const { bill, words, values, door, locale } = asked;
  const { why } = words;
  const run = cutRun(door);
  const all = finishedArea(asked);
  const edges = area(Math.round(run * thickOf(door)));
  const shown = formatArea(all, locale);
  const isVarnished = values.finish === 'varnish';
  return {
    sand: sandpaper(asked, [120, 180], () => 2, why.sand),
    primer: coating(asked, 'wood-primer', area(all + edges), COATS.primer, why.primer(shown)),
    paint: coating(asked, 'trim-paint', all, COATS.paint, why.paint(shown), values.colour),
    sleeves: bill.oneFor(
      'mini-roller-sleeve',
      ['wood-primer', inColour('trim-paint', values.colour)],
      why.sleeves,
    ),
    varnish: coating(
      asked,
      'clear-varnish',
      isVarnished ? all : edges,
      COATS.varnish,
      isVarnished ? why.varnish(shown) : why.seal(roundRun(run, locale)),
    ),
    brush: bill.pack('paint-brush', 1, why.brush, { like: { width: mm(50) } }),
  };
}

/** What several steps take, and what is counted at some length. */
export function doorLines(asked: Whole) {
  const { bill, words, locale, door } = asked;
  const { why } = words;
  const { product, fitted, frame, hinges } = door;
  const shown = (size: Length): string => formatLength(size, locale);
  return {
    ...safetyKit(asked, 'work-gloves'),
    ...trimLines(asked),
    ...finishLines(asked),
    leaf: bill.pack(product, 1, why.leaf(shown(fitted.width), shown(fitted.height)), {
      variant: door.leaf,
    }),
    hinges: bill.pack(
      'door-hinges',
      hinges,
      why.hinges(hinges, showAmount(grams(door.kilos * 1000), locale)),
      { variant: door.hinge },
    ),
    packers: bill.pack('packers', frame === undefined ? WEDGES.hung : WEDGES.fixed, why.packers),
    glue: bill.pack('wood-glue', GLUE, why.glue),
    sack: bill.pack('rubble-sack', 1, why.sack),
    sheets: bill.pack('dust-sheet', COVERED, why.sheets),
    tape: bill.pack('masking-tape', TAPE, why.tape),
  };
}

export type DoorLines = ReturnType<typeof doorLines>;
