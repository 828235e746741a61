import type { Config, Destination } from '../config.ts';
import { CLIENT_REPORT } from '../envelope/categories.ts';
import { clientReport } from '../envelope/client-report.ts';
import { type Answer, judge, type Ruling } from '../envelope/verdict.ts';
import { waitSetAside } from './backoff.ts';
import { type Choice, Chooser, type Shelf } from './choose.ts';
import { prepare } from './prepare.ts';
import { sendParcel } from './send-parcel.ts';
import type { Row } from './envelope-store.ts';

/** As many connections as the platform gives one invocation. */
const MOST_AT_ONCE = 6;
// The platform gives an invocation 50 requests on its free plan; what is left goes with the next alarm.
const MOST_A_RUN = 40;
/** A probe that takes longer stands in nobody's way: the next step's may go beside it. */
const SLOW_PROBE_MS = 3000;
/** What is under way without a run is looked after so often, should it die. */
const WATCH_MS = 5000;
const CONTENT_TYPE = 'application/x-sentry-envelope';

/** One delivery. */
interface Attempt {
  readonly destination: Destination;
  readonly began: number;
  /** Whether its end is the next word on an outage. */
  isProbe: boolean;
}

interface Run {
  readonly config: Config;
  left: number;
  readonly ended: () => void;
}

/** Delivers what waits. Preparing, sending and settling an envelope can fail for that envelope alone. */
export class Drain {
  readonly #shelf: Shelf;
  readonly #chooser: Chooser;
  readonly #ended: () => void;
  #underWay = 0;
  #run: Run | undefined;
  #timer: number | null = null;

  /** `ended` is told of the end of each delivery. */
  constructor(shelf: Shelf, ended: () => void) {
    this.#shelf = shelf;
    this.#chooser = new Chooser(shelf);
    this.#ended = ended;
  }

  /** Delivers until nothing can go now, or the run has had its share; what is under way then goes on without it. */
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
    const now = Date.now();
    while (run.left > 0 && this.#underWay < MOST_AT_ONCE) {
      const choice = this.#chooser.next(run.config, now);
      if (choice === undefined) break;
      run.left -= 1;
      void this.#deliver(choice);
    }
    clearTimeout(this.#timer);
    if (this.#underWay === 0 || run.left === 0) {
      this.#run = undefined;
      run.ended();
    } else if (this.#underWay < MOST_AT_ONCE) {
      // One that hangs must not hold up what becomes due meanwhile.
      const wait = Math.max(50, this.dueAt(run.config, now) - now);
      if (wait < Infinity) this.#timer = setTimeout(() => this.refill(), Math.min(wait, 60_000));
    }
    return true;
  }

  /** When the next thing is to be done, ms since 1970; `Infinity` when nothing waits. */
  dueAt(config: Config, now: number): number {
    const due = this.#chooser.dueAt(config, now);
    if (this.#underWay === 0) return due;
    // A place must be free first; its end is told.
    return this.#underWay < MOST_AT_ONCE ? Math.min(due, now + WATCH_MS) : now + WATCH_MS;
  }

  /** What follows for an envelope from the collector's answer to a delivery by somebody else. */
  settle(row: Row, destination: Destination, answer: Answer | undefined, began: number): void {
    // A run may have it under way already; then that delivery's word counts.
    if (!this.#shelf.queue.isFree(row, Infinity)) return;
    this.#settle(row, { destination, began, isProbe: false }, answer);
  }

  async #deliver(choice: Choice): Promise<void> {
    const { breakers } = this.#shelf;
    const { destination, row } = choice;
    const { origin } = destination;
    const attempt = { destination, began: Date.now(), isProbe: breakers.begin(origin) };
    this.#underWay += 1;
    this.#chooser.note(choice, true);
    const slow = setTimeout(() => {
      if (!attempt.isProbe) return;
      attempt.isProbe = false;
      breakers.fail(origin, row?.id, true);
      this.refill();
    }, SLOW_PROBE_MS);
    try {
      await (row === undefined ? this.#tell(attempt) : this.#send(row, attempt));
    } catch (error) {
      console.error(error);
      // What came of it is not on disk: without a pause the same would be sent again and again.
      breakers.fail(origin, row?.id, attempt.isProbe);
    } finally {
      clearTimeout(slow);
      this.#underWay -= 1;
      this.#chooser.note(choice, false);
      this.#ended();
    }
  }

  async #send(row: Row, attempt: Attempt): Promise<void> {
    const { queue, breakers } = this.#shelf;
    let parcel;
    try {
      parcel = prepare(queue.store, row, attempt.destination, attempt.began);
    } catch (error) {
      if (attempt.isProbe) breakers.end(attempt.destination.origin);
      return this.#setAside(row, `cannot be prepared: ${String(error)}`, attempt.began);
    }
    this.#settle(row, attempt, await sendParcel(parcel));
  }

  /** Tells the collector of a project's drops. */
  async #tell(attempt: Attempt): Promise<void> {
    const { drops, breakers, limits } = this.#shelf;
    const { project, origin, envelopeUrl: url } = attempt.destination;
    const untold = drops.untold(project);
    const first = clientReport(untold);
    const headers = { 'Content-Type': CONTENT_TYPE };
    const answer = await sendParcel({ url, headers, first, rest: [], length: first.length });
    const now = Date.now();
    const ruling = judge(answer, [CLIENT_REPORT], now);
    limits.learn(project, ruling.limits, now);
    if (ruling.verdict === 'unavailable') {
      return breakers.fail(origin, undefined, attempt.isProbe, ruling.askedMs);
    }
    breakers.close(origin);
    // A report that is refused is never told: it must not stand in the way for ever.
    if (limits.reportsUntil(project, now) === 0) drops.told(project, untold);
  }

  /** What follows for an envelope from the collector's answer. Only the collector and this row can be changed by it. */
  #settle(row: Row, attempt: Attempt, answer: Answer | undefined): void {
    const { queue, breakers, counts } = this.#shelf;
    const { origin } = attempt.destination;
    // It may have been put elsewhere meanwhile, or away.
    const found = queue.find(row);
    const ruling = this.#rule(row, attempt.destination, answer);
    if (ruling.verdict !== 'unavailable') {
      breakers.close(origin);
      if (found !== undefined) this.#conclude(found, ruling);
      return;
    }
    counts.retried += 1;
    const isOwnFault =
      found !== undefined && this.#failAlone(found, attempt, answer, ruling.askedMs);
    // As a probe it counts, whosever fault it is; what is set aside says nothing of the others.
    if (!attempt.isProbe && isOwnFault) return;
    breakers.fail(origin, row.due > 0 ? undefined : row.id, attempt.isProbe, ruling.askedMs);
  }

  /** Keeps what the answer says of the collector and its limits. */
  #rule({ project, lane }: Row, { origin }: Destination, answer: Answer | undefined): Ruling {
    const { queue, breakers, limits } = this.#shelf;
    const now = Date.now();
    const ruling = judge(answer, queue.laneOf({ project, lane }).types, now);
    limits.learn(project, ruling.limits, now);
    if (ruling.verdict === 'accepted' || ruling.verdict === 'partly accepted')
      breakers.heard(origin, now);
    return ruling;
  }

  #conclude(row: Row, { verdict }: Ruling): void {
    const { queue, counts } = this.#shelf;
    if (verdict === 'rejected') queue.drop(row, 'send_error');
    else if (verdict === 'limited') queue.note(row, { leased: 0, due: 0 });
    else {
      queue.remove(row);
      counts.delivered += 1;
    }
  }

  /**
   * Notes a failed try. Answers whether it is the envelope's own fault: the collector has taken others since this one
   * was first tried. Then it is set aside.
   */
  #failAlone(row: Row, attempt: Attempt, answer: Answer | undefined, askedMs = 0): boolean {
    const reason = answer === undefined ? 'no answer' : `answered ${answer.status}`;
    const tried = row.tried || attempt.began;
    if (row.due > 0 || this.#shelf.breakers.takenAt(attempt.destination.origin) >= tried) {
      this.#setAside(row, reason, tried, askedMs);
      return true;
    }
    this.#shelf.queue.note(row, { leased: 0, tried, failures: row.failures + 1, reason });
    return false;
  }

  #setAside(row: Row, reason: string, tried: number, askedMs = 0): void {
    const failures = row.failures + 1;
    const waitMs = Math.max(askedMs, waitSetAside(failures));
    const due = Date.now() + Math.ceil(waitMs);
    this.#shelf.queue.note(row, { leased: 0, tried, failures, due, reason });
  }
}
