import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readEnvelope } from '../../../worker/envelope/read-envelope.ts';

const DSN = 'https://d1f5a7c0b3e84629a1c4d7e0f2b58c36@o1.ingest.example/4501';

function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  return readEnvelope(bytes, bytes.length);
}

describe('items', () => {
  test.each([
    [
      'with lengths',
      `{}\n{"type":"event","length":3}\n{\n}\n{"type":"attachment","length":2}\n\n\n`,
    ],
    ['without lengths', `{}\n{"type":"event"}\n{}\n{"type":"attachment"}\nhello\n`],
    ['without a newline at the end', `{}\n{"type":"event"}\n{}\n{"type":"attachment"}\nhello`],
    ['with an empty payload', `{}\n{"type":"event"}\n{}\n{"type":"attachment","length":0}\n`],
    [
      'with empty lines between',
      `{}\n\n{"type":"event"}\n{}\n\n{"type":"attachment","length":0}\n\n`,
    ],
  ])('are read %s', (_, text) => {
    const { items, complete } = read(text);
    expect(items.map(({ type }) => type)).toEqual(['event', 'attachment']);
    expect(complete).toBe(true);
  });

  test.each<[unknown, number]>([
    [7, 7],
    [2 ** 53 - 1, 10_000],
    [2 ** 60, 1],
    [0, 0],
    [-1, 1],
    [1.5, 1],
    ['7', 1],
    [{ toString: 1 }, 1],
    [null, 1],
  ])('that say they are %j count as %d', (said, count) => {
    const payload = 'x'.repeat(20_000);
    const header = JSON.stringify({ type: 'log', item_count: said });
    expect(read(`{}\n${header}\n${payload}`).items[0]?.count).toBe(count);
  });

  test('cannot be more than they have bytes', () => {
    expect(read('{}\n{"type":"log","item_count":700}\n[{},{}]').items[0]?.count).toBe(7);
  });

  test.each(['event', 'transaction', 'feedback', 'replay_event'])(
    'of type %s over 1 MiB are refused with 413, for no collector takes them',
    (type) => {
      const sized = (length: number): Uint8Array =>
        new TextEncoder().encode(`{}\n${JSON.stringify({ type, length })}\n`);
      const status = (length: number): unknown => statusOf(sized(length));
      expect(status(1024 * 1024)).toBe('read');
      expect(status(1024 * 1024 + 1)).toBe(413);
    },
  );

  test.each([1000, 2 ** 53 - 1])(
    'have no more bytes than there are, whatever their length of %d says',
    (length) => {
      const text = `{}\n{"type":"attachment","length":${length}}\nshort`;
      expect(read(text).items).toMatchObject([{ type: 'attachment', bytes: 5 }]);
      const head = new TextEncoder().encode(text);
      const most = 200 * 1024 * 1024;
      expect(readEnvelope(head, undefined).items[0]?.bytes).toBe(Math.min(length, most));
    },
  );

  test('of a type nobody knows are called unknown', () => {
    const types = ['constructor', '__proto__', 'new thing', 'x'.repeat(99)];
    const lines = types.map((type) => `${JSON.stringify({ type })}\n{}`);
    const { items } = read(['{}', ...lines].join('\n'));
    expect(items.map(({ type }) => type)).toEqual(types.map(() => 'unknown'));
  });

  test.each([
    ['spans and itself', '{"spans":[{},{}]}', 3],
    ['itself alone', '{}', 1],
    ['itself alone where it is no JSON', '{"spans":[{},', 1],
    ['itself alone where it is too long to read', `{"spans":[{}${',{}'.repeat(100_000)}]}`, 1],
  ])('that are transactions count %s', (_, payload, spans) => {
    const [item] = read(`{}\n{"type":"transaction","length":${payload.length}}\n${payload}`).items;
    expect(item?.spans?.()).toBe(spans);
  });

  test.each([
    ['is no JSON', '{}\n{"type":"event"}\n{}\nwhat\n'],
    ['has no type', '{}\n{"type":"event"}\n{}\n{"length":2}\n{}'],
  ])('are not complete when a header %s', (_, text) => {
    expect(read(text)).toMatchObject({ complete: false, items: [{ type: 'event' }] });
  });

  test('are complete when the last payload reaches past what is here to the very end', () => {
    const head = new TextEncoder().encode('{}\n{"type":"replay_recording","length":1000}\nabc');
    const length = head.length - 3 + 1000;
    expect(readEnvelope(head, length).complete).toBe(true);
    expect(readEnvelope(head, length + 2).complete).toBe(false);
    expect(readEnvelope(head, undefined).complete).toBe(false);
  });

  test('past two hundred are left unread', () => {
    const { items, complete } = read(`{}\n${'{"type":"event"}\n{}\n'.repeat(1000)}`);
    expect(items).toHaveLength(200);
    expect(complete).toBe(false);
  });
});

test('names the dsn of the first line alone', () => {
  expect(read(`{"dsn":"${DSN}"}\n{"type":"event"}\n{}`).dsn).toBe(DSN);
  expect(read(`{}\n{"type":"event","dsn":"${DSN}"}\n{}`).dsn).toBeUndefined();
});

test('takes any bytes after the first line', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (tail) => {
      const head = new TextEncoder().encode(`{"dsn":"${DSN}"}\n`);
      const bytes = new Uint8Array([...head, ...tail]);
      expect(readEnvelope(bytes, bytes.length).dsn).toBe(DSN);
    }),
  );
});

test('refuses with 400 or 413 or reads, whatever the bytes', () => {
  const json = fc.json().map((text) => new TextEncoder().encode(text));
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), json), (bytes) => {
      expect(statusOf(bytes)).toBeOneOf(['read', 400, 413]);
    }),
  );
});

function statusOf(bytes: Uint8Array): unknown {
  try {
    readEnvelope(bytes, bytes.length);
    return 'read';
  } catch (error) {
    return Object(error).status;
  }
}
