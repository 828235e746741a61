import fc from 'fast-check';

import type { PostOptions } from './post.ts';

/** Target of the requests: the address of the tunnel and a DSN that it serves. */
export interface Target {
  readonly path: string;
  readonly dsn: string;
  readonly key: string;
}

export type MutatedRequest = PostOptions & { readonly path: string };

const ENCODINGS = ['gzip', 'deflate', 'br', 'zstd', 'identity', 'gzip, br', 'x', ''];
const ITEMS = [
  'event',
  'transaction',
  'replay_event',
  'replay_recording',
  'client_report',
  'log',
  'constructor',
  '__proto__',
];

/**
 * Requests as a broken client or an attacker would make them: envelopes nearly right, cut, spliced and flipped; headers
 * that lie; paths that lead elsewhere.
 */
export function mutatedRequest(target: Target): fc.Arbitrary<MutatedRequest> {
  return fc.record(
    {
      path: path(target),
      method: fc.constantFrom(
        'POST',
        'POST',
        'POST',
        'POST',
        'POST',
        'POST',
        'PUT',
        'GET',
        'OPTIONS',
        'DELETE',
      ),
      headers: headers(target),
      body: body(target),
      chunks: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ['path', 'method', 'headers', 'body'] },
  );
}

function path({ path: tunnel, key }: Target): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(tunnel) },
    fc.constantFrom(
      `${tunnel}/`,
      `${tunnel}?sentry_key=x`,
      `${tunnel}/../api/1/envelope/`,
      `/api/4501/envelope/?sentry_key=${key}`,
      `/api/4501/security/?sentry_key=${key}`,
      `/api/4501/envelope/?sentry_key=%00`,
      `/api/00004501/envelope/`,
      `/api/99999999999999999999/envelope/?sentry_key=${key}`,
      '/api/4501/store/',
      '//evil.example/',
      '/%',
      '/%ff',
    ),
  );
}

function headers({ key }: Target): fc.Arbitrary<Record<string, string>> {
  const text = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  });
  const harmless = fc.record(
    { 'User-Agent': text, Referer: text, Cookie: text, 'CF-Connecting-IP': text },
    { requiredKeys: [] },
  );
  const harmful = fc.record(
    {
      'Content-Encoding': fc.constantFrom(...ENCODINGS),
      'Content-Type': text,
      Origin: fc.oneof(text, fc.constantFrom('null', 'https://evil.example', 'http://[')),
      'Sec-Fetch-Site': fc.oneof(text, fc.constantFrom('same-origin', 'cross-site', 'none')),
      Referer: text,
      'User-Agent': text,
      Cookie: text,
      'CF-Connecting-IP': fc.oneof(fc.ipV4(), fc.ipV6(), text),
      'X-Sentry-Auth': fc.oneof(text, fc.constant(`Sentry sentry_key=${key}`)),
      'X-Forwarded-Host': fc.constant('evil.example'),
    },
    { requiredKeys: [] },
  );
  return fc.oneof({ weight: 3, arbitrary: harmless }, harmful);
}

function body({ dsn }: Target): fc.Arbitrary<Uint8Array> {
  const dsns = fc.oneof(
    { weight: 9, arbitrary: fc.constant<unknown>(dsn) },
    fc.constantFrom<unknown>(
      dsn.replace(/@[^/]+/, '@evil.example'),
      dsn.replace('4501', '1'),
      `${dsn}/../1`,
      `${dsn}?a`,
    ),
    fc.jsonValue(),
  );
  const header = fc.record(
    { dsn: dsns, sent_at: fc.jsonValue(), event_id: fc.jsonValue() },
    { requiredKeys: ['dsn'] },
  );
  const item = fc.tuple(
    fc.record(
      {
        type: fc.oneof(fc.constantFrom<unknown>(...ITEMS), fc.jsonValue()),
        length: fc.oneof(fc.integer(), fc.nat({ max: 50 }), fc.jsonValue()),
        item_count: fc.oneof(fc.integer(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
    fc.uint8Array({ maxLength: 60 }),
  );
  const envelope = fc.tuple(header, fc.array(item, { maxLength: 5 })).map(([first, items]) => {
    const parts = items.flatMap(([head, payload]) => [
      Buffer.from(`${JSON.stringify(head)}\n`),
      payload,
      Buffer.from('\n'),
    ]);
    return Buffer.concat([Buffer.from(`${JSON.stringify(first)}\n`), ...parts]);
  });
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(envelope, mutation()).map(([bytes, mutate]) => mutate(bytes)),
    },
    fc.uint8Array({ maxLength: 300 }),
    fc.json().map((text) => Buffer.from(text)),
  );
}

/** One mutation of a body: none, a cut, a flipped byte, inserted bytes, or a long tail. */
function mutation(): fc.Arbitrary<(bytes: Buffer) => Buffer> {
  const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant((bytes: Buffer) => bytes) },
    at.map((where) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * where))),
    fc.tuple(at, fc.nat({ max: 255 })).map(([where, value]) => (bytes: Buffer) => {
      const flipped = Buffer.from(bytes);
      flipped[Math.floor(bytes.length * where)] = value;
      return flipped;
    }),
    fc.tuple(at, fc.uint8Array({ maxLength: 40 })).map(([where, extra]) => (bytes: Buffer) => {
      const middle = Math.floor(bytes.length * where);
      return Buffer.concat([bytes.subarray(0, middle), extra, bytes.subarray(middle)]);
    }),
    fc.integer({ min: 1, max: 200_000 }).map((size) => (bytes: Buffer) => {
      return Buffer.concat([bytes, Buffer.alloc(size, 'tail\n')]);
    }),
  );
}
