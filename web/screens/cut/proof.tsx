import { isProven } from '../../cutting/plan/better-answer.ts';
import { costInWords } from './in-words.ts';
import { buyLines, measureOf, mixInWords, proofInWords } from './proof-words.ts';
import type { PlannedCuts } from './planned-cuts.ts';

/** What to buy and how good that is, with the search's state and its stop button. */
export function Proof({ cuts }: { readonly cuts: PlannedCuts }) {
  const { planning } = cuts;
  const { plan, phase } = planning;
  if (phase.kind === 'refused') {
    return (
      <p className="proof proof--wrong" role="status">
        <b>This cannot be planned.</b> {phase.reason}
      </p>
    );
  }
  if (phase.kind === 'failed') {
    return (
      <p className="proof proof--wrong" role="status">
        <b>The plan could not be worked out.</b> What you typed is kept. Change anything to try
        again.
      </p>
    );
  }
  if (plan === undefined || phase.kind === 'first') {
    return (
      <p className="proof" role="status">
        Working out the cheapest boards…
      </p>
    );
  }
  const measure = measureOf(cuts);
  const { head, tail } = proofInWords(plan.answer, mixInWords(buyLines(cuts)), measure);
  const searching = phase.kind === 'better';
  const gap = !isProven(plan.answer) && plan.answer.unplaced.length === 0;
  return (
    <div className="proof" role="status">
      {searching ? (
        <p>
          <b>Looking for a better plan.</b> {costInWords(plan.answer.cost, measure)} so far; none
          {measure.priced ? ' costs' : ' uses'} less than {costInWords(phase.bound, measure)}.
        </p>
      ) : (
        <p>
          <b>{head}</b> {tail}
        </p>
      )}
      {searching && (
        <button type="button" className="button proof__stop" onClick={planning.stop}>
          Stop, this will do
        </button>
      )}
      {!searching && gap && (
        <button type="button" className="button button--plain" onClick={planning.lookLonger}>
          Look longer
        </button>
      )}
    </div>
  );
}
