import type { Destination } from '../config.ts';
import type { Patience } from './patience.ts';

/** What this isolate knows of a collector. */
export interface CollectorState {
  /** `down`: envelopes go straight to the spool, which says when that is over. */
  state: 'unknown' | 'up' | 'down';
  /** When it last took an envelope from this isolate, ms since 1970. */
  takenAt: number;
  /** Deliveries that outlived their phone's patience, and since when there are any; each holds its body. */
  late: number;
  lateSince: number;
}

/** More of them would fill the isolate's memory. */
const MAX_LATE = 32;
/** While it takes nothing, more phones need not wait to find that out. */
const MAX_LATE_OF_NONE = 4;
const ASK_MS = 500;
const collectors = new Map<string, CollectorState>();

/** What is known of the collector a destination names; to be changed by who learns more. */
export function collectorState({ origin }: Destination): CollectorState {
  const known = collectors.get(origin);
  if (known !== undefined) return known;
  const collector: CollectorState = { state: 'unknown', takenAt: 0, late: 0, lateSince: 0 };
  collectors.set(origin, collector);
  return collector;
}

/** Learns from the spool what an isolate cannot know before its first envelope. */
export async function askSpool(
  collector: CollectorState,
  asking: Promise<boolean>,
  patience: Patience,
): Promise<void> {
  const isDown = await patience.within(asking, ASK_MS).catch(() => false);
  // Others may have learned more meanwhile.
  if (collector.state === 'unknown') collector.state = isDown === true ? 'down' : 'up';
}

/** What to expect of a collector; `crowded`: too many deliveries are waiting for its answer. */
export type Outlook = 'up' | 'crowded' | 'down';

/** What is thought of a collector right now. */
export function outlook({ state, takenAt, late, lateSince }: CollectorState): Outlook {
  if (state === 'down') return 'down';
  return late >= (takenAt > lateSince ? MAX_LATE : MAX_LATE_OF_NONE) ? 'crowded' : 'up';
}
