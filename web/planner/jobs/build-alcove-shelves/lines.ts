import { withKerf } from '../kit/bill.ts';
import {
  formatArea,
  formatDepth,
  length,
  mm,
  toArea,
  toMm,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import type { Section } from '../../stock/shelf.ts';
import { screwed, gatherPieces, pieceCount, SPARE_FIXINGS } from '../../takeoff/material.ts';
import { boardPaintLines } from '../kit/finish/paint.ts';
import { fastenersOf } from '../kit/walls/case-holes.ts';
import { comesFromSheets, SHELF_PRODUCTS } from '../kit/walls/shelf-boards.ts';
import type { Inputs } from './fields.ts';
import {
  battenOf,
  coverFrom,
  endBattenOf,
  lipOf,
  lipsOf,
  type Built,
  jointsOf,
  pieceRunOf,
  plinthsOf,
  dowelledEnds,
  hasTimberCover,
  faces,
  hiddenFaces,
  isCoverOnMelamine,
  isPainted,
} from './layout.ts';
import { safetyKit } from '../kit/steps/step.ts';
import { wallLines } from './wall-steps.ts';

/** Every board, and the back of a unit. */
function boardLines(inputs: Inputs, built: Built) {
  const { bill, words, values, shelf, locale } = inputs;
  const count = pieceCount(built.panels);
  const shown = formatDepth(built.planned.span, locale);
  const boards = bill.sheets(SHELF_PRODUCTS[values.board], {
    thickness: built.board,
    panels: built.panels,
    why: words.why.board(count, values.shelves, shown, formatDepth(built.deep, locale)),
  });
  const back = bill.sheets('back-board', {
    thickness: shelf['back-board'].variants[0],
    panels: built.back,
    why: words.why.back(built.back.length),
  });
  return { boards: withKerf(boards, inputs.values.kerf), back: withKerf(back, inputs.values.kerf) };
}

/** True if the sheets of the shop are large enough for all panels. */
export function canBeSawn(inputs: Inputs, built: Built): boolean {
  const { boards, back } = boardLines(inputs, built);
  return [...boards, ...back].every(({ panels, stock, trim }) =>
    comesFromSheets(panels, stock, trim),
  );
}

function battenLines(inputs: Inputs, built: Built) {
  const { bill, words, values, shelf } = inputs;
  const section = battenOf(shelf);
  const { shelves } = values;
  const lines = bill.lengths('batten', {
    section,
    pieces: [
      { name: 'back-batten', length: built.inside, quantity: shelves },
      { name: 'end-batten', length: endBattenOf(inputs, built), quantity: 2 * shelves },
    ],
    why: words.why.battens(3 * shelves),
  });
  return withKerf(lines, inputs.values.kerf);
}

function stripLines(inputs: Inputs, built: Built) {
  const { bill, words, shelf } = inputs;
  const { planned, isUnit } = built;
  const lines = bill.lengths('planed-timber', {
    section: lipOf(shelf),
    pieces: gatherPieces([
      ...lipsOf(inputs, built),
      { name: 'scribe', length: coverFrom(inputs, built), quantity: isUnit ? 2 : 0 },
      { name: 'scribe', length: built.outside, quantity: hasTimberCover(inputs, built) ? 1 : 0 },
    ]),
    why: words.why.strips(planned.hasLip, isUnit, hasTimberCover(inputs, built)),
  });
  return withKerf(lines, inputs.values.kerf);
}

/** Screws from battens up into a shelf, at its back and ends. */
const UP = 7;
/** Least thread in a shelf, and board over the point. */
const LEAST_UP = mm(9);
const SKIN = mm(3);

/** Millilitres of glue for a joint and for a metre of strip (estimates). */
const GLUE = { joint: 10, metre: 30 } as const;

/** Length of a screw at 45° for its height. */
const SLANT = Math.SQRT2;

/** Height at which a screw at 45° enters the foot of an upright: it comes out under the foot, not behind it. */
export const footAt = (thick: Length): Length => length(0.75 * thick);

/** Screws of a unit's joints, or up from battens into their shelf. */
function screwLines(inputs: Inputs, built: Built) {
  const { bill, words, values } = inputs;
  const { why } = words;
  const joints = jointsOf(inputs, built);
  const dowelled = dowelledEnds(inputs, built);
  const each = fastenersOf(built.sideDepth);
  const plinth = 2 * plinthsOf(built);
  const screws = (joints - dowelled - plinth) * each + plinth * fastenersOf(built.plinth);
  const dowels = dowelled * each;
  const like = { length: mm(50) };
  if (!built.isUnit) {
    const up = UP * values.shelves;
    // Two from above into each, and two through the foot of each that stands on a shelf.
    const { uprights } = built.planned;
    const ends = uprights * values.shelves;
    const feet = uprights * (values.shelves - 1);
    const slack = { amount: Math.ceil(up * SPARE_FIXINGS.share), for: SPARE_FIXINGS.for };
    const [batten, thick] = [battenOf(inputs.shelf).width, built.board.thickness];
    return [
      // As deep as the board allows; the point stays inside.
      ...bill.fixings(
        'wood-screws',
        {
          ...screwed(batten, LEAST_UP, mm(3.5), { each: UP, places: values.shelves }),
          most: length(batten + thick - SKIN),
        },
        why.upScrews(UP),
        { slack },
      ),
      ...bill.pack('wood-screws', 2 * ends, why.uprightScrews, { like, slack: SPARE_FIXINGS }),
      ...bill.fixings(
        'wood-screws',
        {
          ...screwed(length(SLANT * footAt(thick)), length(SLANT * LEAST_UP), mm(3.5), {
            each: 2,
            places: feet,
          }),
          most: length(SLANT * (footAt(thick) + thick - SKIN)),
        },
        why.footScrews,
        { slack: { amount: Math.ceil(2 * feet * SPARE_FIXINGS.share), for: SPARE_FIXINGS.for } },
      ),
    ];
  }
  const isConfirmat = bill.sold('confirmat-screws') === 'confirmat-screws';
  const told = why.joints(joints - dowelled - plinth, each, plinth * fastenersOf(built.plinth));
  return [
    ...(isConfirmat
      ? bill.pack('confirmat-screws', screws, told, { slack: SPARE_FIXINGS })
      : bill.pack('wood-screws', screws, told, { like, slack: SPARE_FIXINGS })),
    ...bill.pack('dowels', dowels, why.dowels(dowelled, each), {
      slack: SPARE_FIXINGS,
    }),
  ];
}

/** Grams of filler for a screw. */
const HOLE = 2;

/** A face and an edge. */
const seen = ({ width, thickness }: Section): number => width + thickness;

/** Painted faces: one of the back, and what is seen of lips, strips and battens. */
function paintedArea(inputs: Inputs, built: Built): Area {
  const { shelf, values } = inputs;
  const battens = built.isUnit
    ? 0
    : values.shelves * (built.inside + 2 * endBattenOf(inputs, built)) * seen(battenOf(shelf));
  return toArea(
    faces(built.panels) -
      hiddenFaces(built) +
      faces(built.back) / 2 +
      pieceRunOf(inputs, built) * seen(lipOf(shelf)) +
      battens,
  );
}

/** Where wood glue goes: it does not hold the strip over a unit on melamine, and battens have no joints. */
const gluedAt = (inputs: Inputs, built: Built) =>
  built.isUnit ? (isCoverOnMelamine(inputs, built) ? 'walls' : 'strips') : 'lips';

/** Where wood meets wall: down both sides and along the top of a unit, or round each shelf. */
export const gapsOf = (
  { values }: Inputs,
  { isUnit, high, outside, inside, deep }: Built,
): Length => length(isUnit ? 2 * high + outside : values.shelves * (inside + 2 * deep));

/** Tape round a drill bit, mm. */
const STOP = 300;

/** Tape that holds a metre of strip until its glue is dry: 200 mm every 300. */
const HELD = 2 / 3;

/** Tape on the walls above and below each shelf, or along the unit and on the floor before it; round a bit; over strips. */
function tapeLine(inputs: Inputs, built: Built) {
  const { bill, words, values, locale } = inputs;
  const { isUnit, outside, high } = built;
  const gaps = gapsOf(inputs, built);
  const { stopTape, maskTape, stripTape } = words.why;
  const uses = [
    [isUnit && values.hold === 'pins' ? STOP : 0, stopTape],
    [
      isPainted(inputs)
        ? toMm(length(isUnit ? gaps + outside : 2 * gaps))
        : isUnit && values.board === 'melamine'
          ? toMm(gaps)
          : 0,
      maskTape,
    ],
    [isUnit ? HELD * toMm(length(2 * high + outside)) : 0, stripTape],
  ] as const;
  return bill.pack(
    'masking-tape',
    uses.reduce((sum, [run]) => sum + run, 0),
    locale.format.sentences(uses.flatMap(([run, why]) => (run > 0 ? [why] : []))),
  );
}

/** Lines that several steps take. */
export function shelfLines(inputs: Inputs, built: Built) {
  const { bill, words, locale } = inputs;
  const { why } = words;
  const joints = jointsOf(inputs, built);
  const strips = pieceRunOf(inputs, built);
  const painted = paintedArea(inputs, built);
  const shown = formatArea(painted, locale);
  return {
    ...safetyKit(inputs, 'work-gloves'),
    ...boardLines(inputs, built),
    ...boardPaintLines(inputs, painted, {
      ...why,
      primer: why.primer(shown),
      paint: why.paint(shown),
    }),
    tape: tapeLine(inputs, built),
    // Floor before the alcove, m²/1000.
    sheet: bill.pack('dust-sheet', 2000, why.sheet),
    battens: battenLines(inputs, built),
    strips: stripLines(inputs, built),
    screws: screwLines(inputs, built),
    wall: wallLines(inputs, built),
    glue: bill.pack(
      'wood-glue',
      GLUE.joint * joints + (GLUE.metre * toMm(strips)) / 1000,
      why.glue(gluedAt(inputs, built)),
    ),
    filler: bill.pack(
      'wood-filler',
      HOLE * Math.max(10, joints * fastenersOf(built.sideDepth)),
      why.filler,
    ),
  };
}

export type ShelfLines = ReturnType<typeof shelfLines>;
