import type { SpoolEntry, BodyStorage, Meta } from './storage.ts';

type StoredBody = Pick<SpoolEntry, 'bytes' | 'length' | 'chunks'>;

/** Largest chunk of a body, in a row of its own; the platform's limit for a row is 2 MB. */
const CHUNK_BYTES = 1024 * 1024;

/** Stores a body that is in memory. */
export function storeBuffered(
  storage: BodyStorage,
  id: number,
  body: Uint8Array<ArrayBuffer>,
  meta: Meta,
): StoredBody {
  let [bytes, chunks] = [0, 0];
  for (let at = 0; at < body.length || chunks === 0; at += CHUNK_BYTES) {
    bytes += storage.putChunk(id, chunks, body.subarray(at, at + CHUNK_BYTES), meta);
    chunks += 1;
  }
  return { bytes, length: body.length, chunks };
}

/**
 * Stores a body while it arrives, one chunk at a time. Removes the chunks if the body breaks off, or if `mayGrow` refuses
 * the next one. The caller ends the upload together with the entry's push.
 */
export async function storeStream(
  storage: BodyStorage,
  id: number,
  body: ReadableStream<Uint8Array>,
  meta: Meta,
  mayGrow: (bytes: number) => boolean,
): Promise<StoredBody | 'overflow'> {
  const reader = body.getReader({ mode: 'byob' });
  let [bytes, length, chunks] = [0, 0, 0];
  // One buffer serves all chunks: storing copies.
  let buffer = new ArrayBuffer(CHUNK_BYTES);
  storage.beginUpload(id);
  try {
    for (;;) {
      const { value, done } = await reader.readAtLeast(CHUNK_BYTES, new Uint8Array(buffer));
      if (value !== undefined) buffer = value.buffer;
      if (value !== undefined && value.length > 0) {
        if (!mayGrow(value.length)) {
          storage.abortUpload(id);
          await readToEnd(reader);
          return 'overflow';
        }
        bytes += storage.putChunk(id, chunks, value, meta);
        length += value.length;
        chunks += 1;
      }
      if (done || value === undefined) break;
    }
  } catch (error) {
    storage.abortUpload(id);
    throw error;
  }
  return { bytes, length, chunks };
}

/** Ignores the rest: the sender gets its answer only after it has sent the entire body. */
async function readToEnd(reader: ReadableStreamBYOBReader): Promise<void> {
  let piece = new Uint8Array(CHUNK_BYTES);
  for (;;) {
    const { value, done } = await reader.read(piece);
    if (done || value === undefined) return;
    piece = new Uint8Array(value.buffer);
  }
}
