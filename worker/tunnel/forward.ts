import type { Destination } from '../config.ts';
import { isClosed, remember } from '../spool/breaker.ts';
import {
  acceptFirst,
  acceptLater,
  acceptMeanwhile,
  again,
  type Later,
  lose,
} from './accept-later.ts';
import type { Call, Notes } from './call.ts';
import { tellDrops } from './client-reports.ts';
import { collectorHeaders, collectorUrl } from './collector-request.ts';
import { deliver, LEASED_MS, LONGEST_MS, type Outcome } from './deliver.ts';
import { note } from './journal.ts';
import { rememberLimits } from './limit-memory.ts';
import { limitHeaders, readLimits, saysLimits } from './rate-limits.ts';
import { type Body, tooLarge } from './read-body.ts';
import type { Item } from './read-envelope.ts';
import { send } from './send.ts';

/** What was admitted, and for whom. */
export interface Admitted {
  readonly destination: Destination;
  readonly body: Body;
  readonly items: readonly Item[];
}

type Answered = Extract<Outcome, { kind: 'answered' }>;

/** Passes an admitted envelope on and answers the browser, in time; what is not done by then goes on behind the answer. */
export async function forward(call: Call, notes: Notes, admitted: Admitted): Promise<Response> {
  // What nearly every envelope is: whole, and for a collector that nothing waits for.
  if (admitted.body.rest !== undefined || !isClosed(admitted.destination)) {
    const first = await acceptFirst(call, admitted);
    if (first !== undefined) return settle(call, notes, first);
  }
  const { request, kind, config, background } = call;
  const sending = send(
    collectorUrl(admitted.destination, kind, request.url),
    collectorHeaders(request.headers, kind),
    admitted.body,
    config.maxEnvelopeBytes,
  );
  const ended = Promise.withResolvers<Outcome>();
  const learn = (outcome: Outcome): void => {
    conclude(call, notes, admitted, outcome);
    ended.resolve(outcome);
  };
  const giveUpMs = call.env.SPOOL === undefined ? LONGEST_MS : LEASED_MS;
  const outcome = await deliver(sending, learn, background, giveUpMs);
  if (outcome === undefined) return answerLate(call, notes, admitted, ended.promise);
  if (failed(outcome)) return settle(call, notes, await acceptLater(call, admitted, outcome));
  note(call.env, notes, fate(outcome));
  return answer(outcome, config.maxEnvelopeBytes);
}

/** The phone has waited long enough; the delivery goes on. */
async function answerLate(
  call: Call,
  notes: Notes,
  admitted: Admitted,
  ended: Promise<Outcome>,
): Promise<Response> {
  notes.late = true;
  const later = await acceptMeanwhile(call, admitted, ended);
  if (later !== undefined) return settle(call, notes, later);
  const count = (outcome: Outcome): void => {
    note(call.env, notes, failed(outcome) ? lose(call, admitted, outcome) : fate(outcome));
  };
  call.background.waitUntil(ended.then(count));
  return accepted();
}

/** The answer to an envelope that the collector has not taken, and its line in the journal. */
function settle({ env, request, config }: Call, notes: Notes, later: Later): Response {
  if (later === 'client-gone' || later === 'too-large') {
    note(env, { ...notes, why: later }, later === 'too-large' ? 'refused' : 'left');
    return answer({ kind: 'failed', why: later }, config.maxEnvelopeBytes);
  }
  note(env, notes, later);
  return later === 'again' ? again(request) : accepted();
}

/** What has to be done once an envelope's fate is known, whether or not the phone still waits. */
function conclude(call: Call, notes: Notes, admitted: Admitted, outcome: Outcome): void {
  const { body, destination } = admitted;
  const taken = outcome.kind === 'answered' && outcome.status < 300;
  // Held memory may be used again only where the collector has surely read all of it.
  if (body.rest === undefined) body.release(taken ? body.head.buffer : undefined);
  if (outcome.kind === 'answered') {
    notes.collector = outcome.status;
    if (saysLimits(outcome)) {
      const limits = readLimits(outcome, Date.now());
      rememberLimits(destination, limits, call);
    }
  } else {
    notes.why = outcome.why;
  }
  if (taken) tellDrops(destination, call);
  remember(destination, taken);
}

/** The collector's fault, and so not the phone's affair. */
function failed(outcome: Outcome): boolean {
  if (outcome.kind === 'answered') return outcome.status >= 500;
  return outcome.why !== 'client-gone' && outcome.why !== 'too-large';
}

/** What became of an envelope that did not fail. */
function fate(outcome: Outcome): 'delivered' | 'rejected' | 'left' | 'refused' {
  if (outcome.kind === 'answered') return outcome.status < 300 ? 'delivered' : 'rejected';
  return outcome.why === 'too-large' ? 'refused' : 'left';
}

// Any answer outside 200 to 299 makes the SDK drop the event and end the replay: a collector that fails is answered 200.
function answer(outcome: Outcome, maxBytes: number): Response {
  if (outcome.kind === 'failed' && outcome.why === 'too-large')
    return tooLarge(maxBytes).toResponse();
  if (outcome.kind === 'failed' || outcome.status >= 500) return accepted();
  // Most answers say no more than that; asking for no headers is a third of the price of asking for none in particular.
  if (outcome.status === 200 && !saysLimits(outcome)) return accepted();
  return new Response(null, { status: outcome.status, headers: passedBack(outcome) });
}

function accepted(): Response {
  return new Response();
}

/** The collector's limits, nothing else of it; a bare `Retry-After` is said in the form that only means what it says. */
function passedBack(outcome: Answered): Readonly<Record<string, string>> {
  const { rateLimits, retryAfter } = outcome;
  if (!rateLimits) return limitHeaders(readLimits(outcome, Date.now()), [''], Date.now());
  const headers = { 'X-Sentry-Rate-Limits': rateLimits };
  return retryAfter === null ? headers : { ...headers, 'Retry-After': retryAfter };
}
