/**
 * Counted work of a search, in milliseconds of a usual laptop: it takes less on a fast machine and more on a slow or a
 * busy one. What ends by it gives the same plan everywhere; the clock only stops a machine that cannot keep up.
 */
export class Work {
  readonly most: number;
  readonly #whole: Work | undefined;
  #done = 0;

  /** So much of it at most; what is done is charged to `whole` too. */
  constructor(most: number, whole?: Work) {
    this.most = most;
    this.#whole = whole;
  }

  get done(): number {
    return this.#done;
  }

  get left(): number {
    return Math.max(0, Math.min(this.most - this.#done, this.#whole?.left ?? Infinity));
  }

  /** What of it is done, from 0 to 1. */
  get share(): number {
    return this.#done / this.most;
  }

  add(ms: number): void {
    this.#done += ms;
    this.#whole?.add(ms);
  }

  /** A part of it for one step. */
  part(ms: number): Work {
    return new Work(Math.min(ms, this.left), this);
  }
}
