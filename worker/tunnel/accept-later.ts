import { breakerOf, isTaking, markOpen } from '../spool/breaker.ts';
import { keep } from '../spool/kept.ts';
import { projectOf, type Shard, shardOf } from '../spool/shards.ts';
import type { Terms, Ticket } from '../spool/spool.ts';
import type { Call } from './call.ts';
import { type DropReason, reportDrops } from './client-reports.ts';
import { LEASED_MS, type Outcome } from './deliver.ts';
import type { Admitted } from './forward.ts';
import { retryAfterMs } from './rate-limits.ts';
import { openStream, SendError } from './send.ts';

/**
 * What became of an envelope the collector did not take. `spooled`: it is on disk. `again`: the client is to send it
 * once more. `lost`: it is gone, and the collector is told so. The others are the client's doing.
 */
export type Later = 'spooled' | 'again' | 'lost' | 'client-gone' | 'too-large';

/** The spool's disk may be busy; the phone is still sending meanwhile. */
const SPOOL_STALL_MS = 10_000;
// The drain must not begin while the delivery that holds the lease may still end well.
const LEASE_MS = LEASED_MS + 3000;

/**
 * Takes what should not go to the collector now: everything while others of its project wait in the spool, and a body
 * too long to be held unless the collector is known to be taking. Answers `undefined` for what should go.
 */
export async function acceptFirst(call: Call, admitted: Admitted): Promise<Later | undefined> {
  const { destination, body } = admitted;
  const shard = shardOf(call.env, projectOf(destination));
  if (shard === undefined) return undefined;
  const breaker = await breakerOf(call.env, destination).catch(complain);
  if (breaker === undefined) return undefined;
  if (body.rest !== undefined) {
    if (isTaking(breaker) && !isRepeated(call.request)) return undefined;
    return takeStream(call, admitted, body.rest, shard);
  }
  if (breaker.state !== 'open') return undefined;
  const taking = take(shard, call, admitted, { onlyBehind: true });
  const ticket = await taking.catch(complain);
  if (ticket !== undefined) body.release(body.head.buffer);
  else breaker.state = 'closed';
  return ticket && 'spooled';
}

/** Where an envelope goes that the collector failed to take. */
export async function acceptLater(
  call: Call,
  admitted: Admitted,
  outcome: Outcome,
): Promise<Later> {
  const retryAfter = outcome.kind === 'answered' ? outcome.retryAfter : null;
  const asked = retryAfter === null ? undefined : retryAfterMs(retryAfter, Date.now());
  const ticket = await takeHeld(call, admitted, { failed: { retryAfterMs: asked } });
  if (ticket !== undefined) return 'spooled';
  return isGone(admitted) && mayRepeat(call) ? 'again' : lose(call, admitted, outcome);
}

/**
 * Where an envelope goes that the collector is taking longer over than the phone waits. It is put on disk and leased to
 * the delivery under way, so that it is neither lost with this isolate nor sent twice.
 */
export async function acceptMeanwhile(
  call: Call,
  admitted: Admitted,
  ended: Promise<Outcome>,
): Promise<Later | undefined> {
  const shard = shardOf(call.env, projectOf(admitted.destination));
  const ticket = await takeHeld(call, admitted, { leaseUntil: Date.now() + LEASE_MS });
  if (ticket !== undefined && shard !== undefined) {
    call.background.waitUntil(
      ended.then((outcome) => shard.settle(ticket, fate(outcome))).catch(complain),
    );
    return 'spooled';
  }
  return isGone(admitted) && mayRepeat(call) ? 'again' : undefined;
}

/** Counts an envelope as lost and sees to it that the collector hears of it. */
export function lose(call: Call, { destination, items }: Admitted, outcome?: Outcome): 'lost' {
  const reason: DropReason = outcome?.kind === 'answered' ? 'send_error' : 'network_error';
  reportDrops(destination, items, reason, call);
  return 'lost';
}

/** Sends a browser to the same address again with the whole body: any answer but this or a 2xx would end its replay. */
export function again({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  const query = search === '' ? '?again' : `${search}&again`;
  return new Response(null, { status: 307, headers: { Location: pathname + query } });
}

/** Takes an envelope whose bytes are all here, if there is a spool. */
async function takeHeld(call: Call, admitted: Admitted, terms: Terms): Promise<Ticket | undefined> {
  const shard = shardOf(call.env, projectOf(admitted.destination));
  if (shard === undefined || isGone(admitted)) return undefined;
  const taking = take(shard, call, admitted, terms).catch(complain);
  // The client may leave before it is done.
  call.background.waitUntil(taking);
  const ticket = await taking;
  if (ticket !== undefined) markOpen(admitted.destination);
  return ticket;
}

function take(
  shard: Shard,
  call: Call,
  { destination, body, items }: Admitted,
  terms: Terms,
): Promise<Ticket | undefined> {
  // A view would take the whole buffer it lies in along.
  return shard.accept(keep(call, destination, items), body.head.slice(), terms);
}

async function takeStream(
  call: Call,
  admitted: Admitted,
  rest: ReadableStreamBYOBReader,
  shard: Shard,
): Promise<Later> {
  const { destination, body, items } = admitted;
  const { maxEnvelopeBytes } = call.config;
  const { readable, pumping } = openStream(body, rest, maxEnvelopeBytes, SPOOL_STALL_MS);
  const taking = shard.accept(keep(call, destination, items), readable);
  call.background.waitUntil(taking.catch(complain));
  const [taken, pumped] = await Promise.allSettled([taking, pumping]);
  if (taken.status === 'fulfilled') {
    markOpen(destination);
    return 'spooled';
  }
  const why: unknown = pumped.status === 'rejected' ? pumped.reason : undefined;
  if (why instanceof SendError && why.failure !== 'collector-stalled') return why.failure;
  return mayRepeat(call) ? 'again' : lose(call, admitted);
}

/** Whether part of the body has passed through and is no longer here. */
function isGone({ body }: Admitted): boolean {
  return body.rest !== undefined;
}

/** Clients that follow redirects as browsers do send the body again; once is enough. */
function mayRepeat({ request, kind, env }: Call): boolean {
  const follows = request.headers.has('Sec-Fetch-Mode');
  return env.SPOOL !== undefined && kind === 'envelope' && follows && !isRepeated(request);
}

function isRepeated({ url }: Request): boolean {
  return /[?&]again$/.test(url);
}

function fate(outcome: Outcome): 'taken' | 'refused' | 'failed' {
  if (outcome.kind === 'failed' || outcome.status >= 500 || outcome.status === 429) return 'failed';
  if (outcome.status < 300) return 'taken';
  return outcome.status < 400 ? 'failed' : 'refused';
}

function complain(error: unknown): undefined {
  console.error(error);
}
