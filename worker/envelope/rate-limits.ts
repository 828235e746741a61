import { CATEGORIES, categoriesOf, CLIENT_REPORT } from './categories.ts';

/** End of the limit by category, ms since 1970; the category `''` means all categories. */
export type Limits = ReadonlyMap<string, number>;

const ALL = '';
const DEFAULT_SECONDS = 60;
/** Longest limit that is believed. A collector repeats a longer one; a mistake must not silence a project forever. */
const LONGEST_SECONDS = 86_400;

/**
 * The limits of `X-Sentry-Rate-Limits`, each for `leastMs` at least. Seconds may be fractional. Spaces, unknown fields
 * and unknown categories are ignored. The longest limit of a category wins.
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

/** Merges limits by category: the later end wins. Limits that are over disappear. */
export function mergeLimits(a: Limits, b: Limits, now: number): Limits {
  const merged = new Map<string, number>();
  for (const [category, until] of [...a, ...b]) {
    if (until > Math.max(now, merged.get(category) ?? 0)) merged.set(category, until);
  }
  return merged;
}

/** End of the limit on a category; 0 if there is none. */
export function limitedUntil(limits: Limits, category: string, now: number): number {
  const until = Math.max(limits.get(category) ?? 0, limits.get(ALL) ?? 0);
  return until > now ? until : 0;
}

/**
 * End of the limits that cover all items of an envelope; 0 if one item is not limited. Without types the items are
 * unknown, and only a limit on everything covers them. No limit covers client reports.
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
 * Headers with the limits of these categories alone. `Retry-After` is for clients that do not know the other header; alone
 * it would silence every category.
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

/** Wait that `Retry-After` asks for, ms. It has seconds or a date; anything else counts as a minute. */
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
