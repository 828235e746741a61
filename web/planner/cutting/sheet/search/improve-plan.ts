import { fewKinds } from './few-kinds.ts';
import { leavesOf, type Layout } from '../layout.ts';
import { isBetter, pieceCount, withoutPlan, type Plan } from '../plan.ts';
import { Random } from '../random.ts';
import { Search } from './search.ts';
import type { FoundSheets } from '../cover/found-sheets.ts';
import type { IsOver } from '../is-over.ts';
import { shelfPlan } from './shelves.ts';
import type { Model } from '../model.ts';

/** Up to so many pieces a plan is searched as a whole. */
const MOST_PIECES = 700;
const WINDOW_PIECES = 90;
/** Up to so many pieces are first laid out together. */
const MOST_AT_ONCE = 2000;
/** What a window must waste, in cheapest sheets, for one of them to be saved. */
const WINDOW_WASTE = 1.2;
const WHOLE_STEPS = 100_000;
const WINDOW_STEPS = 10_000;
/** Where there are several kinds of sheets, many sets of them are tried, each for so long. */
const MIXED_STEPS = 4000;

/**
 * One attempt at a better plan: the whole of a small one, or a window of a large one, the sheets
 * that waste most by the pieces' values, drawn with some chance. The rest stays as it is. `steps`: no more than `mostSteps`.
 */
export function improvePlan(
  model: Model,
  plan: Plan,
  values: Float64Array,
  seed: number,
  isOver: IsOver,
  steps: number,
  found?: FoundSheets,
): Plan {
  const isWhole = pieceCount(model) <= MOST_PIECES;
  const { open, kept } = isWhole ? { open: plan, kept: [] } : pickWindow(model, plan, values, seed);
  const few = fewKinds(withoutPlan(model, kept), open);
  const search = new Search(few.model, seed, found);
  search.adopt(few.narrow(open));
  search.improve(steps, isOver);
  const better = [...kept, ...few.widen(search.layouts())];
  return isBetter(better, plan, model) ? better : plan;
}

/** Most steps of one attempt. */
export function mostSteps(model: Model): number {
  if (model.sheets.length > 1) return MIXED_STEPS;
  return pieceCount(model) <= MOST_PIECES ? WHOLE_STEPS : WINDOW_STEPS;
}

/**
 * A plan of what a plan leaves outside, added to it; very many pieces are laid out in parts. What the
 * time is too short for goes on shelves, so that nothing is left out that shelves have room for.
 */
export function completePlan(model: Model, plan: Plan, seed: number, isOver: IsOver): Plan {
  const rest = withoutPlan(model, plan);
  const parts = Math.ceil(pieceCount(rest) / MOST_AT_ONCE);
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

/** The same sheets with their pieces moved so that one of them keeps a larger offcut. */
export function polishPlan(
  model: Model,
  plan: Plan,
  values: Float64Array,
  steps: number,
  isOver: IsOver,
): Plan {
  const { open, kept } = pickWindow(model, plan, values, 1);
  const few = fewKinds(withoutPlan(model, kept), open);
  const search = new Search(few.model, 1);
  search.adopt(few.narrow(open));
  search.polish(steps, isOver);
  return [...kept, ...few.widen(search.layouts())];
}

/** The sheets that waste most, by chance, until they hold enough pieces and waste a sheet. */
function pickWindow(model: Model, plan: Plan, values: Float64Array, seed: number) {
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
  const open: Layout[] = [];
  const kept: Layout[] = [];
  for (const sheet of scored) {
    const isEnough = pieces >= WINDOW_PIECES && waste >= wanted;
    (isEnough || pieces >= MOST_PIECES ? kept : open).push(sheet.layout);
    pieces += sheet.pieces;
    waste += sheet.waste;
  }
  return { open, kept };
}
