import { largestOf, sumOf } from '../problem.ts';
import type { Budget } from './budget.ts';
import { addTo, toFilling } from './knapsack.ts';
import type { LinearModel, Pattern, Use } from './model.ts';

const MOST_BOARDS = 60;
/** Weights of an unused length of board, and of a board with too little spare, relative to one cutting pattern. */
const WHOLE_OFFCUT = 10;
const TIGHT = 1000;
/** Counted work per step of dealing, per check of a pattern, and per type. */
const STEP_WORK = 100;
const LOOK_WORK = 3000;
const TYPE_WORK = 20;

/**
 * Distributes the same pieces over the same boards as users like to cut them: `spare` length on as many boards as
 * possible, then few patterns and the waste on few boards. Replaces the boards of one to three patterns by two others
 * while that is better and the budget lasts. A board with one piece is not cut and stays. Only for plans short enough
 * to be read.
 */
export function dealPieces(
  model: LinearModel,
  boards: readonly Pattern[],
  budget: Budget,
): readonly Pattern[] {
  if (boards.length > MOST_BOARDS) return boards;
  const { sizes, capacity, spare } = model;
  const longest = largestOf(capacity);
  const roomOf = ({ stock, types, counts }: Pattern): number =>
    (capacity[stock] ?? 0) - sumOf(types.map((type, n) => (sizes[type] ?? 0) * (counts[n] ?? 0)));
  // Less is better. The square makes two half boards count as half of a complete one.
  const faultOf = (uses: readonly Use[]): number =>
    uses.reduce((sum, { pattern, boards: times }) => {
      const room = roomOf(pattern);
      const tight = room < (spare[pattern.stock] ?? 0) ? TIGHT : 0;
      return sum + times * (tight - WHOLE_OFFCUT * (room / longest) ** 2);
    }, uses.length);
  const better = (uses: readonly Use[]): readonly Use[] | undefined => {
    const most = faultOf(uses) - 1e-9;
    for (const size of [1, 2, 3]) {
      for (const some of chosen(uses, size)) {
        const gone = some.map(({ pattern, boards: times }) => ({ pattern, boards: -times }));
        const before = faultOf(some);
        for (const dealt of deals(model, some, budget)) {
          if (faultOf(dealt) - dealt.length >= before) continue;
          const plan = joined([...uses, ...gone, ...dealt]);
          budget.spend(plan.length * LOOK_WORK);
          if (faultOf(plan) < most) return plan;
        }
        if (budget.isDone()) return undefined;
      }
    }
    return undefined;
  };
  const isCut = (board: Pattern): boolean => roomOf(board) > 0 || sumOf(board.counts) > 1;
  let uses = joined(boards.filter(isCut).map((pattern) => ({ pattern, boards: 1 })));
  for (let next: readonly Use[] | undefined = uses; next !== undefined; next = better(uses)) {
    uses = next.toSorted((a, b) => roomOf(a.pattern) - roomOf(b.pattern));
  }
  const cut = uses.flatMap(({ pattern, boards: times }) => Array<Pattern>(times).fill(pattern));
  return [...boards.filter((board) => !isCut(board)), ...cut];
}

/** Merges equal patterns and removes those without boards. */
function joined(uses: readonly Use[]): readonly Use[] {
  const byKey = new Map<string, Use>();
  for (const { pattern, boards } of uses) {
    const key = JSON.stringify(pattern);
    byKey.set(key, { pattern, boards: boards + (byKey.get(key)?.boards ?? 0) });
  }
  return [...byKey.values()].filter(({ boards }) => boards > 0);
}

/** Every choice of `size` patterns, each with all its boards or one. */
function* chosen(uses: readonly Use[], size: number): Generator<readonly Use[]> {
  if (size === 0) yield [];
  for (const [n, { pattern, boards }] of size > 0 ? uses.entries() : []) {
    for (const others of chosen(uses.slice(n + 1), size - 1)) {
      for (const times of new Set([boards, 1])) yield [{ pattern, boards: times }, ...others];
    }
  }
}

/**
 * Every distribution of exactly the pieces of some boards over the same boards, those of one stock in two patterns,
 * those of two stocks in one each: type by type, while both fit.
 */
function deals(
  { sizes, capacity }: LinearModel,
  some: readonly Use[],
  budget: Budget,
): readonly Use[][] {
  const found: Use[][] = [];
  const pieces = new Int32Array(sizes.length);
  const lots = new Map<number, number>();
  for (const { pattern, boards } of some) {
    addTo(pieces, pattern, boards);
    lots.set(pattern.stock, (lots.get(pattern.stock) ?? 0) + boards);
  }
  const look = LOOK_WORK + sizes.length * TYPE_WORK;
  budget.spend(some.length * look);
  const [[stock, all] = [0, 0], second] = lots;
  const [mine, theirs] = [pieces.slice(), pieces.slice()];
  for (let boards = second ? all : 1; boards <= (second ? all : all / 2); boards++) {
    const [other, others] = second ?? [stock, all - boards];
    const visit = (from: number, room: number, otherRoom: number): void => {
      let type = from;
      while (pieces[type] === 0) type++;
      const [count, size] = [pieces[type], sizes[type] ?? 0];
      if (count === undefined) {
        if (room === capacity[stock] || otherRoom === capacity[other]) return;
        budget.spend(look);
        found.push([
          { pattern: { stock, ...toFilling(mine) }, boards },
          { pattern: { stock: other, ...toFilling(theirs) }, boards: others },
        ]);
        return;
      }
      const most = Math.min(Math.floor(count / boards), Math.floor(room / size));
      for (let one = most; one >= 0; one--) {
        const rest = (count - one * boards) / others;
        if (rest * size > otherRoom || budget.isDone()) return;
        budget.spend(STEP_WORK);
        if (!Number.isInteger(rest)) continue;
        [mine[type], theirs[type]] = [one, rest];
        visit(type + 1, room - one * size, otherRoom - rest * size);
      }
    };
    if (lots.size < 3) visit(0, capacity[stock] ?? 0, capacity[other] ?? 0);
  }
  return found;
}
