import type { LiveMemory } from './live-memory.ts';

/** One look at the memory, `envelopes` after the beginning. */
export interface Look extends LiveMemory {
  /** The part of the run that was over, 0 to 1. */
  readonly part: number;
  readonly envelopes: number;
  readonly residentMb: number;
}

/** A leak of one small object an envelope is more than that; noise over a whole run is a tenth of it. */
const MOST_BYTES_AN_ENVELOPE = 100;
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
  const bytes = ((to.heapMb - from.heapMb) * 1e6) / (to.envelopes - from.envelopes);
  const flat = bytes < MOST_BYTES_AN_ENVELOPE && to.buffersMb < MOST_BUFFERS_MB;
  const heap = `${bytes.toFixed(0)} bytes an envelope from the second fifth to the last (budget ${MOST_BYTES_AN_ENVELOPE})`;
  const buffers = `${to.buffersMb.toFixed(1)} MB of buffers (budget ${MOST_BUFFERS_MB})`;
  return { flat, why: `${heap}, ${buffers}` };
}
