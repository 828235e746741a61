import type { Cents } from '../measure/units.ts';

/** A size in which the shop sells a material, with the price to start from. */
export interface PackOffer {
  /** Unique over all materials, such as `wall-paint/5l`; a person's own price is kept under it. */
  readonly id: string;
  /** As on the shelf: `5 L`. */
  readonly label: string;
  /** In the unit of the material's need. */
  readonly size: number;
  readonly price: Cents;
}

/** What a job needs of one material, before it is turned into packs. */
export interface Material {
  readonly id: string;
  readonly name: string;
  /** The part of the shop where it stands. */
  readonly aisle: string;
  /** An integer in the packs' unit: millilitres for what is poured. */
  readonly need: number;
  /** How the need came about, in one line: `8.6 L for 95 m², two coats`. */
  readonly why: string;
  readonly packs: readonly PackOffer[];
}
