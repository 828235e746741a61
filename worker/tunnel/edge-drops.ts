import type { Destination } from '../config.ts';
import { type Item, tallyOf } from '../envelope/categories.ts';
import { clientReport, type Drop, type DropReason } from '../envelope/client-report.ts';
import { post } from '../envelope/collector-request.ts';
import { judge } from '../envelope/verdict.ts';
import { shardOf } from '../spool/shards.ts';
import type { Call } from './call.ts';

type Surroundings = Pick<Call, 'env' | 'config' | 'background'>;

interface Pending {
  readonly destination: Destination;
  /** By `reason category`. */
  readonly dropped: Map<string, Drop>;
  /** A report is under way; believed only until then, for the runtime may have ended it. */
  busyUntil: number;
}

// Long enough to gather an outage's worth into one report, short enough for the runtime to let us finish.
const GATHER_MS = 5000;
const BUSY_MS = 30_000;
const pending = new Map<string, Pending>();
const total = new Map<string, Drop>();

/**
 * Counts what the tunnel itself dropped, and tells the project in one `client_report` a few seconds later: through the
 * spool, which keeps it until the collector can hear it, or directly where there is none.
 */
export function reportDrops(
  destination: Destination,
  items: readonly Item[],
  reason: DropReason,
  surroundings: Surroundings,
): void {
  const { project } = destination;
  const entry = pending.get(project) ?? { destination, dropped: new Map(), busyUntil: 0 };
  pending.set(project, entry);
  for (const [category, quantity] of Object.entries(tallyOf(items))) {
    add(entry.dropped, { reason, category, quantity });
    add(total, { reason, category, quantity });
  }
  tellDrops(destination, surroundings);
}

/** Sends what is still to be told, if anything is; called when the collector is known to answer. */
export function tellDrops(destination: Destination, surroundings: Surroundings): void {
  const entry = pending.get(destination.project);
  if (entry === undefined || entry.dropped.size === 0 || entry.busyUntil > Date.now()) return;
  entry.busyUntil = Date.now() + BUSY_MS;
  surroundings.background.waitUntil(tell(entry, surroundings));
}

/** What this isolate has dropped since it began, by `reason category`. */
export function dropCounts(): Readonly<Record<string, number>> {
  return Object.fromEntries([...total].map(([key, { quantity }]) => [key, quantity]));
}

async function tell(entry: Pending, { env, config }: Surroundings): Promise<void> {
  await scheduler.wait(GATHER_MS);
  const { destination, dropped } = entry;
  const gathered = [...dropped.values()];
  const shard = shardOf(env.SPOOL, config, destination);
  try {
    if (shard !== undefined) await shard.report(destination.project, gathered);
    else if (!(await tellCollector(destination, gathered))) return;
    for (const drop of gathered) add(dropped, { ...drop, quantity: -drop.quantity });
  } catch (error) {
    console.error(error);
  } finally {
    entry.busyUntil = 0;
  }
}

/** Answers whether there is nothing more to tell: a report that is refused would be refused again. */
async function tellCollector(
  { envelopeUrl }: Destination,
  drops: readonly Drop[],
): Promise<boolean> {
  const headers = { 'Content-Type': 'application/x-sentry-envelope' };
  const { answer, ended } = post(envelopeUrl, headers, clientReport(drops));
  await ended;
  const { verdict } = judge(await answer, [], Date.now());
  return verdict !== 'unavailable' && verdict !== 'limited';
}

function add(counts: Map<string, Drop>, { reason, category, quantity }: Drop): void {
  const key = `${reason} ${category}`;
  const sum = (counts.get(key)?.quantity ?? 0) + quantity;
  if (sum === 0) counts.delete(key);
  else counts.set(key, { reason, category, quantity: sum });
}
