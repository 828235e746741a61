import { HURRIED_PROBE_MS, waitForProbe } from './backoff.ts';

/** A collector that does not answer as it should, and when to try it again. */
export interface Outage {
  /** Probes that failed so far. */
  readonly step: number;
  readonly retryAt: number;
}

interface Known extends Outage {
  /** The next probe was brought forward, by a fresh envelope. */
  readonly isHurried?: true;
}

interface Collector {
  /** `undefined` while it answers: its breaker is closed. */
  outage: Known | undefined;
  /** When it last took an envelope, ms since 1970, as far as is known here. */
  takenAt: number;
  /** A probe is under way. */
  isProbed: boolean;
  /** The envelopes tried in this outage: the next probe is another, for one of them may be what it cannot take. */
  readonly tried: Set<number>;
}

const MAX_TRIED = 50;
const PREFIX = 'outage/';

/** A breaker for each collector's origin. Outages survive the shard being put to sleep. */
export class Breakers {
  readonly #kv: SyncKvStorage;
  readonly #collectors = new Map<string, Collector>();

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
    for (const [key, outage] of kv.list<Outage>({ prefix: PREFIX })) {
      this.#of(key.slice(PREFIX.length)).outage = outage;
    }
  }

  isOpen(origin: string): boolean {
    return this.#of(origin).outage !== undefined;
  }

  /** When the collector may be asked; 0 for at once, `Infinity` while a probe is under way. */
  readyAt(origin: string): number {
    const { isProbed, outage } = this.#of(origin);
    return isProbed ? Infinity : (outage?.retryAt ?? 0);
  }

  /** The envelopes that were tried in this outage. */
  tried(origin: string): readonly number[] {
    return [...this.#of(origin).tried];
  }

  /** When the collector last took an envelope. */
  takenAt(origin: string): number {
    return this.#of(origin).takenAt;
  }

  /** The collector took an envelope then, as somebody else says. */
  heard(origin: string, takenAt: number): void {
    const collector = this.#of(origin);
    collector.takenAt = Math.max(collector.takenAt, takenAt);
  }

  /** Whoever delivers during an outage is its one probe. Answers whether it is. */
  begin(origin: string): boolean {
    const collector = this.#of(origin);
    if (collector.outage !== undefined) collector.isProbed = true;
    return collector.outage !== undefined;
  }

  /**
   * An envelope came that was never tried. While a single one has failed that may be its own fault: then the fresh one
   * is the next probe, soon, once an outage.
   */
  fresh(origin: string): void {
    const collector = this.#of(origin);
    const { outage, tried } = collector;
    if (outage === undefined || outage.step < 2 || tried.size !== 1 || outage.isHurried) return;
    const retryAt = Math.min(outage.retryAt, Date.now() + HURRIED_PROBE_MS);
    collector.outage = { ...outage, retryAt, isHurried: true };
  }

  /** A probe ended without a word on the collector. */
  end(origin: string): void {
    this.#of(origin).isProbed = false;
  }

  /** The collector answers again. */
  close(origin: string): void {
    const collector = this.#of(origin);
    collector.isProbed = false;
    collector.tried.clear();
    if (collector.outage === undefined) return;
    collector.outage = undefined;
    this.#kv.delete(PREFIX + origin);
  }

  /**
   * The collector failed on an envelope. What was under way when the outage began is no further step of it. Waits a
   * random part of a growing while, so that not all come at once, or longer where the collector asked for it.
   */
  fail(origin: string, id: number | undefined, isProbe: boolean, askedMs = 0): void {
    const collector = this.#of(origin);
    if (isProbe) collector.isProbed = false;
    if (collector.tried.size >= MAX_TRIED) collector.tried.clear();
    if (id !== undefined) collector.tried.add(id);
    if (collector.outage !== undefined && !isProbe) return;
    const step = (collector.outage?.step ?? 0) + 1;
    const waitMs = Math.max(waitForProbe(step), askedMs);
    const retryAt = Date.now() + Math.ceil(waitMs);
    collector.outage = { ...collector.outage, step, retryAt };
    this.#kv.put(PREFIX + origin, collector.outage);
  }

  all(): Readonly<Record<string, Outage>> {
    return Object.fromEntries(
      [...this.#collectors].flatMap(([origin, { outage }]) => {
        if (outage === undefined) return [];
        const { step, retryAt } = outage;
        return [[origin, { step, retryAt }] as const];
      }),
    );
  }

  #of(origin: string): Collector {
    const known = this.#collectors.get(origin);
    if (known !== undefined) return known;
    const collector: Collector = {
      outage: undefined,
      takenAt: 0,
      isProbed: false,
      tried: new Set(),
    };
    this.#collectors.set(origin, collector);
    return collector;
  }
}
