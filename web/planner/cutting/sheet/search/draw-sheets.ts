import type { SheetModel } from '../model.ts';
import type { Random } from '../random.ts';
import { planPieceCount } from '../plan.ts';
import type { IsOver } from '../../problem.ts';

/** Sheets replaced for a cheaper set, sets drawn, and sets among which the roomiest is picked. */
const DRAWN_SHEETS = 3;
const DRAWS = 100;
const DRAWS_KEPT = 3;

/**
 * Draws sheets that together cost less than those in use and have room for all pieces by area: the sheets in use
 * without a few, and others for the money. Number of each kind; undefined if there is none.
 */
export function drawSheets(
  model: SheetModel,
  used: Int32Array,
  random: Random,
  isOver: IsOver,
): readonly number[] | undefined {
  const { sheets, pieces } = model;
  const needed = pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0);
  let roomiest = 0;
  let chosen: number[] | undefined;
  for (let i = 0, found = 0; i < DRAWS && found < DRAWS_KEPT && !isOver(); i++) {
    const counts = drawSet(model, used, random);
    const room = sheets.reduce((sum, { dx, dy }, k) => sum + (counts[k] as number) * dx * dy, 0);
    if (room < needed) continue;
    found++;
    if (room > roomiest) [roomiest, chosen] = [room, counts];
  }
  return chosen;
}

function drawSet(model: SheetModel, used: Int32Array, random: Random): number[] {
  const { sheets } = model;
  const counts = Array.from(used);
  let money = -1;
  for (let n = 1 + random.below(DRAWN_SHEETS); n > 0 || money < 0; n--) {
    const open = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
    if (open.length === 0) break;
    const kind = open[random.below(open.length)] as number;
    counts[kind] = (counts[kind] as number) - 1;
    money += sheets[kind]?.rank as number;
  }
  const most = planPieceCount(model);
  // More new sheets than pieces are useless, however cheap they are.
  for (let bought = 0; bought < most; bought++) {
    const affordable = sheets.flatMap(({ rank, quantity }, kind) =>
      rank <= money && (counts[kind] as number) < quantity ? [kind] : [],
    );
    const kind = affordable[random.below(affordable.length)];
    if (kind === undefined) return counts;
    counts[kind] = (counts[kind] as number) + 1;
    money -= Math.max(1, sheets[kind]?.rank as number);
  }
  return counts;
}
