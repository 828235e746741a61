import { editPlan, findPlan, keepPlan, planIds } from '../../documents/store/cut-plan-store.ts';
import { pageMemo } from '../../documents/settings/page-names.ts';
import { createSignal } from '../../platform/store.ts';
import type { CutRequest } from '../../planner/cutting/contract.ts';
import type { CutPlan } from '../../planner/project/cuts/cut-plan.ts';
import { cutKeyOf, type CutKey } from '../../planner/shopping/cut-line.ts';

/** State of the search for a plan. */
export type SearchPhase =
  | { readonly kind: 'nothing' }
  /** No plan yet. The screen may still show the plan of an older request. */
  | { readonly kind: 'first' }
  /** There is a plan, and the search looks for a better one; no plan costs less than the bound. */
  | { readonly kind: 'better'; readonly bound: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed' };

/** Plans and search states by request. */
interface KnownCuts {
  readonly cuts: ReadonlyMap<CutKey, CutPlan>;
  readonly phases: ReadonlyMap<CutKey, SearchPhase>;
}

const MOST_KNOWN = 200;

const { notify, subscribe } = createSignal();
/** Plans of this visit, and those restored from the device. Replaced, never changed in place. */
let known: KnownCuts = { cuts: new Map(), phases: new Map() };

export const subscribeToCuts = subscribe;

function setKnown(next: KnownCuts): void {
  known = next;
  notify();
}

/** Requests that the user wants to search for longer than usual. */
const longer = new Set<CutKey>();
const restored = new Set<string>();

/** A request may have hundreds of parts, and several callers need its key. */
export const cutKey = (request: CutRequest): CutKey =>
  pageMemo.of(['cut-key', request], () => cutKeyOf(request));

/** The map with one more entry; the oldest entry goes if there are too many. */
function withEntry<T>(map: ReadonlyMap<CutKey, T>, key: CutKey, value: T): ReadonlyMap<CutKey, T> {
  const [oldest] = map.keys();
  const isFull = map.size >= MOST_KNOWN && !map.has(key);
  return new Map([...map].filter(([one]) => !isFull || one !== oldest)).set(key, value);
}

const phaseOf = ({ ended, answer }: CutPlan): SearchPhase =>
  ended ? { kind: 'ended' } : { kind: 'better', bound: answer.bound };

function putPlan(plan: CutPlan): void {
  const key = cutKey(plan.request);
  setKnown({
    cuts: withEntry(known.cuts, key, plan),
    phases: withEntry(known.phases, key, phaseOf(plan)),
  });
}

/** Plan and search state of a request, if known. */
export function knownOf(request: CutRequest) {
  const key = cutKey(request);
  return { plan: known.cuts.get(key), phase: known.phases.get(key) };
}

/** Stores a plan under the id of its list or material, on this device too, so that it survives a reload. */
export function rememberPlan(id: string, plan: CutPlan): void {
  keepPlan(id, plan);
  putPlan(plan);
}

/** Stores the rest of a plan after the user cut a board of it. */
export function cutFromPlan(id: string, plan: CutPlan): void {
  editPlan(id, plan);
  putPlan(plan);
}

/** Reports progress or failure of a search; its plan does not change. */
export function setPhase(request: CutRequest, phase: SearchPhase): void {
  setKnown({ ...known, phases: withEntry(known.phases, cutKey(request), phase) });
}

/** Ends a search and keeps its best plan. */
export function stopSearch(id: string, request: CutRequest): void {
  const { plan } = knownOf(request);
  if (plan !== undefined) rememberPlan(id, { ...plan, ended: true });
}

/** Searches for a better plan again, for longer. */
export function searchLonger(id: string, request: CutRequest): void {
  const { plan } = knownOf(request);
  if (plan === undefined) return;
  longer.add(cutKey(request));
  rememberPlan(id, { ...plan, ended: false });
}

export const isLonger = (request: CutRequest): boolean => longer.has(cutKey(request));

/**
 * Known plans, including those that earlier visits stored under ids with this prefix: a project's or a cut list's. Called
 * during rendering, so that it restores them without a notification.
 */
export function cutsWith(prefix: string): KnownCuts {
  if (restored.has(prefix)) return known;
  restored.add(prefix);
  const { cuts, phases } = known;
  const plans = planIds(prefix)
    .flatMap((id) => findPlan(id) ?? [])
    .map((plan) => [cutKey(plan.request), plan] as const)
    .filter(([key]) => !cuts.has(key) && !phases.has(key));
  if (plans.length > 0) {
    known = {
      cuts: new Map([...cuts, ...plans]),
      phases: new Map([...phases, ...plans.map(([key, plan]) => [key, phaseOf(plan)] as const)]),
    };
  }
  return known;
}
