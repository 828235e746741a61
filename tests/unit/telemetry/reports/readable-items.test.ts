import { deflateSync } from 'node:zlib';

import { createEnvelope, serializeEnvelope } from '@sentry/core';
import { describe, expect, test } from 'vitest';

import { readableItems } from '../../../../web/telemetry/reports/readable-items.ts';

/** An envelope as the SDK itself writes it, with a recording as the replay does. */
function replayEnvelope(events: string | Buffer): string | Uint8Array {
  const payload = Buffer.concat([Buffer.from('{"segment_id":0}\n'), Buffer.from(events)]);
  return serializeEnvelope(
    createEnvelope({}, [
      [{ type: 'replay_event' }, { replay_id: 'r', tags: { text: 'ä🧱\n' } }],
      [{ type: 'replay_recording', length: payload.length }, payload],
    ] as never),
  );
}

const events = JSON.stringify([{ type: 4, data: { width: 390 } }]);

describe('a report is read', () => {
  test('unpacks its recording', async () => {
    const items = await readableItems(replayEnvelope(deflateSync(events)));
    expect(items.map(({ type }) => type)).toEqual(['replay_event', 'replay_recording']);
    expect(JSON.parse(items[0]?.text ?? '')).toMatchObject({ tags: { text: 'ä🧱\n' } });
    expect(items[1]?.text).toBe(JSON.stringify(JSON.parse(events), null, 2));
  });

  test('reads a recording that was not compressed', async () => {
    const items = await readableItems(replayEnvelope(events));
    expect(items[1]?.text).toContain('"width": 390');
  });

  test('when it is text', async () => {
    const event = serializeEnvelope(
      createEnvelope({}, [[{ type: 'event' }, { message: 'two words' }]] as never),
    );
    expect(await readableItems(event)).toEqual([
      { type: 'event', text: '{\n  "message": "two words"\n}' },
    ]);
  });

  test('as text when a payload is not JSON', async () => {
    expect(await readableItems('{}\n{"type":"attachment","length":5}\nhello\n')).toEqual([
      { type: 'attachment', text: 'hello' },
    ]);
  });
});

test('a body that is no report is refused', async () => {
  await expect(readableItems('{}\nnot an item')).rejects.toThrow(SyntaxError);
});
