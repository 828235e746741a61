/**
 * The sheet problem as the search sees it, on whole numbers. Every size is inflated by the kerf (a
 * part of length l is l + kerf long, a usable sheet of length L is L + kerf long), so that pieces
 * which touch in here lie one kerf apart on the real sheet, and the search knows of no saw blade.
 */
export interface Model {
  readonly sheets: readonly Sheet[];
  readonly pieces: readonly Piece[];
  /** Most guillotine stages; one trimming cut comes on top ("non-exact"). Infinity: no limit. */
  readonly stages: number;
  readonly firstCut: 'any' | 'length' | 'width';
}

export interface Sheet {
  readonly dx: number;
  readonly dy: number;
  /** A whole number that ranks plans: the price first, then one for each sheet. */
  readonly rank: number;
  /** Infinity: as many as needed. */
  readonly quantity: number;
}

export interface Piece {
  readonly dx: number;
  readonly dy: number;
  readonly quantity: number;
  readonly rotate: boolean;
}

/** A row whose members lie side by side along x: the cuts between them run along y. */
export const ALONG_X = 0;
/** A row whose members lie one above the other along y: the cuts between them run along x. */
export const ALONG_Y = 1;

export type Axis = typeof ALONG_X | typeof ALONG_Y;

export const across = (axis: Axis): Axis => (axis === ALONG_X ? ALONG_Y : ALONG_X);

/** The axes that the first stage's row may have: cuts along the length part pieces along y. */
export function firstAxes({ firstCut }: Pick<Model, 'firstCut'>): readonly Axis[] {
  if (firstCut === 'any') return [ALONG_X, ALONG_Y];
  return firstCut === 'length' ? [ALONG_Y] : [ALONG_X];
}

export function fits(piece: Piece, sheet: Sheet): boolean {
  if (piece.dx <= sheet.dx && piece.dy <= sheet.dy) return true;
  return piece.rotate && piece.dy <= sheet.dx && piece.dx <= sheet.dy;
}
