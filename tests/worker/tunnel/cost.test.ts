import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

import { expect, onTestFinished, test } from 'vitest';

import { type SinkKind, startSink } from '../../bench/tunnel/start-sink.ts';
import { few } from '../../support/long.ts';
import { post } from '../../support/post.ts';
import { cpuMs, memoryMb, resetPeak } from '../../support/process-usage.ts';
import { startWorkerd } from '../../support/workerd.ts';
import { DSN, envelope, TUNNEL } from './harness.ts';

const SWELLS_TO = 64_000_000;
const POSTS = 20;

/** The Worker on the plain runtime, and what it costs itself and its collector. */
async function startSite(kind: SinkKind) {
  const sink = await startSink(kind);
  onTestFinished(() => sink.stop());
  const vars = { SENTRY_DSN: DSN, COLLECTOR_HOST: sink.origin };
  const { port, pid, ...workerd } = await startWorkerd('worker/index.ts', vars, { spool: true });
  onTestFinished(() => workerd.kill());
  return { sink, pid, url: `http://127.0.0.1:${port}${TUNNEL}` };
}

const LARGEST_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 5 };
const CODINGS = [
  ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: LARGEST_WINDOW })],
  ['gzip', (bytes: Buffer) => gzipSync(bytes)],
  ['zstd', (bytes: Buffer) => zstdCompressSync(bytes)],
] as const;

test.each(few(CODINGS, 2))(
  'a %s body that swells to 64 MB costs what its first 64 KiB cost, in time and in memory',
  async (coding, compress) => {
    const { pid, url } = await startSite('length');
    const headers = { 'Content-Encoding': coding };
    const first = Buffer.from(`${JSON.stringify({ dsn: DSN })}\n{"type":"attachment"}\n`);
    const bombs = [first, Buffer.of()].map((start) =>
      compress(Buffer.concat([start, Buffer.alloc(SWELLS_TO, 'x')])),
    );
    // The first loads what decodes, and compiles it.
    for (const body of bombs) await post(url, { body, headers });
    resetPeak(pid);
    const [memory, began] = [memoryMb(pid, 'VmRSS'), cpuMs(pid)];
    for (let sent = 0; sent < POSTS; sent += 1) {
      const { status } = await post(url, { body: bombs[sent % 2] ?? '', headers });
      expect(status).toBe(sent % 2 === 0 ? 200 : 400);
    }
    // Each took 280 ms and 130 MB.
    expect((cpuMs(pid) - began) / POSTS).toBeLessThan(50);
    expect(memoryMb(pid, 'VmHWM') - memory).toBeLessThan(60);
  },
);

test.each(['length', 'chunked'] as const)(
  'a collector that answers (%s) sees its connections used again',
  async (kind) => {
    const { sink, url } = await startSite(kind);
    for (let sent = 0; sent < 100; sent += 1) await post(url, { body: envelope() });
    const { connections, requests } = await sink.seen();
    expect(requests).toBe(100);
    expect(connections).toBeLessThanOrEqual(5);
  },
);
