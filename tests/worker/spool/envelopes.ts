import { recordedEnvelopes } from '../../support/recorded-envelopes.ts';
import { headerOf, restOf } from './harness.ts';

const NEWLINE = Buffer.from('\n');

/** An envelope of items of these types with `size` bytes of payload each; `mark` is its event id. */
export function envelope(
  dsn: string,
  mark: number,
  types: readonly string[] = ['event'],
  size = 20,
  sentAt = new Date(),
): Buffer<ArrayBuffer> {
  const header = { event_id: markOf(mark), dsn, sent_at: sentAt.toISOString(), trace: { a: 'é' } };
  const items = types.flatMap((type) => [
    NEWLINE,
    Buffer.from(JSON.stringify({ type, length: size })),
    NEWLINE,
    Buffer.alloc(size, Buffer.from(Array.from({ length: 251 }, (_, i) => (i * 7 + mark) % 256))),
  ]);
  return Buffer.concat([Buffer.from(JSON.stringify(header)), ...items]);
}

/** `count` envelopes as a real day has them, made as they are asked for: mostly small, the captured ones among them, a few of megabytes. */
export function* mixed(
  dsn: string,
  count: number,
  sentAt: () => Date,
): Generator<Buffer<ArrayBuffer>> {
  const captured = recordedEnvelopes(dsn).filter(({ name }) => name.endsWith('.bin'));
  const kinds = [['event'], ['transaction'], ['replay_event', 'replay_recording'], ['session']];
  for (let mark = 0; mark < count; mark += 1) {
    const at = sentAt();
    const types = kinds[mark % kinds.length];
    if (mark % 5 === 4) yield marked(captured[mark % captured.length]?.bytes, mark, at);
    else if (mark % 125 === 30) yield envelope(dsn, mark, ['replay_recording'], 5_000_000, at);
    else if (mark % 40 === 10) yield envelope(dsn, mark, ['attachment'], 1_200_000, at);
    else yield envelope(dsn, mark, types, (mark * 977) % 60_000, at);
  }
}

/** The number an envelope was marked with. */
export function markIn(request: { readonly body: Buffer }): number {
  return Number.parseInt(String(headerOf(request)['event_id']), 16);
}

function marked(bytes = Buffer.alloc(0), mark: number, sentAt: Date): Buffer<ArrayBuffer> {
  const header = { ...headerOf({ body: bytes }), event_id: markOf(mark), sent_at: sentAt };
  return Buffer.concat([Buffer.from(JSON.stringify(header)), restOf(bytes)]);
}

function markOf(mark: number): string {
  return mark.toString(16).padStart(32, '0');
}
