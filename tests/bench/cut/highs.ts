import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { serialize } from 'node:v8';
import type { LinearProblem } from '../../../web/planner/cutting/problem.ts';
import { checkFlow } from './highs-plan.ts';
import type { HighsLine } from './highs-process.ts';
import type { Peer, PeerPlan } from './peer.ts';

const PROCESS = join(import.meta.dirname, 'highs-process.ts');
/** Time to start and to stop: after it HiGHS may stay in one step for minutes, so the bench kills it. */
const PATIENCE_MS = 1000;

/**
 * HiGHS (the npm package, WebAssembly, one thread) on the model of `reflect.ts`; what it proves is an
 * oracle for the engine. Not for mitres: there neighbours share cuts.
 */
export const HIGHS: Peer = {
  plan: (problem) =>
    problem.kind === 'linear' && problem.mitreKerf === undefined ? planOf(problem) : undefined,
};

function planOf(problem: LinearProblem): PeerPlan {
  const start = performance.now();
  const { stdout, stderr, signal } = spawnSync(process.execPath, [PROCESS], {
    input: serialize(problem),
    encoding: 'utf8',
    timeout: problem.timeLimitMs + PATIENCE_MS,
    killSignal: 'SIGKILL',
    maxBuffer: Infinity,
  });
  const ms = performance.now() - start;
  return { ms, ...readLines(problem, stdout, signal === null ? stderr.trim() : '') };
}

/** The last complete line is the best plan. */
function readLines(problem: LinearProblem, text: string, error: string): Omit<PeerPlan, 'ms'> {
  const line = text.split('\n').at(-2) ?? JSON.stringify({ error });
  const { boards, proven = false, error: reason } = JSON.parse(line) as HighsLine;
  if (boards !== undefined) return { proven, ...checkFlow(problem, boards) };
  return { cost: Infinity, proven, faults: reason ? [`no plan: ${reason}`] : [] };
}
