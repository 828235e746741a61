import { reachesInto, saw, type Lying, type Material, type SawRules } from './material.ts';
import { isAlongX, type JoinedPart } from '../runs/join-runs.ts';
import { stageAfter, type LastCut } from '../runs/stages.ts';

/**
 * A panel, or a run's strip, as it is to lie: sizes side by side along x and along y. A panel has one of
 * each; a strip has its panels' sizes along one axis.
 */
export interface Shape {
  readonly part: number;
  readonly rotated: boolean;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly dx: number;
  readonly dy: number;
}

/** Where a shape goes in a piece of material, and which cuts come first. */
export interface Fit {
  readonly x: number;
  readonly y: number;
  /** The cuts along y before those along x. */
  readonly uprightFirst: boolean;
  /** A strip that would be cut up by the first cuts is cut out whole before: its panels' cuts come last. */
  readonly isWhole: boolean;
  /** Area of the largest clean rectangle that is left beside it. */
  readonly left: number;
}

/** With more defects in one piece of material not every pair of their edges is tried. */
const FEW_DEFECTS = 8;

/** The fit that leaves the largest clean rectangle; undefined where there is none. */
export function bestFit(material: Material, shape: Shape, rules: SawRules): Fit | undefined {
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
      // Panels that are trimmed one by one leave as many small pieces.
      const pieces = isWhole ? 1 : panelsFirst(shape, uprightFirst);
      if (best === undefined || left / pieces > best.left) best = { ...way, left: left / pieces };
    }
  }
  return best;
}

/** How many panels the first cuts part from one another. */
const panelsFirst = ({ xs, ys }: Shape, uprightFirst: boolean): number =>
  uprightFirst ? xs.length : ys.length;

const PLAIN_WAYS = [
  { uprightFirst: true, isWhole: false },
  { uprightFirst: false, isWhole: false },
] as const;

/** The orders of cuts to try. */
function waysOf(shape: Shape) {
  if (shape.xs.length * shape.ys.length === 1) return PLAIN_WAYS;
  return [{ uprightFirst: shape.xs.length > 1, isWhole: true }, ...PLAIN_WAYS];
}

/**
 * Where a shape's near corner may be: pushed towards the material's, until an edge or a defect stops it.
 * Behind a defect there is a cut, which takes its kerf.
 */
function corners({ x, y, defects }: Material, kerf: number): (readonly [number, number])[] {
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

/** How many cuts it takes to have these sizes side by side from a place in a side on. */
const cutsAlong = (from: number, end: number, at: number, size: number, count: number): number =>
  (at > from ? 1 : 0) + count - 1 + (at + size < end ? 1 : 0);

/** Whether the stages allow it: cuts past the last stage only trim, one cut for one panel. */
function mayCut(
  material: Material,
  { xs, ys, dx, dy }: Shape,
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

/** The largest of the four rectangles beside a box, by area; one with defects counts for half. */
function largestLeft(
  material: Material,
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

/** Cuts a shape out of a piece of material; returns what is left that may be cut further. */
export function place(
  material: Material,
  shape: Shape,
  { x, y, uprightFirst, isWhole }: Fit,
  rules: SawRules,
  copy: number,
): Material[] {
  const left: Material[] = [];
  const { part, rotated, xs, ys } = shape;
  const row = (from: Material, isUpright: boolean, sizes: readonly number[]) =>
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

/** Cuts a strip that lies free up into its panels; another part is its own panel. */
export function divideStrip(
  box: Material,
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

/** Cuts sizes off one after the other from a place on; what is before and behind them is left. */
function cutRow(
  material: Material,
  isUpright: boolean,
  from: number,
  sizes: readonly number[],
  rules: SawRules,
  left: Material[],
): Material[] {
  let rest: Material | undefined = material;
  const start = (one: Material): number => (isUpright ? one.x : one.y);
  const size = (one: Material): number => (isUpright ? one.dx : one.dy);
  if (from > start(material)) {
    const { near, far } = saw(material, isUpright, from - rules.kerf, rules);
    if (near !== undefined) left.push(near);
    rest = far;
  }
  const row: Material[] = [];
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
