import type { Config, Destination } from '../config.ts';
import type { Env } from '../env.ts';
import type { Item } from '../envelope/categories.ts';
import type { Kind } from '../envelope/collector-request.ts';
import type { Notes } from './journal.ts';
import type { Patience } from './patience.ts';
import type { Body } from './read-body.ts';

/** Where a call keeps what must outlive its answer. */
export interface Background {
  waitUntil(promise: Promise<unknown>): void;
}

/** One request to one of the tunnel's paths. */
export interface Call {
  readonly request: Request;
  readonly kind: Kind;
  /** The project in the path, for SDKs whose DSN host is this site; `undefined` at the tunnel's own paths. */
  readonly projectId: string | undefined;
  /** What the path stands for, where it stands for one DSN. */
  readonly destination: Destination | undefined;
  readonly config: Config;
  readonly env: Env;
  readonly background: Background;
  /** What has been learned of it so far, for its line in the journal. */
  readonly notes: Notes;
}

/** What was admitted, and for whom. */
export interface Admitted {
  readonly destination: Destination;
  readonly body: Body;
  readonly items: readonly Item[];
  /** The types of all items; none where they are not all known. */
  readonly types: readonly string[];
  readonly patience: Patience;
}

/** The origin a request was made to, without parsing the rest of its URL. */
export function siteOf({ url }: Request): string {
  return url.slice(0, url.indexOf('/', 'https://'.length));
}
