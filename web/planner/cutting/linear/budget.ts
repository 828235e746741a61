import { WorkBudget } from '../work.ts';

/** Approximate number of multiply-adds per millisecond on a laptop in these loops. */
const STEPS_PER_MS = 800_000;
/** Interval of reading the clock: counted work in milliseconds, or number of calls. */
const WORK_BETWEEN_LOOKS = 0.04;
const QUESTIONS_BETWEEN_LOOKS = 16;

/**
 * Remaining budget of a search. It counts work, so that the same limits give the same plan on every machine that is
 * fast enough; the clock, or the caller, only stops one that is not. Checking is cheap enough for the inside of any
 * loop with some hundred steps per round.
 */
export class Budget {
  readonly #work: WorkBudget;
  readonly #isOver: () => boolean;
  #lookedAt = -Infinity;
  #questions = 0;
  #wasOver = false;

  constructor(isOver: () => boolean, work = new WorkBudget(Infinity)) {
    this.#isOver = isOver;
    this.#work = work;
  }

  /** A budget for one step: at most this share of the total, which is charged too. */
  part(share: number): Budget {
    return new Budget(() => this.isDone(), this.#work.part(this.#work.most * share));
  }

  /** Charges about this number of multiply-adds. */
  spend(steps: number): void {
    this.#work.add(steps / STEPS_PER_MS);
  }

  /** Never becomes false again. */
  isDone(): boolean {
    if (this.#wasOver || this.#work.left <= 0) return true;
    const isDue =
      this.#work.done - this.#lookedAt > WORK_BETWEEN_LOOKS ||
      ++this.#questions > QUESTIONS_BETWEEN_LOOKS;
    if (!isDue) return false;
    this.#lookedAt = this.#work.done;
    this.#questions = 0;
    return (this.#wasOver = this.#isOver());
  }
}
