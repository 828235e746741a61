import { limitHeaders } from '../envelope/rate-limits.ts';
import { Refusal } from '../envelope/refusal.ts';
import type { Verdict } from '../envelope/verdict.ts';
import { ownAnswer, ownJson } from '../own-answer.ts';
import { admitClient, admitEnvelope } from './admit.ts';
import { corsHeaders, preflight } from './admit-origin.ts';
import type { Call } from './call.ts';
import { deliver, type DeliveryResult } from './deliver.ts';
import { type JournalEntry, note } from './journal.ts';
import { WaitTimer } from './wait-timer.ts';

const OUTCOMES: Readonly<Record<Verdict, JournalEntry['outcome']>> = {
  accepted: 'delivered',
  'partly accepted': 'delivered',
  limited: 'rejected',
  rejected: 'rejected',
  unavailable: 'returned',
};

/** Answers a request to one of the tunnel's paths. */
export async function answer(given: Omit<Call, 'notes' | 'timer'>): Promise<Response> {
  const notes = { kind: given.kind, started: Date.now() };
  const call: Call = { ...given, notes, timer: new WaitTimer() };
  let origin: string | undefined;
  let response: Response;
  try {
    origin = admitClient(call);
    response =
      call.request.method === 'OPTIONS'
        ? preflight()
        : answerDelivered(call, await deliver(call, await admitEnvelope(call)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response = answerRefused(call, error);
  } finally {
    call.timer.stop();
  }
  if (origin === undefined) return response;
  for (const [name, value] of Object.entries(corsHeaders(origin)))
    response.headers.set(name, value);
  return response;
}

/** The client's answer after a delivery, and the delivery's line in the journal. */
function answerDelivered({ env, notes }: Call, delivered: DeliveryResult): Response {
  if (delivered === 'returned') {
    note(env, notes, delivered);
    return ownJson({ detail: 'Neither the collector nor the spool has it: keep it.' }, 503);
  }
  if (typeof delivered === 'string') {
    note(env, notes, delivered);
    return ownAnswer(null);
  }
  const { status, rateLimits, retryAfter } = delivered.answer;
  const { verdict, limits } = delivered.ruling;
  note(env, notes, OUTCOMES[verdict]);
  // Only the collector's limits pass. A bare `Retry-After` would silence every category, so it becomes a limit.
  if (!rateLimits) {
    const headers = limits.size === 0 ? undefined : limitHeaders(limits, [''], Date.now());
    return ownAnswer(null, status, headers);
  }
  const headers = { 'X-Sentry-Rate-Limits': rateLimits };
  return ownAnswer(
    null,
    status,
    retryAfter === null ? headers : { ...headers, 'Retry-After': retryAfter },
  );
}

/** The answer to a refused envelope, and its line in the journal. */
function answerRefused({ env, notes }: Call, { status, message, headers }: Refusal): Response {
  note(
    env,
    { ...notes, status, why: message },
    'X-Sentry-Rate-Limits' in headers ? 'limited' : 'refused',
  );
  return ownJson({ detail: message }, status, headers);
}
