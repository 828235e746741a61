/** The phone never waits longer than this for anything behind the Worker: the collector, the spool, caches, limits. */
const PATIENCE_MS = 2000;

/** What a wait is measured by, from the moment this is made: one phone's, where no other time is named. */
export class Patience {
  readonly #ends: number;

  constructor(ms = PATIENCE_MS) {
    this.#ends = Date.now() + ms;
  }

  /** Waits for `promise`, `mostMs` at most and never past the end; `undefined` when that is over. */
  async within<T>(promise: Promise<T>, mostMs = Infinity): Promise<T | undefined> {
    let timer: number | null = null;
    const over = new Promise<undefined>((resolve) => {
      const wait = Math.max(0, Math.min(mostMs, this.#ends - Date.now()));
      timer = setTimeout(resolve, wait, undefined);
    });
    try {
      return await Promise.race([promise, over]);
    } finally {
      clearTimeout(timer);
    }
  }
}
