/**
 * Counted work of a search, in milliseconds of a usual laptop: less on a fast machine, more on a slow or busy one. A
 * limit of work gives the same plan everywhere; the clock only stops a machine that is too slow.
 */
export class WorkBudget {
  readonly most: number;
  readonly #whole: WorkBudget | undefined;
  #done = 0;

  /** Maximum amount of work; charged to `whole` too. */
  constructor(most: number, whole?: WorkBudget) {
    this.most = most;
    this.#whole = whole;
  }

  get done(): number {
    return this.#done;
  }

  get left(): number {
    return Math.max(0, Math.min(this.most - this.#done, this.#whole?.left ?? Infinity));
  }

  /** Used share, from 0 to 1. */
  get share(): number {
    return this.#done / this.most;
  }

  add(ms: number): void {
    this.#done += ms;
    this.#whole?.add(ms);
  }

  /** A part for one step. */
  part(ms: number): WorkBudget {
    return new WorkBudget(Math.min(ms, this.left), this);
  }
}
