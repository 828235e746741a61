import type { Cents, Length } from '../measure/units/units.ts';
import type { Container } from './shelf.ts';

/** A size in which the shop sells a material, with the price to start from. */
export interface PackOffer {
  /**
   * Such as `wall-paint/5l`. The user's price is stored under it, so materials with one price (paint in two colours)
   * share it.
   */
  readonly id: string;
  /** As on the shelf: `5 L`. */
  readonly label: string;
  /** Size in the unit of the material's need. */
  readonly size: number;
  readonly price: Cents;
  readonly container?: Container;
}

/** A length that the shop sells: timber, skirting, a length of pipe. */
export interface LengthOffer {
  readonly id: string;
  readonly label: string;
  readonly length: Length;
  readonly price: Cents;
}

/** A sheet that the shop sells. */
export interface SheetOffer extends LengthOffer {
  readonly width: Length;
}

/** Separates the product from its size or colour in an id. */
export const VARIANT = '~';

/** The product of a material's or an offer's id, whichever size or colour: `planks~1380/box`, `planks/box`. */
export const productOf = (id: string): string => id.replaceAll(/~[^/|]*/g, '');
