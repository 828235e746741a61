import type { Config, Destination } from '../config.ts';
import { indexOf, SHARDS } from './shard-room.ts';
import type { Spool } from './spool.ts';

/** A stub of a shard. */
export type Shard = DurableObjectStub<Spool>;

/**
 * The shard of a collector; `undefined` if no spool is bound. All projects of a collector share one shard, so that one
 * object handles its outage, with one probe per step.
 */
export function shardOf(
  namespace: DurableObjectNamespace<Spool> | undefined,
  { spoolLocation }: Config,
  { origin }: Destination,
): Shard | undefined {
  return namespace && shardAt(namespace, spoolLocation, indexOf(origin));
}

/** All shards by name; none if no spool is bound. */
export function allShards(
  namespace: DurableObjectNamespace<Spool> | undefined,
  { spoolLocation }: Config,
): ReadonlyMap<string, Shard> {
  if (namespace === undefined) return new Map();
  const indices = Array.from({ length: SHARDS }, (_, index) => index);
  return new Map(indices.map((index) => [nameOf(index), shardAt(namespace, spoolLocation, index)]));
}

function shardAt(
  namespace: DurableObjectNamespace<Spool>,
  location: Config['spoolLocation'],
  index: number,
): Shard {
  if (location === undefined) return namespace.getByName(nameOf(index));
  if ('hint' in location) {
    return namespace.getByName(nameOf(index), { locationHint: location.hint });
  }
  return namespace.jurisdiction(location.jurisdiction).getByName(nameOf(index));
}

function nameOf(index: number): string {
  return `spool-${index}`;
}
