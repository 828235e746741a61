import type { CutAnswer, SheetAnswer } from '../../cutting/contract.ts';
import { longestFirst } from '../../cutting/plan/plan-board.ts';
import type { CutPlan } from './cut-plan.ts';

/** The plan with fewer cuts, next to the cheapest. */
export interface PlanChoice {
  readonly isTaken: boolean;
  /** Extra cost, in the request's unit. */
  readonly cost: number;
  /** Number of cuts that it saves. */
  readonly cuts: number;
  /** Number of sheets that it takes more; 0 if it takes fewer, larger ones. */
  readonly sheets: number;
}

/** The choice between the cheapest plan and one with fewer cuts; undefined if there is no such choice. */
export function choiceOf({ answer, cheaper }: CutPlan): PlanChoice | undefined {
  if (!('sheets' in answer)) return undefined;
  const [cheap, simple] = cheaper === undefined ? [answer, answer.simpler] : [cheaper, answer];
  if (simple === undefined) return undefined;
  return {
    isTaken: cheaper !== undefined,
    cost: simple.cost - cheap.cost,
    cuts: cheap.cutCount - simple.cutCount,
    sheets: Math.max(0, simple.sheets.length - cheap.sheets.length),
  };
}

/** Replaces the cheapest plan by the one with fewer cuts and keeps the cheapest; the same plan if there is no other. */
export function takeSimpler(plan: CutPlan): CutPlan {
  const { answer } = plan;
  if (!('sheets' in answer) || answer.simpler === undefined) return plan;
  const { simpler, ...cheaper } = answer;
  const chosen: SheetAnswer = { ...cheaper, ...simpler, status: 'feasible' };
  return { ...withAnswer(plan, chosen), cheaper: answer };
}

/** The cheapest plan again. */
export function takeCheapest(plan: CutPlan): CutPlan {
  const { cheaper, ...rest } = plan;
  return cheaper === undefined ? plan : withAnswer(rest, cheaper);
}

/** The sheets are numbered from the first number on. */
function withAnswer(plan: CutPlan, chosen: SheetAnswer): CutPlan {
  const first = Math.min(...plan.numbers, Infinity);
  const from = Number.isFinite(first) ? first : 1;
  const answer: CutAnswer = longestFirst(chosen);
  return { ...plan, answer, numbers: chosen.sheets.map((_, i) => from + i), ended: true };
}
