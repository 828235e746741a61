import { Random } from '../random.ts';
import { Search } from '../search/search.ts';
import { SheetCover } from './sheet-cover.ts';
import type { FoundSheets } from './found-sheets.ts';
import type { IsOver } from '../../problem.ts';
import type { SheetModel, SheetKind } from '../model.ts';
import { planPieceCount, planRank, type PackedSheets } from '../plan.ts';

/** Number of covers, each with other random choices. */
const COVERS = 15;
/** Steps of a search from each cover, and more if less than NEARLY of a sheet is missing. */
const STEPS = 5000;
const NEARLY = 0.08;
const LAST_STEPS = 20_000;
const SEEDS = 2 ** 20;

/**
 * Searches for a cheaper plan: combines some of the sheets that searches found, and searches for places for the missing
 * pieces; new good sheets join the list. (A search alone seldom finds such plans: nearly all sheets must be right at
 * once.) Undefined if none is found. After the set covering of Monaci and Toth (2006).
 */
export function coverAnew(
  model: SheetModel,
  found: FoundSheets,
  seed: number,
  isOver: IsOver,
): PackedSheets | undefined {
  const random = new Random(seed);
  const cover = new SheetCover(model, found, isOver);
  for (let tries = 0; tries < COVERS && !isOver(); tries++) {
    const chosen = cover.choose(random);
    const plan = chosen && searchFrom(chosen, model, found, random, isOver);
    if (plan) return plan;
  }
  return undefined;
}

/** A complete plan within the wanted rank, from an incomplete one. */
function searchFrom(
  plan: PackedSheets,
  model: SheetModel,
  found: FoundSheets,
  random: Random,
  isOver: IsOver,
): PackedSheets | undefined {
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

/** The sheets of a plan by kind, and random others for the remaining rank. */
function affordable(
  model: SheetModel,
  plan: PackedSheets,
  most: number,
  random: Random,
): SheetKind[] {
  const counts = model.sheets.map((_, kind) => plan.filter(({ sheet }) => sheet === kind).length);
  let left = most - planRank(plan, model);
  for (let n = planPieceCount(model); n > 0; n--) {
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
