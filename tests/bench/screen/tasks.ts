import type { Browser, Page } from 'playwright-core';

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the clock. */
  readonly ts: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Milliseconds of the processor for every task of the threads of a name. */
export function tasksOf(trace: Buffer, thread: RegExp): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && thread.test(args?.name ?? ''),
  );
  const threads = new Set(named.map(key));
  return traceEvents.flatMap((event) =>
    event.ph === 'X' && event.name === 'RunTask' && threads.has(key(event))
      ? [(event.tdur ?? 0) / 1000]
      : [],
  );
}

/** Milliseconds of the processor that the main thread takes from a key to the paint after it. */
export function keyToPaint(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
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

/** The longest task of the main thread while something is done, four times slower: milliseconds of the processor. */
export async function longest(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'],
  });
  await act();
  const tasks = tasksOf(await browser.stopTracing(), /RendererMain/);
  if (tasks.length === 0) throw new Error('no task of the main thread in the trace');
  return 4 * Math.max(...tasks);
}
