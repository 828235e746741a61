import type { Locale } from '../../language/locale.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CutRequest } from '../../cutting/contract.ts';
import { createCutBridge } from '../../projects/search/create-cut-bridge.ts';
import { RefusedRequest, usualLimits, type CutBridge } from '../../cutting/worker-bridge.ts';
import { planWith, type CutPlan } from '../../projects/derive/cut-plan.ts';
import { findPlan, keepPlan } from '../../projects/stores/cut-plan-store.ts';

/** Where the planning of a list is. */
export type Phase =
  | { readonly kind: 'nothing' }
  /** There is no plan of what is typed yet; what is shown, if anything, is of an older request. */
  | { readonly kind: 'first' }
  /** There is a plan, and a better one is looked for; no plan costs less than the bound. */
  | { readonly kind: 'better'; readonly bound: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed' };

export interface Planning {
  readonly plan: CutPlan | undefined;
  readonly phase: Phase;
  /** Ends the search and keeps the best plan so far. */
  readonly stop: () => void;
  /** Looks for a better plan again, for longer. */
  readonly lookLonger: () => void;
}

interface State {
  readonly key: string;
  readonly plan: CutPlan | undefined;
  readonly phase: Phase;
}

const LONG_LIMITS: readonly number[] = [20_000];
const NOTHING: Phase = { kind: 'nothing' };
const ENDED: Phase = { kind: 'ended' };

/** The bridge of the open screen: its worker starts with the screen and ends with it. */
function useBridge(): CutBridge {
  const [bridge] = useState(createCutBridge);
  useEffect(() => {
    bridge.warmUp();
    return () => bridge.close();
  }, [bridge]);
  return bridge;
}

/** Before the worker has said anything: a kept plan stands, or is improved where its search was cut off. */
function phaseOf(kept: CutPlan | undefined): Phase {
  if (kept === undefined) return { kind: 'first' };
  return kept.ended ? ENDED : { kind: 'better', bound: kept.answer.bound };
}

/** The kept plan of a list where it answers just this request. */
function keptPlan(id: string, key: string): CutPlan | undefined {
  const plan = key === '' ? undefined : findPlan(id);
  return plan !== undefined && JSON.stringify(plan.request) === key ? plan : undefined;
}

/**
 * Plans a list's request in the worker whenever it changes: the latest wins, every better plan is
 * kept and shown at once, and a plan that was kept is not worked out again. `firstNumber` is that of
 * the first board of a new plan.
 */
export function usePlan(
  id: string,
  request: CutRequest | undefined,
  firstNumber: number,
  locale: Locale,
): Planning {
  const key = request === undefined ? '' : JSON.stringify(request);
  const [state, setState] = useState<State>({ key: '', plan: undefined, phase: NOTHING });
  const [longer, setLonger] = useState({ key: '', times: 0 });
  const bridge = useBridge();
  const search = useRef<AbortController>(undefined);
  const seed = useMemo(() => keptPlan(id, key), [id, key]);

  useEffect(() => {
    if (key === '') return undefined;
    const isLonger = longer.key === key && longer.times > 0;
    let plan = keptPlan(id, key);
    if (plan?.ended === true && !isLonger) return undefined;
    const wanted = JSON.parse(key) as CutRequest;
    const controller = new AbortController();
    search.current = controller;
    const show = (phase: Phase): void => setState({ key, plan, phase });
    bridge
      .solve(wanted, {
        limits: isLonger ? LONG_LIMITS : usualLimits(wanted.kind),
        signal: controller.signal,
        locale,
        onAnswer: (answer, more) => {
          plan = planWith(plan, wanted, answer, { ended: !more, firstNumber });
          keepPlan(id, plan);
          show(more ? { kind: 'better', bound: plan.answer.bound } : ENDED);
        },
        onReport: ({ bound }) => {
          if (plan !== undefined) {
            show({ kind: 'better', bound: Math.max(bound, plan.answer.bound) });
          }
        },
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        if (error instanceof RefusedRequest) {
          show({ kind: 'refused', reason: error.message });
          return;
        }
        show({ kind: 'failed' });
        reportError(error);
      });
    return () => controller.abort();
  }, [bridge, id, key, firstNumber, longer, locale]);

  const isCurrent = state.key === key;
  const plan = isCurrent ? state.plan : (seed ?? state.plan);
  return {
    plan: key === '' ? undefined : plan,
    phase: key === '' ? NOTHING : isCurrent ? state.phase : phaseOf(seed),
    stop: () => {
      search.current?.abort();
      if (!isCurrent || state.plan === undefined) return;
      const stopped = { ...state.plan, ended: true };
      keepPlan(id, stopped);
      setState({ key, plan: stopped, phase: ENDED });
    },
    lookLonger: () => {
      if (plan !== undefined) {
        setState({ key, plan, phase: { kind: 'better', bound: plan.answer.bound } });
      }
      setLonger(({ times }) => ({ key, times: times + 1 }));
    },
  };
}
