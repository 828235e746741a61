/** Idle buffers kept for the next envelope; more are left to the garbage collector. */
const KEPT = 16;

/**
 * Buffers used again and again: asking for a fresh megabyte an envelope costs as much as copying it.
 * `limit` bounds how many are lent at once, and with it what the isolate holds for them.
 */
export class BufferPool {
  readonly size: number;
  readonly #limit: number;
  readonly #idle: ArrayBuffer[] = [];
  #lent = 0;

  constructor(size: number, limit = Infinity) {
    this.size = size;
    this.#limit = limit;
  }

  /** A buffer of `size` bytes, or `undefined` when all are lent. */
  lend(): ArrayBuffer | undefined {
    if (this.#lent >= this.#limit) return undefined;
    this.#lent += 1;
    return this.#idle.pop() ?? new ArrayBuffer(this.size);
  }

  /** Ends a loan. Give the buffer itself only when nothing can still be reading from it. */
  giveBack(buffer?: ArrayBuffer): void {
    this.#lent -= 1;
    if (buffer !== undefined && this.#idle.length < KEPT) this.#idle.push(buffer);
  }
}
