import type { Destination } from '../config.ts';
import { tallyOf } from '../envelope/categories.ts';
import type { DropReason } from '../envelope/client-report.ts';
import { collectorHeaders, collectorUrl, post } from '../envelope/collector-request.ts';
import { type Answer, judge, type Ruling } from '../envelope/verdict.ts';
import type { Receipt, Terms, WaitingEnvelope } from '../envelope/waiting-envelope.ts';
import { type Shard, shardOf } from '../spool/shards.ts';
import { holderOf } from './addresses.ts';
import type { Admitted, Call } from './call.ts';
import { type CollectorState, collectorState, isDown, mayBeDown } from './collector-state.ts';
import { reportDrops, tellDrops } from './edge-drops.ts';
import { rememberLimits } from './limit-memory.ts';
import { Patience } from './patience.ts';

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

/** Delivers an envelope that is held whole: directly, or through the spool while the collector is down. */
export async function deliver(call: Call, admitted: Admitted): Promise<Delivered> {
  const { destination, patience } = admitted;
  const collector = collectorState(destination);
  if (call.env.SPOOL === undefined) return deliverAlone(call, admitted, collector);
  // What nearly every envelope is: for a collector that nobody has anything against.
  if (
    mayBeDown(collector) &&
    (await isDown(collector, destination, spoolOf(call, destination), patience))
  ) {
    const onlyIfDown = collector.state === 'down';
    const spooled = await spool(call, admitted, collector, { onlyIfDown });
    if (spooled === 'spooled') return spooled;
  }
  const began = Date.now();
  const answering = send(call, admitted);
  const answer = await patience.within(answering, SPOOL_AFTER_MS);
  if (answer === undefined) return deliverLate(call, admitted, collector, answering, began);
  const ruling = learn(call, admitted, collector, answer.said);
  if (answer.said !== undefined && ruling.verdict !== 'unavailable') {
    return { answer: answer.said, ruling };
  }
  if (collector.takenAt < began) collector.state = 'down';
  const failed = { began, answer: answer.said };
  const spooled = await spool(call, admitted, collector, { failed });
  return spooled === 'spooled' ? spooled : lose(call, admitted);
}

/** What the spool is to keep of a call beside its body. */
export function waitingEnvelope(
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
export function lose(
  call: Call,
  { destination, items }: Admitted,
  reason: DropReason = 'network_error',
): 'lost' {
  reportDrops(destination, items, reason, call);
  return 'lost';
}

/** The shard of a deployment that has a spool. A stub costs more than looking whether one is needed. */
function spoolOf({ env, config }: Call, destination: Destination): Shard {
  const shard = shardOf(env.SPOOL, config, destination);
  if (shard === undefined) throw new Error('no spool is bound');
  return shard;
}

/** What the collector said, wrapped: `undefined` is then the phone's patience. */
interface Said {
  readonly said: Answer | undefined;
}

async function send(call: Call, { destination, body }: Admitted): Promise<Said> {
  const { kind, request, background } = call;
  const url = collectorUrl(destination, kind, request.url);
  const { answer, ended } = post(url, collectorHeaders(request.headers, kind), body.head);
  background.waitUntil(ended);
  return { said: await answer };
}

/** The phone has waited long enough: the envelope goes to disk, leased to the delivery that goes on. */
async function deliverLate(
  call: Call,
  admitted: Admitted,
  collector: CollectorState,
  answering: Promise<Said>,
  began: number,
): Promise<Delivered> {
  call.notes.late = true;
  if (collector.late === 0) collector.lateSince = began;
  collector.late += 1;
  const leaseUntil = Date.now() + LEASE_MS;
  const keeping = accept(call, admitted, collector, { leaseUntil }).catch(complain);
  const ending = endLate(call, admitted, collector, answering, keeping, began);
  call.background.waitUntil(ending);
  await admitted.patience.within(keeping);
  return 'spooled';
}

async function endLate(
  call: Call,
  admitted: Admitted,
  collector: CollectorState,
  answering: Promise<Said>,
  keeping: Promise<Receipt | undefined>,
  began: number,
): Promise<void> {
  const patience = new Patience(LATEST_MS);
  const answer = (await patience.within(answering, LATE_MS))?.said;
  collector.late -= 1;
  const { verdict } = learn(call, admitted, collector, answer);
  if (verdict === 'unavailable' && collector.takenAt < began) collector.state = 'down';
  const receipt = await patience.within(keeping);
  if (receipt !== undefined) {
    const shard = spoolOf(call, admitted.destination);
    await shard.settle(receipt.ticket, { answer, began }, collector.takenAt).catch(complain);
  } else if (verdict === 'unavailable' || verdict === 'limited') lose(call, admitted);
}

/** Without a spool: what the collector does not take in time is lost, and told when it can be. */
async function deliverAlone(
  call: Call,
  admitted: Admitted,
  collector: CollectorState,
): Promise<Delivered> {
  const answering = send(call, admitted);
  const answer = await admitted.patience.within(answering);
  if (answer === undefined) {
    call.notes.late = true;
    const end = async (): Promise<void> => {
      const late = await new Patience(LATEST_MS).within(answering);
      const { verdict } = learn(call, admitted, collector, late?.said);
      if (verdict === 'unavailable' || verdict === 'limited') lose(call, admitted);
    };
    call.background.waitUntil(end());
    return 'spooled';
  }
  const ruling = learn(call, admitted, collector, answer.said);
  if (answer.said === undefined || ruling.verdict === 'unavailable') return lose(call, admitted);
  return { answer: answer.said, ruling };
}

/** Keeps what an answer says of the collector; answers what follows from it. */
export function learn(
  call: Call,
  { destination, types }: Admitted,
  collector: CollectorState,
  answer: Answer | undefined,
): Ruling {
  const now = Date.now();
  const ruling = judge(answer, types, now);
  if (answer !== undefined) call.notes.collector = answer.status;
  if (ruling.limits.size > 0) rememberLimits(destination, ruling.limits, call);
  if (ruling.verdict === 'taken') {
    collector.takenAt = now;
    tellDrops(destination, call);
  }
  return ruling;
}

/** `lost`: the spool could not take an envelope. `up`: it is to go directly. */
type Kept = 'spooled' | 'lost' | 'up';

/** Puts an envelope on disk; behind the phone's answer where that takes longer than it waits. */
async function spool(
  call: Call,
  admitted: Admitted,
  collector: CollectorState,
  more: Partial<Terms>,
): Promise<Kept> {
  const keeping = keep(call, admitted, collector, more);
  const known = await admitted.patience.within(keeping);
  if (known !== undefined) return known;
  const end = async (): Promise<void> => {
    const patience = new Patience(LATEST_MS);
    let kept = await patience.within(keeping);
    // The collector is back meanwhile; by way of the disk it gets the envelope all the same.
    if (kept === 'up') kept = await patience.within(keep(call, admitted, collector, {}));
    if (kept !== 'spooled') lose(call, admitted);
  };
  call.background.waitUntil(end());
  return 'spooled';
}

function keep(
  call: Call,
  admitted: Admitted,
  collector: CollectorState,
  more: Partial<Terms>,
): Promise<Kept> {
  return accept(call, admitted, collector, more).then(
    (receipt) => (receipt === undefined ? 'up' : 'spooled'),
    (error: unknown) => {
      console.error(error);
      return 'lost';
    },
  );
}

async function accept(
  call: Call,
  admitted: Admitted,
  collector: CollectorState,
  more: Partial<Terms>,
): Promise<Receipt | undefined> {
  const terms = { takenAt: collector.takenAt, ...more };
  const shard = spoolOf(call, admitted.destination);
  const keeping = shard.accept(waitingEnvelope(call, admitted), admitted.body.head, terms);
  // The client may leave before it is done.
  call.background.waitUntil(keeping.catch(() => undefined));
  const receipt = await keeping;
  collector.state = receipt?.isDown ? 'down' : 'up';
  return receipt;
}

function complain(error: unknown): undefined {
  console.error(error);
}
