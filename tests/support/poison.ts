import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

import type { PostOptions } from './post.ts';

/** The reason that an envelope is hostile; `categories` only if its contents are certain. */
interface Poison {
  readonly make: (dsn: string) => Pick<PostOptions, 'body' | 'headers'>;
  readonly categories?: readonly string[];
}

const EVENT = '{"type":"event"}\n{"message":"poison"}';
const BOMB_BYTES = 16_000_000;
const MOST = Number.MAX_SAFE_INTEGER;

/** An envelope with one good event, and something in its first line. */
function headed(fields: string): Poison {
  return {
    make: (dsn) => ({ body: `{"dsn":${JSON.stringify(dsn)},${fields}}\n${EVENT}` }),
    categories: ['error'],
  };
}

/** An envelope with a good first line, and these items. */
function holding(items: string): Poison {
  return { make: (dsn) => ({ body: `${JSON.stringify({ dsn })}\n${items}` }) };
}

/** A body as it is, good or not. */
function raw(body: string | Uint8Array, coding?: string): Poison {
  const headers = coding === undefined ? {} : { 'Content-Encoding': coding };
  return { make: () => ({ body, headers }) };
}

function bomb(coding: string, compress: (bytes: Buffer) => Buffer, first = ''): Poison {
  return {
    make: (dsn) => {
      const start = first === 'dsn' ? `${JSON.stringify({ dsn })}\n{"type":"attachment"}\n` : first;
      const bytes = Buffer.concat([Buffer.from(start), Buffer.alloc(BOMB_BYTES, 'x')]);
      return { body: compress(bytes), headers: { 'Content-Encoding': coding } };
    },
  };
}

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

function counted(count: string): Poison {
  return holding(`{"type":"log","item_count":${count}}\n{}\n`.repeat(3));
}

/** Each is one thing that a stranger may post; named for the scenario that prints. */
export const POISONS = {
  'sent_at an object': headed('"sent_at":{"toString":1}'),
  'sent_at an object without a prototype': headed('"sent_at":{"__proto__":null,"valueOf":1}'),
  'sent_at nested': headed(`"sent_at":${nested(20_000)}`),
  'sent_at a number': headed('"sent_at":1e999'),
  'sent_at null': headed('"sent_at":null'),
  'sent_at far away': headed('"sent_at":"+275760-09-13T00:00:00.000Z"'),
  'sent_at no date': headed('"sent_at":"yesterday"'),
  'sent_at escaped': headed('"\\u0073ent_at":"2020-01-01T00:00:00Z"'),
  'sent_at many times': headed(Array(4300).fill('"sent_at":""').join(',')),
  'sent_at inside a string': headed('"a":"\\"sent_at\\":\\"","sent_at":"2020-01-01T00:00:00Z"'),
  'header nested': headed(`"trace":${nested(30_000)}`),
  'header with a prototype': headed('"__proto__":{"sent_at":1},"constructor":1'),
  'header with a lone surrogate': headed('"a":"\\ud800"'),
  'header with odd values': headed('"event_id":{},"sdk":[],"trace":null,"retries":-1'),
  'header with spaces': headed(`"a" : 1${' '.repeat(50_000)}`),
  'item_count near 2^53': counted(String(MOST)),
  'item_count negative': counted('-1'),
  'item_count past numbers': counted('1e308'),
  'item_count a string': counted('"9"'),
  'length past the end': holding('{"type":"attachment","length":99999}\nshort'),
  'length negative': holding('{"type":"attachment","length":-5}\nshort'),
  'length past numbers': holding(`{"type":"attachment","length":${MOST}}\nshort`),
  'length an object': holding('{"type":"attachment","length":{}}\nshort'),
  'type an object': holding('{"type":{"toString":1}}\n{}'),
  'type a prototype': holding('{"type":"__proto__"}\n{}\n{"type":"constructor"}\n{}'),
  'types by the hundred': holding(
    Array.from({ length: 300 }, (_, n) => `{"type":"type-${n}"}\n{}\n`).join(''),
  ),
  'items by the thousand': holding('{"type":"span"}\n{}\n'.repeat(5000)),
  'items without a header': holding('\n\n\n\n[]\nnull\n1'),
  'no items': holding(''),
  'a report of absurd drops': holding(
    `{"type":"client_report"}\n{"discarded_events":[{"reason":"x","category":"error","quantity":${MOST}}]}`,
  ),
  'a transaction of many spans': holding(
    `{"type":"profile"}\n{"spans":[${Array(3000).fill('{}').join(',')}]}`,
  ),
  'an event over 1 MiB': {
    make: (dsn) => ({
      body: `${JSON.stringify({ dsn })}\n{"type":"event"}\n{"message":"${'x'.repeat(1_200_000)}"}`,
    }),
    categories: ['error'],
  },
  'gzip bomb': bomb('gzip', gzipSync, 'dsn'),
  'brotli bomb': bomb('br', brotli, 'dsn'),
  'zstd bomb': bomb('zstd', zstdCompressSync, 'dsn'),
  'gzip bomb without an envelope': bomb('gzip', gzipSync),
  'brotli bomb without an envelope': bomb('br', brotli),
  'gzip cut off': raw(gzipSync('{"dsn":"x"}\n{"type":"event"}\n{}').subarray(0, 20), 'gzip'),
  'no gzip at all': raw('{"dsn":"x"}\n', 'gzip'),
  'a coding nobody has': raw('{"dsn":"x"}\n', 'x-rot13'),
  'two codings': raw('{"dsn":"x"}\n', 'gzip, br'),
  'a first line too long': raw(`{"dsn":"${'x'.repeat(70_000)}"}\n`),
  'a first line without end': raw('{'.repeat(200_000)),
  'bytes that are no text': raw(Buffer.alloc(5000, 0xff)),
  zeros: raw(Buffer.alloc(5000)),
  nothing: raw(''),
  'a newline': raw('\n'),
} satisfies Record<string, Poison>;

export type PoisonName = keyof typeof POISONS;

export function poisonNamed(name: PoisonName): Poison {
  return POISONS[name];
}
