// The runtime's timer first fires after this time, and is set again if the wait is longer. Nearly every wait is shorter,
// and the next one can use the same timer.
const FIRST_MS = 1000;

/**
 * Waits with a time limit, one after the other. They share one timer of the runtime: setting a timer and clearing it
 * costs as much as reading an envelope's headers.
 */
export class WaitTimer {
  #id: number | null = null;
  #firesAt = Infinity;
  /** The present wait. */
  #until = Infinity;
  #expire: () => void = () => undefined;

  /** Waits for `promise`, at most until a time, ms since 1970. Resolves to `undefined` when time is up. */
  wait<T>(promise: Promise<T>, until: number): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      this.#until = until;
      this.#expire = () => resolve(undefined);
      const now = Date.now();
      const firesAt = Math.min(until, now + FIRST_MS);
      if (firesAt < this.#firesAt) this.#set(firesAt, now);
      promise.then(resolve, reject);
    });
  }

  /** Releases the runtime's timer. */
  stop(): void {
    clearTimeout(this.#id);
    this.#firesAt = Infinity;
  }

  #set(firesAt: number, now: number): void {
    clearTimeout(this.#id);
    this.#firesAt = firesAt;
    this.#id = setTimeout(() => this.#fire(), Math.max(0, firesAt - now));
  }

  #fire(): void {
    const now = Date.now();
    this.#firesAt = Infinity;
    if (this.#until > now) this.#set(this.#until, now);
    else this.#expire();
  }
}
