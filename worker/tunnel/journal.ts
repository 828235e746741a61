import type { Env } from '../env.ts';
import type { Kind } from '../envelope/collector-request.ts';

/** What became of one envelope; no personal data. */
export interface Entry {
  /**
   * `delivered`: the collector took it. `rejected`: it answered, but did not take it. `refused`: we did not pass it on.
   * `limited`: stopped at the edge. `spooled`: it is delivered later. `lost`: it could not be delivered.
   */
  outcome: 'delivered' | 'rejected' | 'refused' | 'limited' | 'spooled' | 'lost';
  kind: Kind;
  project?: string;
  /** Types of the items seen, in order, each once. */
  items?: readonly string[];
  bytes?: number;
  /** The status the collector answered with. */
  collector?: number;
  /** Our own status for a refusal. */
  status?: number;
  why?: string;
  /** The phone was answered before the collector was. */
  late?: true;
  /** The line stands for so many. */
  of?: number;
  ms: number;
}

/** What is known of an envelope before its outcome. */
export type Notes = Omit<Entry, 'outcome' | 'ms'> & { readonly started: number };

// A line costs more than all the rest of a healthy envelope, and says nothing that its hundred neighbours do not.
const ONE_LINE_OF = 100;
const counts: Record<string, number> = {};

/** One line for the logs (of what was delivered, one in a hundred), one count for the status page, one data point where a dataset is bound. */
export function note(env: Env, { started, ...notes }: Notes, outcome: Entry['outcome']): void {
  const entry: Entry = { outcome, ...notes, ms: Date.now() - started };
  const seen = counts[outcome] ?? 0;
  counts[outcome] = seen + 1;
  const of = outcome === 'delivered' ? ONE_LINE_OF : 1;
  if (seen % of === 0) console.log(JSON.stringify({ event: 'envelope', ...entry, of }));
  env.ANALYTICS?.writeDataPoint({
    indexes: [entry.project ?? ''],
    blobs: [outcome, entry.kind, (entry.items ?? []).join(','), entry.why ?? ''],
    doubles: [entry.bytes ?? 0, entry.collector ?? entry.status ?? 0, entry.ms],
  });
}

/** How many envelopes this isolate has seen, by outcome. */
export function envelopeCounts(): Readonly<Record<string, number>> {
  return counts;
}
