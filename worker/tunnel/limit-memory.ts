import type { Destination } from '../config.ts';
import { type Limits, mergeLimits } from '../envelope/rate-limits.ts';
import { type Call, siteOf } from './call.ts';

interface Remembered {
  limits: Limits;
  /** Time of the last look at the location's cache, ms since 1970. */
  readAt: number;
}

// Interval between looks at the location's cache. A stale entry costs one refused envelope.
const READ_AGAIN_MS = 5000;
const memory = new Map<string, Remembered>();

type LimitContext = Pick<Call, 'url' | 'background'>;

/**
 * The known limits of a project: this isolate's own, and those that other isolates put into the location's cache. The
 * look into the cache continues after the answer. `undefined` before the isolate's first look: use `loadLimits`.
 */
export function knownLimits(
  destination: Destination,
  { url, background }: LimitContext,
): Limits | undefined {
  const key = keyOf(destination);
  const remembered = memory.get(key);
  const now = Date.now();
  if (remembered !== undefined && now - remembered.readAt > READ_AGAIN_MS) {
    remembered.readAt = now;
    background.waitUntil(readCache(remembered, siteOf(url) + key));
  }
  return remembered?.limits;
}

/** The location's limits of a project, for an isolate that has none yet. */
export async function loadLimits(destination: Destination, { url }: LimitContext): Promise<Limits> {
  const key = keyOf(destination);
  const fresh: Remembered = { limits: new Map(), readAt: Date.now() };
  memory.set(key, fresh);
  await readCache(fresh, siteOf(url) + key);
  return fresh.limits;
}

/** Remembers new limits, here and in the location's cache. */
export function rememberLimits(
  destination: Destination,
  limits: Limits,
  { url, background }: LimitContext,
): void {
  const key = keyOf(destination);
  const now = Date.now();
  const remembered: Remembered = memory.get(key) ?? { limits: new Map(), readAt: now };
  remembered.limits = mergeLimits(remembered.limits, limits, now);
  memory.set(key, remembered);
  background.waitUntil(writeCache(remembered.limits, siteOf(url) + key, now));
}

/** All limits that this isolate knows, for the status page. */
export function allLimits(now: number): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(
    [...memory].map(([key, { limits }]) => {
      return [key, Object.fromEntries(mergeLimits(limits, new Map(), now))];
    }),
  );
}

// The Worker answers this path with 404, so that clients cannot read the entry.
function keyOf({ project }: Destination): string {
  return `/.rate-limits/${project}`;
}

async function readCache(remembered: Remembered, url: string): Promise<void> {
  try {
    const found = await caches.default.match(url);
    if (found === undefined) return;
    const learned = new Map(await found.json<[string, number][]>());
    remembered.limits = mergeLimits(remembered.limits, learned, Date.now());
  } catch {
    // Without a cache the isolate knows only its own limits.
  }
}

async function writeCache(limits: Limits, url: string, now: number): Promise<void> {
  const seconds = Math.ceil((Math.max(0, ...limits.values()) - now) / 1000);
  if (seconds < 1) return;
  const headers = { 'Cache-Control': `max-age=${seconds}` };
  try {
    await caches.default.put(url, Response.json([...limits], { headers }));
  } catch {
    // As above.
  }
}
