import { Random } from '../random.ts';
import { Search } from '../search/search.ts';
import { SheetCover } from './sheet-cover.ts';
import type { FoundSheets } from './found-sheets.ts';
import type { IsOver } from '../is-over.ts';
import type { Model, Sheet } from '../model.ts';
import { pieceCount, rankOf, type Plan } from '../plan.ts';

/** So often sheets are chosen, each time with other chances. */
const COVERS = 15;
/** Steps of a search from each cover, and where less of a sheet than NEARLY stays outside. */
const STEPS = 5000;
const NEARLY = 0.08;
const LAST_STEPS = 20_000;
const SEEDS = 2 ** 20;

/**
 * A cheaper plan: of the sheets that searches came upon some are chosen together, and a search finds places for what
 * they leave outside; what it comes upon joins the rest. (A search alone seldom finds such plans: nearly all sheets have
 * to be right at once.) Undefined when none is found. After the set covering of Monaci and Toth (2006).
 */
export function coverAnew(
  model: Model,
  found: FoundSheets,
  seed: number,
  isOver: IsOver,
): Plan | undefined {
  const random = new Random(seed);
  const cover = new SheetCover(model, found, isOver);
  for (let tries = 0; tries < COVERS && !isOver(); tries++) {
    const chosen = cover.choose(random);
    const plan = chosen && searchFrom(chosen, model, found, random, isOver);
    if (plan) return plan;
  }
  return undefined;
}

/** A plan of everything within the wanted rank, from one that leaves something outside. */
function searchFrom(
  plan: Plan,
  model: Model,
  found: FoundSheets,
  random: Random,
  isOver: IsOver,
): Plan | undefined {
  const sheets = affordable(model, plan, found.goal, random);
  const nearly = NEARLY * Math.max(...sheets.map(({ dx, dy }) => dx * dy));
  const search = new Search({ ...model, sheets }, 1 + random.below(SEEDS), found);
  search.adopt(plan);
  const most = (): number => (search.bestOutside < nearly ? LAST_STEPS : STEPS);
  while (search.bestOutside > 0 && search.steps < most() && !isOver()) {
    search.improve(most() - search.steps, isOver);
  }
  return search.bestOutside === 0 ? search.layouts() : undefined;
}

/** As many sheets of each kind as a plan has, and others, drawn by chance, for what is left of a rank. */
function affordable(model: Model, plan: Plan, most: number, random: Random): Sheet[] {
  const counts = model.sheets.map((_, kind) => plan.filter(({ sheet }) => sheet === kind).length);
  let left = most - rankOf(plan, model);
  for (let n = pieceCount(model); n > 0; n--) {
    const kinds = model.sheets.flatMap(({ rank, quantity }, kind) =>
      rank <= left && (counts[kind] as number) < quantity ? [kind] : [],
    );
    const kind = kinds[random.below(kinds.length)];
    if (kind === undefined) break;
    counts[kind] = (counts[kind] as number) + 1;
    left -= model.sheets[kind]?.rank ?? 0;
  }
  return model.sheets.map((sheet, kind) => ({ ...sheet, quantity: counts[kind] ?? 0 }));
}
