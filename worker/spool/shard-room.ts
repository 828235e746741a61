import type { Config } from '../config.ts';

/** Number of shards. Changing it moves collectors to other shards; the old shards deliver what they hold. */
export const SHARDS = 4;

/** Bytes that a shard may hold: `SPOOL_MAX_BYTES` divided by the number of shards that the collectors use. */
export function shardBytes({ destinations, spoolMaxBytes }: Config): number {
  const used = new Set([...destinations.values()].map(({ origin }) => indexOf(origin)));
  return Math.floor(spoolMaxBytes / used.size);
}

/** Bytes that one address may hold in a shard: a quarter, but at least one envelope. */
export function shareOf(config: Config): number {
  const most = shardBytes(config);
  return Math.min(most, Math.max(most / 4, config.maxEnvelopeBytes));
}

/** The shard of a collector, from 0. */
export function indexOf(origin: string): number {
  return Math.floor((hash(origin) / 2 ** 32) * SHARDS);
}

/** FNV-1a, as in the SDK's tunnel path. Use the high bits: the low ones mix badly. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
