import { words } from '../../../language/page/cut-plan.ts';
import type { CutList } from '../../../planner/schema/cut-list.ts';
import { EdgingRows } from '../parts/edging/edging-rows.tsx';
import { HardwareOfList } from '../parts/hardware-rows.tsx';
import { planCostText } from '../in-words.ts';
import { buyLines, measureOf, type BuyLine } from '../plan/proof-words.ts';
import type { CutListState } from '../use-cuts.ts';

/** A list with a new number of bought boards. */
const withBought = (list: CutList, id: string, count: number): CutList => {
  const others = (list.bought ?? []).filter((one) => one.id !== id);
  const { bought: _bought, ...rest } = list;
  const bought = count === 0 ? others : [...others, { id, count }];
  return bought.length === 0 ? rest : { ...rest, bought };
};

/** Boards of one size; a tap marks them as bought. */
function BuyRow({ line, cuts }: { readonly line: BuyLine; readonly cuts: CutListState }) {
  const had = cuts.list.bought?.find(({ id }) => id === line.stock)?.count ?? 0;
  const left = Math.max(0, line.count - had);
  const isBought = left === 0;
  return (
    <li className={isBought ? 'row row--ticked' : 'row'}>
      <button
        type="button"
        className="row__main row__button tickable hardware-row"
        aria-pressed={isBought}
        onClick={() => cuts.change((now) => withBought(now, line.stock, isBought ? 0 : line.count))}
      >
        <span className="row__count">
          <b>{isBought ? line.count : left}</b> ×
        </span>
        <span className="row__what">
          <strong>{line.name}</strong>
          <span className="remark">
            {had > 0 && !isBought ? words.boughtOf(had, line.count) : cuts.material}
          </span>
        </span>
      </button>
      <span className="row__money">{planCostText(line.cost, measureOf(cuts))}</span>
    </li>
  );
}

/** Own offcuts that the plan uses; they cost nothing. */
const OwnRow = ({ line }: { readonly line: BuyLine }) => (
  <li className="row">
    <span className="row__main hardware-row">
      <span className="row__count">
        <b>{line.count}</b> ×
      </span>
      <span className="row__what">
        <strong>{line.name}</strong>
        <span className="remark">{words.usedFirst}</span>
      </span>
    </span>
  </li>
);

/** Boards of a material to buy; tape and hardware of the whole list. */
export function BoardsToBuy({
  cuts,
  whole,
}: {
  readonly cuts: CutListState;
  readonly whole: CutList;
}) {
  const lines = buyLines(cuts);
  const isStale = cuts.planning.phase.kind === 'first';
  const hasTape = cuts.all.some(({ edging = [] }) => edging.length > 0);
  return (
    <div className={isStale ? 'cut-plan--stale' : undefined} aria-busy={isStale}>
      {(lines.length > 0 || hasTape) && (
        <ul className="rows">
          {lines.map((line) =>
            line.own ? (
              <OwnRow key={line.stock} line={line} />
            ) : (
              <BuyRow key={line.stock} line={line} cuts={cuts} />
            ),
          )}
          {hasTape && <EdgingRows plans={cuts.all} />}
        </ul>
      )}
      {cuts.isUsual && lines.length > 0 && <p className="remark">{words.usualSizes}</p>}
      <HardwareOfList list={whole} />
    </div>
  );
}
