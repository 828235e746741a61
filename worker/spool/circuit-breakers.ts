import { EARLY_PROBE_MS, waitForProbe } from './backoff.ts';
import type { ValueStorage } from './storage.ts';

/** An outage of a collector. */
export interface Outage {
  /** Number of failed probes. */
  readonly step: number;
  /** Time of the next probe, ms since 1970. */
  readonly retryAt: number;
}

interface KnownOutage extends Outage {
  /** A new envelope has brought the next probe forward. */
  readonly isEarly?: true;
}

interface Breaker {
  /** `undefined` while the breaker is closed. */
  outage: KnownOutage | undefined;
  /** Last time that the collector accepted an envelope, ms since 1970. */
  acceptedAt: number;
  isProbing: boolean;
  /** Envelopes tried in this outage. The next probe is another one: the collector may be unable to take one of these. */
  readonly tried: Set<number>;
}

const MAX_TRIED = 50;
const PREFIX = 'outage/';

/** A circuit breaker for each collector, by its origin. Outages survive a restart. */
export class CircuitBreakers {
  readonly #values: ValueStorage;
  readonly #breakers = new Map<string, Breaker>();

  constructor(values: ValueStorage) {
    this.#values = values;
    for (const [key, outage] of values.list<Outage>({ prefix: PREFIX })) {
      this.#of(key.slice(PREFIX.length)).outage = outage;
    }
  }

  isOpen(origin: string): boolean {
    return this.#of(origin).outage !== undefined;
  }

  /** Earliest time of the next request; 0 if there is no outage, `Infinity` while a probe is under way. */
  readyAt(origin: string): number {
    const { isProbing, outage } = this.#of(origin);
    return isProbing ? Infinity : (outage?.retryAt ?? 0);
  }

  /** Ids of the envelopes tried in this outage. */
  tried(origin: string): readonly number[] {
    return [...this.#of(origin).tried];
  }

  acceptedAt(origin: string): number {
    return this.#of(origin).acceptedAt;
  }

  /** Records that the collector accepted an envelope then. */
  noteAccepted(origin: string, acceptedAt: number): void {
    const breaker = this.#of(origin);
    breaker.acceptedAt = Math.max(breaker.acceptedAt, acceptedAt);
  }

  /** Starts a request. Returns true if it is the probe of an outage. */
  begin(origin: string): boolean {
    const breaker = this.#of(origin);
    if (breaker.outage !== undefined) breaker.isProbing = true;
    return breaker.outage !== undefined;
  }

  /**
   * A new envelope has arrived. As long as only a single envelope has failed, that one may be at fault: the new one
   * becomes the next probe soon, once an outage.
   */
  probeEarly(origin: string): void {
    const breaker = this.#of(origin);
    const { outage, tried } = breaker;
    if (outage === undefined || outage.step < 2 || tried.size !== 1 || outage.isEarly) return;
    const retryAt = Math.min(outage.retryAt, Date.now() + EARLY_PROBE_MS);
    breaker.outage = { ...outage, retryAt, isEarly: true };
  }

  /** A probe ended without an answer about the collector. */
  endProbe(origin: string): void {
    this.#of(origin).isProbing = false;
  }

  /** The collector has answered. */
  close(origin: string): void {
    const breaker = this.#of(origin);
    breaker.isProbing = false;
    breaker.tried.clear();
    if (breaker.outage === undefined) return;
    breaker.outage = undefined;
    this.#save(origin, undefined);
  }

  /**
   * The collector failed on an envelope. Opens the breaker, or advances it if this was the probe. The next probe waits
   * for the backoff, or longer if the collector asked for it.
   */
  fail(origin: string, id: number | undefined, isProbe: boolean, askedMs = 0): void {
    const breaker = this.#of(origin);
    if (isProbe) breaker.isProbing = false;
    if (breaker.tried.size >= MAX_TRIED) breaker.tried.clear();
    if (id !== undefined) breaker.tried.add(id);
    if (breaker.outage !== undefined && !isProbe) return;
    const step = (breaker.outage?.step ?? 0) + 1;
    const waitMs = Math.max(waitForProbe(step), askedMs);
    breaker.outage = { ...breaker.outage, step, retryAt: Date.now() + Math.ceil(waitMs) };
    this.#save(origin, breaker.outage);
  }

  /** Present outages by origin. */
  outages(): Readonly<Record<string, Outage>> {
    return Object.fromEntries(
      [...this.#breakers].flatMap(([origin, { outage }]) => {
        if (outage === undefined) return [];
        const { step, retryAt } = outage;
        return [[origin, { step, retryAt }] as const];
      }),
    );
  }

  /** A full disk must not stop the breaker: the outage is only forgotten by the next restart. */
  #save(origin: string, outage: Outage | undefined): void {
    try {
      if (outage === undefined) this.#values.delete(PREFIX + origin);
      else this.#values.put(PREFIX + origin, outage);
    } catch (error) {
      console.error(error);
    }
  }

  #of(origin: string): Breaker {
    const known = this.#breakers.get(origin);
    if (known !== undefined) return known;
    const breaker: Breaker = {
      outage: undefined,
      acceptedAt: 0,
      isProbing: false,
      tried: new Set(),
    };
    this.#breakers.set(origin, breaker);
    return breaker;
  }
}
