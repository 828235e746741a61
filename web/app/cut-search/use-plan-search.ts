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

const phaseOf = ({ request }: WantedCut): SearchPhase['kind'] =>
  (knownOf(request).phase ?? FIRST).kind;

const OPEN: ReadonlySet<SearchPhase['kind']> = new Set(['first', 'better']);

const keyOfWanted = ({ id, request, firstNumber }: WantedCut): string =>
  `${id} ${firstNumber} ${cutKey(request)}`;

/**
 * Searches each request briefly, then each thoroughly, so that none waits for the long search of another. A search goes
 * on while its request is wanted, also if another one has ended.
 */
class PlanSearch {
  readonly #bridge = createCutBridge();
  #wanted: readonly WantedCut[] = [];
  #current: { readonly key: string; readonly controller: AbortController } | undefined;
  #ended: Promise<void> | undefined;

  /** Starts the worker, because a request will follow. */
  warmUp(): void {
    this.#bridge.warmUp();
  }

  /** Searches for these cuts alone. Resolves when no search is left. */
  want(wanted: readonly WantedCut[], locale: Locale): Promise<void> {
    this.#wanted = wanted;
    const { key, controller } = this.#current ?? {};
    if (!wanted.some((one) => keyOfWanted(one) === key)) controller?.abort();
    this.#ended ??= this.#searchAll(locale).finally(() => {
      this.#ended = undefined;
    });
    return this.#ended;
  }

  close(): void {
    this.#wanted = [];
    this.#current?.controller.abort();
    this.#bridge.close();
  }

  async #searchAll(locale: Locale): Promise<void> {
    for (;;) {
      const first = this.#wanted.find((one) => phaseOf(one) === 'first');
      const one = first ?? this.#wanted.find((each) => phaseOf(each) === 'better');
      if (one === undefined) return;
      const controller = new AbortController();
      this.#current = { key: keyOfWanted(one), controller };
      // A single request gets one thorough search at once.
      const last = one !== first || this.#wanted.length === 1;
      const usual = usualLimits(one.request.kind);
      const thorough = isLonger(one.request) ? LONG_LIMITS : usual.slice(-1);
      const limits = one !== first ? thorough : last ? usual : usual.slice(0, -1);
      await search(this.#bridge, one, { limits, last, locale }, controller.signal);
      this.#current = undefined;
    }
  }
}

/** Plans the cuts of a list of projects as thoroughly as the project's own screens. */
export async function planAll(
  wanted: readonly WantedCut[],
  locale: Locale,
  signal: AbortSignal,
): Promise<void> {
  const plans = new PlanSearch();
  const close = (): void => plans.close();
  signal.addEventListener('abort', close, { once: true });
  if (!signal.aborted) await plans.want(wanted, locale);
  close();
}

/**
 * Searches for the wanted cuts in a worker of the open screen, again whenever they change. `isSoon`: a request will
 * follow, so the worker starts now.
 */
export function usePlanSearch(wanted: readonly WantedCut[], locale: Locale, isSoon: boolean): void {
  const [plans] = useState(() => new PlanSearch());
  useEffect(() => {
    if (isSoon) plans.warmUp();
    return () => plans.close();
  }, [plans, isSoon]);
  const open = wanted.filter((one) => OPEN.has(phaseOf(one)));
  const key = open.map(keyOfWanted).join('\n');
  const [latest, setLatest] = useState({ key, open });
  if (latest.key !== key) setLatest({ key, open });
  useEffect(() => {
    const controller = new AbortController();
    // Paint the typed text first: starting a search may take longer than a key press.
    afterPaint(() => {
      if (!controller.signal.aborted) void plans.want(latest.open, locale);
    });
    return () => controller.abort();
  }, [plans, latest, locale]);
}
