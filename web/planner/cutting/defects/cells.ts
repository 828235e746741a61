import { endsOf, saw, wholeSheet, type SawnMaterial, type SawRules } from './material.ts';
import type { Random } from '../sheet/random.ts';
import type { SheetStockRow } from '../problem.ts';

/** A sheet with more defects has too many divisions. */
const MOST_DEFECTS = 12;
const MOST_LINES = 60;

/** A cut that divides a sheet, at its kerf's near edge. */
interface Line {
  readonly isUpright: boolean;
  readonly at: number;
}

/** A sheet divided around its defects; the same lines divide other sheets of the row. */
export interface Divided {
  readonly root: SawnMaterial;
  /** Cells without defects, in sawing order. */
  readonly cells: readonly SawnMaterial[];
}

/** Division of a sheet: a line, or none, for every piece with a defect in order of visit. */
export type Division = readonly (Line | undefined)[];

/**
 * Divides a sheet into clean cells by cuts along the edges of its defects: each time the cut that leaves the largest
 * clean piece, weighted randomly. Pieces narrower than `least` are not divided. Undefined if there are too many
 * defects.
 */
export function drawDivision(
  rules: SawRules,
  stock: SheetStockRow,
  least: number,
  random: Random,
  isGreedy: boolean,
): Division | undefined {
  const root = wholeSheet(rules, stock);
  if (root === undefined || root.defects.length > MOST_DEFECTS) return undefined;
  return divideFreely(root, rules, least, isGreedy ? undefined : random);
}

/** Divides the rest of a sheet; randomly if `random` is given. Returns the lines. */
export function divideFreely(
  root: SawnMaterial,
  rules: SawRules,
  least: number,
  random?: Random,
): Division {
  const lines: (Line | undefined)[] = [];
  divideBy(root, rules, (material) => {
    const isOver = lines.length >= MOST_LINES || Math.min(material.dx, material.dy) < least;
    const line = isOver ? undefined : bestLine(material, rules, random);
    lines.push(line);
    return line;
  });
  return lines;
}

/** A new sheet with this division. */
export function divideSheet(rules: SawRules, stock: SheetStockRow, division: Division): Divided {
  const root = wholeSheet(rules, stock);
  if (root === undefined) throw new Error('the trims leave nothing to divide');
  let next = 0;
  divideBy(root, rules, () => division[next++]);
  return { root, cells: endsOf(root).filter(({ defects }) => defects.length === 0) };
}

/** Asks for the cut of each piece with a defect until no piece is to be cut. */
function divideBy(
  root: SawnMaterial,
  rules: SawRules,
  lineOf: (material: SawnMaterial) => Line | undefined,
): void {
  const open = [root];
  for (let material = open.pop(); material !== undefined; material = open.pop()) {
    if (material.defects.length === 0) continue;
    const line = lineOf(material);
    if (line === undefined) continue;
    const { near, far } = saw(material, line.isUpright, line.at, rules);
    if (far !== undefined) open.push(far);
    if (near !== undefined) open.push(near);
  }
}

function bestLine(
  { x, y, dx, dy, defects }: SawnMaterial,
  { kerf }: SawRules,
  random: Random | undefined,
): Line | undefined {
  const lines = defects.flatMap((defect): Line[] => [
    { isUpright: true, at: defect.x },
    { isUpright: true, at: defect.x + defect.length - kerf },
    { isUpright: false, at: defect.y },
    { isUpright: false, at: defect.y + defect.width - kerf },
  ]);
  let best: Line | undefined;
  let most = -1;
  for (const line of lines) {
    const [from, size, wide] = line.isUpright ? [x, dx, dy] : [y, dy, dx];
    const [near, far] = [line.at - from, from + size - line.at - kerf];
    if (near < 0 || far < 0 || near >= size || far >= size) continue;
    const isClean = (start: number, end: number): boolean =>
      !defects.some((defect) => {
        const [at, long] = line.isUpright ? [defect.x, defect.length] : [defect.y, defect.width];
        return at < end && start < at + long;
      });
    const nearClean = isClean(from, line.at) ? near : 0;
    const farClean = isClean(line.at + kerf, from + size) ? far : 0;
    const score =
      Math.max(nearClean, farClean) * wide * (random === undefined ? 1 : 0.2 + random.next());
    if (score > most) [most, best] = [score, line];
  }
  return best;
}
