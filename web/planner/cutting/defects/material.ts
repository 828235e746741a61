import type { Box } from '../in-mm.ts';
import { stageAfter, type LastCut } from '../runs/stages.ts';
import type { Defect, SheetProblem, SheetStockRow } from '../problem.ts';

/** What of a problem decides how material may be cut. */
export type SawRules = Pick<SheetProblem, 'kerf' | 'trim' | 'firstCut' | 'stages'>;

/** A panel that lies on a piece of material: which joined part, and which place of its run. */
export interface Lying {
  readonly part: number;
  readonly rotated: boolean;
  /** From 0, in the order along the strip. */
  readonly place: number;
  /** Tells the runs apart that lie on one sheet. */
  readonly copy: number;
}

/** A cut across a piece of material, at its kerf's near edge. */
interface MaterialCut {
  readonly isUpright: boolean;
  readonly at: number;
  readonly stage: number;
  readonly near: Material | undefined;
  readonly far: Material | undefined;
}

/**
 * A rectangle of a sheet in grid units, and what becomes of it: cut in two, a panel, or nothing yet.
 * All material of a sheet is one tree, whose cuts a saw can make from the root down.
 */
export interface Material extends LastCut {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Those that reach into it. */
  readonly defects: readonly Defect[];
  /** It fell off past the last stage and may not be cut any more. */
  readonly isTrimmed: boolean;
  cut: MaterialCut | undefined;
  panel: Lying | undefined;
}

/** The usable area of a sheet, before the first cut; undefined where the trims leave nothing. */
export function wholeSheet(rules: SawRules, stock: SheetStockRow): Material | undefined {
  const { left, right, top, bottom } = rules.trim;
  const dx = stock.length - left - right;
  const dy = stock.width - top - bottom;
  if (dx <= 0 || dy <= 0) return undefined;
  return piece({ x: left, y: top, dx, dy }, stock.defects ?? [], {
    stage: 0,
    isUpright: undefined,
    isTrimmed: false,
  });
}

export const reachesInto = (defect: Defect, { x, y, dx, dy }: Box): boolean =>
  x < defect.x + defect.length &&
  defect.x < x + dx &&
  y < defect.y + defect.width &&
  defect.y < y + dy;

function piece(
  box: Box,
  defects: readonly Defect[],
  state: LastCut & { readonly isTrimmed: boolean },
): Material {
  const inside = defects.length === 0 ? defects : defects.filter((one) => reachesInto(one, box));
  return { ...box, ...state, defects: inside, cut: undefined, panel: undefined };
}

/** Cuts a piece of material across; a half that the saw takes whole is undefined. */
export function saw(
  material: Material,
  isUpright: boolean,
  at: number,
  { kerf, firstCut, stages }: SawRules,
): MaterialCut {
  const { x, y, dx, dy, defects } = material;
  const stage = stageAfter(material, isUpright, firstCut);
  const state = { stage, isUpright, isTrimmed: stage > (stages ?? Infinity) };
  const half = (box: Box): Material | undefined =>
    box.dx > 0 && box.dy > 0 ? piece(box, defects, state) : undefined;
  const end = at + kerf;
  const cut = isUpright
    ? {
        near: half({ x, y, dx: at - x, dy }),
        far: half({ x: end, y, dx: x + dx - end, dy }),
      }
    : {
        near: half({ x, y, dx, dy: at - y }),
        far: half({ x, y: end, dx, dy: y + dy - end }),
      };
  material.cut = { isUpright, at, stage, ...cut };
  return material.cut;
}

/**
 * Every piece of a sheet's tree in the order of sawing: the cuts of one row before any of its members is
 * cut further. (No recursion: a tree of thousands of panels may be as deep.)
 */
export function inSawingOrder(
  root: Material,
  visit: {
    readonly cut: (from: Material, cut: MaterialCut) => void;
    readonly end: (material: Material) => void;
  },
): void {
  const stack = [root];
  for (let material = stack.pop(); material !== undefined; material = stack.pop()) {
    if (material.cut === undefined) {
      visit.end(material);
      continue;
    }
    const members: Material[] = [];
    const { isUpright } = material.cut;
    let rest: Material | undefined = material;
    while (rest?.cut !== undefined && rest.cut.isUpright === isUpright) {
      visit.cut(rest, rest.cut);
      if (rest.cut.near !== undefined) members.push(rest.cut.near);
      rest = rest.cut.far;
    }
    if (rest !== undefined) members.push(rest);
    stack.push(...members.toReversed());
  }
}

/** The pieces that are not cut any further, in the order of sawing. */
export function endsOf(root: Material): Material[] {
  const ends: Material[] = [];
  inSawingOrder(root, { cut: () => undefined, end: (material) => ends.push(material) });
  return ends;
}
