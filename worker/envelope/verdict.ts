import {
  coveredUntil,
  limitOnAll,
  type Limits,
  parseRateLimits,
  retryAfterMs,
} from './rate-limits.ts';

/** A collector's answer. Code uses `undefined` for none: no connection, cut off, or too slow. */
export interface CollectorAnswer {
  readonly status: number;
  readonly rateLimits: string | null;
  readonly retryAfter: string | null;
}

/**
 * `accepted`: done. `limited`: a limit covers all items; the envelope waits until it ends. `partly accepted`: a relay
 * queues the items that are not limited before it answers, so the envelope is never sent again. `unavailable`: stored and
 * retried with backoff. `rejected`: dropped.
 */
export type Verdict = 'accepted' | 'limited' | 'partly accepted' | 'unavailable' | 'rejected';

/** The consequences of an answer. */
export interface Ruling {
  readonly verdict: Verdict;
  /** The limits it sets. */
  readonly limits: Limits;
  /** Pause that an unavailable collector asks for, ms. */
  readonly askedMs?: number;
}

const NO_LIMITS: Limits = new Map();
const TOO_MANY = 429;
// A longer pause is cut to this: envelopes expire.
const LONGEST_ASKED_MS = 3_600_000;
/** A 429 has accepted nothing even if its limits end at once; the next try must wait a moment. */
const LEAST_LIMIT_MS = 1000;
/** Verdicts by status, from the given one up to the next. All code that depends on a collector's status asks this table. */
const TABLE: readonly (readonly [from: number, Exclude<Verdict, 'partly accepted'>])[] = [
  [0, 'unavailable'],
  [200, 'accepted'],
  // A redirect is a wrong configuration: envelopes wait until an operator has corrected it.
  [300, 'unavailable'],
  [400, 'rejected'],
  [408, 'unavailable'],
  [409, 'rejected'],
  [425, 'unavailable'],
  [426, 'rejected'],
  [TOO_MANY, 'limited'],
  [430, 'rejected'],
  [500, 'unavailable'],
];

/**
 * The ruling on an answer to an envelope with items of these types; pass none if they are unknown. Direct, leased and
 * spooled deliveries all use it.
 */
export function judge(
  answer: CollectorAnswer | undefined,
  types: readonly string[],
  now: number,
): Ruling {
  if (answer === undefined) return { verdict: 'unavailable', limits: NO_LIMITS };
  const verdict = TABLE.findLast(([from]) => answer.status >= from)?.[1] ?? 'unavailable';
  const limits = limitsOf(answer, verdict, now);
  if (verdict === 'limited' && coveredUntil(limits, types, now) === 0) {
    return { verdict: 'partly accepted', limits };
  }
  if (verdict !== 'unavailable' || answer.retryAfter === null) return { verdict, limits };
  const askedMs = Math.min(LONGEST_ASKED_MS, retryAfterMs(answer.retryAfter, now));
  return { verdict, limits, askedMs };
}

function limitsOf(
  { rateLimits, retryAfter }: CollectorAnswer,
  verdict: Verdict,
  now: number,
): Limits {
  const leastMs = verdict === 'limited' ? LEAST_LIMIT_MS : 0;
  if (rateLimits) return parseRateLimits(rateLimits, now, leastMs);
  if (verdict !== 'limited') return NO_LIMITS;
  return limitOnAll(now + Math.max(leastMs, retryAfterMs(retryAfter, now)));
}
