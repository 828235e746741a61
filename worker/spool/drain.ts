import type { Config, Destination } from '../config.ts';
import { clientReport } from '../tunnel/client-reports.ts';
import { collectorUrl } from '../tunnel/collector-request.ts';
import type { Outcome } from '../tunnel/deliver.ts';
import { retryAfterMs } from '../tunnel/rate-limits.ts';
import type { Drops } from './drops.ts';
import type { Holds } from './holds.ts';
import type { Row } from './lane.ts';
import type { Outages } from './outages.ts';
import { type Parcel, postEnvelope } from './post-envelope.ts';
import type { Queue } from './queue.ts';
import { rebaseSentAt } from './rebase-sent-at.ts';
import type { Store } from './store.ts';

/** A shard's state; all of it on disk. */
export interface Shelf {
  readonly store: Store;
  readonly queue: Queue;
  readonly drops: Drops;
  readonly outages: Outages;
  readonly holds: Holds;
  readonly counts: { accepted: number; delivered: number; retried: number };
}

/** One delivery: what leaves, and what to do with the collector's word on it. */
interface Job {
  readonly project: string;
  readonly collector: string;
  readonly parcel: Parcel;
  /** The envelope that leaves; a report on drops has none. */
  readonly row?: Row;
  conclude(verdict: Verdict, outcome: Outcome): void;
}

type Verdict = 'taken' | 'limited' | 'refused' | 'failed';

/** As many connections as the platform gives one invocation. */
const MOST_AT_ONCE = 6;
// The platform gives an invocation 50 requests on its free plan; what is left goes with the next alarm.
const MOST_A_RUN = 40;
// Some four minutes of an outage: by then it may be the envelope's own doing.
const MOST_TRIES_IN_A_ROW = 20;
const CONTENT_TYPE = 'application/x-sentry-envelope';

/** Delivers what waits: the projects side by side, the envelopes of one project one after the other. */
export class Drain {
  readonly #shelf: Shelf;
  readonly #busy = new Set<string>();
  #run: { readonly config: Config; left: number; readonly ended: () => void } | undefined;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Delivers until nothing can go now, or the run has had its share. */
  run(config: Config): Promise<void> {
    return new Promise((ended) => {
      this.#run = { config, left: MOST_A_RUN, ended };
      this.refill();
    });
  }

  /** During a run, starts what can go at once; answers whether there is a run. */
  refill(): boolean {
    const run = this.#run;
    if (run === undefined) return false;
    while (run.left > 0 && this.#busy.size < MOST_AT_ONCE) {
      const job = this.#next(run.config, Date.now());
      if (job === undefined) break;
      run.left -= 1;
      void this.#do(job);
    }
    if (this.#busy.size === 0) {
      this.#run = undefined;
      run.ended();
    }
    return true;
  }

  /** When the next thing is to be done, ms since 1970; `Infinity` when nothing waits. */
  dueAt(config: Config, now: number): number {
    const { queue, drops, holds, outages } = this.#shelf;
    let due = Infinity;
    for (const lane of queue.lanes()) {
      const received = queue.head(lane)?.received ?? Infinity;
      const held = holds.until(lane, now);
      due = Math.min(due, received + config.spoolMaxAgeMs, held > 0 ? held : Infinity);
    }
    for (const project of this.#projects()) {
      const destination = config.destinations.get(project);
      if (destination === undefined) continue;
      const ready = Math.max(now, outages.readyAt(collectorOf(destination)));
      const row = queue.next(project, (lane) => holds.until(lane, now) > 0);
      if (row !== undefined) due = Math.min(due, Math.max(ready, row.leased));
      else if (drops.hasUntold(project)) {
        due = Math.min(due, Math.max(ready, holds.reportsUntil(project)));
      }
    }
    return due;
  }

  #projects(): ReadonlySet<string> {
    const { queue, drops } = this.#shelf;
    return new Set([...queue.lanes().map(({ project }) => project), ...drops.projects()]);
  }

  /** The oldest envelope that can go now, over all projects; a report only when its project has none. */
  #next(config: Config, now: number): Job | undefined {
    const { queue, outages, holds } = this.#shelf;
    let oldest: Row | undefined;
    let report: string | undefined;
    for (const project of this.#projects()) {
      const destination = config.destinations.get(project);
      if (destination === undefined || this.#busy.has(project)) continue;
      if (outages.readyAt(collectorOf(destination)) > now) continue;
      const row = queue.next(project, (lane) => holds.until(lane, now) > 0);
      if (row === undefined) report ??= this.#mayReport(project, now) ? project : undefined;
      else if (row.leased <= now && row.seq < (oldest?.seq ?? Infinity)) oldest = row;
    }
    const destination = config.destinations.get(oldest?.project ?? report ?? '');
    if (destination === undefined) return undefined;
    return oldest === undefined
      ? this.#reportJob(report ?? '', destination)
      : this.#envelopeJob(oldest, destination, now);
  }

  #mayReport(project: string, now: number): boolean {
    const { drops, holds } = this.#shelf;
    return drops.hasUntold(project) && holds.reportsUntil(project) <= now;
  }

  async #do(job: Job): Promise<void> {
    const { project, collector, parcel, row } = job;
    const { queue, outages, counts, holds } = this.#shelf;
    this.#busy.add(project);
    const isProbe = outages.begin(collector);
    const outcome = await postEnvelope(parcel);
    const now = Date.now();
    const verdict = judge(outcome);
    if (verdict === 'failed') {
      counts.retried += 1;
      outages.fail(collector, isProbe, askedMs(outcome, now), now);
    } else {
      outages.end(collector);
    }
    if (outcome.kind === 'answered') holds.learn(project, outcome, now);
    job.conclude(verdict, outcome);
    // A collector that answers and fails may fail on this one alone: another is the next probe.
    const isAnswered = verdict === 'failed' && outcome.kind === 'answered';
    if (isAnswered && row !== undefined && outages.step(collector) % MOST_TRIES_IN_A_ROW === 0) {
      queue.putLast(row);
    }
    this.#busy.delete(project);
    this.refill();
  }

  #envelopeJob(row: Row, destination: Destination, now: number): Job {
    const { store, queue, holds, counts } = this.#shelf;
    const { kind, asked, headers } = store.meta(row);
    const rest = store.body(row);
    const stored = rest.next().value ?? new Uint8Array();
    const plain = kind === 'envelope' && headers['Content-Encoding'] === undefined;
    const first = plain ? rebaseSentAt(stored, now - row.received) : stored;
    const length = row.length + first.length - stored.length;
    queue.setBusy(row, true);
    return {
      project: row.project,
      collector: collectorOf(destination),
      parcel: { url: collectorUrl(destination, kind, asked), headers, first, rest, length },
      row,
      conclude(verdict, outcome) {
        queue.setBusy(row, false);
        if (verdict === 'taken') {
          queue.remove(row);
          counts.delivered += 1;
        } else if (verdict === 'refused') queue.drop(row, 'send_error');
        else if (verdict === 'limited') holds.hold(queue.laneOf(row), outcome, Date.now());
      },
    };
  }

  #reportJob(project: string, destination: Destination): Job {
    const { drops, holds } = this.#shelf;
    const untold = drops.untold(project);
    const first = new Uint8Array(new TextEncoder().encode(clientReport(untold)));
    return {
      project,
      collector: collectorOf(destination),
      parcel: {
        url: destination.envelopeUrl,
        headers: { 'Content-Type': CONTENT_TYPE },
        first,
        rest: [],
        length: first.length,
      },
      conclude(verdict, outcome) {
        // A report that is refused is never told: it must not stand in the way for ever.
        if (verdict === 'taken' || verdict === 'refused') drops.told(project, untold);
        else if (verdict === 'limited') holds.holdReports(project, outcome, Date.now());
      },
    };
  }
}

/** The collector's origin: what an outage is an outage of. */
export function collectorOf({ envelopeUrl }: Destination): string {
  return new URL(envelopeUrl).origin;
}

/** How long a failing collector asked to be left alone. */
export function askedMs(outcome: Outcome, now: number): number | undefined {
  if (outcome.kind === 'failed' || outcome.retryAfter === null) return undefined;
  return retryAfterMs(outcome.retryAfter, now);
}

// A redirect is a collector set up wrong: what it was sent is kept until somebody has put that right.
function judge(outcome: Outcome): Verdict {
  if (outcome.kind === 'failed' || outcome.status >= 500) return 'failed';
  if (outcome.status < 300) return 'taken';
  if (outcome.status < 400) return 'failed';
  return outcome.status === 429 ? 'limited' : 'refused';
}
