import { words as cutPlanWords } from '../../../language/page/cut-plan.ts';
import { choiceOf, takeCheapest, takeSimpler } from '../../../planner/project/cuts/choose-plan.ts';
import { cutFromPlan } from '../../../app/cut-search/known-cuts.ts';
import { planCostText } from '../in-words.ts';
import { measureOf } from './proof-words.ts';
import type { PlannedCuts } from '../planned-cuts.ts';

const { simpler: words } = cutPlanWords;

/** After the search: offers a more expensive plan with far fewer cuts, and the way back. */
export function SimplerPlan({ cuts }: { readonly cuts: PlannedCuts }) {
  const { plan, phase } = cuts.planning;
  const choice = plan && choiceOf(plan);
  if (plan === undefined || choice === undefined || phase.kind !== 'ended') return null;
  const amount = planCostText(choice.cost, measureOf(cuts));
  return (
    <div className="simpler">
      <p data-spoken="">
        {choice.isTaken
          ? words.taken(amount, choice.cuts)
          : words.offer(choice.sheets, amount, choice.cuts)}
      </p>
      <button
        type="button"
        className="button"
        onClick={() =>
          cutFromPlan(cuts.id, choice.isTaken ? takeCheapest(plan) : takeSimpler(plan))
        }
      >
        {choice.isTaken ? words.back : words.take}
      </button>
    </div>
  );
}
