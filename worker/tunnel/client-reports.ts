import { type Destination, destinationKey } from '../config.ts';
import { tallyOf } from './categories.ts';
import type { Background } from './call.ts';
import type { Item } from './read-envelope.ts';

/** The protocol's reasons, as far as a tunnel can drop for them. */
export type DropReason = 'ratelimit_backoff' | 'network_error' | 'send_error';

interface Pending {
  readonly destination: Destination;
  /** By `reason category`. */
  readonly dropped: Map<string, number>;
  /** A report is under way; believed only until then, for the runtime may have ended it. */
  busyUntil: number;
}

// Long enough to gather an outage's worth into one report, short enough for the runtime to let us finish.
const GATHER_MS = 5000;
const BUSY_MS = 30_000;
// Categories follow item types, which strangers choose; there are about twenty real ones.
const MAX_KINDS = 100;
const pending = new Map<string, Pending>();
const total = new Map<string, number>();

/** Counts what the tunnel itself dropped, and tells the project in one `client_report` a few seconds later. */
export function reportDrops(
  destination: Destination,
  items: readonly Item[],
  reason: DropReason,
  background: Background,
): void {
  const key = destinationKey(destination.publicKey, destination.projectId);
  const entry = pending.get(key) ?? { destination, dropped: new Map(), busyUntil: 0 };
  pending.set(key, entry);
  for (const [category, quantity] of Object.entries(tallyOf(items))) {
    add(entry.dropped, reason, category, quantity);
    add(total, reason, category, quantity);
  }
  tellDrops(destination, background);
}

/** Sends what is still to be told, if anything is; called when the collector is known to answer. */
export function tellDrops(destination: Destination, background: Background): void {
  const entry = pending.get(destinationKey(destination.publicKey, destination.projectId));
  if (entry === undefined || entry.dropped.size === 0 || entry.busyUntil > Date.now()) return;
  entry.busyUntil = Date.now() + BUSY_MS;
  background.waitUntil(tell(entry));
}

/** What this isolate has dropped since it began, by `reason category`. */
export function dropCounts(): Readonly<Record<string, number>> {
  return Object.fromEntries(total);
}

async function tell(entry: Pending): Promise<void> {
  await scheduler.wait(GATHER_MS);
  const gathered = [...entry.dropped];
  const told = await post(entry.destination, gathered).catch(() => false);
  entry.busyUntil = 0;
  if (told) for (const [key, quantity] of gathered) subtract(entry.dropped, key, quantity);
}

async function post(
  destination: Destination,
  gathered: readonly (readonly [string, number])[],
): Promise<boolean> {
  const discarded = gathered.map(([key, quantity]) => {
    const [reason, category] = key.split(' ');
    return { reason, category, quantity };
  });
  const payload = JSON.stringify({ timestamp: Date.now() / 1000, discarded_events: discarded });
  const header = JSON.stringify({ sent_at: new Date().toISOString() });
  const response = await fetch(destination.envelopeUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
    body: `${header}\n{"type":"client_report"}\n${payload}`,
  });
  await response.body?.cancel();
  return response.ok;
}

function add(
  counts: Map<string, number>,
  reason: DropReason,
  category: string,
  quantity: number,
): void {
  const own = `${reason} ${category}`;
  const key = counts.has(own) || counts.size < MAX_KINDS ? own : `${reason} unknown`;
  counts.set(key, (counts.get(key) ?? 0) + quantity);
}

function subtract(counts: Map<string, number>, key: string, quantity: number): void {
  const left = (counts.get(key) ?? 0) - quantity;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
