import type { Budget } from '../../linear/budget.ts';
import { ALONG_X, across, type RowAxis, type SheetModel, type SheetKind } from '../model.ts';
import { flattenRows, rowOf, type SlicingBlock, type Leaf, type SlicingRow } from '../layout.ts';

const WORTHLESS = 1e-12;
/** Longer sides have no table, and stacks at most this number of cells: 40 MB. */
const LONGEST_SIDE = 1e6;
const MOST_STACKED = 5e6;

/** Orientation of a piece in a row: size `along` it and `wide` across it. */
interface Way extends Leaf {
  readonly along: number;
  readonly wide: number;
  readonly value: number;
}

export interface SheetPattern {
  readonly value: number;
  readonly root: SlicingRow;
}

/**
 * The most valuable pattern on a sheet in two or three stages with unlimited pieces (Gilmore and Gomory 1965): a row of
 * strips, each a row of pieces (two stages) or of stacks of pieces (three). Exact up to floating point. Steps:
 * orientations × length for two stages, and widths × length × height for three. Useless if the budget ends first.
 */
export function bestPattern(
  model: SheetModel,
  sheet: SheetKind,
  axis: RowAxis,
  stages: 2 | 3,
  values: Float64Array,
  budget: Budget,
): SheetPattern {
  const inner = across(axis);
  const length = axis === ALONG_X ? sheet.dy : sheet.dx;
  const height = axis === ALONG_X ? sheet.dx : sheet.dy;
  const ways = waysOf(model, inner, length, height, values);
  if (ways.length === 0) return { value: 0, root: rowOf(axis, []) };
  const strips =
    stages === 2
      ? new PlainStrips(ways, inner, length, budget)
      : new StackStrips(ways, inner, length, height, budget);
  const chosen = new Knapsack(height, budget);
  for (const strip of strips.heights) chosen.offer(strip, strips.value(strip), strip);
  const root = rowOf(
    axis,
    budget.isDone() ? [] : chosen.choices(height).map((strip) => strips.build(strip)),
  );
  return { value: chosen.value(height), root: flattenRows(root) };
}

/** Maximum steps of one pattern; Infinity if its tables are too large for memory. */
export function patternWork(model: SheetModel, sheet: SheetKind, stages: 2 | 3): number {
  const ways = model.pieces.reduce((sum, piece) => sum + (piece.rotate ? 2 : 1), 0);
  const side = Math.max(sheet.dx, sheet.dy);
  const isTooLarge = side > LONGEST_SIDE || (stages === 3 && ways * side > MOST_STACKED);
  if (isTooLarge) return Infinity;
  return stages === 2 ? ways * side : ways * sheet.dx * sheet.dy;
}

function waysOf(
  { pieces }: SheetModel,
  axis: RowAxis,
  length: number,
  height: number,
  values: Float64Array,
): Way[] {
  const ways: Way[] = [];
  pieces.forEach(({ dx, dy, rotate, quantity }, piece) => {
    const value = values[piece] ?? 0;
    if (value <= WORTHLESS || quantity === 0) return;
    for (const turned of rotate ? [false, true] : [false]) {
      const size = turned ? { dx: dy, dy: dx } : { dx, dy };
      const [along, wide] = axis === ALONG_X ? [size.dx, size.dy] : [size.dy, size.dx];
      if (along <= length && wide <= height)
        ways.push({ piece, turned, ...size, along, wide, value });
    }
  });
  return ways;
}

const toLeaf = ({ piece, turned, dx, dy }: Way): Leaf => ({ piece, turned, dx, dy });

/** Strips of single pieces. Heights below a piece's own are never better. */
class PlainStrips {
  readonly heights: number[] = [];
  readonly #values = new Map<number, number>();
  readonly #ways: Way[];
  readonly #axis: RowAxis;
  readonly #length: number;

  readonly #budget: Budget;

  constructor(ways: Way[], axis: RowAxis, length: number, budget: Budget) {
    this.#budget = budget;
    this.#ways = ways.sort((a, b) => a.wide - b.wide);
    this.#axis = axis;
    this.#length = length;
    const row = new Knapsack(length, budget);
    this.#ways.forEach((way, i) => {
      row.offer(way.along, way.value, i);
      if (this.#ways[i + 1]?.wide === way.wide) return;
      this.heights.push(way.wide);
      this.#values.set(way.wide, row.value(length));
    });
  }

  value(height: number): number {
    return this.#values.get(height) ?? 0;
  }

  build(height: number): SlicingBlock {
    const row = new Knapsack(this.#length, this.#budget);
    this.#ways.forEach((way, i) => {
      if (way.wide <= height) row.offer(way.along, way.value, i);
    });
    return rowOf(
      this.#axis,
      row.choices(this.#length).map((i) => toLeaf(this.#ways[i] as Way)),
    );
  }
}

/** Strips of stacks: for each stack width the best stack of every height, then rows of stacks. */
class StackStrips {
  readonly heights: number[] = [];
  readonly #values: Float64Array;
  readonly #ways: Way[];
  readonly #axis: RowAxis;
  readonly #length: number;
  readonly #widths: number[] = [];
  readonly #stacks: Float64Array[] = [];

  readonly #budget: Budget;

  constructor(ways: Way[], axis: RowAxis, length: number, height: number, budget: Budget) {
    this.#budget = budget;
    this.#ways = ways.sort((a, b) => a.along - b.along);
    this.#axis = axis;
    this.#length = length;
    const stack = new Knapsack(height, budget);
    this.#ways.forEach((way, i) => {
      stack.offer(way.wide, way.value, i);
      if (this.#ways[i + 1]?.along === way.along) return;
      this.#widths.push(way.along);
      this.#stacks.push(stack.values());
    });
    this.#values = new Float64Array(height + 1);
    for (let h = 1; h <= height && !budget.isDone(); h++) {
      if (!this.#stacks.some((best) => (best[h] as number) > (best[h - 1] as number))) continue;
      this.heights.push(h);
      this.#values[h] = this.#row(h).value(length);
    }
  }

  value(height: number): number {
    return this.#values[height] ?? 0;
  }

  build(height: number): SlicingBlock {
    const stacks = this.#row(height).choices(this.#length);
    return rowOf(
      this.#axis,
      stacks.map((k) => this.#stack(this.#widths[k] as number, height)),
    );
  }

  #row(height: number): Knapsack {
    const row = new Knapsack(this.#length, this.#budget);
    this.#widths.forEach((width, k) => row.offer(width, this.#stacks[k]?.[height] as number, k));
    return row;
  }

  #stack(width: number, height: number): SlicingBlock {
    const stack = new Knapsack(height, this.#budget);
    this.#ways.forEach((way, i) => {
      if (way.along <= width) stack.offer(way.wide, way.value, i);
    });
    const leaves = stack.choices(height).map((i) => toLeaf(this.#ways[i] as Way));
    return rowOf(across(this.#axis), leaves);
  }
}

/** The unbounded knapsack, one kind of item after the other; O(capacity) per item, no more after the budget ends. */
class Knapsack {
  readonly #best: Float64Array;
  readonly #choice: Int32Array;
  readonly #size: Int32Array;

  readonly #budget: Budget;

  constructor(capacity: number, budget: Budget) {
    this.#budget = budget;
    this.#best = new Float64Array(capacity + 1);
    this.#choice = new Int32Array(capacity + 1).fill(-1);
    this.#size = new Int32Array(capacity + 1).fill(1);
  }

  offer(size: number, value: number, id: number): void {
    const best = this.#best;
    if (this.#budget.isDone()) return;
    this.#budget.spend(best.length);
    for (let c = size; c < best.length; c++) {
      const offered = (best[c - size] as number) + value;
      if (offered > (best[c] as number) + WORTHLESS) {
        best[c] = offered;
        this.#choice[c] = id;
        this.#size[c] = size;
      }
    }
  }

  value(capacity: number): number {
    return this.#best[capacity] as number;
  }

  values(): Float64Array {
    return this.#best.slice();
  }

  /** Items of the best filling. */
  choices(capacity: number): number[] {
    const ids: number[] = [];
    for (let c = capacity; c > 0; c -= this.#size[c] as number) {
      const id = this.#choice[c] as number;
      if (id >= 0) ids.push(id);
    }
    return ids;
  }
}
