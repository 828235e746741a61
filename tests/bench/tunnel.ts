import process from 'node:process';
import { parseArgs } from 'node:util';

import { getTunnelPath } from '@sentry/core';

import {
  compete,
  type Contestant,
  type Course,
  dsnOf,
  enter,
  type Name,
  NAMES,
  peakMb,
} from './tunnel/contest.ts';
import { load } from './tunnel/load.ts';
import { sizedEnvelope } from './tunnel/sized-envelope.ts';
import { SINK_KINDS, startSink } from './tunnel/start-sink.ts';

// Five tunnels to the same collector under the same load, in interleaved bursts: `bare`, `held` and `dutiful` (each file
// has its description), the handler of `@sentry/core`, and ours. The collector answers with a length, without one, or
// over TLS. All ratios are medians over the rounds of the ratio within a round.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '0.15' },
    rounds: { type: 'string', default: '40' },
    sizes: { type: 'string', default: '1000,50000,1000000' },
    collectors: { type: 'string', default: SINK_KINDS.join(',') },
    connections: { type: 'string', default: '16' },
    // Long enough for the runtime's compilers; a Worker with more code keeps them busy for longer.
    warm: { type: 'string', default: '4' },
  },
});
/** The least ratios by size: to `held` and to the first-party handler. */
const BUDGETS: Readonly<Record<string, readonly [number, number]>> = {
  '1000': [0.8, 1.4],
  '50000': [0.85, 2.2],
  '1000000': [0.93, 5],
};
/** The least ratio to `held` if the collector answers in chunks. */
const CHUNKED_BUDGET = 0.8;
const CONNECTIONS_BUDGET = 0.05;
const MEMORY_BUDGET_MB = 128;
const connections = Number(values.connections);
let allMet = true;

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

/** The lower quartile over rounds: a busy machine only adds time. */
function cpuEach({ rounds }: Contestant): number {
  return rounds.map(({ cpuUs }) => cpuUs).sort((a, b) => a - b)[rounds.length >> 2] ?? Number.NaN;
}

function rates({ rounds }: Contestant): number[] {
  return rounds.map(({ requests, seconds }) => requests / seconds);
}

function latency({ rounds }: Contestant, q: number): string {
  const all = rounds.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  return (all[Math.floor(all.length * q)] ?? 0).toFixed(1);
}

/** The median over rounds of the ratio within a round: the machine is equally busy for both. */
function ratio(
  ours: Contestant,
  peer: Contestant,
  figures: (each: Contestant) => readonly number[] = rates,
): number {
  const peers = figures(peer);
  return median(figures(ours).map((figure, round) => figure / (peers[round] ?? Number.NaN)));
}

function cpuTimes({ rounds }: Contestant): number[] {
  return rounds.map(({ cpuUs }) => cpuUs);
}

function connected({ rounds }: Contestant): number {
  return median(rounds.map((round) => round.connected));
}

function judge(what: string, value: number, holds: boolean): void {
  console.log(`${what}: ${value.toFixed(3).replace(/\.?0+$/, '')}, ${holds ? 'met' : 'MISSED'}`);
  allMet &&= holds;
}

function print(contestants: readonly Contestant[], size: string, kind: string): void {
  const find = (name: Name): Contestant => {
    const found = contestants.find((each) => each.name === name);
    if (found === undefined) throw new Error(`${name} is missing`);
    return found;
  };
  const [held, firstParty, ours] = [find('held'), find('first-party'), find('ours')];
  const dutiful = find('dutiful');
  const row = (each: Contestant): readonly [string, object] => [
    each.name,
    {
      'requests/s': Math.round(median(rates(each))),
      'of held': Number(ratio(each, held).toFixed(2)),
      'of dutiful': Number(ratio(each, dutiful).toFixed(2)),
      'of first-party': Number(ratio(each, firstParty).toFixed(2)),
      'CPU us each': Math.round(cpuEach(each)),
      'CPU, held = 1': Number(ratio(each, held, cpuTimes).toFixed(2)),
      'connections each': Number(connected(each).toFixed(4)),
      'p50 ms': latency(each, 0.5),
      'p99 ms': latency(each, 0.99),
    },
  ];
  const bytes = Number(size).toLocaleString('en');
  console.log(`\n${bytes} bytes, ${connections} connections, collector: ${kind}`);
  console.table(Object.fromEntries(contestants.map(row)));
  const [bySize, ofFirstParty] = BUDGETS[size] ?? [0, 0];
  const ofHeld = kind === 'chunked' ? CHUNKED_BUDGET : bySize;
  judge(`of held, budget ${ofHeld}`, ratio(ours, held), ratio(ours, held) >= ofHeld);
  const better = ratio(ours, firstParty);
  judge(`of first-party, budget ${ofFirstParty}`, better, better >= ofFirstParty);
  const opened = connected(ours);
  judge(`connections each, budget ${CONNECTIONS_BUDGET}`, opened, opened <= CONNECTIONS_BUDGET);
}

for (const kind of SINK_KINDS.filter((each) => values.collectors.split(',').includes(each))) {
  const sink = await startSink(kind);
  const dsn = dsnOf(sink);
  const course: Course = { sink, dsn, path: getTunnelPath(dsn) ?? '/', connections };
  const contestants: Contestant[] = [];
  for (const name of NAMES) {
    const contestant = await enter(name, course);
    contestants.push(contestant);
    const { port } = contestant.worker;
    const body = sizedEnvelope(1000, dsn);
    await load({ port, path: course.path, body, connections, seconds: Number(values.warm) });
  }
  for (const size of values.sizes.split(',')) {
    await compete(contestants, course, Number(size), Number(values.rounds), Number(values.seconds));
    print(contestants, size, kind);
  }
  await Promise.all(contestants.map(({ worker }) => worker.stop()));
  if (kind === 'length') await judgeMemory(course);
  await sink.stop();
}
process.exitCode = allMet ? 0 : 1;

async function judgeMemory(course: Course): Promise<void> {
  const peaks: Record<string, number> = {};
  // The first-party handler runs out of memory on some machines.
  for (const name of ['bare', 'held', 'ours'] as const)
    peaks[name] = await peakMb(name, { ...course, connections: 16 });
  console.log('\n16 envelopes of 20 MB at once on a fresh runtime, MB over idle');
  console.table([peaks]);
  const peak = peaks['ours'] ?? Infinity;
  judge(`peak MB, budget ${MEMORY_BUDGET_MB}`, peak, peak <= MEMORY_BUDGET_MB);
}
