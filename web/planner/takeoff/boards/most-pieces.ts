import type { Length } from '../../measure/units/units.ts';

/** As many as one layout lays: a hall of 1,800 m² in tiles of 300 mm. More would hold up the page. */
export const MOST_PIECES = 20_000;

/**
 * Says that a layout would have more pieces than can be laid. Thrown before the first one is laid and caught where a
 * job is planned, so that neither a layout that others are made of nor a job has to pass it on.
 */
export class TooManyPieces extends Error {
  /** An estimate. */
  readonly pieces: number;
  /** As many as this outline could take. */
  readonly most: number;
  /** The size of the pieces that makes them so many. */
  readonly size: Length;

  constructor(pieces: number, most: number, size: Length) {
    super(`${pieces} pieces`);
    this.pieces = pieces;
    this.most = most;
    this.size = size;
  }
}

/** An outline of more sides takes fewer pieces: each is held against each side. */
const USUAL_SIDES = 200;

/** Stops a layout that would have too many pieces; `size` is what makes them so many. */
export function boundPieces(pieces: number, size: Length, sides = 0): void {
  const most = Math.floor(MOST_PIECES / Math.max(1, sides / USUAL_SIDES));
  // A size of nothing makes infinitely many, or none that is a number.
  if (!(pieces <= most)) throw new TooManyPieces(Math.ceil(pieces), most, size);
}
