import { checkLinear } from '../../../web/planner/cutting/checker/linear.ts';
import { unitsToMm, type LinearProblem } from '../../../web/planner/cutting/problem.ts';
import type { CutBoard } from '../../../web/planner/cutting/contract.ts';
import { sum } from './numbers.ts';
import type { Arc, Network } from './reflect.ts';

/** A board as HiGHS means it: its row in the stock, and the lengths cut from it, in grid units. */
export interface FlowBoard {
  readonly stock: number;
  readonly lengths: readonly number[];
}

/** The boards of a flow: for each unit on a reflected arc, the paths that lead to both its ends. */
export function boardsOfFlow({ sizes, arcs }: Network, flow: ArrayLike<number>): FlowBoard[] {
  const used = arcs
    .map((arc, i) => ({ arc, left: Math.round(flow[i] ?? 0) }))
    .filter(({ left }) => left > 0);
  const into = Map.groupBy(
    used.filter(({ arc }) => arc.stock === undefined),
    ({ arc }) => arc.head,
  );
  /** The arcs from 0 to a node, each used once; they end early if the flow does not balance. */
  const pathTo = (end: number): Arc[] => {
    const path: Arc[] = [];
    for (let node = end; node > 0; node = path.at(-1)?.tail ?? 0) {
      const step = into.get(node)?.find(({ left }) => left > 0);
      if (step === undefined) break;
      step.left--;
      path.push(step.arc);
    }
    return path;
  };
  return used.flatMap(({ arc, left }) => {
    const { stock } = arc;
    if (stock === undefined) return [];
    return Array.from({ length: left }, () => {
      const path = [arc, ...pathTo(arc.tail), ...pathTo(arc.head)];
      const lengths = path.flatMap(({ size = -1 }) => sizes[size]?.length ?? []);
      return { stock, lengths };
    });
  });
}

/** Price of the boards; Infinity if the checker of the engine's answers finds a fault. */
export function checkFlow(problem: LinearProblem, flow: readonly FlowBoard[]) {
  const wanted = Map.groupBy(
    problem.parts.flatMap((part) => Array.from({ length: part.quantity }, () => part)),
    ({ length }) => length,
  );
  const boards = flow
    .map((board) => layOut(problem, board, (length) => wanted.get(length)?.pop()?.id))
    .filter(({ parts }) => parts.length > 0);
  const prices = new Map(problem.stock.map(({ id, cost }) => [id, cost]));
  const cost = sum(boards.map(({ stock }) => prices.get(stock) ?? NaN)) / problem.priceScale;
  const answer = { status: 'feasible', cost, bound: cost, ms: 0, unplaced: [], boards } as const;
  const faults = checkLinear(problem, answer);
  return { cost: faults.length > 0 ? Infinity : cost, faults };
}

/** The parts one after another, a kerf apart; more of a length than is wanted is left out. */
function layOut(
  problem: LinearProblem,
  { stock, lengths }: FlowBoard,
  take: (length: number) => string | undefined,
): CutBoard {
  const { kerf, trim } = problem;
  const row = problem.stock[stock];
  let at = trim.start;
  const parts = lengths.flatMap((length) => {
    const part = take(length);
    if (part === undefined) return [];
    const placed = { part, at: unitsToMm(at, problem), length: unitsToMm(length, problem) };
    at += length + kerf;
    return [placed];
  });
  const offcut = Math.max(0, (row?.length ?? 0) - trim.end - at);
  return { stock: row?.id ?? '', parts, offcut: unitsToMm(offcut, problem) };
}
