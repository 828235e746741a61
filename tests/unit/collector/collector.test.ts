import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { startCollector, type Collector } from '../../collector/collector.ts';

const event = { event_id: 'a'.repeat(32), exception: { values: [{ type: 'Error', value: 'x' }] } };

function envelope(items: readonly (readonly [object, string | Buffer])[]): Buffer {
  return Buffer.concat([
    Buffer.from('{"dsn":"http://key@127.0.0.1/1"}'),
    ...items.flatMap(([headers, payload]) => [
      Buffer.from(`\n${JSON.stringify(headers)}\n`),
      Buffer.from(payload),
    ]),
  ]);
}

const plain = envelope([[{ type: 'event' }, JSON.stringify(event)]]);

function recording(segment: number, events: Buffer): readonly [object, Buffer] {
  const payload = Buffer.concat([Buffer.from(`{"segment_id":${segment}}\n`), events]);
  return [{ type: 'replay_recording', length: payload.length }, payload];
}

const clicks = [{ type: 5, timestamp: 1, data: { tag: 'breadcrumb' } }];

describe('the local collector', () => {
  let collector: Collector;
  let folder: string;
  let lines: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collector-'));
    lines = [];
    collector = await startCollector({ folder, print: (line) => lines.push(line) });
  });
  afterEach(async () => {
    await collector.stop();
    await rm(folder, { recursive: true });
  });

  function post(body: Buffer, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${collector.url}/api/1/envelope/`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers,
    });
  }

  test('keeps the bytes and headers of a request as they came', async () => {
    const answer = await post(plain, { 'x-sentry-forwarded-for': '192.0.2.7' });
    expect(answer.status).toBe(200);
    const [received] = collector.envelopes;
    expect(received?.raw.equals(plain)).toBe(true);
    expect(received?.requestHeaders['x-sentry-forwarded-for']).toBe('192.0.2.7');
    expect(received?.path).toBe('/api/1/envelope/');
  });

  test('prints one line an item that says what it is', async () => {
    await post(plain);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d event · \d+ B · Error: x$/);
  });

  test('takes a report of the Content-Security-Policy, which has no envelope', async () => {
    const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'evil' } };
    await fetch(`${collector.url}/api/1/security/?sentry_key=k`, {
      method: 'POST',
      body: JSON.stringify(report),
    });
    expect(collector.items).toMatchObject([{ type: 'security', payload: report }]);
    expect(lines[0]).toMatch(/security · \d+ B · img-src · evil$/);
  });

  test('decodes a compressed recording and one the browser could not compress', async () => {
    const json = Buffer.from(JSON.stringify(clicks));
    await post(envelope([recording(3, deflateSync(json)), recording(4, json)]));
    expect(collector.items).toMatchObject([
      { type: 'replay_recording', segment: 3, payload: clicks },
      { type: 'replay_recording', segment: 4, payload: clicks },
    ]);
  });

  test.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
  ])('reads a body with Content-Encoding %s', async (encoding, compress) => {
    const body = compress(plain);
    await post(body, { 'content-encoding': encoding });
    expect(collector.items).toMatchObject([{ type: 'event', payload: event }]);
    expect(collector.envelopes[0]?.raw.equals(body)).toBe(true);
  });

  test('shows what it cannot read instead of failing', async () => {
    const answer = await post(Buffer.from('not an envelope'));
    expect(answer.status).toBe(200);
    expect(collector.envelopes[0]?.problem).toContain('SyntaxError');
    expect(await (await fetch(collector.url)).text()).toContain('unreadable');
  });

  test('waits for an item that has yet to come', async () => {
    const wanted = collector.waitFor(({ type }) => type === 'transaction');
    await post(envelope([[{ type: 'transaction' }, '{"transaction":"/jobs"}']]));
    expect(await wanted).toMatchObject({ payload: { transaction: '/jobs' } });
  });

  test('says what came when the awaited item does not', async () => {
    await post(plain);
    const waiting = collector.waitFor(({ type }) => type === 'transaction', 1);
    await expect(waiting).rejects.toThrow(/Error: x/);
  });

  test('lists after a restart what it kept on disk', async () => {
    await post(plain);
    const again = await startCollector({ folder });
    expect(again.items).toMatchObject([{ type: 'event', payload: event }]);
    expect(again.envelopes[0]?.raw.equals(plain)).toBe(true);
    expect(await (await fetch(again.url)).text()).toContain('Error: x');
    await again.stop();
  });

  test('escapes what a client sent on its pages', async () => {
    await post(envelope([[{ type: 'event' }, '{"message":"<script>alert(1)</script>"}']]));
    for (const page of ['/', '/envelopes/1']) {
      expect(await (await fetch(`${collector.url}${page}`)).text()).not.toContain('<script>alert');
    }
  });

  test('puts the segments of a replay together for its player, in order of time', async () => {
    const head = [{ type: 'replay_event' }, '{"replay_id":"r1","segment_id":0}'] as const;
    const inMs = { type: 3, timestamp: 1_700_000_002_000 };
    const inSeconds = { type: 5, timestamp: 1_700_000_001 };
    for (const [at, recorded] of [inMs, inSeconds].entries()) {
      const events = Buffer.from(JSON.stringify([recorded]));
      await post(envelope([head, recording(at, deflateSync(events))]));
    }
    const events: unknown = await (await fetch(`${collector.url}/replays/r1.json`)).json();
    expect(events).toMatchObject([{ type: 5, timestamp: 1_700_000_001_000 }, inMs]);
    expect(await (await fetch(`${collector.url}/replays/r1`)).text()).toContain('id="player"');
    expect((await fetch(`${collector.url}/replays/other`)).status).toBe(404);
  });
});
