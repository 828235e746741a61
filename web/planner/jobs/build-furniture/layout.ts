import { inches, length, mm, toMm, type Length } from '../../measure/units/units.ts';
import type { Product } from '../../stock/products.ts';
import type { Region } from '../../stock/region.ts';
import { variantNearest, type Section, type Shelf, type Thickness } from '../../stock/shelf.ts';
import {
  BOARD_DENSITY,
  boardNearest,
  SHELF_PRODUCTS,
  thickerThan,
} from '../kit/walls/shelf-boards.ts';
import type { FurnitureInputs } from './values.ts';
import { heldStraight } from './checks.ts';
import { layPiece, unitCount, unitWidth } from './lay-piece.ts';
import type { FurniturePart, StockKind } from './parts.ts';
import { isLaid, type Design, type Impossible, type FurniturePiece } from './piece.ts';

/** A piece as it is built, with the products that it is made of. */
export interface Built extends FurniturePiece {
  readonly design: Design;
  readonly units: number;
  /** Board, drawer sides and back. */
  readonly boards: {
    readonly board: Thickness;
    readonly drawer: Thickness;
    readonly back: Thickness;
  };
  readonly woods: {
    readonly frame: Section;
    readonly deck: Section;
    readonly post: Section;
    readonly rod: Section;
  };
}

export const isCase = (kind: unknown): boolean =>
  kind === 'bookcase' ||
  kind === 'base' ||
  kind === 'wall' ||
  kind === 'drawers' ||
  kind === 'wardrobe';
export const hasShelves = (kind: unknown): boolean => isCase(kind) && kind !== 'drawers';
export const hasDoors = (kind: unknown): boolean =>
  kind === 'base' || kind === 'wall' || kind === 'wardrobe';

/** Widest cabinet with one door (kitchen makers). */
const ONE_DOOR = mm(600);
const DOORS = { none: 0, one: 1, two: 2 } as const;

/** Thickness of the board to take instead of one that is too thin; undefined if the board is thick enough or not needed. */
export function tooThinFor(inputs: FurnitureInputs): Length | undefined {
  const { kind, joint, doors, stands } = inputs.values;
  if (kind === 'planter') return undefined;
  // Rails, plinths, runners and hinges are screwed whatever the joint.
  const isHoused =
    joint === 'housing' &&
    (kind === 'box' ||
      (kind === 'bookcase' && stands !== 'plinth') ||
      (kind === 'wardrobe' && stands !== 'plinth' && doors === 'none'));
  return thickerThan(
    isHoused || kind === 'workbench' ? 'housed' : 'joined',
    inputs,
    inputs.values.board,
    stockOf(inputs).boards.board,
  );
}

/** Width of the legs and rails of a workbench. */
const FRAME = mm(89);

/** Dry timber for indoors: studs, or battens where shops sell no studs of wood. */
export const frameProduct = (shelf: Shelf): 'stud' | 'batten' =>
  shelf.stud.form === 'lengths' ? 'stud' : 'batten';

/** Products of the parts by their material. */
export const productsOf = ({ values, shelf }: FurnitureInputs) =>
  ({
    board: SHELF_PRODUCTS[values.board],
    back: 'back-board',
    drawer: 'plywood',
    frame: frameProduct(shelf),
    deck: 'deck-board',
    post: 'batten',
    rod: 'wardrobe-rail',
    foot: 'levelling-feet',
  }) as const satisfies Record<StockKind, Product>;

/** Thinner timber holds no screw from the piece next to it. */
const LEAST_FRAME = mm(34);

function frameOf(shelf: Shelf): Section {
  const { variants } = shelf.stud.form === 'lengths' ? shelf.stud : shelf.batten;
  const [first, ...rest] = variants.filter(({ thickness }) => thickness >= LEAST_FRAME);
  return variantNearest(first === undefined ? variants : [first, ...rest], 'width', FRAME);
}

/** Corners that hold screws through boards: no thinner than this. */
const LEAST_POST = mm(24);

function postOf(shelf: Shelf): Section {
  const [first, ...rest] = shelf.batten.variants.filter(({ thickness }) => thickness >= LEAST_POST);
  return variantNearest(
    first === undefined ? shelf.batten.variants : [first, ...rest],
    'width',
    mm(50),
  );
}

/** A shop's variants that the parts are made of. */
function stockOf(inputs: FurnitureInputs) {
  const { shelf, values } = inputs;
  return {
    boards: {
      board: boardNearest(inputs, values.board, values.thickness),
      drawer: variantNearest(shelf.plywood.variants, 'thickness', mm(12)),
      back: shelf['back-board'].variants[0],
    },
    woods: {
      frame: frameOf(shelf),
      deck: variantNearest(shelf['deck-board'].variants, 'width', mm(145)),
      post: postOf(shelf),
      rod: shelf['wardrobe-rail'].variants[0],
    },
  };
}

/** Precision of marking. */
const grainOf = (region: Region): Length => (region === 'us' ? inches(1 / 32) : mm(0.5));

function designOf(
  inputs: FurnitureInputs,
  stock: ReturnType<typeof stockOf>,
): Omit<Design, 'hold' | 'dividers'> {
  const { values, shelf, region } = inputs;
  const { kind, width, doors } = values;
  const { boards, woods } = stock;
  const grain = grainOf(region);
  const wide = unitWidth({ ...values, grain });
  const auto = wide > ONE_DOOR ? 2 : 1;
  return {
    ...values,
    kind,
    width,
    board: boards.board.thickness,
    thin: boards.back.thickness,
    drawer: boards.drawer.thickness,
    stands: kind === 'wall' ? 'floor' : values.stands,
    shelves: hasShelves(kind) ? values.shelves : 0,
    doors: hasDoors(kind) ? (doors === 'auto' ? auto : DOORS[doors]) : 0,
    drawers: kind === 'drawers' ? values.drawers : 0,
    runners: shelf['drawer-runners'].variants
      .flatMap((one) => one.length ?? [])
      .toSorted((a, b) => a - b),
    frame: woods.frame,
    deck: woods.deck,
    post: woods.post,
    grain,
    mark: region === 'us' ? inches(1 / 16) : grain,
  };
}

/** The piece, or the reason why it is impossible. */
export function builtOf(inputs: FurnitureInputs): Built | Impossible {
  const stock = stockOf(inputs);
  const plain = designOf(inputs, stock);
  const design = { ...plain, ...heldStraight(inputs, plain) };
  const laid = layPiece(design);
  return isLaid(laid) ? { ...laid, ...stock, design, units: unitCount(design) } : laid;
}

export const isBuilt = (built: Built | Impossible): built is Built => 'parts' in built;

/** kg a m³ of softwood. */
const WOOD = 480;

/** Weight of the piece, kg. */
export const kilosOf = ({ values }: FurnitureInputs, parts: readonly FurniturePart[]): number =>
  parts.reduce((sum, { size, stock }) => {
    const cubic = size.reduce((volume, side) => (volume * toMm(length(side))) / 1000, 1);
    if (stock === 'foot') return sum;
    return sum + cubic * (stock === 'board' ? BOARD_DENSITY[values.board] : WOOD);
  }, 0);
