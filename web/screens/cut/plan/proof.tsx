import { isProven } from '../../../planner/cutting/plan/better-answer.ts';
import { words as cutPlanWords } from '../../../language/page/cut-plan.ts';
import { planCostText } from '../in-words.ts';
import { NearFitOffer } from './near-fit.tsx';
import { buyLines, measureOf, mixInWords, proofInWords, type ProofWords } from './proof-words.ts';
import type { PlannedCuts } from '../planned-cuts.ts';

const { proof: words } = cutPlanWords;

/** Quality of the current plan, or the reason why there is none. */
function resultOf(cuts: PlannedCuts): ProofWords {
  const { plan, phase } = cuts.planning;
  if (phase.kind === 'refused') return { head: words.refused, tail: phase.reason };
  if (phase.kind === 'failed' || plan === undefined) {
    return { head: words.failed, tail: words.failedNote };
  }
  return proofInWords(plan.answer, mixInWords(buyLines(cuts)), measureOf(cuts));
}

/** Boards to buy and the quality of the plan, with the state of the search and a stop button. */
export function Proof({ cuts }: { readonly cuts: PlannedCuts }) {
  const { planning } = cuts;
  const { plan, phase } = planning;
  const { head, tail } = resultOf(cuts);
  const searching = phase.kind === 'better';
  if (phase.kind === 'refused' || phase.kind === 'failed') {
    return (
      <div className="proof proof--wrong">
        <p data-spoken="">
          <b>{head}</b> {tail}
        </p>
      </div>
    );
  }
  if (plan === undefined || phase.kind === 'first') {
    return (
      <div className="proof">
        <p>{words.working}</p>
      </div>
    );
  }
  if (!searching && `${head}${tail}` === '') return null;
  const measure = measureOf(cuts);
  // A plan that the user chose at a higher price is not searched further.
  const isChosen = plan.cheaper !== undefined;
  const gap = !isChosen && !isProven(plan.answer) && plan.answer.unplaced.length === 0;
  return (
    <div className="proof">
      {searching ? (
        <p>
          <b>{words.searching}</b>{' '}
          {words.soFar(
            planCostText(plan.answer.cost, measure),
            planCostText(phase.bound, measure),
            measure.priced,
          )}
        </p>
      ) : (
        // Progress is visible; only the result is announced.
        <p data-spoken="">
          {head !== '' && <b>{head} </b>}
          {tail}
        </p>
      )}
      <NearFitOffer cuts={cuts} />
      {searching && (
        <button type="button" className="button proof__stop" onClick={planning.stop}>
          {words.stop}
        </button>
      )}
      {!searching && gap && (
        <button type="button" className="button button--plain" onClick={planning.lookLonger}>
          {words.longer}
        </button>
      )}
    </div>
  );
}
