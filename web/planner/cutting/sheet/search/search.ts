import type { IsOver } from '../../problem.ts';
import { drawSheets } from './draw-sheets.ts';
import { Forest, NONE } from './forest.ts';
import { fillOf, forestScore } from '../neat/neatness.ts';
import { EITHER, FLAT, NO_FIT, FreeRectangles, TURNED } from './free-rectangles.ts';
import { Random } from '../random.ts';
import { ruin } from './ruin.ts';
import { firstAxes, fits, type RowAxis, type SheetPiece, type SheetModel } from '../model.ts';
import type { FoundSheets } from '../cover/found-sheets.ts';
import type { SheetLayout } from '../layout.ts';

/** A step sometimes ignores a sheet, so that it does not always restore the same state. */
const BLINKS = 100;
const WAY_BLINKS = 20;
/** Late acceptance: a step is accepted if it is no worse than the plan this many steps ago. */
const HISTORY = 100;
/** Interval and factor of raising the weights of missing pieces. */
const STEPS_BETWEEN_WEIGHTS = 1000;
const HARDER = 1.1;
const FIRST_TRIES = 24;
/** For a plan of up to this number of pieces, 32 steps take about a millisecond; in longer ones each step may. */
const FEW_PIECES = 700;
const STEPS_BETWEEN_LOOKS = 32;

/**
 * Counted work, milliseconds of a usual laptop (`IsOver`): per listed free rectangle, per scanned one, per placed
 * piece, per copied piece, per sorted kind. Fitted to 61 searches of 5 to 3,000 pieces.
 */
const LIST_WORK = 33e-6;
const SCAN_WORK = 4e-6;
const LAY_WORK = 0.3e-3;
const COPY_WORK = 36e-6;
const ORDER_WORK = 0.1e-3;
/**
 * Counted work per open sheet that a piece is offered to, even if the answer is cached: most of a search with thousands
 * of sheets.
 */
const OFFER_WORK = 8e-6;
/** Counted work per piece, kind and sheet of a new search. */
const SET_UP_WORK = 0.5e-3;
const PIECES_BETWEEN_LOOKS = 8;

/** Missing pieces are weighted by area; the order in which they are placed is random. */
const ORDERS: readonly ((piece: SheetPiece, random: Random) => number)[] = [
  (piece) => piece.dx * piece.dy,
  (piece) => Math.max(piece.dx, piece.dy),
  (piece) => piece.dx,
  (piece) => piece.dy,
  (_, random) => random.next(),
];

/**
 * Ruin and recreate towards a goal: to beat a plan of rank r, closes sheets until the rest ranks below r, then removes
 * and places pieces until none is missing. A step costs what it touches: some ten free rectangles per placed piece and
 * one copy of the state.
 */
export class Search {
  readonly #model: SheetModel;
  readonly #forest: Forest;
  readonly #free: FreeRectangles;
  readonly #random: Random;
  readonly #found: FoundSheets | undefined;
  /** Stamps of the sheets already passed to `found`. */
  readonly #shown: Int32Array;
  readonly #areas: readonly number[];
  /** Weight of a missing piece: its area at first, more the longer it is missing. */
  readonly #weights: Float64Array;
  readonly #axes: readonly RowAxis[];
  readonly #queue: Int32Array;
  readonly #stepsBetweenLooks: number;
  readonly #keys: Float64Array;
  readonly #best: Int32Array;
  /** Maximum number of open sheets of each kind. */
  readonly #allowed: Float64Array;
  #untilBlink = 0;
  /** Counted work since the last check. */
  #work = 0;
  /** Slots from this one on are closed. */
  #end = 0;
  /** Area of the pieces missing in the best plan. */
  bestOutside = Infinity;
  bestRank = Infinity;
  steps = 0;

  /** `found` may store well-filled sheets of the search. */
  constructor(model: SheetModel, seed: number, found?: FoundSheets) {
    const pieces = model.pieces.reduce((sum, piece) => sum + piece.quantity, 0);
    this.#model = model;
    this.#forest = new Forest(model, pieces);
    this.#random = new Random(seed);
    this.#free = new FreeRectangles(this.#forest, this.#random);
    this.#areas = model.pieces.map((piece) => piece.dx * piece.dy);
    this.#weights = Float64Array.from(this.#areas);
    this.#found = found;
    this.#shown = new Int32Array(this.#forest.stamp.length);
    // Without a stage limit an unused first stage is free, so one axis stands for both.
    this.#axes = model.stages === Infinity ? firstAxes(model).slice(-1) : firstAxes(model);
    this.#queue = new Int32Array(pieces);
    this.#stepsBetweenLooks = pieces <= FEW_PIECES ? STEPS_BETWEEN_LOOKS : 1;
    this.#keys = new Float64Array(model.pieces.length);
    this.#best = this.#forest.snapshot();
    this.#work = SET_UP_WORK * (pieces + model.pieces.length + model.sheets.length);
    this.#allowed = Float64Array.from(model.sheets, (sheet) => sheet.quantity);
  }

  /** Sheets of the best plan. */
  layouts(): SheetLayout[] {
    this.#forest.restore(this.#best);
    return this.#openSlots().map((slot) => this.#forest.layout(slot));
  }

  /** Lays everything out from nothing in several orders and keeps the best, or as many as time allows. */
  construct(isOver: IsOver): void {
    const empty = this.#best.slice();
    for (let i = 0; i < FIRST_TRIES && !isOver(this.#workSince()); i++) {
      this.#forest.restore(empty);
      this.#end = 0;
      const blinks = i < ORDERS.length ? 0 : BLINKS;
      this.#recreate(Infinity, blinks, i % ORDERS.length, i === 0, isOver);
      this.#keepIfBest();
    }
  }

  /** Stores a plan if it is the best. */
  adopt(layouts: readonly SheetLayout[]): void {
    for (const slot of this.#openSlots()) this.#forest.close(slot);
    for (const layout of layouts) this.#forest.plant(layout);
    this.#findEnd();
    this.#keepIfBest();
  }

  /** One attempt to beat the best plan with a cheaper set of sheets, in at most `steps` steps. */
  improve(steps: number, isOver: IsOver): boolean {
    const forest = this.#forest;
    const wasOutside = this.bestOutside;
    if (isOver(this.#workSince())) return false;
    forest.restore(this.#best);
    this.#findEnd();
    if (wasOutside === 0 && !this.#allowLess(isOver)) return false;
    this.#weights.set(this.#areas);
    let current = this.#outside(this.#weights);
    const kept = forest.snapshot();
    const history = new Float64Array(HISTORY).fill(current);
    for (let i = 0; i < steps; i++) {
      if (i % this.#stepsBetweenLooks === 0 && isOver(this.#workSince())) return false;
      this.steps++;
      ruin(forest, this.#end, this.#random);
      const bar = Math.max(current, history[i % HISTORY] as number);
      this.#recreate(bar, BLINKS, this.#random.below(ORDERS.length), false);
      this.#show();
      const outside = this.#outside(this.#weights);
      const isGoal = outside === 0 || (wasOutside > 0 && this.#outside(this.#areas) < wasOutside);
      if (isGoal) return this.#keepIfBest();
      if (outside <= current || outside < (history[i % HISTORY] as number)) {
        current = outside;
        forest.save(kept);
      } else forest.restore(kept);
      history[i % HISTORY] = current;
      if (i % STEPS_BETWEEN_WEIGHTS === STEPS_BETWEEN_WEIGHTS - 1) {
        this.#weighMore();
        current = this.#outside(this.#weights);
      }
    }
    return false;
  }

  /** Moves pieces of the best plan: fewer settings, turns and cuts, a larger offcut. */
  polish(steps: number, isOver: IsOver): void {
    const forest = this.#forest;
    if (this.bestOutside > 0) return;
    forest.restore(this.#best);
    this.#findEnd();
    this.#allowed.set(forest.used);
    let value = forestScore(this.#forest, this.#end);
    for (let i = 0; i < steps; i++) {
      if (i % this.#stepsBetweenLooks === 0 && isOver(this.#workSince())) return;
      ruin(forest, this.#end, this.#random);
      this.#recreate(0, BLINKS, this.#random.below(ORDERS.length), false);
      const now = this.#outside(this.#areas) > 0 ? -Infinity : forestScore(this.#forest, this.#end);
      if (now >= value) {
        value = now;
        forest.save(this.#best);
      } else forest.restore(this.#best);
    }
  }

  #keepIfBest(): boolean {
    if (this.#model.sheets.length > 1) this.#downsize();
    const outside = this.#outside(this.#areas);
    const rank = this.#rank();
    if (outside > this.bestOutside || (outside === this.bestOutside && rank >= this.bestRank)) {
      return false;
    }
    this.bestOutside = outside;
    this.bestRank = rank;
    this.#forest.save(this.#best);
    return true;
  }

  /** Closes sheets until a cheaper set is left; false if none that is drawn has the room. */
  #allowLess(isOver: IsOver): boolean {
    const chosen = drawSheets(this.#model, this.#forest.used, this.#random, isOver);
    if (!chosen) return false;
    this.#allowed.set(chosen);
    chosen.forEach((count, kind) => {
      while ((this.#forest.used[kind] as number) > count) this.#closeEmptiest(kind);
    });
    return true;
  }

  #closeEmptiest(kind: number): void {
    const slots = this.#openSlots().filter((slot) => this.#forest.kind[slot] === kind);
    const fill = slots.map((slot) => fillOf(this.#forest, slot) * (1 + 0.2 * this.#random.next()));
    this.#forest.close(slots[fill.indexOf(Math.min(...fill))] as number);
  }

  /**
   * Places missing pieces, on new sheets if allowed; the others stay missing. Gives up if their area exceeds the bar.
   */
  #recreate(bar: number, blinks: number, order: number, cheaply: boolean, isOver?: IsOver): void {
    const forest = this.#forest;
    let lost = 0;
    let laid = 0;
    this.#work += COPY_WORK * this.#queue.length + ORDER_WORK * this.#keys.length;
    for (const piece of this.#queueOutside(order)) {
      this.#work += LAY_WORK;
      if (++laid % PIECES_BETWEEN_LOOKS === 0 && isOver?.(this.#workSince())) return;
      let ways = blinks > 0 ? this.#drawWays(piece) : EITHER;
      let slot = this.#bestSlot(piece, ways, blinks);
      if (slot === NONE) {
        const kind = this.#pickKind(piece, cheaply);
        if (kind === NONE) {
          lost += this.#weights[piece] as number;
          if (lost > bar) return;
          continue;
        }
        slot = forest.open(kind, this.#axes[this.#random.below(this.#axes.length)] as RowAxis);
        this.#end = Math.max(this.#end, slot + 1);
        if (this.#free.score(slot, piece, ways) === NO_FIT) ways = EITHER;
      }
      this.#free.place(slot, piece, ways);
    }
  }

  /** Work since the last call. */
  #workSince(): number {
    const free = this.#free;
    const work = this.#work + LIST_WORK * free.listed + SCAN_WORK * free.scanned;
    this.#work = 0;
    free.listed = 0;
    free.scanned = 0;
    return work;
  }

  /** Sometimes ignores one orientation of a piece. */
  #drawWays(piece: number): number {
    if (!this.#model.pieces[piece]?.rotate) return FLAT;
    const draw = this.#random.below(WAY_BLINKS);
    if (draw === 0) return FLAT;
    return draw === 1 ? TURNED : EITHER;
  }

  #queueOutside(order: number): Int32Array {
    const keys = this.#keys;
    const weigh = ORDERS[order];
    if (!weigh) throw new Error(`no order ${order}`);
    const { pieces } = this.#model;
    const { outside } = this.#forest;
    const noise = 0.3 * this.#random.next();
    const queue = this.#queue;
    let length = 0;
    for (let i = 0; i < pieces.length; i++) {
      const count = outside[i] as number;
      if (count === 0) continue;
      const key = weigh(pieces[i] as SheetPiece, this.#random) * (1 - noise * this.#random.next());
      keys[i] = key;
      // Few are missing: insertion sort.
      let at = length;
      for (; at > 0 && (keys[queue[at - 1] as number] as number) < key; at--) {
        queue[at - 1 + count] = queue[at - 1] as number;
      }
      queue.fill(i, at, at + count);
      length += count;
    }
    return queue.subarray(0, length);
  }

  /** The sheet with the tightest free rectangle for a piece; ignores one in `blinks` sheets. */
  #bestSlot(piece: number, ways: number, blinks: number): number {
    const { root } = this.#forest;
    const area = this.#areas[piece] as number;
    this.#work += OFFER_WORK * this.#end;
    let best = NO_FIT;
    let found = NONE;
    for (let slot = 0; slot < this.#end; slot++) {
      if (root[slot] === NONE) continue;
      if (blinks > 0 && --this.#untilBlink < 0) {
        this.#untilBlink = this.#random.below(blinks);
        continue;
      }
      if (this.#free.isTooFull(slot, area)) continue;
      const score = this.#free.score(slot, piece, ways);
      if (score < best) {
        best = score;
        found = slot;
      }
    }
    return found;
  }

  /** A sheet to open for a piece: the cheapest by area, or any allowed one. */
  #pickKind(piece: number, cheaply: boolean): number {
    const { sheets, pieces } = this.#model;
    const shape = pieces[piece];
    let found = NONE;
    let seen = 0;
    let best = Infinity;
    for (let kind = 0; kind < sheets.length; kind++) {
      const sheet = sheets[kind];
      if ((this.#forest.used[kind] as number) >= (this.#allowed[kind] as number)) continue;
      if (!shape || !sheet || !fits(shape, sheet)) continue;
      const ratio = sheet.rank / (sheet.dx * sheet.dy);
      if (cheaply ? ratio < best : this.#random.below(++seen) === 0) [best, found] = [ratio, kind];
    }
    return found;
  }

  /** Moves each sheet's pieces to the cheapest sheet that holds their block unchanged. */
  #downsize(): void {
    const { root, kind, dx, dy, used } = this.#forest;
    const { sheets } = this.#model;
    for (let slot = 0; slot < this.#end; slot++) {
      const node = root[slot] as number;
      if (node === NONE) continue;
      const now = sheets[kind[slot] as number]?.rank as number;
      const cheaper = sheets.findIndex(
        (sheet, k) =>
          sheet.rank < now &&
          (used[k] as number) < sheet.quantity &&
          sheet.dx >= (dx[node] as number) &&
          sheet.dy >= (dy[node] as number),
      );
      if (cheaper >= 0) this.#forest.swapKind(slot, cheaper);
    }
  }

  #findEnd(): void {
    this.#end = 1 + this.#forest.root.findLastIndex((root) => root !== NONE);
  }

  #openSlots(): number[] {
    const slots: number[] = [];
    this.#forest.root.forEach((root, slot) => {
      if (root !== NONE) slots.push(slot);
    });
    return slots;
  }

  #rank(): number {
    const { used } = this.#forest;
    return this.#model.sheets.reduce((sum, { rank }, k) => sum + rank * (used[k] as number), 0);
  }

  /** A piece that is often missing is hard to place: it must come before others. */
  #weighMore(): void {
    const { outside } = this.#forest;
    this.#weights.forEach((weight, i) => {
      if ((outside[i] as number) > 0) this.#weights[i] = weight * HARDER;
    });
  }

  /** Passes changed sheets to `found`. */
  #show(): void {
    const { root, stamp } = this.#forest;
    if (!this.#found) return;
    for (let slot = 0; slot < this.#end; slot++) {
      if (root[slot] === NONE || this.#shown[slot] === stamp[slot]) continue;
      this.#shown[slot] = stamp[slot] as number;
      this.#found.look(this.#forest, slot);
    }
  }

  /** Sum over the missing pieces, by area or by weight. */
  #outside(each: ArrayLike<number>): number {
    const { outside } = this.#forest;
    let sum = 0;
    for (let i = 0; i < each.length; i++) sum += (outside[i] as number) * (each[i] as number);
    return sum;
  }
}
