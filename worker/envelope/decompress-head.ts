import { ItemSizeCheck } from './item-size-check.ts';
import { MAX_LINE_BYTES } from './lines.ts';
import { malformed } from './refusal.ts';

/** The decoded beginning of a compressed body; `whole` if that is all of it. */
export interface DecodedHead {
  readonly head: Uint8Array;
  readonly whole: boolean;
}

/** The collector's name for an encoding; `x-gzip` is an old name of gzip (RFC 9110, 8.4.1.3). */
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
 * Decodes the first 64 KiB of a compressed body, whatever the rest would swell to; the body itself goes on compressed.
 * Decodes on to the end of an item without a declared length, 1 MiB at most. Throws a `Refusal`: 400 if it cannot be
 * decoded, 413 for an item that no collector accepts.
 */
export async function decodeHead(
  head: Uint8Array<ArrayBuffer>,
  encoding: string,
): Promise<DecodedHead> {
  const name = plainEncoding(encoding);
  if (!isKnown(name)) throw malformed(`Content-Encoding ${encoding.slice(0, 40)} is not taken`);
  // Loaded on demand: no browser SDK compresses.
  const zlib = await import('node:zlib');
  const stream = zlib[DECODERS[name]]();
  const check = new ItemSizeCheck();
  const decoding = new Promise<DecodedHead>((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const finish = (whole: boolean): void => resolve({ head: concat(chunks, size), whole });
    stream.on('data', (chunk: Uint8Array) => {
      if (size <= MAX_LINE_BYTES) {
        chunks.push(chunk);
        size += chunk.length;
      }
      try {
        check.push(chunk);
      } catch (error) {
        reject(error);
      }
      // A brotli decoder with a small window is wrong after its first 256 KiB.
      if (size <= MAX_LINE_BYTES || (check.isMeasuring && name !== 'br')) return;
      finish(false);
      stream.destroy();
    });
    stream.once('end', () => finish(true));
    // A truncated body ends in an error, too; the bytes before it are good.
    stream.once('error', () => finish(false));
    stream.end(name === 'br' ? withSmallWindow(head) : head);
  });
  const decoded = await decoding.finally(() => stream.destroy());
  if (decoded.head.length === 0) throw malformed(`it cannot be decoded as ${name}`);
  return decoded;
}

/**
 * A brotli decoder fills its window, up to 16 MiB, before it yields a byte: the price of a bomb. The first bytes decode
 * the same with a smaller window, so the copy announces 2^18 (RFC 7932, 9.1: 17 + n, n in bits 1 to 3).
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
