import { largestOf } from '../../request/integers.ts';
import { Budget } from '../../linear/budget.ts';
import { Lp, perturbed } from '../../linear/lp.ts';
import { leavesOf, type Layout } from '../layout.ts';
import { bestPattern, patternWork } from './pattern-knapsack.ts';
import { firstAxes, type Model } from '../model.ts';
import type { IsOver } from '../is-over.ts';

const MOST_ROUNDS = 2000;
/** The program's inverse is so many rows square: 8 MB. */
const MOST_ROWS = 1000;
/** What float arithmetic may have cost the bound, relatively. */
const SLIP = 1e-9;

/** A relaxed plan: so many sheets, in fractions, of each layout. */
export interface Relaxation {
  readonly uses: readonly { readonly layout: Layout; readonly count: number }[];
  /** What each piece is worth at the end, in ranks. */
  readonly values: Float64Array;
  /** No plan of the model in as many stages ranks below this. */
  readonly bound: number;
}

/**
 * The Gilmore–Gomory relaxation: sheets in fractions, each layout a column, found as needed by the
 * best pattern at the dual prices. Rows: one a piece (enough of it), one a limited sheet. A round
 * costs a pattern for every sheet and first axis, and some pivots of rows² each.
 */
export function relax(model: Model, stages: 2 | 3, ceiling: number, isOver: IsOver): Relaxation {
  const { sheets, pieces } = model;
  const limited = sheets.flatMap(({ quantity }, kind) => (quantity < Infinity ? [kind] : []));
  const demand = pieces.map((piece) => piece.quantity);
  const rhs = [...demand, ...limited.map((kind) => -(sheets[kind]?.quantity ?? 0))];
  const budget = new Budget(isOver);
  const dearest = largestOf(sheets.map((sheet) => sheet.rank));
  const lp = new Lp(
    rhs.map((value, row) => perturbed(value, row)),
    rhs.map(() => 10 * dearest + 1),
    budget,
  );
  const layouts = new Map<number, Layout>();
  let bound = 0;
  let values = new Float64Array(pieces.length);
  for (let round = 0; round < MOST_ROUNDS && !isOver(); round++) {
    if (!lp.primal()) break;
    values = Float64Array.from(demand, (_, i) => Math.max(0, lp.prices[i] ?? 0));
    const { found, best } = price(model, stages, values, budget);
    if (budget.isDone()) break;
    bound = Math.max(bound, boundOf(model, values, best, ceiling));
    let added = 0;
    for (const { layout, value } of found) {
      const kind = layout.sheet;
      const row = limited.indexOf(kind);
      const rent = row < 0 ? 0 : (lp.prices[pieces.length + row] ?? 0);
      const rank = sheets[kind]?.rank ?? 0;
      if (value <= (rank + rent) * (1 + SLIP) + SLIP) continue;
      layouts.set(addColumn(lp, rank, layout, row < 0 ? -1 : pieces.length + row), layout);
      added++;
    }
    if (added === 0) break;
  }
  const uses = [...layouts].flatMap(([column, layout]) => {
    const count = lp.value(column);
    return count > 1e-6 ? [{ layout, count }] : [];
  });
  return { uses, values, bound };
}

/** Steps that one round costs at most; Infinity when it does not fit in memory. */
export function roundWork(model: Model, stages: 2 | 3): number {
  if (model.pieces.length + model.sheets.length > MOST_ROWS) return Infinity;
  const axes = firstAxes(model).length;
  return model.sheets.reduce((sum, sheet) => sum + axes * patternWork(model, sheet, stages), 0);
}

function price(model: Model, stages: 2 | 3, values: Float64Array, budget: Budget) {
  const found: { layout: Layout; value: number }[] = [];
  const best = model.sheets.map((sheet, kind) => {
    let most = 0;
    for (const axis of firstAxes(model)) {
      const { value, root } = bestPattern(model, sheet, axis, stages, values, budget);
      most = Math.max(most, value);
      found.push({ layout: { sheet: kind, root }, value });
    }
    return most;
  });
  return { found, best };
}

function addColumn(lp: Lp, rank: number, layout: Layout, limitRow: number): number {
  const counts = new Map<number, number>();
  for (const { piece } of leavesOf(layout.root)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  if (limitRow >= 0) counts.set(limitRow, -1);
  return lp.addColumn(rank, [...counts.keys()], [...counts.values()]);
}

/**
 * Weak duality for any prices: scaled down until no unlimited sheet can hold more than its rank,
 * they pay for every plan; a limited sheet adds at most its surplus, once for each sheet there is.
 */
function boundOf(
  { sheets, pieces }: Model,
  values: Float64Array,
  best: readonly number[],
  ceiling: number,
): number {
  let scale = 1;
  sheets.forEach(({ rank, quantity }, kind) => {
    const value = best[kind] ?? 0;
    if (quantity === Infinity && value > rank) scale = Math.min(scale, rank / value);
  });
  let total = pieces.reduce((sum, { quantity }, i) => sum + quantity * (values[i] ?? 0), 0) * scale;
  sheets.forEach(({ rank, quantity }, kind) => {
    const surplus = (best[kind] ?? 0) * scale - rank;
    if (quantity === Infinity || surplus <= 0) return;
    total -= surplus * (rank > 0 ? Math.min(quantity, Math.floor(ceiling / rank)) : quantity);
  });
  return total * (1 - SLIP);
}
