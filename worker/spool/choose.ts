import type { Config, Destination } from '../config.ts';
import type { Breakers } from './breakers.ts';
import type { DropCounts } from './drop-counts.ts';
import type { LimitsByProject } from './limits.ts';
import type { Lane, Queue } from './queue.ts';
import type { Row } from './envelope-store.ts';

/** A shard's state; all of it on disk. */
export interface Shelf {
  readonly queue: Queue;
  readonly drops: DropCounts;
  readonly breakers: Breakers;
  readonly limits: LimitsByProject;
  readonly counts: { accepted: number; delivered: number; retried: number };
}

/** What may leave now: an envelope, or without a row a report on its project's drops. */
export interface Choice {
  readonly destination: Destination;
  readonly row: Row | undefined;
}

/** So many at once of what was set aside: the others' way must stay free. */
const ASIDE_AT_ONCE = 2;
// Some of it may wait for another collector, or for a limit.
const ASIDE_LOOKED_AT = 8;
const LOOK_AGAIN_MS = 1000;
/** Between two reports of a project: what is dropped in that time goes into one. */
const REPORT_EVERY_MS = 5000;

/** Chooses what leaves next. It looks at rows and times alone, never at an envelope's bytes. */
export class Chooser {
  readonly #shelf: Shelf;
  /** By project; `Infinity` while a report is under way. */
  readonly #reportedAt = new Map<string, number>();
  #asideUnderWay = 0;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The oldest envelope that can go now, over all projects; then what was set aside and is due; then a report. */
  next(config: Config, now: number): Choice | undefined {
    return this.#inOrder(config, now) ?? this.#aside(config, now) ?? this.#report(config, now);
  }

  /** A choice is under way, or is no longer. */
  note({ row, destination }: Choice, isUnderWay: boolean): void {
    const { queue } = this.#shelf;
    if (row === undefined) {
      this.#reportedAt.set(destination.project, isUnderWay ? Infinity : Date.now());
    } else queue.setBusy(row.id, isUnderWay);
    if (row !== undefined && row.due > 0) this.#asideUnderWay += isUnderWay ? 1 : -1;
  }

  /** When the next thing can leave or is too old, ms since 1970; `Infinity` when nothing waits. */
  dueAt(config: Config, now: number): number {
    const { queue, drops } = this.#shelf;
    let due = this.#isAnyAside() ? queue.store.asideUntil() : Infinity;
    // Due, and yet it cannot go: look again a little later.
    if (due <= now) due = now + LOOK_AGAIN_MS;
    for (const lane of queue.lanes) due = Math.min(due, this.#laneDueAt(lane, config, now));
    for (const project of drops.projects()) {
      const destination = config.destinations.get(project);
      if (destination !== undefined) due = Math.min(due, this.#reportDueAt(destination, now));
    }
    return due;
  }

  #inOrder(config: Config, now: number): Choice | undefined {
    const { queue, breakers } = this.#shelf;
    const busy = queue.busy;
    let found: Choice | undefined;
    for (const lane of queue.lanes) {
      const destination = config.destinations.get(lane.project);
      if (destination === undefined || lane.isAside || !this.#mayGo(lane, destination, now))
        continue;
      const { origin } = destination;
      const row =
        queue.store.first(lane.project, lane.name, now, [...busy, ...breakers.tried(origin)]) ??
        queue.store.first(lane.project, lane.name, now, busy);
      if (row === undefined) continue;
      const isTried = (each: Row): boolean => breakers.tried(origin).includes(each.id);
      const isBetter =
        found?.row === undefined ||
        Number(isTried(row)) - Number(isTried(found.row)) < 0 ||
        (isTried(row) === isTried(found.row) && row.id < found.row.id);
      if (isBetter) found = { destination, row };
    }
    return found;
  }

  #aside(config: Config, now: number): Choice | undefined {
    const { queue } = this.#shelf;
    if (this.#asideUnderWay >= ASIDE_AT_ONCE || !this.#isAnyAside()) return undefined;
    const except = [...queue.busy];
    for (let looked = 0; looked < ASIDE_LOOKED_AT; looked += 1) {
      const row = queue.store.firstAside(now, except);
      if (row === undefined) return undefined;
      const destination = config.destinations.get(row.project);
      if (destination !== undefined && this.#mayGo(queue.laneOf(row), destination, now)) {
        return { destination, row };
      }
      except.push(row.id);
    }
    return undefined;
  }

  #isAnyAside(): boolean {
    return this.#shelf.queue.lanes.some(({ isAside }) => isAside);
  }

  #report(config: Config, now: number): Choice | undefined {
    for (const project of this.#shelf.drops.projects()) {
      const destination = config.destinations.get(project);
      if (destination !== undefined && this.#reportDueAt(destination, now) <= now) {
        return { destination, row: undefined };
      }
    }
    return undefined;
  }

  #mayGo(lane: Lane, { origin }: Destination, now: number): boolean {
    const { breakers, limits } = this.#shelf;
    return breakers.readyAt(origin) <= now && limits.until(lane, now) === 0;
  }

  #laneDueAt(lane: Lane, config: Config, now: number): number {
    const { queue, breakers, limits } = this.#shelf;
    const expires =
      (queue.store.oldest(lane.project, lane.name)?.received ?? Infinity) + config.spoolMaxAgeMs;
    const destination = config.destinations.get(lane.project);
    if (destination === undefined || lane.isAside) return Math.max(now + LOOK_AGAIN_MS, expires);
    const held = limits.until(lane, now);
    if (held > 0) return Math.min(held, Math.max(now + LOOK_AGAIN_MS, expires));
    const free = queue.store.first(lane.project, lane.name, now, queue.busy);
    const from = free === undefined ? queue.store.leasedUntil(lane.project, lane.name, now) : now;
    return Math.min(
      Math.max(now + LOOK_AGAIN_MS, expires),
      Math.max(from, breakers.readyAt(destination.origin)),
    );
  }

  #reportDueAt({ project, origin }: Destination, now: number): number {
    const { breakers, limits } = this.#shelf;
    return Math.max(
      (this.#reportedAt.get(project) ?? 0) + REPORT_EVERY_MS,
      breakers.readyAt(origin),
      limits.reportsUntil(project, now),
    );
  }
}
