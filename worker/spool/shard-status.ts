import type { Config } from '../config.ts';
import type { Outage } from './breakers.ts';
import type { Shelf } from './choose.ts';
import type { Row } from './envelope-store.ts';
import { shardBytes } from './shard-room.ts';

/** What an operator wants to know of one shard, or of all together. */
export interface ShardStatus {
  /** Envelopes waiting; of them those that the collector's limits hold, and those set aside after failing alone. */
  readonly depth: number;
  readonly held: number;
  readonly aside: number;
  readonly bytes: number;
  readonly maxBytes: number;
  /** Age of the oldest envelope that nothing but the collector keeps from leaving, s; `null` when there is none. */
  readonly oldestSeconds: number | null;
  readonly accepted: number;
  readonly delivered: number;
  /** Deliveries that failed and are tried again. */
  readonly retried: number;
  /** By `reason category`. */
  readonly dropped: Readonly<Record<string, number>>;
  /** By project with something waiting: `open` sends envelopes straight to the spool. */
  readonly breakers: Readonly<Record<string, 'open' | 'closed'>>;
  /** By the collector's origin: probes that failed so far, and when the next one goes. */
  readonly outages: Readonly<Record<string, Outage>>;
}

/** An envelope that was set aside, as an operator sees it. */
export interface AsideEnvelope {
  readonly id: number;
  readonly project: string;
  readonly types: readonly string[];
  readonly bytes: number;
  readonly failures: number;
  /** Of the last failure. */
  readonly reason: string;
  /** ISO 8601. */
  readonly received: string;
  readonly nextTry: string;
}

/** What a shard is like at this moment. */
export function shardStatus(shelf: Shelf, config: Config, now: number): ShardStatus {
  const { queue, drops, breakers, limits, counts } = shelf;
  const { lanes } = queue;
  const held = lanes.filter((lane) => !lane.isAside && limits.until(lane, now) > 0);
  const aside = lanes.filter(({ isAside }) => isAside);
  const free = lanes.filter((lane) => !held.includes(lane) && !aside.includes(lane));
  const oldest = free.flatMap(({ project, name }) => {
    return queue.store.oldest(project, name)?.received ?? [];
  });
  return {
    depth: queue.depth,
    held: depthOf(held),
    aside: depthOf(aside),
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
    outages: breakers.all(),
  };
}

/** A row as an operator sees it. */
export function asideEnvelope(row: Row, types: readonly string[]): AsideEnvelope {
  const { id, project, bytes, failures, reason, received, due } = row;
  const [came, nextTry] = [new Date(received).toISOString(), new Date(due).toISOString()];
  return { id, project, types, bytes, failures, reason, received: came, nextTry };
}

/** All shards as one. */
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
