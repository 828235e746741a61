import type { Env } from '../env.ts';
import type { ReportKind } from '../envelope/collector-request.ts';

/** The end of one envelope; no personal data. */
export interface JournalEntry {
  /**
   * `delivered`: the collector accepted it. `rejected`: the collector answered and did not accept it. `refused`: the
   * tunnel did not admit it. `limited`: a limit stopped it at the edge. `spooled`: stored for a later delivery.
   * `continuing`: too long to store; the delivery went on after the answer. `returned`: answered 503.
   */
  outcome: 'delivered' | 'rejected' | 'refused' | 'limited' | 'spooled' | 'continuing' | 'returned';
  kind: ReportKind;
  project?: string;
  /** Types of the items found, sorted. */
  items?: readonly string[];
  bytes?: number;
  /** Status of the collector's answer. */
  collector?: number;
  /** Status of a refusal. */
  status?: number;
  why?: string;
  /** The client was answered before the collector's answer arrived. */
  late?: true;
  /** Number of envelopes that the line represents. */
  of?: number;
  ms: number;
}

/** The facts of an envelope before its outcome. */
export type Notes = Omit<JournalEntry, 'outcome' | 'ms'> & { readonly started: number };

// A log line costs more than the rest of a healthy envelope, and is like the next hundred.
const ONE_LINE_OF = 100;
const counts: Record<string, number> = {};

/** Writes a log line (one in a hundred if delivered), a count for the status page, a data point if a dataset is bound. */
export function note(
  env: Env,
  { started, ...notes }: Notes,
  outcome: JournalEntry['outcome'],
): void {
  const entry: JournalEntry = { outcome, ...notes, ms: Date.now() - started };
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

/** Envelopes of this isolate by outcome. */
export function envelopeCounts(): Readonly<Record<string, number>> {
  return counts;
}
