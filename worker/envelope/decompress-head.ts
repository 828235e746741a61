import { MAX_LINE_BYTES } from './read-envelope.ts';
import { malformed } from './refusal.ts';

/** The beginning of a compressed body in plain; `whole` when that is all of it. */
export interface DecodedHead {
  readonly head: Uint8Array;
  readonly whole: boolean;
}

/** The name a collector knows an encoding by; `x-gzip` is an old one of gzip (RFC 9110, 8.4.1.3). */
export function plainEncoding(written: string): string {
  const name = written.trim().toLowerCase();
  return name === 'x-gzip' ? 'gzip' : name;
}

const DECODERS = {
  gzip: 'createGunzip',
  deflate: 'createInflate',
  br: 'createBrotliDecompress',
  zstd: 'createZstdDecompress',
} as const;

/**
 * Decodes just enough of a compressed body to read its first line; the body itself goes on compressed. Stops after
 * 64 KiB of plain bytes, whatever the rest would swell to. Throws a 400 `Refusal` for what cannot be decoded.
 */
export async function decodeHead(
  head: Uint8Array<ArrayBuffer>,
  encoding: string,
): Promise<DecodedHead> {
  const name = plainEncoding(encoding);
  if (name === 'identity') return { head, whole: true };
  if (!isKnown(name)) throw malformed(`Content-Encoding ${encoding.slice(0, 40)} is not taken`);
  // Loaded for the few clients that compress; no browser SDK does.
  const zlib = await import('node:zlib');
  const stream = zlib[DECODERS[name]]();
  const decoded = await new Promise<DecodedHead>((resolve) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const finish = (whole: boolean): void => resolve({ head: concat(chunks, size), whole });
    stream.on('data', (chunk: Uint8Array) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= MAX_LINE_BYTES) return;
      finish(false);
      stream.destroy();
    });
    stream.once('end', () => finish(true));
    // A body cut off by us ends in an error too; what came before it is good.
    stream.once('error', () => finish(false));
    stream.end(name === 'br' ? withSmallWindow(head) : head);
  });
  stream.destroy();
  if (decoded.head.length === 0) throw malformed(`it cannot be decoded as ${name}`);
  return decoded;
}

/**
 * A brotli decoder fills its whole window, up to 16 MiB, before it shows a byte: a bomb's price. What lies within the
 * smaller window decodes alike, so for the head the window that the first bits announce (RFC 7932, 9.1: 17 + n, n in
 * bits 1 to 3) is written down to 2^18.
 */
function withSmallWindow(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const first = bytes[0] ?? 0;
  if ((first & 0b0001) === 0 || (first & 0b1110) === 0) return bytes;
  const copy = bytes.slice();
  copy[0] = (first & 0b1111_0000) | 0b0011;
  return copy;
}

function isKnown(name: string): name is keyof typeof DECODERS {
  return Object.hasOwn(DECODERS, name);
}

function concat(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const joined = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
