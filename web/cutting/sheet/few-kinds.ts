import type { Plan } from './plan.ts';
import type { Puzzle } from './puzzle.ts';

/** The search looks at every kind of sheet at every turn: so many it can do with. */
export const MOST_KINDS = 100;

/** A puzzle of some of the kinds of another, and the way there and back for plans. */
export interface Narrowed {
  readonly puzzle: Puzzle;
  readonly narrow: (plan: Plan) => Plan;
  readonly widen: (plan: Plan) => Plan;
}

const same = (plan: Plan): Plan => plan;
const mapped = (plan: Plan, to: (kind: number) => number): Plan =>
  plan.map((layout) => ({ ...layout, sheet: to(layout.sheet) }));

/**
 * The puzzle with the kinds of sheets that a plan uses and those that cost least for their area, and
 * the two that hold the longest pieces. The same puzzle where the kinds are few anyway.
 */
export function fewKinds(puzzle: Puzzle, plan: Plan): Narrowed {
  const { sheets } = puzzle;
  if (sheets.length <= MOST_KINDS) return { puzzle, narrow: same, widen: same };
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
    puzzle: { ...puzzle, sheets: kept.flatMap((kind) => sheets[kind] ?? []) },
    narrow: (whole) => mapped(whole, (kind) => place.get(kind) ?? 0),
    widen: (whole) => mapped(whole, (kind) => kept[kind] ?? 0),
  };
}
