import { request } from 'node:http';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { DSN, envelope, KEY, TUNNEL, useTunnel } from './harness.ts';

const FRIEND = 'https://friend.example';
const MAX = 3_000_000;
const tunnel = useTunnel({ ALLOWED_ORIGINS: FRIEND, MAX_ENVELOPE_BYTES: String(MAX) });

/** A refusal is ours alone: the collector must not hear of it. */
async function expectRefused(options: Parameters<typeof tunnel.post>[0], status: number) {
  const answered = await tunnel.post(options);
  expect(answered.status).toBe(status);
  expect(JSON.parse(answered.text)).toEqual({ detail: expect.any(String) });
  expect(answered.headers).not.toHaveProperty('retry-after');
  expect(tunnel.collector().requests).toHaveLength(0);
  return answered;
}

describe('400 for what is no envelope', () => {
  test.each([
    ['an empty body', ''],
    ['text', 'hello'],
    ['a first line that is a list', `[${JSON.stringify({ dsn: DSN })}]\n`],
    ['a first line that is a string', `${JSON.stringify(DSN)}\n`],
    ['a first line cut short', `{"dsn":"${DSN}`],
    ['a JSON object over two lines', `{\n"dsn":"${DSN}"}\n`],
    ['null', 'null\n'],
    ['no dsn', '{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}\n'],
    ['a dsn that is null', '{"dsn":null}\n'],
    ['a dsn that is a number', '{"dsn":4501}\n'],
    ['a dsn in a list', `{"dsn":["${DSN}"]}\n`],
    ['an empty first line', `\n{"dsn":"${DSN}"}\n`],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x0a])],
    ['a first line over 64 KiB', `${JSON.stringify({ dsn: DSN, pad: 'x'.repeat(66_000) })}\n`],
    [
      'a first line over 64 KiB in a long body',
      `${JSON.stringify({ dsn: DSN, pad: 'x'.repeat(66_000) })}\n${'y'.repeat(2_000_000)}`,
    ],
  ])('refuses %s', async (_, body) => {
    await expectRefused({ body }, 400);
  });

  test('refuses an empty body without a length', async () => {
    await expectRefused({ body: '', chunks: 1 }, 400);
  });

  test.each(['gzip', 'x-gzip', 'deflate', 'br', 'zstd'])(
    'refuses what is not %s although it says so',
    async (encoding) => {
      await expectRefused({ body: envelope(), headers: { 'Content-Encoding': encoding } }, 400);
    },
  );

  test('refuses an encoding nobody knows', async () => {
    await expectRefused({ body: envelope(), headers: { 'Content-Encoding': 'rot13' } }, 400);
  });

  // The highest quality, which is the usual one, would take ten seconds.
  const window = {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 5 },
  };
  test.each([
    ['gzip', (text: string) => gzipSync(text)],
    ['br', (text: string) => brotliCompressSync(text, window)],
    ['zstd', (text: string) => zstdCompressSync(text)],
  ])('refuses a %s body whose first line swells over 64 KiB', async (encoding, compress) => {
    const bomb = compress(`${JSON.stringify({ dsn: DSN, pad: ' '.repeat(50_000_000) })}\n`);
    await expectRefused({ body: bomb, headers: { 'Content-Encoding': encoding } }, 400);
  });
});

describe('404 for a path that only begins or ends like the tunnel’s', () => {
  test.each([
    '/api/1/envelopeXYZ',
    '/api/1/foosecurity',
    '/api/4501/envelope/x',
    '/api/4501x/envelope/',
    '/api/x/envelope/',
    '/api/4501/securityenvelope',
    '/apis/4501/envelope/',
    `${TUNNEL}x`,
    `${TUNNEL}//`,
    `${TUNNEL}/x`,
    `/x${TUNNEL}`,
  ])('%s', async (path) => {
    const { status } = await tunnel.post({ path: `${path}?sentry_key=${KEY}`, body: envelope() });
    expect(status).toBe(404);
    expect(tunnel.collector().requests).toHaveLength(0);
  });
});

describe('408 for a body that comes too slowly', () => {
  test('is answered within half a minute', async () => {
    const upload = request(tunnel.runtime().url + TUNNEL, {
      method: 'POST',
      headers: { 'Content-Length': '100' },
      agent: false,
    });
    const answered = new Promise<number>((resolve, reject) => {
      upload.once('response', ({ statusCode = 0 }) => resolve(statusCode)).once('error', reject);
    });
    upload.write('{"dsn":');
    expect(await answered).toBe(408);
    upload.destroy();
  });
});

describe('403 for another DSN', () => {
  test.each([
    ['another key', `https://00000000000000000000000000000000@o1.ingest.example/4501`],
    ['another project', `https://${KEY}@o1.ingest.example/4502`],
    ['a project that only begins alike', `https://${KEY}@o1.ingest.example/45011`],
    ['no DSN at all', 'not a dsn'],
    ['an empty text', ''],
    ['another scheme', `file://${KEY}@o1.ingest.example/4501`],
    ['a key with a line break', `https://${KEY}\n@o1.ingest.example/4501`],
  ])('refuses %s', async (_, dsn) => {
    await expectRefused({ body: envelope(['event'], dsn) }, 403);
  });

  test('refuses a key that is not of the project in the path', async () => {
    await expectRefused(
      { path: `/api/77/envelope/?sentry_key=${KEY}`, body: envelope(['event'], null) },
      403,
    );
  });

  test('refuses a path without any key', async () => {
    await expectRefused({ path: '/api/4501/envelope/', body: envelope(['event'], null) }, 403);
  });

  test('refuses an envelope that names another project than the path', async () => {
    await expectRefused({ path: `/api/4502/envelope/`, body: envelope() }, 403);
  });

  test('refuses a security report with another key', async () => {
    await expectRefused(
      { path: '/api/4501/security/?sentry_key=0', body: '{"csp-report":{}}' },
      403,
    );
  });
});

describe('403 for another origin', () => {
  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['this host on another port', { Origin: 'http://127.0.0.1:1' }],
    ['a host that begins like a friend', { Origin: `${FRIEND}.evil.example` }],
    ['an opaque origin', { Origin: 'null' }],
    ['an opaque origin in a frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['a cross-site request without Origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling subdomain without Origin', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'this origin said by a cross-site request',
      () => ({ Origin: tunnel.runtime().url, 'Sec-Fetch-Site': 'cross-site' }),
    ],
  ])('refuses %s', async (_, headers) => {
    const sent = typeof headers === 'function' ? headers() : headers;
    const answered = await expectRefused({ body: envelope(), headers: { ...sent } }, 403);
    expect(answered.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('refuses the preflight of another site', async () => {
    await expectRefused({ method: 'OPTIONS', headers: { Origin: 'https://evil.example' } }, 403);
  });

  test('answers the preflight of an allowed origin with what its SDK needs', async () => {
    const answered = await tunnel.post({
      method: 'OPTIONS',
      headers: {
        Origin: FRIEND,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(answered.status).toBe(204);
    expect(answered.headers['access-control-allow-origin']).toBe(FRIEND);
    expect(answered.headers['access-control-allow-methods']).toBe('POST');
    expect(answered.headers['access-control-allow-headers']).toMatch(/content-type/i);
    expect(answered.headers.vary).toBe('Origin');
    expect(answered.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('lets an allowed origin read its refusal', async () => {
    const answered = await expectRefused({ body: '', headers: { Origin: FRIEND } }, 400);
    expect(answered.headers['access-control-allow-origin']).toBe(FRIEND);
  });
});

describe('405 for other methods', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    'refuses %s and names what is allowed',
    async (method) => {
      for (const path of [TUNNEL, `${TUNNEL}/`, `/api/4501/envelope/?sentry_key=${KEY}`]) {
        const answered = await expectRefused(
          { method, path, body: method === 'GET' ? '' : envelope() },
          405,
        );
        expect(answered.headers.allow).toBe('POST, OPTIONS');
      }
    },
  );
});

function event(size: number, isDeclared: boolean, before: readonly Buffer[] = []): Buffer {
  const item = isDeclared ? { type: 'event', length: size } : { type: 'event' };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ dsn: DSN })}\n`),
    ...before,
    Buffer.from(`${JSON.stringify(item)}\n"${'x'.repeat(size - 2)}"\n`),
  ]);
}

describe('413 for what is too large', () => {
  test('refuses an event no collector takes', async () => {
    const header = JSON.stringify({ dsn: DSN });
    const item = JSON.stringify({ type: 'event', length: 1_048_577 });
    await expectRefused({ body: `${header}\n${item}\n${' '.repeat(1_048_577)}` }, 413);
  });

  const SIZES = [1_048_577, 1_200_000, 2_400_000];
  const attachment = Buffer.concat([
    Buffer.from('{"type":"attachment","length":90000}\n'),
    Buffer.alloc(90_000, '\n'),
    Buffer.from('\n'),
  ]);

  test.each(
    SIZES.flatMap((size) =>
      [true, false].flatMap((isDeclared) =>
        [undefined, 9].map((chunks) => ({ size, isDeclared, chunks })),
      ),
    ),
  )(
    'refuses an event of $size bytes, declared: $isDeclared, body in chunks: $chunks',
    async ({ size, isDeclared, chunks }) => {
      const body = event(size, isDeclared);
      await expectRefused({ body, ...(chunks && { chunks }) }, 413);
    },
  );

  test.each(SIZES)('refuses an event of %d bytes behind an attachment', async (size) => {
    const answered = await tunnel.post({ body: event(size, false, [attachment]) });
    expect(answered.status).toBe(413);
  });

  test.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
  ] as const)('refuses an event of 1.2 MB that is packed with %s', async (encoding, pack) => {
    const body = pack(event(1_200_000, false));
    await expectRefused({ body, headers: { 'Content-Encoding': encoding } }, 413);
  });

  test('takes an event of exactly 1 MiB, declared or not', async () => {
    for (const isDeclared of [true, false]) {
      expect((await tunnel.post({ body: event(1_048_576, isDeclared) })).status).toBe(200);
    }
  });

  test('refuses by Content-Length', async () => {
    await expectRefused({ body: Buffer.concat([envelope(), Buffer.alloc(MAX)]) }, 413);
  });

  test('refuses by the bytes that really come', async () => {
    await expectRefused({ body: Buffer.concat([envelope(), Buffer.alloc(MAX)]), chunks: 9 }, 413);
  });

  test('takes an envelope of exactly the limit', async () => {
    const head = Buffer.concat([envelope(), Buffer.from('\n')]);
    for (const chunks of [undefined, 5]) {
      const answered = await tunnel.post({
        body: Buffer.concat([head, Buffer.alloc(MAX - head.length)]),
        ...(chunks === undefined ? {} : { chunks }),
      });
      expect(answered.status).toBe(200);
    }
    await expect
      .poll(() => tunnel.collector().requests.map(({ body }) => body.length))
      .toEqual([MAX, MAX]);
  });
});
