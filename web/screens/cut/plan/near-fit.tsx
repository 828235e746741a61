import { useEffect, useState } from 'react';
import type { CutAnswer, CutRequest } from '../../../planner/cutting/contract.ts';
import { findNearFit, type NearFit as Found } from '../../../planner/cutting/plan/near-fit.ts';
import { planBoards } from '../../../planner/cutting/plan/plan-board.ts';
import type { CutBridge } from '../../../app/cut-search/worker-bridge.ts';
import { words } from '../../../language/page/cut-plan.ts';
import type { Locale } from '../../../language/locale.ts';
import { createCutBridge } from '../../../app/cut-search/create-cut-bridge.ts';
import { tightLengthText, together } from '../in-words.ts';
import type { PlannedCuts } from '../planned-cuts.ts';

/** Small limit: this is only a suggestion. ms. */
const LIMITS: readonly number[] = [250];

/** Quick plan of a request in a worker; undefined if it fails. */
async function planSoon(
  bridge: CutBridge,
  request: CutRequest,
  signal: AbortSignal,
  locale: Locale,
): Promise<CutAnswer | undefined> {
  let best: CutAnswer | undefined;
  const onAnswer = (answer: CutAnswer): void => {
    best = answer;
  };
  try {
    await bridge.solve(request, { limits: LIMITS, signal, locale, onAnswer });
  } catch {
    return undefined;
  }
  return best;
}

/** Board sizes of a plan with their counts. */
function mixOf({ request, answer }: Found, nameOf: PlannedCuts['nameOf']): string {
  const boards = planBoards(request, answer);
  const sizes = Map.groupBy(boards, nameOf);
  return together(
    [...sizes].map(([name, own]) =>
      request.kind === 'sheet'
        ? words.sheetsOf(own.length, name)
        : words.boardsOf(own.length, name),
    ),
  );
}

/** Suggests slightly smaller parts if they need fewer boards. */
export function NearFitOffer({ cuts }: { readonly cuts: PlannedCuts }) {
  const { planning, locale } = cuts;
  const { plan, phase } = planning;
  const [found, setFound] = useState<{ readonly of: string; readonly fit: Found | undefined }>();
  const request = plan?.request;
  const answer = plan?.answer;
  const isEnded = phase.kind === 'ended' && plan?.cheaper === undefined;
  const key = request === undefined ? '' : JSON.stringify(request);
  useEffect(() => {
    if (!isEnded || request === undefined || answer === undefined) return undefined;
    const controller = new AbortController();
    const bridge = createCutBridge();
    const look = async (): Promise<void> => {
      const fit = await findNearFit(request, answer, (one) =>
        planSoon(bridge, one, controller.signal, locale),
      );
      if (!controller.signal.aborted) setFound({ of: key, fit });
      bridge.close();
    };
    void look();
    return () => {
      controller.abort();
      bridge.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- requests with equal text are equal.
  }, [key, isEnded, locale]);
  if (!isEnded || found?.of !== key || found.fit === undefined) return null;
  const { fit } = found;
  return (
    <p data-spoken="">
      {words.proof.nearlyFits(tightLengthText(fit.less, locale), mixOf(fit, cuts.nameOf))}
    </p>
  );
}
