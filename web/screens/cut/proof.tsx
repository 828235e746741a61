import { isProven } from '../../cutting/plan/better-answer.ts';
import { en } from '../../language/en/cut-plan.ts';
import { area } from '../../language/language.ts';
import { costInWords } from './in-words.ts';
import { buyLines, measureOf, mixInWords, proofInWords } from './proof-words.ts';
import type { PlannedCuts } from './planned-cuts.ts';

const { proof: words } = area('cutPlan', en);

/** What to buy and how good that is, with the search's state and its stop button. */
export function Proof({ cuts }: { readonly cuts: PlannedCuts }) {
  const { planning } = cuts;
  const { plan, phase } = planning;
  if (phase.kind === 'refused') {
    return (
      <p className="proof proof--wrong" role="status">
        <b>{words.refused}</b> {phase.reason}
      </p>
    );
  }
  if (phase.kind === 'failed') {
    return (
      <p className="proof proof--wrong" role="status">
        <b>{words.failed}</b> {words.failedNote}
      </p>
    );
  }
  if (plan === undefined || phase.kind === 'first') {
    return (
      <p className="proof" role="status">
        {words.working}
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
          <b>{words.searching}</b>{' '}
          {words.soFar(
            costInWords(plan.answer.cost, measure),
            costInWords(phase.bound, measure),
            measure.priced,
          )}
        </p>
      ) : (
        <p>
          <b>{head}</b> {tail}
        </p>
      )}
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
