import { WaitTimer } from './wait-timer.ts';

/** Longest time that a client waits for the collector, the spool, caches and limits together, ms. */
export const CLIENT_WAIT_MS = 2000;

/** A point in time at which waiting ends: that of a client that has sent its body now, or `ms` from now. */
export class Deadline {
  readonly #at: number;
  readonly #timer: WaitTimer | undefined;

  /** Waits one after the other may share a timer, which the caller stops. */
  constructor(ms = CLIENT_WAIT_MS, timer?: WaitTimer) {
    this.#at = Date.now() + ms;
    this.#timer = timer;
  }

  /** Waits for `promise`, at most `mostMs` and never past the deadline. Resolves to `undefined` when time is up. */
  within<T>(promise: Promise<T>, mostMs = Infinity): Promise<T | undefined> {
    const until = Math.min(this.#at, Date.now() + mostMs);
    return this.#timer === undefined ? waitAlone(promise, until) : this.#timer.wait(promise, until);
  }
}

async function waitAlone<T>(promise: Promise<T>, until: number): Promise<T | undefined> {
  const timer = new WaitTimer();
  try {
    return await timer.wait(promise, until);
  } finally {
    timer.stop();
  }
}
