import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { reportPath } from '../../../worker/dsn.ts';
import { recordedEnvelopes } from '../../support/recorded-envelopes.ts';
import { DSN, envelope, KEY, TUNNEL, useTunnel } from './harness.ts';

const SECOND = 'https://0123456789abcdef0123456789abcdef@o1.ingest.example/77';
const tunnel = useTunnel({ SENTRY_DSN: `${DSN}, ${SECOND}` });

/** An envelope with a binary payload of `size` bytes, every byte value among them. */
function binary(size: number): Buffer {
  const lines = `${JSON.stringify({ dsn: DSN })}\n{"type":"replay_recording","length":${size}}\n`;
  return Buffer.concat([
    Buffer.from(lines),
    Buffer.alloc(size, Buffer.from(new Uint8Array(256).map((_, i) => i))),
  ]);
}

/** Posts and answers the one request the collector got. */
async function passed(options: Parameters<typeof tunnel.post>[0]) {
  const answered = await tunnel.post(options);
  expect(answered.status).toBe(200);
  // A long body may lie in the spool for a moment.
  const request = await tunnel.collector().waitFor(() => true);
  expect(tunnel.collector().requests).toHaveLength(1);
  return request;
}

test.each([20_000, 900_000, 4_000_000])(
  'passes user feedback with a screenshot of %d bytes on byte for byte',
  async (size) => {
    const feedback = JSON.stringify({ contexts: { feedback: { message: 'Nothing fits' } } });
    const screenshot = { type: 'attachment', length: size, content_type: 'image/png' };
    const bytes = Buffer.concat([
      Buffer.from(`${JSON.stringify({ dsn: DSN })}\n{"type":"feedback"}\n${feedback}\n`),
      Buffer.from(`${JSON.stringify({ ...screenshot, filename: 'screenshot.png' })}\n`),
      Buffer.alloc(size, Buffer.from(new Uint8Array(256).map((_, i) => i))),
    ]);
    for (const chunks of [undefined, 7]) {
      tunnel.collector().reset();
      const { body } = await passed({ body: bytes, ...(chunks && { chunks }) });
      expect(body.equals(bytes)).toBe(true);
    }
  },
);

describe('bodies', () => {
  test.each(recordedEnvelopes(DSN))(
    'passes the recorded $name on byte for byte',
    async ({ bytes, headers }) => {
      const { body } = await passed({ body: bytes, headers });
      expect(body.equals(bytes)).toBe(true);
    },
  );

  test.each([1, 1000, 65_000, 66_000, 1_000_000, 1_100_000, 1_300_000, 5_000_000, 20_000_000])(
    'passes a binary payload of %d bytes on byte for byte',
    async (size) => {
      const bytes = binary(size);
      const { body, headers } = await passed({ body: bytes });
      expect(body.equals(bytes)).toBe(true);
      expect(headers['content-length']).toBe(String(bytes.length));
    },
  );

  test.each([10, 70_000, 1_114_000, 1_400_000, 3_000_000])(
    'passes a payload of %d bytes without Content-Length on byte for byte',
    async (size) => {
      const bytes = binary(size);
      const { body } = await passed({ body: bytes, chunks: 7 });
      expect(body.equals(bytes)).toBe(true);
    },
  );

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const)(
    'admits and passes on a body compressed with %s as it came',
    async (encoding, compress) => {
      for (const size of [100, 3_000_000]) {
        tunnel.collector().reset();
        const bytes = compress(binary(size));
        const { body, headers } = await passed({
          body: bytes,
          headers: { 'Content-Encoding': encoding },
        });
        expect(body.equals(bytes)).toBe(true);
        expect(headers['content-encoding']).toBe(encoding);
      }
    },
  );

  test.each(['x-gzip', 'GZIP', 'X-GZip'])('tells the collector of %s as gzip', async (encoding) => {
    const bytes = gzipSync(binary(100));
    const { body, headers } = await passed({
      body: bytes,
      headers: { 'Content-Encoding': encoding },
    });
    expect(body.equals(bytes)).toBe(true);
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('admits a compressed body longer than what is held', async () => {
    const bytes = gzipSync(binary(2_000_000), { level: 0 });
    expect(bytes.length).toBeGreaterThan(1_200_000);
    const { body } = await passed({ body: bytes, headers: { 'Content-Encoding': 'gzip' } });
    expect(body.equals(bytes)).toBe(true);
  });
});

describe('a report on a broken policy', () => {
  const report = '{"csp-report":{"blocked-uri":"https://evil.example"}}';

  test('comes by a path that names no key, and goes where the collector takes it', async () => {
    const path = String(reportPath(DSN));
    expect(path).not.toContain(KEY);
    expect(path).not.toBe(TUNNEL);
    const type = 'application/csp-report';
    const { url, body, headers } = await passed({
      path,
      body: report,
      headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
    });
    expect(url).toBe(`/api/4501/security/?sentry_version=7&sentry_key=${KEY}`);
    expect(body.toString()).toBe(report);
    expect(headers['content-type']).toBe(type);
  });

  test('has a path for each DSN', async () => {
    const { url } = await passed({ path: `${reportPath(SECOND)}`, body: report });
    expect(url).toContain('/api/77/security/');
  });
});

describe('where it goes', () => {
  test('posts to the configured host with the configured key, whatever host the envelope names', async () => {
    const { url, method } = await passed({
      body: envelope(['event'], `https://${KEY}@evil.example/4501`),
    });
    expect(method).toBe('POST');
    expect(url).toBe(`/api/4501/envelope/?sentry_version=7&sentry_key=${KEY}`);
  });

  test('admits every DSN configured, each with its own project and key', async () => {
    const { url } = await passed({ body: envelope(['event'], SECOND) });
    expect(url).toBe(
      '/api/77/envelope/?sentry_version=7&sentry_key=0123456789abcdef0123456789abcdef',
    );
  });

  test('takes envelopes of SDKs whose DSN names this site, by their key in the query', async () => {
    const { url } = await passed({
      path: `/api/4501/envelope/?sentry_key=${KEY}&sentry_version=7&evil=1`,
      body: envelope(['event'], null),
    });
    expect(url).toBe(`/api/4501/envelope/?sentry_version=7&sentry_key=${KEY}`);
  });

  test('takes envelopes of SDKs whose DSN names this site, by their key in X-Sentry-Auth', async () => {
    const request = await passed({
      path: '/api/4501/envelope/',
      headers: { 'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${KEY}` },
      body: envelope(['event'], null),
    });
    expect(request.url).toContain(`sentry_key=${KEY}`);
    expect(request.headers).not.toHaveProperty('x-sentry-auth');
  });

  test.each([
    ['posted by itself', 'application/csp-report', '{"csp-report":{"blocked-uri":"inline"}}'],
    // As Chromium posts what a page's Reporting-Endpoints ask for: without any Sec-Fetch header.
    ['of the Reporting API', 'application/reports+json', '[{"type":"csp-violation","body":{}}]'],
  ])(
    'passes a security report %s on with its type, release and environment',
    async (_, type, body) => {
      const passedOn = await passed({
        path: `/api/4501/security/?sentry_key=${KEY}&sentry_release=a%26b&sentry_environment=production&x=y`,
        headers: { 'Content-Type': type },
        body,
      });
      expect(passedOn.url).toBe(
        `/api/4501/security/?sentry_version=7&sentry_key=${KEY}&sentry_release=a%26b&sentry_environment=production`,
      );
      expect(passedOn.headers['content-type']).toBe(type);
      expect(passedOn.body.toString()).toBe(body);
    },
  );
});

describe('headers to the collector', () => {
  test('tells the client address from CF-Connecting-IP and from nothing else', async () => {
    const { headers } = await passed({
      body: envelope(),
      headers: {
        'CF-Connecting-IP': '203.0.113.7',
        'X-Forwarded-For': '198.51.100.1',
        'X-Sentry-Forwarded-For': '198.51.100.2',
        'X-Real-IP': '198.51.100.3',
        Forwarded: 'for=198.51.100.4',
      },
    });
    const told = { 'x-sentry-forwarded-for': '203.0.113.7', 'x-forwarded-for': '203.0.113.7' };
    expect(headers).toMatchObject({ ...told, 'x-real-ip': '203.0.113.7' });
    expect(JSON.stringify(headers)).not.toContain('198.51.100');
  });

  test('passes user agent, client hints, origin and referer on', async () => {
    const own = tunnel.runtime().url;
    const sent = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14)',
      'sec-ch-ua': '"Chromium";v="146"',
      'sec-ch-ua-mobile': '?1',
      'sec-ch-ua-model': '"Pixel 8"',
      'sec-ch-ua-platform': '"Android"',
      'sec-ch-ua-platform-version': '"14"',
      origin: own,
      referer: `${own}/jobs`,
    };
    const { headers } = await passed({ body: envelope(), headers: sent });
    expect(headers).toMatchObject(sent);
    expect(headers['content-type']).toBe('application/x-sentry-envelope');
  });

  test('passes no cookie, no authorization and nothing unlisted on', async () => {
    const { headers } = await passed({
      body: envelope(),
      headers: {
        Cookie: 'session=secret',
        Authorization: 'Bearer secret',
        'Proxy-Authorization': 'Basic secret',
        'X-Sentry-Auth': 'Sentry sentry_key=secret',
        'X-Api-Key': 'secret',
        'Accept-Language': 'secret',
        'Content-Type': 'text/plain',
      },
    });
    expect(JSON.stringify(headers)).not.toContain('secret');
    expect(Object.keys(headers).sort()).toEqual([
      'cf-worker',
      'content-length',
      'content-type',
      'host',
      'x-forwarded-for',
      'x-real-ip',
      'x-sentry-forwarded-for',
    ]);
  });
});
