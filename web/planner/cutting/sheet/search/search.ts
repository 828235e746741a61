import type { IsOver } from '../is-over.ts';
import { drawSheets } from './draw-sheets.ts';
import { Forest, NONE } from './forest.ts';
import { fillOf, forestScore } from '../neat/neatness.ts';
import { EITHER, FLAT, NO_FIT, FreeRectangles, TURNED } from './free-rectangles.ts';
import { Random } from '../random.ts';
import { ruin } from './ruin.ts';
import { firstAxes, fits, type Axis, type Piece, type Model } from '../model.ts';
import type { FoundSheets } from '../cover/found-sheets.ts';
import type { Layout } from '../layout.ts';

/** A step overlooks a sheet now and then, so that it does not always find the same way back. */
const BLINKS = 100;
const WAY_BLINKS = 20;
/** Late acceptance: a step is kept when it is no worse than the plan this many steps ago. */
const HISTORY = 100;
/** So often what is outside comes to weigh more, and how much. */
const STEPS_BETWEEN_WEIGHTS = 1000;
const HARDER = 1.1;
const FIRST_TRIES = 24;
/** In a plan of so many pieces 32 steps take about a millisecond; in longer ones each step may. */
const FEW_PIECES = 700;
const STEPS_BETWEEN_LOOKS = 32;

/**
 * Milliseconds of a usual laptop (`IsOver`): for a free rectangle listed, for one looked at twice, for a piece laid, for
 * each piece that a step copies, for each kind that is put in order. Fitted to 61 searches of 5 to 3,000 pieces.
 */
const LIST_WORK = 33e-6;
const SCAN_WORK = 4e-6;
const LAY_WORK = 0.3e-3;
const COPY_WORK = 36e-6;
const ORDER_WORK = 0.1e-3;
/** For each open sheet that a piece is offered to, be its answer known: of thousands of sheets that is most of a search. */
const OFFER_WORK = 8e-6;
/** For each piece, kind and sheet of a new search. */
const SET_UP_WORK = 0.5e-3;
const PIECES_BETWEEN_LOOKS = 8;

/** Pieces outside are weighed by area; the way in which they are laid back is drawn each time. */
const ORDERS: readonly ((piece: Piece, random: Random) => number)[] = [
  (piece) => piece.dx * piece.dy,
  (piece) => Math.max(piece.dx, piece.dy),
  (piece) => piece.dx,
  (piece) => piece.dy,
  (_, random) => random.next(),
];

/**
 * Ruin and recreate towards a goal: to beat a plan of rank r, sheets are closed until the rest ranks
 * below r, and then pieces are taken off and laid back until nothing is left outside. A step costs
 * what it touches: some ten free rectangles for each piece laid and one copy of the state.
 */
export class Search {
  readonly #model: Model;
  readonly #forest: Forest;
  readonly #free: FreeRectangles;
  readonly #random: Random;
  readonly #found: FoundSheets | undefined;
  /** The stamps of the sheets that `found` was shown. */
  readonly #shown: Int32Array;
  readonly #areas: readonly number[];
  /** What a piece outside weighs: its area at first, more the longer it stays there. */
  readonly #weights: Float64Array;
  readonly #axes: readonly Axis[];
  readonly #queue: Int32Array;
  readonly #stepsBetweenLooks: number;
  readonly #keys: Float64Array;
  readonly #best: Int32Array;
  /** How many sheets of each kind may be open. */
  readonly #allowed: Float64Array;
  #untilBlink = 0;
  /** Milliseconds of a usual laptop since the last look. */
  #work = 0;
  /** Slots at or past this one are closed. */
  #end = 0;
  /** Area of the pieces that the best plan leaves outside. */
  bestOutside = Infinity;
  bestRank = Infinity;
  steps = 0;

  /** What it comes upon that is well filled, `found` may keep. */
  constructor(model: Model, seed: number, found?: FoundSheets) {
    const pieces = model.pieces.reduce((sum, piece) => sum + piece.quantity, 0);
    this.#model = model;
    this.#forest = new Forest(model, pieces);
    this.#random = new Random(seed);
    this.#free = new FreeRectangles(this.#forest, this.#random);
    this.#areas = model.pieces.map((piece) => piece.dx * piece.dy);
    this.#weights = Float64Array.from(this.#areas);
    this.#found = found;
    this.#shown = new Int32Array(this.#forest.stamp.length);
    // Without a stage limit an idle first stage costs nothing, so one axis stands for both.
    this.#axes = model.stages === Infinity ? firstAxes(model).slice(-1) : firstAxes(model);
    this.#queue = new Int32Array(pieces);
    this.#stepsBetweenLooks = pieces <= FEW_PIECES ? STEPS_BETWEEN_LOOKS : 1;
    this.#keys = new Float64Array(model.pieces.length);
    this.#best = this.#forest.snapshot();
    this.#work = SET_UP_WORK * (pieces + model.pieces.length + model.sheets.length);
    this.#allowed = Float64Array.from(model.sheets, (sheet) => sheet.quantity);
  }

  /** The best plan's sheets. */
  layouts(): Layout[] {
    this.#forest.restore(this.#best);
    return this.#openSlots().map((slot) => this.#forest.layout(slot));
  }

  /** Lays everything out from nothing in several orders and keeps the best, or what there was time for. */
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

  /** Takes a plan as the best one when it is. */
  adopt(layouts: readonly Layout[]): void {
    for (const slot of this.#openSlots()) this.#forest.close(slot);
    for (const layout of layouts) this.#forest.plant(layout);
    this.#findEnd();
    this.#keepIfBest();
  }

  /** One attempt to beat the best plan with a cheaper set of sheets, of so many steps at most. */
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

  /** Shifts pieces of the best plan about: fewer settings, turns and cuts, a larger single offcut. */
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

  /** Closes sheets until a cheaper set is left; false when none that is drawn has the room. */
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
   * Lays back what is outside, on new sheets where they are allowed; the rest stays outside. Gives
   * up when that is a larger area than the bar.
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
        slot = forest.open(kind, this.#axes[this.#random.below(this.#axes.length)] as Axis);
        this.#end = Math.max(this.#end, slot + 1);
        if (this.#free.score(slot, piece, ways) === NO_FIT) ways = EITHER;
      }
      this.#free.place(slot, piece, ways);
    }
  }

  /** What was done since this was last asked. */
  #workSince(): number {
    const free = this.#free;
    const work = this.#work + LIST_WORK * free.listed + SCAN_WORK * free.scanned;
    this.#work = 0;
    free.listed = 0;
    free.scanned = 0;
    return work;
  }

  /** Now and then one way to lay a piece is not looked at. */
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
      const key = weigh(pieces[i] as Piece, this.#random) * (1 - noise * this.#random.next());
      keys[i] = key;
      // Few are outside: each goes to its place at once.
      let at = length;
      for (; at > 0 && (keys[queue[at - 1] as number] as number) < key; at--) {
        queue[at - 1 + count] = queue[at - 1] as number;
      }
      queue.fill(i, at, at + count);
      length += count;
    }
    return queue.subarray(0, length);
  }

  /** The sheet with the tightest free rectangle for a piece; every so many sheets one is overlooked. */
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

  /** A sheet to open for a piece: the cheapest by area, or any that is allowed. */
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

  /** Gives each sheet's pieces the cheapest sheet that holds their block as it is. */
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

  /** A piece that is left outside again and again is hard to place: it must come before others. */
  #weighMore(): void {
    const { outside } = this.#forest;
    this.#weights.forEach((weight, i) => {
      if ((outside[i] as number) > 0) this.#weights[i] = weight * HARDER;
    });
  }

  /** Shows the sheets that changed. */
  #show(): void {
    const { root, stamp } = this.#forest;
    if (!this.#found) return;
    for (let slot = 0; slot < this.#end; slot++) {
      if (root[slot] === NONE || this.#shown[slot] === stamp[slot]) continue;
      this.#shown[slot] = stamp[slot] as number;
      this.#found.look(this.#forest, slot);
    }
  }

  /** What is outside, by the area or by the weight of each piece. */
  #outside(each: ArrayLike<number>): number {
    const { outside } = this.#forest;
    let sum = 0;
    for (let i = 0; i < each.length; i++) sum += (outside[i] as number) * (each[i] as number);
    return sum;
  }
}
