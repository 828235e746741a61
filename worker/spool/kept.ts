import type { Destination } from '../config.ts';
import type { Call, Kind } from '../tunnel/call.ts';
import { type Tally, tallyOf } from '../tunnel/categories.ts';
import { collectorHeaders } from '../tunnel/collector-request.ts';
import type { Item } from '../tunnel/read-envelope.ts';
import { projectOf } from './shards.ts';

/** All that a later delivery needs beside the bytes. The collector's URL is not among it: it may move meanwhile. */
export interface Kept {
  readonly project: string;
  readonly kind: Kind;
  /** The URL a security report was posted to, for the release and environment in it; `''` for an envelope. */
  readonly asked: string;
  /** What the collector is told of the client. */
  readonly headers: Readonly<Record<string, string>>;
  /** What is in it, as far as was seen. */
  readonly tally: Tally;
  /** When it came, ms since 1970. */
  readonly received: number;
}

/** What is to be kept of a call beside its body. */
export function keep(call: Call, destination: Destination, items: readonly Item[]): Kept {
  const { kind, request } = call;
  return {
    project: projectOf(destination),
    kind,
    asked: kind === 'security' ? request.url : '',
    headers: collectorHeaders(request.headers, kind),
    tally: tallyOf(items),
    received: Date.now(),
  };
}
