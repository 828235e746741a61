import type { Config, Destination } from '../config.ts';
import type { Spool } from './spool.ts';

/** How many shards there are. Another number moves collectors to other shards, which then drain where they are. */
const SHARDS = 4;

/** One shard as the Worker calls it. */
export type Shard = DurableObjectStub<Spool>;

/**
 * The shard that keeps what a collector does not take; `undefined` where no spool is bound. All projects of a collector
 * share one: its outage is then one object's affair, with one probe a step.
 */
export function shardOf(
  namespace: DurableObjectNamespace<Spool> | undefined,
  { spoolLocation }: Config,
  { origin }: Destination,
): Shard | undefined {
  return namespace && shardAt(namespace, spoolLocation, indexOf(origin));
}

/** All shards by name; none where no spool is bound. */
export function allShards(
  namespace: DurableObjectNamespace<Spool> | undefined,
  { spoolLocation }: Config,
): ReadonlyMap<string, Shard> {
  if (namespace === undefined) return new Map();
  const indices = Array.from({ length: SHARDS }, (_, index) => index);
  return new Map(indices.map((index) => [nameOf(index), shardAt(namespace, spoolLocation, index)]));
}

/** What one shard may keep: the whole divided by the shards that the configured collectors use. */
export function shardBytes({ destinations, spoolMaxBytes }: Config): number {
  const used = new Set([...destinations.values()].map(({ origin }) => indexOf(origin)));
  return Math.floor(spoolMaxBytes / used.size);
}

/** What one address may hold of a shard: a quarter, but room for one envelope. */
export function shareOf(config: Config): number {
  const most = shardBytes(config);
  return Math.min(most, Math.max(most / 4, config.maxEnvelopeBytes));
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

function indexOf(origin: string): number {
  return Math.floor((hash(origin) / 2 ** 32) * SHARDS);
}

/** FNV-1a, as the SDK derives the tunnel's path. Use its high bits, for the low ones hardly mix. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
