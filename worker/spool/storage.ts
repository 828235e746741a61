import type { Tally } from '../envelope/categories.ts';
import type { Drop, DropReason } from '../envelope/client-report.ts';
import type { Ticket, WaitingEnvelope } from '../envelope/waiting-envelope.ts';

/** Envelopes of one project with the same item types: limits and bounds treat them alike. */
export interface Lane {
  readonly project: string;
  /** A full spool drops low ranks first: 0 replays, 1 others, 2 errors. */
  readonly rank: number;
  /** Types of all items; empty if they are unknown. */
  readonly types: readonly string[];
  /** Quarantined envelopes are retried one by one. */
  readonly isQuarantined: boolean;
}

/** The state of a waiting envelope that changes while it waits. All times are ms since 1970. */
export interface Progress {
  /** Another delivery is under way until then; 0 if none is. */
  readonly leaseEnd: number;
  /** First try; 0 before. */
  readonly firstTry: number;
  readonly failures: number;
  /** A quarantined envelope's next try; 0 otherwise. */
  readonly retryAt: number;
  /** Reason of the last failure. */
  readonly reason: string;
}

/** A waiting envelope without its body. */
export interface SpoolEntry extends Progress {
  readonly lane: Lane;
  /** Ascending in the order of arrival; never used twice. */
  readonly id: number;
  /** Sender as a number of 16 bits, precise enough to share the room. */
  readonly holder: number;
  /** Size on disk: body and meta data. */
  readonly bytes: number;
  /** Size of the body. */
  readonly length: number;
  readonly chunks: number;
  readonly received: number;
}

/** The facts of an envelope that its entry does not hold. */
export type Meta = Pick<WaitingEnvelope, 'kind' | 'asked' | 'headers' | 'tally' | 'token'>;

/** Sums for a lane and a holder. */
export interface Total {
  readonly lane: Lane;
  readonly holder: number;
  readonly depth: number;
  readonly bytes: number;
}

/** The bodies of a shard, each in chunks. */
export interface BodyStorage {
  /** Starts to store a body in chunks. Chunks without an entry are removed at the next start. */
  beginUpload(id: number): void;
  /** Stores one chunk; the first has the meta data next to it. Returns the bytes used. */
  putChunk(id: number, index: number, body: Uint8Array, meta: Meta): number;
  /** Ends an upload in one transaction with `push`. */
  endUpload(id: number): void;
  /** Removes the chunks of an upload. */
  abortUpload(id: number): void;
  meta(entry: SpoolEntry): Meta;
  /** The body, one chunk at a time. */
  body(entry: SpoolEntry): Iterator<Uint8Array<ArrayBuffer>> & Iterable<Uint8Array<ArrayBuffer>>;
}

/** Finds entries and their sums. */
interface EntryLookup {
  find(ticket: Ticket): SpoolEntry | undefined;
  ticketOf(entry: SpoolEntry): Ticket;
  /** Slow: reads all entries. */
  findById(id: number): SpoolEntry | undefined;
  /** An envelope stored at or after `since` under this token. */
  findByToken(token: string, since: number): SpoolEntry | undefined;
  /** The quarantined entries, the next due first. */
  quarantined(limit: number): readonly SpoolEntry[];
  /** A holder's entries of one rank, newest first. Slow: reads all entries. */
  entriesOf(holder: number, rank: number): readonly SpoolEntry[];
  /** End of the first lease of a lane after `now`; `Infinity` if there is none. */
  firstLeaseEnd(lane: Lane, now: number): number;
  /** The first retry of a quarantined entry; `Infinity` if there is none. */
  firstRetry(): number;
  totals(): readonly Total[];
}

/**
 * The waiting envelopes of a shard. All calls are synchronous. Calls without an `await` in between are one transaction,
 * and the platform confirms no answer before its transaction is on disk.
 */
export interface EnvelopeStorage extends BodyStorage, EntryLookup {
  /** A new id, greater than all before. */
  nextId(): number;
  /** Adds an envelope whose chunks are stored. */
  push(entry: SpoolEntry): void;
  /** The oldest entry of a lane. If `now` is given: without a lease, and none of `except`. */
  peek(lane: Lane, now?: number, except?: readonly number[]): SpoolEntry | undefined;
  /** The quarantined entry with the earliest retry that is due, except the ids given. */
  peekQuarantined(now: number, except: readonly number[]): SpoolEntry | undefined;
  /** Saves the progress of an entry and returns the new entry; `retryAt` decides about the quarantine. */
  update(entry: SpoolEntry, progress: Progress): SpoolEntry;
  /** Removes a delivered envelope. */
  acknowledge(entry: SpoolEntry): void;
  /** Removes an envelope that is not delivered; returns its content, to be counted. */
  drop(entry: SpoolEntry): Tally;
}

/** Counts of dropped items: all of them, and those not yet reported to the collector. */
export interface DropStorage {
  /** Counts an envelope's content, in one transaction with the removal of its entry. */
  count(project: string, reason: DropReason, tally: Tally): void;
  add(project: string, drop: Drop): void;
  /** Remembers a batch of drops; false if it was added before. */
  isNewBatch(id: string, now: number): boolean;
  /** Projects with drops that the collector does not know. */
  projects(): readonly string[];
  unreported(project: string): readonly Drop[];
  /** Records that the collector accepted a report of exactly these drops. */
  markReported(project: string, drops: readonly Drop[]): void;
  /** All drops since the shard began, by `reason category`. */
  totals(): Readonly<Record<string, number>>;
}

/** Small values that survive a restart. */
export type ValueStorage = Pick<SyncKvStorage, 'get' | 'put' | 'delete' | 'list'>;

/** The storage of one shard. */
export interface ShardStorage {
  readonly envelopes: EnvelopeStorage;
  readonly drops: DropStorage;
  readonly values: ValueStorage;
  /** Runs all of it or, if it throws, nothing. */
  transaction<T>(run: () => T): T;
  getAlarm(): Promise<number | null>;
  setAlarm(at: number): Promise<void>;
  deleteAlarm(): Promise<void>;
}
