import { endsOf, saw, wholeSheet, type Material, type SawRules } from './material.ts';
import type { Random } from '../sheet/random.ts';
import type { SheetStockRow } from '../problem.ts';

/** Of a sheet with more defects there are too many ways to divide it. */
const MOST_DEFECTS = 12;
const MOST_LINES = 60;

/** A cut to divide a sheet by, at its kerf's near edge. */
interface Line {
  readonly isUpright: boolean;
  readonly at: number;
}

/** A sheet divided about its defects; the same lines divide another sheet of the row alike. */
export interface Divided {
  readonly root: Material;
  /** What has no defect, in the order of sawing. */
  readonly cells: readonly Material[];
}

/** How to divide a sheet: a line, or none, for every piece with a defect in the order in which they are met. */
export type Division = readonly (Line | undefined)[];

/**
 * Divides a sheet into clean cells by cuts along the edges of its defects: each time the cut that leaves
 * the largest clean piece, weighed by chance. No piece narrower than `least` is divided. Undefined where the defects are too many.
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

/** Divides what is left of a sheet; by chance where there is a `random`. Returns the lines. */
export function divideFreely(
  root: Material,
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

/** A fresh sheet divided as drawn. */
export function divideSheet(rules: SawRules, stock: SheetStockRow, division: Division): Divided {
  const root = wholeSheet(rules, stock);
  if (root === undefined) throw new Error('the trims leave nothing to divide');
  let next = 0;
  divideBy(root, rules, () => division[next++]);
  return { root, cells: endsOf(root).filter(({ defects }) => defects.length === 0) };
}

/** Asks of each piece with a defect where to cut it, until no piece is to be cut. */
function divideBy(
  root: Material,
  rules: SawRules,
  lineOf: (material: Material) => Line | undefined,
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
  { x, y, dx, dy, defects }: Material,
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
