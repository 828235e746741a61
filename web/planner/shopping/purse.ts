import type { PlanBoard } from '../cutting/plan/plan-board.ts';
import type { Locale } from '../../language/locale.ts';
import type { Cents } from '../measure/units/units.ts';
import type { LengthMaterial, SheetMaterial } from '../takeoff/material.ts';
import type { OffcutInput, OwnInput } from './own-stock.ts';
import type { Money, OwnPrice } from './priced.ts';

/** The user's entries about prices, spares and own stock. */
export interface Purse {
  readonly locale: Locale;
  readonly money: Money;
  /** All in the money's currency. */
  readonly prices: Readonly<Record<string, OwnPrice>>;
  /** As typed, by material. */
  readonly spares: Readonly<Record<string, string>>;
  /** Materials of which the user buys more than a tight mix. */
  readonly ample: readonly string[];
  readonly own: readonly OwnInput[];
  /** Materials that are there, as many as it takes. */
  readonly had: readonly string[];
  /** Own offcuts of a material. */
  readonly offcuts: (material: LengthMaterial | SheetMaterial) => readonly OffcutInput[];
  /** Boards of a material that lie cut. */
  readonly cut: (material: string) => readonly PlanBoard[];
  /** Number bought of a size of a material. */
  readonly bought: (material: string, offer: string) => number;
  /** Counts of a plan that the user keeps; undefined for a line that follows the present rules. */
  readonly kept: (material: string) => KeptCounts | undefined;
  /** Price paid for a number of bought or cut items of a size. */
  readonly spent: (
    material: string,
    offer: string,
    count: number,
    each: Cents | undefined,
  ) => Spent;
}

/** Counts of a plan that the user keeps, for one line of the list. */
export interface KeptCounts {
  /** Number of each offer, bought ones too. */
  readonly items: Readonly<Record<string, number>>;
  /** Number of each piece; undefined if none is cut yet. */
  readonly pieces: Readonly<Record<string, number>> | undefined;
}

/** Price paid, and the number of items whose price is unknown. */
export interface Spent {
  readonly cost: number;
  readonly unpriced: number;
}

/** A purse of somebody who has not said anything yet, for examples. */
export const emptyPurse = (locale: Locale, money: Money): Purse => ({
  locale,
  money,
  prices: {},
  spares: {},
  ample: [],
  own: [],
  had: [],
  offcuts: () => [],
  cut: () => [],
  bought: () => 0,
  kept: () => undefined,
  spent: (_material, _offer, count, each) => ({
    cost: count * (each ?? 0),
    unpriced: each === undefined ? count : 0,
  }),
});
