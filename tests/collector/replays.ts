import type { ReceivedEnvelope } from './receive.ts';
import type { Fields } from './decode.ts';

/** A replay put together from its segments, in their order. */
export interface Replay {
  readonly id: string;
  readonly kind: string;
  readonly startedAt: string;
  readonly segments: number;
  /** rrweb events, sorted by time, which is in milliseconds on all of them. */
  readonly events: readonly Fields[];
}

function replayIdOf(envelope: ReceivedEnvelope): string | undefined {
  const event = envelope.items.find(({ type }) => type === 'replay_event');
  const id = (event?.payload as Fields | undefined)?.['replay_id'];
  return typeof id === 'string' ? id : undefined;
}

/** The SDK stamps what it adds to a recording in seconds, rrweb its own in milliseconds. */
function inMilliseconds(event: Fields): Fields {
  const timestamp = Number(event['timestamp']);
  return timestamp > 1e11 ? event : { ...event, timestamp: timestamp * 1000 };
}

function assemble(id: string, envelopes: readonly ReceivedEnvelope[]): Replay {
  const items = envelopes.flatMap((envelope) => envelope.items);
  const recordings = items.filter(({ type }) => type === 'replay_recording');
  const first = items.find(({ type }) => type === 'replay_event')?.payload as Fields | undefined;
  return {
    id,
    kind: String(first?.['replay_type']),
    startedAt: envelopes[0]?.receivedAt ?? '',
    segments: recordings.length,
    events: recordings
      .flatMap(({ payload }) => (Array.isArray(payload) ? (payload as Fields[]) : []))
      .map(inMilliseconds)
      .toSorted((a, b) => Number(a['timestamp']) - Number(b['timestamp'])),
  };
}

/** All replays among the envelopes, in the order they began to arrive. */
export function replaysOf(envelopes: readonly ReceivedEnvelope[]): Replay[] {
  const byId = Map.groupBy(envelopes, replayIdOf);
  return [...byId].flatMap(([id, group]) => (id === undefined ? [] : [assemble(id, group)]));
}
