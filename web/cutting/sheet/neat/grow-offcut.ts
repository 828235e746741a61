import { onlyPlan, type Plan } from '../plan.ts';
import { Search } from '../search/search.ts';
import type { IsOver } from '../is-over.ts';
import { largestOffcut } from './tidy.ts';
import type { Layout } from '../layout.ts';
import type { Model, Sheet } from '../model.ts';

const PROBES = 10;
const PROBE_STEPS = 200;

/** The plan with the sheet of the largest offcut packed anew so that its offcut is larger still. */
export function growOffcut(model: Model, plan: Plan, isOver: IsOver): Plan {
  const offcutOf = (layout: Layout): number => {
    const sheet = model.sheets[layout.sheet];
    return sheet ? largestOffcut(layout.root, sheet) : 0;
  };
  const [first, ...rest] = plan.toSorted((a, b) => offcutOf(b) - offcutOf(a));
  if (!first) return plan;
  const sheet = model.sheets[first.sheet];
  if (!sheet) throw new Error(`no sheet ${first.sheet}`);
  const alone = onlyPlan(model, [first]);
  const alongX = squeeze(alone, first, sheet, 'dx', isOver);
  return [squeeze(alone, alongX, sheet, 'dy', isOver), ...rest];
}

/** Bisects for the smallest sheet, measured along one side, that still holds everything. */
function squeeze(
  alone: Model,
  layout: Layout,
  sheet: Sheet,
  side: 'dx' | 'dy',
  isOver: IsOver,
): Layout {
  const other = side === 'dx' ? sheet.dy : sheet.dx;
  const area = alone.pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0);
  let best = layout;
  let least = Math.ceil(area / other);
  // Only what leaves more than the best plan's offcut so far is worth a try.
  let most = sheet[side] - Math.floor(largestOffcut(layout.root, sheet) / other) - 1;
  for (let i = 0; i < PROBES && least <= most && !isOver(); i++) {
    const middle = (least + most) >> 1;
    const search = new Search({ ...alone, sheets: [{ ...sheet, [side]: middle, quantity: 1 }] }, 1);
    search.construct(isOver);
    if (search.bestOutside > 0) search.improve(PROBE_STEPS, isOver);
    const [found] = search.layouts();
    if (search.bestOutside === 0 && found) {
      best = { sheet: layout.sheet, root: found.root };
      most = found.root[side] - 1;
    } else least = middle + 1;
  }
  return best;
}
