import type { Destination } from '../config.ts';
import { acceptLater } from './accept-later.ts';
import { type Call, type Notes, siteOf } from './call.ts';
import { tellDrops } from './client-reports.ts';
import { collectorHeaders, collectorUrl } from './collector-request.ts';
import { deliver, type Outcome } from './deliver.ts';
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
  const { request, kind, config, background } = call;
  const sending = send(
    collectorUrl(admitted.destination, kind, request.url),
    collectorHeaders(request.headers, kind),
    admitted.body,
    config.maxEnvelopeBytes,
  );
  const outcome = await deliver(
    sending,
    (ended) => conclude(call, notes, admitted, ended),
    background,
  );
  if (outcome !== undefined) return answer(outcome, config.maxEnvelopeBytes);
  notes.late = true;
  return accepted();
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
      rememberLimits(destination, siteOf(call.request), limits, call.background);
    }
  } else {
    notes.why = outcome.why;
  }
  if (taken) tellDrops(destination, call.background);
  if (failed(outcome)) acceptLater(admitted, outcome, call.background);
  note(call.env, notes, fate(outcome));
}

/** The collector's fault, and so not the phone's affair. */
function failed(outcome: Outcome): boolean {
  if (outcome.kind === 'answered') return outcome.status >= 500;
  return outcome.why !== 'client-gone' && outcome.why !== 'too-large';
}

function fate(outcome: Outcome): 'delivered' | 'rejected' | 'lost' | 'left' | 'refused' {
  if (failed(outcome)) return 'lost';
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
