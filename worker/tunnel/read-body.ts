import { BufferPool } from './buffers.ts';
import { Refusal } from './refusal.ts';

/** A body the tunnel is about to pass on, exactly as it came. */
export interface Body {
  /** The first bytes: the whole body when `rest` is absent, else enough of it for the first line. */
  readonly head: Uint8Array<ArrayBuffer>;
  /** What is still on its way from the client. */
  readonly rest: ReadableStreamBYOBReader | undefined;
  /** What `Content-Length` said, or the whole body's length where it is here. */
  readonly length: number | undefined;
  /** Ends the loan of the memory; the buffer comes along when nobody can be reading it any more. */
  release(buffer?: ArrayBuffer): void;
}

/** An envelope's first line may be this long. */
export const MAX_LINE_BYTES = 64 * 1024;

// Measured with `npm run bench -- tunnel`: up to here the runtime's own buffer is the fastest.
const SMALL_BYTES = 64 * 1024;
// A body that fits is held whole: it can then be sent again, and the phone does not wait for the collector to read.
const held = new BufferPool(1024 * 1024 + 64 * 1024, 24);
// A longer one passes through a piece at a time.
const pieces = new BufferPool(256 * 1024);

/** Reads a small body whole, a large one as far as its first line. Throws 400 or 413 as a `Refusal`. */
export async function readBody(request: Request, maxBytes: number): Promise<Body> {
  const written = request.headers.get('Content-Length');
  const length = written === null ? undefined : Number(written);
  if (length !== undefined && length > maxBytes) throw tooLarge(maxBytes);
  try {
    const body = await readRequest(request, length);
    if (body.head.length === 0) throw empty();
    if (body.head.length > maxBytes) throw tooLarge(maxBytes);
    return body;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body broke off.');
  }
}

export function tooLarge(maxBytes: number): Refusal {
  return new Refusal(413, `The envelope is larger than ${maxBytes} bytes.`);
}

function empty(): Refusal {
  return new Refusal(400, 'The body is empty.');
}

async function readRequest(request: Request, length: number | undefined): Promise<Body> {
  if (length !== undefined && length <= SMALL_BYTES) {
    return {
      head: new Uint8Array(await request.arrayBuffer()),
      rest: undefined,
      length,
      release() {},
    };
  }
  if (request.body === null) throw empty();
  const reader = request.body.getReader({ mode: 'byob' });
  if (length === undefined) return readUnknown(reader);
  const buffer = length <= held.size ? held.lend() : undefined;
  if (buffer !== undefined) return readInto(reader, buffer, held, length, length);
  return readInto(reader, lendPiece(), pieces, MAX_LINE_BYTES + 1, length);
}

/** Without a length most bodies are small all the same: only what proves long gets the large buffer. */
async function readUnknown(reader: ReadableStreamBYOBReader): Promise<Body> {
  const first = await reader.readAtLeast(SMALL_BYTES, new Uint8Array(SMALL_BYTES));
  const start = first.value ?? new Uint8Array(0);
  if (start.length < SMALL_BYTES) {
    return { head: start, rest: undefined, length: start.length, release() {} };
  }
  const roomy = held.lend();
  const buffer = roomy ?? lendPiece();
  new Uint8Array(buffer).set(start);
  const pool = roomy === undefined ? pieces : held;
  return readInto(reader, buffer, pool, buffer.byteLength - start.length, undefined, start.length);
}

function lendPiece(): ArrayBuffer {
  return pieces.lend() ?? new ArrayBuffer(pieces.size);
}

/** Fills `buffer` from `start` on with `atLeast` bytes or all there are. */
async function readInto(
  reader: ReadableStreamBYOBReader,
  buffer: ArrayBuffer,
  pool: BufferPool,
  atLeast: number,
  length: number | undefined,
  start = 0,
): Promise<Body> {
  const room = Math.min(buffer.byteLength, length ?? Infinity) - start;
  const next = await reader
    .readAtLeast(atLeast, new Uint8Array(buffer, start, room))
    .catch((error: unknown) => {
      pool.giveBack();
      throw error;
    });
  const read = next.value ?? new Uint8Array(0);
  const head = new Uint8Array(read.buffer, 0, start + read.length);
  const whole = head.length === length || read.length < atLeast;
  return {
    head,
    rest: whole ? undefined : reader,
    length: whole ? head.length : length,
    release: (last) => pool.giveBack(last),
  };
}
