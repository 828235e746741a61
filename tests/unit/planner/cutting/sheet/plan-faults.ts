import {
  isLeaf,
  leavesOf,
  type SlicingBlock,
} from '../../../../../web/planner/cutting/sheet/layout.ts';
import {
  ALONG_X,
  firstAxes,
  type SheetModel,
} from '../../../../../web/planner/cutting/sheet/model.ts';
import type { PackedSheets } from '../../../../../web/planner/cutting/sheet/plan.ts';

/** Errors of a complete plan. */
export function faultsOf(plan: PackedSheets, model: SheetModel): string[] {
  const faults: string[] = [];
  const leaves = plan.flatMap(({ root }) => leavesOf(root));
  model.pieces.forEach(({ quantity }, piece) => {
    const held = leaves.filter((leaf) => leaf.piece === piece).length;
    if (held !== quantity) faults.push(`${held} of piece ${piece}`);
  });
  for (const leaf of leaves) {
    const { dx = 0, dy = 0, rotate = false } = model.pieces[leaf.piece] ?? {};
    const [x, y] = leaf.turned ? [dy, dx] : [dx, dy];
    if (leaf.dx !== x || leaf.dy !== y) faults.push('a leaf of another size');
    if (leaf.turned && !rotate) faults.push('turned against the grain');
  }
  model.sheets.forEach(({ quantity }, kind) => {
    if (plan.filter(({ sheet }) => sheet === kind).length > quantity)
      faults.push('too many sheets');
  });
  for (const { sheet, root } of plan) {
    const { dx = 0, dy = 0 } = model.sheets[sheet] ?? {};
    if (root.dx > dx || root.dy > dy) faults.push('a sheet that is too small');
    if (!firstAxes(model).includes(root.axis)) faults.push('the wrong first cut');
    if (depthOf(root) > model.stages) faults.push('too many stages');
  }
  return faults;
}

/** Rows on the way to the deepest leaf; each must be as large as its members. */
function depthOf(block: SlicingBlock): number {
  if (isLeaf(block)) return 0;
  const along = block.members.map(({ dx, dy }) => (block.axis === ALONG_X ? dx : dy));
  const size = block.axis === ALONG_X ? block.dx : block.dy;
  if (along.reduce((sum, each) => sum + each, 0) !== size) return Infinity;
  if (block.members.some((member) => !isLeaf(member) && member.axis === block.axis))
    return Infinity;
  return 1 + Math.max(...block.members.map(depthOf));
}
