import { Refusal, tooLarge } from '../envelope/refusal.ts';
import { type ClientBody, discard, fromClient } from './read-body.ts';

/** The reader of a body stopped reading. */
export class Stalled extends Error {
  override name = 'Stalled';
  /** Time spent on its last piece, ms. */
  readonly waitedMs: number;

  constructor(waitedMs = 0) {
    super('the body is not read to its end');
    this.waitedMs = waitedMs;
  }
}

/** One pass over a long body. */
export interface Pass {
  readonly readable: ReadableStream<Uint8Array>;
  /**
   * Resolves when all bytes are written. Rejects with a `Refusal` if the client is at fault, with `Stalled` if the
   * reader is.
   */
  readonly written: Promise<void>;
}

const PIECE_BYTES = 256 * 1024;
/** Largest beginning of a body that stays in memory, so that another reader can start over. */
const RETAINED_BYTES = 4 * 1024 * 1024;
/** Bound for all bodies of the isolate together. */
const RETAINED_BYTES_TOTAL = 8 * 1024 * 1024;
let retainedTotal = 0;

/**
 * A body that is passed on while it arrives. It watches both ends. As long as its beginning is retained, it can be
 * opened again: a second reader gets the same bytes from the start.
 */
export class LongBody {
  readonly #rest: ReadableStreamBYOBReader;
  /** The declared length; undefined for a body in chunks. */
  readonly length: number | undefined;
  readonly #maxBytes: number;
  /** All pieces read so far while `#isRetained`; afterwards at most the next one. */
  readonly #pieces: Uint8Array<ArrayBuffer>[];
  #isRetained = true;
  #retained = 0;
  #isEnd = false;
  #received: number;
  #reading: Promise<void> | undefined;
  #passes = 0;
  /** A buffer to read the next piece into. */
  #spare: ArrayBuffer | undefined;
  readonly #check: { push(piece: Uint8Array): void } | undefined;

  /** `check` sees every byte once and throws a `Refusal` to stop the body. */
  constructor(
    { head, length }: Pick<ClientBody, 'head' | 'length'>,
    rest: ReadableStreamBYOBReader,
    maxBytes: number,
    check: { push(piece: Uint8Array): void } | undefined,
  ) {
    this.#rest = rest;
    this.length = length;
    this.#maxBytes = maxBytes;
    this.#check = check;
    this.#pieces = [head];
    this.#received = head.length;
    check?.push(head);
  }

  /** True if a reader can get the body from its first byte. */
  get canOpen(): boolean {
    return this.#isRetained;
  }

  /** Starts a pass for a new reader, which may take `stallMs` for a piece. An earlier pass ends. */
  open(stallMs: number): Pass {
    if (!this.#isRetained) throw new Error('the beginning of the body is gone');
    this.#passes += 1;
    const { length } = this;
    const { readable, writable } =
      length === undefined ? new IdentityTransformStream() : new FixedLengthStream(length);
    const written = this.#write(writable.getWriter(), this.#passes, stallMs);
    written.catch(() => undefined);
    return { readable, written };
  }

  /** Frees the retained bytes and reads what the client still sends. Call it once no reader needs the body. */
  async close(): Promise<void> {
    this.#passes += 1;
    this.#release();
    await this.#reading?.catch(() => undefined);
    if (!this.#isEnd) await discard(this.#rest);
  }

  async #write(
    writer: WritableStreamDefaultWriter<Uint8Array>,
    pass: number,
    stallMs: number,
  ): Promise<void> {
    try {
      for (let next = 0; ;) {
        const piece = this.#pieces[next];
        if (piece !== undefined) {
          await withTimeout(writer.write(piece), stallMs);
          if (this.#passes !== pass) throw new Stalled();
          next = this.#afterWriting(next);
        } else if (this.#isEnd) {
          break;
        } else {
          this.#reading ??= this.#read();
          await this.#reading;
          if (this.#passes !== pass) throw new Stalled();
        }
      }
      await withTimeout(writer.close(), stallMs);
    } catch (error) {
      void writer.abort(error).catch(() => undefined);
      if (error instanceof Refusal) {
        void this.#rest.cancel(error).catch(() => undefined);
        throw error;
      }
      throw error instanceof Stalled ? error : new Stalled();
    }
  }

  /** Returns the index of the next piece to write. */
  #afterWriting(index: number): number {
    if (this.#isRetained) return index + 1;
    const written = this.#pieces.splice(0, index + 1);
    const buffer = written.at(-1)?.buffer;
    if (buffer?.byteLength === PIECE_BYTES) this.#spare = buffer;
    return 0;
  }

  async #read(): Promise<void> {
    try {
      const buffer = new Uint8Array(this.#spare ?? new ArrayBuffer(PIECE_BYTES));
      this.#spare = undefined;
      const reading = this.#rest.readAtLeast(PIECE_BYTES, buffer);
      const { value, done } = await fromClient(reading, PIECE_BYTES);
      if (done || value === undefined || value.length < PIECE_BYTES) this.#isEnd = true;
      if (value === undefined || value.length === 0) return;
      this.#received += value.length;
      if (this.#received > this.#maxBytes) throw tooLarge('The envelope', this.#maxBytes);
      this.#check?.push(value);
      this.#pieces.push(value);
      this.#retain(value.length);
    } finally {
      this.#reading = undefined;
    }
  }

  #retain(bytes: number): void {
    if (!this.#isRetained) return;
    this.#retained += bytes;
    retainedTotal += bytes;
    if (this.#retained > RETAINED_BYTES || retainedTotal > RETAINED_BYTES_TOTAL) this.#release();
  }

  #release(): void {
    this.#isRetained = false;
    retainedTotal -= this.#retained;
    this.#retained = 0;
  }
}

async function withTimeout(writing: Promise<void>, stallMs: number): Promise<void> {
  let timer: number | null = null;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Stalled(stallMs)), stallMs);
  });
  await Promise.race([writing, stalled]).finally(() => clearTimeout(timer));
}
