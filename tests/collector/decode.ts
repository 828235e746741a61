import {
  brotliDecompressSync,
  gunzipSync,
  inflateSync,
  unzipSync,
  zstdDecompressSync,
} from 'node:zlib';

import { parseEnvelope } from '@sentry/core';

export type Fields = Readonly<Record<string, unknown>>;

/** One item of an envelope, as far as it could be read. */
export interface DecodedItem {
  readonly type: string;
  readonly headers: Fields;
  /** Parsed JSON; bytes when the payload is not JSON; for a recording its events. */
  readonly payload: unknown;
  /** Bytes of the payload on the wire. */
  readonly size: number;
  /** Segment number; recordings only. */
  readonly segment?: number;
}

export interface DecodedEnvelope {
  readonly headers: Fields;
  readonly items: readonly DecodedItem[];
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** Undoes a body's Content-Encoding. Throws on an unknown one and on broken data. */
export function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined || encoding === '' || encoding === 'identity') return body;
  const decoder = decoders[encoding.toLowerCase()];
  if (decoder === undefined) throw new Error(`unknown Content-Encoding ${encoding}`);
  return decoder(body);
}

function tryJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return bytes;
  }
}

/** A recording is a line of JSON, then its events: zlib-compressed JSON, or plain when it failed. */
function decodeRecording(bytes: Uint8Array): { segment: number; events: unknown } {
  const newline = bytes.indexOf(10);
  const head = JSON.parse(Buffer.from(bytes.subarray(0, newline)).toString()) as Fields;
  const body = Buffer.from(bytes.subarray(newline + 1));
  const json = body[0] === 0x5b ? body : unzipSync(body);
  return { segment: Number(head['segment_id']), events: JSON.parse(json.toString('utf8')) };
}

function decodeItem(headers: Fields, payload: unknown): DecodedItem {
  const type = String(headers['type']);
  if (!(payload instanceof Uint8Array)) {
    return { type, headers, payload, size: JSON.stringify(payload).length };
  }
  const size = payload.length;
  if (type !== 'replay_recording') return { type, headers, payload: tryJson(payload), size };
  const { segment, events } = decodeRecording(payload);
  return { type, headers, payload: events, size, segment };
}

/** Reads an envelope with the SDK's own parser. Throws when it, or a recording in it, is broken. */
export function decodeEnvelope(body: Uint8Array): DecodedEnvelope {
  const [headers, items] = parseEnvelope(body);
  return {
    headers: { ...headers },
    items: items.map(([itemHeaders, payload]) => decodeItem({ ...itemHeaders }, payload)),
  };
}
