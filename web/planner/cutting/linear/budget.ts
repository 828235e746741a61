import { Work } from '../work.ts';

/** About how many multiply-adds a laptop does in a millisecond in these loops. */
const STEPS_PER_MS = 800_000;
/** The clock is read after so much work in milliseconds, or so many questions. */
const WORK_BETWEEN_LOOKS = 0.04;
const QUESTIONS_BETWEEN_LOOKS = 16;

/**
 * What a search may still spend. It counts work, so that the same limits give the same plan on any
 * machine that keeps up; the clock, or who asked for the plan, only stops one that does not. Asking
 * is cheap enough for the inside of any loop that does some hundred steps a round.
 */
export class Budget {
  readonly #work: Work;
  readonly #isOver: () => boolean;
  #lookedAt = -Infinity;
  #questions = 0;
  #wasOver = false;

  constructor(isOver: () => boolean, work = new Work(Infinity)) {
    this.#isOver = isOver;
    this.#work = work;
  }

  /** A budget for one step: at most this share of the whole, which is charged for it too. */
  part(share: number): Budget {
    return new Budget(() => this.isDone(), this.#work.part(this.#work.most * share));
  }

  /** So many multiply-adds, roughly. */
  spend(steps: number): void {
    this.#work.add(steps / STEPS_PER_MS);
  }

  /** Once true, true for good. */
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
