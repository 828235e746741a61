import type { CutAnswer } from '../cutting/contract.ts';
import type {
  LengthMaterial,
  LengthOffer,
  SheetMaterial,
  SheetOffer,
} from '../takeoff/material.ts';
import { AS_PLANNED, type Counts } from './bought.ts';
import { lengthCut, sheetCut, type StockAtHand, type StockCut } from './cut-request.ts';
import { firstFitLengths, firstFitSheets } from './first-fit.ts';
import type { Priced } from './priced.ts';

export type PricedStock = (LengthOffer | SheetOffer) & Priced;

/** The engine's plan of a request where it is there already. */
export type CutPlanner = (request: StockCut) => CutAnswer | undefined;

/** How the pieces of one material are cut. */
export interface CutPlan {
  readonly request: StockCut;
  readonly answer: CutAnswer;
  /** Whether this is the engine's plan; else the quick one, until the engine has answered. */
  readonly final: boolean;
}

const BOUGHT = 'bought ';

/** Whether what was planned from may stand in for boards that are there already. */
const isSheet = (stock: PricedStock): stock is SheetOffer & Priced => 'width' in stock;

function requestOf(
  materials: readonly (LengthMaterial | SheetMaterial)[],
  offers: readonly PricedStock[],
  bought: ReadonlyMap<string, number>,
  own: readonly StockAtHand[],
): StockCut {
  const sides = (offer: PricedStock) => ({
    length: offer.length,
    ...(isSheet(offer) ? { width: offer.width } : {}),
  });
  const forSale = offers.flatMap((offer) =>
    offer.current === undefined ? [] : [{ id: offer.id, price: offer.current, ...sides(offer) }],
  );
  const atHand = [
    ...own,
    ...offers.flatMap((offer) => {
      const quantity = bought.get(offer.id) ?? 0;
      return quantity > 0 ? [{ id: BOUGHT + offer.id, quantity, ...sides(offer) }] : [];
    }),
  ];
  const lengths = materials.filter((one) => one.form === 'lengths');
  return lengths.length > 0
    ? lengthCut(lengths, forSale, atHand)
    : sheetCut(
        materials.filter((one) => one.form === 'sheets'),
        forSale,
        atHand,
      );
}

function answer(request: StockCut, planner: CutPlanner): CutPlan {
  const engine = planner(request);
  if (engine !== undefined) return { request, answer: engine, final: true };
  const quick = request.kind === 'linear' ? firstFitLengths(request) : firstFitSheets(request);
  return { request, answer: quick, final: false };
}

const usedOf = (plan: CutAnswer, id: string): number =>
  ('boards' in plan ? plan.boards : plan.sheets).filter(({ stock }) => stock === id).length;

/** Cuts the pieces of one material: own offcuts and boards bought first, then the cheapest to add. */
export function planCut(
  materials: readonly (LengthMaterial | SheetMaterial)[],
  offers: readonly PricedStock[],
  boughtOf: (offer: string) => number,
  own: readonly StockAtHand[],
  planner: CutPlanner,
): { readonly plan: CutPlan; readonly counts: ReadonlyMap<string, Counts> } {
  const bought = new Map(offers.map(({ id }) => [id, boughtOf(id)]));
  if ([...bought.values()].includes(AS_PLANNED)) {
    const fresh = answer(requestOf(materials, offers, new Map(), own), planner);
    for (const [id, count] of bought) {
      if (count === AS_PLANNED) bought.set(id, usedOf(fresh.answer, id));
    }
  }
  const plan = answer(requestOf(materials, offers, bought, own), planner);
  const counts = new Map(
    offers.map(({ id }) => {
      const held = bought.get(id) ?? 0;
      const used = usedOf(plan.answer, BOUGHT + id);
      return [
        id,
        { bought: held, toBuy: usedOf(plan.answer, id), toReturn: Math.max(0, held - used) },
      ] as const;
    }),
  );
  return { plan, counts };
}
