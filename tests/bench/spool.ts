import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { getTunnelPath } from '@sentry/core';

import { cpuMs, memoryMb } from '../support/process-usage.ts';
import { load } from './tunnel/load.ts';
import { sizedEnvelope } from './tunnel/sized-envelope.ts';
import { startWorkerd } from '../support/workerd.ts';

// One shard, filled to one depth after the other. At each it is measured how it takes envelopes in while the collector
// is down, and how it hands them over once it is up: what that costs an envelope must not grow with the depth.
const { values } = parseArgs({
  options: {
    depths: { type: 'string', default: '1000,10000,100000' },
    bytes: { type: 'string', default: '2000' },
    // Each posts again as soon as it is answered: with many more of them the disk's own queue is measured.
    connections: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '3' },
  },
});
const P99_BUDGET_MS = 100;
/** The deepest against the shallowest, by processor time an envelope. */
const GROWTH_BUDGET = 1.5;
const KEY = 'd1f5a7c0b3e84629a1c4d7e0f2b58c36';
const TOKEN = 'bench';

interface Row {
  readonly waiting: number;
  readonly 'accepted/s': number;
  readonly 'accept CPU us': number;
  readonly 'p50 ms': number;
  readonly 'p99 ms': number;
  readonly 'drained/s': number;
  readonly 'drain CPU us': number;
  readonly 'MB over idle': number;
}

const collector = fork(join(import.meta.dirname, 'spool', 'collector.ts'));
const [address]: unknown[] = await once(collector, 'message');
const dsn = `http://${KEY}@127.0.0.1:${Object(address).port}/1`;
const path = getTunnelPath(dsn) ?? '/';
const worker = await startWorkerd(
  'worker/index.ts',
  { SENTRY_DSN: dsn, STATUS_TOKEN: TOKEN, SPOOL_MAX_BYTES: '5000000000' },
  { spool: true },
);
const body = sizedEnvelope(Number(values.bytes), dsn, 'event');
const idleMb = memoryMb(worker.pid, 'RssAnon');
const seconds = Number(values.seconds);
const rows: Row[] = [];

for (const depth of values.depths.split(',').map(Number)) {
  await tell('down');
  await fillTo(depth);
  const accept = await measureAccept();
  const mb = memoryMb(worker.pid, 'RssAnon') - idleMb;
  const waiting = await depthNow();
  const drain = await measureDrain();
  rows.push({
    waiting,
    'accepted/s': Math.round(accept.rate),
    'accept CPU us': Math.round(accept.cpuUs),
    'p50 ms': Number(accept.p50.toFixed(1)),
    'p99 ms': Number(accept.p99.toFixed(1)),
    'drained/s': Math.round(drain.rate),
    'drain CPU us': Math.round(drain.cpuUs),
    'MB over idle': Math.round(mb),
  });
}
await worker.stop();
collector.disconnect();
console.log(`\n${values.bytes} bytes an envelope, ${values.connections} connections, one shard`);
console.table(rows);
const growth = (of: 'accept CPU us' | 'drain CPU us'): number =>
  (rows.at(-1)?.[of] ?? Infinity) / (rows[0]?.[of] ?? 0);
const p99 = Math.max(...rows.map((row) => row['p99 ms']));
const grown = Math.max(growth('accept CPU us'), growth('drain CPU us'));
const met = p99 < P99_BUDGET_MS && grown <= GROWTH_BUDGET;
console.log(
  `p99 ${p99} ms (budget ${P99_BUDGET_MS}); cost at the deepest ${grown.toFixed(2)} × that at the shallowest (budget ${GROWTH_BUDGET}): ${met ? 'met' : 'MISSED'}`,
);
process.exitCode = met ? 0 : 1;

/** Tells the collector something, and answers how many envelopes it has taken so far. */
async function tell(message: 'up' | 'down' | 'count'): Promise<number> {
  const answer = once(collector, 'message');
  collector.send(message);
  return Number((await answer)[0]);
}

async function depthNow(): Promise<number> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const response = await fetch(`http://127.0.0.1:${worker.port}/status`, { headers });
  return Number(Object(await response.json()).spool.total.depth);
}

function post(during: number, connections = Number(values.connections)): ReturnType<typeof load> {
  return load({ port: worker.port, path, body, connections, seconds: during });
}

async function fillTo(depth: number): Promise<void> {
  while ((await depthNow()) < depth - 1500 * seconds) await post(1, 64);
}

async function measureAccept() {
  const before = cpuMs(worker.pid);
  const { requests, failures, seconds: took, latencies } = await post(seconds);
  if (failures.length > 0) throw new Error(failures.join('; '));
  const cpuUs = ((cpuMs(worker.pid) - before) * 1000) / requests;
  const at = (q: number): number => latencies[Math.floor(latencies.length * q)] ?? 0;
  return { rate: requests / took, cpuUs, p50: at(0.5), p99: at(0.99) };
}

async function measureDrain() {
  const before = await tell('up');
  while ((await tell('count')) === before) await pause();
  const [taken, cpu, started] = [await tell('count'), cpuMs(worker.pid), performance.now()];
  while (performance.now() - started < seconds * 1000) await pause();
  const cpuUsed = cpuMs(worker.pid) - cpu;
  const drained = (await tell('down')) - taken;
  const took = (performance.now() - started) / 1000;
  return { rate: drained / took, cpuUs: (cpuUsed * 1000) / drained };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
