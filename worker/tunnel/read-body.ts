import { Refusal } from './refusal.ts';

/** A body the tunnel is about to pass on, exactly as it came. */
export interface Body {
  /** The first bytes: the whole body when `rest` is absent, else as much as came with the first line. */
  readonly head: Uint8Array<ArrayBuffer>;
  /** What is still on its way from the client. */
  readonly rest: ReadableStreamBYOBReader | undefined;
  /** What `Content-Length` said. */
  readonly length: number | undefined;
}

/** A body up to this size is held as one buffer: as fast as passing it on, and it can be sent again. */
export const HOLD_BYTES = 1024 * 1024 + 64 * 1024;
/** An envelope's first line may be this long. */
export const MAX_LINE_BYTES = 64 * 1024;

const NEWLINE = 10;

/** Reads a small body whole, a large one as far as its first line. Throws 400 or 413 as a `Refusal`. */
export async function readBody(request: Request, maxBytes: number): Promise<Body> {
  const length = contentLength(request);
  if (request.body === null || length === 0) throw new Refusal(400, 'The body is empty.');
  if (length !== undefined && length > maxBytes) throw tooLarge(maxBytes);
  if (length !== undefined && length <= HOLD_BYTES) {
    return { head: new Uint8Array(await request.arrayBuffer()), rest: undefined, length };
  }
  const reader = request.body.getReader({ mode: 'byob' });
  const enough = length === undefined ? heldWhole : firstLine;
  const { read, done } = await readUntil(reader, enough);
  if (read.length === 0) throw new Refusal(400, 'The body is empty.');
  if (read.length > maxBytes) throw tooLarge(maxBytes);
  return { head: read, rest: done ? undefined : reader, length };
}

export function tooLarge(maxBytes: number): Refusal {
  return new Refusal(413, `The envelope is larger than ${maxBytes} bytes.`);
}

function contentLength(request: Request): number | undefined {
  const written = request.headers.get('Content-Length');
  return written === null ? undefined : Number(written);
}

function firstLine(read: Uint8Array): boolean {
  return read.length > MAX_LINE_BYTES || read.includes(NEWLINE);
}

function heldWhole(read: Uint8Array): boolean {
  return read.length > HOLD_BYTES;
}

async function readUntil(
  reader: ReadableStreamBYOBReader,
  enough: (read: Uint8Array) => boolean,
): Promise<{ read: Uint8Array<ArrayBuffer>; done: boolean }> {
  let read = new Uint8Array(0);
  while (!enough(read)) {
    const next = await reader.read(new Uint8Array(64 * 1024));
    if (next.done) return { read, done: true };
    read = concat(read, next.value);
  }
  return { read, done: false };
}

function concat(a: Uint8Array<ArrayBuffer>, b: Uint8Array): Uint8Array<ArrayBuffer> {
  if (a.length === 0) return new Uint8Array(b);
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
