/**
 * The sheet problem of the search, in integers. Every size includes one kerf (a part of length l is l + kerf, a usable
 * sheet of length L is L + kerf), so that touching pieces are one kerf apart on the real sheet, and the search needs no
 * kerf.
 */
export interface SheetModel {
  readonly sheets: readonly SheetKind[];
  readonly pieces: readonly SheetPiece[];
  /** Maximum number of guillotine stages; one trimming cut is additional ("non-exact"). Infinity: unlimited. */
  readonly stages: number;
  readonly firstCut: 'any' | 'length' | 'width';
}

export interface SheetKind {
  readonly dx: number;
  readonly dy: number;
  /** An integer that ranks plans: the price first, then one per sheet. */
  readonly rank: number;
  /** Infinity: unlimited. */
  readonly quantity: number;
}

export interface SheetPiece {
  readonly dx: number;
  readonly dy: number;
  readonly quantity: number;
  readonly rotate: boolean;
}

/** A row whose members are side by side along x: the cuts between them run along y. */
export const ALONG_X = 0;
/** A row whose members are one above the other along y: the cuts between them run along x. */
export const ALONG_Y = 1;

export type RowAxis = typeof ALONG_X | typeof ALONG_Y;

export const across = (axis: RowAxis): RowAxis => (axis === ALONG_X ? ALONG_Y : ALONG_X);

/** Possible axes of the first stage's row: cuts along the length separate pieces along y. */
export function firstAxes({ firstCut }: Pick<SheetModel, 'firstCut'>): readonly RowAxis[] {
  if (firstCut === 'any') return [ALONG_X, ALONG_Y];
  return firstCut === 'length' ? [ALONG_Y] : [ALONG_X];
}

export function fits(piece: SheetPiece, sheet: SheetKind): boolean {
  if (piece.dx <= sheet.dx && piece.dy <= sheet.dy) return true;
  return piece.rotate && piece.dy <= sheet.dx && piece.dx <= sheet.dy;
}
