import type { Tally } from './categories.ts';
import type { ReportKind } from './collector-request.ts';
import type { CollectorAnswer } from './verdict.ts';

// Workers and spool objects of two versions talk to each other in these types while a deployment is under way.

/** The facts that a later delivery needs, except the body and the collector's URL, which may change. */
export interface WaitingEnvelope {
  /** `Destination.project`. */
  readonly project: string;
  readonly kind: ReportKind;
  /** URL of a security report's request, which has the release and the environment; `''` for an envelope. */
  readonly asked: string;
  /** Headers for the collector. */
  readonly headers: Readonly<Record<string, string>>;
  /** Types of all items; empty if not all of them are known. */
  readonly types: readonly string[];
  /** Content by category, as far as the Worker read it. */
  readonly tally: Tally;
  /** The sender's IPv4 address or IPv6 /64; `''` if unknown. */
  readonly holder: string;
  /** ms since 1970. */
  readonly received: number;
  /** Names the envelope, so that a repeated call does not store it twice. */
  readonly token: string;
}

/** The terms on which the spool stores an envelope. */
export interface Terms {
  /** Time of the last envelope that this isolate's collector accepted, ms since 1970. Later failures are the envelope's own fault. */
  readonly takenAt: number;
  /** Store it only while the collector is down. */
  readonly onlyIfDown?: boolean;
  /** Another delivery is under way until then and will `settle` the envelope. */
  readonly leaseUntil?: number;
  /** A delivery failed. */
  readonly failed?: Attempted;
  /** An earlier call for the same envelope was rejected; it may have stored it. */
  readonly isRepeated?: boolean;
}

/** A delivery outside the spool. */
export interface Attempted {
  /** ms since 1970. */
  readonly began: number;
  readonly answer: CollectorAnswer | undefined;
}

/** The spool's answer once an envelope is on disk. */
export interface Receipt {
  /** Settles or withdraws the envelope. */
  readonly ticket: Ticket;
  /** True if the spool knows that the collector is down. */
  readonly isDown: boolean;
}

/** Identifies a stored envelope. */
export interface Ticket {
  readonly project: string;
  readonly lane: string;
  readonly id: number;
}
