import type { CutAnswer } from '../../planner/cutting/contract.ts';
import { betterAnswer, isProven } from '../../planner/cutting/plan/better-answer.ts';
import { parseRequest } from '../../planner/cutting/request/request.ts';
import { solve } from '../../planner/cutting/solve.ts';
import { checkAnswer } from '../../planner/cutting/checker/check-answer.ts';
import { stopwatch } from '../../planner/cutting/stopwatch.ts';
import { Work } from '../../planner/cutting/work.ts';
import type { Ask, Tell } from './worker-messages.ts';

const REPORT_EVERY_MS = 100;
/** A plan of sheets that is proven by less work is looked at once more, for fewer settings of the saw. */
const NEAT_ENOUGH = 500;
/** Latest end of a step on a very slow machine, with less work done. */
const PATIENCE_MS = 60_000;

/** A message without the id of its request, which the caller adds. */
type Told = Tell extends infer One ? (One extends Tell ? Omit<One, 'id'> : never) : never;

/**
 * Answers a request again and again with ever more counted work (milliseconds of a usual laptop), until the plan is
 * proven and neat, or the limits are used up, and tells each better answer at once. A search cannot hear a message while it runs, so a
 * stop ends its worker; thanks to the steps the best plan is then already told. `pause` lets a
 * message in between two steps. Every answer is held against the independent checker; one that
 * fails is a bug of ours and never shown.
 */
export async function solveInSteps(
  { request, limits }: Pick<Ask, 'request' | 'limits'>,
  tell: (told: Told) => void,
  pause: () => Promise<void>,
): Promise<void> {
  let best: CutAnswer | undefined;
  for (const [i, limit] of limits.entries()) {
    if (i > 0) await pause();
    const parsed = parseRequest({ ...request, timeLimitMs: PATIENCE_MS });
    if (!parsed.ok) {
      tell({ kind: 'refused', reason: parsed.reason, at: parsed.at });
      return;
    }
    const work = new Work(limit);
    const answer = solve(parsed.problem, { progress: reporter(best, tell), work });
    const wrong = checkAnswer(parsed.problem, answer);
    if (wrong.length > 0) throw new Error(`the plan is wrong: ${wrong.slice(0, 3).join('; ')}`);
    best = betterAnswer(best, answer);
    const more = i < limits.length - 1 && !(isProven(best) && isNeat(best, limit));
    tell({ kind: 'answer', answer: best, more });
    if (!more) return;
  }
}

/** True if enough work was done to choose among plans of equal cost. The order of parts on a board does not matter. */
const isNeat = (answer: CutAnswer, limit: number): boolean =>
  'boards' in answer || limit >= NEAT_ENOUGH;

/** Reports progress, at most every `REPORT_EVERY_MS`. */
function reporter(best: CutAnswer | undefined, tell: (told: Told) => void) {
  let elapsed = stopwatch();
  return ({ cost, bound }: { readonly cost: number; readonly bound: number }): void => {
    if (elapsed() < REPORT_EVERY_MS) return;
    elapsed = stopwatch();
    tell({
      kind: 'report',
      cost: Math.min(cost, best?.cost ?? Infinity),
      bound: Math.max(bound, best?.bound ?? 0),
    });
  };
}
