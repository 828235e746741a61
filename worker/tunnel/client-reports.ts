import type { Destination } from '../config.ts';
import { projectOf, shardOf } from '../spool/shards.ts';
import type { Call } from './call.ts';
import { tallyOf } from './categories.ts';
import type { Item } from './read-envelope.ts';

/** The protocol's reasons, as far as a tunnel can drop for them. */
export type DropReason = 'ratelimit_backoff' | 'network_error' | 'send_error' | 'cache_overflow';

/** So many things of one category, dropped for one reason. */
export interface Drop {
  readonly reason: DropReason;
  readonly category: string;
  readonly quantity: number;
}

type Surroundings = Pick<Call, 'env' | 'background'>;

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
// Categories follow item types, which strangers choose; there are about twenty real ones.
const MAX_KINDS = 100;
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
  const key = projectOf(destination);
  const entry = pending.get(key) ?? { destination, dropped: new Map(), busyUntil: 0 };
  pending.set(key, entry);
  for (const [category, quantity] of Object.entries(tallyOf(items))) {
    add(entry.dropped, { reason, category, quantity });
    add(total, { reason, category, quantity });
  }
  tellDrops(destination, surroundings);
}

/** Sends what is still to be told, if anything is; called when the collector is known to answer. */
export function tellDrops(destination: Destination, surroundings: Surroundings): void {
  const entry = pending.get(projectOf(destination));
  if (entry === undefined || entry.dropped.size === 0 || entry.busyUntil > Date.now()) return;
  entry.busyUntil = Date.now() + BUSY_MS;
  surroundings.background.waitUntil(tell(entry, surroundings));
}

/** What this isolate has dropped since it began, by `reason category`. */
export function dropCounts(): Readonly<Record<string, number>> {
  return Object.fromEntries([...total].map(([key, { quantity }]) => [key, quantity]));
}

/** An envelope that tells the collector of drops. */
export function clientReport(drops: readonly Drop[]): string {
  const payload = JSON.stringify({ timestamp: Date.now() / 1000, discarded_events: drops });
  const header = JSON.stringify({ sent_at: new Date().toISOString() });
  return `${header}\n{"type":"client_report"}\n${payload}`;
}

async function tell(entry: Pending, { env }: Surroundings): Promise<void> {
  await scheduler.wait(GATHER_MS);
  const { destination, dropped } = entry;
  const gathered = [...dropped.values()];
  const project = projectOf(destination);
  const shard = shardOf(env, project);
  const told = await (
    shard === undefined ? post(destination, gathered) : handOver(shard.report(project, gathered))
  ).catch(() => false);
  entry.busyUntil = 0;
  if (told) for (const drop of gathered) subtract(dropped, drop);
}

async function handOver(taking: Promise<void>): Promise<true> {
  await taking;
  return true;
}

/** Answers whether there is nothing more to tell: a report that is refused would be refused again. */
async function post(destination: Destination, drops: readonly Drop[]): Promise<boolean> {
  const response = await fetch(destination.envelopeUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
    body: clientReport(drops),
  });
  await response.body?.cancel();
  return response.status < 500 && response.status !== 429;
}

function add(counts: Map<string, Drop>, { reason, category, quantity }: Drop): void {
  const own = `${reason} ${category}`;
  const known = counts.has(own) || counts.size < MAX_KINDS;
  const key = known ? own : `${reason} unknown`;
  const sum = (counts.get(key)?.quantity ?? 0) + quantity;
  counts.set(key, { reason, category: known ? category : 'unknown', quantity: sum });
}

function subtract(counts: Map<string, Drop>, told: Drop): void {
  const key = `${told.reason} ${told.category}`;
  const left = (counts.get(key)?.quantity ?? 0) - told.quantity;
  if (left > 0) counts.set(key, { ...told, quantity: left });
  else counts.delete(key);
}
