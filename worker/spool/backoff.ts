/** How long to wait before the next try: doubled with each, up to a longest. */
interface Waits {
  readonly firstMs: number;
  readonly longestMs: number;
  /** The least part of it that chance leaves, so that not all come at once. */
  readonly least: number;
}

/**
 * Between the probes of an outage. One probe is all an outage costs the collector, so the longest wait can be short:
 * it is the longest that recovery waits.
 */
const PROBES: Waits = { firstMs: 500, longestMs: 30_000, least: 0.5 };

/** Of an envelope that is set aside: tried again alone, after as long again as it has waited. */
const SET_ASIDE: Waits = { firstMs: 1000, longestMs: 300_000, least: 0.75 };

const afterTries = ({ firstMs, longestMs, least }: Waits, tries: number): number =>
  Math.min(longestMs, firstMs * 2 ** (tries - 1)) * (least + Math.random() * (1 - least));

/** The soonest a fresh envelope may be the next probe. */
export const HURRIED_PROBE_MS = PROBES.firstMs;

export const waitForProbe = (step: number): number => afterTries(PROBES, step);

export const waitSetAside = (failures: number): number => afterTries(SET_ASIDE, failures);
