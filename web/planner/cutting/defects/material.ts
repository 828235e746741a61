import type { GridBox } from '../in-mm.ts';
import { stageAfter, type LastCut } from '../runs/stages.ts';
import type { Defect, SheetProblem, SheetStockRow } from '../problem.ts';

/** Properties of a problem that restrict cutting. */
export type SawRules = Pick<SheetProblem, 'kerf' | 'trim' | 'firstCut' | 'stages'>;

/** A panel on a piece of material: its joined part, and its position in the run. */
export interface Lying {
  readonly part: number;
  readonly rotated: boolean;
  /** Index in the strip, from 0. */
  readonly place: number;
  /** Distinguishes the runs on one sheet. */
  readonly copy: number;
}

/** A cut across a piece of material, at its kerf's near edge. */
interface MaterialCut {
  readonly isUpright: boolean;
  readonly at: number;
  readonly stage: number;
  readonly near: SawnMaterial | undefined;
  readonly far: SawnMaterial | undefined;
}

/**
 * A rectangle of a sheet in grid units and its use: cut in two, a panel, or nothing yet. All material of a sheet is one
 * tree, whose cuts a saw can make from the root down.
 */
export interface SawnMaterial extends LastCut {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Defects that overlap it. */
  readonly defects: readonly Defect[];
  /** True if it was removed beyond the last stage and may not be cut again. */
  readonly isTrimmed: boolean;
  cut: MaterialCut | undefined;
  panel: Lying | undefined;
}

/** Usable area of a sheet before the first cut; undefined if the trims leave nothing. */
export function wholeSheet(rules: SawRules, stock: SheetStockRow): SawnMaterial | undefined {
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

export const reachesInto = (defect: Defect, { x, y, dx, dy }: GridBox): boolean =>
  x < defect.x + defect.length &&
  defect.x < x + dx &&
  y < defect.y + defect.width &&
  defect.y < y + dy;

function piece(
  box: GridBox,
  defects: readonly Defect[],
  state: LastCut & { readonly isTrimmed: boolean },
): SawnMaterial {
  const inside = defects.length === 0 ? defects : defects.filter((one) => reachesInto(one, box));
  return { ...box, ...state, defects: inside, cut: undefined, panel: undefined };
}

/** Cuts a piece of material across; a half that the kerf removes completely is undefined. */
export function saw(
  material: SawnMaterial,
  isUpright: boolean,
  at: number,
  { kerf, firstCut, stages }: SawRules,
): MaterialCut {
  const { x, y, dx, dy, defects } = material;
  const stage = stageAfter(material, isUpright, firstCut);
  const state = { stage, isUpright, isTrimmed: stage > (stages ?? Infinity) };
  const half = (box: GridBox): SawnMaterial | undefined =>
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
 * Every piece of a sheet's tree in sawing order: the cuts of one row before any of its members is cut further.
 * Iterative, because a tree of thousands of panels may be as deep.
 */
export function inSawingOrder(
  root: SawnMaterial,
  visit: {
    readonly cut: (from: SawnMaterial, cut: MaterialCut) => void;
    readonly end: (material: SawnMaterial) => void;
  },
): void {
  const stack = [root];
  for (let material = stack.pop(); material !== undefined; material = stack.pop()) {
    if (material.cut === undefined) {
      visit.end(material);
      continue;
    }
    const members: SawnMaterial[] = [];
    const { isUpright } = material.cut;
    let rest: SawnMaterial | undefined = material;
    while (rest?.cut !== undefined && rest.cut.isUpright === isUpright) {
      visit.cut(rest, rest.cut);
      if (rest.cut.near !== undefined) members.push(rest.cut.near);
      rest = rest.cut.far;
    }
    if (rest !== undefined) members.push(rest);
    stack.push(...members.toReversed());
  }
}

/** Pieces that are not cut further, in sawing order. */
export function endsOf(root: SawnMaterial): SawnMaterial[] {
  const ends: SawnMaterial[] = [];
  inSawingOrder(root, { cut: () => undefined, end: (material) => ends.push(material) });
  return ends;
}
