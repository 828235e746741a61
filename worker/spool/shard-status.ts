import type { Config } from '../config.ts';
import type { ShardState } from './shard-state.ts';
import type { Outage } from './circuit-breakers.ts';
import { shardBytes } from './shard-room.ts';
import type { SpoolEntry } from './storage.ts';

/** The state of one shard, or of all together, for the operator. */
export interface ShardStatus {
  /** Waiting envelopes. */
  readonly depth: number;
  /** Waiting envelopes that a rate limit of the collector holds. */
  readonly held: number;
  /** Waiting envelopes in quarantine. */
  readonly aside: number;
  readonly bytes: number;
  readonly maxBytes: number;
  /** Age of the oldest envelope that is neither held nor quarantined, s; `null` if there is none. */
  readonly oldestSeconds: number | null;
  readonly accepted: number;
  readonly delivered: number;
  /** Failed deliveries that are tried again. */
  readonly retried: number;
  /** By `reason category`. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Breakers of projects with waiting envelopes; `open`: new envelopes go straight to the spool. */
  readonly breakers: Readonly<Record<string, 'open' | 'closed'>>;
  /** Outages by the collector's origin. */
  readonly outages: Readonly<Record<string, Outage>>;
}

/** A quarantined envelope for the operator. */
export interface QuarantinedEnvelope {
  readonly id: number;
  readonly project: string;
  readonly types: readonly string[];
  readonly bytes: number;
  readonly failures: number;
  /** Reason of the last failure. */
  readonly reason: string;
  /** ISO 8601. */
  readonly received: string;
  readonly nextTry: string;
}

/** The present status of a shard. */
export function shardStatus(state: ShardState, config: Config, now: number): ShardStatus {
  const { queue, drops, breakers, limits, counts } = state;
  const { lanes } = queue;
  const held = lanes.filter((lane) => !lane.isQuarantined && limits.until(lane, now) > 0);
  const quarantined = lanes.filter(({ isQuarantined }) => isQuarantined);
  const free = lanes.filter((lane) => !held.includes(lane) && !quarantined.includes(lane));
  const oldest = free.flatMap((lane) => queue.storage.peek(lane)?.received ?? []);
  return {
    depth: queue.depth,
    held: depthOf(held),
    aside: depthOf(quarantined),
    bytes: queue.bytes,
    maxBytes: shardBytes(config),
    oldestSeconds:
      oldest.length === 0 ? null : Math.max(0, Math.round((now - Math.min(...oldest)) / 1000)),
    ...counts,
    dropped: drops.totals(),
    breakers: Object.fromEntries(
      lanes.map(({ project }) => {
        const origin = config.destinations.get(project)?.origin;
        return [project, origin !== undefined && breakers.isOpen(origin) ? 'open' : 'closed'];
      }),
    ),
    outages: breakers.outages(),
  };
}

/** An entry for the operator. */
export function quarantinedEnvelope(entry: SpoolEntry): QuarantinedEnvelope {
  const { id, bytes, failures, reason, lane } = entry;
  const received = new Date(entry.received).toISOString();
  const nextTry = new Date(entry.retryAt).toISOString();
  const { project, types } = lane;
  return { id, project, types, bytes, failures, reason, received, nextTry };
}

/** The sum of all shards. */
export function totalStatus(shards: readonly ShardStatus[], maxBytes: number): ShardStatus {
  const sum = (of: (shard: ShardStatus) => number): number =>
    shards.reduce((total, shard) => total + of(shard), 0);
  const ages = shards.flatMap(({ oldestSeconds }) => oldestSeconds ?? []);
  const dropped = new Map<string, number>();
  for (const [key, count] of shards.flatMap((shard) => Object.entries(shard.dropped))) {
    dropped.set(key, (dropped.get(key) ?? 0) + count);
  }
  return {
    depth: sum(({ depth }) => depth),
    held: sum(({ held }) => held),
    aside: sum(({ aside }) => aside),
    bytes: sum(({ bytes }) => bytes),
    maxBytes,
    oldestSeconds: ages.length === 0 ? null : Math.max(...ages),
    accepted: sum(({ accepted }) => accepted),
    delivered: sum(({ delivered }) => delivered),
    retried: sum(({ retried }) => retried),
    dropped: Object.fromEntries(dropped),
    breakers: Object.assign({}, ...shards.map(({ breakers }) => breakers)),
    outages: Object.assign({}, ...shards.map(({ outages }) => outages)),
  };
}

function depthOf(lanes: readonly { readonly depth: number }[]): number {
  return lanes.reduce((sum, { depth }) => sum + depth, 0);
}
