import type { Shelf } from './drain.ts';
import type { Lane } from './lane.ts';
import type { Outage } from './outages.ts';

/** What an operator wants to know of one shard. */
export interface ShardStatus {
  /** Envelopes waiting, and of them those that the collector's limits hold. */
  readonly depth: number;
  readonly held: number;
  readonly bytes: number;
  readonly maxBytes: number;
  /** Age of the oldest envelope, s; `null` when none waits. */
  readonly oldestSeconds: number | null;
  readonly accepted: number;
  readonly delivered: number;
  /** Deliveries that failed and are tried again. */
  readonly retried: number;
  /** By `reason category`. */
  readonly dropped: Readonly<Record<string, number>>;
  /** By project: `open` sends envelopes straight to the spool. */
  readonly breakers: Readonly<Record<string, 'open' | 'closed'>>;
  /** By the collector's origin: probes that failed so far, and when the next one goes. */
  readonly outages: Readonly<Record<string, Outage>>;
}

export function shardStatus(
  { queue, drops, outages, counts }: Shelf,
  maxBytes: number,
  isHeld: (lane: Lane) => boolean,
  now: number,
): ShardStatus {
  const lanes = queue.lanes().filter(({ depth }) => depth > 0);
  const held = lanes.filter(isHeld).reduce((sum, { depth }) => sum + depth, 0);
  const oldest = queue.oldest()?.received;
  const breakers = [...new Set(lanes.map(({ project }) => project))].map((project) => {
    return [project, queue.next(project, isHeld) === undefined ? 'closed' : 'open'] as const;
  });
  return {
    depth: queue.depth,
    held,
    bytes: queue.bytes,
    maxBytes,
    oldestSeconds: oldest === undefined ? null : Math.max(0, Math.round((now - oldest) / 1000)),
    ...counts,
    dropped: drops.totals(),
    breakers: Object.fromEntries(breakers),
    outages: outages.all(),
  };
}
