import type { Browser, Page } from '@playwright/test';

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the clock: when, and how long. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

function eventsOf(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  return traceEvents;
}

/** Milliseconds of the processor for every task of the threads of a name. */
export const tasksOf = (trace: Buffer, thread: RegExp): readonly number[] =>
  threadTasks(trace, thread).map(({ tdur = 0 }) => tdur / 1000);

function threadTasks(trace: Buffer, thread: RegExp): readonly TraceEvent[] {
  const traceEvents = eventsOf(trace);
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && thread.test(args?.name ?? ''),
  );
  const threads = new Set(named.map(key));
  return traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'RunTask' && threads.has(key(event)),
  );
}

/** Milliseconds of the processor that the main thread takes from a key to the paint after it. */
export function keyToPaint(trace: Buffer): number {
  const traceEvents = eventsOf(trace);
  const key = traceEvents.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  if (key === undefined) throw new Error('no key in the trace');
  const here = traceEvents
    .filter(({ pid, tid }) => pid === key.pid && tid === key.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const changed = here.find(
    ({ name, args, ts }) => name === 'EventDispatch' && args?.data?.type === 'input' && ts > key.ts,
  );
  const paint = here.find(({ name, ts }) => name === 'Paint' && ts > (changed?.ts ?? key.ts));
  if (paint === undefined) throw new Error('no paint in the trace');
  const tasks = here.filter(
    ({ ph, name, ts }) => ph === 'X' && name === 'RunTask' && ts < paint.ts,
  );
  const first = tasks.findLastIndex(({ ts }) => ts <= key.ts);
  const taken = sum(tasks.slice(Math.max(0, first)).map(({ tdur = 0 }) => tdur / 1000));
  // A paint takes some: a trace without those tasks says nothing of them.
  if (taken === 0)
    throw new Error(`no task in the trace from the key to its paint: ${tasks.length}`);
  return taken;
}

/** Parts of a task by its traced steps: processor milliseconds, largest first. */
function stepsOf(events: readonly TraceEvent[], task: TraceEvent): string {
  const end = task.ts + (task.dur ?? 0);
  const within = events
    .filter(
      ({ ph, pid, tid, ts, name }) =>
        ph === 'X' &&
        pid === task.pid &&
        tid === task.tid &&
        ts >= task.ts &&
        ts < end &&
        !name.includes('RunTask'),
    )
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const own = new Map<string, number>();
  const open: TraceEvent[] = [];
  for (const event of within) {
    while (open.length > 0 && event.ts >= (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0)) {
      open.pop();
    }
    const ms = (event.tdur ?? 0) / 1000;
    const outer = open.at(-1);
    if (outer !== undefined) own.set(outer.name, (own.get(outer.name) ?? 0) - ms);
    own.set(event.name, (own.get(event.name) ?? 0) + ms);
    open.push(event);
  }
  return [...own]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([name, ms]) => `${name} ${(4 * ms).toFixed(0)}`)
    .join(', ');
}

/**
 * The longest task of the main thread while something is done, four times slower, in milliseconds of the processor, and
 * what it spent them on.
 */
export async function longest(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly ms: number; readonly steps: string }> {
  await browser.startTracing(page, {
    categories: [
      'disabled-by-default-devtools.timeline',
      'devtools.timeline',
      'toplevel',
      '__metadata',
    ],
  });
  await act();
  const trace = await browser.stopTracing();
  const [slowest] = threadTasks(trace, /RendererMain/).toSorted(
    (a, b) => (b.tdur ?? 0) - (a.tdur ?? 0),
  );
  if (slowest === undefined) throw new Error('no task of the main thread in the trace');
  return { ms: (4 * (slowest.tdur ?? 0)) / 1000, steps: stepsOf(eventsOf(trace), slowest) };
}
