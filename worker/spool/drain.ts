import type { Config, Destination } from '../config.ts';
import { CLIENT_REPORT } from '../envelope/categories.ts';
import { clientReport } from '../envelope/client-report.ts';
import { type CollectorAnswer, judge, type Ruling } from '../envelope/verdict.ts';
import { waitInQuarantine } from './backoff.ts';
import { Chooser, type NextDelivery } from './chooser.ts';
import { type Parcel, prepare } from './prepare.ts';
import { sendParcel } from './send-parcel.ts';
import type { ShardState } from './shard-state.ts';
import type { SpoolEntry } from './storage.ts';

/** Connections that the platform gives to one invocation. */
const MAX_CONCURRENT = 6;
// The platform allows 50 requests per invocation on its free plan. The next alarm continues.
const MAX_PER_RUN = 40;
/** A slower probe does not hold up the next step's. */
const SLOW_PROBE_MS = 3000;
/** The alarm checks deliveries that are under way at this interval: their invocation may have died. */
const WATCH_MS = 5000;
const CONTENT_TYPE = 'application/x-sentry-envelope';

/** One delivery. */
interface Attempt {
  readonly destination: Destination;
  readonly began: number;
  /** True if its end is the next step of an outage. */
  isProbe: boolean;
}

interface Run {
  readonly config: Config;
  /** Deliveries that it may still start. */
  remaining: number;
  readonly end: () => void;
}

/** Delivers waiting envelopes. An error while one is prepared, sent or settled affects only that one. */
export class Drain {
  readonly #state: ShardState;
  readonly #chooser: Chooser;
  readonly #onEnd: () => void;
  #underWay = 0;
  #run: Run | undefined;
  #timer: number | null = null;

  /** Calls `onEnd` after each delivery. */
  constructor(state: ShardState, onEnd: () => void) {
    this.#state = state;
    this.#chooser = new Chooser(state);
    this.#onEnd = onEnd;
  }

  /** Starts deliveries until none can start, or the run's share is used. Deliveries under way go on without the run. */
  run(config: Config): Promise<void> {
    return new Promise((end) => {
      this.#run = { config, remaining: MAX_PER_RUN, end };
      this.refill();
    });
  }

  /** Starts all deliveries that the present run can start now. Returns false if there is no run. */
  refill(): boolean {
    const run = this.#run;
    if (run === undefined) return false;
    const now = Date.now();
    while (run.remaining > 0 && this.#underWay < MAX_CONCURRENT) {
      const choice = this.#chooser.next(run.config, now);
      if (choice === undefined) break;
      run.remaining -= 1;
      // A full disk can make even the record of a failure fail.
      this.#deliver(choice).catch((error: unknown) => console.error(error));
    }
    clearTimeout(this.#timer);
    if (this.#underWay === 0 || run.remaining === 0) {
      this.#run = undefined;
      run.end();
    } else if (this.#underWay < MAX_CONCURRENT) {
      // A hanging delivery must not hold up entries that become due.
      const wait = Math.max(50, this.dueAt(run.config, now) - now);
      if (wait < Infinity) this.#timer = setTimeout(() => this.refill(), Math.min(wait, 60_000));
    }
    return true;
  }

  /** Time of the next step, ms since 1970; `Infinity` if nothing waits. */
  dueAt(config: Config, now: number): number {
    const due = this.#chooser.dueAt(config, now);
    if (this.#underWay === 0) return due;
    return this.#underWay < MAX_CONCURRENT ? Math.min(due, now + WATCH_MS) : now + WATCH_MS;
  }

  /** Applies the collector's answer to a delivery from outside the spool. */
  settle(
    entry: SpoolEntry,
    destination: Destination,
    answer: CollectorAnswer | undefined,
    began: number,
  ): void {
    // If a delivery of our own is under way, its answer decides.
    if (!this.#state.queue.isFree(entry, Infinity)) return;
    this.#settle(entry, { destination, began, isProbe: false }, answer);
  }

  async #deliver(choice: NextDelivery): Promise<void> {
    const { breakers } = this.#state;
    const { destination, entry } = choice;
    const { origin } = destination;
    const attempt = { destination, began: Date.now(), isProbe: breakers.begin(origin) };
    this.#underWay += 1;
    this.#chooser.lease(choice);
    const slow = setTimeout(() => {
      if (!attempt.isProbe) return;
      attempt.isProbe = false;
      breakers.fail(origin, entry?.id, true);
      this.refill();
    }, SLOW_PROBE_MS);
    try {
      await (entry === undefined ? this.#sendReport(attempt) : this.#send(entry, attempt));
    } catch (error) {
      console.error(error);
      // The result is not on disk. Without a pause the same envelope would be sent again and again.
      breakers.fail(origin, entry?.id, attempt.isProbe);
    } finally {
      clearTimeout(slow);
      this.#underWay -= 1;
      this.#chooser.release(choice);
      this.#onEnd();
    }
  }

  async #send(entry: SpoolEntry, attempt: Attempt): Promise<void> {
    const { queue, breakers } = this.#state;
    let parcel: Parcel;
    try {
      parcel = prepare(queue.storage, entry, attempt.destination, attempt.began);
    } catch (error) {
      if (attempt.isProbe) breakers.endProbe(attempt.destination.origin);
      return this.#quarantine(entry, `cannot be prepared: ${String(error)}`, attempt.began);
    }
    this.#settle(entry, attempt, await sendParcel(parcel));
  }

  async #sendReport(attempt: Attempt): Promise<void> {
    const { drops, breakers, limits } = this.#state;
    const { project, origin, envelopeUrl: url } = attempt.destination;
    const unreported = drops.unreported(project);
    const first = clientReport(unreported);
    const headers = { 'Content-Type': CONTENT_TYPE };
    const answer = await sendParcel({ url, headers, first, rest: [], length: first.length });
    const now = Date.now();
    const ruling = judge(answer, [CLIENT_REPORT], now);
    limits.add(project, ruling.limits, now);
    if (ruling.verdict === 'unavailable') {
      return breakers.fail(origin, undefined, attempt.isProbe, ruling.askedMs);
    }
    breakers.close(origin);
    // A rejected report is not repeated: the collector would reject it again.
    if (limits.reportsUntil(project, now) === 0) drops.markReported(project, unreported);
  }

  /** Applies the collector's answer to an entry, its breaker and its limits. */
  #settle(entry: SpoolEntry, attempt: Attempt, answer: CollectorAnswer | undefined): void {
    const { queue, breakers, counts } = this.#state;
    const { origin } = attempt.destination;
    const ruling = this.#recordAnswer(entry, attempt.destination, answer);
    // An operator may have moved or purged it in the meantime.
    const present = queue.reload(entry);
    if (ruling.verdict !== 'unavailable') {
      breakers.close(origin);
      if (present !== undefined) this.#applyVerdict(present, ruling);
      return;
    }
    counts.retried += 1;
    const isOwnFault =
      present !== undefined && this.#recordFailure(present, attempt, answer, ruling.askedMs);
    // A failed probe counts even if the envelope is at fault. A quarantined envelope says nothing about the others.
    if (!attempt.isProbe && isOwnFault) return;
    const id = entry.lane.isQuarantined ? undefined : entry.id;
    breakers.fail(origin, id, attempt.isProbe, ruling.askedMs);
  }

  #recordAnswer(
    { lane }: SpoolEntry,
    { origin }: Destination,
    answer: CollectorAnswer | undefined,
  ): Ruling {
    const { breakers, limits } = this.#state;
    const now = Date.now();
    const ruling = judge(answer, lane.types, now);
    limits.add(lane.project, ruling.limits, now);
    if (ruling.verdict === 'accepted' || ruling.verdict === 'partly accepted') {
      breakers.noteAccepted(origin, now);
    }
    return ruling;
  }

  #applyVerdict(entry: SpoolEntry, { verdict }: Ruling): void {
    const { queue, counts } = this.#state;
    if (verdict === 'rejected') queue.drop(entry, 'send_error');
    else if (verdict === 'limited') queue.retry(entry);
    else {
      queue.acknowledge(entry);
      counts.delivered += 1;
    }
  }

  /**
   * Records a failed try. Returns true if the envelope is at fault: the collector has accepted others since its first try.
   * Then it is quarantined.
   */
  #recordFailure(
    entry: SpoolEntry,
    attempt: Attempt,
    answer: CollectorAnswer | undefined,
    askedMs = 0,
  ): boolean {
    const { queue, breakers } = this.#state;
    const reason = answer === undefined ? 'no answer' : `answered ${answer.status}`;
    const firstTry = entry.firstTry || attempt.began;
    const hasAcceptedOthers = breakers.acceptedAt(attempt.destination.origin) >= firstTry;
    if (entry.lane.isQuarantined || hasAcceptedOthers) {
      this.#quarantine(entry, reason, firstTry, askedMs);
      return true;
    }
    queue.retry(entry, { firstTry, failures: entry.failures + 1, reason });
    return false;
  }

  #quarantine(entry: SpoolEntry, reason: string, firstTry: number, askedMs = 0): void {
    const failures = entry.failures + 1;
    const waitMs = Math.max(askedMs, waitInQuarantine(failures));
    const retryAt = Date.now() + Math.ceil(waitMs);
    this.#state.queue.quarantine(entry, { firstTry, failures, retryAt, reason });
  }
}
