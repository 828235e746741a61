import { digitsOf, nextPart, type Subsets } from './subsets.ts';
import type { BlockFronts } from './block-fronts.ts';
import type { IsOver } from '../../problem.ts';
import type { SheetModel } from '../model.ts';

const LOOKS_EACH = 2 ** 14;
/** Work between two checks, milliseconds. */
const LOOK_WORK = 0.35;
/** Maximum number of stored states; each is a list and the remaining limited sheets. */
const MOST_STATES = 2 ** 22;
const UNKNOWN = -1;

export interface CoverProblem {
  readonly model: SheetModel;
  readonly subsets: Subsets;
  readonly blocks: BlockFronts;
  /** Only plans below this rank are wanted. */
  readonly ceiling: number;
  /** Area of each sheet that pieces can reach, and the unused area that a plan can afford. */
  readonly areas: readonly number[];
  readonly slack: number;
}

/**
 * The minimum rank of sheets that hold all pieces, or the ceiling if all rank at least that; undefined if time ends.
 * Depth first: the sheet of the largest remaining piece is chosen next, with every list that it may hold; results for
 * remaining lists are stored.
 */
export function cheapestCover(problem: CoverProblem, isOver: IsOver): number | undefined {
  const cover = new Cover(problem, isOver);
  return cover.isTooLarge ? undefined : cover.run();
}

class Cover {
  readonly #problem: CoverProblem;
  readonly #isOver: IsOver;
  readonly #holds: readonly Uint8Array[];
  /** Kinds of limited sheets have a digit in the number of a state. */
  readonly #places: readonly number[];
  readonly #states: number;
  readonly #ratio: number;
  /** For each state a rank below which nothing covers it, and true if a cover of that rank exists. */
  readonly #least: Float64Array;
  readonly #isFound: Uint8Array;
  readonly isTooLarge: boolean;
  #looks = 0;
  #isOut = false;

  constructor(problem: CoverProblem, isOver: IsOver) {
    const { model, subsets } = problem;
    this.#problem = problem;
    this.#isOver = isOver;
    this.#holds = model.sheets.map((_, kind) => this.#listsOn(kind));
    this.#ratio = model.sheets.reduce((least, { rank, dx, dy, quantity }) => {
      return quantity > 0 ? Math.min(least, rank / (dx * dy)) : least;
    }, Infinity);
    const pieces = subsets.quantities.reduce((sum, quantity) => sum + quantity, 0);
    let states = subsets.count;
    this.#places = model.sheets.map(({ quantity }) => {
      if (quantity >= pieces) return 0;
      const place = states;
      states *= quantity + 1;
      return place;
    });
    this.#states = states;
    this.isTooLarge = states > MOST_STATES;
    const size = this.isTooLarge ? 0 : states;
    this.#least = new Float64Array(size).fill(UNKNOWN);
    this.#isFound = new Uint8Array(size);
  }

  run(): number | undefined {
    const { ceiling } = this.#problem;
    const rank = this.#cover(this.#states - 1, ceiling);
    return this.#isOut ? undefined : Math.min(rank, ceiling);
  }

  /** 1 for every list that fits a sheet of a kind and leaves not too much of it empty. */
  #listsOn(kind: number): Uint8Array {
    const { model, subsets, blocks, areas, slack } = this.#problem;
    const holds = new Uint8Array(subsets.count);
    const sheet = model.sheets[kind];
    if (!sheet || sheet.quantity === 0) return holds;
    const least = (areas[kind] ?? 0) - slack;
    for (let list = 1; list < subsets.count; list++) {
      if ((subsets.areas[list] as number) < least) continue;
      if (blocks.fits(list, sheet)) holds[list] = 1;
    }
    return holds;
  }

  /** The minimum rank that covers a state if it is below the limit; otherwise a rank at or above it. */
  #cover(state: number, limit: number): number {
    const { model, subsets } = this.#problem;
    const list = state % subsets.count;
    if (list === 0) return 0;
    const known = this.#least[state] as number;
    if (known >= limit || this.#isFound[state] === 1) return known;
    const area = Math.ceil((subsets.areas[list] as number) * this.#ratio - 1e-6);
    if (area >= limit || this.#isOut) return Math.max(known, area);
    const whole = new Int32Array(subsets.quantities.length);
    digitsOf(subsets, list, whole);
    const digits = new Int32Array(whole.length);
    // The next sheet holds the first piece: the largest.
    const first = whole.findIndex((digit) => digit > 0);
    let best = limit;
    digits[first] = 1;
    let part = subsets.weights[first] as number;
    for (; part > 0; part = nextPart(subsets, whole, digits, part)) {
      if (++this.#looks % LOOKS_EACH === 0 && this.#isOver(LOOK_WORK)) this.#isOut = true;
      if (this.#isOut) return limit;
      for (let kind = 0; kind < model.sheets.length; kind++) {
        if (this.#holds[kind]?.[part] !== 1) continue;
        const place = this.#places[kind] as number;
        const { rank = 0, quantity = 0 } = model.sheets[kind] ?? {};
        if (place > 0 && Math.floor(state / place) % (quantity + 1) === 0) continue;
        const rest = this.#cover(state - part - place, best - rank);
        if (rank + rest >= best) continue;
        best = rank + rest;
        this.#isFound[state] = 1;
      }
    }
    this.#least[state] = best;
    return best;
  }
}
