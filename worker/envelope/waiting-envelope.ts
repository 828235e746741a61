import type { Tally } from './categories.ts';
import type { Kind } from './collector-request.ts';
import type { Answer } from './verdict.ts';

/** All that a later delivery needs beside the bytes. The collector's URL is not among it: it may move meanwhile. */
export interface WaitingEnvelope {
  /** `Destination.project`. */
  readonly project: string;
  readonly kind: Kind;
  /** The URL a security report was posted to, for the release and environment in it; `''` for an envelope. */
  readonly asked: string;
  /** What the collector is told of the client. */
  readonly headers: Readonly<Record<string, string>>;
  /** The types of all its items; none where they are not all known. */
  readonly types: readonly string[];
  /** What is in it, as far as was seen. */
  readonly tally: Tally;
  /** IPv4 address or IPv6 /64 of who sent it; `''` where that is not known. */
  readonly holder: string;
  /** When it came, ms since 1970. */
  readonly received: number;
}

/** On what terms an envelope is taken. */
export interface Terms {
  /** When this isolate's collector last took an envelope, ms since 1970: what it fails on after that is suspect itself. */
  readonly takenAt: number;
  /** Take it only while the collector is down: else it goes there directly. */
  readonly onlyIfDown?: boolean;
  /** Somebody is delivering it until then and will `settle` it. */
  readonly leaseUntil?: number;
  /** A delivery failed already. */
  readonly failed?: Attempted;
}

/** A delivery by somebody else than the spool. */
export interface Attempted {
  /** ms since 1970. */
  readonly began: number;
  readonly answer: Answer | undefined;
}

/** What the spool says to an envelope it has on disk. */
export interface Receipt {
  /** By which a leased envelope is settled. */
  readonly ticket: Ticket;
  /** Whether the collector is down, as far as the spool knows: others need not ask it. */
  readonly isDown: boolean;
}

/** Which row an envelope is. */
export interface Ticket {
  readonly project: string;
  readonly lane: string;
  readonly id: number;
}
