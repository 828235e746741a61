import { memoryMb, resetPeak, threadsCpuUs } from '../../support/process-usage.ts';
import { startWorkerd, type Workerd } from '../../support/workerd.ts';
import { load, type LoadResult } from './load.ts';
import { sizedEnvelope } from './sized-envelope.ts';
import type { Sink } from './start-sink.ts';

/** The tunnels compared; each file has its description. */
export const NAMES = ['bare', 'held', 'dutiful', 'first-party', 'ours'] as const;
export type Name = (typeof NAMES)[number];

/** The collector and the requests, the same for all contestants. */
export interface Course {
  readonly sink: Sink;
  readonly dsn: string;
  readonly path: string;
  readonly connections: number;
}

/** One round of load on one tunnel. */
interface Round extends LoadResult {
  /** The runtime's processor time a request, us. */
  readonly cpuUs: number;
  /** New connections to the collector a request. */
  readonly connected: number;
}

export interface Contestant {
  readonly name: Name;
  readonly worker: Workerd;
  rounds: Round[];
}

const KEY = 'd1f5a7c0b3e84629a1c4d7e0f2b58c36';

/** A DSN of a collector. */
export function dsnOf({ origin }: Sink): string {
  return origin.replace('://', `://${KEY}@`) + '/1';
}

/** Starts a tunnel: ours as deployed, with the spool bound. */
export async function enter(name: Name, { sink, dsn }: Course): Promise<Contestant> {
  const script = name === 'ours' ? 'worker/index.ts' : `tests/bench/tunnel/${name}.ts`;
  const vars = {
    SENTRY_DSN: dsn,
    COLLECTOR_URL: `${sink.origin}/api/1/envelope/?sentry_key=${KEY}`,
  };
  const trusted = sink.trusted === undefined ? {} : { trusted: sink.trusted };
  const spool = name === 'ours' ? ({ spool: true } as const) : {};
  const worker = await startWorkerd(script, vars, { ...trusted, ...spool });
  return { name, worker, rounds: [] };
}

/**
 * Loads all contestants in turn, in short bursts and many rounds: whatever else the machine does at that time slows down
 * the neighbours of a round alike, so their ratio is steady although their rates are not.
 */
export async function compete(
  contestants: readonly Contestant[],
  course: Course,
  size: number,
  rounds: number,
  seconds: number,
): Promise<void> {
  const body = sizedEnvelope(size, course.dsn);
  for (const each of contestants) {
    each.rounds = [];
    await runOnce(each, course, body, 0.5);
  }
  for (let round = 0; round < rounds; round += 1) {
    // In both directions: the first of a round finds another machine than the last.
    for (const each of round % 2 === 0 ? contestants : contestants.toReversed()) {
      each.rounds.push(await runOnce(each, course, body, seconds));
    }
  }
}

/** Memory that 16 envelopes of 20 MB at once add to a fresh runtime, MB. */
export async function peakMb(name: Name, course: Course): Promise<number> {
  const each = await enter(name, course);
  const { pid } = each.worker;
  await runOnce(each, course, sizedEnvelope(1000, course.dsn), 0);
  const idle = memoryMb(pid, 'VmRSS');
  resetPeak(pid);
  await runOnce(each, course, sizedEnvelope(20_000_000, course.dsn), 0);
  const peak = memoryMb(pid, 'VmHWM') - idle;
  await each.worker.stop();
  return Math.round(peak);
}

async function runOnce(
  { name, worker: { port, pid } }: Contestant,
  { path, connections, sink }: Course,
  body: Buffer,
  seconds: number,
): Promise<Round> {
  const before = await sink.seen();
  const cpuUs = threadsCpuUs(pid);
  const result = await load({ port, path, body, connections, seconds });
  if (result.failures.length > 0) throw new Error(`${name}: ${result.failures.join('; ')}`);
  const usedUs = threadsCpuUs(pid) - cpuUs;
  const { connections: after } = await sink.seen();
  return {
    ...result,
    cpuUs: usedUs / result.requests,
    connected: (after - before.connections) / result.requests,
  };
}
