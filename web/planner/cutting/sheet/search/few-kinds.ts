import type { Plan } from '../plan.ts';
import type { Model } from '../model.ts';

/** The search looks at every kind of sheet at every turn: so many it can do with. */
export const MOST_KINDS = 100;

/** A model of some of the kinds of another, and the way there and back for plans. */
export interface Narrowed {
  readonly model: Model;
  readonly narrow: (plan: Plan) => Plan;
  readonly widen: (plan: Plan) => Plan;
}

const same = (plan: Plan): Plan => plan;
const mapped = (plan: Plan, to: (kind: number) => number): Plan =>
  plan.map((layout) => ({ ...layout, sheet: to(layout.sheet) }));

/**
 * The model with the kinds of sheets that a plan uses and those that cost least for their area, and
 * the two that hold the longest pieces. The same model where the kinds are few anyway.
 */
export function fewKinds(model: Model, plan: Plan): Narrowed {
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
