import { checkAnswer } from '../../cutting/checker/check-answer.ts';
import type { CutAnswer, CutStatus, Unplaced } from '../../cutting/contract.ts';
import { parseRequest } from '../../cutting/request.ts';
import { PLAN_PREFIX } from './cut-list-store.ts';
import type { CutPlan } from '../derive/cut-plan.ts';
import { keysOf, readText, writeText } from './device-storage.ts';
import { readCut, readRectangle } from '../schema/read-board.ts';
import { isFields, json, oneOf, rows, size, text, type Fields } from '../schema/read-value.ts';

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

/** Drops a list's plan; what is still to be cut is planned afresh. */
export function forgetPlan(id: string): void {
  known.delete(id);
  writeText(PLAN_PREFIX + id, null);
}

/** A plan out of storage: its request must be one, and its answer must pass the checker. */
export function readPlan(raw: string | null): CutPlan | undefined {
  const value = raw === null ? undefined : json(raw);
  if (!isFields(value) || !isFields(value['answer']) || !isFields(value['request']))
    return undefined;
  const parsed = parseRequest(value['request']);
  if (!parsed.ok) return undefined;
  const answer = readAnswer(value['answer'], parsed.problem.kind);
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

const STATUSES: readonly CutStatus[] = ['optimal', 'feasible', 'infeasible'];

function readAnswer(value: Fields, kind: 'linear' | 'sheet'): CutAnswer {
  const base = {
    status: oneOf(STATUSES, value['status']) ?? 'feasible',
    cost: size(value['cost']),
    bound: size(value['bound']),
    ms: size(value['ms']),
    unplaced: rows(value['unplaced']).map(readUnplaced),
  };
  if (kind === 'linear') return { ...base, boards: rows(value['boards']).map(readBoard) };
  return {
    ...base,
    sheets: rows(value['sheets']).map(readSheet),
    cutCount: size(value['cutCount']),
    cutLength: size(value['cutLength']),
  };
}

const readUnplaced = (row: Fields): Unplaced => {
  const reason = oneOf(['too-long', 'out-of-stock'], row['reason']) ?? 'out-of-stock';
  return {
    part: text(row['part']),
    quantity: size(row['quantity']),
    reason,
    at: text(row['at']),
  };
};

const readBoard = (row: Fields) => {
  return {
    stock: text(row['stock']),
    offcut: size(row['offcut']),
    parts: rows(row['parts']).map((part) => {
      const turned = part['turned'];
      return {
        part: text(part['part']),
        at: size(part['at']),
        length: size(part['length']),
        ...(typeof turned === 'boolean' ? { turned } : {}),
      };
    }),
  };
};

const readSheet = (row: Fields) => {
  return {
    stock: text(row['stock']),
    parts: rows(row['parts']).map((part) => {
      const rotated = part['rotated'] === true;
      return { ...readRectangle(part), part: text(part['part']), rotated };
    }),
    cuts: rows(row['cuts']).map(readCut),
    offcuts: rows(row['offcuts']).map(readRectangle),
  };
};
