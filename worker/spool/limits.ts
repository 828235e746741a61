import { coveredUntil, limitedUntil, type Limits, mergeLimits } from '../envelope/rate-limits.ts';
import type { Lane, ValueStorage } from './storage.ts';

const PREFIX = 'limits/';
// Some collectors renew their limits with every answer; smaller changes are not written.
const WRITE_MS = 10_000;
const NO_LIMITS: Limits = new Map();

/** The collector's rate limits by project. They survive a restart. */
export class LimitsByProject {
  readonly #values: ValueStorage;
  readonly #known: Map<string, Limits>;
  readonly #written: Map<string, Limits>;

  constructor(values: ValueStorage) {
    this.#values = values;
    const stored = [...values.list<[string, number][]>({ prefix: PREFIX })];
    this.#known = new Map(
      stored.map(([key, limits]) => [key.slice(PREFIX.length), new Map(limits)]),
    );
    this.#written = new Map(this.#known);
  }

  /** Adds the limits of an answer. */
  add(project: string, learned: Limits, now: number): void {
    if (learned.size === 0) return;
    const limits = mergeLimits(this.#known.get(project) ?? NO_LIMITS, learned, now);
    this.#known.set(project, limits);
    const written = this.#written.get(project) ?? NO_LIMITS;
    const isOld = [...limits].some(([category, until]) => {
      return until > (written.get(category) ?? 0) + WRITE_MS || !written.has(category);
    });
    if (!isOld) return;
    this.#written.set(project, limits);
    this.#values.put(PREFIX + project, [...limits]);
  }

  /** End of the limits that cover all items of a lane's envelopes; 0 if there are none. */
  until({ project, types }: Pick<Lane, 'project' | 'types'>, now: number): number {
    return coveredUntil(this.#known.get(project) ?? NO_LIMITS, types, now);
  }

  /** End of a limit on client reports: only a limit on everything covers them. */
  reportsUntil(project: string, now: number): number {
    return limitedUntil(this.#known.get(project) ?? NO_LIMITS, '', now);
  }
}
