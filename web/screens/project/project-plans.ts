import type { CutRequest } from '../../cutting/contract.ts';
import { findPlan, keepPlan, planIds } from '../../projects/stores/cut-plan-store.ts';
import type { CutPlan } from '../../projects/derive/cut-plan.ts';
import type { CutPlanner } from '../../shopping/cut-line.ts';
import type { Phase } from '../cut/use-plan.ts';

/** The engine's plans of what projects ask for, by request: the list and the Cut tab read the same. */

interface Known {
  readonly plan: CutPlan | undefined;
  readonly phase: Phase;
}

const MOST_KNOWN = 200;

const known = new Map<string, Known>();
/** Requests that are to be looked at for longer than usual. */
const longer = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = (request: CutRequest): string => JSON.stringify(request);

/** Another function with every answer, so that whoever plans with it plans again. */
const plannerNow = (): CutPlanner => (request) => {
  const { plan, phase } = known.get(keyOf(request)) ?? {};
  return plan && { answer: plan.answer, ended: phase?.kind === 'ended' };
};
let planner = plannerNow();

/** Tells of every new plan. */
export const subscribeToPlans = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function put(request: CutRequest, one: Known): void {
  const [oldest] = known.keys();
  const key = keyOf(request);
  if (known.size >= MOST_KNOWN && !known.has(key) && oldest !== undefined) known.delete(oldest);
  known.set(key, one);
  planner = plannerNow();
  listeners.forEach((listener) => listener());
}

/** What is known of a request. */
export const knownOf = (request: CutRequest): Known | undefined => known.get(keyOf(request));

const phaseOf = ({ ended, answer }: CutPlan): Phase =>
  ended ? { kind: 'ended' } : { kind: 'better', bound: answer.bound };

/** Keeps the plan of one material of a project, on this device too: it must not change on reload. */
export function rememberPlan(id: string, plan: CutPlan): void {
  keepPlan(id, plan);
  put(plan.request, { plan, phase: phaseOf(plan) });
}

/** Says how far a search has come, or how it failed; the plan stays as it is. */
export function setPhase(request: CutRequest, phase: Phase): void {
  put(request, { plan: knownOf(request)?.plan, phase });
}

/** Ends a search; the best plan so far stands. */
export function stopPlan(id: string, request: CutRequest): void {
  const plan = knownOf(request)?.plan;
  if (plan !== undefined) rememberPlan(id, { ...plan, ended: true });
}

/** Has a plan looked at again, for longer. */
export function lookLonger(id: string, request: CutRequest): void {
  const plan = knownOf(request)?.plan;
  if (plan === undefined) return;
  longer.add(keyOf(request));
  rememberPlan(id, { ...plan, ended: false });
}

export const isLonger = (request: CutRequest): boolean => longer.has(keyOf(request));

const restored = new Set<string>();

/** Takes up the plans that are kept of a project, where nothing newer is known. */
function restorePlans(project: string): void {
  if (restored.has(project)) return;
  restored.add(project);
  for (const id of planIds(`${project}/`)) {
    const plan = findPlan(id);
    if (plan === undefined || known.has(keyOf(plan.request))) continue;
    known.set(keyOf(plan.request), { plan, phase: phaseOf(plan) });
  }
  planner = plannerNow();
}

/**
 * The engine's plans for a project as far as they are there, those of earlier visits included; a new
 * function with every new plan.
 */
export function currentPlanner(project: string): CutPlanner {
  restorePlans(project);
  return planner;
}
