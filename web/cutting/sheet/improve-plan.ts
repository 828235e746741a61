import { leavesOf, type Layout } from './layout.ts';
import { isBetter, pieceCount, withoutPlan, type Plan } from './plan.ts';
import { Random } from './random.ts';
import { Search, type IsOver } from './search.ts';
import type { Puzzle } from './puzzle.ts';

/** Up to so many pieces a plan is searched as a whole. */
const MOST_PIECES = 150;
const WINDOW_PIECES = 90;
const WHOLE_STEPS = 100_000;
const WINDOW_STEPS = 10_000;

/**
 * One attempt at a better plan: the whole of a small one, or a window of a large one, the sheets
 * that waste most by the pieces' values, drawn with some chance. The rest stays as it is.
 */
export function improvePlan(
  puzzle: Puzzle,
  plan: Plan,
  values: Float64Array,
  seed: number,
  isOver: IsOver,
  steps?: number,
): Plan {
  const isWhole = pieceCount(puzzle) <= MOST_PIECES;
  const { open, kept } = isWhole
    ? { open: plan, kept: [] }
    : pickWindow(puzzle, plan, values, seed);
  const search = new Search(withoutPlan(puzzle, kept), seed);
  search.adopt(open);
  search.improve(steps ?? (isWhole ? WHOLE_STEPS : WINDOW_STEPS), isOver);
  const better = [...kept, ...search.layouts()];
  return isBetter(better, plan, puzzle) ? better : plan;
}

/** A plan of what a plan leaves outside, added to it. */
export function completePlan(puzzle: Puzzle, plan: Plan, seed: number, isOver: IsOver): Plan {
  const rest = withoutPlan(puzzle, plan);
  if (pieceCount(rest) === 0) return plan;
  const search = new Search(rest, seed);
  search.construct(isOver);
  return [...plan, ...search.layouts()];
}

/** The same sheets with their pieces moved so that one of them keeps a larger offcut. */
export function polishPlan(
  puzzle: Puzzle,
  plan: Plan,
  values: Float64Array,
  steps: number,
  isOver: IsOver,
): Plan {
  const { open, kept } = pickWindow(puzzle, plan, values, 1);
  const search = new Search(withoutPlan(puzzle, kept), 1);
  search.adopt(open);
  search.polish(steps, isOver);
  return [...kept, ...search.layouts()];
}

function pickWindow(puzzle: Puzzle, plan: Plan, values: Float64Array, seed: number) {
  const random = new Random(seed);
  const waste = (layout: Layout): number => {
    const worth = leavesOf(layout.root).reduce((sum, leaf) => sum + (values[leaf.piece] ?? 0), 0);
    return (puzzle.sheets[layout.sheet]?.rank ?? 0) - worth;
  };
  const scored = plan.map((layout) => ({ layout, score: waste(layout) * (0.4 + random.next()) }));
  scored.sort((a, b) => b.score - a.score);
  let pieces = 0;
  const open: Layout[] = [];
  const kept: Layout[] = [];
  for (const { layout } of scored) {
    if (pieces < WINDOW_PIECES) open.push(layout);
    else kept.push(layout);
    pieces += leavesOf(layout.root).length;
  }
  return { open, kept };
}
