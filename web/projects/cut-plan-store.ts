import { checkAnswer } from '../cutting/checker/check-answer.ts';
import type { CutAnswer, CutStatus, Unplaced } from '../cutting/contract.ts';
import { parseRequest } from '../cutting/request.ts';
import { PLAN_PREFIX } from './cut-list-store.ts';
import type { CutPlan } from './cut-plan.ts';
import { readText, writeText } from './kept-text.ts';
import { readCut, readRectangle } from './read-board.ts';
import {
  isFields,
  readChoice,
  readJson,
  readNumber,
  readRows,
  readString,
  type Fields,
} from './read-fields.ts';

/** A plan of thousands of boards would fill the storage that everything typed needs. */
const LONGEST = 300_000;

const known = new Map<string, CutPlan>();

/** The plan kept for a list; undefined where there is none or its text makes no sense. */
export function findPlan(id: string): CutPlan | undefined {
  const plan = known.get(id) ?? readPlan(readText(PLAN_PREFIX + id));
  if (plan !== undefined) known.set(id, plan);
  return plan;
}

/** Keeps a list's plan; one too large for the storage only for as long as the page is open. */
export function keepPlan(id: string, plan: CutPlan): void {
  known.set(id, plan);
  const text = JSON.stringify(plan);
  writeText(PLAN_PREFIX + id, text.length > LONGEST ? undefined : text);
}

/** Drops a list's plan; what is still to be cut is planned afresh. */
export function forgetPlan(id: string): void {
  known.delete(id);
  writeText(PLAN_PREFIX + id, undefined);
}

/** A plan out of storage: its request must be one, and its answer must pass the checker. */
export function readPlan(text: string | undefined): CutPlan | undefined {
  const value = text === undefined ? undefined : readJson(text);
  if (!isFields(value) || !isFields(value['answer']) || !isFields(value['request']))
    return undefined;
  const parsed = parseRequest(value['request']);
  if (!parsed.ok) return undefined;
  const answer = readAnswer(value['answer'], parsed.problem.kind);
  const numbers = Array.isArray(value['numbers']) ? value['numbers'].map(readNumber) : [];
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
    status: readChoice(value['status'], STATUSES, 'feasible'),
    cost: readNumber(value['cost']),
    bound: readNumber(value['bound']),
    ms: readNumber(value['ms']),
    unplaced: readRows(value['unplaced']).map(readUnplaced),
  };
  if (kind === 'linear') return { ...base, boards: readRows(value['boards']).map(readBoard) };
  return {
    ...base,
    sheets: readRows(value['sheets']).map(readSheet),
    cutCount: readNumber(value['cutCount']),
    cutLength: readNumber(value['cutLength']),
  };
}

const readUnplaced = (row: Fields): Unplaced => {
  return {
    part: readString(row['part']),
    quantity: readNumber(row['quantity']),
    reason: readChoice(row['reason'], ['too-long', 'out-of-stock'], 'out-of-stock'),
    at: readString(row['at']),
  };
};

const readBoard = (row: Fields) => {
  return {
    stock: readString(row['stock']),
    offcut: readNumber(row['offcut']),
    parts: readRows(row['parts']).map((part) => {
      const turned = part['turned'];
      return {
        part: readString(part['part']),
        at: readNumber(part['at']),
        length: readNumber(part['length']),
        ...(typeof turned === 'boolean' ? { turned } : {}),
      };
    }),
  };
};

const readSheet = (row: Fields) => {
  return {
    stock: readString(row['stock']),
    parts: readRows(row['parts']).map((part) => {
      const rotated = part['rotated'] === true;
      return { ...readRectangle(part), part: readString(part['part']), rotated };
    }),
    cuts: readRows(row['cuts']).map(readCut),
    offcuts: readRows(row['offcuts']).map(readRectangle),
  };
};
