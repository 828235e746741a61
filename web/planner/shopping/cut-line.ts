import type { Locale } from '../../language/locale.ts';
import { toMm, type Length } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { CutAnswer, CutRequest } from '../cutting/contract.ts';
import { leftToCut } from '../cutting/plan/left-to-cut.ts';
import type { PlanBoard } from '../cutting/plan/plan-board.ts';
import type { LengthOffer, SheetOffer } from '../stock/offer.ts';
import {
  partsToCut,
  stockCut,
  type CutNeed,
  type PartNeed,
  type StockAtHand,
  type StockCut,
} from './cut-request.ts';
import { firstFitLengths, firstFitSheets } from './quick-plan.ts';
import { AS_PLANNED, type Counts, comparable, type PricedSize } from './priced.ts';

export type PricedStock = (LengthOffer | SheetOffer) & PricedSize;

/** Key of a cut request: equal requests have equal keys. */
export type CutKey = string & { readonly isCutKey: true };

export const cutKeyOf = (request: CutRequest): CutKey => JSON.stringify(request) as CutKey;

/** Best answer of the cut search; `ended` if it stopped searching. */
export interface CutResult {
  readonly answer: CutAnswer;
  readonly ended: boolean;
}

/** Answers of the cut search. */
export type CutResults = ReadonlyMap<CutKey, CutResult>;

/** Looks up the answer to a request; undefined until one has arrived. */
export type FindCut = (request: StockCut) => CutResult | undefined;

/** Cuts of one line of the list. */
export interface LineCut {
  readonly request: StockCut;
  readonly answer: CutAnswer;
  /** True if the search has not answered yet and this is a quick estimate. */
  readonly isEstimate: boolean;
  /** True if the search has ended; otherwise a better answer may follow. */
  readonly final: boolean;
  /** All parts, including those on boards that are already cut. */
  readonly parts: readonly PartNeed[];
  /** True if the cost is money; otherwise it is the length or the area of the boards. */
  readonly priced: boolean;
  /** Request that the search should answer or improve. */
  readonly open: StockCut | undefined;
}

/** Boards of a material that the user has. */
export interface CutAtHand {
  /** Number of boards of an offer that were bought, including cut ones. */
  readonly boughtOf: (offer: string) => number;
  readonly own: readonly StockAtHand[];
  /** Boards that are already cut. */
  readonly cut: readonly PlanBoard[];
  /** Number of each piece in a plan that the user keeps; undefined for the present number. */
  readonly keptPieces?: Readonly<Record<string, number>> | undefined;
}

/** Prefix of the stock id of uncut boards that were bought. */
const BOUGHT = 'bought ';

/** Offer of a board of a plan, whether bought before or not. The id of an own offcut is returned as it is. */
export const offerOf = (stock: string): string =>
  stock.startsWith(BOUGHT) ? stock.slice(BOUGHT.length) : stock;

const sides = (offer: PricedStock): { readonly length: Length; readonly width?: Length } => {
  return { length: offer.length, ...('width' in offer ? { width: offer.width } : {}) };
};

const isKnown = ({ known }: PricedStock): boolean => known !== undefined;

/** Sizes that the shop sells, with their prices, or with length or area if some price is unknown in the list's currency. */
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
 * Cuts the pieces of one material from own offcuts first, then from the cheapest boards. Boards that were bought as
 * planned do not change the plan. If the user has more boards of a size than the plan uses, a second plan uses them.
 */
export function planCut(
  needs: readonly CutNeed[],
  offers: readonly PricedStock[],
  atHand: CutAtHand,
  findCut: FindCut,
  locale: Locale,
): {
  readonly plan: LineCut;
  readonly counts: ReadonlyMap<string, Counts>;
  /** Ids of the offers whose prices were compared. */
  readonly compared: readonly string[];
} {
  const parts = keepNumbers(partsToCut(needs, locale), atHand.keptPieces);
  const left = leftToCut(parts, atHand.cut);
  const compared = comparable(offers, (own) => {
    const { unplaced } = quickPlan(stockCut(needs, left, toSell(own), atHand.own));
    return unplaced.length === 0;
  });
  const forSale = toSell(compared);
  const planOf = (extra: readonly StockAtHand[]) => {
    const request = stockCut(needs, left, forSale, [...atHand.own, ...extra]);
    const found = left.length === 0 ? nothingToCut(request) : findCut(request);
    return { request, found, answer: found?.answer ?? quickPlan(request) };
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
    (fresh.found !== undefined &&
      offers.every(({ id }) => isThere(id) <= countOf(boardsOf(fresh.answer), id)));
  const around = (): typeof fresh =>
    planOf(
      offers.flatMap((offer) =>
        isThere(offer.id) > 0
          ? [{ id: BOUGHT + offer.id, quantity: isThere(offer.id), ...sides(offer) }]
          : [],
      ),
    );
  const { request, found, answer } = fits ? fresh : around();
  const final = found?.ended === true;
  const open = fresh.found?.ended !== true ? fresh.request : final ? undefined : request;
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
    plan: {
      request,
      answer,
      isEstimate: found === undefined,
      final,
      parts,
      open,
      priced: compared.every(isKnown),
    },
    counts,
    compared: compared.map(({ id }) => id),
  };
}

/** Parts in the numbers of a plan that the user keeps. */
const keepNumbers = (
  parts: readonly PartNeed[],
  kept: CutAtHand['keptPieces'],
): readonly PartNeed[] =>
  kept === undefined
    ? parts
    : parts
        .map((part) => ({ ...part, quantity: entryOf(kept, part.id) ?? 0 }))
        .filter(({ quantity }) => quantity > 0);

const nothingToCut = (request: StockCut): CutResult => {
  return { answer: { ...quickPlan(request), status: 'optimal' }, ended: true };
};

const quickPlan = (request: StockCut): CutAnswer =>
  request.kind === 'linear' ? firstFitLengths(request) : firstFitSheets(request);
