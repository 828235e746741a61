import { areaBound, areaValues } from './area-bound.ts';
import { relax, roundWork, type Relaxation } from './columns.ts';
import { completePlan, improvePlan, polishPlan } from './improve-plan.ts';
import { isBetter, onlyPlan, outsideArea, pieceCount, rankOf, type Plan } from './plan.ts';
import { roundDown } from './round-relaxation.ts';
import { scaleBound } from './scale-bound.ts';
import { toAnswer } from './to-answer.ts';
import { costOf, leastCost, toPuzzle } from './to-puzzle.ts';
import type { IsOver } from './search.ts';
import type { Puzzle } from './puzzle.ts';
import type { Control, SheetAnswer } from '../contract.ts';
import type { SheetProblem } from '../problem.ts';

const POLISH_STEPS = 3000;
/** When the time limit's parts end: the relaxation's, the search's, and the tidying's. */
const SHARES = { relaxation: 0.4, search: 0.9, polish: 1 };
/** Column generation takes some hundred rounds of so many steps each at most. */
const MOST_ROUND_WORK = 1e8;
/** Fewer pieces of a kind than this on average are better searched for than rounded. */
const REPETITION = 3;

/** The cheapest plan found within the problem's time limit; improves until it is proven. */
export function solveSheet(problem: SheetProblem, control: Control = {}): SheetAnswer {
  const start = performance.now();
  const until = (share: number) => (): boolean =>
    control.stopped?.() === true || performance.now() - start >= problem.timeLimitMs * share;
  const adapted = toPuzzle(problem);
  const { puzzle } = adapted;
  const relaxation = relaxIfUseful(puzzle, until(SHARES.relaxation));
  let bound = Math.max(areaBound(puzzle), scaleBound(puzzle), boundFrom(puzzle, relaxation));
  const goal = leastCost(problem, adapted, bound);
  const report = (plan: Plan): void => {
    const cost = costOf(rankOf(plan, puzzle), adapted.rankScale) / problem.priceScale;
    control.progress?.({ cost, bound: goal / problem.priceScale });
  };
  const isProven = (plan: Plan): boolean =>
    outsideArea(plan, puzzle) === 0 && costOf(rankOf(plan, puzzle), adapted.rankScale) <= goal;
  const values = relaxation ? relaxation.values : areaValues(puzzle);
  const isOver = until(SHARES.search);
  let plan = firstPlan(puzzle, relaxation, isOver);
  report(plan);
  for (let seed = 1; !isOver() && !isProven(plan); seed++) {
    const better = improvePlan(puzzle, plan, values, seed, isOver);
    if (better !== plan) report(better);
    plan = better;
  }
  const isComplete = outsideArea(plan, puzzle) === 0;
  if (isComplete) plan = polishPlan(puzzle, plan, values, POLISH_STEPS, until(SHARES.polish));
  else bound = areaBound(onlyPlan(puzzle, plan));
  return { ...toAnswer(problem, adapted, { layouts: plan, bound }), ms: performance.now() - start };
}

/** Patterns of three stages serve where there is no limit too, but do not bound it. */
function relaxIfUseful(puzzle: Puzzle, isOver: IsOver): Relaxation | undefined {
  const stages = puzzle.stages === 2 ? 2 : 3;
  const isRepetitive = pieceCount(puzzle) >= REPETITION * puzzle.pieces.length;
  if (puzzle.stages === Infinity && !isRepetitive) return undefined;
  if (roundWork(puzzle, stages) > MOST_ROUND_WORK) return undefined;
  return relax(puzzle, stages, Infinity, isOver);
}

function boundFrom(puzzle: Puzzle, relaxation: Relaxation | undefined): number {
  return relaxation && puzzle.stages < Infinity ? relaxation.bound : 0;
}

function firstPlan(puzzle: Puzzle, relaxation: Relaxation | undefined, isOver: IsOver): Plan {
  const plain = completePlan(puzzle, [], 1, isOver);
  if (!relaxation) return plain;
  const rounded = completePlan(puzzle, roundDown(puzzle, relaxation), 1, isOver);
  return isBetter(rounded, plain, puzzle) ? rounded : plain;
}
