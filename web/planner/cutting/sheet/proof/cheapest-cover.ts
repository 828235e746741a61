import { digitsOf, nextPart, type Subsets } from './subsets.ts';
import type { BlockFronts } from './block-fronts.ts';
import type { IsOver } from '../is-over.ts';
import type { Model } from '../model.ts';

const LOOKS_EACH = 2 ** 14;
/** What is done between two looks, in milliseconds. */
const LOOK_WORK = 0.35;
/** States that are remembered; each is a list and what is left of the limited sheets. */
const MOST_STATES = 2 ** 22;
const UNKNOWN = -1;

export interface CoverProblem {
  readonly model: Model;
  readonly subsets: Subsets;
  readonly blocks: BlockFronts;
  /** No plan is wanted that ranks so much or more. */
  readonly ceiling: number;
  /** The area of each sheet that pieces can reach, and how much of it a plan has to spare. */
  readonly areas: readonly number[];
  readonly slack: number;
}

/**
 * The least rank of sheets that hold all pieces, the ceiling where all rank so much or more; undefined
 * when time is over. Depth first: of what is left the largest piece's sheet is chosen next, with
 * every list that it may hold; what was found about a rest is remembered.
 */
export function cheapestCover(problem: CoverProblem, isOver: IsOver): number | undefined {
  const cover = new Cover(problem, isOver);
  return cover.isTooLarge ? undefined : cover.run();
}

class Cover {
  readonly #problem: CoverProblem;
  readonly #isOver: IsOver;
  readonly #holds: readonly Uint8Array[];
  /** Kinds of limited sheets have a place in the number of a state. */
  readonly #places: readonly number[];
  readonly #states: number;
  readonly #ratio: number;
  /** For each state a rank below which nothing covers it, and whether a cover of that rank was found. */
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

  /** 1 for every list that a sheet of a kind holds, and that leaves not too much of it empty. */
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

  /** The least rank that covers a state if it is below the limit; else a rank that is not. */
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
    // The next sheet is the one with the first piece: the largest.
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
