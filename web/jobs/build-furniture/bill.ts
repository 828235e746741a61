import { formatArea, formatLength } from '../../measure/format-length.ts';
import { mm, toMm } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { Material, SheetMaterial } from '../../takeoff/material.ts';
import { pieceCount, type Piece } from '../../takeoff/piece.ts';
import { PAINT_RATES, paintFor } from '../../takeoff/structure/paint-rates.ts';
import type { Fixing } from '../../takeoff/structure/wall-fixings.ts';
import { boardBrushLines, boardPaintLines, boardSandLines } from '../kit/board-paint-lines.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import { comesFromSheets, SHELF_PRODUCTS } from '../build-alcove-shelves/layout.ts';
import { isDrilledWall, wallFixingLines } from '../kit/wall-fixing-lines.ts';
import { fixingsOf } from './checks.ts';
import { bareArea, soakedArea } from './brushed-area.ts';
import { gathered } from './gathered.ts';
import { hardwareOf, type Hardware } from './hardware.ts';
import type { Asked } from './asked.ts';
import type { Built } from './layout.ts';
import type { Part, StockKind } from './panel.ts';
import { screwFor, type ScrewJoint } from './screw-for.ts';

/** A piece with all that it was asked with. */
export interface Whole extends Asked {
  readonly built: Built;
  readonly hardware: Hardware;
  /** Into the wall; undefined where it is not fixed to one. */
  readonly fixing: Fixing | undefined;
}

export const wholeOf = (asked: Asked, built: Built, fixing: Fixing | undefined): Whole => ({
  ...asked,
  built,
  hardware: hardwareOf(built),
  fixing,
});

/** Everything that is sawn, joined with or used up, boards first. */
export const furnitureBill = (asked: Whole): readonly Material[] => [
  ...sheetLines(asked),
  ...timberLines(asked),
  ...jointLines(asked),
  ...movingLines(asked),
  ...outdoorLines(asked),
  ...wallLines(asked),
  ...finishLines(asked),
  ...safetyLines(asked.bill, asked.words.why, 'work-gloves'),
];

const from = ({ built }: Whole, stock: StockKind): readonly Part[] =>
  built.parts.filter((one) => one.stock === stock);

function sheetLines(asked: Whole): readonly SheetMaterial[] {
  const { bill, words, values, built } = asked;
  const { boards } = built;
  const panels = gathered(from(asked, 'board'), values.grain);
  const lines = [
    ...bill.sheets(SHELF_PRODUCTS[values.board], {
      thickness: boards.board,
      panels,
      why: words.why.board(pieceCount(panels)),
    }),
    ...bill.sheets('plywood', {
      thickness: boards.drawer,
      panels: gathered(from(asked, 'drawer'), false),
      why: words.why.drawers,
    }),
    ...bill.sheets('back-board', {
      thickness: boards.back,
      panels: gathered(from(asked, 'back'), false),
      why: words.why.back,
    }),
  ];
  return lines.map((line) => ({ ...line, kerf: values.kerf }));
}

/** Whether all panels come out of sheets, and all timber out of lengths, that shops have. */
export const canBeSawn = (asked: Whole): boolean =>
  sheetLines(asked).every(({ panels, stock, trim }) => comesFromSheets(panels, stock, trim)) &&
  timberLines(asked).every(
    (line) =>
      line.form !== 'lengths' ||
      line.pieces.every((piece) => line.stock.some((one) => one.length >= piece.length)),
  );

function timberLines(asked: Whole): readonly Material[] {
  const { bill, words, values, built } = asked;
  const { frame, deck, post, rod } = built.woods;
  const { why } = words;
  const wanted = [
    { product: 'structural-timber', stock: 'frame', section: frame, why: why.frame },
    { product: 'deck-board', stock: 'deck', section: deck, why: why.boards },
    { product: 'batten', stock: 'post', section: post, why: why.posts },
    { product: 'wardrobe-rail', stock: 'rod', section: rod, why: why.rod },
  ] as const;
  return wanted.flatMap(({ product, stock, section, why: reason }) => {
    const pieces = gathered(from(asked, stock), true).map(({ name, length, quantity }): Piece => ({
      name,
      length,
      quantity,
    }));
    const lines = bill.lengths(product, { section, pieces, why: reason });
    return lines.map((one) => ({ ...one, kerf: values.kerf }));
  });
}

/** Millilitres of glue an end (an estimate), and more of what breaks or is dropped. */
const GLUE = 10;
const LOST = 0.1;
const slack = (amount: number) => ({ amount: Math.ceil(amount * LOST), for: 'breakage' }) as const;

interface Screws {
  readonly amount: number;
  readonly joint: ScrewJoint;
  readonly why: string;
}

/** Screws of one length once, however many joints they are for. */
function screwLines(
  { bill, words, shelf, built }: Whole,
  wanted: readonly Screws[],
): readonly Material[] {
  const { variants } = shelf['wood-screws'];
  const kinds = new Map<string, Screws>();
  for (const one of wanted) {
    if (one.amount === 0) continue;
    const { key } = screwFor(variants, built.design, one.joint);
    const before = kinds.get(key);
    kinds.set(key, {
      joint: one.joint,
      amount: (before?.amount ?? 0) + one.amount,
      why: words.sentences([...(before === undefined ? [] : [before.why]), one.why]),
    });
  }
  return [...kinds.values()].flatMap(({ amount, joint, why }) =>
    bill.packs('wood-screws', {
      amount,
      variant: screwFor(variants, built.design, joint),
      slack: slack(amount),
      why,
    }),
  );
}

function jointLines(asked: Whole): readonly Material[] {
  const { bill, words, hardware: has } = asked;
  const { why } = words;
  const isConfirmat = bill.sold('confirmat-screws') === 'confirmat-screws';
  return [
    ...bill.packs('dowels', {
      amount: has.dowels,
      slack: slack(has.dowels),
      why: why.joints(has.ends),
    }),
    ...(isConfirmat
      ? bill.packs('confirmat-screws', {
          amount: has.caseScrews,
          slack: slack(has.caseScrews),
          why: why.joints(has.ends),
        })
      : []),
    ...screwLines(asked, [
      { amount: isConfirmat ? 0 : has.caseScrews, joint: 'case', why: why.joints(has.ends) },
      { amount: has.pocketScrews, joint: 'pocket', why: why.joints(has.ends) },
      { amount: has.frontScrews, joint: 'front', why: why.frontScrews },
      { amount: has.unitScrews, joint: 'unit', why: why.unitScrews },
      { amount: has.drawerScrews, joint: 'drawer', why: why.drawerScrews },
      { amount: has.backScrews, joint: 'back', why: why.backScrews },
      { amount: has.bottomScrews, joint: 'bottom', why: why.bottomScrews },
      { amount: has.frameScrews, joint: 'frame', why: why.frameScrews },
      { amount: has.topScrews, joint: 'top', why: why.topScrews },
    ]),
    ...bill.packs('wood-glue', { amount: GLUE * has.ends, why: why.glue }),
  ];
}

/** Millimetres of edging tape that are cut off a strip, both ends together (makers: 25 mm over each end). */
const TAPE_MORE = 50;

/** Millimetres: a handle's bolt goes through front and drawer and 7 mm into the handle; sold in steps of 5. */
const boltOf = ({ design: { board, drawer } }: Built): number =>
  Math.ceil((toMm(board) + toMm(drawer) + 7) / 5) * 5;

/** Edges of melamine that are seen take tape. */
export const isBanded = ({ values, hardware }: Whole): boolean =>
  values.board === 'melamine' && hardware.banding > 0;

function movingLines(asked: Whole): readonly Material[] {
  const { bill, words, shelf, locale, hardware: has, built } = asked;
  const { why } = words;
  return [
    ...(isBanded(asked)
      ? bill.packs('edging-tape', {
          amount: toMm(has.banding) + TAPE_MORE * has.strips,
          why: why.tape(roundRun(has.banding, locale), roundSize(TAPE_MORE, locale)),
        })
      : []),
    ...bill.packs('shelf-pins', { amount: has.pins, why: why.pins }),
    ...bill.packs('cabinet-hinges', {
      amount: has.hinges,
      why: why.hinges(formatLength(built.doorHeight, locale), built.design.fronts === 'inset'),
    }),
    ...bill.packs('door-hinges', { amount: has.lidHinges, why: why.lidHinges }),
    ...bill.packs('lid-stay', { amount: has.stays, why: why.stays }),
    ...bill.packs('cabinet-handles', {
      amount: has.handles,
      why: has.runners > 0 ? why.drawerHandles(roundSize(boltOf(built), locale)) : why.handles,
    }),
    ...bill.packs('drawer-runners', {
      amount: has.runners,
      variant: variantNearest(shelf['drawer-runners'].variants, 'length', built.runner),
      why: why.runners,
    }),
    ...bill.packs('levelling-feet', { amount: has.feet, why: why.feet }),
    ...bill.packs('rail-sockets', { amount: has.sockets, why: why.sockets }),
  ];
}

/** m² a litre where a label says nothing; staples a metre of liner. */
const PRESERVER = 8;
const STAPLES = 30;
const LAPS = 1.1;

function outdoorLines(asked: Whole): readonly Material[] {
  const { bill, words, shelf, hardware, built } = asked;
  const { kind, width, depth, height, deck } = built.design;
  if (kind !== 'planter') return [];
  const { why } = words;
  const [wide, deep, high] = [width - 2 * deck.thickness, depth - 2 * deck.thickness, height].map(
    (side) => side / mm(1000),
  ) as [number, number, number];
  const liner = 2 * (wide + deep) * high + wide * deep;
  const faces = soakedArea(built.parts) / mm(1000) ** 2;
  const screw = shelf['exterior-screws'].variants;
  return [
    ...bill.packs('exterior-screws', {
      amount: hardware.boardScrews,
      variant: screwFor(screw, built.design, 'board'),
      slack: slack(hardware.boardScrews),
      why: why.boardScrews,
    }),
    ...bill.packs('wood-preserver', {
      amount: (faces / labelCoverage(shelf, 'wood-preserver', PRESERVER)) * 1000,
      why: why.preserver,
    }),
    ...bill.packs('weed-membrane', { amount: liner * LAPS * 1000, why: why.liner }),
    ...bill.packs('staples', { amount: Math.ceil(2 * (wide + deep) * STAPLES), why: why.staples }),
    ...bill.packs('compost', { amount: wide * deep * high * 1e6, why: why.compost }),
  ];
}

/** Bare board takes what was chosen; melamine is finished, and a planter takes preserver. */
export const finishOf = ({ values }: Asked): 'paint' | 'varnish' | 'none' =>
  values.board === 'melamine' || values.kind === 'planter' ? 'none' : values.finish;

const COATS = 2;

function finishLines(asked: Whole): readonly Material[] {
  const finish = finishOf(asked);
  if (finish === 'none') return [];
  const { bill, words, shelf, locale } = asked;
  const { why } = words;
  const faces = bareArea(asked.built);
  const shown = formatArea(faces, locale);
  if (finish === 'paint') {
    return boardPaintLines(bill, shelf, faces, {
      ...why,
      primer: why.primer(shown),
      paint: why.paint(shown),
    });
  }
  return [
    ...boardSandLines(bill, shelf, faces, why.sand),
    ...bill.packs('clear-varnish', {
      amount: paintFor(faces, COATS, labelCoverage(shelf, 'clear-varnish', PAINT_RATES.gloss)),
      why: why.paint(shown),
    }),
    ...boardBrushLines(bill, shelf, why.brush),
  ];
}

function wallLines(asked: Whole): readonly Material[] {
  const { bill, words, values, shelf, locale, built, fixing } = asked;
  if (fixing === undefined) return [];
  const amount = fixingsOf(built.design);
  const isHung = values.kind === 'wall';
  const { why } = words;
  return [
    ...(isHung ? [] : bill.packs('wall-straps', { amount, why: why.straps })),
    ...wallFixingLines(bill, shelf, {
      fixing,
      isDrilled: isDrilledWall(values.wall),
      amount,
      why: {
        wall: isHung ? why.hung(amount, roundSize(400, locale)) : why.wall(amount),
        pair: why.pair,
        plugs: why.plugs,
        bit: why.bit,
      },
    }),
  ];
}
