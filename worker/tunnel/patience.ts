/** The phone never waits longer than this for anything behind the Worker: the collector, the spool, caches, limits. */
const PATIENCE_MS = 2000;

/** What one phone's wait is measured by, from the moment its body is here. */
export class Patience {
  readonly #ends = Date.now() + PATIENCE_MS;

  /** Waits for `promise`, `mostMs` at most and never past the phone's patience; `undefined` when that is over. */
  async within<T>(promise: Promise<T>, mostMs = PATIENCE_MS): Promise<T | undefined> {
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
