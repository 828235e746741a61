/** About how many multiply-adds a slow laptop does in a millisecond in these loops. */
const WORK_PER_MS = 500_000;

/**
 * What a search may still spend. It counts work, so that the same limits give the same plan on any
 * machine that keeps up; the clock only stops one that does not.
 */
export class Budget {
  /** Multiply-adds so far, roughly; whoever loops adds to it. */
  work = 0;
  private readonly mostWork: number;
  private readonly deadline: number;
  private readonly stopped: () => boolean;

  constructor(timeLimitMs: number, stopped: () => boolean) {
    this.mostWork = timeLimitMs * WORK_PER_MS;
    this.deadline = performance.now() + timeLimitMs * 0.97;
    this.stopped = stopped;
  }

  isDone(): boolean {
    return this.work > this.mostWork || performance.now() > this.deadline || this.stopped();
  }

  /** A budget of its own over a share of what this one had, stopped with it at the latest. */
  part(share: number): Budget {
    const left = Math.max(0, this.deadline - performance.now());
    const most = (this.mostWork / WORK_PER_MS) * share;
    return new Budget(Math.min(left, most), this.stopped);
  }

  /** Whether the share of the work that is spent has passed `share`. */
  isPast(share: number): boolean {
    return this.work > this.mostWork * share || this.isDone();
  }
}
