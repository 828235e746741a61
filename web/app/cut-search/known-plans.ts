import type { CutRequest } from '../../planner/cutting/contract.ts';
import { createStore } from '../../platform/store.ts';
import type { CutPlanner } from '../../planner/shopping/cut-line.ts';
import type { CutPlan } from '../../planner/project/cuts/cut-plan.ts';
import { editPlan, findPlan, keepPlan, planIds } from '../../documents/store/cut-plan-store.ts';

/** Where the search for a plan is. */
export type Phase =
  | { readonly kind: 'nothing' }
  /** There is no plan of what is typed yet; what is shown, if anything, is of an older request. */
  | { readonly kind: 'first' }
  /** There is a plan, and a better one is looked for; no plan costs less than the bound. */
  | { readonly kind: 'better'; readonly bound: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed' };

interface Known {
  readonly plan: CutPlan | undefined;
  readonly phase: Phase;
}

const MOST_KNOWN = 200;

const known = new Map<string, Known>();
/** Requests that are to be looked at for longer than usual. */
const longer = new Set<string>();
const restored = new Set<string>();

/** A request may have hundreds of parts and is asked about several times a key. */
const keys = new WeakMap<CutRequest, string>();

function keyOf(request: CutRequest): string {
  const key = keys.get(request) ?? JSON.stringify(request);
  keys.set(request, key);
  return key;
}

/** Another function with every answer, so that whoever plans with it plans again. */
const plannerNow = (): CutPlanner => (request) => {
  const { plan, phase } = known.get(keyOf(request)) ?? {};
  return plan && { answer: plan.answer, ended: phase?.kind === 'ended' };
};

/** The plans of the engine by request: whoever asks for the same pieces reads the same plan. */
export const planner = createStore<CutPlanner>(plannerNow());

function put(request: CutRequest, one: Known): void {
  const [oldest] = known.keys();
  const key = keyOf(request);
  if (known.size >= MOST_KNOWN && !known.has(key) && oldest !== undefined) known.delete(oldest);
  known.set(key, one);
  planner.set(plannerNow());
}

/** What is known of a request. */
export const knownOf = (request: CutRequest): Known | undefined => known.get(keyOf(request));

const phaseOf = ({ ended, answer }: CutPlan): Phase =>
  ended ? { kind: 'ended' } : { kind: 'better', bound: answer.bound };

/** Keeps a plan under the id of its list or material, on this device too: a reload must not change it. */
export function rememberPlan(id: string, plan: CutPlan): void {
  keepPlan(id, plan);
  put(plan.request, { plan, phase: phaseOf(plan) });
}

/** Keeps what is left of a plan of which a person cut a board. */
export function cutFromPlan(id: string, plan: CutPlan): void {
  editPlan(id, plan);
  put(plan.request, { plan, phase: phaseOf(plan) });
}

/** Says how far a search has come, or how it failed; the plan stays as it is. */
export function setPhase(request: CutRequest, phase: Phase): void {
  put(request, { plan: knownOf(request)?.plan, phase });
}

/** Ends a search; the best plan so far stands. */
export function stopSearch(id: string, request: CutRequest): void {
  const plan = knownOf(request)?.plan;
  if (plan !== undefined) rememberPlan(id, { ...plan, ended: true });
}

/** Has a plan looked at again, for longer. */
export function searchLonger(id: string, request: CutRequest): void {
  const plan = knownOf(request)?.plan;
  if (plan === undefined) return;
  longer.add(keyOf(request));
  rememberPlan(id, { ...plan, ended: false });
}

export const isLonger = (request: CutRequest): boolean => longer.has(keyOf(request));

/**
 * The engine's plans, with those that earlier visits kept under ids that begin so: a project's or a
 * cut list's. A new function with every new plan.
 */
export function plannerWith(prefix: string): CutPlanner {
  if (restored.has(prefix)) return planner.get();
  restored.add(prefix);
  for (const id of planIds(prefix)) {
    const plan = findPlan(id);
    if (plan === undefined || known.has(keyOf(plan.request))) continue;
    known.set(keyOf(plan.request), { plan, phase: phaseOf(plan) });
  }
  return planner.get();
}
