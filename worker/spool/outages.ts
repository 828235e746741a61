/** A collector that does not answer as it should, and when to try it again. */
export interface Outage {
  /** Probes that failed so far. */
  readonly step: number;
  readonly retryAt: number;
}

const FIRST_MS = 500;
// One probe is all an outage costs the collector, so the last step can be short: it is the longest that recovery waits.
const LONGEST_MS = 30_000;
// A collector that asks for more is asked again all the same: envelopes grow old.
const LONGEST_ASKED_MS = 3_600_000;
const PREFIX = 'outage/';

/** The outages a shard knows of, by the collector's origin. They survive the shard being put to sleep. */
export class Outages {
  readonly #kv: SyncKvStorage;
  readonly #known: Map<string, Outage>;
  readonly #probing = new Set<string>();

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
    const stored = [...kv.list<Outage>({ prefix: PREFIX })];
    this.#known = new Map(stored.map(([key, outage]) => [key.slice(PREFIX.length), outage]));
  }

  /** When the collector may be asked; 0 for at once, `Infinity` while a probe is under way. */
  readyAt(collector: string): number {
    return this.#probing.has(collector) ? Infinity : (this.#known.get(collector)?.retryAt ?? 0);
  }

  /** Whoever delivers during an outage is its one probe. Answers whether it is. */
  begin(collector: string): boolean {
    const probe = this.#known.has(collector);
    if (probe) this.#probing.add(collector);
    return probe;
  }

  /**
   * A delivery failed. What was under way when the outage began does not count as a further step of it.
   * Waits as long as the collector asked for, else a random part of a growing while, so that shards do not come all at once.
   */
  fail(collector: string, wasProbe: boolean, askedMs: number | undefined, now: number): void {
    const known = this.#known.get(collector);
    if (wasProbe) this.#probing.delete(collector);
    if (known !== undefined && !wasProbe) return;
    const step = (known?.step ?? 0) + 1;
    const jittered = Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (step - 1));
    const wait = askedMs === undefined ? jittered : Math.min(LONGEST_ASKED_MS, askedMs);
    const outage = { step, retryAt: now + Math.ceil(wait) };
    this.#known.set(collector, outage);
    this.#kv.put(PREFIX + collector, outage);
  }

  /** The collector answers again. */
  end(collector: string): void {
    this.#probing.delete(collector);
    if (this.#known.delete(collector)) this.#kv.delete(PREFIX + collector);
  }

  /** How many probes have failed so far; 0 while the collector answers. */
  step(collector: string): number {
    return this.#known.get(collector)?.step ?? 0;
  }

  all(): Readonly<Record<string, Outage>> {
    return Object.fromEntries(this.#known);
  }
}
