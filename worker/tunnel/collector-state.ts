import type { Destination } from '../config.ts';
import type { Deadline } from './deadline.ts';

/** This isolate's knowledge of a collector. */
export interface CollectorState {
  /** `down`: envelopes go to the spool, which decides when the outage is over. */
  state: 'unknown' | 'up' | 'down';
  /** Time of the last envelope that it accepted from this isolate, ms since 1970. */
  acceptedAt: number;
  /** Requests that go on after the client's answer; each holds its body in memory. */
  pending: number;
  /** Start of the first of them, ms since 1970. */
  pendingSince: number;
}

/** More would fill the isolate's memory. */
const MAX_PENDING = 32;
/** Bound while the collector accepts nothing: more clients need not wait to find that out. */
const MAX_PENDING_UNPROVEN = 4;
const ASK_MS = 500;
const collectors = new Map<string, CollectorState>();

/** The state of the destination's collector; callers update it. */
export function collectorState({ origin }: Destination): CollectorState {
  const known = collectors.get(origin);
  if (known !== undefined) return known;
  const collector: CollectorState = {
    state: 'unknown',
    acceptedAt: 0,
    pending: 0,
    pendingSince: 0,
  };
  collectors.set(origin, collector);
  return collector;
}

/** Takes over the spool's knowledge before the isolate's first envelope. A spool that fails counts as "up". */
export async function askSpool(
  collector: CollectorState,
  asking: Promise<boolean>,
  deadline: Deadline,
): Promise<void> {
  const isDown = await deadline.within(asking, ASK_MS).catch(() => false);
  // Another call may have learned more in the meantime.
  if (collector.state === 'unknown') collector.state = isDown === true ? 'down' : 'up';
}

/** Expectation for the next request; `saturated`: too many requests are pending. */
export type Availability = 'up' | 'saturated' | 'down';

/** The present expectation of a collector. */
export function availabilityOf(collector: CollectorState): Availability {
  const { state, acceptedAt, pending, pendingSince } = collector;
  if (state === 'down') return 'down';
  return pending >= (acceptedAt > pendingSince ? MAX_PENDING : MAX_PENDING_UNPROVEN)
    ? 'saturated'
    : 'up';
}
