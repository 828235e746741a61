import type { LimitsByProject } from './limits.ts';
import type { Queue } from './queue.ts';
import type { SpoolEntry } from './storage.ts';

/** Limits for the content of a shard. */
export interface Bounds {
  readonly maxBytes: number;
  /** Limit for one address. */
  readonly shareBytes: number;
  readonly maxAgeMs: number;
}

const RANKS = [0, 1, 2] as const;
/** A full shard first drops entries of holders that have more than this part of it. */
const LARGE_HOLDER_PART = 0.05;
// Reading a holder's entries is slow, so it frees more room than the new envelope needs.
const EXTRA_ROOM = 0.02;
const MAX_EXPIRED = 5000;

/** Restores the bounds after a new envelope. */
export function evict(queue: Queue, added: SpoolEntry, bounds: Bounds, now: number): void {
  const { maxBytes, shareBytes } = bounds;
  // An envelope that can never fit must not drive out others.
  if (added.bytes > shareBytes) return queue.drop(added, 'cache_overflow');
  if (bytesOf(queue, added.holder) > shareBytes) {
    shrinkHolder(queue, added.holder, shareBytes, now, added);
  }
  while (queue.bytes > maxBytes) {
    const largest = queue.largestHolder();
    const most = largest === undefined ? 0 : bytesOf(queue, largest);
    if (largest !== undefined && most > maxBytes * LARGE_HOLDER_PART) {
      const excess = queue.bytes - maxBytes;
      if (shrinkHolder(queue, largest, Math.max(0, most - excess), now)) continue;
    }
    if (!dropOldest(queue, now)) return;
  }
}

/**
 * Drops envelopes that are too old, or whose limit ends after they will be. Returns true if there may be more: one call
 * drops a bounded number.
 */
export function expire(
  queue: Queue,
  limits: LimitsByProject,
  { maxAgeMs }: Bounds,
  now: number,
): boolean {
  let left = MAX_EXPIRED;
  for (const lane of queue.lanes) {
    const limitedUntil = limits.until(lane, now);
    const before = Math.max(now, limitedUntil) - maxAgeMs;
    const reason = limitedUntil > 0 ? 'ratelimit_backoff' : 'network_error';
    for (; left > 0; left -= 1) {
      const oldest = queue.storage.peek(lane);
      if (oldest === undefined || oldest.received > before || !queue.isFree(oldest, now)) break;
      queue.drop(oldest, reason);
    }
  }
  return left === 0;
}

/** Drops a holder's entries until `limit` bytes are left: low ranks first, the newest first. Returns true if any. */
function shrinkHolder(
  queue: Queue,
  holder: number,
  limit: number,
  now: number,
  added?: SpoolEntry,
): boolean {
  let left = bytesOf(queue, holder);
  const before = left;
  for (const rank of RANKS) {
    if (left <= limit) break;
    if ((queue.bytesByRank(holder)[rank] ?? 0) === 0) continue;
    // Lower ranks are empty, so the added entry itself is the newest of the lowest: no need to read the index.
    if (added !== undefined && added.lane.rank === rank) {
      queue.drop(added, 'cache_overflow');
      return true;
    }
    for (const entry of queue.storage.entriesOf(holder, rank)) {
      if (left <= limit * (1 - EXTRA_ROOM)) break;
      if (!queue.isFree(entry, now)) continue;
      queue.drop(entry, 'cache_overflow');
      left -= entry.bytes;
    }
  }
  return left < before;
}

/** Drops the oldest entry of the lowest rank. Returns false if there is none. */
function dropOldest(queue: Queue, now: number): boolean {
  for (const rank of RANKS) {
    const entries = queue.lanes
      .filter((lane) => lane.rank === rank)
      .flatMap((lane) => queue.storage.peek(lane, now, queue.leased) ?? []);
    const oldest = entries.toSorted((a, b) => a.id - b.id)[0];
    if (oldest === undefined) continue;
    queue.drop(oldest, 'cache_overflow');
    return true;
  }
  return false;
}

function bytesOf(queue: Queue, holder: number): number {
  return queue.bytesByRank(holder).reduce((sum, bytes) => sum + bytes, 0);
}
