import type { Destination } from '../config.ts';
import { type Limits, mergeLimits } from '../envelope/rate-limits.ts';
import { type Call, siteOf } from './call.ts';

interface Remembered {
  limits: Limits;
  /** When this isolate last asked what the others know. */
  asked: number;
}

// Between two looks at what the other isolates of the location learned. A stale answer costs one refused envelope.
const ASK_AGAIN_MS = 5000;
const memory = new Map<string, Remembered>();

type Surroundings = Pick<Call, 'request' | 'background'>;

/**
 * The limits known for a project: this isolate's own, and what the location's other isolates put into its cache. That
 * is asked behind the answer; `undefined` for an isolate's first envelope, which has to `askLimits`.
 */
export function knownLimits(
  destination: Destination,
  { request, background }: Surroundings,
): Limits | undefined {
  const key = keyOf(destination);
  const remembered = memory.get(key);
  const now = Date.now();
  if (remembered !== undefined && now - remembered.asked > ASK_AGAIN_MS) {
    remembered.asked = now;
    background.waitUntil(ask(remembered, siteOf(request) + key));
  }
  return remembered?.limits;
}

/** What the location knows of a project's limits, for an isolate that has never asked. */
export async function askLimits(
  destination: Destination,
  { request }: Surroundings,
): Promise<Limits> {
  const key = keyOf(destination);
  const fresh: Remembered = { limits: new Map(), asked: Date.now() };
  memory.set(key, fresh);
  await ask(fresh, siteOf(request) + key);
  return fresh.limits;
}

/** Keeps new limits, here and for the location. */
export function rememberLimits(
  destination: Destination,
  limits: Limits,
  { request, background }: Surroundings,
): void {
  const key = keyOf(destination);
  const now = Date.now();
  const remembered: Remembered = memory.get(key) ?? { limits: new Map(), asked: now };
  remembered.limits = mergeLimits(remembered.limits, limits, now);
  memory.set(key, remembered);
  background.waitUntil(tell(remembered.limits, siteOf(request) + key, now));
}

/** Every project's limits as this isolate knows them, for the status page. */
export function allLimits(now: number): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(
    [...memory].map(([key, { limits }]) => {
      return [key, Object.fromEntries(mergeLimits(limits, new Map(), now))];
    }),
  );
}

// A path of this site that the Worker itself answers with 404, so that the entry is nobody's to read.
function keyOf({ project }: Destination): string {
  return `/.rate-limits/${project}`;
}

async function ask(remembered: Remembered, url: string): Promise<void> {
  try {
    const found = await caches.default.match(url);
    if (found === undefined) return;
    const learned = new Map(await found.json<[string, number][]>());
    remembered.limits = mergeLimits(remembered.limits, learned, Date.now());
  } catch {
    // No cache here: this isolate then knows what it learned itself.
  }
}

async function tell(limits: Limits, url: string, now: number): Promise<void> {
  const seconds = Math.ceil((Math.max(0, ...limits.values()) - now) / 1000);
  if (seconds < 1) return;
  const headers = { 'Cache-Control': `max-age=${seconds}` };
  try {
    await caches.default.put(url, Response.json([...limits], { headers }));
  } catch {
    // As above.
  }
}
