import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { pageDsn } from '../../scripts/page-settings.ts';
import { freePort, startRuntime } from '../support/runtime.ts';
import type { Counted } from './load/counting-collector.ts';
import { fifthsOf, judge, type Look } from './load/flat-memory.ts';
import { inspect } from './load/live-memory.ts';
import { isRight, makeTraffic, type Shot } from './load/traffic.ts';
import { runtimeMemoryMb } from './load/runtime-memory.ts';

// `npm run bench -- load`: mixed traffic against the built site on the real runtime, as fast as it answers, with the
// collector away for a while in the middle. Then: errors 0, all that was accepted is delivered or reported dropped, and
// what a forced collection leaves of the Worker's memory is flat.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    outage: { type: 'string', default: '60' },
    connections: { type: 'string', default: '16' },
  },
});
const seconds = Number(values.seconds);
const outage = Number(values.outage);
const TOKEN = 'load-bench';
const LOOKS = 60;

type Phase = 'before' | 'outage' | 'after';
const latencies = new Map<string, number[]>();
const wrong = new Map<string, number>();
const looks: Look[] = [];
const accepted = new Set<string>();

function fire(site: string, agent: Agent, shot: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = shot;
    const length = body === undefined ? {} : { 'Content-Length': String(body.length) };
    const outgoing = request(site + path, { method, agent, headers: { ...headers, ...length } });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      incoming.once('error', reject).resume();
      incoming.once('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.end(body);
  });
}

async function told(collector: ChildProcess, order: string): Promise<unknown> {
  const answer = new Promise((resolve) => collector.once('message', resolve));
  collector.send(order);
  return answer;
}

const collector = fork('tests/bench/load/counting-collector.ts');
const { port } = (await new Promise((resolve) => collector.once('message', resolve))) as {
  port: number;
};
const vars = { COLLECTOR_HOST: `http://127.0.0.1:${port}`, STATUS_TOKEN: TOKEN };
const inspectorPort = await freePort();
const runtime = await startRuntime({ vars, inspectorPort });
const inspector = await inspect(inspectorPort);
const files = readdirSync('dist/assets').map((name) => `/assets/${name}`);
const dsn = pageDsn('wrangler.toml');
const traffic = makeTraffic(runtime.url, dsn, files);
const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) });

const started = performance.now();
const elapsed = (): number => (performance.now() - started) / 1000;
const outageFrom = (seconds - outage) / 2;
const phase = (): Phase => {
  const at = elapsed();
  if (at < outageFrom) return 'before';
  return at < outageFrom + outage ? 'outage' : 'after';
};
let next = 0;

async function shoot(): Promise<void> {
  while (elapsed() < seconds) {
    const shot = traffic.shot((next += 1));
    const during = phase();
    const sent = performance.now();
    const status = await fire(runtime.url, agent, shot).catch((error: unknown) => String(error));
    const key = `${shot.kind} ${during}`;
    const times = latencies.get(key) ?? [];
    latencies.set(key, times);
    times.push(performance.now() - sent);
    if (typeof status !== 'number' || !isRight(shot, status)) {
      const what = `${shot.kind}, ${during}: ${status}`;
      wrong.set(what, (wrong.get(what) ?? 0) + 1);
    } else if (shot.id !== undefined) accepted.add(shot.id);
  }
}

async function watch(): Promise<void> {
  while (elapsed() < seconds) {
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / LOOKS));
    const live = await inspector.liveMemory();
    const part = elapsed() / seconds;
    const envelopes = accepted.size;
    looks.push({ part, envelopes, residentMb: runtimeMemoryMb(runtime.pid), ...live });
  }
}

setTimeout(() => void told(collector, 'down'), outageFrom * 1000);
setTimeout(() => void told(collector, 'up'), (outageFrom + outage) * 1000);
await Promise.all([watch(), ...Array.from({ length: Number(values.connections) }, shoot)]);
const took = elapsed();

/** Waits until nothing is left to deliver; what the collector has seen by then. */
async function settled(): Promise<Counted> {
  let before = -1;
  for (let tries = 0; tries < 120; tries += 1) {
    const counted = (await told(collector, 'tell')) as Counted;
    const reported = Object.values(counted.dropped).reduce((sum, n) => sum + n, 0);
    const seen = counted.ids.length + reported;
    // A client report is gathered for 5 s; two looks that far apart without news are the end.
    if (seen === before) return counted;
    before = seen;
    await new Promise((resolve) => setTimeout(resolve, 8000));
  }
  throw new Error('the spool did not run dry');
}

const counted = await settled();
const itemsIn = (ids: Iterable<string>): number => {
  let sum = 0;
  for (const id of ids) sum += traffic.itemsOf(id);
  return sum;
};
const delivered = new Set(counted.ids.filter((id) => accepted.has(id)));
const lost = itemsIn(accepted) - itemsIn(delivered);
const reported = Object.values(counted.dropped).reduce((sum, n) => sum + n, 0);

console.log(
  `${next} requests in ${took.toFixed(0)} s (${(next / took).toFixed(0)} a second), ${values.connections} connections, the collector away for ${outage} s`,
);
console.table(
  [...latencies]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([what, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const at = (part: number): string =>
        (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
      return {
        what,
        requests: sorted.length,
        'p50 ms': at(0.5),
        'p99 ms': at(0.99),
        'max ms': at(1 - 1e-9),
      };
    }),
);
const fifths = fifthsOf(looks);
const memory = judge(fifths);
console.table(
  fifths.map(({ envelopes, heapMb, buffersMb, residentMb }, index) => ({
    fifth: index + 1,
    envelopes,
    'live heap MB': heapMb.toFixed(2),
    'live buffers MB': buffersMb.toFixed(1),
    'runtime resident MB': residentMb.toFixed(0),
  })),
);
console.log(`memory of the Worker ${memory.flat ? 'flat' : 'NOT FLAT'}: ${memory.why}`);
console.log(
  `envelopes accepted ${accepted.size}, delivered ${delivered.size}, twice ${counted.duplicates}; items not delivered ${lost}, reported dropped ${reported}`,
);
for (const [what, count] of wrong) console.log(`wrong: ${count} × ${what}`);
if (wrong.size === 0) console.log('errors 0');
if (wrong.size > 0 || lost !== reported || !memory.flat) process.exitCode = 1;

agent.destroy();
inspector.close();
await runtime.stop();
collector.disconnect();
