import {
  coveredUntil,
  limitOnAll,
  type Limits,
  parseRateLimits,
  retryAfterMs,
} from './rate-limits.ts';

/** What a collector said of an envelope; `undefined` in its place: no connection, cut off, or too slow. */
export interface Answer {
  readonly status: number;
  readonly rateLimits: string | null;
  readonly retryAfter: string | null;
}

/**
 * `taken`: done. `limited`: all of it, to be held until the limit ends. `taken-in-part`: a relay queues what is not
 * limited before it answers, so it is never sent again. `unavailable`: kept, retried with backoff. `refused`: dropped.
 */
export type Verdict = 'accepted' | 'limited' | 'partly accepted' | 'unavailable' | 'rejected';

/** All that follows from an answer. */
export interface Ruling {
  readonly verdict: Verdict;
  /** The limits it sets. */
  readonly limits: Limits;
  /** How long an unavailable collector asked to be left alone, ms. */
  readonly askedMs?: number;
}

const NO_LIMITS: Limits = new Map();
const TOO_MANY = 429;
// A collector that asks for more is asked again all the same: envelopes grow old.
const LONGEST_ASKED_MS = 3_600_000;
/** A 429 whose limits are over at once has taken nothing all the same, and must not be asked again at once. */
const LEAST_LIMIT_MS = 1000;
/** By status, from the given one up to the next; the one place where a collector's status is compared with anything. */
const TABLE: readonly (readonly [from: number, Exclude<Verdict, 'partly accepted'>])[] = [
  [0, 'unavailable'],
  [200, 'accepted'],
  // A redirect is a collector set up wrong: what it was sent is kept until somebody has put that right.
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
 * Judges what the collector said of an envelope with items of these types; none where they are not known. Direct, late
 * and spooled deliveries all ask here.
 */
export function judge(answer: Answer | undefined, types: readonly string[], now: number): Ruling {
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

function limitsOf({ rateLimits, retryAfter }: Answer, verdict: Verdict, now: number): Limits {
  const leastMs = verdict === 'limited' ? LEAST_LIMIT_MS : 0;
  if (rateLimits) return parseRateLimits(rateLimits, now, leastMs);
  if (verdict !== 'limited') return NO_LIMITS;
  return limitOnAll(now + Math.max(leastMs, retryAfterMs(retryAfter, now)));
}
