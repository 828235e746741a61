import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { pageDsn } from '../../scripts/page-settings.ts';
import { post } from '../support/post.ts';
import { freePort, startRuntime } from '../support/runtime.ts';
import type { Counted, Order } from './load/counting-collector.ts';
import { fifthsOf, judge, type Look } from './load/flat-memory.ts';
import { liveMemory } from './load/live-memory.ts';
import { runtimeMemoryMb } from './load/runtime-memory.ts';
import { isRight, makeTraffic } from './load/traffic.ts';

// `npm run bench -- load`: mixed traffic against the built site on the real runtime, one request in twenty hostile, so
// many a second whatever becomes of them; the collector refuses connections for a while and fails for another. Then: errors 0, all that was
// accepted is delivered or reported dropped, what a forced collection leaves of the Worker's memory is flat, and no
// phone waits long.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    outage: { type: 'string', default: '30' },
    // Below what a machine with two cores answers: else the queue before it is measured.
    rate: { type: 'string', default: '40' },
  },
});
const seconds = Number(values.seconds);
const outage = Number(values.outage);
const TOKEN = 'load-bench';
const LOOKS = 60;
const SPOOL_EMPTY_MS = 60_000;
const P99_BUDGET_MS = { always: 2100, outage: 100 };

type Phase = Exclude<Order, 'tell'>;
const OUTAGES = [
  { phase: 'refuses', from: seconds * 0.25 },
  { phase: 'fails', from: seconds * 0.65 },
] as const;

const collector = fork('tests/bench/load/counting-collector.ts');
const [address]: unknown[] = await once(collector, 'message');
const vars = {
  COLLECTOR_HOST: `http://127.0.0.1:${Object(address).port}`,
  STATUS_TOKEN: TOKEN,
};
const inspectorPort = await freePort();
const runtime = await startRuntime({ vars, inspectorPort });
const files = readdirSync('dist/assets').map((name) => `/assets/${name}`);
const shot = makeTraffic(runtime.url, pageDsn('wrangler.toml'), files);
const agent = new Agent({ keepAlive: true });

const latencies = new Map<string, number[]>();
const wrong = new Map<string, number>();
const looks: Look[] = [];
const accepted = new Set<number>();
let phase: Phase = 'well';
let next = 0;

const started = performance.now();
const elapsed = (): number => (performance.now() - started) / 1000;
const playing = Promise.all(OUTAGES.map((each) => playOutage(each.phase, each.from)));
await Promise.all([watch(), shoot()]);
const took = elapsed();
await playing;
const left = await spoolRunsDry();
const counted = await tell();
report();

agent.destroy();
await runtime.stop();
collector.disconnect();

/** Shoots whenever a shot is due, whether or not the last is answered. */
async function shoot(): Promise<void> {
  const flying: Promise<void>[] = [];
  while (elapsed() < seconds) {
    for (; next < elapsed() * Number(values.rate); next += 1) flying.push(fire(next));
    await wait(5);
  }
  await Promise.all(flying);
}

async function fire(n: number): Promise<void> {
  const { path, ...options } = shot(n);
  const key = `${options.kind}, collector ${phase}`;
  const sent = performance.now();
  // Who answers a stranger before he is done hangs up on him: such a connection is not used again.
  const kept = options.kind === 'hostile' ? {} : { agent };
  const status = await post(runtime.url + path, { ...options, ...kept }).then(
    (answer) => answer.status,
    String,
  );
  const times = latencies.get(key) ?? [];
  latencies.set(key, times);
  times.push(performance.now() - sent);
  const right = typeof status === 'number' && isRight({ path, ...options }, status);
  if (!right) wrong.set(`${key}: ${status}`, (wrong.get(`${key}: ${status}`) ?? 0) + 1);
  else if (status === 200 && options.method !== 'GET') accepted.add(n);
}

async function watch(): Promise<void> {
  while (elapsed() < seconds) {
    await wait((seconds * 1000) / LOOKS);
    const live = await liveMemory(inspectorPort);
    if (live === undefined) continue;
    const part = elapsed() / seconds;
    const envelopes = accepted.size;
    looks.push({ part, envelopes, residentMb: runtimeMemoryMb(runtime.pid), ...live });
  }
}

async function playOutage(what: Phase, from: number): Promise<void> {
  await wait(from * 1000);
  for (const each of [what, 'well'] as const) {
    phase = each;
    collector.send(each satisfies Order);
    if (each !== 'well') await wait(outage * 1000);
  }
}

/** Number of envelopes that stay in the spool. */
async function spoolRunsDry(): Promise<number> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const until = performance.now() + SPOOL_EMPTY_MS;
  for (;;) {
    const signal = AbortSignal.timeout(SPOOL_EMPTY_MS);
    const response = await fetch(`${runtime.url}/status`, { headers, signal });
    const depth = Number(Object(await response.json()).spool.total.depth);
    if (depth === 0 || performance.now() > until) return depth;
    await wait(500);
  }
}

/** What the collector counted, once it counts no more: drops are told some seconds later. */
async function tell(): Promise<Counted> {
  await wait(8000);
  for (;;) {
    collector.send('tell' satisfies Order);
    const [message]: unknown[] = await once(collector, 'message');
    // It also says where it listens, whenever it begins to.
    if (Object(message).shots !== undefined) return message as Counted;
  }
}

function report(): void {
  const outages = `the collector away twice for ${outage} s`;
  const watched = `${looks.length} of ${LOOKS} looks at the memory`;
  console.log(
    `${next} requests in ${took.toFixed(0)} s, ${values.rate} a second, ${outages}, ${watched}`,
  );
  printLatencies();
  const memory = printMemory();
  const came = new Set(counted.shots);
  const missing = [...accepted].filter((n) => !came.has(n)).length;
  const { duplicates, reported, empty } = counted;
  console.log(
    `envelopes accepted ${accepted.size}, delivered ${accepted.size - missing}, twice ${duplicates}, left ${left}; things reported dropped ${reported}, posts without content ${empty}`,
  );
  for (const [what, count] of wrong) console.log(`wrong: ${count} × ${what}`);
  console.log(wrong.size === 0 ? 'errors 0' : 'ERRORS');
  const accounted = missing === 0 ? reported === 0 : reported >= missing;
  const sound = wrong.size === 0 && accounted && empty + duplicates + left === 0;
  const prompt = judgeWaits();
  if (!sound || !memory || !prompt) process.exitCode = 1;
}

function printLatencies(): void {
  const rows = [...latencies].toSorted(([a], [b]) => a.localeCompare(b));
  console.table(
    rows.map(([what, all]) => ({
      what,
      requests: all.length,
      'p50 ms': at(all, 0.5).toFixed(1),
      'p99 ms': at(all, 0.99).toFixed(1),
      'max ms': at(all, 1 - 1e-9).toFixed(1),
    })),
  );
}

function printMemory(): boolean {
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
  return memory.flat;
}

/** What phones wait, of all that is posted. */
function judgeWaits(): boolean {
  const posts = [...latencies].filter(([key]) => /^(?:envelope|hostile)/.test(key));
  const p99 = (list: typeof posts): number =>
    at(
      list.flatMap(([, all]) => all),
      0.99,
    );
  const always = p99(posts);
  const away = p99(posts.filter(([key]) => !key.endsWith('well')));
  const met = always <= P99_BUDGET_MS.always && away <= P99_BUDGET_MS.outage;
  console.log(
    `p99 of the phone's wait: ${always.toFixed(0)} ms always (budget ${P99_BUDGET_MS.always}), ${away.toFixed(0)} ms in an outage (budget ${P99_BUDGET_MS.outage}): ${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

function at(all: readonly number[], part: number): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
