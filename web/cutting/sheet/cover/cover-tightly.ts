import { pieceCount, type Plan } from '../plan.ts';
import { Random } from '../random.ts';
import { Search } from '../search/search.ts';
import { SheetCover } from './sheet-cover.ts';
import { SHEET_PIECES, TightSheets } from './tight-sheets.ts';
import type { IsOver } from '../is-over.ts';
import type { Model } from '../model.ts';

/** To list the sheets of so many pieces takes a second already. */
const MOST_PIECES = 150;
/** What a sheet of the first list wastes at most, in what one of the wanted plan wastes on average. */
const FIRST_WASTE = 0.35;
const LEAST_WASTE = 0.1;
const MOST_WASTE = 4;
const MORE = 1.3;
const LESS = 0.625;
/** A shorter list leaves too little choice, a longer one takes too much time. */
const FEWEST_SHEETS = 4000;
const MOST_SHEETS = 25_000;
/** A piece of which so much is outside in the relaxation may waste more, so much of a sheet at a time. */
const LEFT_OUTSIDE = 0.02;
const HARD_WASTE = 0.015;
const HELPS = 0.9;
const COVERS = 15;
/** Steps of a search from each cover, and where less of a sheet than NEARLY stays outside. */
const STEPS = 2500;
const NEARLY = 0.08;
const LAST_STEPS = 20_000;
const SEEDS = 2 ** 20;

/**
 * One sheet fewer, where few pieces lie on each: the sheets that waste little are listed, some of
 * them are chosen together, and a search finds places for what they leave outside. (A search alone
 * seldom finds such plans: nearly all sheets have to be right at once.) The plan as it was when none
 * is found.
 */
export function coverTightly(model: Model, plan: Plan, seed: number, isOver: IsOver): Plan {
  const goal = plan.length - 1;
  const waste = averageWaste(model, goal);
  if (!isFor(model, goal) || waste < 0) return plan;
  const random = new Random(seed);
  let most = FIRST_WASTE;
  const listOf = (times: number): TightSheets => {
    most *= times;
    return new TightSheets(model, most * waste, MOST_SHEETS, isOver);
  };
  let list = listOf(1);
  while (list.isCut && most > LEAST_WASTE && !isOver()) list = listOf(LESS);
  for (;;) {
    while (!list.isCut && list.sheets.length < FEWEST_SHEETS && most < MOST_WASTE) {
      list = listOf(MORE);
    }
    // Cut short, a list has only the sheets of the fewest pieces.
    if (list.isCut) return plan;
    const found = coverFrom(list, model, goal, random, isOver);
    if (found || most >= MOST_WASTE) return found ?? plan;
    list = listOf(MORE);
  }
}

/** One kind of sheet, cut in any number of stages, with few pieces on each. */
function isFor(model: Model, goal: number): boolean {
  const count = pieceCount(model);
  const isSimple = model.sheets.length === 1 && model.stages === Infinity;
  return isSimple && goal > 1 && count <= Math.min(MOST_PIECES, goal * SHEET_PIECES);
}

/** The share of so many sheets that no piece fills. */
function averageWaste({ sheets: [sheet], pieces }: Model, goal: number): number {
  const area = pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0);
  return sheet ? 1 - area / (goal * sheet.dx * sheet.dy) : 0;
}

/** A plan of so many sheets, most of them from the list. */
function coverFrom(
  list: TightSheets,
  model: Model,
  goal: number,
  random: Random,
  isOver: IsOver,
): Plan | undefined {
  const cover = new SheetCover(model, list.sheets, goal, isOver);
  allowWhatIsLeft(list, cover, model);
  for (let tries = 0; tries < COVERS && !isOver(); tries++) {
    const chosen = cover.choose(random);
    const plan = chosen && searchFrom(chosen, model, goal, random, isOver);
    if (plan) return plan;
  }
  return undefined;
}

/** Lets what the relaxation leaves outside waste more, for as long as that helps. */
function allowWhatIsLeft(list: TightSheets, cover: SheetCover, { pieces }: Model): void {
  let least = Infinity;
  while (!list.isCut) {
    const outside = cover.relax() ?? [];
    const hard = outside.flatMap((count, piece) => (count > LEFT_OUTSIDE ? [piece] : []));
    const area = pieces.reduce((sum, { dx, dy }, i) => sum + dx * dy * (outside[i] ?? 0), 0);
    if (hard.length === 0 || area > HELPS * least) return;
    least = area;
    list.allow(hard, HARD_WASTE);
  }
}

/** A plan of so many sheets that holds everything, from one that leaves something outside. */
function searchFrom(
  plan: Plan,
  model: Model,
  goal: number,
  random: Random,
  isOver: IsOver,
): Plan | undefined {
  const sheets = model.sheets.map((sheet) => ({ ...sheet, quantity: goal }));
  const nearly = NEARLY * sheets.reduce((sum, { dx, dy }) => sum + dx * dy, 0);
  const search = new Search({ ...model, sheets }, 1 + random.below(SEEDS));
  search.adopt(plan);
  const most = (): number => (search.bestOutside < nearly ? LAST_STEPS : STEPS);
  while (search.bestOutside > 0 && search.steps < most() && !isOver()) {
    search.improve(most() - search.steps, isOver);
  }
  return search.bestOutside === 0 ? search.layouts() : undefined;
}
