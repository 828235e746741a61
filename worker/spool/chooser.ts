import type { Config, Destination } from '../config.ts';
import type { ShardState } from './shard-state.ts';
import type { SpoolEntry, Lane } from './storage.ts';

/** The next delivery: an envelope, or without an entry a report on the project's drops. */
export interface NextDelivery {
  readonly destination: Destination;
  readonly entry: SpoolEntry | undefined;
}

/** Quarantined envelopes under way at the same time: others must not wait for them. */
const MAX_QUARANTINED = 2;
// Some of them may wait for another collector, or for a limit.
const MAX_LOOKED_AT = 8;
const LOOK_AGAIN_MS = 1000;
/** Between two reports of a project: one report collects the drops of that time. */
const REPORT_EVERY_MS = 5000;

/** Chooses the next delivery by entries and times alone. */
export class Chooser {
  readonly #state: ShardState;
  /** Last report by project; `Infinity` while one is under way. */
  readonly #reportedAt = new Map<string, number>();
  #quarantinedUnderWay = 0;

  constructor(state: ShardState) {
    this.#state = state;
  }

  /** The oldest envelope of all projects that can go now, else a quarantined one that is due, else a report. */
  next(config: Config, now: number): NextDelivery | undefined {
    return (
      this.#nextInOrder(config, now) ??
      this.#nextQuarantined(config, now) ??
      this.#nextReport(config, now)
    );
  }

  /** Reserves a choice until its `release`. */
  lease({ entry, destination }: NextDelivery): void {
    if (entry === undefined) this.#reportedAt.set(destination.project, Infinity);
    else this.#state.queue.lease(entry);
    if (entry?.lane.isQuarantined) this.#quarantinedUnderWay += 1;
  }

  release({ entry, destination }: NextDelivery): void {
    if (entry === undefined) this.#reportedAt.set(destination.project, Date.now());
    else this.#state.queue.release(entry);
    if (entry?.lane.isQuarantined) this.#quarantinedUnderWay -= 1;
  }

  /** Time of the next delivery or expiry, ms since 1970; `Infinity` if nothing waits. */
  dueAt(config: Config, now: number): number {
    const { queue, drops } = this.#state;
    let due = this.#hasQuarantined() ? queue.storage.firstRetry() : Infinity;
    // An entry that is due and cannot go.
    if (due <= now) due = now + LOOK_AGAIN_MS;
    for (const lane of queue.lanes) due = Math.min(due, this.#laneDueAt(lane, config, now));
    for (const project of drops.projects()) {
      const destination = config.destinations.get(project);
      if (destination !== undefined) due = Math.min(due, this.#reportDueAt(destination, now));
    }
    return due;
  }

  #nextInOrder(config: Config, now: number): NextDelivery | undefined {
    const { queue, breakers } = this.#state;
    const { leased } = queue;
    let best: { choice: NextDelivery; id: number; isTried: boolean } | undefined;
    for (const lane of queue.lanes) {
      const destination = config.destinations.get(lane.project);
      if (destination === undefined || lane.isQuarantined || !this.#mayGo(lane, destination, now))
        continue;
      const tried = breakers.tried(destination.origin);
      const entry =
        queue.storage.peek(lane, now, [...leased, ...tried]) ??
        queue.storage.peek(lane, now, leased);
      if (entry === undefined) continue;
      const { id } = entry;
      const isTried = tried.includes(id);
      // A probe is an envelope that was not tried in this outage, if there is one.
      const isBetter =
        best === undefined || (best.isTried === isTried ? id < best.id : best.isTried);
      if (isBetter) best = { choice: { destination, entry }, id, isTried };
    }
    return best?.choice;
  }

  #nextQuarantined(config: Config, now: number): NextDelivery | undefined {
    const { queue } = this.#state;
    if (this.#quarantinedUnderWay >= MAX_QUARANTINED || !this.#hasQuarantined()) return undefined;
    const except = [...queue.leased];
    for (let looked = 0; looked < MAX_LOOKED_AT; looked += 1) {
      const entry = queue.storage.peekQuarantined(now, except);
      if (entry === undefined) return undefined;
      const destination = config.destinations.get(entry.lane.project);
      if (destination !== undefined && this.#mayGo(entry.lane, destination, now)) {
        return { destination, entry };
      }
      except.push(entry.id);
    }
    return undefined;
  }

  #nextReport(config: Config, now: number): NextDelivery | undefined {
    for (const project of this.#state.drops.projects()) {
      const destination = config.destinations.get(project);
      if (destination !== undefined && this.#reportDueAt(destination, now) <= now) {
        return { destination, entry: undefined };
      }
    }
    return undefined;
  }

  #hasQuarantined(): boolean {
    return this.#state.queue.lanes.some(({ isQuarantined }) => isQuarantined);
  }

  #mayGo(lane: Lane, { origin }: Destination, now: number): boolean {
    const { breakers, limits } = this.#state;
    return breakers.readyAt(origin) <= now && limits.until(lane, now) === 0;
  }

  #laneDueAt(lane: Lane, config: Config, now: number): number {
    const { queue, breakers, limits } = this.#state;
    const received = queue.storage.peek(lane)?.received ?? Infinity;
    const expiry = Math.max(now + LOOK_AGAIN_MS, received + config.spoolMaxAgeMs);
    const destination = config.destinations.get(lane.project);
    if (destination === undefined || lane.isQuarantined) return expiry;
    const limitedUntil = limits.until(lane, now);
    if (limitedUntil > 0) return Math.min(limitedUntil, expiry);
    const free = queue.storage.peek(lane, now, queue.leased);
    const freeAt = free === undefined ? queue.storage.firstLeaseEnd(lane, now) : now;
    return Math.min(expiry, Math.max(freeAt, breakers.readyAt(destination.origin)));
  }

  #reportDueAt({ project, origin }: Destination, now: number): number {
    const { breakers, limits } = this.#state;
    return Math.max(
      (this.#reportedAt.get(project) ?? 0) + REPORT_EVERY_MS,
      breakers.readyAt(origin),
      limits.reportsUntil(project, now),
    );
  }
}
