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

/** What a shard is like at this moment. */
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

/** All shards as one. */
export function totalStatus(shards: readonly ShardStatus[], maxBytes: number): ShardStatus {
  const sum = (of: (shard: ShardStatus) => number): number =>
    shards.reduce((total, shard) => total + of(shard), 0);
  const ages = shards.flatMap(({ oldestSeconds }) => oldestSeconds ?? []);
  const dropped: Record<string, number> = {};
  for (const [key, count] of shards.flatMap((shard) => Object.entries(shard.dropped))) {
    dropped[key] = (dropped[key] ?? 0) + count;
  }
  return {
    depth: sum(({ depth }) => depth),
    held: sum(({ held }) => held),
    bytes: sum(({ bytes }) => bytes),
    maxBytes,
    oldestSeconds: ages.length === 0 ? null : Math.max(...ages),
    accepted: sum(({ accepted }) => accepted),
    delivered: sum(({ delivered }) => delivered),
    retried: sum(({ retried }) => retried),
    dropped,
    breakers: Object.assign({}, ...shards.map(({ breakers }) => breakers)),
    outages: Object.assign({}, ...shards.map(({ outages }) => outages)),
  };
}
