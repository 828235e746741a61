import { type Config, type Destination, destinationKey } from '../config.ts';
import type { Env } from '../env.ts';
import type { Spool } from './spool.ts';

/** How many shards there are. Another number moves projects to other shards: drain the spool before changing it. */
const SHARDS = 4;

/** One shard as the Worker calls it. */
export type Shard = DurableObjectStub<Spool>;

/** The name a project goes by in the spool. */
export function projectOf({ publicKey, projectId }: Destination): string {
  return destinationKey(publicKey, projectId);
}

/** The shard that keeps a project's envelopes; `undefined` where no spool is bound. */
export function shardOf(env: Env, project: string): Shard | undefined {
  return env.SPOOL?.getByName(nameOf(indexOf(project)));
}

/** All shards by name; none where no spool is bound. */
export function allShards({ SPOOL: spool }: Env): readonly (readonly [string, Shard])[] {
  if (spool === undefined) return [];
  return Array.from({ length: SHARDS }, (_, index) => [
    nameOf(index),
    spool.getByName(nameOf(index)),
  ]);
}

/** What one shard may keep: the whole divided by the shards that the configured projects use. */
export function shardBytes({ destinations, spoolMaxBytes }: Config): number {
  const used = new Set([...destinations.keys()].map(indexOf));
  return Math.floor(spoolMaxBytes / used.size);
}

function nameOf(index: number): string {
  return `spool-${index}`;
}

// FNV-1a, as the SDK derives the tunnel's path; its high bits, for the low ones hardly mix.
function indexOf(project: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < project.length; at += 1) {
    hash = Math.imul(hash ^ project.charCodeAt(at), 0x01000193);
  }
  return Math.floor(((hash >>> 0) / 2 ** 32) * SHARDS);
}
