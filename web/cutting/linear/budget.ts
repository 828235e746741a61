/** About how many multiply-adds a laptop does in a millisecond in these loops. */
const WORK_PER_MS = 800_000;

/**
 * What a search may still spend. It counts work, so that the same limits give the same plan on any
 * machine that keeps up; the clock only stops one that does not.
 */
export class Budget {
  /** Multiply-adds so far, roughly. */
  private spent = 0;
  private readonly most: number;
  private readonly isStopped: () => boolean;
  private readonly whole: Budget | undefined;

  private constructor(most: number, isStopped: () => boolean, whole?: Budget) {
    this.most = most;
    this.isStopped = isStopped;
    this.whole = whole;
  }

  static of(timeLimitMs: number, stopped: () => boolean): Budget {
    const deadline = performance.now() + timeLimitMs * 0.93;
    return new Budget(timeLimitMs * WORK_PER_MS, () => performance.now() > deadline || stopped());
  }

  /** No limit on the work: only the caller's own stop ends it. */
  static until(stopped: () => boolean): Budget {
    return new Budget(Infinity, stopped);
  }

  /** A budget for one step: at most this share of the whole, which is charged for it too. */
  part(share: number): Budget {
    return new Budget(this.most * share, () => this.isDone(), this);
  }

  spend(work: number): void {
    this.spent += work;
    this.whole?.spend(work);
  }

  isDone(): boolean {
    return this.spent > this.most || this.isStopped();
  }

  /** Whether more than this share is spent. */
  isPast(share: number): boolean {
    return this.spent > this.most * share || this.isStopped();
  }
}
