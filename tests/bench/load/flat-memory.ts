import type { LiveMemory } from './live-memory.ts';

/** One look at the memory, `envelopes` after the beginning. */
export interface Look extends LiveMemory {
  /** The part of the run that was over, 0 to 1. */
  readonly part: number;
  readonly envelopes: number;
  readonly residentMb: number;
}

/** What the heap may grow by once the run has warmed up: four times what compiled code adds, a hundredth of an isolate. */
const MOST_GROWN_MB = 1;
/** The tunnel keeps at most 22 MB of buffers for the next envelope. */
const MOST_BUFFERS_MB = 32;

/** Of each fifth of a run the look that found the smallest heap: what lies there when little is on its way. */
export function fifthsOf(looks: readonly Look[]): readonly Look[] {
  return [0, 1, 2, 3, 4].map((fifth) =>
    looks
      .filter(({ part }) => Math.floor(part * 5) === fifth)
      .reduce((least, look) => (look.heapMb < least.heapMb ? look : least)),
  );
}

/** Whether memory is flat from the second fifth on (the first warms up), and the figures that decide it. */
export function judge(fifths: readonly Look[]): { readonly flat: boolean; readonly why: string } {
  const [, from, , , to] = fifths;
  if (from === undefined || to === undefined) throw new RangeError('there are no five fifths');
  const grown = to.heapMb - from.heapMb;
  const envelopes = to.envelopes - from.envelopes;
  const least = Math.ceil((MOST_GROWN_MB * 1e6) / envelopes);
  const flat = grown < MOST_GROWN_MB && to.buffersMb < MOST_BUFFERS_MB;
  const heap = `the live heap grew by ${grown.toFixed(2)} MB over ${envelopes} envelopes from the second fifth to the last (budget ${MOST_GROWN_MB}: a leak of ${least} bytes an envelope would break it)`;
  const buffers = `${to.buffersMb.toFixed(1)} MB of buffers (budget ${MOST_BUFFERS_MB})`;
  return { flat, why: `${heap}; ${buffers}` };
}
