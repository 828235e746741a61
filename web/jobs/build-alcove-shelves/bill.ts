import { formatArea, formatLength } from '../../measure/format-length.ts';
import { area, length, mm, toMm, type Area, type Length } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { Material, Panel, SheetMaterial } from '../../takeoff/material.ts';
import { gatherPieces, pieceCount } from '../../takeoff/piece.ts';
import { FIX_TO_WALL_ABOVE } from '../../takeoff/structure/shelf-sag.ts';
import { boardPaintLines } from '../kit/board-paint-lines.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import { isDrilledWall, wallFixingLines } from '../kit/wall-fixing-lines.ts';
import {
  battenOf,
  comesFromSheets,
  lipOf,
  SHELF_PRODUCTS,
  type Asked,
  type Built,
} from './layout.ts';

/** Everything that is sawn, fixed or used up, boards first. */
export const shelfBill = (asked: Asked, built: Built): readonly Material[] => [
  ...boardLines(asked, built),
  ...battenLines(asked, built),
  ...stripLines(asked, built),
  ...jointLines(asked, built),
  ...wallLines(asked, built),
  ...edgeLines(asked, built),
  ...paintLines(asked, built),
  ...safetyLines(asked.bill, asked.words.why, 'work-gloves'),
];

/** Sawn as the person's saw does, unless they say otherwise here. */
const sawn = (lines: readonly SheetMaterial[], { values }: Asked): readonly SheetMaterial[] =>
  lines.map((line) => ({ ...line, kerf: values.kerf }));

function boardLines(asked: Asked, built: Built): readonly SheetMaterial[] {
  const { bill, words, values, shelf, locale } = asked;
  const count = pieceCount(built.panels);
  const shown = formatLength(built.planned.span, locale);
  return sawn(
    [
      ...bill.sheets(SHELF_PRODUCTS[values.board], {
        thickness: built.board,
        panels: built.panels,
        why: words.why.board(count, values.shelves, shown, formatLength(built.deep, locale)),
      }),
      ...bill.sheets('back-board', {
        thickness: shelf['back-board'].variants[0],
        panels: built.back,
        why: words.why.back,
      }),
    ],
    asked,
  );
}

/** Whether all panels come out of sheets that shops have. */
export const canBeSawn = (asked: Asked, built: Built): boolean =>
  boardLines(asked, built).every(({ panels, stock, trim }) => comesFromSheets(panels, stock, trim));

function battenLines({ bill, words, values, shelf }: Asked, built: Built): readonly Material[] {
  if (built.isUnit) return [];
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
  return lines.map((line) => ({ ...line, kerf: values.kerf }));
}

function stripLines({ bill, words, values, shelf }: Asked, built: Built): readonly Material[] {
  const { planned, inside, isUnit, high } = built;
  const lines = bill.lengths('planed-timber', {
    section: lipOf(shelf),
    pieces: gatherPieces([
      { name: 'lip', length: inside, quantity: planned.hasLip ? values.shelves : 0 },
      { name: 'scribe', length: high, quantity: isUnit ? 2 : 0 },
    ]),
    why: words.why.strips(planned.hasLip, isUnit),
  });
  return lines.map((line) => ({ ...line, kerf: values.kerf }));
}

/** Screws of a joint: two for each so much of its depth (cabinet makers). */
const JOINT = { each: 2, every: mm(150) } as const;
/** Pins of a back, and of a strip; millilitres of glue a joint and a metre of strip (estimates). */
const PIN_EVERY = mm(125);
const GLUE = { joint: 10, metre: 30 } as const;
/** From battens up into their shelf: at the back and at each end. */
const UP = 7;
const LOST = 0.1;

const jointScrews = (depth: Length): number =>
  JOINT.each * Math.max(1, Math.ceil(depth / JOINT.every));

/** Ends of panels that are screwed to others. */
function jointsOf({ values }: Asked, { isUnit, planned, panels, plinth }: Built): number {
  if (!isUnit) return 0;
  const shelves = panels.find(({ name }) => name === 'shelf')?.quantity ?? 0;
  const fixed = values.hold === 'fixed' ? 2 * shelves : 0;
  return fixed + 4 + 2 * planned.uprights + (plinth > 0 ? 2 : 0);
}

const slack = (amount: number) => ({ amount: Math.ceil(amount * LOST), for: 'breakage' }) as const;

function jointLines(asked: Asked, built: Built): readonly Material[] {
  const { bill, words, values, shelf, locale } = asked;
  const { isUnit, planned, panels, back } = built;
  const joints = jointsOf(asked, built);
  const screws = joints * jointScrews(values.depth);
  const strips = pieceRunOf(asked, built);
  const pins = back.reduce(
    (sum, one) => sum + Math.ceil((2 * (one.length + one.width)) / PIN_EVERY),
    0,
  );
  const variant = variantNearest(shelf['wood-screws'].variants, 'length', mm(50));
  const isConfirmat = bill.sold('confirmat-screws') === 'confirmat-screws';
  const up = UP * values.shelves;
  const shelves = panels.find(({ name }) => name === 'shelf')?.quantity ?? 0;
  return [
    ...(isUnit
      ? isConfirmat
        ? bill.packs('confirmat-screws', {
            amount: screws,
            slack: slack(screws),
            why: words.why.joints(joints, jointScrews(values.depth)),
          })
        : bill.packs('wood-screws', {
            amount: screws,
            variant,
            slack: slack(screws),
            why: words.why.joints(joints, jointScrews(values.depth)),
          })
      : bill.packs('wood-screws', {
          amount: up + 2 * 2 * planned.uprights * values.shelves,
          variant,
          slack: slack(up),
          why: words.why.upScrews(UP),
        })),
    ...bill.packs('wood-glue', {
      amount: GLUE.joint * joints + (GLUE.metre * toMm(strips)) / 1000,
      why: words.why.glue,
    }),
    ...bill.packs('panel-pins', {
      amount: pins,
      variant: variantNearest(shelf['panel-pins'].variants, 'length', mm(20)),
      why: words.why.pins(roundSize(toMm(PIN_EVERY), locale)),
    }),
    ...(isUnit && values.hold === 'pins'
      ? bill.packs('shelf-pins', { amount: 4 * shelves, why: words.why.shelfPins })
      : []),
  ];
}

/** Lips and scribe strips, end to end. */
const pieceRunOf = ({ values }: Asked, { planned, inside, isUnit, high }: Built): Length =>
  length((planned.hasLip ? values.shelves * inside : 0) + (isUnit ? 2 * high : 0));

/** Whether the wall is drilled for plugs. */
export const isDrilled = ({ values }: Asked): boolean => isDrilledWall(values.wall);

/** Whether it is screwed to the wall: battens always, units that could tip. */
export const isFixed = ({ isUnit, high }: Built): boolean => !isUnit || high > FIX_TO_WALL_ABOVE;

function wallLines(asked: Asked, built: Built): readonly Material[] {
  const { bill, words, values, shelf, locale } = asked;
  if (!isFixed(built) || !built.fixing.ok) return [];
  const amount = built.fixings * (built.isUnit ? 1 : values.shelves);
  return [
    ...(built.isUnit
      ? bill.packs('wall-straps', { amount: built.fixings, why: words.why.straps })
      : []),
    ...wallFixingLines(bill, shelf, {
      fixing: built.fixing.value,
      isDrilled: isDrilled(asked),
      amount,
      why: {
        wall: words.why.wall(amount, roundSize(400, locale), built.isUnit),
        pair: words.why.pair,
        plugs: words.why.plugs,
        bit: words.why.bit,
      },
    }),
  ];
}

/** A tube of caulk closes so much of a gap. */
const CAULKED = mm(12_000);
/** More of edging tape: its ends are cut off. */
const TAPE_MORE = 1.1;

/** Front edges that are seen: of a shelf with a lip there is none. */
function edgesOf({ panels, planned }: Built): Length {
  const seen = panels.filter(
    ({ name }) => !(name === 'plinth' || (planned.hasLip && name === 'shelf')),
  );
  return length(seen.reduce((sum, one) => sum + one.length * one.quantity, 0));
}

/** Edges of melamine that are seen take tape. */
export const hasEdges = ({ values }: Asked, built: Built): boolean =>
  values.board === 'melamine' && edgesOf(built) > 0;

function edgeLines(asked: Asked, built: Built): readonly Material[] {
  const { bill, words, values, locale } = asked;
  const { isUnit, high, outside, inside, deep } = built;
  const gaps = length(isUnit ? 2 * high + outside : values.shelves * (inside + 2 * deep));
  const edges = edgesOf(built);
  return [
    ...(hasEdges(asked, built)
      ? bill.packs('edging-tape', {
          amount: toMm(edges) * TAPE_MORE,
          why: words.why.tape(roundRun(edges, locale)),
        })
      : []),
    ...bill.packs('caulk', {
      amount: gaps / CAULKED,
      why: words.why.caulk(roundRun(gaps, locale)),
    }),
  ];
}

/** Bare boards take paint; melamine is finished. */
export const isPainted = ({ values }: Asked): boolean =>
  values.board !== 'melamine' && values.finish === 'paint';

const faces = (panels: readonly Panel[]): Area =>
  area(panels.reduce((sum, one) => sum + 2 * one.length * one.width * one.quantity, 0));

/** Grams of filler for a screw. */
const HOLE = 2;

function paintLines(asked: Asked, built: Built): readonly Material[] {
  if (!isPainted(asked)) return [];
  const { bill, words, shelf, locale } = asked;
  const painted = faces(built.panels);
  const shown = formatArea(painted, locale);
  const screws = jointsOf(asked, built) * jointScrews(asked.values.depth);
  const { why } = words;
  return [
    ...bill.packs('wood-filler', { amount: HOLE * Math.max(10, screws), why: why.filler }),
    ...boardPaintLines(bill, shelf, painted, {
      ...why,
      primer: why.primer(shown),
      paint: why.paint(shown),
    }),
  ];
}
