import type { Config } from '../config.ts';

/** How many shards there are. Another number moves collectors to other shards, which then drain where they are. */
export const SHARDS = 4;

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

/** The shard of a collector, from 0. */
export function indexOf(origin: string): number {
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
