import type { Destination } from '../config.ts';
import type { Shard } from '../spool/shards.ts';
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

/** Whether there is anything to ask or to heed before an envelope goes to the collector. */
export function mayBeDown({ state, late }: CollectorState): boolean {
  return state !== 'up' || late > 0;
}

/** Whether envelopes should go straight to the spool. Only an isolate's first envelope asks there. */
export async function isDown(
  collector: CollectorState,
  { origin }: Destination,
  shard: Shard,
  patience: Patience,
): Promise<boolean> {
  if (collector.state === 'unknown') {
    const down = await patience.within(shard.isDown(origin), ASK_MS).catch(() => false);
    // Others may have learned more meanwhile.
    if (collector.state === 'unknown') collector.state = down === true ? 'down' : 'up';
  }
  const { state, takenAt, late, lateSince } = collector;
  return state === 'down' || late >= (takenAt > lateSince ? MAX_LATE : MAX_LATE_OF_NONE);
}
