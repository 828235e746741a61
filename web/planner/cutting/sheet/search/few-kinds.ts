import type { PackedSheets } from '../plan.ts';
import type { SheetModel } from '../model.ts';

/** Maximum number of kinds in a search, which checks every kind at every step. */
export const MOST_KINDS = 100;

/** A model of some kinds of another, and conversions of plans. */
export interface Narrowed {
  readonly model: SheetModel;
  readonly narrow: (plan: PackedSheets) => PackedSheets;
  readonly widen: (plan: PackedSheets) => PackedSheets;
}

const same = (plan: PackedSheets): PackedSheets => plan;
const mapped = (plan: PackedSheets, to: (kind: number) => number): PackedSheets =>
  plan.map((layout) => ({ ...layout, sheet: to(layout.sheet) }));

/**
 * The model with the kinds that a plan uses, those with the lowest cost by area, and the two for the longest pieces.
 * The same model if it has few kinds.
 */
export function fewKinds(model: SheetModel, plan: PackedSheets): Narrowed {
  const { sheets } = model;
  if (sheets.length <= MOST_KINDS) return { model, narrow: same, widen: same };
  const ratios = Float64Array.from(sheets, ({ rank, dx, dy }) => rank / (dx * dy));
  const longest = { dx: 0, dy: 0 };
  sheets.forEach((sheet, kind) => {
    if (sheet.quantity <= 0) return;
    if (sheet.dx > (sheets[longest.dx]?.dx ?? 0)) longest.dx = kind;
    if (sheet.dy > (sheets[longest.dy]?.dy ?? 0)) longest.dy = kind;
  });
  const cheapest = [...sheets.keys()]
    .filter((kind) => (sheets[kind]?.quantity ?? 0) > 0)
    .toSorted((a, b) => (ratios[a] ?? 0) - (ratios[b] ?? 0))
    .slice(0, MOST_KINDS);
  const chosen = new Set([...plan.map(({ sheet }) => sheet), longest.dx, longest.dy, ...cheapest]);
  const kept = [...chosen].toSorted((a, b) => a - b);
  const place = new Map(kept.map((kind, n) => [kind, n]));
  return {
    model: { ...model, sheets: kept.flatMap((kind) => sheets[kind] ?? []) },
    narrow: (whole) => mapped(whole, (kind) => place.get(kind) ?? 0),
    widen: (whole) => mapped(whole, (kind) => kept[kind] ?? 0),
  };
}
