import { readFileSync } from 'node:fs';

/** Share of a period that other processes took. */
export interface LagClock {
  /** ms between two times of `performance.now()` in which this process, or the one watched, could not go on. */
  between(from: number, to: number): number;
  stop(): void;
}

const SAMPLE_MS = 20;

/**
 * Samples how late timers of this process are, and on Linux how long the main thread of another waited for a processor.
 * A process's own computing is no lag: it does not excuse slowness.
 */
export function startLagClock(watched: () => number): LagClock {
  const times = [performance.now()];
  const sums = [0];
  let [pid, delay] = [0, 0];
  let due = performance.now() + SAMPLE_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    const known = pid === watched() ? delay : undefined;
    pid = watched();
    delay = queuedMs(pid);
    const lag = Math.max(0, now - due) + delay - (known ?? delay);
    due = now + SAMPLE_MS;
    if (lag < 1) return;
    times.push(now);
    sums.push((sums.at(-1) ?? 0) + lag);
  }, SAMPLE_MS);
  const last = (time: number): number => times.findLastIndex((each) => each <= time);
  return {
    // A lag is noted at its end: one that has begun by `to` is in the sample after it.
    between: (from, to) => (sums[last(to) + 1] ?? sums.at(-1) ?? 0) - (sums[last(from)] ?? 0),
    stop: () => clearInterval(timer),
  };
}

/** Time that a process's main thread waited for a processor; 0 if the system does not report it. */
function queuedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
