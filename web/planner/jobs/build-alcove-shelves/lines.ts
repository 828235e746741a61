import { formatArea, formatDepth } from '../../measure/units/format-length.ts';
import { area, length, mm, toMm, type Area, type Length } from '../../measure/units/units.ts';
import type { LengthMaterial, Panel, SheetMaterial } from '../../takeoff/material.ts';
import { gatherPieces, pieceCount } from '../../takeoff/piece.ts';
import { FIX_TO_WALL_ABOVE } from '../../takeoff/structure/indoors/shelf-sag.ts';
import { boardPaintLines } from '../kit/finish/board-paint-lines.ts';
import { roundSize } from '../kit/round-size.ts';
import { safetyKit } from '../kit/steps/safety-kit.ts';
import { comesFromSheets, SHELF_PRODUCTS } from '../kit/walls/shelf-boards.ts';
import { isMasonry } from '../kit/walls/wall-fixing.ts';
import { STRAP, wallFixingLines } from '../kit/walls/wall-fixing-lines.ts';
import type { Asked } from './fields.ts';
import { battenOf, lipOf, type Built } from './layout.ts';

/** Sawn as the person's saw does, unless they say otherwise here. */
const sawn = <Line extends SheetMaterial | LengthMaterial>(
  lines: readonly Line[],
  { values }: Asked,
): readonly Line[] => lines.map((line) => ({ ...line, kerf: values.kerf }));

/** Every board, and the back of a unit. */
function boardLines(asked: Asked, built: Built) {
  const { bill, words, values, shelf, locale } = asked;
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
    why: words.why.back,
  });
  return { boards: sawn(boards, asked), back: sawn(back, asked) };
}

/** Whether all panels come out of sheets that shops have. */
export function canBeSawn(asked: Asked, built: Built): boolean {
  const { boards, back } = boardLines(asked, built);
  return [...boards, ...back].every(({ panels, stock, trim }) =>
    comesFromSheets(panels, stock, trim),
  );
}

function battenLines(asked: Asked, built: Built) {
  const { bill, words, values, shelf } = asked;
  const section = battenOf(shelf);
  const { shelves } = values;
  // Between the back batten and the lip.
  const end = length(Math.max(mm(20), built.deep - section.thickness));
  const lines = bill.lengths('batten', {
    section,
    pieces: [
      { name: 'back-batten', length: built.inside, quantity: shelves },
      { name: 'end-batten', length: end, quantity: 2 * shelves },
    ],
    why: words.why.battens(3 * shelves),
  });
  return sawn(lines, asked);
}

function stripLines(asked: Asked, built: Built) {
  const { bill, words, values, shelf } = asked;
  const { planned, inside, isUnit, high } = built;
  const lines = bill.lengths('planed-timber', {
    section: lipOf(shelf),
    pieces: gatherPieces([
      { name: 'lip', length: inside, quantity: planned.hasLip ? values.shelves : 0 },
      { name: 'scribe', length: high, quantity: isUnit ? 2 : 0 },
    ]),
    why: words.why.strips(planned.hasLip, isUnit),
  });
  return sawn(lines, asked);
}

/** Screws of a joint: two for each so much of its depth (cabinet makers). */
const JOINT = { each: 2, every: mm(150) } as const;
/** Pins of a back, and of a strip; millilitres of glue a joint and a metre of strip (estimates). */
export const PIN_EVERY = mm(125);
const GLUE = { joint: 10, metre: 30 } as const;
/** From battens up into their shelf: at the back and at each end. */
const UP = 7;
const LOST = { share: 0.1, for: 'breakage' } as const;

const jointScrews = (depth: Length): number =>
  JOINT.each * Math.max(1, Math.ceil(depth / JOINT.every));

/** Ends of panels that are screwed to others. */
function jointsOf({ values }: Asked, { isUnit, planned, panels, plinth }: Built): number {
  if (!isUnit) return 0;
  const shelves = panels.find(({ name }) => name === 'shelf')?.quantity ?? 0;
  const fixed = values.hold === 'fixed' ? 2 * shelves : 0;
  return fixed + 4 + 2 * planned.uprights + (plinth > 0 ? 2 : 0);
}

/** Screws of a unit's joints, or up from battens into their shelf. */
function screwLines(asked: Asked, built: Built) {
  const { bill, words, values } = asked;
  const { why } = words;
  const joints = jointsOf(asked, built);
  const screws = joints * jointScrews(values.depth);
  const like = { length: mm(50) };
  if (!built.isUnit) {
    const up = UP * values.shelves;
    const through = 2 * 2 * built.planned.uprights * values.shelves;
    const slack = { amount: Math.ceil(up * LOST.share), for: LOST.for };
    return bill.pack('wood-screws', up + through, why.upScrews(UP), { like, slack });
  }
  const isConfirmat = bill.sold('confirmat-screws') === 'confirmat-screws';
  const told = why.joints(joints, jointScrews(values.depth));
  return isConfirmat
    ? bill.pack('confirmat-screws', screws, told, { slack: LOST })
    : bill.pack('wood-screws', screws, told, { like, slack: LOST });
}

/** Lips and scribe strips, end to end. */
const pieceRunOf = ({ values }: Asked, { planned, inside, isUnit, high }: Built): Length =>
  length((planned.hasLip ? values.shelves * inside : 0) + (isUnit ? 2 * high : 0));

/** Whether the wall is drilled for plugs. */
export const isDrilled = ({ values }: Asked): boolean => isMasonry(values.wall);

/** Whether it is screwed to the wall: battens always, units that could tip. */
export const isFixed = ({ isUnit, high }: Built): boolean => !isUnit || high > FIX_TO_WALL_ABOVE;

function wallLines(asked: Asked, built: Built) {
  const { words, values, locale, shelf } = asked;
  const { why } = words;
  if (!isFixed(built) || !built.fixing.ok) return [];
  const amount = built.fixings * (built.isUnit ? 1 : values.shelves);
  return wallFixingLines(asked, {
    fixing: built.fixing.value,
    amount,
    through: built.isUnit ? STRAP : battenOf(shelf).thickness,
    why: { ...why, wall: why.wall(amount, roundSize(400, locale), built.isUnit) },
  });
}

/** Front edges that are seen: of a shelf with a lip there is none. */
export function edgesOf({ panels, planned }: Built): Length {
  const seen = panels.filter(
    ({ name }) => !(name === 'plinth' || (planned.hasLip && name === 'shelf')),
  );
  return length(seen.reduce((sum, one) => sum + one.length * one.quantity, 0));
}

/** Bare boards take paint; melamine is finished. */
export const isPainted = ({ values }: Asked): boolean =>
  values.board !== 'melamine' && values.finish === 'paint';

const faces = (panels: readonly Panel[]): Area =>
  area(panels.reduce((sum, one) => sum + 2 * one.length * one.width * one.quantity, 0));

/** Grams of filler for a screw. */
const HOLE = 2;

/** What several steps take. */
export function shelfLines(asked: Asked, built: Built) {
  const { bill, words, locale } = asked;
  const { why } = words;
  const joints = jointsOf(asked, built);
  const strips = pieceRunOf(asked, built);
  const painted = faces(built.panels);
  const shown = formatArea(painted, locale);
  return {
    ...safetyKit(asked, 'work-gloves'),
    ...boardLines(asked, built),
    ...boardPaintLines(asked, painted, {
      ...why,
      primer: why.primer(shown),
      paint: why.paint(shown),
    }),
    battens: battenLines(asked, built),
    strips: stripLines(asked, built),
    screws: screwLines(asked, built),
    wall: wallLines(asked, built),
    glue: bill.pack(
      'wood-glue',
      GLUE.joint * joints + (GLUE.metre * toMm(strips)) / 1000,
      why.glue,
    ),
    filler: bill.pack(
      'wood-filler',
      HOLE * Math.max(10, joints * jointScrews(asked.values.depth)),
      why.filler,
    ),
  };
}

export type ShelfLines = ReturnType<typeof shelfLines>;
