import { coveredUntil, limitedUntil, type Limits, mergeLimits } from '../envelope/rate-limits.ts';
import type { Lane } from './queue.ts';

const PREFIX = 'limits/';
// Some collectors renew their limits with every answer: those are not written each time.
const WRITE_MS = 10_000;
const NONE: Limits = new Map();

/** What the collector does not want now, by project; on disk, so that sleep does not make a shard forget. */
export class LimitsByProject {
  readonly #kv: SyncKvStorage;
  readonly #known: Map<string, Limits>;
  readonly #written: Map<string, Limits>;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
    const stored = [...kv.list<[string, number][]>({ prefix: PREFIX })];
    this.#known = new Map(
      stored.map(([key, limits]) => [key.slice(PREFIX.length), new Map(limits)]),
    );
    this.#written = new Map(this.#known);
  }

  /** Keeps the limits that an answer sets. */
  learn(project: string, learned: Limits, now: number): void {
    if (learned.size === 0) return;
    const limits = mergeLimits(this.#known.get(project) ?? NONE, learned, now);
    this.#known.set(project, limits);
    const written = this.#written.get(project) ?? NONE;
    const isOld = [...limits].some(([category, until]) => {
      return until > (written.get(category) ?? 0) + WRITE_MS || !written.has(category);
    });
    if (!isOld) return;
    this.#written.set(project, limits);
    this.#kv.put(PREFIX + project, [...limits]);
  }

  /** Until when a lane's envelopes wait: all of their items are limited. 0 when they need not. */
  until({ project, types }: Pick<Lane, 'project' | 'types'>, now: number): number {
    return coveredUntil(this.#known.get(project) ?? NONE, types, now);
  }

  /** Until when a project's reports on drops wait: only a limit on everything was ever said of them. */
  reportsUntil(project: string, now: number): number {
    return limitedUntil(this.#known.get(project) ?? NONE, '', now);
  }
}
