import type { Destination } from '../config.ts';
import { collectorUrl } from '../envelope/collector-request.ts';
import { rebaseSentAt } from '../envelope/rebase-sent-at.ts';
import type { SpoolEntry, BodyStorage } from './storage.ts';

/** An envelope ready to send: `first` is its beginning, `rest` the following pieces, read while they are sent. */
export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly first: Uint8Array<ArrayBuffer>;
  readonly rest: Iterable<Uint8Array<ArrayBuffer>>;
  /** Bytes in total. */
  readonly length: number;
}

/**
 * Prepares an entry for sending. This is the only code of the spool that reads a client's bytes, one entry at a time: an
 * error counts against that entry.
 */
export function prepare(
  storage: BodyStorage,
  entry: SpoolEntry,
  destination: Destination,
  now: number,
): Parcel {
  const { kind, asked, headers } = storage.meta(entry);
  const rest = storage.body(entry);
  const stored = rest.next().value ?? new Uint8Array();
  const isPlain = kind === 'envelope' && headers['Content-Encoding'] === undefined;
  const first = isPlain ? rebaseSentAt(stored, now - entry.received) : stored;
  const length = entry.length + first.length - stored.length;
  return { url: collectorUrl(destination, kind, asked), headers, first, rest, length };
}
