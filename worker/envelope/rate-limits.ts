import { CATEGORIES, categoriesOf, CLIENT_REPORT } from './categories.ts';

/** Until when (ms since 1970) each category is limited; the category `''` means all of them. */
export type Limits = ReadonlyMap<string, number>;

const ALL = '';
const DEFAULT_SECONDS = 60;
/** Believed for no longer: whoever means more says it again, and a slip would silence a project for good. */
const LONGEST_SECONDS = 86_400;

/**
 * The limits that `X-Sentry-Rate-Limits` sets, each for `leastMs` at least. Seconds may be fractional, spaces, unknown
 * fields and categories of no item are ignored, the longest wins.
 */
export function parseRateLimits(header: string, now: number, leastMs = 0): Limits {
  const limits = new Map<string, number>();
  for (const quota of header.split(',')) {
    const [seconds = '', categories = '', , , namespaces = ''] = quota.split(':');
    if (quota.trim() === '') continue;
    const until = now + Math.max(leastMs, 1000 * (toSeconds(seconds) ?? DEFAULT_SECONDS));
    for (const category of categories.split(';').map((name) => name.trim())) {
      if (category !== ALL && !CATEGORIES.has(category)) continue;
      if (category === 'metric_bucket' && !/^\s*$|\bcustom\b/.test(namespaces)) continue;
      limits.set(category, Math.max(limits.get(category) ?? 0, until));
    }
  }
  return limits;
}

/** A limit on everything. */
export function limitOnAll(until: number): Limits {
  return new Map([[ALL, until]]);
}

/** The later end wins, category by category; what is over is left out. */
export function mergeLimits(a: Limits, b: Limits, now: number): Limits {
  const merged = new Map<string, number>();
  for (const [category, until] of [...a, ...b]) {
    if (until > Math.max(now, merged.get(category) ?? 0)) merged.set(category, until);
  }
  return merged;
}

/** Until when a category is limited; 0 when it is not. */
export function limitedUntil(limits: Limits, category: string, now: number): number {
  const until = Math.max(limits.get(category) ?? 0, limits.get(ALL) ?? 0);
  return until > now ? until : 0;
}

/**
 * Until when all of an envelope's items are limited; 0 when one of them is not. No types: they are not known, and only
 * a limit on everything is sure to cover them. Reports on drops are never limited.
 */
export function coveredUntil(limits: Limits, types: readonly string[], now: number): number {
  if (limits.size === 0) return 0;
  if (types.length === 0) return limitedUntil(limits, ALL, now);
  return Math.min(...types.map((type) => itemUntil(limits, type, now)));
}

function itemUntil(limits: Limits, type: string, now: number): number {
  if (type === CLIENT_REPORT) return 0;
  const categories = [ALL, ...categoriesOf(type)];
  return Math.max(...categories.map((category) => limitedUntil(limits, category, now)));
}

/**
 * The headers that tell an SDK of just these categories' limits. `Retry-After` comes along for clients that know no
 * better, never alone: alone it silences everything.
 */
export function limitHeaders(
  limits: Limits,
  categories: Iterable<string>,
  now: number,
): Readonly<Record<string, string>> {
  const quotas = new Set<string>();
  let longest = 0;
  for (const category of categories) {
    const until = limitedUntil(limits, category, now);
    const said = limits.get(ALL) === until ? ALL : category;
    longest = Math.max(longest, until);
    if (until > 0) quotas.add(`${secondsUntil(until, now)}:${said}:key`);
  }
  if (quotas.size === 0) return {};
  return {
    'X-Sentry-Rate-Limits': [...quotas].join(', '),
    'Retry-After': String(secondsUntil(longest, now)),
  };
}

/** How long `Retry-After` asks to wait, in ms: seconds or a date, a minute where it says neither. */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 1000 * DEFAULT_SECONDS;
  // `Date.parse` reads a year into any text with a number.
  const date = /^\w+, [\w :-]+ GMT$/.test(header) ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(date)) return Math.min(1000 * LONGEST_SECONDS, Math.max(0, date - now));
  return 1000 * (toSeconds(header) ?? DEFAULT_SECONDS);
}

function secondsUntil(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}

function toSeconds(written: string): number | undefined {
  const text = written.trim();
  if (!/^\d+(?:\.\d+)?$/.test(text)) return undefined;
  return Math.min(LONGEST_SECONDS, Number(text));
}
