/** Longest time that a client waits for the collector, the spool, caches and limits together, ms. */
export const CLIENT_WAIT_MS = 2000;

/** A point in time at which waiting ends: that of a client that has sent its body now, or `ms` from now. */
export class Deadline {
  readonly #at: number;

  constructor(ms = CLIENT_WAIT_MS) {
    this.#at = Date.now() + ms;
  }

  /** Waits for `promise`, at most `mostMs` and never past the deadline. Resolves to `undefined` when time is up. */
  async within<T>(promise: Promise<T>, mostMs = Infinity): Promise<T | undefined> {
    let timer: number | null = null;
    const timeout = new Promise<undefined>((resolve) => {
      const wait = Math.max(0, Math.min(mostMs, this.#at - Date.now()));
      timer = setTimeout(resolve, wait, undefined);
    });
    try {
      return await Promise.race([promise, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
