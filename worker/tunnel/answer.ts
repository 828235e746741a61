import { limitHeaders } from '../envelope/rate-limits.ts';
import type { Refusal } from '../envelope/refusal.ts';
import type { Verdict } from '../envelope/verdict.ts';
import { ownAnswer, ownJson } from '../own-answer.ts';
import type { Call } from './call.ts';
import type { Delivered } from './deliver.ts';
import { type Entry, note } from './journal.ts';

const OUTCOMES: Readonly<Record<Verdict, Entry['outcome']>> = {
  taken: 'delivered',
  'taken-in-part': 'delivered',
  limited: 'rejected',
  refused: 'rejected',
  unavailable: 'lost',
};

/** The browser's answer to what became of its envelope, and the envelope's line in the journal. */
export function answer({ env, notes }: Call, delivered: Delivered): Response {
  if (typeof delivered === 'string') {
    note(env, notes, delivered);
    return ownAnswer(null);
  }
  const { status, rateLimits, retryAfter } = delivered.answer;
  const { verdict, limits } = delivered.ruling;
  note(env, notes, OUTCOMES[verdict]);
  if (limits.size === 0) return ownAnswer(null, status);
  // The collector's limits, nothing else of it; a bare `Retry-After` is said in the form that only means what it says.
  if (!rateLimits) return ownAnswer(null, status, limitHeaders(limits, [''], Date.now()));
  const headers = { 'X-Sentry-Rate-Limits': rateLimits };
  return ownAnswer(
    null,
    status,
    retryAfter === null ? headers : { ...headers, 'Retry-After': retryAfter },
  );
}

/** The answer to what was not passed on, and its line in the journal. */
export function refuse({ env, notes }: Call, { status, message, headers }: Refusal): Response {
  note(
    env,
    { ...notes, status, why: message },
    'X-Sentry-Rate-Limits' in headers ? 'limited' : 'refused',
  );
  return ownJson({ detail: message }, status, headers);
}
