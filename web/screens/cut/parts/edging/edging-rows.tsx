import { addNeeds, type TapeNeed } from '../../../../planner/cutting/edge-banding.ts';
import { words } from '../../../../language/page/edging.ts';
import { pageFormats } from '../../../../language/language.ts';
import { formatLength, cents, mm } from '../../../../planner/measure/units/units.ts';
import { planCostText } from '../../in-words.ts';
import type { PlannedCuts } from '../../planned-cuts.ts';

/** Rounding step in mm; amounts are rounded up, because a short roll is useless. */
const TENTH = 100;

function EdgingRow(props: {
  readonly need: TapeNeed;
  readonly name: string;
  readonly cuts: PlannedCuts;
}) {
  const { need, cuts } = props;
  const { locale, currency } = cuts;
  const length = Math.ceil(need.length / TENTH - 1e-6) * TENTH;
  const longer = formatLength(mm(need.allowance), locale);
  return (
    <li className="row">
      <span className="row__main buy">
        <span className="row__count">
          <b>{planCostText(length, { priced: false, sheets: false, locale, currency })}</b>
        </span>
        <span className="row__what">
          <strong>{props.name}</strong>
          <span className="remark">{words.strips(need.strips, longer)}</span>
        </span>
      </span>
      <span className="row__money">
        {need.cost === null ? (
          <span className="remark">{words.noPrice}</span>
        ) : (
          pageFormats().money(cents(need.cost), currency)
        )}
      </span>
    </li>
  );
}

/** Tape to buy for all plans, as rows of their shopping list. */
export function EdgingRows({ plans }: { readonly plans: readonly PlannedCuts[] }) {
  const [cuts] = plans;
  if (cuts === undefined) return null;
  return addNeeds(plans.flatMap(({ edging = [] }) => edging)).map((need) => (
    <EdgingRow
      key={need.tape.id}
      need={need}
      name={need.tape.name || words.tape(need.number)}
      cuts={cuts}
    />
  ));
}
