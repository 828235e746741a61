import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CutAnswer } from '../../cutting/contract.ts';
import { createCutBridge, RefusedRequest } from '../../cutting/worker-bridge.ts';
import type { CutPlanner } from '../../shopping/cut-line.ts';
import type { StockCut } from '../../shopping/cut-request.ts';
import type { ShoppingList } from '../../shopping/list.ts';

/** A plan soon, then a look around: the list shows every better one. */
const LIMITS = [150, 1000];
const MOST_KEPT = 200;

/** The engine's answers by request, of this visit; `undefined` where it could not answer. */
const answers = new Map<string, CutAnswer | undefined>();
const listeners = new Set<() => void>();

/** Another function with every answer, so that whoever plans with it plans again. */
const plannerNow = (): CutPlanner => (request) => answers.get(JSON.stringify(request));
let planner = plannerNow();

function keep(request: StockCut, answer: CutAnswer | undefined): void {
  const [oldest] = answers.keys();
  if (answers.size >= MOST_KEPT && oldest !== undefined) answers.delete(oldest);
  answers.set(JSON.stringify(request), answer);
  planner = plannerNow();
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The cutting engine's plans as far as they are there; a new function with every new plan. */
export const useCutPlanner = (): CutPlanner =>
  useSyncExternalStore(
    subscribe,
    () => planner,
    () => planner,
  );

const isOpen = (request: StockCut): boolean =>
  request.stock.length > 0 && request.parts.length > 0 && !answers.has(JSON.stringify(request));

/** Has the engine plan, one after the other, whatever on a list has only its quick plan. */
export function useCutPlans(list: ShoppingList): void {
  const [bridge] = useState(createCutBridge);
  useEffect(() => () => bridge.close(), [bridge]);
  const open = list.lines.flatMap(({ cut }) => cut?.request ?? []).filter(isOpen);
  const key = JSON.stringify(open);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const plan = async (): Promise<void> => {
      for (const request of JSON.parse(key) as StockCut[]) {
        if (signal.aborted) return;
        try {
          await bridge.solve(request, {
            limits: LIMITS,
            signal,
            onAnswer: (answer, more) => {
              if (!more) keep(request, answer);
            },
          });
        } catch (error) {
          if (signal.aborted) return;
          // The quick plan stands; asking again would end the same.
          keep(request, undefined);
          if (!(error instanceof RefusedRequest)) reportError(error);
        }
      }
    };
    void plan();
    return () => controller.abort();
  }, [bridge, key]);
}
