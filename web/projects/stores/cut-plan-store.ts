import { checkAnswer } from '../../cutting/checker/check-answer.ts';
import type { LinearAnswer, SheetAnswer } from '../../cutting/contract.ts';
import { parseRequest } from '../../cutting/request.ts';
import { PLAN_PREFIX } from './cut-list-store.ts';
import type { CutPlan } from '../derive/cut-plan.ts';
import { keysOf, readText, writeText } from './device-storage.ts';
import { every, readCut, readRectangle, rectangle } from '../schema/read-board.ts';
import {
  flag,
  isFields,
  json,
  object,
  oneOf,
  optional,
  size,
  text,
  type Schema,
} from '../schema/schema.ts';

/** A plan of thousands of boards would fill the storage that everything typed needs. */
const LONGEST = 300_000;

const known = new Map<string, CutPlan>();

/** The plan kept for a list; undefined where there is none or its text makes no sense. */
export function findPlan(id: string): CutPlan | undefined {
  const plan = known.get(id) ?? readPlan(readText(PLAN_PREFIX + id));
  if (plan !== undefined) known.set(id, plan);
  return plan;
}

/** The ids under which plans are kept that begin so. */
export const planIds = (prefix: string): readonly string[] =>
  keysOf(PLAN_PREFIX + prefix).map((key) => key.slice(PLAN_PREFIX.length));

/** Keeps a list's plan; one too large for the storage only for as long as the page is open. */
export function keepPlan(id: string, plan: CutPlan): void {
  known.set(id, plan);
  const raw = JSON.stringify(plan);
  writeText(PLAN_PREFIX + id, raw.length > LONGEST ? null : raw);
}

/** A plan out of storage: its request must be one, and its answer must pass the checker. */
export function readPlan(raw: string | null): CutPlan | undefined {
  const value = raw === null ? undefined : json(raw);
  if (!isFields(value) || !isFields(value['request'])) return undefined;
  const parsed = parseRequest(value['request']);
  if (!parsed.ok) return undefined;
  const answer = (parsed.problem.kind === 'linear' ? readLinear : readPanels)(value['answer']);
  if (answer === undefined) return undefined;
  const numbers = Array.isArray(value['numbers']) ? value['numbers'].map(size) : [];
  if (checkAnswer(parsed.problem, answer).length > 0) return undefined;
  return {
    // Checked above, and compared with the list's own request before it is used.
    request: value['request'] as unknown as CutPlan['request'],
    answer,
    numbers,
    ended: value['ended'] === true,
  };
}

const base = {
  status: oneOf('feasible', 'optimal', 'infeasible'),
  cost: size,
  bound: size,
  ms: size,
  unplaced: every(
    object({
      part: text,
      quantity: size,
      reason: oneOf('out-of-stock', 'too-long'),
      at: text,
    }),
  ),
};

const readLinear: Schema<LinearAnswer> = object({
  ...base,
  boards: every(
    object({
      stock: text,
      offcut: size,
      parts: every(
        object({
          part: text,
          at: size,
          length: size,
          turned: optional((value) => (typeof value === 'boolean' ? value : undefined)),
        }),
      ),
    }),
  ),
});

const readPanels: Schema<SheetAnswer> = object({
  ...base,
  sheets: every(
    object({
      stock: text,
      parts: every(object({ ...rectangle, part: text, rotated: flag(false) })),
      cuts: every(readCut),
      offcuts: every(readRectangle),
    }),
  ),
  cutCount: size,
  cutLength: size,
});
