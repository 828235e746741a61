import { MAX_LINE_BYTES } from './read-body.ts';
import { malformed } from './read-envelope.ts';

/** The beginning of a compressed body in plain; `whole` when that is all of it. */
export interface DecodedHead {
  readonly head: Uint8Array;
  readonly whole: boolean;
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
export async function decodeHead(head: Uint8Array, encoding: string): Promise<DecodedHead> {
  const name = encoding.trim().toLowerCase();
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
      if (size > MAX_LINE_BYTES) finish(false);
    });
    stream.once('end', () => finish(true));
    // A body cut off by us ends in an error too; what came before it is good.
    stream.once('error', () => finish(false));
    stream.end(head);
  });
  stream.destroy();
  if (decoded.head.length === 0) throw malformed(`it cannot be decoded as ${name}`);
  return decoded;
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
