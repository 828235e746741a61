import { reachesInto, saw, type Lying, type SawnMaterial, type SawRules } from './material.ts';
import { isAlongX, type JoinedPart } from '../runs/join-runs.ts';
import { stageAfter, type LastCut } from '../runs/stages.ts';

/**
 * A panel, or a run's strip, in its orientation: sizes side by side along x and along y. A panel has one of each; a
 * strip has its panels' sizes along one axis.
 */
export interface PackedShape {
  readonly part: number;
  readonly rotated: boolean;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly dx: number;
  readonly dy: number;
}

/** Position of a shape in a piece of material, and the order of cuts. */
export interface Fit {
  readonly x: number;
  readonly y: number;
  /** True if the cuts along y come before those along x. */
  readonly uprightFirst: boolean;
  /** True for a strip that is cut out completely before its panels are separated. */
  readonly isWhole: boolean;
  /** Area of the largest clean rectangle left next to it. */
  readonly left: number;
}

/** With more defects in one piece of material not every pair of their edges is tried. */
const FEW_DEFECTS = 8;

/** The fit that leaves the largest clean rectangle; undefined if there is none. */
export function bestFit(
  material: SawnMaterial,
  shape: PackedShape,
  rules: SawRules,
): Fit | undefined {
  const { dx, dy } = shape;
  if (dx > material.dx || dy > material.dy) return undefined;
  let best: Fit | undefined;
  for (const [x, y] of corners(material, rules.kerf)) {
    if (x + dx > material.x + material.dx || y + dy > material.y + material.dy) continue;
    const box = { x, y, dx, dy };
    if (material.defects.some((defect) => reachesInto(defect, box))) continue;
    for (const { uprightFirst, isWhole } of waysOf(shape)) {
      const way = { x, y, uprightFirst, isWhole };
      if (!mayCut(material, shape, way, rules)) continue;
      const left = largestLeft(material, box, uprightFirst, rules.kerf);
      // Panels that are trimmed one by one leave the same number of small pieces.
      const pieces = isWhole ? 1 : panelsFirst(shape, uprightFirst);
      if (best === undefined || left / pieces > best.left) best = { ...way, left: left / pieces };
    }
  }
  return best;
}

/** Number of panels that the first cuts separate. */
const panelsFirst = ({ xs, ys }: PackedShape, uprightFirst: boolean): number =>
  uprightFirst ? xs.length : ys.length;

const PLAIN_WAYS = [
  { uprightFirst: true, isWhole: false },
  { uprightFirst: false, isWhole: false },
] as const;

/** Orders of cuts to try. */
function waysOf(shape: PackedShape) {
  if (shape.xs.length * shape.ys.length === 1) return PLAIN_WAYS;
  return [{ uprightFirst: shape.xs.length > 1, isWhole: true }, ...PLAIN_WAYS];
}

/**
 * Positions of a shape's near corner: pushed towards the material's corner until an edge or a defect stops it. Behind a
 * defect there is a cut, which takes its kerf.
 */
function corners({ x, y, defects }: SawnMaterial, kerf: number): (readonly [number, number])[] {
  if (defects.length === 0) return [[x, y]];
  const behindX = defects.map((one) => Math.max(one.x + one.length, x + kerf));
  const behindY = defects.map((one) => Math.max(one.y + one.width, y + kerf));
  if (defects.length > FEW_DEFECTS) {
    return [
      [x, y],
      ...behindX.map((at) => [at, y] as const),
      ...behindY.map((at) => [x, at] as const),
      ...behindX.map((at, i) => [at, behindY[i] ?? y] as const),
    ];
  }
  return [x, ...behindX].flatMap((at) => [y, ...behindY].map((beside) => [at, beside] as const));
}

/** Number of cuts for these sizes side by side from a position on a side. */
const cutsAlong = (from: number, end: number, at: number, size: number, count: number): number =>
  (at > from ? 1 : 0) + count - 1 + (at + size < end ? 1 : 0);

/** True if the stages allow it: cuts beyond the last stage only trim, one cut per panel. */
function mayCut(
  material: SawnMaterial,
  { xs, ys, dx, dy }: PackedShape,
  { x, y, uprightFirst, isWhole }: Omit<Fit, 'left'>,
  { stages, firstCut }: SawRules,
): boolean {
  if (stages === null) return true;
  const [nx, ny] = isWhole ? [1, 1] : [xs.length, ys.length];
  const upright = cutsAlong(material.x, material.x + material.dx, x, dx, nx);
  const level = cutsAlong(material.y, material.y + material.dy, y, dy, ny);
  const [first, second] = uprightFirst ? [upright, level] : [level, upright];
  const after = (last: LastCut, count: number, isUpright: boolean): LastCut =>
    count === 0 ? last : { stage: stageAfter(last, isUpright, firstCut), isUpright };
  const one = after(material, first, uprightFirst);
  const two = after(one, second, !uprightFirst);
  if (isWhole) return stageAfter(two, xs.length > 1, firstCut) <= stages && two.stage <= stages;
  if (one.stage > stages && first > 0) {
    return one.stage === stages + 1 && first === 1 && second === 0 && nx * ny === 1;
  }
  if (second === 0 || two.stage <= stages) return true;
  const each = uprightFirst ? ny : nx;
  return two.stage === stages + 1 && second === 1 && each === 1;
}

/** The largest of the four rectangles around a box, by area; one with defects counts half. */
function largestLeft(
  material: SawnMaterial,
  box: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number },
  uprightFirst: boolean,
  kerf: number,
): number {
  const { x, y, dx, dy, defects } = material;
  const [endX, endY] = [box.x + box.dx + kerf, box.y + box.dy + kerf];
  const across = uprightFirst ? { y, dy } : { y: box.y, dy: box.dy };
  const down = uprightFirst ? { x: box.x, dx: box.dx } : { x, dx };
  const beside = [
    { ...across, x, dx: box.x - kerf - x },
    { ...across, x: endX, dx: x + dx - endX },
    { ...down, y, dy: box.y - kerf - y },
    { ...down, y: endY, dy: y + dy - endY },
  ];
  let most = 0;
  for (const rest of beside) {
    if (rest.dx <= 0 || rest.dy <= 0) continue;
    const isClean = !defects.some((defect) => reachesInto(defect, rest));
    most = Math.max(most, rest.dx * rest.dy * (isClean ? 1 : 0.5));
  }
  return most;
}

/** Cuts a shape out of a piece of material; returns the rests that may be cut further. */
export function cutOut(
  material: SawnMaterial,
  shape: PackedShape,
  { x, y, uprightFirst, isWhole }: Fit,
  rules: SawRules,
  copy: number,
): SawnMaterial[] {
  const left: SawnMaterial[] = [];
  const { part, rotated, xs, ys } = shape;
  const row = (from: SawnMaterial, isUpright: boolean, sizes: readonly number[]) =>
    cutRow(from, isUpright, isUpright ? x : y, sizes, rules, left);
  const [wide, high] = isWhole ? [[shape.dx], [shape.dy]] : [xs, ys];
  const [outer, inner] = uprightFirst ? [wide, high] : [high, wide];
  const boxes = row(material, uprightFirst, outer).flatMap((strip) =>
    row(strip, !uprightFirst, inner),
  );
  const isUpright = xs.length > 1;
  const panels = isWhole ? boxes.flatMap((box) => row(box, isUpright, isUpright ? xs : ys)) : boxes;
  panels.forEach((panel, i) => {
    panel.panel = { part, rotated, place: i, copy } satisfies Lying;
  });
  return left.filter(({ isTrimmed }) => !isTrimmed);
}

/** Cuts a separate strip into its panels; any other part is its own panel. */
export function divideStrip(
  box: SawnMaterial,
  { strip }: JoinedPart,
  lying: Omit<Lying, 'place'>,
  rules: SawRules,
): void {
  const isUpright = strip !== undefined && isAlongX(strip, lying.rotated);
  const from = isUpright ? box.x : box.y;
  const panels = strip === undefined ? [box] : cutRow(box, isUpright, from, strip.sizes, rules, []);
  panels.forEach((panel, i) => {
    panel.panel = { ...lying, place: i };
  });
}

/** Cuts sizes off one after the other from a position on; the material before and behind them is left. */
function cutRow(
  material: SawnMaterial,
  isUpright: boolean,
  from: number,
  sizes: readonly number[],
  rules: SawRules,
  left: SawnMaterial[],
): SawnMaterial[] {
  let rest: SawnMaterial | undefined = material;
  const start = (one: SawnMaterial): number => (isUpright ? one.x : one.y);
  const size = (one: SawnMaterial): number => (isUpright ? one.dx : one.dy);
  if (from > start(material)) {
    const { near, far } = saw(material, isUpright, from - rules.kerf, rules);
    if (near !== undefined) left.push(near);
    rest = far;
  }
  const row: SawnMaterial[] = [];
  for (const wanted of sizes) {
    if (rest === undefined) throw new Error('a row does not fit its material');
    if (size(rest) === wanted) {
      row.push(rest);
      rest = undefined;
      continue;
    }
    const { near, far }: ReturnType<typeof saw> = saw(rest, isUpright, start(rest) + wanted, rules);
    if (near === undefined) throw new Error('a row does not fit its material');
    row.push(near);
    rest = far;
  }
  if (rest !== undefined) left.push(rest);
  return row;
}
