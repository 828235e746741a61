import type { Destination } from '../config.ts';
import { collectorUrl } from '../envelope/collector-request.ts';
import { rebaseSentAt } from '../envelope/rebase-sent-at.ts';
import type { Row, Store } from './envelope-store.ts';

/** An envelope ready to leave: `first` is its beginning, `rest` the pieces after it, read as they are sent. */
export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly first: Uint8Array<ArrayBuffer>;
  readonly rest: Iterable<Uint8Array<ArrayBuffer>>;
  /** All bytes together. */
  readonly length: number;
}

/**
 * Makes a row ready to leave. All that touches a stranger's bytes is here, one row at a time: whatever it throws is
 * counted against that row.
 */
export function prepare(store: Store, row: Row, destination: Destination, now: number): Parcel {
  const { kind, asked, headers } = store.meta(row);
  const rest = store.body(row);
  const stored = rest.next().value ?? new Uint8Array();
  const plain = kind === 'envelope' && headers['Content-Encoding'] === undefined;
  const first = plain ? rebaseSentAt(stored, now - row.received) : stored;
  const length = row.length + first.length - stored.length;
  return { url: collectorUrl(destination, kind, asked), headers, first, rest, length };
}
