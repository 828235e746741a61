/** Waiting times that double with each try, up to a maximum. */
interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
  /** Smallest random factor; retries do not come all at once. */
  readonly minFactor: number;
}

/**
 * Between the probes of an outage. An outage costs the collector only one probe at a time, so the maximum can be short: it
 * is the longest time that recovery takes.
 */
const PROBE: Backoff = { firstMs: 500, maxMs: 30_000, minFactor: 0.5 };

/** Between the tries of a quarantined envelope. */
const QUARANTINE: Backoff = { firstMs: 1000, maxMs: 300_000, minFactor: 0.75 };

function waitAfter({ firstMs, maxMs, minFactor }: Backoff, tries: number): number {
  const ms = Math.min(maxMs, firstMs * 2 ** (tries - 1));
  return ms * (minFactor + Math.random() * (1 - minFactor));
}

/** Earliest probe with a new envelope, ms. */
export const EARLY_PROBE_MS = PROBE.firstMs;

/** Wait after the given number of failed probes, ms. */
export const waitForProbe = (probes: number): number => waitAfter(PROBE, probes);

/** Wait of a quarantined envelope after the given number of failures, ms. */
export const waitInQuarantine = (failures: number): number => waitAfter(QUARANTINE, failures);
