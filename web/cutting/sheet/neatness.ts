import { NONE, type Forest } from './forest.ts';

/** The share of a sheet that its pieces cover. */
export function fillOf({ model, piece, first, next, root, kind }: Forest, slot: number): number {
  const areaBelow = (node: number): number => {
    const shape = model.pieces[piece[node] as number];
    if (shape) return shape.dx * shape.dy;
    let sum = 0;
    for (let c = first[node] as number; c !== NONE; c = next[c] as number) sum += areaBelow(c);
    return sum;
  };
  const sheet = model.sheets[kind[slot] as number];
  return sheet ? areaBelow(root[slot] as number) / (sheet.dx * sheet.dy) : 0;
}

/**
 * The largest single offcut beside a sheet's block on the sheets before `end`; among equal ones, how
 * flat the trees are.
 */
export function neatnessOf(forest: Forest, end: number): number {
  const { model, root, kind, dx, dy, piece, first, next } = forest;
  const depthBelow = (node: number, depth: number): number => {
    if (piece[node] !== NONE) return depth;
    let sum = 0;
    for (let c = first[node] as number; c !== NONE; c = next[c] as number) {
      sum += depthBelow(c, depth + 1);
    }
    return sum;
  };
  let best = 0;
  let depths = 1;
  for (let slot = 0; slot < end; slot++) {
    const node = root[slot] as number;
    const sheet = model.sheets[kind[slot] as number];
    if (node === NONE || !sheet) continue;
    const besideX = (sheet.dx - (dx[node] as number)) * sheet.dy;
    const besideY = (sheet.dy - (dy[node] as number)) * sheet.dx;
    best = Math.max(best, besideX, besideY);
    depths += depthBelow(node, 0);
  }
  return best + 1 / depths;
}
