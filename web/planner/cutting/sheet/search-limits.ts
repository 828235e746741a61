import type { Control } from '../contract.ts';
import { stopwatch } from '../stopwatch.ts';
import { WorkBudget } from '../work.ts';
import { USUAL_WORK, type IsOver } from '../problem.ts';

/** Limits of a search for sheets: its counted work if limited, its time limit, or the caller. */
export class SearchLimits {
  readonly #elapsed = stopwatch();
  readonly #timeLimitMs: number;
  readonly #reserveMs: number;
  readonly #control: Control;
  readonly #work: WorkBudget;

  /** `reserveMs`: part of the time limit for the steps after the search. */
  constructor(timeLimitMs: number, control: Control, reserveMs = 0) {
    this.#timeLimitMs = timeLimitMs;
    this.#reserveMs = reserveMs;
    this.#control = control;
    this.#work = control.work ?? new WorkBudget(Infinity);
  }

  /** Returns a check that is true once this share of the work or time is used; 1 is all of both. */
  until(share: number): IsOver {
    return (work = USUAL_WORK) => {
      this.#work.add(work);
      return (
        this.#control.stopped?.() === true ||
        this.#work.share >= share ||
        this.ms >= this.#timeLimitMs * share - this.#reserveMs
      );
    };
  }

  /** Returns a check that is true once this additional share of the work or time is used. */
  untilMore(share: number): IsOver {
    const spent = Math.max(this.#work.share, this.ms / this.#timeLimitMs);
    return this.until(Math.min(1, spent + share));
  }

  /** Milliseconds since the search began. */
  get ms(): number {
    return this.#elapsed();
  }

  /** Limits of a nested search: milliseconds of work or time. */
  part(ms: number): { readonly timeLimitMs: number; readonly work?: WorkBudget } {
    const { work } = this.#control;
    if (work !== undefined) return { timeLimitMs: this.#timeLimitMs, work: work.part(ms) };
    return { timeLimitMs: Math.max(1, Math.min(this.#timeLimitMs, ms)) };
  }
}
