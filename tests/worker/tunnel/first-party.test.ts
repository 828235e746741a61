import { createServer, type Server } from 'node:http';
import { once } from 'node:events';

import { handleTunnelRequest } from '@sentry/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type Recorder, startRecorder } from '../../collector/recorder.ts';
import { type Answered, post, type PostOptions } from '../../support/post.ts';
import { type Runtime, serveBuilt } from '../../support/runtime.ts';
import { KEY } from './harness.ts';

// What the handler `@sentry/core` ships promises, asked of both: the same request, two tunnels, one collector.
// Both run for real: theirs on Node, where its own tests run it, ours on the runtime.
let collector: Recorder;
let runtime: Runtime;
let theirs: Server;
let dsn: string;
const urls = { theirs: '', ours: '' };

beforeAll(async () => {
  collector = await startRecorder();
  dsn = collector.url.replace('//', `//${KEY}@`) + '/4501';
  theirs = createServer((request, response) => {
    // Node's types say that these may be missing; on a server's request they never are.
    const { method = '', url = '' } = request;
    const incoming = Object.assign(request, { method, url });
    void handleTunnelRequest(incoming, response, { allowedDsns: [dsn] });
  }).listen(0, '127.0.0.1');
  await once(theirs, 'listening');
  urls.theirs = `http://127.0.0.1:${Object(theirs.address()).port}/`;
  runtime = await serveBuilt({ vars: { SENTRY_DSN: dsn, TUNNEL_PATH: '/t' } });
  urls.ours = `${runtime.url}/t`;
});
beforeEach(() => collector.reset());
afterAll(async () => {
  theirs.close();
  await runtime.stop();
  await collector.close();
});

const both = ['theirs', 'ours'] as const;
const plain = (): string => `${JSON.stringify({ dsn })}\n{"type":"event"}\n{}`;

function ask(who: 'theirs' | 'ours', options: PostOptions): Promise<Answered> {
  return post(urls[who], options);
}

describe.each(both)('%s', (who) => {
  test.each<[string, number, () => PostOptions]>([
    ['an envelope', 200, () => ({ body: plain() })],
    ['an envelope without items', 200, () => ({ body: JSON.stringify({ dsn }) })],
    [
      'unknown header fields',
      200,
      () => ({ body: `${JSON.stringify({ dsn, later: [1] })}\n{"type":"new"}\n{}` }),
    ],
    ['a first line that is no JSON', 400, () => ({ body: 'hello\n' })],
    ['a first line that is null', 400, () => ({ body: 'null\n' })],
    ['no dsn', 400, () => ({ body: '{}\n{"type":"event"}\n{}' })],
    ['a dsn that is no string', 400, () => ({ body: '{"dsn":[1]}\n' })],
    ['an empty first line', 400, () => ({ body: `\n${plain()}` })],
    [
      'a first line far over 64 KiB',
      400,
      () => ({ body: `${JSON.stringify({ pad: 'x'.repeat(200_000), dsn })}\n` }),
    ],
    ['another DSN', 403, () => ({ body: '{"dsn":"https://a@b.example/1"}\n' })],
    ['what is no DSN', 403, () => ({ body: '{"dsn":"hello"}\n' })],
  ])('answers %s with %d, and only a 200 was forwarded', async (_, status, options) => {
    expect((await ask(who, options())).status).toBe(status);
    expect(collector.requests).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each([0, 255, 100_000])('forwards a binary body of %d bytes as it came', async (size) => {
    const bytes = Buffer.concat([
      Buffer.from(`${JSON.stringify({ dsn })}\n`),
      Buffer.alloc(size, '\xff\x00\n', 'latin1'),
    ]);
    await ask(who, { body: bytes });
    expect(collector.requests[0]?.body.equals(bytes)).toBe(true);
  });

  test('forwards to the envelope endpoint with the key in the query', async () => {
    await ask(who, { body: plain() });
    const { pathname, searchParams } = new URL(collector.requests[0]?.url ?? '', collector.url);
    expect(pathname).toBe('/api/4501/envelope/');
    expect(searchParams.get('sentry_key')).toBe(KEY);
    expect(searchParams.get('sentry_version')).toBe('7');
  });

  test('forwards the type, the address and the browser, and neither cookies nor authorization', async () => {
    const told = {
      'user-agent': 'Mozilla/5.0',
      'sec-ch-ua': '"Chromium";v="146"',
      'sec-ch-ua-model': '"Pixel 8"',
      'sec-ch-ua-platform': '"Android"',
      'sec-ch-ua-platform-version': '"14"',
      referer: 'https://app.example/jobs',
    };
    const headers = {
      ...told,
      'CF-Connecting-IP': '203.0.113.7',
      Cookie: 'a=secret',
      Authorization: 'secret',
    };
    await ask(who, { body: plain(), headers });
    const got = collector.requests[0]?.headers;
    expect(got).toMatchObject({
      ...told,
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-forwarded-for': '203.0.113.7',
    });
    expect(JSON.stringify(got)).not.toContain('secret');
  });

  test.each([200, 400, 401, 403, 413, 429])('passes the collector’s %d back', async (status) => {
    collector.answerWith({ status, headers: { 'X-Sentry-Rate-Limits': '0:none:key' } });
    expect((await ask(who, { body: plain() })).status).toBe(status);
  });

  test('passes the collector’s limits back', async () => {
    const limits = { 'x-sentry-rate-limits': '1:session:key', 'retry-after': '1' };
    collector.answerWith({ headers: { ...limits, 'Set-Cookie': 'a=secret' } });
    const { headers } = await ask(who, { body: plain() });
    expect(headers).toMatchObject(limits);
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

describe('where ours differs', () => {
  test.each<[string, () => PostOptions, number, number]>([
    [
      'no Content-Length: browsers and proxies may leave it out',
      () => ({ body: plain(), chunks: 2 }),
      411,
      200,
    ],
    ['an empty body: there is nothing wrong with its length', () => ({ body: '' }), 411, 400],
    [
      'a DSN of another host: key and project name it, the host is ours to know',
      () => ({ body: plain().replace(/@[^/]+/, '@elsewhere.example') }),
      403,
      200,
    ],
    [
      'a legacy DSN with a secret part',
      () => ({ body: plain().replace('@', ':secret@') }),
      403,
      200,
    ],
    [
      'another origin: a tunnel open to every page is everybody’s',
      () => ({ body: plain(), headers: { Origin: 'https://evil.example' } }),
      200,
      403,
    ],
    ['another method', () => ({ method: 'PUT', body: plain() }), 200, 405],
  ])('%s', async (_, options, firstParty, own) => {
    expect((await ask('theirs', options())).status).toBe(firstParty);
    expect((await ask('ours', options())).status).toBe(own);
  });

  test('an address in X-Forwarded-For: anybody can write it', async () => {
    const options = { body: plain(), headers: { 'X-Forwarded-For': '198.51.100.1' } };
    await ask('theirs', options);
    await ask('ours', options);
    const told = collector.requests.map(({ headers }) => headers['x-sentry-forwarded-for']);
    expect(told).toEqual(['198.51.100.1', '127.0.0.1']);
  });

  test('the collector’s body and its type: no SDK reads them', async () => {
    collector.answerWith({ headers: { 'Content-Type': 'application/json' } });
    expect((await ask('theirs', { body: plain() })).text).not.toBe('');
    const { text, headers } = await ask('ours', { body: plain() });
    expect(text).toBe('');
    expect(headers).not.toHaveProperty('content-type');
  });

  // Last, for what a failing collector missed comes to it later.
  test('a collector that cannot be reached: a 500 makes the SDK end the replay, a 200 does not', async () => {
    collector.answerWith('cut');
    expect((await ask('theirs', { body: plain() })).status).toBe(500);
    expect((await ask('ours', { body: plain() })).status).toBe(200);
  });

  test('a collector that fails: the same', async () => {
    collector.answerWith({ status: 503 });
    expect((await ask('theirs', { body: plain() })).status).toBe(503);
    expect((await ask('ours', { body: plain() })).status).toBe(200);
  });
});
