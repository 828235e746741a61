/**
 * Two numbers per position; finds the first position at which both are large enough in about O(log n). Unset positions
 * never match.
 */
export class FitTree {
  private readonly leaves: number;
  private readonly most: Float64Array;
  private readonly mostOther: Float64Array;

  constructor(length: number) {
    this.leaves = 2 ** Math.ceil(Math.log2(Math.max(2, length)));
    this.most = new Float64Array(2 * this.leaves).fill(-1);
    this.mostOther = new Float64Array(2 * this.leaves).fill(-1);
  }

  set(position: number, value: number, other = 0): void {
    let node = this.leaves + position;
    this.most[node] = value;
    this.mostOther[node] = other;
    for (node >>= 1; node > 0; node >>= 1) {
      this.most[node] = this.larger(this.most, node);
      this.mostOther[node] = this.larger(this.mostOther, node);
    }
  }

  /** First position with at least these values, or -1. */
  first(value: number, other = 0): number {
    let node = 1;
    for (;;) {
      const fits = (this.most[node] ?? 0) >= value && (this.mostOther[node] ?? 0) >= other;
      if (fits && node >= this.leaves) return node - this.leaves;
      if (fits) node *= 2;
      else {
        // Moves to the next subtree to the right: up while this is a right child, then across.
        while (node % 2 === 1 && node > 1) node >>= 1;
        if (node <= 1) return -1;
        node++;
      }
    }
  }

  private larger(values: Float64Array, node: number): number {
    return Math.max(values[2 * node] ?? 0, values[2 * node + 1] ?? 0);
  }
}
