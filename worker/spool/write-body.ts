import { CHUNK_BYTES, type Meta, type Row, type Store } from './envelope-store.ts';

type Written = Pick<Row, 'bytes' | 'length' | 'chunks'>;

/** Writes a body that is here already as one chunk, or a few. */
export function writeWhole(
  store: Store,
  id: number,
  body: Uint8Array<ArrayBuffer>,
  meta: Meta,
): Written {
  let [bytes, chunks] = [0, 0];
  for (let at = 0; at < body.length || chunks === 0; at += CHUNK_BYTES) {
    bytes += store.putChunk(id, chunks, body.subarray(at, at + CHUNK_BYTES), meta);
    chunks += 1;
  }
  return { bytes, length: body.length, chunks };
}

/**
 * Writes a body as it comes, a chunk at a time; takes back what is written when it breaks off, or when `mayGrow` says
 * no. The caller ends the upload together with writing the row.
 */
export async function writePieces(
  store: Store,
  id: number,
  body: ReadableStream<Uint8Array>,
  meta: Meta,
  mayGrow: (bytes: number) => boolean,
): Promise<Written | 'overflow'> {
  const reader = body.getReader({ mode: 'byob' });
  let [bytes, length, chunks] = [0, 0, 0];
  // One buffer for all pieces: what is written is copied, and a fresh megabyte each would be garbage.
  let buffer = new ArrayBuffer(CHUNK_BYTES);
  store.beginUpload(id);
  try {
    for (;;) {
      const { value, done } = await reader.readAtLeast(CHUNK_BYTES, new Uint8Array(buffer));
      if (value !== undefined) buffer = value.buffer;
      if (value !== undefined && value.length > 0) {
        if (!mayGrow(value.length)) return await takeBack(store, id, reader);
        bytes += store.putChunk(id, chunks, value, meta);
        length += value.length;
        chunks += 1;
      }
      if (done || value === undefined) break;
    }
  } catch (error) {
    store.removeChunks(id);
    store.endUpload(id);
    throw error;
  }
  return { bytes, length, chunks };
}

/** Reads the rest to its end, so that whoever sends it is answered like everybody. */
async function takeBack(
  store: Store,
  id: number,
  reader: ReadableStreamBYOBReader,
): Promise<'overflow'> {
  store.removeChunks(id);
  store.endUpload(id);
  let piece = new Uint8Array(CHUNK_BYTES);
  for (;;) {
    const { value, done } = await reader.read(piece);
    if (done || value === undefined) return 'overflow';
    piece = new Uint8Array(value.buffer);
  }
}
