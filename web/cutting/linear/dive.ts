import type { Master } from './master.ts';
import { greedy } from './greedy.ts';
import { costOf, type Model, type Use } from './model.ts';

const WHOLE = 1e-4;
/** Fractions this near the next whole board are all rounded up at once. */
const NEARLY = 0.7;

/** A choice of which fraction to round up next, from 0 (keep it down) upwards. */
export type Taste = (fraction: number, column: number) => number;

/**
 * One walk from the relaxation to whole boards: buy what is whole already, round the best fraction
 * up, solve the relaxation of what is left, again; with `fresh` patterns, or (cheaply) with the known
 * ones, which then may make pieces too many. Gives the best plan
 * below the ceiling on the way, or none: it ends when the relaxation shows there is nothing more, or
 * with a plan for `enough`. Leaves the master changed.
 */
export function dive(
  model: Model,
  master: Master,
  firstCeiling: number,
  enough: number,
  taste: Taste,
  fresh: boolean,
): Use[] | undefined {
  const uses: Use[] = [];
  let best: Use[] | undefined;
  let ceiling = firstCeiling;
  const buy = (column: number, boards: number): void => {
    const pattern = master.patterns[column];
    if (pattern === undefined || boards < 1) return;
    uses.push({ pattern, boards });
    master.fix(column, boards);
  };
  for (;;) {
    buyWhole(master, buy, fresh);
    const rest = greedy(model, master.residual.slice(), master.left.slice());
    const cost = costOf(model, [...uses, ...rest]);
    if (cost < ceiling) {
      ceiling = cost;
      best = [...uses, ...rest];
    }
    if (ceiling <= enough) return best;
    const column = choose(master, taste, fresh);
    if (column < 0) return best;
    const nearly = [...master.lp.basis].filter((c) => c !== column && master.lp.value(c) > NEARLY);
    buy(column, 1);
    for (const near of nearly) if (master.maxUse(near) > 0) buy(near, 1);
    master.lp.dual();
    if (fresh) master.banImproper();
    const isSolved = fresh ? master.optimise(ceiling - 1 + 1e-6) : master.lp.primal();
    if (!isSolved || master.objective() > ceiling - 1 + 1e-5) return best;
  }
}

function buyWhole(
  master: Master,
  buy: (column: number, boards: number) => void,
  fresh: boolean,
): void {
  const { lp } = master;
  for (const column of lp.basis.slice()) {
    const boards = Math.floor(lp.value(column) + WHOLE);
    if (boards > 0) buy(column, Math.min(boards, fresh ? master.maxUse(column) : Infinity));
  }
}

function choose(master: Master, taste: Taste, fresh: boolean): number {
  let best = -1;
  let most = 0;
  for (const column of master.lp.basis) {
    const fraction = master.lp.value(column);
    if (fraction <= WHOLE || !master.has(column) || (fresh && master.maxUse(column) < 1)) continue;
    const liking = taste(fraction, column);
    if (liking > most) {
      most = liking;
      best = column;
    }
  }
  return best;
}
