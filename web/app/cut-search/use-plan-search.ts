import { startTransition, useEffect, useState } from 'react';
import type { CutRequest } from '../../planner/cutting/contract.ts';
import { isProven } from '../../planner/cutting/plan/better-answer.ts';
import { RefusedRequest, usualLimits, type CutBridge } from './worker-bridge.ts';
import type { Locale } from '../../language/locale.ts';
import { afterPaint } from '../../platform/scheduling.ts';
import { planWith, withFreeNumbers, type CutPlan } from '../../planner/project/cuts/cut-plan.ts';
import type { WantedCut } from '../../planner/project/cuts/wanted-cuts.ts';
import type { DoneBoard } from '../../planner/schema/board.ts';
import type { CutKey } from '../../planner/shopping/cut-line.ts';
import { createCutBridge } from './create-cut-bridge.ts';
import {
  cutsWith,
  isLonger,
  cutKey,
  knownOf,
  rememberPlan,
  searchLonger,
  setPhase,
  stopSearch,
  subscribeToCuts,
  type SearchPhase,
} from './known-cuts.ts';

const LONG_LIMITS: readonly number[] = [20_000];
const NOTHING: SearchPhase = { kind: 'nothing' };
const FIRST: SearchPhase = { kind: 'first' };

/** A plan for the screens, with the commands to its search. */
export interface Planning {
  readonly plan: CutPlan | undefined;
  readonly phase: SearchPhase;
  /** Ends the search and keeps its best plan. */
  readonly stop: () => void;
  /** Searches for a better plan again, for longer. */
  readonly lookLonger: () => void;
}

/**
 * Known plans, including those stored under ids with this prefix. Renders again with every new plan and state, in slices
 * between which the page answers the user.
 */
export function useKnownCuts(prefix: string): ReadonlyMap<CutKey, CutPlan> {
  const current = () => ({ prefix, known: cutsWith(prefix) });
  const [latest, setLatest] = useState(current);
  if (latest.prefix !== prefix) setLatest(current());
  useEffect(() => {
    const look = (): void => startTransition(() => setLatest({ prefix, known: cutsWith(prefix) }));
    // A plan may have been found before this effect.
    look();
    return subscribeToCuts(look);
  }, [prefix]);
  return latest.known.cuts;
}

/** Plan and search state of a request, next to boards that are already cut; `useKnownCuts` renders its changes. */
export function planningOf(
  id: string,
  request: CutRequest | undefined,
  done: readonly DoneBoard[],
): Planning {
  const isNothing =
    request === undefined || request.parts.length === 0 || request.stock.length === 0;
  const { plan, phase = FIRST } = isNothing ? {} : knownOf(request);
  return {
    plan: plan && withFreeNumbers(plan, done),
    phase: isNothing ? NOTHING : phase,
    stop: () => request && stopSearch(id, request),
    lookLonger: () => request && searchLonger(id, request),
  };
}

/** One search, which stores every better plan at once. `last`: no other search of the request follows. */
async function search(
  bridge: CutBridge,
  { id, request, firstNumber }: WantedCut,
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
        rememberPlan(id, planWith(knownOf(request).plan, request, answer, { ended, firstNumber }));
      },
      onReport: ({ bound }) => {
        const plan = knownOf(request).plan;
        if (plan === undefined) return;
        setPhase(request, { kind: 'better', bound: Math.max(bound, plan.answer.bound) });
      },
    });
  } catch (error) {
    if (signal.aborted) return;
    // Keep the plan, if any: another search would end the same.
    if (error instanceof RefusedRequest) {
      setPhase(request, { kind: 'refused', reason: error.message });
      return;
    }
    setPhase(request, { kind: 'failed' });
    reportError(error);
  }
}

const limitsOf = ({ request }: WantedCut): readonly number[] => usualLimits(request.kind);

/** Searches each request briefly, then each thoroughly, so that none waits for the long search of another. */
async function searchAll(
  bridge: CutBridge,
  wanted: readonly WantedCut[],
  locale: Locale,
  signal: AbortSignal,
): Promise<void> {
  for (const one of wanted) {
    if (signal.aborted) return;
    if (knownOf(one.request).plan !== undefined) continue;
    // A single request gets one thorough search at once.
    const last = wanted.length === 1;
    const limits = last ? limitsOf(one) : limitsOf(one).slice(0, -1);
    await search(bridge, one, { limits, last, locale }, signal);
  }
  for (const one of wanted) {
    if (signal.aborted) return;
    if (knownOf(one.request).phase?.kind !== 'better') continue;
    const limits = isLonger(one.request) ? LONG_LIMITS : limitsOf(one).slice(-1);
    await search(bridge, one, { limits, last: true, locale }, signal);
  }
}

/** Plans the cuts of a list of projects as thoroughly as the project's own screens. */
export async function planAll(
  wanted: readonly WantedCut[],
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

const isOpen = ({ request }: WantedCut): boolean => {
  const phase = knownOf(request).phase?.kind ?? 'first';
  return phase === 'first' || phase === 'better';
};

const keyOfWanted = ({ id, request, firstNumber }: WantedCut): string =>
  `${id} ${firstNumber} ${cutKey(request)}`;

/**
 * Searches for the wanted cuts in a worker of the open screen, again whenever they change. `isSoon`: a request will
 * follow, so the worker starts now.
 */
export function usePlanSearch(wanted: readonly WantedCut[], locale: Locale, isSoon: boolean): void {
  const [bridge] = useState(createCutBridge);
  useEffect(() => {
    if (isSoon) bridge.warmUp();
    return () => bridge.close();
  }, [bridge, isSoon]);
  const open = wanted.filter(isOpen);
  const key = open.map(keyOfWanted).join('\n');
  const [latest, setLatest] = useState({ key, open });
  if (latest.key !== key) setLatest({ key, open });
  useEffect(() => {
    const controller = new AbortController();
    // Paint the typed text first: starting a search may take longer than a key press.
    afterPaint(() => {
      if (controller.signal.aborted) return;
      void searchAll(bridge, latest.open, locale, controller.signal);
    });
    return () => controller.abort();
  }, [bridge, latest, locale]);
}
