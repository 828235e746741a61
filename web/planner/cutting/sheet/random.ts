/** A seeded xorshift generator: the same seed gives the same plan on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed | 0) ^ 0x9e3779b9 || 1;
  }

  /** A float in [0, 1). */
  next(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return (x >>> 0) / 4294967296;
  }

  /** An integer in [0, n). */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }
}
