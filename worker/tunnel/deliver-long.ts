import { collectorHeaders, collectorUrl, post } from '../envelope/collector-request.ts';
import { Refusal } from '../envelope/refusal.ts';
import { shareOf } from '../spool/shard-room.ts';
import { type Shard, shardOf } from '../spool/shards.ts';
import type { Admitted, Call } from './call.ts';
import { collectorState } from './collector-state.ts';
import { type Delivered, learn, lose, waitingEnvelope } from './deliver.ts';
import { openLongBody } from './long-body.ts';
import { Patience } from './patience.ts';
import { discard } from './read-body.ts';

/**
 * Delivers an envelope too long to be held: to the spool's disk as it comes, and from there to the collector, so that
 * it arrives once whatever fails half-way. Only where no spool has room for it, it goes straight through. Throws a
 * `Refusal` where the client is at fault.
 */
export async function deliverLong(
  call: Call,
  admitted: Admitted,
  rest: ReadableStreamBYOBReader,
): Promise<Delivered> {
  const { body, destination } = admitted;
  const { maxEnvelopeBytes } = call.config;
  const shard = shardOf(call.env.SPOOL, call.config, destination);
  const isRoom = (body.length ?? maxEnvelopeBytes) <= shareOf(call.config);
  if (shard !== undefined && !isRoom && collectorState(destination).state === 'down') {
    await discard(rest);
    return lose(call, admitted, 'cache_overflow');
  }
  const { readable, pumping } = openLongBody(body, rest, maxEnvelopeBytes);
  const taking =
    shard !== undefined && isRoom
      ? toSpool(call, admitted, shard, readable)
      : passThrough(call, admitted, readable);
  call.background.waitUntil(taking);
  const fault = await pumping.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (fault instanceof Refusal) throw fault;
  // Where the taker stopped reading, it has said why by now or never will.
  const taken = await new Patience().within(taking, fault === undefined ? undefined : 0);
  if (taken === 'lost' || (taken === undefined && fault !== undefined)) return lose(call, admitted);
  if (taken !== undefined) return taken;
  call.background.waitUntil(taking.then((late) => late === 'lost' && lose(call, admitted)));
  return 'spooled';
}

async function toSpool(
  call: Call,
  admitted: Admitted,
  shard: Shard,
  readable: ReadableStream<Uint8Array>,
): Promise<Delivered> {
  const { takenAt } = collectorState(admitted.destination);
  try {
    await shard.accept(waitingEnvelope(call, admitted), readable, { takenAt });
    return 'spooled';
  } catch {
    return 'lost';
  }
}

async function passThrough(
  call: Call,
  admitted: Admitted,
  readable: ReadableStream<Uint8Array>,
): Promise<Delivered> {
  const { request, kind } = call;
  const { destination } = admitted;
  const url = collectorUrl(destination, kind, request.url);
  const posting = post(url, collectorHeaders(request.headers, kind), readable);
  call.background.waitUntil(posting.ended);
  const answer = await posting.answer;
  const ruling = learn(call, admitted, collectorState(destination), answer);
  return answer === undefined || ruling.verdict === 'unavailable' ? 'lost' : { answer, ruling };
}
