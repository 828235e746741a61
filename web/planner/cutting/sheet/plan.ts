import { leavesOf, type Layout } from './layout.ts';
import type { Model } from './model.ts';

/** Sheets with pieces on them; what is on none of them is outside. */
export type Plan = readonly Layout[];

export function rankOf(plan: Plan, { sheets }: Model): number {
  return plan.reduce((sum, { sheet }) => sum + (sheets[sheet]?.rank ?? 0), 0);
}

/** How many of each piece a plan holds. */
export function countsOf(plan: Plan, { pieces }: Model): number[] {
  const counts = pieces.map(() => 0);
  for (const { root } of plan) {
    for (const { piece } of leavesOf(root)) counts[piece] = (counts[piece] ?? 0) + 1;
  }
  return counts;
}

/** The area of the pieces that a plan leaves outside. */
export function outsideArea(plan: Plan, model: Model): number {
  const counts = countsOf(plan, model);
  return model.pieces.reduce(
    (sum, { dx, dy, quantity }, i) => sum + dx * dy * (quantity - (counts[i] ?? 0)),
    0,
  );
}

/** Whether a plan holds more, or as much on cheaper sheets. */
export function isBetter(plan: Plan, old: Plan, model: Model): boolean {
  const gain = outsideArea(old, model) - outsideArea(plan, model);
  return gain > 0 || (gain === 0 && rankOf(plan, model) < rankOf(old, model));
}

/** The model of the pieces that a plan does not hold, on the sheets that it does not use. */
export function withoutPlan(model: Model, plan: Plan): Model {
  const counts = countsOf(plan, model);
  const pieces = model.pieces.map((piece, i) => {
    return { ...piece, quantity: piece.quantity - (counts[i] ?? 0) };
  });
  const used = model.sheets.map(() => 0);
  for (const { sheet } of plan) used[sheet] = (used[sheet] ?? 0) + 1;
  const sheets = model.sheets.map((sheet, kind) => {
    return { ...sheet, quantity: sheet.quantity - (used[kind] ?? 0) };
  });
  return { ...model, pieces, sheets };
}

/** The model of only the pieces that a plan holds. */
export function onlyPlan(model: Model, plan: Plan): Model {
  const counts = countsOf(plan, model);
  const pieces = model.pieces.map((piece, i) => ({ ...piece, quantity: counts[i] ?? 0 }));
  return { ...model, pieces };
}

export const pieceCount = ({ pieces }: Model): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);
