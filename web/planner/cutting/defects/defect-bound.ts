import { areaBound, areaWeighing } from '../sheet/proof/area-bound.ts';
import { coverBound } from '../sheet/proof/cover-bound.ts';
import { lowerBound } from '../sheet/proof/lower-bound.ts';
import { leastCost, type Adapted } from '../sheet/to-model.ts';
import type { Defect, SheetProblem, SheetStockRow, IsOver } from '../problem.ts';

/**
 * Lower bound on the cost of any plan, in the problem's units. Bounds of sheets without defects hold for sheets with
 * defects too; the area excludes defects. They ignore guillotine cuts and stages, so a run counts as one panel. Returns
 * the best bound so far when `isOver` becomes true.
 */
export function boundAround(problem: SheetProblem, adapted: Adapted, isOver: IsOver): number {
  const byArea = areaBoundAround(problem, adapted, isOver);
  const { model, roomier } = adapted;
  if (roomier !== model || isOver()) return byArea;
  return Math.max(byArea, leastCost(adapted, lowerBound(model, Infinity, isOver)));
}

/** The same by area only, which is fast. */
export function areaBoundAround(problem: SheetProblem, adapted: Adapted, isOver: IsOver): number {
  const { model, roomier } = adapted;
  const bound =
    roomier === model ? reducedAreaBound(problem, adapted, isOver) : areaBound(roomier, isOver);
  return leastCost(adapted, bound);
}

function reducedAreaBound(
  problem: SheetProblem,
  { model, stockOf }: Adapted,
  isOver: IsOver,
): number {
  const { weight, capacities } = areaWeighing(model, isOver);
  const reduced = capacities.map((capacity, kind) => {
    const stock = problem.stock[stockOf[kind] ?? 0];
    const { dx = 0, dy = 0 } = model.sheets[kind] ?? {};
    return stock?.defects === undefined
      ? capacity
      : Math.min(capacity, dx * dy - defectArea(problem, stock, stock.defects));
  });
  return coverBound(model.sheets, [{ weight, capacities: reduced }], isOver).rank;
}

/**
 * Area that no panel can cover, with a kerf added to the panels' far sides as in the model: a panel before a defect may
 * reach a kerf into it. Overlapping defects count once.
 */
function defectArea(
  { kerf, trim }: SheetProblem,
  stock: SheetStockRow,
  defects: readonly Defect[],
): number {
  const boxes = defects
    .map(({ x, y, length, width }) => ({
      fromX: Math.max(x, trim.left) + kerf,
      toX: Math.min(x + length, stock.length - trim.right),
      fromY: Math.max(y, trim.top) + kerf,
      toY: Math.min(y + width, stock.width - trim.bottom),
    }))
    .filter(({ fromX, toX, fromY, toY }) => fromX < toX && fromY < toY)
    .sort((a, b) => a.fromY - b.fromY);
  const edges = [...new Set(boxes.flatMap(({ fromX, toX }) => [fromX, toX]))].sort((a, b) => a - b);
  let area = 0;
  edges.forEach((edge, i) => {
    const next = edges[i + 1] ?? edge;
    let covered = 0;
    let end = -Infinity;
    for (const { fromX, toX, fromY, toY } of boxes) {
      if (fromX > edge || toX < next || toY <= end) continue;
      covered += toY - Math.max(fromY, end);
      end = toY;
    }
    area += covered * (next - edge);
  });
  return area;
}
