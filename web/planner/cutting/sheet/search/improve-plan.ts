import { fewKinds } from './few-kinds.ts';
import { leavesOf, type SheetLayout } from '../layout.ts';
import { isBetter, planPieceCount, withoutPlan, type PackedSheets } from '../plan.ts';
import { Random } from '../random.ts';
import { Search } from './search.ts';
import type { FoundSheets } from '../cover/found-sheets.ts';
import type { IsOver } from '../../problem.ts';
import { shelfPlan } from './shelves.ts';
import type { SheetModel } from '../model.ts';

/** Up to this number of pieces a plan is searched completely. */
const MOST_PIECES = 700;
const WINDOW_PIECES = 90;
/** Up to this number of pieces are first laid out together. */
const MOST_AT_ONCE = 2000;
/** Waste of a window, in cheapest sheets, that allows saving one. */
const WINDOW_WASTE = 1.2;
const WHOLE_STEPS = 100_000;
const WINDOW_STEPS = 10_000;
/** Steps per set of sheets if there are several kinds. */
const MIXED_STEPS = 4000;

/**
 * One attempt to improve a plan: all of a small one, or a window of a large one, the sheets that waste most by the
 * pieces' values, with some randomness. The rest stays. `steps`: at most `mostSteps`.
 */
export function improvePlan(
  model: SheetModel,
  plan: PackedSheets,
  values: Float64Array,
  seed: number,
  isOver: IsOver,
  steps: number,
  found?: FoundSheets,
): PackedSheets {
  const isWhole = planPieceCount(model) <= MOST_PIECES;
  const { open, kept } = isWhole ? { open: plan, kept: [] } : pickWindow(model, plan, values, seed);
  const few = fewKinds(withoutPlan(model, kept), open);
  const search = new Search(few.model, seed, found);
  search.adopt(few.narrow(open));
  search.improve(steps, isOver);
  const better = [...kept, ...few.widen(search.layouts())];
  return isBetter(better, plan, model) ? better : plan;
}

/** Maximum steps of one attempt. */
export function mostSteps(model: SheetModel): number {
  if (model.sheets.length > 1) return MIXED_STEPS;
  return planPieceCount(model) <= MOST_PIECES ? WHOLE_STEPS : WINDOW_STEPS;
}

/**
 * Adds a plan of the missing pieces; a large number of pieces is laid out in parts. If time is too short, they go on
 * shelves, so that all pieces with room on shelves are placed.
 */
export function completePlan(
  model: SheetModel,
  plan: PackedSheets,
  seed: number,
  isOver: IsOver,
): PackedSheets {
  const rest = withoutPlan(model, plan);
  const parts = Math.ceil(planPieceCount(rest) / MOST_AT_ONCE);
  const whole = [...plan];
  for (let part = 0; part < parts && !isOver(); part++) {
    const { sheets } = withoutPlan(model, whole);
    const pieces = rest.pieces.map((piece, i) => {
      return { ...piece, quantity: Math.floor((piece.quantity + ((i + part) % parts)) / parts) };
    });
    const few = fewKinds({ ...model, sheets, pieces }, []);
    const search = new Search(few.model, seed);
    search.construct(isOver);
    whole.push(...few.widen(search.layouts()));
  }
  return [...whole, ...shelfPlan(withoutPlan(model, whole))];
}

/** The same sheets with their pieces moved so that one of them has a larger offcut. */
export function polishPlan(
  model: SheetModel,
  plan: PackedSheets,
  values: Float64Array,
  steps: number,
  isOver: IsOver,
): PackedSheets {
  const { open, kept } = pickWindow(model, plan, values, 1);
  const few = fewKinds(withoutPlan(model, kept), open);
  const search = new Search(few.model, 1);
  search.adopt(few.narrow(open));
  search.polish(steps, isOver);
  return [...kept, ...few.widen(search.layouts())];
}

/** Random sheets with much waste, until they hold enough pieces and waste a sheet. */
function pickWindow(model: SheetModel, plan: PackedSheets, values: Float64Array, seed: number) {
  const random = new Random(seed);
  const ranks = model.sheets.map((sheet) => sheet.rank);
  const wanted = WINDOW_WASTE * ranks.reduce((least, rank) => Math.min(least, rank), Infinity);
  const scored = plan.map((layout) => {
    const leaves = leavesOf(layout.root);
    const worth = leaves.reduce((sum, leaf) => sum + (values[leaf.piece] ?? 0), 0);
    const waste = (ranks[layout.sheet] ?? 0) - worth;
    return { layout, waste, pieces: leaves.length, score: waste * (0.4 + random.next()) };
  });
  scored.sort((a, b) => b.score - a.score);
  let pieces = 0;
  let waste = 0;
  const open: SheetLayout[] = [];
  const kept: SheetLayout[] = [];
  for (const sheet of scored) {
    const isEnough = pieces >= WINDOW_PIECES && waste >= wanted;
    (isEnough || pieces >= MOST_PIECES ? kept : open).push(sheet.layout);
    pieces += sheet.pieces;
    waste += sheet.waste;
  }
  return { open, kept };
}
