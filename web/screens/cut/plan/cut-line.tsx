import { words as cutPlanWords } from '../../../language/page/cut-plan.ts';
import { cents } from '../../../planner/measure/units/units.ts';
import { planCostText } from '../in-words.ts';
import type { PlannedCuts } from '../planned-cuts.ts';
import { buyLines } from './proof-words.ts';
import { sumOfMoney } from '../../../ui/format/amounts.ts';
import { emphasised } from '../../../ui/format/marked-text.tsx';

const { line: words } = cutPlanWords;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const isOpen = ({ planning, boards }: PlannedCuts): boolean =>
  planning.phase.kind === 'first' && boards.length === 0;

/** Status line over plans: cost, number of boards and cuts, and progress. */
export function CutLine(props: {
  readonly plans: readonly PlannedCuts[];
  /** True if some prices are examples. */
  readonly isRough?: boolean;
}) {
  const { plans, isRough = false } = props;
  const all = plans.flatMap(({ done, boards }) => [...done, ...boards]);
  const [first] = plans;
  // A sum without all plans would be too low.
  if (plans.some(isOpen)) return words.working;
  if (first === undefined || all.length === 0) return words.nothing;
  const { locale, currency } = first;
  const done = sum(plans.map((plan) => plan.done.length));
  const tapes = plans.flatMap(({ edging = [] }) => edging.map((need) => need.cost ?? 0));
  const cost = sum([...plans.flatMap(buyLines).map((line) => line.cost), ...tapes]);
  const cuts = all.flatMap(({ board }) => board.cuts);
  const run = sum(cuts.map((cut) => cut.x2 - cut.x1 + cut.y2 - cut.y1));
  const runText = planCostText(run, { priced: false, sheets: false, locale, currency });
  const count = (kind: PlannedCuts['kind']): number =>
    sum(plans.filter((one) => one.kind === kind).map((one) => one.done.length + one.boards.length));
  const [boards, sheets] = [count('linear'), count('sheet')];
  return (
    <>
      {plans.every(({ priced }) => priced) && (
        <span>
          <b>{sumOfMoney(cents(Math.round(cost)), isRough, currency)}</b>
        </span>
      )}
      {boards > 0 && <span>{emphasised(words.boards(boards))}</span>}
      {sheets > 0 && <span>{emphasised(words.sheets(sheets))}</span>}
      <span>{emphasised(words.cuts(cuts.length, run > 0 ? runText : ''))}</span>
      {done > 0 && <span>{words.done(done, all.length)}</span>}
      {plans.some(({ planning }) => planning.phase.kind === 'better') && (
        <span>{words.searching}</span>
      )}
    </>
  );
}
