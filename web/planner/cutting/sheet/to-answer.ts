import { carve, type Piece2d, type CarvedPiece, type SawCut } from './carve.ts';
import {
  isLeaf,
  leavesOf,
  rowOf,
  type SlicingBlock,
  type SheetLayout,
  type SlicingRow,
} from './layout.ts';
import { inSawOrder } from './saw-order.ts';
import { tidy } from './neat/tidy.ts';
import { leastCost, type Adapted, type Owner } from './to-model.ts';
import { cutsInMm, rectangleInMm, type GridCut } from '../in-mm.ts';
import type { SheetProblem, SheetTrim } from '../problem.ts';
import type {
  CutSheet,
  CutStatus,
  PlacedPanel,
  Rectangle,
  SheetAnswer,
  Unplaced,
} from '../contract.ts';

/** A plan in the model's terms: the layouts, and a lower bound on the rank of their pieces. */
export interface SheetPlan {
  readonly layouts: readonly SheetLayout[];
  readonly bound: number;
}

/** Converts a plan to the format of answers: millimetres, the request's names and currency. */
export function toAnswer(problem: SheetProblem, adapted: Adapted, plan: SheetPlan): SheetAnswer {
  const claim = claimer(adapted);
  const sheets = plan.layouts.map((layout) => toSheet(problem, adapted, layout, claim));
  const unplaced = unplacedOf(problem, adapted, plan.layouts);
  const stock = plan.layouts.map(({ sheet }) => adapted.stockOf[sheet] ?? 0);
  const cost = stock.reduce((sum, row) => sum + (problem.stock[row]?.cost ?? 0), 0);
  const bound = Math.min(cost, leastCost(adapted, plan.bound));
  return {
    status: statusOf(unplaced, cost === bound),
    cost: cost / problem.priceScale,
    bound: bound / problem.priceScale,
    ms: 0,
    sheets,
    ...cutTotals(sheets),
    unplaced,
  };
}

/** Number and total length of the cuts of all sheets. */
export function cutTotals(
  sheets: readonly CutSheet[],
): Pick<SheetAnswer, 'cutCount' | 'cutLength'> {
  const cuts = sheets.flatMap((sheet) => sheet.cuts);
  const cutLength = cuts.reduce((sum, cut) => sum + cut.x2 - cut.x1 + (cut.y2 - cut.y1), 0);
  return { cutCount: cuts.length, cutLength };
}

function statusOf(unplaced: readonly Unplaced[], proven: boolean): CutStatus {
  if (unplaced.length > 0) return 'infeasible';
  return proven ? 'optimal' : 'feasible';
}

function toSheet(
  problem: SheetProblem,
  adapted: Adapted,
  layout: SheetLayout,
  claim: (piece: number) => Owner,
): CutSheet {
  const stock = problem.stock[adapted.stockOf[layout.sheet] ?? 0];
  if (!stock) throw new Error(`no stock for sheet ${layout.sheet}`);
  const { trim, kerf } = problem;
  const dx = stock.length - trim.left - trim.right;
  const dy = stock.width - trim.top - trim.bottom;
  const root = exactRow(problem, adapted, layout.root);
  const neat = tidy(root, { dx: dx + kerf, dy: dy + kerf }, adapted.model);
  const carved = carve(neat, dx, dy, kerf);
  const rectangle = (piece: Piece2d): Rectangle =>
    rectangleInMm(problem, { ...piece, x: piece.x + trim.left, y: piece.y + trim.top });
  const panel = (placed: CarvedPiece): PlacedPanel => {
    const owner = claim(placed.leaf.piece);
    const part = problem.parts[owner.part]?.id ?? '';
    return { part, ...rectangle(placed), rotated: placed.leaf.turned !== owner.swapped };
  };
  const sawn = inSawOrder(carved.cuts);
  const cuts = [...trimCuts(problem, stock, sawn[0]?.isUpright), ...shifted(sawn, trim)];
  return {
    stock: stock.id,
    parts: carved.placed.map(panel),
    ...cutsInMm(problem, cuts, carved.offcuts.map(rectangle)),
  };
}

function shifted(cuts: readonly SawCut[], { left, top }: SheetTrim): GridCut[] {
  return cuts.map(({ x1, y1, x2, y2, stage }) => {
    return { x1: x1 + left, y1: y1 + top, x2: x2 + left, y2: y2 + top, stage };
  });
}

/**
 * Cuts of stage 0, which remove the trims; those parallel to the next cut come last, so that the sheet is not turned in
 * between. Like every cut they are given by their kerf's near edge, so the near trims' cuts are a kerf before the
 * usable area, or on the edge if the trim is narrower than the kerf.
 */
export function trimCuts(
  { kerf, trim }: SheetProblem,
  stock: { readonly length: number; readonly width: number },
  isNextUpright = false,
): GridCut[] {
  const { left, right, top, bottom } = trim;
  const { length, width } = stock;
  const upright = linesOf(left, right, length, kerf).map((x): GridCut => {
    const [y1, y2] = isNextUpright ? [top, width - bottom] : [0, width];
    return { x1: x, y1, x2: x, y2, stage: 0 };
  });
  const level = linesOf(top, bottom, width, kerf).map((y): GridCut => {
    const [x1, x2] = isNextUpright ? [0, length] : [left, length - right];
    return { x1, y1: y, x2, y2: y, stage: 0 };
  });
  return isNextUpright ? [...level, ...upright] : [...upright, ...level];
}

/** Positions of the trimming cuts at either end of a side. */
function linesOf(near: number, far: number, side: number, kerf: number): number[] {
  return [...(near > 0 ? [Math.max(0, near - kerf)] : []), ...(far > 0 ? [side - far] : [])];
}

/** A block with its parts' exact sizes: the model's may be rounded up to a coarser grid. */
function exactRow(problem: SheetProblem, adapted: Adapted, row: SlicingRow): SlicingRow {
  const members = row.members.map((member): SlicingBlock => {
    if (!isLeaf(member)) return exactRow(problem, adapted, member);
    const owner = adapted.ownersOf[member.piece]?.[0];
    const part = owner && problem.parts[owner.part];
    if (!owner || !part) throw new Error(`no part for piece ${member.piece}`);
    const dx = part.length + problem.kerf;
    const dy = part.width + problem.kerf;
    const isAcross = member.turned !== owner.swapped;
    return { ...member, dx: isAcross ? dy : dx, dy: isAcross ? dx : dy };
  });
  return rowOf(row.axis, members);
}

/** Assigns the request's rows to a piece's positions, each up to its quantity. */
function claimer(adapted: Adapted): (piece: number) => Owner {
  const left = adapted.ownersOf.map((owners) =>
    owners.flatMap((owner) => Array.from({ length: owner.quantity }, () => owner)).toReversed(),
  );
  return (piece) => {
    const owner = left[piece]?.pop();
    if (!owner) throw new Error(`piece ${piece} is in the plan too often`);
    return owner;
  };
}

/** True if a part would fit on a sheet with quantity 0. */
function fitsGone(part: SheetProblem['parts'][number], { stock, trim }: SheetProblem): boolean {
  return stock.some(({ length, width, quantity }) => {
    const [long, wide] = [length - trim.left - trim.right, width - trim.top - trim.bottom];
    const isAlong = part.length <= long && part.width <= wide;
    return (
      quantity === 0 && (isAlong || (part.rotate && part.width <= long && part.length <= wide))
    );
  });
}

function unplacedOf(
  problem: SheetProblem,
  adapted: Adapted,
  layouts: readonly SheetLayout[],
): Unplaced[] {
  const tooLong = adapted.unfit.map((row): Unplaced => {
    const part = problem.parts[row];
    const { id = '', quantity = 0 } = part ?? {};
    return part !== undefined && fitsGone(part, problem)
      ? { part: id, quantity, reason: 'out-of-stock', at: `parts[${row}].quantity` }
      : { part: id, quantity, reason: 'too-long', at: `parts[${row}].length` };
  });
  const used = adapted.ownersOf.map(() => 0);
  for (const leaf of layouts.flatMap(({ root }) => leavesOf(root))) {
    used[leaf.piece] = (used[leaf.piece] ?? 0) + 1;
  }
  const short = adapted.ownersOf.flatMap((owners, piece) => {
    let placed = used[piece] ?? 0;
    return owners.flatMap((owner): Unplaced[] => {
      const quantity = Math.max(0, owner.quantity - placed);
      placed = Math.max(0, placed - owner.quantity);
      const part = problem.parts[owner.part]?.id ?? '';
      const at = `parts[${owner.part}].quantity`;
      return quantity > 0 ? [{ part, quantity, reason: 'out-of-stock', at }] : [];
    });
  });
  return [...tooLong, ...short];
}
