import {
  formatArea,
  formatLength,
  toArea,
  length,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import { pieceRun, type Piece } from '../../takeoff/material.ts';
import { inColour, type LengthProduct } from '../kit/bill.ts';
import { coating, sandpaper, brushLines } from '../kit/finish/paint.ts';
import { formatGrams, formatRoundRun } from '../kit/format-sizes.ts';
import { safetyKit } from '../kit/steps/step.ts';
import {
  type DoorJob,
  isSawn,
  isDrilled,
  isStopped,
  hasOldHoles,
  cutRun,
  surround,
  architravePieces,
  thickOf,
  finishedArea,
} from './layout.ts';
import { finishOf, handed, isCoated, isFire, said } from './terms.ts';

/** Between pins of stops and architraves (trade practice). */
const EVERY = mm(300);

/** Length of an edge that a tube of adhesive glues (makers: a bead of 6 mm). */
const GLUED = mm(7000);

/** Millilitres of wood glue; grams of filler for old recesses and screw holes, and for the hole of a pin. */
const GLUE = 20;

const RECESSES = 60;

const HOLE = 1;

/** Wedges: pairs at eight places in the legs and at two over the head, and two to stand the leaf on; for a leaf alone. */
const WEDGES = { fixed: 22, hung: 10 };

/** What holds a frame: in the gap of a fire door's frame no plastic stays (BWF's guide). */
export const packersIn = (inputs: DoorJob): 'packers' | 'wood-packers' =>
  isFire(inputs) && inputs.door.frame !== undefined ? 'wood-packers' : 'packers';

const pinsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, one) => sum + (Math.floor(one.length / EVERY) + 1) * one.quantity, 0);

/** Stops, seals and architraves, with what holds them. */
function trimLines(inputs: DoorJob) {
  const { bill, words, door, locale } = inputs;
  const { why } = words;
  const frame = [door.inside.height, door.inside.width] as const;
  const cutFrom = (product: LengthProduct, run: ReturnType<typeof surround>, told: string) =>
    run && bill.lengths(product, { ...run, why: told });
  const stops = isStopped(inputs)
    ? surround(inputs, 'door-stop', ['door-stop', 'door-stop'], frame, 1)
    : undefined;
  const seals = isFire(inputs)
    ? surround(inputs, 'intumescent-strip', ['door-seal', 'door-seal'], frame, 1)
    : undefined;
  const cased = architravePieces(inputs);
  // Pins bend in brick and block: the outer edges of architraves are glued there.
  const isGlued = isDrilled(inputs);
  const pins = pinsIn(stops?.pieces ?? []) + (isGlued ? 1 : 2) * pinsIn(cased?.pieces ?? []);
  const edge = length(pieceRun(cased?.pieces ?? []));
  return {
    stops: cutFrom('door-stop', stops, why.stops(inputs.values.finish)),
    seals: cutFrom('intumescent-strip', seals, why.seals),
    architrave: cutFrom('architrave', cased, why.architrave(inputs.values.finish)),
    brads: bill.pack('brad-nails', pins, why.brads(pins), { like: { length: mm(50) } }),
    filler: bill.pack(
      'wood-filler',
      (hasOldHoles(inputs) ? RECESSES : 0) + HOLE * pins,
      why.filler(hasOldHoles(inputs) ? 'old' : 'pins', inputs.values.finish),
    ),
    /** Total length of the architraves. */
    edge,
    casingGlue: isGlued
      ? bill.pack('grab-adhesive', edge / GLUED, why.casingGlue(formatRoundRun(edge, locale)))
      : [],
  };
}

const COATS = { primer: 1, paint: 2, varnish: 3 };

/** Floor on both sides of a doorway, m²/1000; mm of tape for a depth stop and a cutting line. */
const COVERED = 4000;

const TAPE = 3000;

/** Paint or varnish of the leaf and of new frame parts. */
function finishLines(inputs: DoorJob) {
  const { bill, words, values, door, locale } = inputs;
  const { why } = words;
  const run = cutRun(door);
  const all = finishedArea(inputs);
  const edges = toArea(Math.round(run * thickOf(door)));
  const shown = formatArea(all, locale);
  const isVarnished = values.finish === 'varnish';
  return {
    sand: sandpaper(inputs, [120, 180], () => 2, why.sand),
    primer: coating(
      inputs,
      'wood-primer',
      toArea(all + edges),
      COATS.primer,
      why.primer(shown, run > 0),
    ),
    paint: coating(inputs, 'trim-paint', all, COATS.paint, why.paint(shown), values.colour),
    sleeves: bill.oneFor(
      'mini-roller-sleeve',
      ['wood-primer', inColour('trim-paint', values.colour)],
      why.sleeves,
    ),
    varnish: coating(
      inputs,
      'clear-varnish',
      isVarnished ? all : edges,
      COATS.varnish,
      isVarnished ? why.varnish(shown) : why.seal(formatRoundRun(run, locale)),
    ),
    brush: brushLines(bill, [50], why.brush(isVarnished)),
  };
}

/** Lines that several steps take. */
export function doorLines(inputs: DoorJob) {
  const { bill, words, locale, door } = inputs;
  const { why } = words;
  const { product, fitted, frame, hinges } = door;
  const shown = (size: Length): string => formatLength(size, locale);
  return {
    ...safetyKit(inputs, 'work-gloves'),
    ...trimLines(inputs),
    ...finishLines(inputs),
    leaf: bill.pack(
      product,
      1,
      said(
        inputs,
        handed(inputs, why.leaf(shown(fitted.width), shown(fitted.height))),
        product === 'prehung-door' && frame && why.jamb(shown(frame.hungJamb)),
        finishOf(inputs),
      ),
      { variant: door.leaf },
    ),
    hinges: bill.pack(
      'door-hinges',
      hinges,
      (door.way.lap > 0 ? why.pockets : isFire(inputs) ? why.fireHinges : why.hinges)(
        hinges,
        formatGrams(door.kilos * 1000, locale),
      ),
      { variant: door.hinge },
    ),
    handles: bill.pack('door-handles', 1, why.handles(isFire(inputs))),
    firePads: isFire(inputs) && bill.pack('fire-pads', 1, why.firePads),
    packers: bill.pack(
      packersIn(inputs),
      frame === undefined ? WEDGES.hung : WEDGES.fixed,
      packersIn(inputs) === 'packers' ? why.packers : why.woodPackers,
    ),
    glue: bill.pack('wood-glue', GLUE, why.glue(frame === undefined)),
    sack: bill.pack('rubble-sack', 1, why.sack),
    sheets: bill.pack('dust-sheet', COVERED, why.sheets),
    tape: bill.pack(
      'masking-tape',
      TAPE,
      said(inputs, why.tape, isSawn(door) && why.tapeCut, isCoated(inputs) && why.tapeLatch),
    ),
  };
}

export type DoorLines = ReturnType<typeof doorLines>;
