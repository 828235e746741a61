import { envelopeItems } from './envelope-items.ts';

/** One part of a report in a form that can be read. */
export interface ReadableItem {
  /** The protocol's name: event, transaction, replay_event, replay_recording, session, … */
  readonly type: string;
  /** Indented JSON, or what there is. */
  readonly text: string;
}

const decoder = new TextDecoder();

function pretty(bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A recording is a line of JSON, then compressed events; plain if the browser could not compress. */
async function recordingText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const events = bytes.subarray(bytes.indexOf(10) + 1);
  return pretty(events[0] === 0x5b ? events : await inflate(events));
}

/** Takes an envelope of the SDK's apart for reading. Rejects when it is none. */
export async function readableItems(envelope: string | Uint8Array): Promise<ReadableItem[]> {
  const items: ReadableItem[] = [];
  for (const { type, payload } of envelopeItems(envelope)) {
    const text = type === 'replay_recording' ? await recordingText(payload) : pretty(payload);
    items.push({ type, text });
  }
  return items;
}
