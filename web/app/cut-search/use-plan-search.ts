import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CutRequest } from '../../planner/cutting/contract.ts';
import { isProven } from '../../planner/cutting/plan/better-answer.ts';
import { RefusedRequest, usualLimits, type CutBridge } from './worker-bridge.ts';
import type { Locale } from '../../language/locale.ts';
import { afterPaint } from '../../platform/scheduling.ts';
import type { CutPlanner } from '../../planner/shopping/cut-line.ts';
import { planWith, withFreeNumbers, type CutPlan } from '../../planner/project/cuts/cut-plan.ts';
import type { Wanted } from '../../planner/project/cuts/wanted-plans.ts';
import type { DoneBoard } from '../../planner/schema/done-board.ts';
import { createCutBridge } from './create-cut-bridge.ts';
import {
  isLonger,
  knownOf,
  planner,
  plannerWith,
  rememberPlan,
  searchLonger,
  setPhase,
  stopSearch,
  type Phase,
} from './known-plans.ts';

const LONG_LIMITS: readonly number[] = [20_000];
const NOTHING: Phase = { kind: 'nothing' };
const FIRST: Phase = { kind: 'first' };

/** A plan as the screens show it, with what a person may say to its search. */
export interface Planning {
  readonly plan: CutPlan | undefined;
  readonly phase: Phase;
  /** Ends the search and keeps the best plan so far. */
  readonly stop: () => void;
  /** Looks for a better plan again, for longer. */
  readonly lookLonger: () => void;
}

/** The engine's plans, those kept under ids that begin so included; draws again with every new one. */
export function useCutPlanner(prefix: string): CutPlanner {
  const current = (): CutPlanner => plannerWith(prefix);
  return useSyncExternalStore(planner.subscribe, current, current);
}

/** How the search for a request stands, beside boards that lie cut; draw again with `useCutPlanner`. */
export function planningOf(
  id: string,
  request: CutRequest | undefined,
  done: readonly DoneBoard[],
): Planning {
  const isNothing =
    request === undefined || request.parts.length === 0 || request.stock.length === 0;
  const { plan, phase = FIRST } = (isNothing ? undefined : knownOf(request)) ?? {};
  return {
    plan: plan && withFreeNumbers(plan, done),
    phase: isNothing ? NOTHING : phase,
    stop: () => request && stopSearch(id, request),
    lookLonger: () => request && searchLonger(id, request),
  };
}

/** One search; every better plan is kept and shown at once. `last` says whether it ends with this. */
async function search(
  bridge: CutBridge,
  { id, request, firstNumber }: Wanted,
  options: { readonly limits: readonly number[]; readonly last: boolean; readonly locale: Locale },
  signal: AbortSignal,
): Promise<void> {
  try {
    await bridge.solve(request, {
      limits: options.limits,
      signal,
      locale: options.locale,
      onAnswer: (answer, more) => {
        const ended = !more && (options.last || isProven(answer));
        rememberPlan(id, planWith(knownOf(request)?.plan, request, answer, { ended, firstNumber }));
      },
      onReport: ({ bound }) => {
        const plan = knownOf(request)?.plan;
        if (plan === undefined) return;
        setPhase(request, { kind: 'better', bound: Math.max(bound, plan.answer.bound) });
      },
    });
  } catch (error) {
    if (signal.aborted) return;
    // What plan there is stands; asking again would end the same.
    if (error instanceof RefusedRequest) {
      setPhase(request, { kind: 'refused', reason: error.message });
      return;
    }
    setPhase(request, { kind: 'failed' });
    reportError(error);
  }
}

const limitsOf = ({ request }: Wanted): readonly number[] => usualLimits(request.kind);

/** First each request soon, so that none waits for a long search, then one after the other thoroughly. */
async function searchAll(
  bridge: CutBridge,
  wanted: readonly Wanted[],
  locale: Locale,
  signal: AbortSignal,
): Promise<void> {
  for (const one of wanted) {
    if (signal.aborted) return;
    if (knownOf(one.request)?.plan !== undefined) continue;
    // Nobody waits behind a single request: one search goes all the way.
    const last = wanted.length === 1;
    const limits = last ? limitsOf(one) : limitsOf(one).slice(0, -1);
    await search(bridge, one, { limits, last, locale }, signal);
  }
  for (const one of wanted) {
    if (signal.aborted) return;
    if (knownOf(one.request)?.phase.kind !== 'better') continue;
    const limits = isLonger(one.request) ? LONG_LIMITS : limitsOf(one).slice(-1);
    await search(bridge, one, { limits, last: true, locale }, signal);
  }
}

/** Plans what a list of projects shows the sums of as thoroughly as their own screens would. */
export async function planAll(
  wanted: readonly Wanted[],
  locale: Locale,
  signal: AbortSignal,
): Promise<void> {
  const bridge = createCutBridge();
  try {
    await searchAll(bridge, wanted, locale, signal);
  } finally {
    bridge.close();
  }
}

const isOpen = ({ request }: Wanted): boolean => {
  const phase = knownOf(request)?.phase.kind ?? 'first';
  return phase === 'first' || phase === 'better';
};

/**
 * Has the engine plan what it has not planned yet, in a worker of the open screen: whenever the
 * requests change, the latest win. `isSoon`: there will be something to plan, so the worker starts now.
 */
export function usePlanSearch(wanted: readonly Wanted[], locale: Locale, isSoon: boolean): void {
  const [bridge] = useState(createCutBridge);
  useEffect(() => {
    if (isSoon) bridge.warmUp();
    return () => bridge.close();
  }, [bridge, isSoon]);
  const open = JSON.stringify(wanted.filter(isOpen));
  useEffect(() => {
    const controller = new AbortController();
    // What is typed is painted first: to start a search may take longer than a key may.
    afterPaint(() => {
      if (controller.signal.aborted) return;
      void searchAll(bridge, JSON.parse(open) as readonly Wanted[], locale, controller.signal);
    });
    return () => controller.abort();
  }, [bridge, open, locale]);
}
