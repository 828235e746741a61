import type { CutAnswer } from '../../planner/cutting/contract.ts';
import { betterAnswer, isProven } from '../../planner/cutting/plan/better-answer.ts';
import { parseRequest } from '../../planner/cutting/request/request.ts';
import { solve } from '../../planner/cutting/solve.ts';
import { checkAnswer } from '../../planner/cutting/checker/check-answer.ts';
import { stopwatch } from '../../planner/cutting/stopwatch.ts';
import { WorkBudget } from '../../planner/cutting/work.ts';
import type { SolverRequest, SolverReply } from './worker-messages.ts';

const REPORT_EVERY_MS = 100;
/** Work above which a proven sheet plan is not searched again for fewer saw settings. */
const NEAT_ENOUGH = 500;
/** Time limit of a step for very slow machines, ms. */
const PATIENCE_MS = 60_000;

/** A message without the request's id, which the caller adds. */
type ReplyBody = SolverReply extends infer One
  ? One extends SolverReply
    ? Omit<One, 'id'>
    : never
  : never;

/**
 * Solves a request repeatedly with increasing work limits (milliseconds of a typical laptop), until
 * the plan is proven and simple or the limits are used up, and reports each better answer at once.
 * A search cannot receive messages, so a stop terminates its worker; because of the steps the best
 * plan is already reported by then. `pause` lets messages in between steps. The independent checker
 * verifies every answer; a rejected answer is a bug and is never shown.
 */
export async function solveInSteps(
  { request, limits }: Pick<SolverRequest, 'request' | 'limits'>,
  onReply: (reply: ReplyBody) => void,
  pause: () => Promise<void>,
): Promise<void> {
  let best: CutAnswer | undefined;
  for (const [i, limit] of limits.entries()) {
    if (i > 0) await pause();
    const parsed = parseRequest({ ...request, timeLimitMs: PATIENCE_MS });
    if (!parsed.ok) {
      onReply({ kind: 'refused', reason: parsed.reason, at: parsed.at });
      return;
    }
    const work = new WorkBudget(limit);
    const answer = solve(parsed.problem, { progress: reporter(best, onReply), work });
    const wrong = checkAnswer(parsed.problem, answer);
    if (wrong.length > 0) throw new Error(`the plan is wrong: ${wrong.slice(0, 3).join('; ')}`);
    best = betterAnswer(best, answer);
    const more = i < limits.length - 1 && !(isProven(best) && isNeat(best, limit));
    onReply({ kind: 'answer', answer: best, more });
    if (!more) return;
  }
}

/** True if the search had enough work to choose among plans of equal cost; boards have no alternatives. */
const isNeat = (answer: CutAnswer, limit: number): boolean =>
  'boards' in answer || limit >= NEAT_ENOUGH;

/** Reports progress at a readable rate. */
function reporter(best: CutAnswer | undefined, onReply: (reply: ReplyBody) => void) {
  let elapsed = stopwatch();
  return ({ cost, bound }: { readonly cost: number; readonly bound: number }): void => {
    if (elapsed() < REPORT_EVERY_MS) return;
    elapsed = stopwatch();
    onReply({
      kind: 'report',
      cost: Math.min(cost, best?.cost ?? Infinity),
      bound: Math.max(bound, best?.bound ?? 0),
    });
  };
}
