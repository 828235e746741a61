import { limitHeaders } from '../envelope/rate-limits.ts';
import { Refusal } from '../envelope/refusal.ts';
import type { Verdict } from '../envelope/verdict.ts';
import { ownAnswer, ownJson } from '../own-answer.ts';
import { admitClient, admitEnvelope } from './admit.ts';
import { corsHeaders, preflight } from './admit-origin.ts';
import type { Call } from './call.ts';
import { deliver, type Delivered } from './deliver.ts';
import { type Entry, note } from './journal.ts';

const OUTCOMES: Readonly<Record<Verdict, Entry['outcome']>> = {
  taken: 'delivered',
  'taken-in-part': 'delivered',
  limited: 'rejected',
  refused: 'rejected',
  unavailable: 'lost',
};

/** Answers whatever is asked of one of the tunnel's paths. */
export async function answer(given: Omit<Call, 'notes'>): Promise<Response> {
  const call: Call = { ...given, notes: { kind: given.kind, started: Date.now() } };
  let origin: string | undefined;
  let response: Response;
  try {
    origin = admitClient(call);
    response = call.request.method === 'OPTIONS' ? preflight() : await passOn(call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response = answerRefused(call, error);
  }
  if (origin === undefined) return response;
  for (const [name, value] of Object.entries(corsHeaders(origin)))
    response.headers.set(name, value);
  return response;
}

async function passOn(call: Call): Promise<Response> {
  return answerDelivered(call, await deliver(call, await admitEnvelope(call)));
}

/** The browser's answer to what became of its envelope, and the envelope's line in the journal. */
function answerDelivered({ env, notes }: Call, delivered: Delivered): Response {
  if (typeof delivered === 'string') {
    note(env, notes, delivered);
    return ownAnswer(null);
  }
  const { status, rateLimits, retryAfter } = delivered.answer;
  const { verdict, limits } = delivered.ruling;
  note(env, notes, OUTCOMES[verdict]);
  // The collector's limits, nothing else of it; a bare `Retry-After` is said in the form that only means what it says.
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

/** The answer to what was not passed on, and its line in the journal. */
function answerRefused({ env, notes }: Call, { status, message, headers }: Refusal): Response {
  note(
    env,
    { ...notes, status, why: message },
    'X-Sentry-Rate-Limits' in headers ? 'limited' : 'refused',
  );
  return ownJson({ detail: message }, status, headers);
}
