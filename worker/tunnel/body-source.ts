import { CLIENT_WAIT_MS, Deadline } from './deadline.ts';
import { LongBody, Stalled } from './long-body.ts';

/** A reader that closed early has answered by then, or never will. */
const ANSWER_GRACE_MS = 100;

/**
 * The body of one delivery, for one reader after the other, and the time that its client still waits. A client's time
 * begins at the end of its body.
 */
export class BodySource {
  readonly #body: Uint8Array<ArrayBuffer> | LongBody;
  #deadline: Deadline;
  /** The present pass over a long body: see `Pass.written`. */
  #uploading: Promise<void> | undefined;
  /** Time lost to readers that stopped reading, ms. */
  #stalledMs = 0;
  #isBroken = false;

  constructor(body: Uint8Array<ArrayBuffer> | LongBody, deadline: Deadline) {
    this.#body = body;
    this.#deadline = deadline;
  }

  /** True if a reader can get the body from its first byte. */
  get canOpen(): boolean {
    return !(this.#body instanceof LongBody) || this.#body.canOpen;
  }

  /** True if the last reader stopped before the end of the body. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Opens the body for a new reader, which may take `stallMs` for a piece; by default the rest of the client's time. */
  open(
    stallMs = CLIENT_WAIT_MS - this.#stalledMs,
  ): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
    if (!(this.#body instanceof LongBody)) return this.#body;
    const { readable, written } = this.#body.open(stallMs);
    this.#uploading = written;
    this.#isBroken = false;
    return readable;
  }

  /**
   * Waits for a promise of the body's reader, at most `mostMs`, and not longer than the client does. Resolves to
   * `undefined` when time is up. Throws a `Refusal` if the client is at fault.
   */
  withinDeadline<T>(promise: Promise<T>, mostMs?: number): Promise<T | undefined> {
    const wait = (): Promise<T | undefined> => this.#deadline.within(promise, mostMs);
    if (this.#uploading === undefined) return wait();
    return this.#waitForUpload(this.#uploading, promise).then(wait);
  }

  /** Waits for the end of an upload, or for the rejection of its reader. */
  async #waitForUpload(uploading: Promise<void>, reading: Promise<unknown>): Promise<void> {
    this.#uploading = undefined;
    try {
      await Promise.race([uploading, reading.then(() => uploading)]);
      this.#deadline = new Deadline(CLIENT_WAIT_MS - this.#stalledMs);
    } catch (error) {
      if (!(error instanceof Stalled)) throw error;
      this.#isBroken = true;
      this.#stalledMs += error.waitedMs;
      this.#deadline = new Deadline(ANSWER_GRACE_MS);
    }
  }
}
