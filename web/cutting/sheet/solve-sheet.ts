import { areaBound } from './area-bound.ts';
import { Search } from './search.ts';
import { leavesOf, type Layout } from './layout.ts';
import { toAnswer } from './to-answer.ts';
import { costOf, toPuzzle } from './to-puzzle.ts';
import type { Puzzle } from './puzzle.ts';
import type { Control, SheetAnswer } from '../contract.ts';
import type { SheetProblem } from '../problem.ts';

const SEED = 1;
const POLISH_STEPS = 3000;
/** The share of the time that is kept for tidying the last plan. */
const POLISH_SHARE = 0.1;
const ATTEMPT_STEPS = 100_000;

/** The cheapest plan found for sheets within the problem's time limit; improves until it is proven. */
export function solveSheet(problem: SheetProblem, control: Control = {}): SheetAnswer {
  const start = performance.now();
  const within = (share: number) => () =>
    control.stopped?.() === true || performance.now() - start >= problem.timeLimitMs * share;
  const adapted = toPuzzle(problem);
  const { puzzle } = adapted;
  const search = new Search(puzzle, SEED);
  let bound = areaBound(puzzle);
  const report = (): void => {
    const inCurrency = (rank: number) => costOf(rank, adapted.rankScale) / problem.priceScale;
    control.progress?.({ cost: inCurrency(search.bestRank), bound: inCurrency(bound) });
  };
  const isSearchOver = within(1 - POLISH_SHARE);
  search.construct(isSearchOver);
  report();
  while (!isSearchOver() && (search.bestOutside > 0 || search.bestRank > bound)) {
    if (search.improve(ATTEMPT_STEPS, isSearchOver)) report();
  }
  search.polish(POLISH_STEPS, within(1));
  const layouts = search.layouts();
  if (search.bestOutside > 0) bound = areaBound(placedOnly(puzzle, layouts));
  const answer = toAnswer(problem, adapted, { layouts, bound });
  return { ...answer, ms: Math.round(performance.now() - start) };
}

function placedOnly(puzzle: Puzzle, layouts: readonly Layout[]): Puzzle {
  const leaves = layouts.flatMap(({ root }) => leavesOf(root));
  const pieces = puzzle.pieces.map((piece, i) => {
    return { ...piece, quantity: leaves.filter((leaf) => leaf.piece === i).length };
  });
  return { ...puzzle, pieces };
}
