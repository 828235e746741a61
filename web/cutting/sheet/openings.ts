import { ALONG_X, type SheetProblem } from './problem.ts';
import { NONE, type Forest } from './forest.ts';

const STRIDE = 5;

/**
 * Where a part may go. Every opening of a sheet is a free rectangle beside a node, reached through
 * the slack of the rows above it; a part fits when it is no larger. Openings are listed once for
 * each content of a sheet, and the best one for each part type is remembered until the sheet
 * changes, so a search step pays only for the sheets that it touched.
 */
export class Openings {
  readonly #forest: Forest;
  readonly #problem: SheetProblem;
  readonly #types: number;
  readonly #lists: Int32Array[];
  readonly #sizes: Int32Array;
  readonly #listStamp: Int32Array;
  readonly #bestStamp: Int32Array;
  readonly #bestScore: Float64Array;
  readonly #bestAt: Int32Array;

  constructor(forest: Forest) {
    this.#forest = forest;
    this.#problem = forest.problem;
    this.#types = forest.problem.parts.length;
    this.#lists = Array.from({ length: forest.slots }, () => new Int32Array(16 * STRIDE));
    this.#sizes = new Int32Array(forest.slots);
    this.#listStamp = new Int32Array(forest.slots);
    const pairs = forest.slots * this.#types;
    this.#bestStamp = new Int32Array(pairs);
    this.#bestScore = new Float64Array(pairs);
    this.#bestAt = new Int32Array(pairs);
  }

  /** The best opening's score for a part on a sheet, smaller is better; Infinity when none fits. */
  score(slot: number, part: number): number {
    const pair = slot * this.#types + part;
    const stamp = this.#forest.stamp[slot] as number;
    if (this.#bestStamp[pair] !== stamp) {
      this.#bestStamp[pair] = stamp;
      this.#scan(slot, part, pair);
    }
    return this.#bestScore[pair] as number;
  }

  /** Puts the part into the opening that `score` found. */
  place(slot: number, part: number): void {
    const at = this.#bestAt[slot * this.#types + part] as number;
    this.#forest.insert(slot, at >> 1, part, at & 1);
  }

  #scan(slot: number, part: number, pair: number): void {
    if (this.#listStamp[slot] !== this.#forest.stamp[slot]) this.#list(slot);
    const shape = this.#problem.parts[part];
    if (!shape) throw new Error(`no part ${part}`);
    this.#bestScore[pair] = Infinity;
    this.#scanTurned(slot, pair, shape.dx, shape.dy, 0);
    if (shape.rotate && shape.dx !== shape.dy) {
      this.#scanTurned(slot, pair, shape.dy, shape.dx, 1);
    }
  }

  #scanTurned(slot: number, pair: number, a: number, b: number, turned: number): void {
    const list = this.#lists[slot] as Int32Array;
    const end = (this.#sizes[slot] as number) * STRIDE;
    let best = this.#bestScore[pair] as number;
    for (let i = 0; i < end; i += STRIDE) {
      const along = list[i] as number;
      const across = list[i + 1] as number;
      const alongX = list[i + 4] === ALONG_X;
      const p = alongX ? a : b;
      const q = alongX ? b : a;
      if (p > along || q > across) continue;
      const base = list[i + 2] as number;
      const score = SCORES[mode.score](along, across, base, p, q);
      if (score < best) {
        best = score;
        this.#bestAt[pair] = ((list[i + 3] as number) << 1) | turned;
      }
    }
    this.#bestScore[pair] = best;
  }

  #list(slot: number): void {
    const { root, stock, stamp } = this.#forest;
    const sheet = this.#problem.stock[stock[slot] as number];
    if (!sheet) throw new Error(`no sheet in slot ${slot}`);
    this.#listStamp[slot] = stamp[slot] as number;
    this.#sizes[slot] = 0;
    this.#walk(slot, root[slot] as number, sheet.dx, sheet.dy);
  }

  /** Lists the openings in a row that may grow to `roomX` by `roomY`. */
  #walk(slot: number, row: number, roomX: number, roomY: number): void {
    const { axis, dx, dy, first, next, part, depth } = this.#forest;
    const alongX = axis[row] === ALONG_X;
    const slack = alongX ? roomX - (dx[row] as number) : roomY - (dy[row] as number);
    this.#add(slot, slack, alongX ? roomY : roomX, (alongX ? dy[row] : dx[row]) as number, row, alongX);
    for (let c = first[row] as number; c !== NONE; c = next[c] as number) {
      const cx = alongX ? (dx[c] as number) + slack : roomX;
      const cy = alongX ? roomY : (dy[c] as number) + slack;
      if (part[c] === NONE) this.#walk(slot, c, cx, cy);
      else if ((depth[c] as number) < this.#problem.stages) {
        if (alongX) this.#add(slot, cy - (dy[c] as number), cx, dx[c] as number, c, false);
        else this.#add(slot, cx - (dx[c] as number), cy, dy[c] as number, c, true);
      }
    }
  }

  #add(slot: number, along: number, across: number, base: number, node: number, alongX: boolean): void {
    if (along <= 0) return;
    let list = this.#lists[slot] as Int32Array;
    const at = (this.#sizes[slot] as number) * STRIDE;
    if (at === list.length) {
      const longer = new Int32Array(2 * at);
      longer.set(list);
      this.#lists[slot] = list = longer;
    }
    list[at] = along;
    list[at + 1] = across;
    list[at + 2] = base;
    list[at + 3] = node;
    list[at + 4] = alongX ? 0 : 1;
    this.#sizes[slot] = (this.#sizes[slot] as number) + 1;
  }
}

export const mode = { score: 0 };
type Score = (along: number, across: number, base: number, p: number, q: number) => number;
const SCORES: Score[] = [
  (along, across, _base, p, q) => Math.min(along - p, across - q),
  (along, across, base, p, q) => Math.min(along - p, across - q, Math.abs(base - q)),
  (along, across, base, p, q) => Math.min(along - p, Math.abs(base - q)),
  (along, across, base, p, q) => along * across - p * q,
  (along, across, base, p, q) => (q > base ? (q - base) * 1.0 * along : (base - q) * p),
  (along, across, base, p, q) => (q > base ? (q - base)  : (base - q)),
  (along, across, base, p, q) => (q > base ? (q - base) * 3 : (base - q)) + along - p,
];
