import { inches, mm, type Length, length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { KINDS, type FurnitureKind } from './piece.ts';
import type { en } from './en.ts';
import type { Place, PlaceKind } from '../../measure/places/place.ts';
import type { Thickness } from '../../stock/shelf.ts';
import { makeBill, type SheetProduct } from '../kit/bill.ts';
import type { FieldInputs } from '../kit/contract.ts';
import {
  count,
  sizeField,
  type FieldSpecs,
  type LengthSpec,
  type LooseValues,
} from '../kit/fields.ts';
import {
  boardNearest,
  SHELF_PRODUCTS,
  soldThicknesses,
  USUAL_BOARD,
  USUAL_WALL,
} from '../kit/walls/shelf-boards.ts';
import { isNewWall } from '../kit/place/renewed.ts';
import { WALLS, wallsIn } from '../kit/walls/wall-fixing.ts';
import { usualSaw } from '../kit/steps/workshop.ts';
import { filledHeight, filledWidth } from './fit.ts';
import { hasDoors, hasShelves, isCase } from './layout.ts';

type Sizes = readonly [width: number, height: number, depth: number];

/**
 * Usual outer sizes, mm. Base and wall cabinets as kitchens have them (carcass 720 on a plinth or under a ceiling, 560
 * and 300 deep behind their doors), a workbench at the height of the wrist, the others by what they hold.
 */
const METRIC: Readonly<Record<FurnitureKind, Sizes>> = {
  bookcase: [800, 1800, 300],
  base: [600, 800, 580],
  wall: [600, 720, 320],
  drawers: [500, 800, 500],
  wardrobe: [1000, 2000, 600],
  workbench: [1200, 900, 600],
  box: [600, 400, 400],
  planter: [800, 400, 400],
};

/** The same in inches (base 34 1/2 × 24 and wall 30 × 12 of American kitchens). */
const IMPERIAL: Readonly<Record<FurnitureKind, Sizes>> = {
  bookcase: [32, 72, 12],
  base: [24, 34.5, 24],
  wall: [24, 30, 13],
  drawers: [20, 32, 20],
  wardrobe: [40, 78, 24],
  workbench: [48, 36, 24],
  box: [24, 16, 16],
  planter: [32, 16, 16],
};

const SHELVES: Readonly<Record<FurnitureKind, number>> = {
  bookcase: 4,
  base: 1,
  wall: 2,
  drawers: 0,
  wardrobe: 3,
  workbench: 0,
  box: 0,
  planter: 0,
};

const kindOf = (said: unknown): FurnitureKind => KINDS.find((one) => one === said) ?? 'bookcase';

const sizeAt =
  (at: 0 | 1 | 2) =>
  (kind: unknown, region: Region): Length =>
    region === 'us' ? inches(IMPERIAL[kindOf(kind)][at]) : mm(METRIC[kindOf(kind)][at]);

const usualWidth = sizeAt(0);
const usualHeight = sizeAt(1);
const usualDepth = sizeAt(2);
const usualShelves = (kind: unknown): number => SHELVES[kindOf(kind)];

const isSized = (value: LooseValues[string] | undefined): value is Length =>
  typeof value === 'number';
const isWalled = (on: PlaceKind | undefined): boolean => on === 'wall' || on === 'room';

/** Usual board in which a cabinet's shelf of usual width stays straight. */
const USUAL_THICKNESS: Readonly<Record<Region, Length>> = {
  uk: mm(18),
  us: inches(3 / 4),
  eu: mm(19),
  cn: mm(18),
};

const BOARDS = ['mdf', 'plywood', 'melamine'] as const;

/** Between fronts. */
const GAP: Readonly<Record<Region, Length>> = {
  uk: mm(3),
  us: inches(1 / 8),
  eu: mm(3),
  cn: mm(3),
};

/** The shop's own of the board that is chosen, of usual thickness. */
const soldBoard = (inputs: FieldInputs<typeof en>, board: unknown): Thickness =>
  boardNearest(inputs, board, USUAL_THICKNESS[inputs.region]);

/** A workbench is of plywood. */
const boardIn = ({ kind, board }: LooseValues): unknown =>
  kind === 'workbench' ? 'plywood' : board;

/** As thick as it really is: 0.703 in of what is called 3/4 in. */
const soldThickness = (inputs: FieldInputs<typeof en>, board: unknown): Length =>
  soldBoard(inputs, board).thickness;

const ofKind =
  (is: (kind: unknown) => boolean) =>
  ({ kind }: LooseValues): boolean =>
    is(kind);
const not =
  (...kinds: readonly LooseValues[string][]) =>
  ({ kind }: LooseValues): boolean =>
    kind === undefined || !kinds.includes(kind);
const isFronted = ({ kind, doors }: LooseValues): boolean =>
  kind === 'drawers' || (hasDoors(kind) && doors !== 'none');
const isLifted = ({ kind, stands }: LooseValues): boolean =>
  isCase(kind) && kind !== 'wall' && stands !== 'floor';

/** A placeholder part, to read the sheet sizes of a board. */
const ANY_PART = { name: 'side', length: mm(1), width: mm(1), quantity: 1, turns: true } as const;

/** The highest case whose sides and back come out of the sheets that shops have, their edges trimmed. */
function highestSawn(inputs: FieldInputs<typeof en>, { board, stands, lift }: LooseValues): Length {
  const { shelf, workshop, locale } = inputs;
  const bill = makeBill(shelf, workshop, locale);
  const kind = BOARDS.find((one) => one === board) ?? USUAL_BOARD[inputs.region];
  const longest = (product: SheetProduct, thickness: Thickness): number =>
    Math.max(
      ...bill
        .sheets(product, { thickness, panels: [ANY_PART], why: '' })
        .flatMap(({ stock, trim }) => stock.map((one) => one.length - 2 * trim)),
    );
  const lifted = isSized(lift) ? lift : 0;
  const side = longest(SHELF_PRODUCTS[kind], soldBoard(inputs, board));
  const back = longest('back-board', shelf['back-board'].variants[0]);
  return length(
    Math.min(side + (stands === 'feet' ? lifted : 0), back + (stands === 'floor' ? 0 : lifted)),
  );
}

const sizesIn = (inputs: FieldInputs<typeof en>) => {
  const { words, region } = inputs;
  const { fields } = words;
  const heightOf = (values: LooseValues, place: Place | undefined): Length => {
    const { kind, depth } = values;
    const deep = isSized(depth) ? depth : usualDepth(kind, region);
    const sawn = (): Length => highestSawn(inputs, values);
    return filledHeight(values, place, deep, sawn) ?? usualHeight(kind, region);
  };
  return {
    width: {
      ...fields.width,
      ...sizeField(150, 4800, usualWidth('bookcase', region)),
      usualOf: (values, place) => {
        const { kind, height, depth } = values;
        const size = {
          kind: kindOf(kind),
          height: isSized(height) ? height : heightOf(values, place),
          depth: isSized(depth) ? depth : usualDepth(kind, region),
        };
        return filledWidth(values, place, size) ?? usualWidth(kind, region);
      },
    },
    height: {
      ...fields.height,
      ...sizeField(100, 3000, usualHeight('bookcase', region)),
      usualOf: heightOf,
    },
    depth: {
      ...fields.depth,
      ...sizeField(100, 1200, usualDepth('bookcase', region)),
      usualOf: ({ kind }) => usualDepth(kind, region),
    },
  } as const satisfies Readonly<Record<string, LengthSpec>>;
};

/** Fields in order: the kind of piece first, then the fields that it needs. */
export const furnitureFields = (inputs: FieldInputs<typeof en>) => {
  const { words, region, workshop, locale } = inputs;
  const { fields } = words;
  return {
    kind: { kind: 'choice', ...fields.kind, pictured: true },
    walls: {
      kind: 'surfaces',
      ...fields.walls,
      of: ['walls'],
      usual: 'first',
      when: (_, on) => on === 'room',
    },
    fits: {
      kind: 'choice',
      ...fields.fits,
      when: (values, on) => isWalled(on) && not('box', 'planter')(values),
    },
    ...sizesIn(inputs),
    board: {
      kind: 'choice',
      ...fields.board,
      usual: USUAL_BOARD[region],
      when: not('planter', 'workbench'),
    },
    joint: { kind: 'choice', ...fields.joint, more: true, when: not('planter', 'workbench') },
    back: { kind: 'choice', ...fields.back, more: true, when: not('planter', 'workbench') },
    shelves: {
      more: true,
      ...fields.shelves,
      ...count(0, 10, 4),
      usualOf: ({ kind }) => usualShelves(kind),
      when: ofKind(hasShelves),
    },
    doors: { kind: 'choice', ...fields.doors, more: true, when: ofKind(hasDoors) },
    drawers: { ...fields.drawers, ...count(1, 8, 4), when: ({ kind }) => kind === 'drawers' },
    stands: {
      more: true,
      kind: 'choice',
      ...fields.stands,
      when: ({ kind }) => isCase(kind) && kind !== 'wall',
    },
    load: { kind: 'choice', ...fields.load, more: true, when: ofKind(hasShelves) },
    lid: {
      kind: 'toggle',
      ...fields.lid,
      usual: true,
      more: true,
      when: ({ kind }) => kind === 'box',
    },
    wall: {
      more: true,
      kind: 'choice',
      ...fields.wall,
      options: wallsIn(region, fields.wall.options),
      usual: isNewWall(inputs)
        ? WALLS[region].includes('stud')
          ? 'stud'
          : 'board'
        : USUAL_WALL[region],
      when: ofKind(isCase),
    },
    lift: {
      ...fields.lift,
      ...sizeField(20, 300, region === 'us' ? inches(3.5) : mm(80)),
      more: true,
      when: isLifted,
    },
    fronts: { kind: 'choice', ...fields.fronts, more: true, when: isFronted },
    gap: { ...fields.gap, ...sizeField(1, 10, GAP[region]), more: true, when: isFronted },
    hold: { kind: 'choice', ...fields.hold, more: true, when: ofKind(hasShelves) },
    finish: {
      kind: 'choice',
      ...fields.finish,
      more: true,
      when: ({ kind, board }) =>
        kind === 'workbench' || (kind !== 'planter' && board !== 'melamine'),
    },
    thickness: {
      ...fields.thickness,
      ...sizeField(9, 40, soldThickness(inputs, USUAL_BOARD[region])),
      usualOf: (values) => soldThickness(inputs, boardIn(values)),
      soldOf: (values) => soldThicknesses(inputs, boardIn(values)),
      more: true,
      when: not('planter'),
    },
    play: { ...fields.play, ...sizeField(0, 50, mm(6)), more: true, when: (_, on) => isWalled(on) },
    grain: { kind: 'toggle', ...fields.grain, usual: false, more: true, when: not('planter') },
    kerf: {
      ...fields.kerf,
      ...sizeField(0, 10, workshop.kerf ?? usualSaw(locale).kerf),
      more: true,
    },
  } as const satisfies FieldSpecs;
};
