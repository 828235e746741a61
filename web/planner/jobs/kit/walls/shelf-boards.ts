import { length, type Length, mm } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';
import type { Panel } from '../../../takeoff/material.ts';
import type { ShelfBoard } from '../../../takeoff/structure/indoors/shelf-sag.ts';
import type { WallKind } from '../../../takeoff/structure/indoors/wall-fixings.ts';

/** Boards that shelves are sawn from, as products. */
export const SHELF_PRODUCTS = {
  mdf: 'mdf',
  plywood: 'plywood',
  melamine: 'melamine-board',
} as const;
export type Board = keyof typeof SHELF_PRODUCTS;

/** Usual board for shelves: 生态板 is a blockboard faced with melamine. */
export const USUAL_BOARD: Readonly<Record<Region, Board>> = {
  uk: 'mdf',
  us: 'plywood',
  eu: 'melamine',
  cn: 'melamine',
};

export const USUAL_WALL: Readonly<Record<Region, WallKind>> = {
  uk: 'masonry',
  us: 'stud',
  eu: 'masonry',
  cn: 'masonry',
};

/** Stiffness of a board, the lower one if its name is ambiguous. */
export function stiffnessOf(board: Board, region: Region): ShelfBoard {
  if (board === 'mdf') return 'mdf';
  if (board === 'plywood') return 'softwood-ply';
  return region === 'cn' ? 'blockboard' : 'chipboard';
}

/** kg a m³ (makers' sheets: MDF 730, plywood 600, chipboard 680, blockboard 500). */
export const BOARD_DENSITY: Readonly<Record<Board, number>> = {
  mdf: 730,
  plywood: 600,
  melamine: 680,
};

/** Weight that one user can lift, kg: two carry 50 (HSE: 25 each, close to the body; the foot stays on the floor). */
const LIFTED = 35;

/** People who stand up a case of a weight. */
export const liftersFor = (kilos: number): number => Math.max(2, Math.ceil(kilos / LIFTED));

/** Usable size of a sheet after its edges are trimmed. */
export const usable = (sheet: Length, trim: Length): Length => length(sheet - 2 * trim);

/** True if a sheet is large enough for every panel. */
export function comesFromSheets(
  panels: readonly Panel[],
  stock: readonly { readonly length: Length; readonly width: Length }[],
  trim: Length,
): boolean {
  return panels.every(({ length: long, width, turns }) =>
    stock.some((sheet) => {
      const [l, w] = [usable(sheet.length, trim), usable(sheet.width, trim)];
      return (long <= l && width <= w) || (turns && long <= w && width <= l);
    }),
  );
}

/** Boards whose thickness differs by more are different boards. */
const SAME_THICKNESS = mm(1.5);

export const isSameThickness = (a: Length, b: Length): boolean => Math.abs(a - b) <= SAME_THICKNESS;
