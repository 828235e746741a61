import type { LimitsByProject } from './limits.ts';
import type { Queue } from './queue.ts';
import type { Row } from './envelope-store.ts';

/** How much a shard may keep, and for how long. */
export interface Bounds {
  readonly maxBytes: number;
  /** What one address may hold of it. */
  readonly shareBytes: number;
  readonly maxAgeMs: number;
}

const RANKS = [0, 1, 2] as const;
/** An address with more than this part of a full shard is what fills it. */
const OUTLIER = 0.05;
// A walk over the index makes room for more than the one envelope that asks for it.
const SLACK = 0.02;
const EXPIRED_AT_ONCE = 5000;

/** Keeps a shard within its bounds after an envelope came. */
export function fit(queue: Queue, row: Row, bounds: Bounds, now: number): void {
  const { maxBytes, shareBytes } = bounds;
  // One that could never fit must not drive out what does.
  if (row.bytes > shareBytes) return queue.drop(row, 'cache_overflow');
  if (heldBy(queue, row.holder) > shareBytes) {
    shrinkHolder(queue, row.holder, shareBytes, now, row);
  }
  while (queue.bytes > maxBytes) {
    const largest = queue.largestHolder();
    const most = largest === undefined ? 0 : heldBy(queue, largest);
    if (largest !== undefined && most > maxBytes * OUTLIER) {
      const excess = queue.bytes - maxBytes;
      if (shrinkHolder(queue, largest, Math.max(0, most - excess), now)) continue;
    }
    if (!dropOldest(queue, now)) return;
  }
}

/**
 * Drops what can no longer be delivered: what is too old, and what a limit holds until after it will be. At most so
 * many at once; answers whether there may be more.
 */
export function expire(
  queue: Queue,
  limits: LimitsByProject,
  { maxAgeMs }: Bounds,
  now: number,
): boolean {
  let left = EXPIRED_AT_ONCE;
  for (const lane of queue.lanes) {
    const held = limits.until(lane, now);
    const before = Math.max(now, held) - maxAgeMs;
    const reason = held > 0 ? 'ratelimit_backoff' : 'network_error';
    for (; left > 0; left -= 1) {
      const row = queue.store.oldest(lane.project, lane.name);
      if (row === undefined || row.received > before || !queue.isFree(row, now)) break;
      queue.drop(row, reason);
    }
  }
  return left === 0;
}

/** Drops an address's own until it holds no more than `limit`: low ranks first, of each the newest. Answers whether it did. */
function shrinkHolder(
  queue: Queue,
  holder: number,
  limit: number,
  now: number,
  newest?: Row,
): boolean {
  let left = heldBy(queue, holder);
  const before = left;
  for (const rank of RANKS) {
    if (left <= limit) break;
    if ((queue.heldBy(holder)[rank] ?? 0) === 0) continue;
    // Nothing of a lower rank is left, so what came just now is what goes: no walk for it.
    if (newest !== undefined && queue.laneOf(newest).rank === rank) {
      queue.drop(newest, 'cache_overflow');
      return true;
    }
    for (const row of queue.store.heldBy(holder, rank)) {
      if (left <= limit * (1 - SLACK)) break;
      if (!queue.isFree(row, now)) continue;
      queue.drop(row, 'cache_overflow');
      left -= row.bytes;
    }
  }
  return left < before;
}

/** Drops the oldest of the lowest rank. Answers whether there was one. */
function dropOldest(queue: Queue, now: number): boolean {
  for (const rank of RANKS) {
    const rows = queue.lanes
      .filter((lane) => lane.rank === rank)
      .flatMap(({ project, name }) => {
        return queue.store.first(project, name, now, queue.busy) ?? [];
      });
    const oldest = rows.toSorted((a, b) => a.id - b.id)[0];
    if (oldest === undefined) continue;
    queue.drop(oldest, 'cache_overflow');
    return true;
  }
  return false;
}

function heldBy(queue: Queue, holder: number): number {
  return queue.heldBy(holder).reduce((sum, bytes) => sum + bytes, 0);
}
