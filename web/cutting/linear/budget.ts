import { stopwatch } from '../stopwatch.ts';

/** About how many multiply-adds a laptop does in a millisecond in these loops. */
const WORK_PER_MS = 800_000;
/** The clock is read after so much work, some tens of microseconds, or so many questions. */
const WORK_BETWEEN_LOOKS = 30_000;
const QUESTIONS_BETWEEN_LOOKS = 16;

/**
 * What a search may still spend. It counts work, so that the same limits give the same plan on any
 * machine that keeps up; the clock only stops one that does not. Asking is cheap enough for the
 * inside of any loop that does some hundred steps a round.
 */
export class Budget {
  /** Multiply-adds so far, roughly. */
  private spent = 0;
  private lookedAt = -Infinity;
  private questions = 0;
  private wasStopped = false;
  private readonly most: number;
  private readonly isStopped: () => boolean;
  private readonly whole: Budget | undefined;

  private constructor(most: number, isStopped: () => boolean, whole?: Budget) {
    this.most = most;
    this.isStopped = isStopped;
    this.whole = whole;
  }

  /** All of a time limit but `reserveMs`, which is for what comes after the search; of work so many milliseconds. */
  static of(
    timeLimitMs: number,
    stopped: () => boolean,
    reserveMs = 0,
    workMs = timeLimitMs,
  ): Budget {
    const elapsed = stopwatch();
    const mostMs = timeLimitMs * 0.93 - reserveMs;
    return new Budget(workMs * WORK_PER_MS, () => elapsed() > mostMs || stopped());
  }

  /** Milliseconds of work so far. */
  get spentMs(): number {
    return this.spent / WORK_PER_MS;
  }

  /** No limit on the work: only the caller's own stop ends it. */
  static until(stopped: () => boolean): Budget {
    return new Budget(Infinity, stopped);
  }

  /** A budget for one step: at most this share of the whole, which is charged for it too. */
  part(share: number): Budget {
    return new Budget(this.most * share, () => false, this);
  }

  spend(work: number): void {
    this.spent += work;
    this.whole?.spend(work);
  }

  /** Once true, true for good. */
  isDone(): boolean {
    return this.spent > this.most || this.isOut();
  }

  private isOut(): boolean {
    if (this.whole !== undefined) return this.whole.isDone();
    const isDue =
      this.spent - this.lookedAt > WORK_BETWEEN_LOOKS || ++this.questions > QUESTIONS_BETWEEN_LOOKS;
    if (this.wasStopped || !isDue) return this.wasStopped;
    this.lookedAt = this.spent;
    this.questions = 0;
    return (this.wasStopped = this.isStopped());
  }
}
