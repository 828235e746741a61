import type { Destination } from '../config.ts';
import { type CountedItem, tallyOf } from '../envelope/categories.ts';
import { clientReport, type Drop, type DropReason } from '../envelope/client-report.ts';
import { post } from '../envelope/collector-request.ts';
import { judge } from '../envelope/verdict.ts';
import type { Call } from './call.ts';
import { handOverDrops } from './call-spool.ts';

type ReportContext = Pick<Call, 'env' | 'config' | 'background'>;

interface Pending {
  readonly destination: Destination;
  /** By `reason category`. */
  readonly dropped: Map<string, Drop>;
  /** Drops on their way to the spool or the collector; tried again until one of them has confirmed it. */
  batch: Batch | undefined;
  /** A report is under way, at the latest until then: the runtime may have ended it. */
  busyUntil: number;
}

interface Batch {
  /** The spool counts a batch once. */
  readonly id: string;
  readonly drops: readonly Drop[];
}

// Long enough to collect the drops of a busy moment, short enough for the runtime.
const GATHER_MS = 5000;
const BUSY_MS = 30_000;
const pending = new Map<string, Pending>();
const total = new Map<string, Drop>();

/**
 * Counts the tunnel's own drops and reports them a few seconds later in one `client_report`: through the spool, which
 * keeps the counts during an outage, or directly if none is bound.
 */
export function reportDrops(
  destination: Destination,
  items: readonly CountedItem[],
  reason: DropReason,
  context: ReportContext,
): void {
  const { project } = destination;
  const entry = pending.get(project) ?? {
    destination,
    dropped: new Map(),
    batch: undefined,
    busyUntil: 0,
  };
  pending.set(project, entry);
  for (const [category, quantity] of Object.entries(tallyOf(items))) {
    add(entry.dropped, { reason, category, quantity });
    add(total, { reason, category, quantity });
  }
  sendDropReport(destination, context);
}

/** Reports pending drops, if any. Call it when the collector answers again. */
export function sendDropReport(destination: Destination, context: ReportContext): void {
  const entry = pending.get(destination.project);
  if (entry === undefined || entry.busyUntil > Date.now()) return;
  if (entry.dropped.size === 0 && entry.batch === undefined) return;
  entry.busyUntil = Date.now() + BUSY_MS;
  context.background.waitUntil(send(entry, context));
}

/** Drops of this isolate by `reason category`. */
export function dropCounts(): Readonly<Record<string, number>> {
  return Object.fromEntries([...total].map(([key, { quantity }]) => [key, quantity]));
}

async function send(entry: Pending, context: ReportContext): Promise<void> {
  await scheduler.wait(GATHER_MS);
  const { destination, dropped } = entry;
  if (entry.batch === undefined) {
    entry.batch = { id: crypto.randomUUID(), drops: [...dropped.values()] };
    dropped.clear();
  }
  const { id, drops } = entry.batch;
  try {
    const isDone =
      context.env.SPOOL === undefined
        ? await postReport(destination, drops)
        : await handOverDrops(context, destination, drops, id);
    if (isDone) entry.batch = undefined;
  } catch (error) {
    console.error(error);
  } finally {
    entry.busyUntil = 0;
  }
}

/** True if the report is done: the collector would reject it again. */
async function postReport({ envelopeUrl }: Destination, drops: readonly Drop[]): Promise<boolean> {
  const headers = { 'Content-Type': 'application/x-sentry-envelope' };
  const posted = await post(envelopeUrl, headers, clientReport(drops));
  await posted?.ended;
  const { verdict } = judge(posted?.answer, [], Date.now());
  return verdict !== 'unavailable' && verdict !== 'limited';
}

function add(counts: Map<string, Drop>, { reason, category, quantity }: Drop): void {
  const key = `${reason} ${category}`;
  const sum = (counts.get(key)?.quantity ?? 0) + quantity;
  counts.set(key, { reason, category, quantity: sum });
}
