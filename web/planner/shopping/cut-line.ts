import type { Locale } from '../../language/locale.ts';
import { toMm, type Length } from '../measure/units/units.ts';
import type { CutAnswer } from '../cutting/contract.ts';
import { leftToCut } from '../cutting/plan/left-to-cut.ts';
import type { PlanBoard } from '../cutting/plan/plan-board.ts';
import type { LengthOffer, SheetOffer } from '../stock/offer.ts';
import { AS_PLANNED, type Counts } from './bought.ts';
import {
  partsToCut,
  stockCut,
  type CutNeed,
  type PartNeed,
  type StockAtHand,
  type StockCut,
} from './cut-request.ts';
import { firstFitLengths, firstFitSheets } from './quick-plan.ts';
import { comparable, type Priced } from './priced.ts';

export type PricedStock = (LengthOffer | SheetOffer) & Priced;

/** The engine's plan of a request as far as it has come; `ended` once it looks no further. */
export type CutPlanner = (
  request: StockCut,
) => { readonly answer: CutAnswer; readonly ended: boolean } | undefined;

/** How the pieces of one material are cut. */
export interface CutPlan {
  readonly request: StockCut;
  readonly answer: CutAnswer;
  /** Whether the engine has ended; else a better plan may follow. */
  readonly final: boolean;
  /** Every part, those on boards that lie cut included. */
  readonly parts: readonly PartNeed[];
  /** Whether its cost is money; else it is the length or the area of what is bought. */
  readonly priced: boolean;
  /** What the engine has still to plan. */
  readonly open: StockCut | undefined;
}

/** What there is of a material already. */
export interface CutAtHand {
  /** How many of a size were bought, cut ones included. */
  readonly boughtOf: (offer: string) => number;
  readonly own: readonly StockAtHand[];
  /** Boards that lie cut. */
  readonly cut: readonly PlanBoard[];
}

/** Before the id of an offer: boards of it that are there and not cut. */
const BOUGHT = 'bought ';

/** The offer that a board of a plan is, bought before or not; an own offcut stays what it is. */
export const offerOf = (stock: string): string =>
  stock.startsWith(BOUGHT) ? stock.slice(BOUGHT.length) : stock;

const sides = (offer: PricedStock): { readonly length: Length; readonly width?: Length } => {
  return { length: offer.length, ...('width' in offer ? { width: offer.width } : {}) };
};

const isKnown = ({ known }: PricedStock): boolean => known !== undefined;

/** The sizes that the shop has, at their prices; by length or area where not all are known in the list's currency. */
function toSell(offers: readonly PricedStock[]) {
  const sold = offers.filter(({ current }) => current !== undefined);
  const isPriced = sold.every(isKnown);
  return sold.map((offer) => {
    const { length, width } = sides(offer);
    const material = toMm(length) * (width === undefined ? 1 : toMm(width));
    const price = isPriced ? (offer.known ?? material) : material;
    return { id: offer.id, price, ...sides(offer) };
  });
}

const boardsOf = (plan: CutAnswer): readonly { readonly stock: string }[] =>
  'boards' in plan ? plan.boards : plan.sheets;

const countOf = (boards: readonly { readonly stock: string }[], offer: string): number =>
  boards.filter(({ stock }) => offerOf(stock) === offer).length;

/**
 * Cuts the pieces of one material: own offcuts first, then the cheapest boards. What was bought as
 * the plan asks changes nothing in it: a plan that is half bought or half cut stays the very plan.
 * Only where more of a size is there than the plan uses is it made anew around what is there.
 */
export function planCut(
  needs: readonly CutNeed[],
  offers: readonly PricedStock[],
  atHand: CutAtHand,
  planner: CutPlanner,
  locale: Locale,
): {
  readonly plan: CutPlan;
  readonly counts: ReadonlyMap<string, Counts>;
  /** Ids of the offers whose prices were compared. */
  readonly compared: readonly string[];
} {
  const parts = partsToCut(needs, locale);
  const left = leftToCut(parts, atHand.cut);
  const compared = comparable(offers, (own) => {
    const { unplaced } = quickPlan(stockCut(needs, left, toSell(own), atHand.own));
    return unplaced.length === 0;
  });
  const forSale = toSell(compared);
  const planOf = (extra: readonly StockAtHand[]) => {
    const request = stockCut(needs, left, forSale, [...atHand.own, ...extra]);
    const engine = left.length === 0 ? nothingToCut(request) : planner(request);
    return { request, engine, answer: engine?.answer ?? quickPlan(request) };
  };

  const fresh = planOf([]);
  const uncut = new Map(
    offers.map(({ id }) => {
      const bought = atHand.boughtOf(id);
      const planned = countOf(boardsOf(fresh.answer), id);
      return [
        id,
        bought === AS_PLANNED ? planned : Math.max(0, bought - countOf(atHand.cut, id)),
      ] as const;
    }),
  );
  const isThere = (id: string): number => uncut.get(id) ?? 0;
  const fits =
    offers.every(({ id }) => isThere(id) === 0) ||
    (fresh.engine !== undefined &&
      offers.every(({ id }) => isThere(id) <= countOf(boardsOf(fresh.answer), id)));
  const around = (): typeof fresh =>
    planOf(
      offers.flatMap((offer) =>
        isThere(offer.id) > 0
          ? [{ id: BOUGHT + offer.id, quantity: isThere(offer.id), ...sides(offer) }]
          : [],
      ),
    );
  const { request, engine, answer } = fits ? fresh : around();
  const final = engine?.ended === true;
  const open = fresh.engine?.ended !== true ? fresh.request : final ? undefined : request;
  const counts = new Map(
    offers.map(({ id }) => {
      const used = countOf(boardsOf(answer), id);
      return [
        id,
        {
          bought: isThere(id) + countOf(atHand.cut, id),
          toBuy: Math.max(0, used - isThere(id)),
          toReturn: Math.max(0, isThere(id) - used),
        },
      ] as const;
    }),
  );
  return {
    plan: { request, answer, final, parts, open, priced: compared.every(isKnown) },
    counts,
    compared: compared.map(({ id }) => id),
  };
}

const nothingToCut = (request: StockCut): ReturnType<CutPlanner> => {
  return { answer: { ...quickPlan(request), status: 'optimal' }, ended: true };
};

const quickPlan = (request: StockCut): CutAnswer =>
  request.kind === 'linear' ? firstFitLengths(request) : firstFitSheets(request);
