import { tallyOf } from '../envelope/categories.ts';
import { collectorHeaders, collectorUrl, post } from '../envelope/collector-request.ts';
import { Refusal } from '../envelope/refusal.ts';
import { type CollectorAnswer, judge, type Ruling } from '../envelope/verdict.ts';
import type { Receipt, Terms, WaitingEnvelope } from '../envelope/waiting-envelope.ts';
import { shareOf } from '../spool/shard-room.ts';
import { holderOf } from './addresses.ts';
import {
  freshShard,
  isCollectorDown,
  REPEAT_AFTER_MS,
  settleLease,
  withdraw,
} from './call-spool.ts';
import type { Admitted, Call } from './call.ts';
import { BodySource } from './body-source.ts';
import {
  askSpool,
  type CollectorState,
  collectorState,
  availabilityOf,
  type Availability,
} from './collector-state.ts';
import { Deadline } from './deadline.ts';
import { AFTER_SEND, DROP_AFTER_ANSWER, FIRST_STEP, type Storability } from './delivery-table.ts';
import { reportDrops, sendDropReport } from './edge-drops.ts';
import { rememberLimits } from './limit-memory.ts';
import { LongBody } from './long-body.ts';

/**
 * The end of a delivery as the client sees it: the collector's answer, or
 * `spooled`: on the spool's disk.
 * `continuing`: neither, and the delivery goes on after the client's answer.
 * `returned`: neither, and the client keeps the envelope.
 */
export type DeliveryResult =
  | { readonly answer: CollectorAnswer; readonly ruling: Ruling }
  | 'spooled'
  | 'continuing'
  | 'returned';

/** Nothing is sent yet. */
interface Ready {
  readonly state: 'ready';
  readonly storability: Storability;
  readonly availability: Availability;
}

/** The request to the collector has its answer, or goes on. */
interface Sent {
  readonly state: 'sent';
  readonly storability: Storability;
  readonly attempt: Attempt;
}

/** The client can be answered. */
interface Ended {
  readonly state: 'ended';
  readonly result: DeliveryResult;
}

type Delivery = Ready | Sent | Ended;

/** One request to the collector. */
interface Attempt {
  /** ms since 1970. */
  readonly began: number;
  /** Resolves when the answer is read to its end, or if there is none. */
  readonly finished: Promise<void>;
  /** Undefined while there is no answer. */
  outcome: Outcome | undefined;
}

/** The collector's answer (`undefined` if the connection failed) and its meaning. */
interface Outcome {
  readonly answer: CollectorAnswer | undefined;
  readonly ruling: Ruling;
}

/** Facts that stay the same during one delivery. */
interface DeliveryContext {
  readonly call: Call;
  readonly admitted: Admitted;
  readonly collector: CollectorState;
  readonly body: BodySource;
}

/** `not needed`: the spool knows that the collector is up, and the call asked it to store only during an outage. */
type Stored = { readonly receipt: Receipt } | 'not needed' | 'failed';

/** The envelope is stored if the collector has not answered by then. */
const STORE_AFTER_MS = 1000;
/** Longest wait for the collector while the spool holds a copy. */
const LEASED_MS = 10_000;
/** The spool sends its copy after this time, unless the lease is settled earlier. */
const LEASE_MS = LEASED_MS + 3000;
/** Longest wait without a copy. The runtime ends the delivery after 30 s; the loss must be counted before. */
const CONTINUING_MS = 27_000;
/** Longest time that the spool may take for a piece of a long body; what is left of the client's time is the collector's. */
const SPOOL_STALL_MS = 1000;

/**
 * Delivers an envelope: directly, or through the spool if the collector fails or is slow, or if the body is too long to
 * be buffered. `delivery-table.ts` has the decisions. Throws a `Refusal` if the client is at fault.
 */
export async function deliver(call: Call, admitted: Admitted): Promise<DeliveryResult> {
  const { destination, deadline, body } = admitted;
  const collector = collectorState(destination);
  const context = { call, admitted, collector, body: new BodySource(body, deadline) };
  const storability = storabilityOf(call, admitted);
  if (collector.state === 'unknown' && storability === 'buffered') {
    await askSpool(collector, isCollectorDown(call, destination), deadline);
  }
  // Only the spool ends an outage, so without one there is none.
  const availability = call.env.SPOOL === undefined ? 'up' : availabilityOf(collector);
  try {
    return await runDelivery(context, { state: 'ready', storability, availability });
  } finally {
    if (body instanceof LongBody) await body.close();
  }
}

function storabilityOf({ env, config }: Call, { body }: Admitted): Storability {
  if (env.SPOOL === undefined) return 'unstorable';
  if (!(body instanceof LongBody)) return 'buffered';
  return (body.length ?? config.maxEnvelopeBytes) <= shareOf(config) ? 'streaming' : 'unstorable';
}

/** Takes the steps that the tables name, until the client can be answered. */
async function runDelivery(context: DeliveryContext, ready: Ready): Promise<DeliveryResult> {
  let delivery: Delivery = ready;
  while (delivery.state !== 'ended') {
    const step: Promise<Delivery> | Ended =
      delivery.state === 'ready'
        ? takeFirstStep(context, delivery)
        : takeStepAfterSend(context, delivery);
    delivery = step instanceof Promise ? await step : step;
  }
  return delivery.result;
}

function takeFirstStep(context: DeliveryContext, ready: Ready): Promise<Delivery> | Ended {
  switch (FIRST_STEP[ready.storability][ready.availability]) {
    case 'send':
      return send(context, ready.storability);
    case 'store':
      return storeUnsent(context, ready);
    case 'return':
      return end('returned');
  }
}

function takeStepAfterSend(
  context: DeliveryContext,
  { storability, attempt }: Sent,
): Promise<Delivery> | Ended {
  const { outcome } = attempt;
  switch (AFTER_SEND[storability][outcome?.ruling.verdict ?? 'pending']) {
    case 'answer':
      return end(
        outcome?.answer === undefined ? 'returned' : { ...outcome, answer: outcome.answer },
      );
    case 'store':
      return storeAfterFailure(context, attempt);
    case 'lease':
      return storeLeased(context, attempt);
    case 'continue':
      return continueInBackground(context, attempt);
    case 'return':
      return end('returned');
  }
}

function end(result: DeliveryResult): Ended {
  return { state: 'ended', result };
}

/**
 * Posts the envelope to the collector. Resolves when the answer is read to its end: that costs a third of reading it
 * after the client's answer.
 */
async function send(context: DeliveryContext, storability: Storability): Promise<Sent> {
  const { call, admitted, body } = context;
  const { kind, request } = call;
  const url = collectorUrl(admitted.destination, kind, call.url);
  const began = Date.now();
  const headers = collectorHeaders(request.headers, kind);
  const finished = post(url, headers, body.open()).then((posted) => {
    attempt.outcome = recordAnswer(context, began, posted?.answer);
    return posted?.ended;
  });
  const attempt: Attempt = { began, outcome: undefined, finished };
  await body.withinDeadline(finished, storability === 'buffered' ? STORE_AFTER_MS : Infinity);
  // A collector that stopped reading cannot accept the envelope any more.
  return { state: 'sent', storability: body.isBroken ? 'store failed' : storability, attempt };
}

/** Updates the known state and the limits of the collector from its answer. */
function recordAnswer(
  context: DeliveryContext,
  began: number,
  answer: CollectorAnswer | undefined,
): Outcome {
  const { call, collector, admitted } = context;
  const { destination, types } = admitted;
  const now = Date.now();
  const ruling = judge(answer, types, now);
  if (answer !== undefined) call.notes.collector = answer.status;
  if (ruling.limits.size > 0) rememberLimits(destination, ruling.limits, call);
  if (ruling.verdict === 'unavailable' && collector.acceptedAt < began) collector.state = 'down';
  if (ruling.verdict === 'accepted') {
    collector.acceptedAt = now;
    sendDropReport(destination, call);
  }
  return { answer, ruling };
}

/** Stores an envelope before any request to the collector. */
async function storeUnsent(context: DeliveryContext, ready: Ready): Promise<Delivery> {
  const onlyIfDown = ready.availability === 'down' && ready.storability === 'buffered';
  const stored = await store(context, { onlyIfDown });
  if (stored === 'not needed') return { ...ready, availability: 'up' };
  if (stored !== 'failed') return end('spooled');
  return context.body.canOpen ? { ...ready, storability: 'store failed' } : end('returned');
}

/** Stores an envelope on which the collector failed. */
async function storeAfterFailure(context: DeliveryContext, attempt: Attempt): Promise<Ended> {
  const { began, outcome } = attempt;
  const stored = await store(context, { failed: { began, answer: outcome?.answer } });
  return end(stored === 'failed' ? 'returned' : 'spooled');
}

/** Stores an envelope that the collector has not answered, leased to the request that is under way. */
async function storeLeased(context: DeliveryContext, attempt: Attempt): Promise<Delivery> {
  const { call, collector, body } = context;
  if (collector.pending === 0) collector.pendingSince = attempt.began;
  collector.pending += 1;
  const stored = await store(context, { leaseUntil: Date.now() + LEASE_MS });
  if (typeof stored === 'string') {
    collector.pending -= 1;
    await body.withinDeadline(attempt.finished);
    return { state: 'sent', storability: 'store failed', attempt };
  }
  call.notes.late = true;
  const settling = settleWhenAnswered(context, attempt, stored.receipt);
  call.background.waitUntil(settling.catch((error: unknown) => console.error(error)));
  return end('spooled');
}

async function settleWhenAnswered(
  context: DeliveryContext,
  attempt: Attempt,
  { ticket }: Receipt,
): Promise<void> {
  const { call, admitted, collector } = context;
  const { began } = attempt;
  await new Deadline(LEASED_MS).within(attempt.finished);
  collector.pending -= 1;
  const { answer } = attempt.outcome ?? recordAnswer(context, began, undefined);
  await settleLease(call, admitted.destination, ticket, { answer, began }, collector.acceptedAt);
}

/** Answers the client while the request to the collector goes on; no copy is stored. */
function continueInBackground(context: DeliveryContext, attempt: Attempt): Ended {
  context.call.notes.late = true;
  context.call.background.waitUntil(reportIfDropped(context, attempt));
  return end('continuing');
}

/** Waits for the end of a delivery that has no copy anywhere, and reports its drop. */
async function reportIfDropped(
  { call, admitted }: DeliveryContext,
  attempt: Attempt,
): Promise<void> {
  await new Deadline(CONTINUING_MS).within(attempt.finished);
  const reason = DROP_AFTER_ANSWER[attempt.outcome?.ruling.verdict ?? 'pending'];
  if (reason !== 'none') reportDrops(admitted.destination, admitted.items, reason, call);
}

/** Stores the envelope; a rejected call is repeated once, on a fresh stub. */
async function store(context: DeliveryContext, terms: Omit<Terms, 'takenAt'>): Promise<Stored> {
  const { call, admitted, collector, body } = context;
  const envelope = waitingEnvelope(call, admitted);
  for (const isRepeated of [false, true]) {
    if (!body.canOpen) return 'failed';
    if (isRepeated) await scheduler.wait(REPEAT_AFTER_MS);
    try {
      const shard = freshShard(call, admitted.destination);
      const storing = shard.accept(envelope, body.open(SPOOL_STALL_MS), {
        ...terms,
        takenAt: collector.acceptedAt,
        isRepeated,
      });
      // The client may leave before the spool answers.
      call.background.waitUntil(storing.catch(() => undefined));
      const receiving = storing.then((receipt) => ({ receipt }));
      const stored = await body.withinDeadline(receiving);
      if (stored === undefined) {
        call.background.waitUntil(withdrawWhenStored(context, storing));
        return 'failed';
      }
      const { receipt } = stored;
      collector.state = receipt?.isDown ? 'down' : 'up';
      return receipt === undefined ? 'not needed' : { receipt };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      console.error(error);
    }
  }
  return 'failed';
}

/** The spool is late: the client gets the envelope back, so the copy must go. */
async function withdrawWhenStored(
  { call, admitted }: DeliveryContext,
  storing: Promise<Receipt | undefined>,
): Promise<void> {
  try {
    const receipt = await storing;
    if (receipt !== undefined) await withdraw(call, admitted.destination, receipt.ticket);
  } catch (error) {
    console.error(error);
  }
}

/** The facts that the spool keeps next to the body. */
function waitingEnvelope(
  { kind, request, url }: Call,
  { destination, types, items }: Admitted,
): WaitingEnvelope {
  return {
    project: destination.project,
    kind,
    asked: kind === 'security' ? url : '',
    headers: collectorHeaders(request.headers, kind),
    types,
    tally: tallyOf(items),
    holder: holderOf(request.headers.get('CF-Connecting-IP') ?? ''),
    received: Date.now(),
    token: crypto.randomUUID(),
  };
}
