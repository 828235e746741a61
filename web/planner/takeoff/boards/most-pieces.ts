import type { Length } from '../../measure/units/units.ts';

/** Maximum number of pieces of one layout: a hall of 1,800 m² in tiles of 300 mm. More would block the page. */
export const MOST_PIECES = 20_000;

/**
 * A layout would have too many pieces. Thrown before the first one is laid and caught at the plan of a job, so that
 * nested layouts need not pass it on.
 */
export class TooManyPieces extends Error {
  /** An estimate. */
  readonly pieces: number;
  /** Limit for this outline. */
  readonly most: number;
  /** Size of the pieces, which causes the number. */
  readonly size: Length;

  constructor(pieces: number, most: number, size: Length) {
    super(`${pieces} pieces`);
    this.pieces = pieces;
    this.most = most;
    this.size = size;
  }
}

/** Outlines with more sides allow fewer pieces: each is compared with each side. */
const USUAL_SIDES = 200;

/** Throws `TooManyPieces` if a layout would exceed the limit; `size` is the cause. */
export function boundPieces(pieces: number, size: Length, sides = 0): void {
  const most = Math.floor(MOST_PIECES / Math.max(1, sides / USUAL_SIDES));
  // A size of 0 gives Infinity or NaN.
  if (!(pieces <= most)) throw new TooManyPieces(Math.ceil(pieces), most, size);
}
