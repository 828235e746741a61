import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { envelopeItems, sentNow } from '../../../../web/telemetry/reports/envelope-items.ts';
import {
  MOST_WAITING,
  MOST_WAITING_BYTES,
  overflow,
  rankOf,
} from '../../../../web/telemetry/reports/stored-report.ts';

describe('what goes when there is no room', () => {
  const report = fc.record({
    rank: fc.integer({ min: 0, max: 2 }),
    size: fc.integer({ min: 1, max: 400_000 }),
  });

  test('is the least that must, of the lowest rank the oldest first', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 160 }), (reports) => {
        const gone = overflow(reports);
        const left = reports.filter((_, index) => !gone.includes(index));
        const bytes = left.reduce((sum, { size }) => sum + size, 0);
        expect(left.length).toBeLessThanOrEqual(MOST_WAITING);
        expect(bytes).toBeLessThanOrEqual(MOST_WAITING_BYTES);
        const last = gone.at(-1);
        if (last === undefined) return;
        // The last that went was needed, and nothing of a lower rank, or as low and older, stayed.
        const size = reports[last]?.size ?? 0;
        const rank = reports[last]?.rank ?? 0;
        expect(left.length + 1 > MOST_WAITING || bytes + size > MOST_WAITING_BYTES).toBe(true);
        const worse = reports.filter(
          (one, index) =>
            !gone.includes(index) && (one.rank < rank || (one.rank === rank && index < last)),
        );
        expect(worse).toEqual([]);
      }),
    );
  });

  test('is told by its items', () => {
    expect(rankOf('{}\n{"type":"event"}\n{}')).toBe(2);
    expect(
      rankOf('{}\n{"type":"replay_event"}\n{}\n{"type":"replay_recording","length":2}\nab'),
    ).toBe(0);
    expect(rankOf('{}\n{"type":"transaction"}\n{}\n{"type":"session"}\n{}')).toBe(1);
    expect(rankOf('no envelope')).toBe(1);
  });
});

describe('an envelope sent later', () => {
  test('differs only in its sent_at, as text and as bytes', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.boolean(), (payload, asText) => {
        const head = '{"sent_at":"2026-11-01T00:00:00.000Z","dsn":"d"}\n';
        const item = `{"type":"replay_recording","length":${payload.length}}\n`;
        const bytes = Buffer.concat([Buffer.from(head + item), payload]);
        const moved = sentNow(asText ? head + item : bytes, now);
        const text = Buffer.from(moved).toString('latin1');
        expect(text.startsWith('{"sent_at":"2026-11-22T12:00:00.000Z","dsn":"d"}\n')).toBe(true);
        if (!asText)
          expect(envelopeItems(moved as Uint8Array)[0]?.payload).toEqual(Uint8Array.from(payload));
      }),
    );
  });

  test.each(['{"dsn":"d"}\n{}', 'no envelope', '{"csp-report":{}}'])(
    '%s stays as it is',
    (body) => {
      expect(sentNow(body, new Date())).toBe(body);
    },
  );
});
