import {
  type LimitAnswer,
  type Limits,
  limitedUntil,
  mergeLimits,
  readLimits,
} from '../tunnel/rate-limits.ts';
import type { Outcome } from '../tunnel/deliver.ts';
import { categoriesOf, type Lane } from './lane.ts';

const PREFIX = 'limits/';
const DEFAULT_MS = 60_000;

/** What the collector does not want now, by project; on disk, so that sleep does not make a shard forget. */
export class Holds {
  readonly #kv: SyncKvStorage;
  readonly #limits: Map<string, Limits>;
  readonly #reports = new Map<string, number>();

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
    const stored = [...kv.list<[string, number][]>({ prefix: PREFIX })];
    this.#limits = new Map(
      stored.map(([key, limits]) => [key.slice(PREFIX.length), new Map(limits)]),
    );
  }

  /** Keeps the limits that an answer sets. */
  learn(project: string, answer: LimitAnswer, now: number): void {
    const learned = readLimits(answer, now);
    if (learned.size === 0) return;
    const limits = mergeLimits(this.#limits.get(project) ?? new Map(), learned, now);
    this.#limits.set(project, limits);
    this.#kv.put(PREFIX + project, [...limits]);
  }

  /** Until when a lane's envelopes wait: all of their categories are limited. 0 when they need not. */
  until(lane: Lane, now: number): number {
    const limits = this.#limits.get(lane.project);
    const limited = categoriesOf(lane).map((category) =>
      limits === undefined ? 0 : limitedUntil(limits, category, now),
    );
    const until = Math.max(lane.heldUntil, limited.length === 0 ? 0 : Math.min(...limited));
    return until > now ? until : 0;
  }

  /** A lane was answered 429: it waits, even where the limits named are of other categories. */
  hold(lane: Lane, outcome: Outcome, now: number): void {
    if (this.until(lane, now) === 0) lane.heldUntil = longest(outcome, now);
  }

  holdReports(project: string, outcome: Outcome, now: number): void {
    this.#reports.set(project, longest(outcome, now));
  }

  reportsUntil(project: string): number {
    return this.#reports.get(project) ?? 0;
  }
}

function longest(outcome: Outcome, now: number): number {
  if (outcome.kind === 'failed') return now + DEFAULT_MS;
  return Math.max(now + 1, ...readLimits(outcome, now).values());
}
