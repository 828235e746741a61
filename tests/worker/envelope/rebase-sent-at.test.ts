import process from 'node:process';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rebaseSentAt } from '../../../worker/envelope/rebase-sent-at.ts';

const HOUR = 3_600_000;

function rebased(line: string, rest = '\n{"type":"event"}\n{}'): string {
  const moved = Buffer.from(rebaseSentAt(new Uint8Array(Buffer.from(line + rest)), HOUR));
  expect(moved.subarray(moved.indexOf(10)).equals(Buffer.from(rest))).toBe(true);
  return moved.toString('utf8', 0, moved.indexOf(10));
}

describe('sent_at', () => {
  test.each([
    ['{"sent_at":"2026-11-20T10:00:00.000Z"}', '{"sent_at":"2026-11-20T11:00:00.000Z"}'],
    [
      '{ "dsn" : "x", "sent_at" : "2026-11-20T23:30:00Z" , "a":1 }',
      '{ "dsn" : "x", "sent_at" : "2026-11-21T00:30:00.000Z" , "a":1 }',
    ],
    [
      '{"trace":{"sent_at":"2026-11-20T10:00:00.000Z"},"sent_at":"2026-11-20T10:00:00.000Z"}',
      '{"trace":{"sent_at":"2026-11-20T10:00:00.000Z"},"sent_at":"2026-11-20T11:00:00.000Z"}',
    ],
    [
      '{"note":"\\"sent_at\\":\\"2026","é€😀":1,"sent_at":"2026-11-20T12:00:00+02:00"}',
      '{"note":"\\"sent_at\\":\\"2026","é€😀":1,"sent_at":"2026-11-20T11:00:00.000Z"}',
    ],
    [
      '{"sent_at":"2026-11-20T10:00:00Z","sent_at":"2026-11-20T12:00:00Z"}',
      '{"sent_at":"2026-11-20T10:00:00Z","sent_at":"2026-11-20T13:00:00.000Z"}',
    ],
    ['{"sent_at":"\\u0032026-11-20T10:00:00Z"}', '{"sent_at":"2026-11-20T11:00:00.000Z"}'],
  ])('moves by the wait in %s', (line, wanted) => {
    expect(rebased(line)).toBe(wanted);
  });

  test.each([
    '{}',
    '{"sent_at":null}',
    '{"sent_at":1763632800}',
    '{"sent_at":"yesterday"}',
    '{"sent_at":""}',
    '{"trace":{"sent_at":"2026-11-20T10:00:00.000Z"}}',
    '{"sent_at":{"toString":1}}',
    '{"sent_at":["2026-11-20T10:00:00Z"]}',
    '{"sent_at":"2026-11-20T10:00:00Z","sent\\u005fat":"2026-11-21T10:00:00Z"}',
    '{"sent_at":"+275760-09-13T00:00:00.000Z"}',
    'no json',
    '',
  ])('stays in %s', (line) => {
    expect(rebased(line)).toBe(line);
  });

  test('is found in one pass over a line full of its name', () => {
    const many = '"sent_at":"",'.repeat(4300);
    const line = `{${many}"sent_at":"2026-11-20T10:00:00.000Z"}`;
    const began = process.cpuUsage();
    expect(rebased(line)).toBe(`{${many}"sent_at":"2026-11-20T11:00:00.000Z"}`);
    // A pass for each of them took 2.3 s, and everybody waited.
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(300);
  });

  test('is all that changes in any header, whatever else is in it', () => {
    const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), date, (others, sentAt) => {
        const header = { ...others, sent_at: sentAt.toISOString() };
        const moved: unknown = JSON.parse(rebased(JSON.stringify(header)));
        const wanted = { ...header, sent_at: new Date(sentAt.valueOf() + HOUR).toISOString() };
        expect(JSON.stringify(moved)).toBe(JSON.stringify(wanted));
      }),
    );
  });
});
