import { useState } from 'react';
import { Link } from '../../app/router.ts';
import { cents } from '../../measure/units.ts';
import { formatMoney } from '../../shopping/money.ts';
import { BoardBlock } from './board-block.tsx';
import { isKept, keep, keepable, tickBoard, untickBoard } from './cut-actions.ts';
import { costInWords, sides } from './in-words.ts';
import { Proof } from './proof.tsx';
import { buyLines, measureOf, type BuyLine } from './proof-words.ts';
import type { Cuts } from './use-cuts.ts';

/** Boards drawn at once; a deck has hundreds, and nobody looks at them all. */
const PAGE = 40;

interface PlanViewProps {
  readonly cuts: Cuts;
  /** The address of another view of the same list. */
  readonly to: (view: 'parts' | 'stock' | 'plan', search?: string) => string;
  readonly onBench: (number: number) => void;
  readonly onExport: () => void;
  readonly onPrint: () => void;
}

function BuyRow({ line, cuts }: { readonly line: BuyLine; readonly cuts: Cuts }) {
  return (
    <li className="row">
      <span className="row__main buy">
        <span className="shop__count">
          <b>{line.count}</b> ×
        </span>
        <span className="shop__what">
          <strong>{line.own ? 'Own offcuts' : line.name}</strong>
          <span className="row__why">{line.own ? 'used first' : cuts.list.material}</span>
        </span>
      </span>
      {!line.own && <span className="row__money">{costInWords(line.cost, measureOf(cuts))}</span>}
    </li>
  );
}

/** What no board can hold, each with what to do about it. */
function Unplaced({ cuts, to }: Pick<PlanViewProps, 'cuts' | 'to'>) {
  const { planning, demand, units } = cuts;
  const unplaced = planning.plan?.answer.unplaced ?? [];
  if (unplaced.length === 0) return null;
  return (
    <div className="alarm" role="alert">
      <p>
        <b>Left out of the plan:</b>
      </p>
      <ul className="plain-list">
        {unplaced.map(({ part, quantity, reason }) => {
          const known = demand.parts.find(({ id }) => id === part);
          const what = known === undefined ? part : `${known.name} ${sides(known, units)}`.trim();
          return (
            <li key={part}>
              {quantity} × {what}:{' '}
              {reason === 'too-long'
                ? 'larger than every board on your list.'
                : 'no board is left for it.'}
            </li>
          );
        })}
      </ul>
      <p>
        <Link to={to('stock')}>Add a board</Link> or <Link to={to('parts')}>change the parts</Link>.
      </p>
    </div>
  );
}

/** Offcuts of this plan that go to the rack with one tap. */
function Offcuts({ cuts }: { readonly cuts: Cuts }) {
  const { list, boards, rack, units } = cuts;
  const all = [...list.done, ...boards].flatMap(({ number, board }) =>
    keepable(cuts, number, board).map((offcut) => ({ number, offcut })),
  );
  if (all.length === 0) return null;
  const left = all.filter(({ offcut }) => !isKept(rack, offcut));
  return (
    <section aria-labelledby="worth-keeping">
      <h2 id="worth-keeping" className="group">
        Worth keeping
      </h2>
      <ul className="rows">
        {all.slice(0, PAGE).map(({ number, offcut }) => (
          <li key={offcut.id} className="row">
            <span className="row__main">
              <strong>{sides(offcut, units)}</strong>
              <span className="row__why">from board {number}</span>
            </span>
            {isKept(rack, offcut) ? (
              <span className="row__why">In my offcuts</span>
            ) : (
              <button
                type="button"
                className="button button--plain"
                aria-label={`Keep ${sides(offcut, units)} from board ${number}`}
                onClick={() => keep([offcut])}
              >
                Keep
              </button>
            )}
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <button
          type="button"
          className="button"
          onClick={() => keep(left.map(({ offcut }) => offcut))}
        >
          Keep all {left.length}
        </button>
      )}
      <p className="row__why">Kept offcuts of the same material are used first next time.</p>
    </section>
  );
}

/** What there is before there is a plan, and the first step towards one. */
function Empty({ cuts, to }: Pick<PlanViewProps, 'cuts' | 'to'>) {
  const { demand, list } = cuts;
  if (list.done.length > 0 && demand.parts.length > 0 && demand.stock > 0) {
    return <p className="lead">All cut. Nothing is left to do.</p>;
  }
  return (
    <>
      <p className="lead">
        {demand.parts.length === 0
          ? 'List the parts you need, and the boards to buy are drawn here with every cut.'
          : 'Say which boards your shop has, and the plan is drawn here.'}
      </p>
      <p>
        <Link className="button" to={to(demand.parts.length === 0 ? 'parts' : 'stock')}>
          {demand.parts.length === 0 ? 'List the parts' : 'Add boards'}
        </Link>
      </p>
    </>
  );
}

/** The plan: what to buy, how good that is, every board to scale, and what is left over. */
export function PlanView(props: PlanViewProps) {
  const { cuts, to } = props;
  const { list, boards, planning } = cuts;
  const [shown, setShown] = useState(PAGE);
  const stale = planning.phase.kind === 'first';
  const longest = Math.max(1, ...[...boards, ...list.done].map(({ board }) => board.length));
  if (planning.phase.kind === 'nothing' && list.done.length === 0) {
    return <Empty cuts={cuts} to={to} />;
  }
  return (
    <div className={stale ? 'cut-plan cut-plan--stale' : 'cut-plan'} aria-busy={stale}>
      {planning.phase.kind === 'nothing' ? <Empty cuts={cuts} to={to} /> : <Proof cuts={cuts} />}
      <Unplaced cuts={cuts} to={to} />
      <ul className="rows">
        {buyLines(cuts).map((line) => (
          <BuyRow key={line.id} line={line} cuts={cuts} />
        ))}
      </ul>
      {boards.length > 0 && (
        <ul className="cut-boards">
          {boards.slice(0, shown).map((numbered) => (
            <BoardBlock
              key={numbered.number}
              cuts={cuts}
              numbered={numbered}
              longest={longest}
              done={false}
              names={cuts.names}
              onTick={stale ? undefined : () => tickBoard(cuts, numbered)}
              onOpen={() => props.onBench(numbered.number)}
            />
          ))}
        </ul>
      )}
      {boards.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(PAGE, boards.length - shown)} more of {boards.length}
        </button>
      )}
      <Offcuts cuts={cuts} />
      {list.done.length > 0 && (
        <section aria-labelledby="cut-already">
          <h2 id="cut-already" className="group">
            Cut already
          </h2>
          <ul className="cut-boards">
            {list.done.map((done) => (
              <BoardBlock
                key={done.number}
                cuts={cuts}
                numbered={done}
                longest={longest}
                done
                names={done.names}
                onTick={() => untickBoard(cuts, done)}
              />
            ))}
          </ul>
        </section>
      )}
      <div className="pair">
        <button type="button" className="button" onClick={props.onPrint}>
          Print
        </button>
        <button type="button" className="button" onClick={props.onExport}>
          Save as a file
        </button>
      </div>
    </div>
  );
}

/** The quiet line of a list: what it costs, how many boards and cuts; or what is missing. */
export function CutLine({ cuts }: { readonly cuts: Cuts }) {
  const { planning, demand, list, boards, currency, units } = cuts;
  if (planning.phase.kind === 'nothing') {
    if (demand.parts.length === 0) return <>Nothing to cut yet</>;
    if (demand.stock === 0 && demand.offcuts.length === 0) return <>Still to say: the boards</>;
    return <>All {list.done.length} cut</>;
  }
  const all = [...list.done, ...boards];
  if (all.length === 0) return <>Working it out…</>;
  const cost = buyLines(cuts).reduce((sum, line) => sum + line.cost, 0);
  const cutsInAll = all.reduce((sum, { board }) => sum + board.cuts.length, 0);
  const run = all
    .flatMap(({ board }) => board.cuts)
    .reduce((sum, cut) => sum + (cut.x2 - cut.x1) + (cut.y2 - cut.y1), 0);
  const word = list.kind === 'sheet' ? 'sheet' : 'board';
  return (
    <>
      {demand.priced && (
        <span>
          <b>{formatMoney(cents(Math.round(cost)), currency)}</b>
        </span>
      )}
      <span>
        <b>{all.length}</b> {all.length === 1 ? word : `${word}s`}
      </span>
      <span>
        <b>{cutsInAll}</b> {cutsInAll === 1 ? 'cut' : 'cuts'}
        {run > 0 && `, ${costInWords(run, { priced: false, sheets: false, units, currency })}`}
      </span>
      {list.done.length > 0 && (
        <span>
          {list.done.length} of {all.length} done
        </span>
      )}
      {planning.phase.kind === 'better' && <span>looking for better</span>}
    </>
  );
}
