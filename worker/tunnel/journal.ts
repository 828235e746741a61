import type { Env } from '../env.ts';
import type { Kind, Notes } from './call.ts';

/** What became of one envelope; no personal data. */
export interface Entry {
  /**
   * `delivered`: the collector took it. `rejected`: it answered, but did not take it. `refused`: we did not pass it on.
   * `limited`: stopped at the edge. `spooled`: it is delivered later. `again`: the client was told to send it once more.
   * `lost`: it could not be delivered. `left`: the client went away half-way.
   */
  outcome: 'delivered' | 'rejected' | 'refused' | 'limited' | 'spooled' | 'again' | 'lost' | 'left';
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
  ms: number;
}

const counts: Record<string, number> = {};

/** One line an envelope for the logs, one count for the status page, one data point where a dataset is bound. */
export function note(env: Env, { started, ...notes }: Notes, outcome: Entry['outcome']): void {
  const entry: Entry = { outcome, ...notes, ms: Date.now() - started };
  console.log(JSON.stringify({ event: 'envelope', ...entry }));
  counts[outcome] = (counts[outcome] ?? 0) + 1;
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
