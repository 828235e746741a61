import type { Locale } from '../../../../language/locale.ts';
import { formatLength, inches, length, mm, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';
import {
  variantAtLeast,
  variantNearest,
  type Shelf,
  type Thickness,
} from '../../../stock/shelf.ts';
import type { Panel } from '../../../takeoff/material.ts';
import type { ShelfBoard } from '../../../takeoff/structure/indoors/shelf-sag.ts';
import type { Warning } from '../contract.ts';
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

/** Clear height in which the sleeve of an LP (315 mm) or a magazine (297 mm; 10 7/8 in) stands. */
const RECORDS = {
  metric: { disc: mm(320), paper: mm(305) },
  imperial: { disc: inches(12.5), paper: inches(11.5) },
} as const;

/** A warning if shelves for records are too close for an LP. */
export function recordsWarning(
  { values, locale }: { readonly values: { readonly load: string }; readonly locale: Locale },
  clear: Length,
  tell: (clear: string, disc: string, paper: string) => string,
): readonly Warning[] {
  const { disc, paper } = RECORDS[locale.made];
  if (values.load !== 'records' || clear === 0 || clear >= disc) return [];
  const shown = (one: Length): string => formatLength(one, locale);
  const message = tell(shown(clear), shown(disc), shown(paper));
  return [{ rule: 'shelf-clear', severity: 'warn', field: 'shelves', message }];
}

/** A warning if a closed door would meet the sleeves of records, which are as deep as high. */
export function deepForRecords(
  { values, locale }: { readonly values: { readonly load: string }; readonly locale: Locale },
  deep: Length,
  tell: (deep: string, disc: string) => string,
): readonly Warning[] {
  const { disc } = RECORDS[locale.made];
  if (values.load !== 'records' || deep >= disc) return [];
  const message = tell(formatLength(deep, locale), formatLength(disc, locale));
  return [{ rule: 'shelf-deep', severity: 'warn', field: 'depth', message }];
}

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

/** Usual board of a region if none is chosen. */
const boardNamed = (name: unknown, region: Region): Board =>
  name === 'mdf' || name === 'plywood' || name === 'melamine' ? name : USUAL_BOARD[region];

/** The shop's board that is nearest to a thickness. */
export const boardNearest = (
  { shelf, region }: { readonly shelf: Shelf; readonly region: Region },
  board: unknown,
  thickness: Length,
): Thickness =>
  variantNearest(shelf[SHELF_PRODUCTS[boardNamed(board, region)]].variants, 'thickness', thickness);

/**
 * The thinnest board whose edges hold screws of 7 mm and dowels of 8 mm, and whose faces the cups of hinges, 12 to
 * 13 mm deep (makers' sheets); and the thinnest for housings alone and for the top of a workbench.
 */
const LEAST = {
  joined: { metric: mm(15), us: inches(9 / 16) },
  housed: { metric: mm(12), us: inches(7 / 16) },
} as const;

/** The thinnest board that shops have for joints of a kind; undefined if a board is thick enough. */
export function thickerThan(
  joined: keyof typeof LEAST,
  { shelf, region }: { readonly shelf: Shelf; readonly region: Region },
  board: Board,
  { thickness }: Thickness,
): Length | undefined {
  const least = LEAST[joined][region === 'us' ? 'us' : 'metric'];
  if (thickness >= least) return undefined;
  const { variants } = shelf[SHELF_PRODUCTS[board]];
  return variantAtLeast(variants, 'thickness', least)?.thickness ?? least;
}

/** Thicknesses in which the region's shops sell a board. */
export const soldThicknesses = (
  { shelf, region }: { readonly shelf: Shelf; readonly region: Region },
  board: unknown,
): readonly Length[] =>
  shelf[SHELF_PRODUCTS[boardNamed(board, region)]].variants.map(({ thickness }) => thickness);

/** Names of American boards are rounded up to these: plywood of 0.703 in is 23/32 or 3/4 in (PS 1-19). */
const NAMED = [inches(1 / 32), inches(1 / 4)];
/** Most that a board is thinner than its name. */
const UNDER_NAME = inches(1 / 16);

/** True if a typed thickness is the board's, as a field shows it, or its name. */
export const isThickness = (
  { region, locale }: { readonly region: Region; readonly locale: Locale },
  board: Length,
  typed: Length,
): boolean =>
  formatLength(board, locale) === formatLength(typed, locale) ||
  (region === 'us' &&
    typed - board < UNDER_NAME &&
    NAMED.some((step) => Math.ceil(board / step) * step === typed));
