import { leavesOf, type SheetLayout } from './layout.ts';
import type { SheetModel } from './model.ts';

/** Sheets with pieces; all other pieces are outside. */
export type PackedSheets = readonly SheetLayout[];

export function planRank(plan: PackedSheets, { sheets }: SheetModel): number {
  return plan.reduce((sum, { sheet }) => sum + (sheets[sheet]?.rank ?? 0), 0);
}

/** Number of each piece in a plan. */
export function countsOf(plan: PackedSheets, { pieces }: SheetModel): number[] {
  const counts = pieces.map(() => 0);
  for (const { root } of plan) {
    for (const { piece } of leavesOf(root)) counts[piece] = (counts[piece] ?? 0) + 1;
  }
  return counts;
}

/** Area of the pieces that a plan leaves out. */
export function outsideArea(plan: PackedSheets, model: SheetModel): number {
  const counts = countsOf(plan, model);
  return model.pieces.reduce(
    (sum, { dx, dy, quantity }, i) => sum + dx * dy * (quantity - (counts[i] ?? 0)),
    0,
  );
}

/** True if a plan holds more, or an equal area on cheaper sheets. */
export function isBetter(plan: PackedSheets, old: PackedSheets, model: SheetModel): boolean {
  const gain = outsideArea(old, model) - outsideArea(plan, model);
  return gain > 0 || (gain === 0 && planRank(plan, model) < planRank(old, model));
}

/** The model of the missing pieces, on the unused sheets. */
export function withoutPlan(model: SheetModel, plan: PackedSheets): SheetModel {
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

/** The model of the plan's pieces only. */
export function onlyPlan(model: SheetModel, plan: PackedSheets): SheetModel {
  const counts = countsOf(plan, model);
  const pieces = model.pieces.map((piece, i) => ({ ...piece, quantity: counts[i] ?? 0 }));
  return { ...model, pieces };
}

export const planPieceCount = ({ pieces }: SheetModel): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);
