import process from 'node:process';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

import { parseRequest } from '../../web/planner/cutting/request/request.ts';
import { solve } from '../../web/planner/cutting/solve.ts';
import { Work } from '../../web/planner/cutting/work.ts';
import { KINDS, tryCase, type Kind } from '../support/hostile-cases.ts';

// `npm run bench -- hostile --cases 20000 [--seed N]`: hostile links, backups, lists of four formats, pasted text, and
// requests to `cut` and `plan` with sizes at the edges. No exception, no case over 2 s of a usual laptop's processor
// (and the time limit that it asks for), no more than 500 MB, nothing that is there changed. Prints a row a kind; exits 1
// at any broken promise. The page itself is tried by `npm run bench -- fuzz-share`.
/** A finger waits no longer. */
const HANG_MS = 2000;
const MOST_MB = 500;
/** Of it, for objects: typed arrays and the runtime itself take the rest. */
const HEAP_MB = 200;
/** What does not answer for so long is hung. */
const HUNG_MS = 60_000;

/** A usual search, and how much of it a usual laptop does in so many milliseconds. */
const PEER = parseRequest({
  kind: 'sheet',
  kerf: '3 mm',
  stock: [{ id: 'board', length: '2440 mm', width: '1220 mm' }],
  parts: Array.from({ length: 100 }, (_, i) => ({
    id: `part ${i}`,
    length: `${200 + ((i * 397) % 700)} mm`,
    width: `${100 + ((i * 211) % 500)} mm`,
    quantity: 4,
  })),
});
const PEER_MS = 200;

/** How many times slower than a usual laptop this machine is just now, 1 where it is as fast. */
function slowness(): number {
  if (!PEER.ok) throw new Error(PEER.reason);
  const used = process.threadCpuUsage();
  solve(PEER.problem, { work: new Work(PEER_MS) });
  const { user, system } = process.threadCpuUsage(used);
  return Math.max(1, (user + system) / 1000 / PEER_MS);
}

interface Told {
  readonly kind: Kind;
  readonly seed: number;
  readonly problems?: readonly string[];
  /** On a usual laptop. */
  readonly ms?: number;
  readonly slower?: number;
}

/** So many cases in turn, from a seed on; each is told before and after. */
async function work({
  from,
  cases,
}: {
  readonly from: number;
  readonly cases: number;
}): Promise<void> {
  // Compiled before it judges.
  slowness();
  for (let seed = from; seed < from + cases; seed++) {
    const kind = KINDS[seed % KINDS.length] ?? 'link';
    const now: Told = { kind, seed };
    parentPort?.postMessage(now);
    const { problems, ms } = await tryCase(kind, seed);
    // What looks slow is judged beside the peer, at once: machines are shared.
    const slower = ms > HANG_MS ? slowness() : 1;
    parentPort?.postMessage({ ...now, problems, ms: ms / slower, slower });
  }
}

async function watch(cases: number, first: number): Promise<void> {
  const rows = new Map<Kind, { cases: number; slowest: number; seed: number }>();
  const problems: string[] = [];
  let from = first;
  let slowestMachine = 1;
  while (from < first + cases) {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { from, cases: first + cases - from },
      // Else the runtime tidies up only when there is far more than a phone has.
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    let last: Told | undefined;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      worker.on('message', (told: Told) => {
        last = told;
        clearTimeout(timer);
        timer = setTimeout(() => {
          problems.push(`${told.kind} ${told.seed}: hangs`);
          void worker.terminate();
        }, HUNG_MS);
        if (told.problems === undefined) return;
        problems.push(...told.problems);
        const { ms = 0, slower = 1 } = told;
        if (ms > HANG_MS) problems.push(`${told.kind} ${told.seed}: took ${Math.round(ms)} ms`);
        slowestMachine = Math.max(slowestMachine, slower);
        const row = rows.get(told.kind) ?? { cases: 0, slowest: 0, seed: 0 };
        const longest = ms > row.slowest ? { slowest: ms, seed: told.seed } : {};
        rows.set(told.kind, { ...row, ...longest, cases: row.cases + 1 });
      });
      worker.on('error', (error) => problems.push(`${last?.kind} ${last?.seed}: ${String(error)}`));
      worker.on('exit', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    from = (last?.seed ?? first + cases) + 1;
  }
  console.log(
    `seed ${first}; this machine up to ${slowestMachine.toFixed(1)} times slower than usual`,
  );
  console.table(
    KINDS.map((kind) => {
      const { cases: tried = 0, slowest = 0, seed = 0 } = rows.get(kind) ?? {};
      return { kind, cases: tried, 'slowest, ms': Math.round(slowest), 'its seed': seed };
    }),
  );
  const mb = process.resourceUsage().maxRSS / 1024;
  if (mb > MOST_MB) problems.push(`memory: ${Math.round(mb)} MB`);
  for (const problem of problems.slice(0, 20)) console.log(problem);
  const verdict = problems.length === 0 ? 'every promise held' : `${problems.length} PROBLEMS`;
  console.log(`${cases} cases, ${Math.round(mb)} MB at most: ${verdict}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  await watch(Number(values.cases), Number(values.seed));
} else {
  await work(workerData as { readonly from: number; readonly cases: number });
}
