import process from 'node:process';
import { parseArgs } from 'node:util';

import { getTunnelPath } from '@sentry/core';
import fc from 'fast-check';

import { startRecorder } from '../collector/recorder.ts';
import { type MutatedRequest, mutatedRequest } from '../support/mutated-request.ts';
import { post } from '../support/post.ts';
import { memoryMb } from '../support/process-usage.ts';
import { startWorkerd } from '../support/workerd.ts';

// Mutated requests against the Worker on the runtime binary: never a 5xx, never a forward to anything but the configured
// collector, never a hang, memory flat. Prints what it sent and what came of it; exits 1 at the first broken promise.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '30000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    connections: { type: 'string', default: '8' },
  },
});
const HANG_MS = 20_000;
const MEMORY_BUDGET_MB = 64;
const KEY = 'd1f5a7c0b3e84629a1c4d7e0f2b58c36';
const DSN = `https://${KEY}@o1.ingest.example/4501`;
const FORWARD = new RegExp(
  `^http://collector\\.example/api/4501/(envelope|security)/\\?sentry_version=7&sentry_key=${KEY}$`,
);

const collector = await startRecorder();
// The collector is also the Worker's whole internet: whatever it fetches comes here, with the host it was meant for.
const proxy = new URL(collector.url).host;
const vars = { SENTRY_DSN: DSN, COLLECTOR_HOST: 'http://collector.example' };
const worker = await startWorkerd('worker/index.ts', vars, { proxy });
const path = getTunnelPath(DSN) ?? '/';

const total = Number(values.requests);
const seed = Number(values.seed);
const statuses = new Map<number, number>();
const problems: string[] = [];
let forwarded = 0;

async function send(request: MutatedRequest): Promise<void> {
  const hang = AbortSignal.timeout(HANG_MS);
  const hung = new Promise<never>((_, reject) => {
    hang.addEventListener('abort', () => reject(new Error(`no answer in ${HANG_MS} ms`)));
  });
  const url = `http://127.0.0.1:${worker.port}${request.path}`;
  try {
    const { status } = await Promise.race([post(url, request), hung]);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) problems.push(`${status} for ${describe(request)}`);
  } catch (error) {
    problems.push(`${String(error)} for ${describe(request)}`);
  }
}

function describe(request: MutatedRequest): string {
  return JSON.stringify({ ...request, body: Buffer.from(request.body ?? '').toString('base64') });
}

function checkForwards(): void {
  for (const { method, url } of collector.requests) {
    forwarded += 1;
    if (method !== 'POST' || !FORWARD.test(url)) problems.push(`forwarded as ${method} ${url}`);
  }
  collector.reset();
}

const started = performance.now();
const BATCH = 500;
let warmMb = 0;
for (let sent = 0; sent < total; sent += BATCH) {
  const requests = fc.sample(mutatedRequest({ path, dsn: DSN, key: KEY }), {
    numRuns: BATCH,
    seed: seed + sent,
  });
  const queue = requests[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: Number(values.connections) }, async () => {
      for (const request of queue) await send(request);
    }),
  );
  checkForwards();
  // The runtime's own heap settles in the first half; what grows after that would be ours.
  if (sent + BATCH >= total / 2 && warmMb === 0) warmMb = memoryMb(worker.pid, 'VmRSS');
}
const grownMb = memoryMb(worker.pid, 'VmRSS') - warmMb;
if (grownMb > MEMORY_BUDGET_MB) problems.push(`memory grew by ${grownMb.toFixed(0)} MB`);

console.log(
  `${total} mutated requests (seed ${seed}) in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
console.table(
  Object.fromEntries([...statuses].sort(([a], [b]) => a - b).map(([s, n]) => [s, { answers: n }])),
);
console.log(
  `${forwarded} forwarded, all to the configured collector; memory of the second half: ${grownMb >= 0 ? '+' : ''}${grownMb.toFixed(1)} MB`,
);
for (const problem of problems.slice(0, 10)) console.log(problem);
console.log(problems.length === 0 ? 'every promise held' : `${problems.length} PROBLEMS`);
process.exitCode = problems.length === 0 ? 0 : 1;
await worker.stop();
await collector.close();
