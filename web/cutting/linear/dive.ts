import type { Master } from './master.ts';
import { greedy } from './greedy.ts';
import { costOf, type Model, type Use } from './model.ts';

const WHOLE = 1e-4;

/** A choice of which fraction to round up next, from 0 (keep it down) upwards. */
export type Taste = (fraction: number, column: number) => number;

/**
 * One walk from the relaxation to whole boards: buy what is whole already, round the best fraction
 * up, solve the relaxation of what is left with fresh patterns, again. Gives a plan below `ceiling`
 * or none: it ends as soon as the relaxation shows there is none this way. Leaves the master changed.
 */
export function dive(
  model: Model,
  master: Master,
  ceiling: number,
  taste: Taste,
): Use[] | undefined {
  const uses: Use[] = [];
  const buy = (column: number, boards: number): void => {
    const pattern = master.patterns[column];
    if (pattern === undefined || boards < 1) return;
    uses.push({ pattern, boards });
    master.fix(column, boards);
  };
  for (;;) {
    buyWhole(master, buy);
    const rest = greedy(model, master.residual.slice(), master.left.slice());
    if (costOf(model, [...uses, ...rest]) < ceiling) return [...uses, ...rest];
    const column = choose(master, taste);
    if (column < 0) return undefined;
    buy(column, 1);
    master.lp.dual();
    master.banImproper();
    const isSolved = master.optimise(ceiling - 1 + 1e-6);
    if (!isSolved || master.objective() > ceiling - 1 + 1e-5) return undefined;
  }
}

function buyWhole(master: Master, buy: (column: number, boards: number) => void): void {
  const { lp } = master;
  for (const column of lp.basis.slice()) {
    const boards = Math.floor(lp.value(column) + WHOLE);
    if (boards > 0) buy(column, Math.min(boards, master.maxUse(column)));
  }
}

function choose(master: Master, taste: Taste): number {
  let best = -1;
  let most = 0;
  for (const column of master.lp.basis) {
    const fraction = master.lp.value(column);
    if (fraction <= WHOLE || master.maxUse(column) < 1) continue;
    const liking = taste(fraction, column);
    if (liking > most) {
      most = liking;
      best = column;
    }
  }
  return best;
}
