import { CHUNK_BYTES, type Meta, type Store } from './store.ts';
import type { Row } from './lane.ts';

type Written = Pick<Row, 'bytes' | 'length' | 'chunks'>;

/** Writes a body that is here already as one chunk. */
export function writeWhole(
  store: Store,
  seq: number,
  body: Uint8Array<ArrayBuffer>,
  meta: Meta,
): Written {
  const beside = store.putChunk(seq, 0, body, meta);
  return { bytes: body.length + beside, length: body.length, chunks: 1 };
}

/**
 * Writes a body as it comes, a chunk at a time; takes back what is written when it breaks off. The caller ends the
 * upload together with writing the row.
 */
export async function writePieces(
  store: Store,
  seq: number,
  body: ReadableStream<Uint8Array>,
  meta: Meta,
): Promise<Written> {
  const reader = body.getReader({ mode: 'byob' });
  let [bytes, length, chunks] = [0, 0, 0];
  store.beginUpload(seq);
  try {
    for (;;) {
      const { value, done } = await reader.readAtLeast(CHUNK_BYTES, new Uint8Array(CHUNK_BYTES));
      if (value !== undefined && value.length > 0) {
        bytes += value.length + store.putChunk(seq, chunks, value, meta);
        length += value.length;
        chunks += 1;
      }
      if (done || value === undefined) break;
    }
  } catch (error) {
    store.removeChunks(seq);
    store.endUpload(seq);
    throw error;
  }
  return { bytes, length, chunks };
}
