import { tallyOf } from '../envelope/categories.ts';
import type { DropReason } from '../envelope/client-report.ts';
import { collectorHeaders, collectorUrl, post } from '../envelope/collector-request.ts';
import { Refusal } from '../envelope/refusal.ts';
import { type Answer, judge, type Ruling, type Verdict } from '../envelope/verdict.ts';
import type { Receipt, Terms, WaitingEnvelope } from '../envelope/waiting-envelope.ts';
import { shareOf } from '../spool/shard-room.ts';
import { type Shard, shardOf } from '../spool/shards.ts';
import { holderOf } from './addresses.ts';
import type { Admitted, Call } from './call.ts';
import { askSpool, type CollectorState, collectorState, outlook } from './collector-state.ts';
import { type Bytes, type Heard, nextAction } from './delivery-table.ts';
import { reportDrops, tellDrops } from './edge-drops.ts';
import { rememberLimits } from './limit-memory.ts';
import { openLongBody } from './long-body.ts';
import { Patience } from './patience.ts';
import { discard } from './read-body.ts';

/** What became of an envelope: what the collector said, or that it is delivered later, or gone. */
export type Delivered = { readonly answer: Answer; readonly ruling: Ruling } | 'spooled' | 'lost';

/** After so long without an answer an envelope goes to disk, in time for the phone's two seconds. */
const SPOOL_AFTER_MS = 1000;
/** How long a delivery may go on behind the answer where the envelope lies in the spool meanwhile. */
const LATE_MS = 10_000;
/** How long where it does not: the runtime ends it after 30 s, and we want to be there to count it. */
const LATEST_MS = 27_000;
// The drain must not begin while the delivery that holds the lease may still end well.
const LEASE_MS = LATE_MS + 3000;

/** One envelope on its way, as far as it has come. */
interface Delivery {
  readonly call: Call;
  readonly admitted: Admitted;
  readonly collector: CollectorState;
  bytes: Bytes;
  /** How long the present wait may last: the phone's at first, then the runtime's. */
  patience: Patience;
  /** Settles when a body that comes in pieces has gone; rejects as `LongBody` says. */
  pumping?: Promise<void>;
  /** When it was sent, ms since 1970, and what comes of that. */
  began: number;
  sending?: Promise<Verdict>;
  verdict?: Verdict;
  told?: Exclude<Delivered, string>;
  leasing?: Promise<Receipt | undefined>;
}

/**
 * Delivers an envelope: directly, or through the spool where the collector is down, too slow, or the body too long to be
 * held; `delivery-table.ts` says which. Throws a `Refusal` where a body that comes in pieces fails by its client.
 */
export async function deliver(call: Call, admitted: Admitted): Promise<Delivered> {
  const { destination, patience } = admitted;
  const collector = collectorState(destination);
  const bytes = bytesOf(call, admitted);
  const delivery: Delivery = { call, admitted, collector, bytes, patience, began: 0 };
  // Nobody but the spool says when an outage is over.
  if (call.env.SPOOL === undefined) return walk(delivery, 'up');
  if (collector.state === 'unknown' && bytes === 'held') {
    await askSpool(collector, spoolOf(delivery).isDown(destination.origin), patience);
  }
  return walk(delivery, outlook(collector));
}

function bytesOf({ env, config }: Call, { body }: Admitted): Bytes {
  if (body.rest === undefined) return env.SPOOL === undefined ? 'loose' : 'held';
  const isRoom = (body.length ?? config.maxEnvelopeBytes) <= shareOf(config);
  return env.SPOOL !== undefined && isRoom ? 'coming' : 'passing';
}

/** Takes one step after the other, until nothing is left to do or the rest is done behind the phone's answer. */
async function walk(delivery: Delivery, known: Heard): Promise<Delivered> {
  let heard = known;
  for (;;) {
    switch (nextAction(delivery.bytes, heard)) {
      case 'send': {
        const sent = send(delivery);
        const mostMs = delivery.bytes === 'held' ? SPOOL_AFTER_MS : Infinity;
        await inTime(delivery, sent, mostMs);
        heard = delivery.verdict ?? 'silent';
        break;
      }
      case 'keep': {
        const keeping = keep(delivery, heard);
        const kept = await inTime(delivery, keeping);
        if (kept === undefined) return behind(delivery, 'gone', keeping);
        heard = kept;
        break;
      }
      case 'lease':
        return lease(delivery);
      case 'wait':
        return behind(delivery, 'gone', delivery.sending);
      case 'settle':
        if (await settle(delivery)) return 'spooled';
        delivery.bytes = 'gone';
        break;
      case 'tell':
        return delivery.told ?? 'lost';
      case 'done':
        return 'spooled';
      case 'overflow':
        return lose(delivery, 'cache_overflow');
      case 'lose':
        return lose(delivery, 'network_error');
    }
  }
}

/** Waits while the phone does, whose patience begins when it has sent all. Throws a `Refusal` where it did not. */
async function inTime<T>(
  delivery: Delivery,
  promise: Promise<T>,
  mostMs?: number,
): Promise<T | undefined> {
  try {
    if (delivery.pumping !== undefined) {
      await delivery.pumping;
      delivery.patience = new Patience();
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Where the taker stopped reading, it has said why by now or never will.
    delivery.patience = new Patience(0);
  }
  return delivery.patience.within(promise, mostMs);
}

/** The phone has waited long enough; the rest goes on behind its answer. */
function behind(delivery: Delivery, bytes: Bytes, hearing = Promise.resolve<Heard>('silent')) {
  delivery.bytes = bytes;
  delivery.call.notes.late = true;
  delivery.patience = new Patience(LATEST_MS);
  const heard = delivery.patience.within(hearing);
  delivery.call.background.waitUntil(heard.then((known) => walk(delivery, known ?? 'silent')));
  return 'spooled' as const;
}

/**
 * Posts it to the collector. Resolves when the answer is read to its end: before ours it costs a third of what it does
 * behind it, where the runtime has to come back for it.
 */
async function send(delivery: Delivery): Promise<void> {
  const { call, admitted } = delivery;
  const { kind, request } = call;
  delivery.began = Date.now();
  const url = collectorUrl(admitted.destination, kind, request.url);
  const { answer, ended } = post(url, collectorHeaders(request.headers, kind), take(delivery));
  delivery.sending = answer.then((said) => learn(delivery, said));
  await delivery.sending;
  await ended;
}

/** The body, to be read once where it comes in pieces. */
function take(delivery: Delivery): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  const { body } = delivery.admitted;
  if (body.rest === undefined) return body.head;
  const { maxEnvelopeBytes } = delivery.call.config;
  const { readable, pumping } = openLongBody(body, body.rest, maxEnvelopeBytes);
  delivery.pumping = pumping;
  return readable;
}

/** Keeps what an answer says of the collector; answers what follows from it. */
function learn(delivery: Delivery, answer: Answer | undefined): Verdict {
  const { call, collector, began } = delivery;
  const { destination, types } = delivery.admitted;
  const now = Date.now();
  const ruling = judge(answer, types, now);
  const { verdict, limits } = ruling;
  delivery.verdict = verdict;
  if (answer !== undefined) {
    delivery.told = { answer, ruling };
    call.notes.collector = answer.status;
  }
  if (limits.size > 0) rememberLimits(destination, limits, call);
  if (verdict === 'unavailable' && collector.takenAt < began) collector.state = 'down';
  if (verdict === 'taken') {
    collector.takenAt = now;
    tellDrops(destination, call);
  }
  return verdict;
}

/** Puts it on disk, leased to the delivery under way, whose end the phone does not wait for. */
async function lease(delivery: Delivery): Promise<Delivered> {
  const { collector, began, patience, sending } = delivery;
  if (collector.late === 0) collector.lateSince = began;
  collector.late += 1;
  const leasing = accept(delivery, { leaseUntil: Date.now() + LEASE_MS }).catch(complain);
  delivery.leasing = leasing;
  const ending = sending && new Patience(LATE_MS).within(sending);
  const hearing = Promise.resolve(ending).then((heard) => {
    collector.late -= 1;
    return heard ?? learn(delivery, undefined);
  });
  behind(delivery, 'stored', hearing);
  await patience.within(leasing);
  return 'spooled';
}

/** Ends the lease; answers whether there was one to end. */
async function settle(delivery: Delivery): Promise<boolean> {
  const { collector, told, began, patience, leasing } = delivery;
  const receipt = leasing && (await patience.within(leasing));
  if (receipt === undefined) return false;
  const attempted = { answer: told?.answer, began };
  const ending = spoolOf(delivery).settle(receipt.ticket, attempted, collector.takenAt);
  await ending.catch(complain);
  return true;
}

/** Puts it on disk; answers `kept`, `up` where the spool knows better of the collector, where it fails what was heard. */
async function keep(delivery: Delivery, heard: Heard): Promise<Heard> {
  const { began, told, bytes } = delivery;
  const isFailed = heard === 'unavailable';
  const onlyIfDown = heard === 'down' && bytes === 'held';
  try {
    const failed = isFailed ? { failed: { began, answer: told?.answer } } : {};
    if ((await accept(delivery, { onlyIfDown, ...failed })) !== undefined) return 'kept';
  } catch (error) {
    console.error(error);
    delivery.bytes = delivery.bytes === 'held' && !isFailed ? 'loose' : 'gone';
    return heard;
  }
  // Where the phone has its answer already, the collector gets it by way of the disk all the same.
  return delivery.bytes === 'held' ? 'up' : keep(delivery, 'crowded');
}

async function accept(delivery: Delivery, more: Partial<Terms>): Promise<Receipt | undefined> {
  const { call, admitted, collector } = delivery;
  const terms = { takenAt: collector.takenAt, ...more };
  const envelope = waitingEnvelope(call, admitted);
  const keeping = spoolOf(delivery).accept(envelope, take(delivery), terms);
  // The client may leave before it is done.
  call.background.waitUntil(keeping.catch(() => undefined));
  const receipt = await keeping;
  collector.state = receipt?.isDown ? 'down' : 'up';
  return receipt;
}

/** What the spool is to keep of a call beside its body. */
function waitingEnvelope(
  { kind, request }: Call,
  { destination, types, items }: Admitted,
): WaitingEnvelope {
  return {
    project: destination.project,
    kind,
    asked: kind === 'security' ? request.url : '',
    headers: collectorHeaders(request.headers, kind),
    types,
    tally: tallyOf(items),
    holder: holderOf(request.headers.get('CF-Connecting-IP') ?? ''),
    received: Date.now(),
  };
}

/** Counts an envelope as lost and sees to it that the collector hears of it. */
async function lose({ call, admitted, pumping }: Delivery, reason: DropReason): Promise<'lost'> {
  const { destination, items, body } = admitted;
  reportDrops(destination, items, reason, call);
  if (body.rest !== undefined && pumping === undefined) await discard(body.rest);
  return 'lost';
}

/** The shard of a deployment that has a spool. A stub costs more than looking whether one is needed. */
function spoolOf({ call: { env, config }, admitted: { destination } }: Delivery): Shard {
  const shard = shardOf(env.SPOOL, config, destination);
  if (shard === undefined) throw new Error('no spool is bound');
  return shard;
}

function complain(error: unknown): undefined {
  console.error(error);
}
