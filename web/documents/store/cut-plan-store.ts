import { checkAnswer } from '../../planner/cutting/checker/check-answer.ts';
import type { LinearAnswer, SheetAnswer } from '../../planner/cutting/contract.ts';
import { parseRequest } from '../../planner/cutting/request/request.ts';
import type { CutPlan } from '../../planner/project/cuts/cut-plan.ts';
import { keysOf, PLAN_PREFIX, readStored, writeText } from './device-storage.ts';
import { editText } from './edit-history.ts';
import {
  every,
  readCut,
  readRectangle,
  readRun,
  rectangleFields,
} from '../../planner/schema/board.ts';
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
} from '../../planner/schema/schema.ts';

/** A plan of thousands of boards would fill the storage that everything typed needs. */
const LONGEST = 300_000;

/** Read once for as long as the text is the same; of a plan too large for the storage there is no text. */
const known = new Map<string, { readonly text: string | null; readonly plan: CutPlan }>();

/** The stored plan of a list; undefined if there is none or its text is damaged. */
export function findPlan(id: string): CutPlan | undefined {
  const raw = readStored(PLAN_PREFIX + id);
  const last = known.get(id);
  if (last !== undefined && last.text === raw) return last.plan;
  const plan = readPlan(raw);
  if (plan === undefined) known.delete(id);
  else known.set(id, { text: raw, plan });
  return plan;
}

/** Ids of stored plans with this prefix. */
export const planIds = (prefix: string): readonly string[] =>
  keysOf(PLAN_PREFIX + prefix).map((key) => key.slice(PLAN_PREFIX.length));

function put(id: string, plan: CutPlan, write: (key: string, text: string | null) => void): void {
  const raw = JSON.stringify(plan);
  write(PLAN_PREFIX + id, raw.length > LONGEST ? null : raw);
  known.set(id, { text: readStored(PLAN_PREFIX + id), plan });
}

/** Keeps a list's plan; one too large for the storage only for as long as the page is open. */
export const keepPlan = (id: string, plan: CutPlan): void => put(id, plan, writeText);

/** Keeps a plan that the user changed by cutting from it. */
export const editPlan = (id: string, plan: CutPlan): void => put(id, plan, editText);

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
  const cheaper = 'sheets' in answer ? readPanels(value['cheaper']) : undefined;
  const isCheaperRight = cheaper && checkAnswer(parsed.problem, cheaper).length === 0;
  return {
    // Checked above, and compared with the list's own request before it is used.
    request: value['request'] as unknown as CutPlan['request'],
    answer,
    numbers,
    ended: value['ended'] === true,
    ...(isCheaperRight && { cheaper }),
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
      reason: oneOf('out-of-stock', 'too-long', 'run-too-long'),
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

const sizeIfThere = (value: unknown): number | undefined =>
  value === undefined ? undefined : size(value);

const sheetWork = {
  sheets: every(
    object({
      stock: text,
      parts: every(
        object({ ...rectangleFields, part: text, rotated: flag(false), run: optional(readRun) }),
      ),
      cuts: every(readCut),
      offcuts: every(readRectangle),
    }),
  ),
  cutCount: size,
  cutLength: size,
  // Absent, not none, of an answer of an earlier version: the checker would find fault with none.
  settings: optional(sizeIfThere),
  turns: optional(sizeIfThere),
};

const readPanels: Schema<SheetAnswer> = object({
  ...base,
  ...sheetWork,
  simpler: optional(object({ cost: size, ...sheetWork })),
});
