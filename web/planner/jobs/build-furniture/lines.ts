import { withKerf } from '../kit/bill.ts';
import { toMm, formatArea } from '../../measure/units/units.ts';
import {
  type Material,
  type PackedMaterial,
  type SheetMaterial,
  pieceCount,
  type Piece,
  SPARE_FIXINGS,
} from '../../takeoff/material.ts';
import { boardPaintLines, coating } from '../kit/finish/paint.ts';
import { safetyKit } from '../kit/steps/step.ts';
import { comesFromSheets, SHELF_PRODUCTS } from '../kit/walls/shelf-boards.ts';
import type { FurnitureInputs } from './values.ts';
import { bareArea, gathered, type FurniturePart, type StockKind } from './parts.ts';
import { hardwareOf, type Hardware, screwFor, type ScrewJoint } from './hardware.ts';
import { productsOf, type Built } from './layout.ts';
import type { WallFixings } from './wall-fixings.ts';

export interface FurnitureJob extends FurnitureInputs {
  readonly built: Built;
  readonly hardware: Hardware;
  /** Undefined if the piece is free-standing. */
  readonly fixing: WallFixings | undefined;
}

export const wholeOf = (
  inputs: FurnitureInputs,
  built: Built,
  fixing: WallFixings | undefined,
): FurnitureJob => ({
  ...inputs,
  built,
  hardware: hardwareOf(built),
  fixing,
});

const from = ({ built }: FurnitureJob, stock: StockKind): readonly FurniturePart[] =>
  built.parts.filter((one) => one.stock === stock);

function sheetLines(inputs: FurnitureJob): readonly SheetMaterial[] {
  const { bill, words, values, built } = inputs;
  const { boards } = built;
  const panels = gathered(from(inputs, 'board'), values.grain);
  const [drawer, back] = [
    gathered(from(inputs, 'drawer'), false),
    gathered(from(inputs, 'back'), false),
  ];
  const { why } = words;
  const lines = [
    ...bill.sheets(SHELF_PRODUCTS[values.board], {
      thickness: boards.board,
      panels,
      why: why.board(pieceCount(panels)),
    }),
    ...bill.sheets('plywood', { thickness: boards.drawer, panels: drawer, why: why.drawers }),
    ...bill.sheets('back-board', {
      thickness: boards.back,
      panels: back,
      why: why.back(drawer.length > 0),
    }),
  ];
  return withKerf(lines, values.kerf);
}

/** True if the sheets and lengths of the shop are large enough for all parts. */
export const canBeSawn = (inputs: FurnitureJob): boolean =>
  sheetLines(inputs).every(({ panels, stock, trim }) => comesFromSheets(panels, stock, trim)) &&
  timberLines(inputs).every(
    (line) =>
      line.form !== 'lengths' ||
      line.pieces.every((piece) => line.stock.some((one) => one.length >= piece.length)),
  );

function timberLines(inputs: FurnitureJob): readonly Material[] {
  const { bill, words, values, built } = inputs;
  const { frame, deck, post, rod } = built.woods;
  const { why } = words;
  const products = productsOf(inputs);
  const wanted = [
    { stock: 'frame', section: frame, why: why.frame },
    { stock: 'deck', section: deck, why: why.boards },
    { stock: 'post', section: post, why: why.posts },
    { stock: 'rod', section: rod, why: why.rod },
  ] as const;
  return wanted.flatMap(({ stock, section, why: reason }) => {
    const pieces = gathered(from(inputs, stock), true).map(({ name, length, quantity }): Piece => ({
      name,
      length,
      quantity,
    }));
    const lines = bill.lengths(products[stock], { section, pieces, why: reason });
    return withKerf(lines, values.kerf);
  });
}

/** Glue per end of a part, ml (estimate). */
const GLUE = 10;

interface Screws {
  readonly amount: number;
  readonly joint: ScrewJoint;
  readonly why: string;
}

/** Screws by joint. Joints with screws of one length share one line. */
function screwLines(
  { bill, words, shelf, built }: FurnitureJob,
  wanted: readonly Screws[],
): ReadonlyMap<ScrewJoint, readonly PackedMaterial[]> {
  const { variants } = shelf['wood-screws'];
  const used = wanted.filter(({ amount }) => amount > 0);
  const byKey = Map.groupBy(used, ({ joint }) => screwFor(variants, built.design, joint).key);
  return new Map(
    [...byKey.values()].flatMap((some) => {
      const [first] = some;
      if (first === undefined) return [];
      const amount = some.reduce((sum, one) => sum + one.amount, 0);
      const why = some
        .slice(1)
        .reduce((said, one) => words.sentences([said, one.why]), words.sentences([first.why]));
      const line = bill.pack('wood-screws', amount, why, {
        variant: screwFor(variants, built.design, first.joint),
        slack: SPARE_FIXINGS,
      });
      return some.map(({ joint }) => [joint, line] as const);
    }),
  );
}

/** Screws, dowels and glue. */
function jointLines(inputs: FurnitureJob) {
  const { bill, words, hardware: has } = inputs;
  const { why } = words;
  const isConfirmat = bill.sold('confirmat-screws') === 'confirmat-screws';
  const jointsWhy = why.joints(has.screwedEnds);
  const screws = screwLines(inputs, [
    { amount: isConfirmat ? 0 : has.caseScrews, joint: 'case', why: jointsWhy },
    { amount: has.frontScrews, joint: 'front', why: why.frontScrews },
    { amount: has.unitScrews, joint: 'unit', why: why.unitScrews },
    { amount: has.drawerScrews, joint: 'drawer', why: why.drawerScrews },
    { amount: has.backScrews, joint: 'back', why: why.backScrews },
    { amount: has.bottomScrews, joint: 'bottom', why: why.bottomScrews },
    { amount: has.frameScrews, joint: 'frame', why: why.frameScrews },
    { amount: has.topScrews, joint: 'top', why: why.topScrews },
  ]);
  const glue = bill.pack('wood-glue', GLUE * has.ends, why.glue);
  const { boardScrews, dowels, caseScrews } = has;
  return {
    glue,
    screws,
    joints: [
      bill.pack('dowels', dowels, jointsWhy, { slack: SPARE_FIXINGS }),
      bill.pack('pocket-screws', has.pocketScrews, jointsWhy, {
        variant: screwFor(inputs.shelf['pocket-screws'].variants, inputs.built.design, 'pocket'),
        slack: SPARE_FIXINGS,
      }),
      isConfirmat
        ? bill.pack('confirmat-screws', caseScrews, jointsWhy, { slack: SPARE_FIXINGS })
        : screws.get('case'),
      bill.pack('exterior-screws', boardScrews, why.boardScrews, {
        variant: screwFor(inputs.shelf['exterior-screws'].variants, inputs.built.design, 'board'),
        slack: SPARE_FIXINGS,
      }),
      glue,
    ],
  };
}

/** True if visible edges of melamine need edging tape. */
export const isBanded = ({ values, hardware }: FurnitureJob): boolean =>
  values.board === 'melamine' && hardware.banding > 0;

/** The chosen finish of bare boards. Melamine needs none, and a planter gets preserver instead. */
export const finishOf = ({ values }: FurnitureInputs): 'paint' | 'varnish' | 'none' =>
  values.board === 'melamine' || values.kind === 'planter' ? 'none' : values.finish;

const COATS = 2;

/** Paint or varnish. */
function finishLines(inputs: FurnitureJob) {
  const { words, locale } = inputs;
  const { why } = words;
  const faces = bareArea(inputs.built.parts);
  const shown = formatArea(faces, locale);
  return {
    ...boardPaintLines(inputs, faces, {
      ...why,
      brush: why.brush(finishOf(inputs) === 'varnish'),
      primer: why.primer(shown),
      paint: why.paint(shown),
    }),
    varnish: coating(inputs, 'clear-varnish', faces, COATS, why.paint(shown)),
  };
}

/** A case on levelling feet is not packed. */
function packedWhy({ words, hardware }: FurnitureJob): string {
  const { packers, frontPackers } = words.why;
  return hardware.feet > 0 ? frontPackers : packers(hardware.runners > 0);
}

/** Packers under a drawer front while it is screwed, and under a case that stands (an estimate). */
const PACKED = 4;

/** Floor under a piece while it is painted, half a metre past it all round, m²/1000. */
const sheetArea = ({ built: { design } }: FurnitureJob): number =>
  Math.ceil((toMm(design.width) + 1000) * (toMm(design.depth) + 1000) * 1e-3);

/** List lines that several steps use. */
export const furnitureLines = (inputs: FurnitureJob) => ({
  packers: inputs.bill.pack('packers', PACKED, packedWhy(inputs)),
  // Waterproof ones where preserver is brushed on.
  ...safetyKit(inputs, inputs.values.kind === 'planter' ? 'waterproof-gloves' : 'work-gloves'),
  ...jointLines(inputs),
  ...finishLines(inputs),
  sheet: inputs.bill.pack('dust-sheet', sheetArea(inputs), inputs.words.why.sheet),
  sawn: [sheetLines(inputs), timberLines(inputs)],
});

export type FurnitureLines = ReturnType<typeof furnitureLines>;
