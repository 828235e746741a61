import type { Locale } from '../../language/locale.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CutRequest } from '../../cutting/contract.ts';
import { createCutBridge } from '../../projects/search/create-cut-bridge.ts';
import { isProven } from '../../cutting/plan/better-answer.ts';
import { RefusedRequest, usualLimits, type CutBridge } from '../../cutting/worker-bridge.ts';
import { nextNumber, planWith } from '../../projects/derive/cut-plan.ts';
import type { Project } from '../../projects/schema/project.ts';
import type { CutPlanner } from '../../shopping/cut-line.ts';
import type { ShoppingList } from '../../shopping/list.ts';
import {
  currentPlanner,
  isLonger,
  knownOf,
  rememberPlan,
  setPhase,
  subscribeToPlans,
} from './project-plans.ts';

const LONG_LIMITS: readonly number[] = [20_000];

/** What the engine is still to plan of one material. */
interface Open {
  /** The plan is kept under it. */
  readonly id: string;
  readonly request: CutRequest;
  readonly firstNumber: number;
}

/** The engine's plans for a project; plans anew whenever there is another. */
export function useCutPlanner(project: string): CutPlanner {
  const current = (): CutPlanner => currentPlanner(project);
  return useSyncExternalStore(subscribeToPlans, current, current);
}

/** What a material of a project is kept under. */
export const planId = (project: { readonly id: string }, material: string): string =>
  `${project.id}/${material}`;

function openOf(project: Project, list: ShoppingList): readonly Open[] {
  return list.lines.flatMap(({ id, cut }) => {
    const request = cut?.open;
    if (request === undefined || request.stock.length === 0 || request.parts.length === 0) {
      return [];
    }
    const phase = knownOf(request)?.phase.kind;
    if (phase === 'refused' || phase === 'failed') return [];
    const firstNumber = nextNumber(project.cut[id] ?? []);
    return [{ id: planId(project, id), request, firstNumber }];
  });
}

/** One search; every better plan is kept and shown at once. `last` says whether it ends with this. */
async function search(
  bridge: CutBridge,
  { id, request, firstNumber }: Open,
  options: { readonly limits: readonly number[]; readonly last: boolean },
  signal: AbortSignal,
  locale: Locale,
): Promise<void> {
  try {
    await bridge.solve(request, {
      limits: options.limits,
      signal,
      locale,
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
    // The quick plan stands; asking again would end the same.
    if (error instanceof RefusedRequest) {
      setPhase(request, { kind: 'refused', reason: error.message });
      return;
    }
    setPhase(request, { kind: 'failed' });
    reportError(error);
  }
}

/**
 * Has the engine plan whatever on a list it has not: first each material soon, so that no list waits
 * for a long search, then one after the other thoroughly.
 */
export function useProjectPlans(project: Project, list: ShoppingList, locale: Locale): void {
  const [bridge] = useState(createCutBridge);
  useEffect(() => () => bridge.close(), [bridge]);
  const key = JSON.stringify(openOf(project, list));
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const plan = async (): Promise<void> => {
      const open = JSON.parse(key) as readonly Open[];
      for (const one of open) {
        if (signal.aborted) return;
        if (knownOf(one.request)?.plan !== undefined) continue;
        const limits = usualLimits(one.request.kind).slice(0, -1);
        await search(bridge, one, { limits, last: false }, signal, locale);
      }
      for (const one of open) {
        if (signal.aborted) return;
        if (knownOf(one.request)?.phase.kind !== 'better') continue;
        const limits = isLonger(one.request)
          ? LONG_LIMITS
          : usualLimits(one.request.kind).slice(-1);
        await search(bridge, one, { limits, last: true }, signal, locale);
      }
    };
    void plan();
    return () => controller.abort();
  }, [bridge, key, locale]);
}
