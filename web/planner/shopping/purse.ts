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
  /** Price paid for a number of bought or cut items of a size. */
  readonly spent: (
    material: string,
    offer: string,
    count: number,
    each: Cents | undefined,
  ) => Spent;
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
  spent: (_material, _offer, count, each) => ({
    cost: count * (each ?? 0),
    unpriced: each === undefined ? count : 0,
  }),
});
