import type { Config, Destination } from '../config.ts';
import type { Env } from '../env.ts';
import type { CountedItem } from '../envelope/categories.ts';
import type { ReportKind } from '../envelope/collector-request.ts';
import type { Notes } from './journal.ts';
import type { Deadline } from './deadline.ts';
import type { LongBody } from './long-body.ts';
import type { WaitTimer } from './wait-timer.ts';

/** Keeps work alive after the answer. */
export interface Background {
  waitUntil(promise: Promise<unknown>): void;
}

/** One request to one of the tunnel's paths. */
export interface Call {
  readonly request: Request;
  /** The request's URL: each read from the request copies it. */
  readonly url: string;
  readonly kind: ReportKind;
  /** Project in the path, for SDKs whose DSN host is this site; `undefined` at the tunnel's own paths. */
  readonly projectId: string | undefined;
  /** The DSN of the path, if the path belongs to one DSN. */
  readonly destination: Destination | undefined;
  readonly config: Config;
  readonly env: Env;
  readonly background: Background;
  /** Facts for the call's line in the journal. */
  readonly notes: Notes;
  /** Of all waits until the answer; none of them overlap. */
  readonly timer: WaitTimer;
}

/** An admitted envelope and its destination. */
export interface Admitted {
  readonly destination: Destination;
  /** The body in memory, or a long one that is still arriving. */
  readonly body: Uint8Array<ArrayBuffer> | LongBody;
  readonly items: readonly CountedItem[];
  /** Types of all items; empty if not all of them are known. */
  readonly types: readonly string[];
  /** The client's. */
  readonly deadline: Deadline;
}

/** The origin of a URL. Parsing the URL would cost more. */
export function siteOf(url: string): string {
  return url.slice(0, url.indexOf('/', 'https://'.length));
}
